package transport

import (
	"cmp"
	"encoding/json"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/internal/wire"
)

// maxDetails limits the quoted letters of a body that is not an error object.
const maxDetails = 500

// refusalIn returns nil for a success.
func refusalIn(got *response) error {
	if got.status >= 200 && got.status <= 299 {
		return nil
	}
	return refusalOf(got)
}

func refusalOf(got *response) *assessment.Error {
	refusal := &assessment.Error{StatusCode: got.status, Header: got.header, Body: got.body}
	// A body that is not an error object leaves the fields empty, as does a field of the wrong type. Names are
	// case-sensitive, unlike in structs.
	object := objectIn(got.body)
	refusal.Details = cmp.Or(textIn(object["details"]), textIn(object["message"]))
	refusal.ErrorID = textIn(object["errorId"])
	refusal.ErrorType = textIn(object["errorType"])
	var entries []json.RawMessage
	_ = json.Unmarshal(object["validationErrors"], &entries)
	for _, entry := range entries {
		if one := objectIn(entry); one != nil {
			refusal.ValidationErrors = append(refusal.ValidationErrors, assessment.ValidationError{
				Field: textIn(one["field"]), Value: textIn(one["value"]), Message: textIn(one["message"]),
			})
		}
	}
	if refusal.Details == "" {
		refusal.Details = beginningOf(string(wire.ValidText(got.body)))
	}
	return refusal
}

// objectIn returns nil for another value.
func objectIn(text []byte) map[string]json.RawMessage {
	var object map[string]json.RawMessage
	_ = wire.Unmarshal(text, &object)
	return object
}

// textIn returns an empty text for another value.
func textIn(raw json.RawMessage) string {
	var text string
	_ = json.Unmarshal(raw, &text)
	return text
}

func beginningOf(text string) string {
	count := 0
	for index := range text {
		if count == maxDetails {
			return text[:index]
		}
		count++
	}
	return text
}
