package hiring

import "testing"

func TestAnInvitationLeadsToTheTest(t *testing.T) {
	t.Parallel()
	w := newHiring(t)
	candidate := w.candidate("ada@example.com")
	mail := w.mail("ada@example.com")
	w.expect(mail, candidate, "candidateId")
	w.expect(mail, w.text(mail, "link"), "links", 0)
}

func TestACompletedAssessmentHasItsScore(t *testing.T) {
	t.Parallel()
	w := newHiring(t)
	candidate := w.candidate("ada@example.com")
	w.move(candidate, "start", nil)
	w.move(candidate, "answer", object{"auto": "correct"})
	w.move(candidate, "submit", nil)
	w.move(candidate, "assess", nil)
	detail := w.get("/v1/candidates/" + candidate)
	w.expect(detail, "ASSESSMENT_READY", "status")
	w.expect(detail, member(detail, "maxPoints"), "scoredPoints")
}

func TestAnInvitationThatNobodyFollowsExpires(t *testing.T) {
	t.Parallel()
	w := newHiring(t)
	candidate := w.candidate("ada@example.com")
	w.advance("P31D")
	w.expect(w.get("/v1/candidates/"+candidate), "TOKEN_EXPIRED", "status")
}
