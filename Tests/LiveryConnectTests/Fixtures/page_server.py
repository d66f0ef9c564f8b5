"""A server of one page: at `/end` it closes with 1000 right after the page, at `/stall` it reads nothing any more, and at
`/effects` it wants something done before it closes.

    python page_server.py FOLDER

FOLDER is that of the servers that it has its frames from. It listens on 127.0.0.1, prints its port when it is ready, and ends
when its standard input does.
"""

import asyncio
import json
import sys
from urllib.parse import parse_qsl, urlsplit

from websockets.asyncio.server import serve

sys.path.append(sys.argv[1])
from frames import TEXT, close_frame, frame, write_at_once

STATICS = ['{"type":"Column","az":"A-0","az_view":true,"id":', ',"children":[{"type":"Button","az":"A-1","on_tap":'
           '[0,"tap",{}],"children":["Go"]}]}']
PAGE = {"o": [[8, "page", {"f": "A", "s": STATICS, "d": ["page"]}]]}


def text(message):
    return frame(TEXT, json.dumps(message).encode())


async def handle(ws):
    path = dict(parse_qsl(urlsplit(ws.request.path).query)).get("_az_path")
    if path == "/end":
        write_at_once(ws.transport, text(PAGE) + close_frame(1000, ""))
    elif path == "/effects":
        effect = {"e": [[10, "/elsewhere", {"full": True}]]}
        write_at_once(ws.transport, text(PAGE) + text(effect) + close_frame(1000, ""))
    elif path == "/stall":
        ws.transport.pause_reading()
        ws.transport.write(text(PAGE))
        await asyncio.Future()
    await ws.wait_closed()


async def main():
    listener = await serve(handle, "127.0.0.1", 0, compression=None, max_size=None, ping_interval=None, close_timeout=1)
    print(listener.sockets[0].getsockname()[1], flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.buffer.read)


if __name__ == "__main__":
    import logging

    # Connections that break are what the tests are about.
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    asyncio.run(main())
