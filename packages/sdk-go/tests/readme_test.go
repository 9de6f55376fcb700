package tests

import (
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
)

func textOf(t *testing.T, name string) string {
	t.Helper()
	return string(must(os.ReadFile("../" + name))(t))
}

func TestTheQuickStartRuns(t *testing.T) {
	command := exec.Command("go", "run", "../examples/quickstart")
	command.Env = append(os.Environ(), "ASSESSMENT_API_URL="+sandbox+"/v2")
	var mistakes strings.Builder
	command.Stderr = &mistakes
	output, err := command.Output()
	if err != nil {
		t.Fatalf("%v: %s", err, mistakes.String())
	}
	told := regexp.MustCompile(`^(\w+) NEW map\[costCenter:CC-7\]\n(?:.*\n)*maya\.lindqvist@example\.com \d{4}-`).FindStringSubmatch(string(output))
	equal(t, len(told), 2)
	candidate := must(newV2(t, sandbox).Candidates.GetCandidate(ctx, told[1]))(t)
	equal(t, len(candidate.Embedded.Assessments[0].CustomFields), 0)
}

// Each block of Go in the README is the quick start, or a part of the examples, which are compiled.
func TestTheREADMEIsCompiled(t *testing.T) {
	quickStart := textOf(t, "examples/quickstart/main.go")
	quickStart = quickStart[strings.Index(quickStart, "package main"):]
	examples := regexp.MustCompile(`(?m)^\t`).ReplaceAllString(textOf(t, "example_test.go"), "")
	blocks := regexp.MustCompile("(?ms)^```go\n(.*?)^```").FindAllStringSubmatch(textOf(t, "README.md"), -1)
	equal(t, len(blocks) > 6, true)
	equal(t, blocks[0][1], quickStart)
	for _, block := range blocks[1:] {
		if !strings.Contains(examples, "\n"+block[1]) {
			t.Fatalf("no example has this:\n%s", block[1])
		}
	}
}
