from __future__ import annotations

import copy
import pickle
import traceback
from typing import Any, Callable, Dict, List

import httpx
import pytest

from assessment_api import errors, v1, v2, v3

from .documents import example
from .testing import Recorder


def page_of_candidates(*changes: Callable[[Dict[str, Any]], object]) -> Any:
    """Returns a page with one candidate per change."""
    page = copy.deepcopy(example("v2", "candidatePageFull"))
    candidate = {**page["_embedded"]["candidates"][0], "email": "maya@example.com"}
    candidates: List[Dict[str, Any]] = [copy.deepcopy(candidate) for _ in changes]
    for change, one in zip(changes, candidates, strict=True):
        change(one)
    page["_embedded"]["candidates"] = candidates
    page["page"] = {"number": 0, "size": 10, "totalElements": len(candidates), "totalPages": 1}
    return page


def client_of(page: Any, *, strict: bool = False) -> v2.Client:
    return v2.Client("key", strict_responses=strict, http_transport=Recorder(lambda _: httpx.Response(200, json=page)))


def nothing(_: Dict[str, Any]) -> None:
    pass


def without_email(candidate: Dict[str, Any]) -> None:
    del candidate["email"]


def test_a_candidate_without_a_required_field_does_not_lose_the_others() -> None:
    client = client_of(page_of_candidates(nothing, without_email, nothing))
    candidates = list(client.candidates.iterate_candidates())
    assert [candidate.email for candidate in (candidates[0], candidates[2])] == ["maya@example.com"] * 2
    assert candidates[1].id == candidates[0].id
    with pytest.raises(
        errors.UnreadableFieldError, match=r"Candidate\.email .*_embedded\.candidates\[1\]\.email: missing"
    ):
        _ = candidates[1].email
    assert not hasattr(candidates[1], "email") and "email" not in candidates[1].model_fields_set


@pytest.mark.parametrize(
    ("field", "name", "value", "reason"),
    [
        ("email", "email", None, "email: Input should be a valid string"),
        ("creationDate", "creation_date", "on Monday", "creationDate: Input should be a valid datetime"),
        ("tags", "tags", ["a", 7], r"tags\[1\]: Input should be a valid string"),
        ("tags", "tags", "a", "tags: Input should be a valid list"),
        ("firstName", "first_name", {"of": "maya"}, "firstName: Input should be a valid string"),
        ("_links", "links", None, "_links: no object"),
    ],
)
def test_a_field_of_another_type_is_reported_when_it_is_touched(field: str, name: str, value: Any, reason: str) -> None:
    client = client_of(page_of_candidates(lambda candidate: candidate.update({field: value})))
    (candidate,) = client.candidates.iterate_candidates()
    assert candidate.status.is_known
    with pytest.raises(errors.UnreadableFieldError, match=reason):
        getattr(candidate, name)


def test_an_element_that_is_no_object_is_there_and_has_no_field() -> None:
    page = page_of_candidates(nothing)
    page["_embedded"]["candidates"] += [None, "cnd_2"]
    first, second, third = client_of(page).candidates.iterate_candidates()
    assert first.email == "maya@example.com"
    for other in (second, third):
        with pytest.raises(errors.UnreadableFieldError, match=r"_embedded\.candidates\[[12]\]: no object"):
            _ = other.id


def test_lists_and_objects_by_name_are_read_as_far_as_they_fit() -> None:
    roles = v3.Client("key", http_transport=Recorder(lambda _: httpx.Response(200, json=[{}, None])))
    assert len(roles.people.list_person_roles("per_1")) == 2
    fields = v3.Client("key", http_transport=Recorder(lambda _: httpx.Response(200, json={"a": 1, "b": {}})))
    response = fields.people.get_person_custom_fields_with_response("per_1")
    assert response.body == {"a": 1, "b": {}}
    assert [problem.split(":")[0] for problem in response.problems] == ["b"]


def test_the_response_says_everything_that_does_not_fit_without_values() -> None:
    page = page_of_candidates(without_email, lambda candidate: candidate.update(firstName=["maya"]))
    response = client_of(page).candidates.list_candidates_with_response()
    assert response.problems == (
        "_embedded.candidates[0].email: missing",
        "_embedded.candidates[1].firstName: Input should be a valid string",
    )
    assert client_of(page_of_candidates(nothing)).candidates.list_candidates_with_response().problems == ()


def test_a_strict_client_refuses_what_does_not_fit() -> None:
    with pytest.raises(errors.UnexpectedResponseError, match=r"_embedded\.candidates\[1\]\.email: missing") as caught:
        client_of(page_of_candidates(nothing, without_email), strict=True).candidates.list_candidates()
    assert caught.value.status == 200 and "maya@example.com" in caught.value.text
    assert client_of(page_of_candidates(nothing), strict=True).candidates.list_candidates().embedded.candidates


@pytest.mark.parametrize("page", [{}, {"page": {"totalPages": 1}}, {"_embedded": {"candidates": None}}])
def test_a_page_without_its_elements_is_no_end_of_the_list(page: Any) -> None:
    with pytest.raises(errors.UnreadableFieldError, match="_embedded"):
        list(client_of(page).candidates.iterate_candidates())


def test_a_page_that_does_not_say_where_the_list_ends_is_no_end_of_the_list() -> None:
    page = page_of_candidates(nothing)
    del page["page"]["totalPages"]
    found = client_of(page).candidates.iterate_candidates()
    assert next(found).email == "maya@example.com"
    with pytest.raises(errors.UnreadableFieldError, match=r"page\.totalPages: missing"):
        next(found)
    people = v3.Client("key", http_transport=Recorder(lambda _: httpx.Response(200, json={"content": [], "next": 7})))
    with pytest.raises(errors.UnreadableFieldError, match="next: Input should be a valid string"):
        list(people.people.iterate_people())


def test_what_was_read_can_be_copied_stored_changed_and_sent() -> None:
    (candidate,) = client_of(page_of_candidates(without_email)).candidates.iterate_candidates()
    for other in (candidate.model_copy(), copy.deepcopy(candidate), pickle.loads(pickle.dumps(candidate))):
        assert other == candidate and other.id == candidate.id
        with pytest.raises(errors.UnreadableFieldError):
            _ = other.email
    assert "email" not in candidate.to_dict() and candidate.to_dict()["id"] == candidate.id
    assert candidate.id in repr(candidate)
    candidate.email = "maya@example.com"
    assert candidate.email == "maya@example.com" and candidate.to_dict()["email"] == candidate.email


def test_an_unreadable_field_differs_from_an_unknown_one() -> None:
    (candidate,) = client_of(page_of_candidates(without_email)).candidates.iterate_candidates()
    with pytest.raises(AttributeError, match="nobody") as caught:
        _ = candidate.nobody  # type: ignore[attr-defined]
    assert not isinstance(caught.value, errors.UnreadableFieldError)


def traceback_of(act: Callable[[], object]) -> str:
    with pytest.raises(Exception) as caught:  # noqa: B017
        act()
    assert caught.value.__cause__ is None and caught.value.__context__ is None
    return "".join(traceback.format_exception(caught.value))


@pytest.mark.parametrize(
    "act",
    [
        lambda: client_of({"_embedded": {"candidates": ["lindqvist"]}}, strict=True).candidates.list_candidates(),
        lambda: client_of("lindqvist").candidates.list_candidates(),
        lambda: (
            next(
                client_of(
                    page_of_candidates(lambda one: one.update(email=["lindqvist"]))
                ).candidates.iterate_candidates()
            ).email
        ),
        lambda: v1.NewCandidate(first_name=7, last_name="".join(["lind", "qvist"])),  # type: ignore[call-arg, arg-type]
        lambda: v2.CandidatePatch().model_copy(update={"custom_fields": "".join(["lind", "qvist"])}),
        lambda: v2.Candidate.from_json('"' + "lindqvist"[:4] + 'qvist"'),
        lambda: v3.Client("key").people.update_person_custom_fields("per_1", {"a": ["lind" + "qvist"]}),  # type: ignore[dict-item]
    ],
)
def test_no_traceback_shows_values(act: Callable[[], object]) -> None:
    shown = traceback_of(act)
    lines = [line for line in shown.splitlines() if not line.startswith("    ")]  # Lines of code are the test's own.
    assert "lindqvist" not in "\n".join(lines).lower() and "Error" in shown
