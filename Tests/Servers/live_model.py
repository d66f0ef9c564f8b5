"""Serves the model over Arizona's native wire."""

import asyncio
import json
from collections import defaultdict

from live_views import Counter, List, Menu
from live_wire import encoded, tree

# How long a connection that follows up with its fingerprints may take for it, in seconds.
_FINGERPRINT_WAIT = 1.0


class Session:
    """What outlives connections."""

    def __init__(self):
        self.views = {"/live/menu": Menu(), "/live/counter": Counter(), "/live/list": List()}
        self.connections = set()
        self.count = 0


class Model:
    def __init__(self):
        self._sessions = defaultdict(Session)

    def session(self, name: str) -> Session:
        return self._sessions[name]

    def has_page(self, path: str) -> bool:
        return path in Session().views

    def state(self, name: str, path: str):
        """What a client that shows a page should have."""
        view = self.session(name).views[path]
        return {"viewId": view.view_id, "tree": tree(view.payload())}


class LiveConnection:
    """One socket of a session."""

    def __init__(self, model, ws, path, query):
        self._model, self._ws, self._path, self._query = model, ws, path, query
        self._name = query.get("session", "")
        self._session = model.session(self._name)
        self._sent = set()
        self._is_mounted = False

    @property
    def _view(self):
        return self._session.views[self._path]

    async def serve(self):
        self._session.connections.add(self)
        try:
            if "_az_reconnect" in self._query:
                if "_az_fps_follow" in self._query:
                    await self._wait_for_fingerprints()
                else:
                    await self._mount(self._view.view_id)
            async for text in self._ws:
                await self._handle(text)
        finally:
            self._session.connections.discard(self)

    async def _wait_for_fingerprints(self):
        try:
            text = await asyncio.wait_for(self._ws.recv(), _FINGERPRINT_WAIT)
        except TimeoutError:
            return await self._mount(self._view.view_id)
        if text.startswith('["cached_fps"'):
            await self._handle(text)
            await self._mount(self._view.view_id)
        else:
            await self._mount(self._view.view_id)
            await self._handle(text)

    async def _mount(self, old_view):
        self._is_mounted = True
        await self._send([[8, old_view, self._view.payload()]])

    async def _send(self, operations):
        await self._ws.send(json.dumps({"o": encoded(operations, self._sent)}, separators=(",", ":"), ensure_ascii=False))

    async def _handle(self, text):
        if text == "0":
            if "mute" not in self._query:
                await self._ws.send("1")
            return
        try:
            message = json.loads(text)
        except ValueError:
            return
        if not isinstance(message, list):
            return
        match message:
            case ["cached_fps", list(fingerprints)]:
                self._sent.update(item for item in fingerprints if isinstance(item, str))
            case ["navigate", {"path": str(path), "qs": str()}]:
                await self._navigate(path)
            case [_, "dump", dict()]:
                state = self._model.state(self._name, self._path)
                await self._ws.send(json.dumps({"e": [[9, "dump", state]]}))
            case [_, "crash", dict()]:
                await self._ws.close(4500, "server crash")
            case [view, str(event), dict(argument)]:
                await self._perform(view if isinstance(view, str) else self._view.view_id, event, argument)

    async def _navigate(self, path):
        if path not in self._session.views:
            return await self._ws.send(json.dumps({"e": [[10, path, {"full": True}]]}))
        old_view = self._view.view_id
        self._path = path
        await self._mount(old_view)

    async def _perform(self, view, event, argument):
        """Changes the state, and tells all connections that show the page. They get the frames in the same order."""
        path = self._path
        for operations in self._view.handle(view, event, argument):
            for connection in list(self._session.connections):
                if connection._path == path:
                    await connection._send_or_lose(operations, connection is self)

    async def _send_or_lose(self, operations, is_own):
        try:
            await self._send(operations)
        except Exception:
            # The state has moved on; a connection that is lost learns of it when it comes back.
            self._session.connections.discard(self)
