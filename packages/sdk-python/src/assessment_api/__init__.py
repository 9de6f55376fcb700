"""
Clients of the Assessment API: `assessment_api.v1`, `assessment_api.v2` and `assessment_api.v3`, each with a `Client`,
an `AsyncClient` and models.

Errors are in `assessment_api.errors`, webhook verification in `assessment_api.webhooks`.
"""

from ._call import ApiResponse
from ._options import AsyncHook, AttemptEvent, CallOptions, Hook, Retry, WaitOn429
from ._version import __version__
from .errors import ApiError, AssessmentApiError

__all__ = [
    "ApiError",
    "ApiResponse",
    "AssessmentApiError",
    "AsyncHook",
    "CallOptions",
    "Hook",
    "Retry",
    "AttemptEvent",
    "WaitOn429",
    "__version__",
]
