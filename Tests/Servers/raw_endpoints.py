"""TCP servers below WebSocket: answers to a handshake that a library wouldn't give, and a proxy."""

import asyncio
import base64
import hashlib
import random

from frames import TEXT, close_frame, frame, write_at_once

_GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


async def _read_head(reader):
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    fields = dict(line.split(": ", 1) for line in head[1:] if ": " in line)
    return head[0].split(" "), {name.lower(): value for name, value in fields.items()}


def _upgrade(fields):
    accept = base64.b64encode(hashlib.sha1((fields["sec-websocket-key"] + _GUID).encode()).digest()).decode()
    # The phrase is empty and the names are in lower case, as Arizona sends them.
    return (
        f"HTTP/1.1 101 \r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-accept: {accept}\r\n\r\n"
    ).encode()


def _noise(dice):
    """Frames of any kind, with lengths that may not be theirs, and bytes that are none."""
    data = b""
    for _ in range(dice.randint(1, 40)):
        payload = dice.randbytes(dice.choice((0, 1, 2, 5, 125, 126, 1000, 20000)))
        part = bytearray(frame(dice.choice((0, 1, 2, 8, 9, 10, dice.randrange(16))), payload, dice.random() < 0.7))
        if dice.random() < 0.3:
            part[dice.randrange(min(len(part), 12))] ^= 1 << dice.randrange(8)
        data += part[: dice.randrange(len(part) + 1)] if dice.random() < 0.1 else part
    return data


async def serve_handshake(reader, writer):
    """`/together`: the upgrade, a message, the close and the end in one segment. `/silent`, `/garbage`, `/end`,
    `/half`, `/redirect` and `/wrong-accept`: no upgrade, in different ways. `/noise/<seed>`: the upgrade and then frames
    that nobody should send."""
    try:
        (_, path, *_), fields = await _read_head(reader)
        if path == "/together":
            write_at_once(writer.transport, _upgrade(fields) + frame(TEXT, b"first") + close_frame(1001, "bye"))
        elif path.startswith("/noise/"):
            write_at_once(writer.transport, _upgrade(fields) + _noise(random.Random(path)))
        elif path == "/silent":
            await reader.read()
        elif path == "/garbage":
            writer.write(b"SSH-2.0-OpenSSH_9.2\r\n\r\n")
        elif path == "/half":
            writer.write(_upgrade(fields)[:40])
        elif path == "/redirect":
            writer.write(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:9/\r\nContent-Length: 0\r\n\r\n")
        elif path == "/wrong-accept":
            writer.write(_upgrade({"sec-websocket-key": "other"}))
    except (asyncio.IncompleteReadError, ConnectionError):
        pass
    writer.close()


async def _copy(reader, writer):
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except ConnectionError:
        pass
    writer.close()


def make_proxy(control):
    """A proxy that knows CONNECT. It refuses the host `denied.test`, and writes down what it is asked for."""

    async def serve(reader, writer):
        try:
            (method, target, *_), fields = await _read_head(reader)
            control.proxied.append([method, target, fields.get("proxy-authorization", "")])
            host, port = target.rsplit(":", 1)
            if host == "denied.test":
                writer.write(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")
                return writer.close()
            far_reader, far_writer = await asyncio.open_connection(host, int(port))
            writer.write(b"HTTP/1.1 200 Connection established\r\n\r\n")
            await asyncio.gather(_copy(reader, far_writer), _copy(far_reader, writer))
        except (asyncio.IncompleteReadError, OSError):
            writer.close()

    return serve
