"""The timeout covers a request from the connection to the last byte of its response."""

from __future__ import annotations

import asyncio
import gc
import socket
import threading
import time
from contextlib import contextmanager
from typing import Any, Callable, Dict, Iterator, List, Optional

import httpcore
import httpx
import pytest

from assessment_api import _sync_io, v1
from assessment_api._sync import connections
from assessment_api.errors import ConnectionFailedError

from .clients import KINDS, make_client
from .testing import TLS

every_kind = pytest.mark.parametrize("kind", KINDS)

BODY = b'{"items":[],"totalElements":0}'
HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " + str(len(BODY)).encode() + b"\r\n"
PAUSE = 0.1
# All servers here respond eventually, after at least ten times the timeout: without a deadline the call succeeds.
TIMEOUT = 0.3
STEPS = 32

Respond = Callable[[socket.socket], None]


def drip(connection: socket.socket, data: bytes) -> None:
    for byte in data:
        connection.sendall(bytes([byte]))
        time.sleep(PAUSE)


def head(connection: socket.socket) -> None:
    drip(connection, HEAD)
    connection.sendall(b"\r\n" + BODY)


def body(connection: socket.socket) -> None:
    connection.sendall(HEAD + b"\r\n")
    drip(connection, BODY)


def chunks(connection: socket.socket) -> None:
    connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n")
    for _ in range(STEPS):
        connection.sendall(b"1\r\n \r\n")
        time.sleep(PAUSE)
    connection.sendall(f"{len(BODY):x}\r\n".encode() + BODY + b"\r\n0\r\n\r\n")


def interim(connection: socket.socket) -> None:
    for _ in range(STEPS):
        connection.sendall(b"HTTP/1.1 103 Early Hints\r\n\r\n")
        time.sleep(PAUSE)
    connection.sendall(HEAD + b"\r\n" + BODY)


def silence(connection: socket.socket) -> None:
    time.sleep(STEPS * PAUSE)
    connection.sendall(HEAD + b"\r\n" + BODY)


def second(connection: socket.socket) -> None:
    """Responds once, and drips when the connection is reused."""
    connection.sendall(HEAD + b"\r\n" + BODY)
    connection.recv(65_536)
    body(connection)


def slow_reader(connection: socket.socket) -> None:
    for _ in range(STEPS):
        connection.recv(65_536)
        time.sleep(PAUSE)
    connection.settimeout(PAUSE)
    try:
        while connection.recv(1_000_000):
            pass
    except TimeoutError:
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}")


@contextmanager
def serving(respond: Respond) -> Iterator[str]:
    def serve() -> None:
        while True:
            try:
                connection, _ = listener.accept()
                with connection:
                    connection.recv(65_536)
                    respond(connection)
            except OSError:
                if listener.fileno() == -1:
                    return

    with socket.create_server(("127.0.0.1", 0)) as listener:
        threading.Thread(target=serve, daemon=True).start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        listener.shutdown(socket.SHUT_RDWR)


def transport(kind: str) -> Any:
    return httpx.HTTPTransport(verify=TLS) if kind == "sync" else httpx.AsyncHTTPTransport(verify=TLS)


@every_kind
@pytest.mark.parametrize("respond", [head, body, chunks, interim, silence])
def test_a_response_that_is_too_slow_ends_with_the_timeout(respond: Respond, kind: str) -> None:
    with (
        serving(respond) as url,
        make_client(kind, "v1", "any", base_url=url, timeout=TIMEOUT, http_transport=transport(kind)) as client,
    ):
        with pytest.raises(ConnectionFailedError, match="time"):
            client.candidates.list_candidates()


@every_kind
def test_a_connection_that_is_used_again_keeps_the_timeout(kind: str) -> None:
    with (
        serving(second) as url,
        make_client(kind, "v1", "any", base_url=url, timeout=TIMEOUT, http_transport=transport(kind)) as client,
    ):
        client.candidates.list_candidates(timeout=100 * STEPS * PAUSE)
        with pytest.raises(ConnectionFailedError):
            client.candidates.list_candidates()


@every_kind
def test_an_upload_that_is_read_too_slowly_ends_with_the_timeout(kind: str) -> None:
    with (
        serving(slow_reader) as url,
        make_client(kind, "v2", "any", base_url=url, timeout=TIMEOUT, http_transport=transport(kind)) as client,
    ):
        with pytest.raises(ConnectionFailedError):
            client.tasks.upload_task("tsk_1", bytes(8_000_000))


@pytest.mark.parametrize("name", ["http_transport", "http_client"])
def test_a_transport_of_the_user_s_keeps_the_timeout(name: str) -> None:
    transport = httpx.HTTPTransport(retries=1)
    options: Dict[str, Any] = {name: transport if name == "http_transport" else httpx.Client(transport=transport)}
    with transport, serving(body) as url, v1.Client("any", base_url=url, timeout=TIMEOUT, **options) as client:
        with pytest.raises(ConnectionFailedError):
            client.candidates.list_candidates()


def test_a_proxy_of_the_environment_keeps_the_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(body) as url:
        monkeypatch.setenv("HTTP_PROXY", url)
        monkeypatch.setenv("NO_PROXY", "")
        with v1.Client("any", base_url="http://api.example", timeout=TIMEOUT) as client:
            with pytest.raises(ConnectionFailedError):
                client.candidates.list_candidates()


def test_the_addresses_of_a_name_share_the_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "addresses_of", lambda *_: ["127.0.0.1"] * 1_000)
    tried: List[Optional[float]] = []

    class Unreachable(httpcore.NetworkBackend):
        def connect_tcp(self, host: str, port: int, timeout: Optional[float] = None, *_: Any) -> httpcore.NetworkStream:
            tried.append(timeout)
            time.sleep(PAUSE)
            raise httpcore.ConnectTimeout("timed out")

    with _sync_io.deadline(TIMEOUT), pytest.raises(httpcore.ConnectTimeout, match="the request timed out"):
        connections.Backend(Unreachable(), None).connect_tcp("api.example", 443, TIMEOUT)
    assert tried == sorted(tried, key=lambda left: -(left or 0)) and len(tried) <= 3


def test_the_lookup_of_a_name_ends_with_the_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    resolve = socket.getaddrinfo
    resolved = threading.Event()

    def slow(host: Any, port: Any, flags: int = 0, **options: Any) -> Any:
        if host == "api.example" and not flags & socket.AI_NUMERICHOST:
            resolved.wait()
            raise socket.gaierror("no such name")
        return resolve(host, port, flags=flags, **options)

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    with v1.Client("any", base_url="http://api.example", timeout=TIMEOUT) as client:
        with pytest.raises(ConnectionFailedError, match="timed out"):
            client.candidates.list_candidates()
    resolved.set()


@every_kind
def test_a_clean_connection_is_used_again(kind: str) -> None:
    connections: List[socket.socket] = []

    def twice(connection: socket.socket) -> None:
        connections.append(connection)
        for _ in range(3):
            connection.sendall(HEAD + b"\r\n" + BODY)
            connection.recv(65_536)

    with serving(twice) as url, make_client(kind, "v1", "any", base_url=url, http_transport=transport(kind)) as client:
        for _ in range(3):
            client.candidates.list_candidates()
    assert len(connections) == 1


# asyncio warns about the connection that the loop left open.
@pytest.mark.filterwarnings("ignore")
def test_a_client_outlives_its_event_loop() -> None:
    def once(connection: socket.socket) -> None:
        connection.sendall(HEAD + b"\r\n" + BODY)
        connection.recv(65_536)

    async def call() -> float:
        return (await client.candidates.list_candidates()).total_elements

    with serving(once) as url:
        client = v1.AsyncClient("any", base_url=url)
        assert [asyncio.run(call()) for _ in range(3)] == [0, 0, 0]
        asyncio.run(client.close())
        gc.collect()


def test_a_deadline_ends_with_its_request() -> None:
    with serving(body) as url, v1.Client("any", base_url=url, timeout=TIMEOUT) as client:
        with pytest.raises(ConnectionFailedError):
            client.candidates.list_candidates()
    with serving(body) as url, v1.Client("any", base_url=url, timeout=100 * STEPS * PAUSE) as client:
        assert client.candidates.list_candidates().items == []
