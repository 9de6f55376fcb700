"""
Clients of the Assessment API: `assessment_api.v1`, `assessment_api.v2` and `assessment_api.v3`, each with a `Client` and its models.

Errors are in `assessment_api.errors`, the check of webhooks in `assessment_api.webhooks`.
"""

from ._transport import ApiResponse, Retry, WaitOn429
from ._version import __version__
from .errors import ApiError, AssessmentApiError

__all__ = ["ApiResponse", "ApiError", "AssessmentApiError", "Retry", "WaitOn429", "__version__"]
