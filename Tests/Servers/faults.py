"""Pages that misbehave: `/fault/<kind>`, with the parameters of the query."""

import asyncio
import json
import random

from websockets.exceptions import ConnectionClosed

from frames import BINARY, CONTINUATION, TEXT, close_frame, frame, write_and_reset, write_at_once


class Control:
    """What a test asks about another connection, by the `session` in its query."""

    def __init__(self):
        self._events = {}
        self.proxied = []

    def _future(self, kind, session):
        return self._events.setdefault((kind, session), asyncio.get_running_loop().create_future())

    def tell(self, kind, session, value=None):
        future = self._future(kind, session)
        if not future.done():
            future.set_result(value)

    async def wait(self, kind, session):
        return await asyncio.shield(self._future(kind, session))

    async def serve(self, ws, kind, session):
        """`/control/resume` lets a connection read on; the others give what has happened, when it has."""
        if kind == "resume":
            self.tell(kind, session)
        answer = self.proxied if kind == "proxied" else await self.wait(kind, session)
        await ws.send(json.dumps(answer))


class DroppingConnection:
    """Passes frames on, until by chance one is cut in half and the connection lost."""

    def __init__(self, ws, probability, seed):
        self._ws = ws
        self._probability = probability
        self._random = random.Random(seed)

    def __getattr__(self, name):
        return getattr(self._ws, name)

    def __aiter__(self):
        return self._ws.__aiter__()

    async def send(self, text):
        if self._random.random() < self._probability:
            data = frame(TEXT, text.encode())
            write_at_once(self._ws.transport, data[: len(data) // 2])
            await self._ws.wait_closed()
        await self._ws.send(text)


def pattern(size: int, number: int = 0) -> str:
    """Text that differs from place to place."""
    line = "".join(chr(97 + (i * 7 + number) % 26) for i in range(997))
    return (line * (size // len(line) + 1))[:size]


async def serve_fault(ws, kind, query, control):
    number = lambda name, default: int(query.get(name, default))
    transport = ws.transport
    session = query.get("session", "")
    if kind == "drop-mid-frame":
        whole = b"".join(frame(TEXT, str(i).encode()) for i in range(number("frames", 3)))
        half = frame(TEXT, b"never complete")[:8]
        (write_and_reset if "reset" in query else write_at_once)(transport, whole + half)
    elif kind == "drain":
        last = frame(TEXT, pattern(number("size", 4)).encode())
        write_at_once(transport, last + close_frame(1001, query.get("reason", "")))
    elif kind == "stall":
        # Reads nothing until it is told to, and says then how much came.
        transport.pause_reading()
        await control.wait("resume", session)
        transport.resume_reading()
        async for message in ws:
            await ws.send(str(len(message)))
    elif kind == "half-open":
        transport.pause_reading()
        await control.wait("resume", session)
    elif kind == "slow":
        for byte in frame(TEXT, pattern(number("size", 64)).encode()):
            transport.write(bytes([byte]))
            await asyncio.sleep(0)
    elif kind == "huge":
        text = pattern(number("size", 1 << 20))
        await ws.send(text.encode() if "binary" in query else text)
    elif kind == "flood":
        await _flood(ws, number("count", 1000), number("size", 65536), control, session)
    elif kind == "fragments":
        text = pattern(number("size", 1000)).encode()
        step = number("step", 100)
        opcode = BINARY if "binary" in query else TEXT
        pings = 0
        for start in range(0, len(text), step):
            transport.write(frame(opcode, text[start : start + step], final=start + step >= len(text)))
            opcode = CONTINUATION
            await (await ws.ping())
            pings += 1
        await ws.send(str(pings))
    elif kind == "invalid-utf8":
        transport.write(frame(TEXT, bytes.fromhex(query.get("bytes", "61ff62"))))
    elif kind == "close":
        reason = query.get("reason", "") or pattern(number("reason_size", 0))
        await ws.close(number("code", 1000), reason)
    elif kind == "close-without-code":
        write_at_once(transport, frame(8, b""))
    elif kind == "reserved-opcode":
        transport.write(frame(TEXT, b"good") + frame(3, b"bad"))
    await _drain(ws)


async def _flood(ws, count, size, control, session):
    """Sends numbered messages as fast as they are taken, and tells when none was taken for a while."""
    for i in range(count):
        sending = asyncio.ensure_future(ws.send(f"{i} " + pattern(size, i)))
        done, _ = await asyncio.wait([sending], timeout=0.3)
        if not done:
            control.tell("stalled", session, i)
        await sending
    await ws.close(1000)


async def _drain(ws):
    """Reads to the end, so that close frames are answered."""
    try:
        async for _ in ws:
            pass
    except ConnectionClosed:
        pass
