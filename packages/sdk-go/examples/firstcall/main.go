// Command firstcall creates a candidate.
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv2"
)

func main() {
	client, err := apiv2.NewClient(os.Getenv("ASSESSMENT_API_KEY"),
		assessment.WithBaseURL(os.Getenv("ASSESSMENT_API_URL")))
	if err != nil {
		log.Fatal(err)
	}
	maya := apiv2.NewCandidate{Email: "maya.lindqvist@example.com"}
	candidate, err := client.Candidates.CreateCandidate(context.Background(), maya)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(candidate.ID, candidate.Status)
}
