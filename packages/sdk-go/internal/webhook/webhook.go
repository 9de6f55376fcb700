// Package webhook verifies deliveries of events.
package webhook

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/internal/wire"
)

// Rules describe the deliveries of an API version.
type Rules struct {
	SecretHeader string
	MediaType    string
}

// Verify authenticates a delivery and returns its events.
func Verify[Event any](
	rules Rules, window assessment.ReplayWindow, header http.Header, body []byte, secrets []string,
) ([]Event, error) {
	if err := checkAuthenticity(rules, window, header, body, secrets); err != nil {
		return nil, err
	}
	mediaType, _, _ := strings.Cut(header.Get("Content-Type"), ";")
	if !strings.EqualFold(strings.TrimSpace(mediaType), rules.MediaType) {
		return nil, refuse(assessment.WebhookMediaType, "the body is of the type %q, not %s", mediaType, rules.MediaType)
	}
	var entries []json.RawMessage
	if err := json.Unmarshal(body, &entries); err != nil {
		return nil, refuse(assessment.WebhookBodyMalformed, "the body is no list of events in JSON: %v", err)
	}
	if entries == nil {
		return nil, refuse(assessment.WebhookBodyMalformed, "the body is null, not a list of events")
	}
	events := make([]Event, len(entries))
	for index, entry := range entries {
		event := &events[index]
		if err := json.Unmarshal(entry, &event); err != nil {
			return nil, refuse(assessment.WebhookEventInvalid, "event %d, %v", index, err)
		}
		if problems := wire.ProblemsIn(event); len(problems) > 0 {
			return nil, refuse(assessment.WebhookEventInvalid, "event %d, %s", index, problems[0])
		}
		if event == nil {
			return nil, refuse(assessment.WebhookEventInvalid, "event %d is null", index)
		}
	}
	return events, nil
}

func refuse(code assessment.WebhookErrorCode, format string, values ...any) error {
	return &assessment.WebhookError{Code: code, Message: fmt.Sprintf(format, values...)}
}
