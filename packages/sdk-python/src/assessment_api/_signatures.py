"""Signatures of deliveries as Standard Webhooks writes them (https://www.standardwebhooks.com)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from typing import Sequence

_BASE64_SECRET = re.compile(r"whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==))")


def key_of(secret: str) -> bytes:
    """The bytes of the Base64 after `whsec_`; the UTF-8 of a secret of another form."""
    found = _BASE64_SECRET.fullmatch(secret)
    return base64.b64decode(found[1]) if found else secret.encode()


def signature_of(secret: str, identifier: str, timestamp: str, body: bytes) -> str:
    """`v1,` and the Base64 of HMAC-SHA-256 of `id.timestamp.body`."""
    content = f"{identifier}.{timestamp}.".encode() + body
    return "v1," + base64.b64encode(hmac.new(key_of(secret), content, hashlib.sha256).digest()).decode()


def is_among(expected: Sequence[str], given: Sequence[str]) -> bool:
    """Whether one text is in both lists; each pair is compared to its end, so that time tells nothing."""
    return any([hmac.compare_digest(one.encode(), other.encode()) for one in expected for other in given])
