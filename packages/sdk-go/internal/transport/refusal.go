package transport

import (
	"cmp"
	"encoding/json"
	"strings"

	assessment "github.com/assessment-api/assessment-api-go"
)

// maxDetails is how much of a body stands in an error when it is no error object.
const maxDetails = 500

// errorObject is what the versions of the API respond with in place of a success.
type errorObject struct {
	Details          string             `json:"details"`
	Message          string             `json:"message"`
	ErrorID          string             `json:"errorId"`
	ErrorType        string             `json:"errorType"`
	ValidationErrors []*validationError `json:"validationErrors"`
}

type validationError struct {
	Field   string `json:"field"`
	Value   string `json:"value"`
	Message string `json:"message"`
}

// refusalIn is the error of a response; nil when it is a success.
func refusalIn(got *response) error {
	if got.status >= 200 && got.status <= 299 {
		return nil
	}
	return refusalOf(got)
}

func refusalOf(got *response) *assessment.Error {
	refusal := &assessment.Error{StatusCode: got.status, Header: got.header, Body: got.body}
	var object errorObject
	// A body that is no error object leaves the fields empty; a field of another type leaves only itself empty.
	_ = json.Unmarshal(withoutMark(got.body), &object)
	refusal.Details = cmp.Or(object.Details, object.Message)
	refusal.ErrorID = object.ErrorID
	refusal.ErrorType = object.ErrorType
	for _, one := range object.ValidationErrors {
		if one != nil {
			refusal.ValidationErrors = append(refusal.ValidationErrors, assessment.ValidationError(*one))
		}
	}
	if refusal.Details == "" {
		refusal.Details = strings.ToValidUTF8(string(got.body[:min(len(got.body), maxDetails)]), "")
	}
	return refusal
}
