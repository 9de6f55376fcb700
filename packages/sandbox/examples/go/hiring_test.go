package hiring

import "testing"

func TestAnInvitationLeadsToTheTest(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	candidate := w.Candidate("ada@example.com")
	if mail := w.Mail("ada@example.com"); mail["candidateId"] != candidate || mail["link"] == nil {
		t.Errorf("the mail is %v", mail)
	}
}

func TestACompletedAssessmentHasItsScore(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	candidate := w.Candidate("ada@example.com")
	w.Move(candidate, "start", nil)
	w.Move(candidate, "answer", object{"auto": "correct"})
	w.Move(candidate, "submit", nil)
	w.Move(candidate, "assess", nil)
	detail := w.Must("GET", "/v1/candidates/"+candidate, nil)
	if detail["status"] != "ASSESSMENT_READY" || detail["scoredPoints"] != detail["maxPoints"] {
		t.Errorf("the candidate is %v", detail)
	}
}

func TestAnInvitationThatNobodyFollowsExpires(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	candidate := w.Candidate("ada@example.com")
	w.Advance("P31D")
	if detail := w.Must("GET", "/v1/candidates/"+candidate, nil); detail["status"] != "TOKEN_EXPIRED" {
		t.Errorf("the candidate is %v", detail["status"])
	}
}
