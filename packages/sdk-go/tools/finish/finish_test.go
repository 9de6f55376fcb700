package main

import "testing"

const generated = `package example

import (
	"context"
	"io"

	"example.com/other"
)

/* Client calls   something. It
goes on.

- testId: An identifier.
- name: A name that is long enough, so that the line has to be broken somewhere in the middle, as one sees here.
*/
type Client struct {
	/* The URLs of a PDF. */
	PdfUrl, testId, ApiVersion string
	Ids []string
}

/* GetTest Returns one test of A. */
func (c *Client) GetTest(ctx context.Context) string { return c.testId }
`

const finished = `package example

import (
	"context"
)

// Client calls something. It goes on.
//
//   - testID: An identifier.
//   - name: A name that is long enough, so that the line has to be broken somewhere in the middle, as one sees
//     here.
type Client struct {
	// The URLs of a PDF.
	PDFURL, testID, APIVersion string
	IDs                        []string
}

// GetTest returns one test of A.
func (c *Client) GetTest(ctx context.Context) string { return c.testID }
`

func TestFinish(t *testing.T) {
	got, err := finish("example.go", generated)
	if err != nil || string(got) != finished {
		t.Errorf("%v\n%s", err, got)
	}
}

func TestImportsThatAreAllUnusedGo(t *testing.T) {
	got, err := finish("example.go", "package example\n\nimport (\n\t\"io\"\n\n\tother \"example.com/x\"\n)\n\nvar a int\n")
	if err != nil || string(got) != "package example\n\nvar a int\n" {
		t.Errorf("%v\n%s", err, got)
	}
}

func TestWhatDoesNotParseIsRefused(t *testing.T) {
	if _, err := finish("example.go", "package example\n\nCandidate may be an object.\n"); err == nil {
		t.Error("it was taken")
	}
}
