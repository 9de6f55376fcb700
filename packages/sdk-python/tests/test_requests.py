from __future__ import annotations

import inspect
import io
import os
import tempfile
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any, Callable, Dict

import httpx
import pytest

from assessment_api import v1, v2, v3

from .clients import KINDS, make_client
from .documents import example
from .testing import Recorder

HAL = "application/vnd.vendor.v2.hal+json"


def responding(body: Any, status: int = 200) -> Recorder:
    return Recorder(lambda _: httpx.Response(status, json=body))


EMPTY: Dict[str, Any] = {
    "_embedded": {"candidates": []},
    "page": {"number": 0, "size": 10, "totalElements": 0, "totalPages": 0},
}


def test_key_and_media_type_of_each_version() -> None:
    sent = []
    page = {"items": [], "totalElements": 0, "totalPages": 0, "pageSize": 10, "pageNumber": 1}
    one = responding(page)
    v1.Client("key", http_transport=one).candidates.list_candidates()
    two = responding(EMPTY)
    v2.Client("key", http_transport=two).candidates.list_candidates()
    three = responding({"content": []})
    v3.Client("key", http_transport=three).people.list_people()
    for recorder, header in ((one, "X-Api-Key"), (two, "Vendor-Api-Key"), (three, "X-API-KEY")):
        (request,) = recorder.requests
        sent.append((request.headers[header], request.headers["Accept"], str(request.url)))
    assert sent == [
        ("key", "application/json", "https://api.assessments.example/v1/candidates"),
        ("key", HAL, "https://api.assessments.example/v2/candidates"),
        ("key", "application/json", "https://api.assessments.example/v3/boost/v3/people"),
    ]


def test_repeated_parameters_and_dates() -> None:
    recorder = responding(EMPTY)
    v2.Client("key", http_transport=recorder).candidates.list_candidates(
        status=[v2.CandidateStatus.NEW, v2.CandidateStatus.ERROR],
        tags=["a,b", "c&d"],
        start_date=datetime(2026, 3, 2, 11, 15, tzinfo=timezone(timedelta(hours=2))),
        count=5,
    )
    assert recorder.requests[0].url.query == (
        b"status=NEW&status=ERROR&tags=a%2Cb&tags=c%26d&startDate=2026-03-02T09%3A15%3A00.000Z&count=5"
    )


def test_a_date_without_a_time_zone_is_refused() -> None:
    with pytest.raises(ValueError, match="time zone"):
        v2.Client("key", http_transport=responding(EMPTY)).candidates.list_candidates(start_date=datetime(2026, 3, 2))


@pytest.mark.parametrize("value", ["NEW", v2.CandidateStatus.NEW])
def test_one_value_is_no_list_of_its_letters(value: Any) -> None:
    recorder = responding(EMPTY)
    with pytest.raises(TypeError, match=r"list.*\['NEW'\]"):
        v2.Client("key", http_transport=recorder).candidates.list_candidates(status=value)
    with pytest.raises(TypeError, match=r"list.*\['NEW'\]"):
        v3.Client("key", http_transport=recorder).people.get_aggregated_person("per_1", sections=value)
    assert recorder.requests == []


def test_parameters_with_commas() -> None:
    recorder = responding({"id": "per_1"})
    client = v3.Client("key", http_transport=recorder)
    sections = [v3.AggregatedPersonSection("core"), v3.AggregatedPersonSection("customFields")]
    client.people.get_aggregated_person("per 1/2", sections=sections)
    assert recorder.requests[0].url.raw_path == (
        b"/v3/boost/v3/people/per%201%2F2/aggregated?sections=core,customFields"
    )


@pytest.mark.parametrize("id", ["", ".", "..", None])
def test_an_id_that_leads_elsewhere_is_refused(id: Any) -> None:
    with pytest.raises(ValueError, match="path parameter"):
        v2.Client("key", http_transport=responding({})).candidates.delete_candidate(id)


def test_bodies_in_the_vendor_media_type_hold_what_was_set() -> None:
    recorder = responding({}, 204)
    client = v2.Client("key", http_transport=recorder)
    client.candidates.update_candidate("cnd_1", v2.CandidatePatch(custom_fields={"a": None, "b": 1, "c": "ä"}))
    (request,) = recorder.requests
    assert request.headers["Content-Type"] == HAL
    assert request.content == '{"customFields": {"a": null, "b": 1, "c": "ä"}}'.encode()


def test_a_merge_patch_holds_nulls_that_were_set() -> None:
    recorder = responding({"id": "per_1"})
    client = v3.Client("key", http_transport=recorder)
    client.people.update_person_custom_fields("per_1", {"grade": 4, "costCenter": None})
    client.people.update_person("per_1", v3.PersonPatch(first_name=None, last_name="Okafor"))
    fields, person = recorder.requests
    assert fields.headers["Content-Type"] == person.headers["Content-Type"] == "application/merge-patch+json"
    assert fields.content == b'{"grade": 4, "costCenter": null}'
    assert person.content == b'{"firstName": null, "lastName": "Okafor"}'


def test_null_is_left_out_where_the_api_takes_none() -> None:
    assert v2.NewCandidate(email="a@example.com", first_name=None).to_dict() == {"email": "a@example.com"}


@pytest.mark.parametrize("kind", KINDS)
def test_packages_go_out_as_bytes_and_task_definitions_as_text(kind: str) -> None:
    recorder = responding({"taskId": "tsk_1"}, 202)
    client = make_client(kind, "v2", "key", http_transport=recorder)
    client.tasks.upload_task_package(b"PK\x03\x04")
    client.tasks.upload_task("tsk_1", io.BytesIO(b"PK\x05\x06"))
    recorder_yaml = Recorder(lambda _: httpx.Response(200, json=example("v2", "taskImportCreated")))
    make_client(kind, "v2", "key", http_transport=recorder_yaml).tasks.import_tasks("title: Größe\n")
    sent = [(one.headers["Content-Type"], one.content) for one in recorder.requests + recorder_yaml.requests]
    assert sent == [
        ("application/zip", b"PK\x03\x04"),
        ("application/zip", b"PK\x05\x06"),
        ("application/yaml", "title: Größe\n".encode()),
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_is_sent_from_its_current_position(kind: str) -> None:
    recorder = responding({"taskId": "tsk_1"}, 202)
    client = make_client(kind, "v2", "key", http_transport=recorder)
    for file in (io.BytesIO(b"..PK"), tempfile.TemporaryFile(), tempfile.SpooledTemporaryFile(max_size=9)):
        with file:
            file.write(b"..PK")
            file.seek(2)
            client.tasks.upload_task_package(file)
    assert [(one.headers["Content-Length"], one.content) for one in recorder.requests] == [("2", b"PK")] * 3


@pytest.mark.parametrize("kind", KINDS)
def test_a_stream_that_cannot_go_back_is_sent_in_chunks(kind: str) -> None:
    class Stream(io.RawIOBase):
        parts = [b"PK", b""]

        def read(self, size: int = -1) -> bytes:
            return self.parts.pop(0)

    recorder = responding({"taskId": "tsk_1"}, 202)
    make_client(kind, "v2", "key", http_transport=recorder).tasks.upload_task_package(Stream())
    (request,) = recorder.requests
    assert (request.headers["Transfer-Encoding"], request.content) == ("chunked", b"PK")


def test_bytes_of_other_kinds_are_sent_too() -> None:
    recorder = responding({"taskId": "tsk_1"}, 202)
    for package in (bytearray(b"PK"), memoryview(b"PK")):
        v2.Client("key", http_transport=recorder).tasks.upload_task_package(package)  # type: ignore[arg-type]
    assert [one.content for one in recorder.requests] == [b"PK", b"PK"]


@pytest.mark.parametrize("package", ["task.zip", Path("task.zip"), io.StringIO("PK"), [b"PK"]])
def test_what_is_neither_bytes_nor_a_file_of_them_is_refused(package: Any) -> None:
    recorder = responding({})
    with pytest.raises(TypeError, match="bytes.*not (str|PosixPath|WindowsPath|StringIO|list)"):
        v2.Client("key", http_transport=recorder).tasks.upload_task_package(package)
    assert recorder.requests == []


def test_a_number_that_json_cannot_write_is_refused() -> None:
    recorder = responding({})
    with pytest.raises(ValueError, match="float can hold"):
        v2.Client("key", http_transport=recorder).candidates.update_candidate(
            "cnd_1", v2.CandidatePatch(custom_fields={"grade": float("nan")})
        )
    assert recorder.requests == []


@pytest.mark.parametrize(
    "send",
    [
        lambda: v2.AnswerScore(scored_points=True),
        lambda: v2.CandidatePatch(custom_fields={"grade": True}),
        lambda: v3.SkillsetAssignment(skillset_id="set_1", mastery_level=False),
        lambda: v3.Client("key", http_transport=responding({})).people.update_person_custom_fields(
            "p", {"grade": True}
        ),
        lambda: v2.Client("key", http_transport=responding(EMPTY)).candidates.list_candidates(count=True),
    ],
)
def test_a_boolean_is_no_number(send: Callable[[], object]) -> None:
    with pytest.raises((ValueError, TypeError), match="number.* not a boolean"):
        send()


@pytest.mark.parametrize("count", [5.5, "5", object()])
def test_a_query_takes_values_of_its_type_alone(count: Any) -> None:
    recorder = responding(EMPTY)
    with v2.Client("key", http_transport=recorder) as client:
        with pytest.raises(TypeError, match="number"):
            client.candidates.list_candidates(count=count)
        with pytest.raises(TypeError, match="a parameter must be a text"):
            client.candidates.list_candidates(query=object())  # type: ignore[arg-type]
    assert recorder.requests == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_pipe_is_sent_in_chunks(kind: str) -> None:
    recorder = responding({"taskId": "tsk_1"}, 202)
    reading, writing = os.pipe()
    with open(reading, "rb") as source:
        with open(writing, "wb") as target:
            target.write(b"PK\x03\x04")
        make_client(kind, "v2", "key", http_transport=recorder).tasks.upload_task_package(source)
    (request,) = recorder.requests
    assert request.content == b"PK\x03\x04" and "Content-Length" not in request.headers
    assert request.headers["Transfer-Encoding"] == "chunked"


@pytest.mark.parametrize(
    "body", [{"email": "a@example.com", "first_nmae": "Maya"}, {"firstName": "Maya"}, [], "a@example.com"]
)
def test_a_body_that_is_none_of_the_operation_is_refused_before_it_is_sent(body: Any) -> None:
    recorder = responding({})
    with pytest.raises(ValueError, match="NewCandidate|first_nmae|email"):
        v2.Client("key", http_transport=recorder).candidates.create_candidate(body)
    assert recorder.requests == []


def test_help_says_what_a_parameter_is() -> None:
    parameters = inspect.signature(v2.Client("key").candidates.list_candidates).parameters
    assert parameters["start_date"].annotation == "Optional[Timestamp]"
    assert list(inspect.signature(v2.NewTestFromPredefined).parameters) == ["predefined_test_id"]
    assert list(inspect.signature(v3.PersonPatch).parameters)[:2] == ["first_name", "last_name"]


def test_one_of_two_forms_of_a_body() -> None:
    recorder = responding({}, 400)
    client = v2.Client("key", http_transport=recorder)
    with pytest.raises(Exception, match="400"):
        client.tests.create_test(v2.NewTestFromPredefined(predefined_test_id="pre_1"))
    assert recorder.requests[0].content == b'{"predefinedTestId": "pre_1"}'
