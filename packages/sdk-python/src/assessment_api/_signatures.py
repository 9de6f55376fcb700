"""Signatures of deliveries (Standard Webhooks, https://www.standardwebhooks.com)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from typing import Sequence

_BASE64_SECRET = re.compile(r"whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==))")


def key_of(secret: str) -> bytes:
    """Returns the Base64-decoded key after `whsec_`, or the UTF-8 bytes of other secrets."""
    found = _BASE64_SECRET.fullmatch(secret)
    return base64.b64decode(found[1]) if found else secret.encode()


def signature_of(secret: str, identifier: str, timestamp: str, body: bytes) -> str:
    """Returns `v1,` and the Base64 of HMAC-SHA-256 over `id.timestamp.body`."""
    content = f"{identifier}.{timestamp}.".encode() + body
    return "v1," + base64.b64encode(hmac.new(key_of(secret), content, hashlib.sha256).digest()).decode()


def is_among(expected: Sequence[str], given: Sequence[str]) -> bool:
    """Returns whether the lists share a text, in constant time."""
    return any([hmac.compare_digest(one.encode(), other.encode()) for one in expected for other in given])
