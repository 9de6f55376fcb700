"""
Derives synchronous code from asynchronous code: `_sync` from `_async`, and in each version `api` and `client.py` from
`async_api` and `async_client.py`. Only `_async_io` and `_sync_io` are both written by hand.

Renames: `AsyncClient` becomes `Client`, `await` and `async` are removed, and `Awaitable[X]` becomes `X`.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "assessment_api"

_RULES = [
    (r"\basync_(api|client)\b", r"\1"),
    (r"\b_async(_io)?\b", r"_sync\1"),
    (r"\bAsync(?=[A-Z])", ""),
    (r"\basync (?=def|for|with)", ""),
    (r"\bawait ", ""),
    (r"\bAwaitable\[([^\[\]]+)\]", r"\1"),
    (r"\b__a(enter|exit)__\b", r"__\1__"),
    (r"\baclose\b", "close"),
]


def synchronous(text: str) -> str:
    for pattern, replacement in _RULES:
        text = re.sub(pattern, replacement, text)
    return text


def derive(source: Path, target: Path) -> None:
    """Derives a module or folder and replaces the target."""
    if source.is_dir():
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir()
        for path in sorted(source.glob("*.py")):
            derive(path, target / path.name)
        return
    note = f"# Derived from {source.relative_to(PACKAGE).as_posix()}: do not edit.\n"
    target.write_text(note + synchronous(source.read_text("utf-8")), "utf-8")


def main() -> None:
    derive(PACKAGE / "_async", PACKAGE / "_sync")
    for version in sorted(PACKAGE.glob("v[0-9]")):
        derive(version / "async_api", version / "api")
        derive(version / "async_client.py", version / "client.py")


if __name__ == "__main__":
    main()
