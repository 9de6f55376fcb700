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

// goRun runs a program against the sandbox and returns its output.
func goRun(t *testing.T, folder string) string {
	t.Helper()
	command := exec.Command("go", "run", folder)
	command.Env = append(os.Environ(), "ASSESSMENT_API_URL="+sandbox+"/v2")
	var mistakes strings.Builder
	command.Stderr = &mistakes
	output, err := command.Output()
	if err != nil {
		t.Fatalf("%v: %s", err, mistakes.String())
	}
	return string(output)
}

func TestTheQuickStartRuns(t *testing.T) {
	output := goRun(t, "../examples/quickstart")
	told := regexp.MustCompile(`^(\w+) NEW map\[costCenter:CC-7\]\n(?:.*\n)*maya\.lindqvist@example\.com \d{4}-`).FindStringSubmatch(output)
	equal(t, len(told), 2)
	candidate := must(newV2(t, sandbox).Candidates.GetCandidate(ctx, told[1]))(t)
	equal(t, len(candidate.Embedded.Assessments[0].CustomFields), 0)
}

// Each Go block in the README and the guide is a program or part of the examples.
func TestWhatIsShownIsCompiled(t *testing.T) {
	indented := regexp.MustCompile(`(?m)^\t`)
	var sources string
	for _, name := range []string{
		"examples/quickstart/main.go", "examples/firstcall/main.go", "example_test.go", "tests/guide_test.go", "tests/otelhttp/otelhttp_test.go",
	} {
		text := textOf(t, name)
		sources += text + indented.ReplaceAllString(text, "")
	}
	programs := map[string]string{"README.md": "quickstart", "../docs/guides/sdk-go.md": "firstcall"}
	for page, program := range programs {
		blocks := regexp.MustCompile("(?ms)^```go\n(.*?)^```").FindAllStringSubmatch(textOf(t, page), -1)
		equal(t, len(blocks) > 1, true)
		first := textOf(t, "examples/"+program+"/main.go")
		equal(t, blocks[0][1], first[strings.Index(first, "package main"):])
		for _, block := range blocks[1:] {
			if !strings.Contains(sources, "\n"+block[1]) {
				t.Errorf("%s: no example has this:\n%s", page, block[1])
			}
		}
	}
}
