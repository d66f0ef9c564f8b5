"""A WebSocket server for tests: echo, faults, recorded traffic, and a live model that speaks Arizona's native wire.

    python live_server.py --folder TEMPORARY [--recordings FOLDER]

It listens on 127.0.0.1 and prints one line of JSON with its ports when it is ready. It ends when its standard input does.

The page is the path of the URL, or the parameter `_az_path` of `/ws`. Pages: `/echo`, `/headers`, `/fault/<kind>`,
`/control/<kind>`, `/replay/<name>`, `/live/<name>`. Parameters of all pages: `session` names what `/control` asks about
and whose state a live page shows; `status` refuses the upgrade; `drop` and `seed` lose the connection at random. The state of a
live page, as a client should have it, is at `http://…/state?session=S&page=/live/list`.
"""

import argparse
import asyncio
import json
import sys
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

from websockets.asyncio.server import serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Response

import certificates
import faults
import replay
from live_model import LiveConnection, Model
from raw_endpoints import make_proxy, serve_handshake


class Server:
    def __init__(self, recordings):
        self.control = faults.Control()
        self._model = Model()
        self._recordings = replay.Recordings(recordings) if recordings else None
        self._connections = 0

    def _route(self, request):
        parts = urlsplit(request.path)
        query = dict(parse_qsl(parts.query, keep_blank_values=True))
        path = query.get("_az_path", "/") if parts.path == "/ws" else parts.path
        return path, query

    def process_request(self, connection, request):
        """Refuses upgrades, and answers plain requests."""
        path, query = self._route(request)
        if path == "/state" and self._model.has_page(query.get("page", "")):
            state = self._model.state(query.get("session", ""), query["page"])
            body = json.dumps(state).encode()
            headers = Headers({"Content-Type": "application/json", "Content-Length": str(len(body)), "Connection": "close"})
            return Response(200, "OK", headers, body)
        kind, _, name = path.lstrip("/").partition("/")
        status = int(query.get("status", 0))
        if kind == "replay":
            connection.lines = self._recordings and self._recordings.next_connection(name, query.get("session", ""))
            if not connection.lines or replay.is_refused(connection.lines):
                status = 404
        elif kind == "live" and not self._model.has_page(path):
            status = 404
        elif kind not in ("echo", "headers", "fault", "control", "live"):
            status = 404
        return connection.respond(status, f"refused with {status}\n") if status else None

    async def handle(self, ws):
        path, query = self._route(ws.request)
        self._connections += 1
        try:
            await self._serve(self._with_drops(ws, query), path, query)
        except ConnectionClosed:
            pass
        finally:
            await ws.wait_closed() if ws.transport.is_closing() else await ws.close()
            received = ws.protocol.close_rcvd
            answer = [received.code, received.reason] if received else None
            self.control.tell("closed", query.get("session", ""), answer)

    def _with_drops(self, ws, query):
        if "drop" not in query:
            return ws
        return faults.DroppingConnection(ws, float(query["drop"]), f"{query.get('seed', 0)} {self._connections}")

    async def _serve(self, ws, path, query):
        kind, _, name = path.lstrip("/").partition("/")
        if kind == "echo":
            async for message in ws:
                await ws.send(message)
        elif kind == "headers":
            await ws.send(json.dumps(list(ws.request.headers.raw_items())))
        elif kind == "fault":
            await faults.serve_fault(ws, name, query, self.control)
        elif kind == "control":
            await self.control.serve(ws, name, query.get("session", ""))
        elif kind == "replay":
            await replay.play(ws, ws.lines, "strict" in query)
        else:
            await LiveConnection(self._model, ws, path, query).serve()


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--folder", type=Path, required=True, help="where certificates are written")
    parser.add_argument("--recordings", type=Path, help="the folder of recorded traffic")
    arguments = parser.parse_args()
    server = Server(arguments.recordings)
    authority = certificates.make_authority(arguments.folder)
    ports = {"authority": str(authority)}

    async def listen(name, context=None):
        listener = await serve(
            server.handle, "127.0.0.1", 0, ssl=context, compression=None, max_size=None, ping_interval=None,
            process_request=server.process_request, close_timeout=5, server_header=None,
        )
        ports[name] = listener.sockets[0].getsockname()[1]

    await listen("plain")
    await listen("tls", certificates.server_context(arguments.folder, "DNS:localhost"))
    await listen("tls_address", certificates.server_context(arguments.folder, "IP:127.0.0.1"))
    for name, handler in (("handshake", serve_handshake), ("proxy", make_proxy(server.control))):
        listener = await asyncio.start_server(handler, "127.0.0.1", 0)
        ports[name] = listener.sockets[0].getsockname()[1]
    print(json.dumps(ports), flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.buffer.read)


if __name__ == "__main__":
    import logging

    # Connections that break are what most tests are about.
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    asyncio.run(main())
