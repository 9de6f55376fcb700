import { strToU8, zipSync } from "fflate";

/** A Go project for the task of the samples, with the metadata that `uploadTaskPackage` requires. */
const parts: Readonly<Record<string, string>> = {
  "task.yaml": "taskId: tsk_go_rate_limiter\n",
  "go.mod": "module limiter\n\ngo 1.25\n",
  "limiter.go": `package limiter

// Limiter admits a number of requests.
type Limiter struct{ left int }

// New returns a limiter that admits most requests.
func New(most int) *Limiter { return &Limiter{left: most} }

// Allow reports whether another request is admitted.
func (l *Limiter) Allow() bool {
	if l.left == 0 {
		return false
	}
	l.left--
	return true
}
`,
  "limiter_test.go": testOf("TestAllowsTheFirst", "if !New(1).Allow() {"),
  "verification/limit_test.go": testOf("TestRefusesAboveTheLimit", "if New(0).Allow() {"),
};

function testOf(name: string, condition: string): string {
  return `package limiter

import "testing"

func ${name}(t *testing.T) {
	${condition}
		t.Fatal("wrong result")
	}
}
`;
}

/** Returns a ZIP of stored files, always the same bytes. */
export const samplePackage = (): Uint8Array => {
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  // The first date of the format.
  return zipSync(Object.fromEntries(files), { level: 0, mtime: new Date(1980, 0, 1) });
};
