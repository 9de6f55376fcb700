// Package tests tests the module from outside: against the sandbox, the mock, and recorded responses.
package tests

import (
	"context"
	"fmt"
	"os"
	"testing"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv1"
	"github.com/assessment-api/assessment-api-go/apiv2"
	"github.com/assessment-api/assessment-api-go/apiv3"
)

var ctx = context.Background()

// Services started by `pnpm test:sdks go`.
var (
	sandbox        = os.Getenv("ASSESSMENT_API_SANDBOX_URL")
	limitedSandbox = os.Getenv("ASSESSMENT_API_LIMITED_SANDBOX")
	mock           = os.Getenv("ASSESSMENT_API_MOCK")
	key            = os.Getenv("ASSESSMENT_API_KEY")
)

func TestMain(m *testing.M) {
	if sandbox == "" || limitedSandbox == "" || mock == "" || key == "" {
		fmt.Fprintln(os.Stderr, "Run `pnpm test:sdks go`: it starts the sandbox and the mock, and says in the environment where they are.")
		os.Exit(2)
	}
	os.Exit(m.Run())
}

func newV1(t *testing.T, base string, options ...assessment.Option) *apiv1.Client {
	t.Helper()
	options = append(options, assessment.WithBaseURL(base+"/v1"), assessment.WithStrictResponses())
	return must(apiv1.NewClient(key, options...))(t)
}

func newV2(t *testing.T, base string, options ...assessment.Option) *apiv2.Client {
	t.Helper()
	options = append(options, assessment.WithBaseURL(base+"/v2"), assessment.WithStrictResponses())
	return must(apiv2.NewClient(key, options...))(t)
}

func newV3(t *testing.T, base string, options ...assessment.Option) *apiv3.Client {
	t.Helper()
	options = append(options, assessment.WithBaseURL(base+"/v3"), assessment.WithStrictResponses())
	return must(apiv3.NewClient(key, options...))(t)
}
