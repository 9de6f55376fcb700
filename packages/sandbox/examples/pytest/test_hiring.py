def test_an_invitation_leads_to_the_test(world):
    candidate = world.candidate("ada@example.com")
    mail = world.mail("ada@example.com")
    assert mail["candidateId"] == candidate
    assert mail["link"] in mail["links"]


def test_a_completed_assessment_has_its_score(world):
    candidate = world.candidate(moves=["start", ("answer", {"auto": "correct"}), "submit", "assess"])
    detail = world.request("GET", f"/v1/candidates/{candidate}").body
    assert (detail["status"], detail["scoredPoints"]) == ("ASSESSMENT_READY", detail["maxPoints"])


def test_an_invitation_that_nobody_follows_expires(world):
    candidate = world.candidate()
    world.advance("P31D")
    assert world.request("GET", f"/v1/candidates/{candidate}").body["status"] == "TOKEN_EXPIRED"
