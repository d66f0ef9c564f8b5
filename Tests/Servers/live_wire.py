"""Arizona's native payloads: statics, dynamics, fingerprints."""

import json
import zlib

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Template:
    """The statics of a view. In the source `%` stands for a dynamic and `@` for the fingerprint."""

    def __init__(self, source: str):
        value, self.fingerprint = zlib.crc32(source.encode()), ""
        while value:
            value, digit = divmod(value, 36)
            self.fingerprint = _DIGITS[digit] + self.fingerprint
        self.statics = source.replace("@", self.fingerprint).split("%")

    def az(self, suffix: str) -> str:
        return f"{self.fingerprint}-{suffix}"

    def __call__(self, *dynamics):
        return Payload(self, dynamics)

    def each(self, rows):
        return Each(self, rows)


class Payload:
    """A template with its dynamics: texts, payloads and lists."""

    def __init__(self, template, dynamics):
        self.template, self.dynamics = template, dynamics

    def text(self):
        return _interleave(self.template, self.dynamics)

    def encoded(self, sent):
        statics = _statics(self.template, sent)
        return {"d": [encoded(value, sent) for value in self.dynamics], **statics}


class Each:
    """A list: the dynamics of each item, by one template."""

    def __init__(self, template, rows):
        self.template, self.rows = template, rows

    def text(self):
        return "[" + ",".join(_interleave(self.template, row) for row in self.rows) + "]"

    def encoded(self, sent):
        statics = _statics(self.template, sent)
        return {"d": [[encoded(value, sent) for value in row] for row in self.rows], **statics, "t": 0}


def encoded(value, sent: set):
    """A payload for a connection, which learns statics at their first mention: `sent` has the fingerprints it knows."""
    if isinstance(value, (Payload, Each)):
        return value.encoded(sent)
    if isinstance(value, (list, tuple)):
        return [encoded(item, sent) for item in value]
    return value


def tree(payload: Payload):
    """What a client should have of a payload: slots and lists dissolved in the children of the node around them."""
    return _flattened(json.loads(payload.text()))


def _statics(template, sent):
    if template.fingerprint in sent:
        return {"f": template.fingerprint}
    sent.add(template.fingerprint)
    return {"f": template.fingerprint, "s": template.statics}


def _interleave(template, dynamics):
    parts = [template.statics[0]]
    for value, static in zip(dynamics, template.statics[1:], strict=True):
        parts.append(value.text() if isinstance(value, (Payload, Each)) else json.dumps(value))
        parts.append(static)
    return "".join(parts)


def _flattened(node):
    return {**node, "children": _spliced(node["children"])} if isinstance(node, dict) else node


def _spliced(children):
    result = []
    for child in children:
        if isinstance(child, list):
            result += _spliced(child)
        elif isinstance(child, dict) and child["type"] == "#slot":
            result += _spliced(child["children"])
        else:
            result.append(_flattened(child))
    return result
