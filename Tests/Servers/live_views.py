"""The pages of the model: `/live/menu`, `/live/counter`, `/live/list`. Their state belongs to a session."""

import random

from live_wire import Template


def _text(number: int, slot: str = "%", before: str = "") -> str:
    return (
        f'{{"type":"Text","az":"@-{number}","children":[{before}{{"type":"#slot","az":"@-{number}t0","children":[{slot}]}}]}}'
    )


def _button(number: int, command: str, title: str) -> str:
    return f'{{"type":"Button","az":"@-{number}","on_tap":{command},"children":["{title}"]}}'


def _view(kind: str, children: str) -> str:
    return f'{{"type":"{kind}","az":"@-0","az_view":true,"id":%,"children":[{children}]}}'


_MENU = Template(
    _view("Column", _button(1, '[10,"/live/counter"]', "Counter") + "," + _button(2, '[10,"/live/list"]', "List"))
)
_COUNTER = Template(
    _view(
        "Column",
        ",".join([
            _text(1, before='"Count: ",'), _button(2, '[0,"inc"]', "+"), _button(3, '[0,"dec"]', "-"),
            _button(4, '[10,"/live/menu"]', "Menu"),
        ]),
    )
)
_LIST = Template(
    _view(
        "Column",
        _text(1) + ',{"type":"List","az":"@-2","children":[{"type":"#slot","az":"@-2t0","children":[%]}]},'
        + _button(3, '[10,"/live/menu"]', "Menu"),
    )
)
_ITEM = Template(
    '{"type":"Row","az":"@-0","az_key":%,"hue":%,"children":[' + _text(1)
    + ',{"type":"#slot","az":"@-0t0","children":[%]}]}'
)
_KID = Template(_view("Card", _text(1) + "," + _button(2, '[0,"inc"]', "+")))


class Menu:
    view_id = "live_menu"

    def payload(self):
        return _MENU(self.view_id)

    def handle(self, view, event, argument):
        return []


class Counter:
    view_id = "live_counter"

    def __init__(self):
        self.count = 0

    def payload(self):
        return _COUNTER(self.view_id, str(self.count))

    def handle(self, view, event, argument):
        before = self.count
        if event in ("inc", "dec"):
            self.count += 1 if event == "inc" else -1
        elif event == "set":
            self.count = argument.get("value", 0)
        elif event == "run":
            dice = random.Random(argument.get("seed", 0))
            self.count += sum(dice.choice((-1, 1)) for _ in range(argument.get("count", 1)))
        return [] if self.count == before else [[[0, f"{self.view_id}:{_COUNTER.az('1t0')}", str(self.count)]]]


class Item:
    def __init__(self, key: str):
        self.key, self.label, self.hue, self.count = key, f"Item {key}", "none", 0

    @property
    def kid(self):
        return f"kid-{self.key}"

    def dynamics(self):
        return (self.key, self.hue, self.label, _KID(self.kid, str(self.count)))


class List:
    """A stream of items, each with a view of its own inside."""

    view_id = "live_list"

    def __init__(self):
        self.items = [Item(str(number)) for number in range(1, 4)]
        self._next = 4
        self._changes = 0

    def payload(self):
        return _LIST(self.view_id, str(self._changes), _ITEM.each([item.dynamics() for item in self.items]))

    @property
    def _target(self):
        return f"{self.view_id}:{_LIST.az('2t0')}"

    def handle(self, view, event, argument):
        """The frames that an event leads to, each a list of operations."""
        if event == "inc":
            return [[self._increment(item)] for item in self.items if item.kid == view]
        if event == "add":
            return [[self._insert(len(self.items), -1)]]
        if event != "run":
            return []
        dice = random.Random(argument.get("seed", 0))
        frames = []
        for _ in range(argument.get("count", 1)):
            operations = [self._random_change(dice) for _ in range(dice.randint(1, 3))]
            self._changes += 1
            frames.append(operations + [[0, f"{self.view_id}:{_LIST.az('1t0')}", str(self._changes)]])
        return frames

    def _random_change(self, dice):
        if not self.items or (len(self.items) < 40 and dice.random() < 0.3):
            position = dice.randint(0, len(self.items))
            return self._insert(position, -1 if position == len(self.items) and dice.random() < 0.5 else position)
        item = dice.choice(self.items)
        change = dice.choice(("remove", "move", "move", "label", "hue", "both", "kid", "kid"))
        if change == "remove":
            self.items.remove(item)
            return [6, self._target, item.key]
        if change == "move":
            self.items.remove(item)
            position = dice.randint(0, len(self.items))
            self.items.insert(position, item)
            return [9, self._target, item.key, self.items[position - 1].key if position else None]
        if change == "kid" and dice.random() < 0.5:
            return self._increment(item)
        inner = []
        if change in ("label", "both"):
            item.label = f"Label {dice.randint(0, 999)} \"é\""
            inner.append([0, _ITEM.az("1t0"), item.label])
        if change in ("hue", "both"):
            item.hue = dice.choice(("red", "green", "blue"))
            inner.append([1, _ITEM.az("0"), "hue", item.hue])
        if change == "kid":
            item.count += 1
            inner.append([item.kid, [[0, _KID.az("1t0"), str(item.count)]]])
        return [7, self._target, item.key, inner]

    def _insert(self, position, wire_position):
        item = Item(str(self._next))
        self._next += 1
        self.items.insert(position, item)
        return [5, self._target, item.key, wire_position, _ITEM(*item.dynamics())]

    def _increment(self, item):
        item.count += 1
        return [0, f"{item.kid}:{_KID.az('1t0')}", str(item.count)]
