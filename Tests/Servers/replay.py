"""Plays recorded traffic: `/replay/<name>`."""

import json
from collections import defaultdict
from pathlib import Path


class Recordings:
    """Scenario files, one JSON object a line: `dir` is open, opened, out, in, close_sent, close, error or note."""

    def __init__(self, folder: Path):
        self._folder = folder
        self._connections = defaultdict(int)

    def next_connection(self, name: str, session: str):
        """The lines of a scenario's next connection, or None when there is none. Connections are counted by session."""
        path = (self._folder / f"{name}.jsonl").resolve()
        if not path.is_relative_to(self._folder.resolve()) or not path.is_file():
            return None
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").split("\n") if line]
        self._connections[name, session] += 1
        number = self._connections[name, session]
        return [line for line in lines if line.get("conn") == number] or None


def is_refused(lines) -> bool:
    return any(line["dir"] == "error" for line in lines)


async def play(ws, lines, strict: bool):
    """Sends each recorded frame when the frames that the client sent before it have come. A heartbeat that isn't recorded is
    answered. With `strict`, a frame that differs from the recorded one closes with 4400."""
    closed_by_client = False
    for line in lines:
        if line["dir"] == "in":
            await ws.send(line["text"])
        elif line["dir"] == "out":
            text = await _next_frame(ws, line["text"])
            if strict and not _is_same(text, line["text"]):
                return await ws.close(4400, f"expected {line['text']}"[:60] + f", got {text}"[:60])
        elif line["dir"] == "close_sent":
            closed_by_client = True
        elif line["dir"] == "close" and not closed_by_client:
            if line["code"] == 1006:
                return ws.transport.abort()
            return await ws.close(line["code"], line.get("reason", ""))
    async for text in ws:
        if text == "0":
            await ws.send("1")


async def _next_frame(ws, expected):
    while (text := await ws.recv()) == "0" and expected != "0":
        await ws.send("1")
    return text


def _is_same(text, expected):
    # What is announced depends on the client's cache.
    if expected.startswith('["cached_fps"'):
        return text.startswith('["cached_fps"')
    try:
        return json.loads(text) == json.loads(expected)
    except ValueError:
        return text == expected
