"""Decides whether and when to retry, without sending or waiting."""

from __future__ import annotations

import random
import ssl
import time
from typing import Optional

from ._options import Retry, WaitOn429
from .errors import ApiError, AssessmentApiError, RateLimitedError

_PASSING = (408, 429, 500, 502, 503, 504)


class Attempts:
    """The attempts of a call."""

    def __init__(
        self,
        *,
        timeout: Optional[float],
        total_timeout: Optional[float],
        retry: Optional[Retry],
        wait_on_429: Optional[WaitOn429],
    ) -> None:
        self._timeout = timeout
        self._ends_at = None if total_timeout is None else time.monotonic() + total_timeout
        self._retry = retry
        self._wait_on_429 = wait_on_429
        self._retries = 0
        self._waits_on_429 = 0

    def timeout(self) -> Optional[float]:
        """Returns the timeout of the next attempt in seconds."""
        if self._ends_at is None:
            return self._timeout
        left = max(0.0, self._ends_at - time.monotonic())
        return left if self._timeout is None else min(self._timeout, left)

    def wait_after(self, error: AssessmentApiError) -> Optional[float]:
        """Returns the seconds until the next attempt; None if the call fails."""
        wait = self._wait_after_429(error)
        if wait is None:
            wait = self._wait_before_retry(error)
        # Do not start a wait that would exceed the total timeout.
        if wait is not None and self._ends_at is not None and time.monotonic() + wait >= self._ends_at:
            return None
        return wait

    def _wait_after_429(self, error: AssessmentApiError) -> Optional[float]:
        patience = self._wait_on_429
        if not isinstance(error, RateLimitedError) or not patience or self._waits_on_429 >= patience.max_retries:
            return None
        asked = patience.default_seconds if error.retry_after is None else error.retry_after
        if error.retry_after is not None and asked > patience.max_seconds:
            return None
        self._waits_on_429 += 1
        return asked

    def _wait_before_retry(self, error: AssessmentApiError) -> Optional[float]:
        retry = self._retry
        if not retry or self._retries >= retry.max_retries:
            return None
        asked = None
        if _is_untrusted(error):
            return None
        if isinstance(error, ApiError):
            asked = error.retry_after
            if error.status not in _PASSING or (asked is not None and asked > retry.max_seconds):
                return None
        bound = min(retry.seconds * 2**self._retries, retry.max_seconds)
        self._retries += 1
        self._waits_on_429 = 0
        return random.uniform(0, bound) if asked is None else asked


def _is_untrusted(error: Optional[BaseException]) -> bool:
    """Returns whether the server's certificate was rejected, which another attempt does not change."""
    while error is not None and not isinstance(error, ssl.SSLCertVerificationError):
        error = error.__cause__ or error.__context__
    return error is not None
