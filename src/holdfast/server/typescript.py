"""The wire as TypeScript: every message and every body of the API, from the same Structs that the server uses.

    python3 dev wire        writes web/src/wire.d.ts

A test compares that file with what this module would write, so that client and server cannot drift apart.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from holdfast.server import protocol as p

FILE = Path(__file__).parents[3] / "web" / "src" / "wire.d.ts"

PREAMBLE = """\
// Written by `python3 dev wire` from src/holdfast/server/protocol.py and resources.py. Do not edit.

/** An answer as the engine wants it back: a verb and its arguments. */
export type Act = { do: string } & Record<string, unknown>

/** Something that happened: `event` names its kind, the other fields are the game's own. */
export type Happening = { event: string } & Record<string, unknown>

/** What a seat may know; `table` and the frames of `stack` are the game's own. */
export interface View<Table = unknown> {
  game: string
  seat: number | null
  seats: number
  options: Record<string, string | number | boolean>
  table: Table
  stack: ({ frame?: string } & Record<string, unknown>)[]
  ending: Ending | null
}
"""

OWN = {"act": "Act", "view": "View", "event": "Happening"}
"""What is plain data of a game to the server, and has a form nevertheless."""


def types(document: dict[str, Any]) -> str:
    """The components of an OpenAPI document as TypeScript types, sorted by name."""
    schemas: dict[str, Any] = document["components"]["schemas"]
    sent = _sent_by_clients(document)
    parts = [PREAMBLE]
    for name in sorted(schemas):
        schema = schemas[name]
        said = _comment(schema.get("description", ""), "")
        if "properties" in schema:
            fields = _fields(schema, optional=name in sent)
            parts.append(f"{said}export interface {name} {{\n{fields}}}\n")
        elif schema.get("type") == "object":
            parts.append(f"{said}export interface {name} {{}}\n")
        else:
            union = "".join(f"\n  | {_type(one)}" for one in schema.get("oneOf", [schema]))
            parts.append(f"{said}export type {name} ={union}\n")
    return "\n".join(parts)


def _sent_by_clients(document: dict[str, Any]) -> set[str]:
    """What clients write: there a field with a default may be left out. What the server writes is always whole."""
    found = {kind.__name__ for kind in p.ClientMessage.__args__}
    waiting = [
        media["schema"]
        for path in document["paths"].values()
        for operation in path.values()
        for media in operation.get("requestBody", {}).get("content", {}).values()
    ]
    schemas = document["components"]["schemas"]
    while waiting:
        text = json.dumps(waiting.pop())
        for name in schemas:
            if f'"#/components/schemas/{name}"' in text and name not in found:
                found.add(name)
                waiting.append(schemas[name])
    return found


def _fields(schema: dict[str, Any], optional: bool) -> str:
    required = set(schema.get("required", ()))
    lines = []
    for name, field in schema["properties"].items():
        mark = "?" if optional and name not in required else ""
        kind = OWN[name] if name in OWN and not _type(field).strip("unkow") else _type(field)
        lines.append(f"{_comment(field.get('description', ''), '  ')}  {name}{mark}: {kind}\n")
    return "".join(lines)


def _type(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return _union([_type(one) for one in schema[word]])
    kind = schema.get("type")
    if isinstance(kind, list):
        return _union([_type({**schema, "type": one}) for one in kind])
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
        inner = _type(schema.get("items") or {})
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "unknown")


def _union(parts: list[str]) -> str:
    """A union without repetition, `null` last."""
    unique = list(dict.fromkeys(parts))
    return " | ".join(sorted(unique, key=lambda part: part == "null"))


def _literal(value: Any) -> str:
    return "'" + value.replace("'", "\\'") + "'" if isinstance(value, str) else json.dumps(value)


def _comment(text: str, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def generated() -> str:
    """What the file should hold."""
    from litestar import Litestar, Router
    from litestar.openapi import OpenAPIConfig

    from holdfast.server.app import ROUTES, description

    app = Litestar(
        [Router("/api", route_handlers=ROUTES)],
        openapi_config=OpenAPIConfig(title="", version="", path="/none", render_plugins=[]),
    )
    return types(msgspec.json.decode(msgspec.json.encode(description(app))))


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    target.write_text(generated(), encoding="utf-8")
    print(f"wrote {target}")
