package hiring

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

const jsonType = "application/json"

// newHiring creates an organization with the catalogue and logs its journal if the test fails.
func newHiring(t *testing.T) *world {
	t.Helper()
	w := newWorld(t, object{"seed": "catalogue"})
	t.Cleanup(func() {
		if t.Failed() {
			t.Log("Journal:\n" + w.journal())
		}
	})
	return w
}

func (w *world) get(path string) any {
	w.t.Helper()
	return w.request("GET", path, "", nil, 200)
}

func (w *world) panel(path string) string {
	return "/control/organizations/" + w.organization + path
}

func (w *world) candidate(email string) string {
	w.t.Helper()
	person := object{"email": email, "firstName": "Ada", "lastName": "Lovelace", "examId": "tst_sql_basics"}
	return w.text(w.request("POST", "/v1/candidates", jsonType, person, 201), "id")
}

// move performs an action of a candidate, assessor or the service, such as "start".
func (w *world) move(candidate, name string, body any) {
	w.t.Helper()
	contentType := jsonType
	if body == nil {
		contentType = ""
	}
	w.request("POST", "/control/assessments/"+candidate+"/"+name, contentType, body, 200)
}

// advance moves the clock of this world and runs everything due.
func (w *world) advance(duration string) {
	w.t.Helper()
	w.request("POST", w.panel("/clock/advance"), jsonType, object{"duration": duration}, 200)
}

// mail waits for the newest mail to an address.
func (w *world) mail(to string) any {
	w.t.Helper()
	for end := time.Now().Add(5 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		mails, _ := member(w.get(w.panel("/mails?count=100")), "items").(list)
		for _, mail := range mails {
			if member(mail, "to") == to {
				return mail
			}
		}
		if time.Now().After(end) {
			w.t.Fatalf("no mail to %s within 5 s; there are: %v", to, mails)
		}
	}
}

func (w *world) journal() string {
	entries, _ := member(w.get(w.panel("/journal?count=40")), "items").(list)
	lines := make([]string, len(entries))
	for index, entry := range entries {
		what := member(entry, "operation")
		if path := member(entry, "exchange", "path"); path != nil {
			what = fmt.Sprint(member(entry, "exchange", "method"), " ", path, " ", member(entry, "status"))
		}
		if message := member(entry, "refusal", "message"); message != nil {
			what = fmt.Sprint(what, "  ", message)
		}
		lines[len(entries)-1-index] = fmt.Sprintf("%-9v%v", member(entry, "kind"), what)
	}
	return strings.Join(lines, "\n")
}
