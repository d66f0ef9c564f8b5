"""Frames as bytes, for what a well-behaved WebSocket library doesn't send."""

import socket
import struct

CONTINUATION, TEXT, BINARY, CLOSE, PING = 0, 1, 2, 8, 9


def frame(opcode: int, payload: bytes, final: bool = True) -> bytes:
    """An unmasked frame, as servers send it."""
    head = bytes([opcode | (0x80 if final else 0)])
    size = len(payload)
    if size < 126:
        head += bytes([size])
    elif size < 1 << 16:
        head += struct.pack("!BH", 126, size)
    else:
        head += struct.pack("!BQ", 127, size)
    return head + payload


def close_frame(code: int, reason: str = "") -> bytes:
    return frame(CLOSE, struct.pack("!H", code) + reason.encode())


def write_at_once(transport, data: bytes) -> None:
    """Writes bytes and the end of the stream, in one segment where the system lets it."""
    connection = transport.get_extra_info("socket")
    if hasattr(socket, "TCP_CORK") and transport.get_extra_info("sslcontext") is None:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_CORK, 1)
    transport.write(data)
    transport.close()


def write_and_reset(transport, data: bytes) -> None:
    """Writes bytes, and then resets the connection instead of ending it."""
    transport.write(data)
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.close()
