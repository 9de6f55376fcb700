"""Base class of the generated operations: sends a call with its retries."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any, Mapping, Optional, Type, TypeVar, overload

import httpx

from .._async_io import body_of, deadline, sleep, tell
from .._call import NO_COOKIES, ApiResponse, Call, Settings, check_end, refusal_in
from .._options import AsyncHook, CallOptions
from ..errors import AssessmentApiError
from .connections import guard_connections

T = TypeVar("T")


class AsyncTransport:
    """Sends the requests of a client. Does not follow redirects, which would send the key to another host."""

    def __init__(
        self,
        settings: Settings,
        *,
        http_transport: Optional[httpx.AsyncBaseTransport],
        http_client: Optional[httpx.AsyncClient],
        on_request: Optional[AsyncHook],
        on_response: Optional[AsyncHook],
        on_failure: Optional[AsyncHook],
    ) -> None:
        if http_transport is not None and http_client is not None:
            raise ValueError("http_client has a transport; pass either http_client or http_transport")
        if not isinstance(http_client, (httpx.AsyncClient, type(None))):
            raise TypeError("http_client must be an httpx.AsyncClient")
        if not isinstance(http_transport, (httpx.AsyncBaseTransport, type(None))):
            raise TypeError("http_transport must be an httpx.AsyncBaseTransport")
        self._settings = settings
        self._is_own = http_client is None
        self._http = http_client or httpx.AsyncClient(transport=http_transport, cookies=NO_COOKIES)
        guard_connections(self._http)
        self._on_request = on_request
        self._on_response = on_response
        self._on_failure = on_failure

    async def close(self) -> None:
        """Closes the connections, except connections of the user's HTTP client."""
        if self._is_own:
            await self._http.aclose()

    @overload
    async def send(
        self,
        operation: str,
        method: str,
        template: str,
        options: CallOptions,
        *,
        returns: None,
        accept: str,
        path: Optional[Mapping[str, Any]] = None,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        body_type: Any = None,
        content_type: Optional[str] = None,
    ) -> ApiResponse[None]: ...

    @overload
    async def send(
        self,
        operation: str,
        method: str,
        template: str,
        options: CallOptions,
        *,
        returns: Type[T],
        accept: str,
        path: Optional[Mapping[str, Any]] = None,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        body_type: Any = None,
        content_type: Optional[str] = None,
    ) -> ApiResponse[T]: ...

    async def send(
        self,
        operation: str,
        method: str,
        template: str,
        options: CallOptions,
        *,
        returns: Any,
        accept: str,
        path: Optional[Mapping[str, Any]] = None,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        body_type: Any = None,
        content_type: Optional[str] = None,
    ) -> ApiResponse[Any]:
        """Sends a request and parses the response; raises an `AssessmentApiError` on failure."""
        call = Call(
            self._settings.of_call(options),
            operation,
            method,
            template,
            returns=returns,
            accept=accept,
            path=path,
            query=query,
            body=body,
            body_type=body_type,
            content_type=content_type,
        )
        return call.read(await self._success_of(call))

    async def _success_of(self, call: Call) -> httpx.Response:
        attempts = call.attempts()
        while True:
            timeout = attempts.timeout()
            content = body_of(call.content())
            request = call.seal(
                self._http.build_request(
                    call.method, call.url, headers=call.headers(), content=content, timeout=timeout
                )
            )
            event = call.event(request)
            await tell(self._on_request, event)
            begin = time.monotonic()
            failure: Optional[AssessmentApiError]
            try:
                with deadline(timeout):
                    response = await self._http.send(request, follow_redirects=False)
                check_end(response)
            except httpx.RequestError as error:
                failure = call.lost(error)
                wait = attempts.wait_after(failure)
                event = replace(event, error=failure)
                hook = self._on_failure
            except BaseException as error:
                await tell(self._on_failure, replace(event, error=error, duration=time.monotonic() - begin))
                raise
            else:
                failure = refusal_in(response)
                wait = attempts.wait_after(failure) if failure else None
                event = replace(event, status=response.status_code, response_headers=response.headers)
                hook = self._on_response
            duration = time.monotonic() - begin
            await tell(hook, replace(event, duration=duration, will_retry=wait is not None, wait=wait))
            if failure is None:
                return response
            if wait is None:
                raise failure
            await sleep(wait)
