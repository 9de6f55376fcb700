package transport

import (
	"cmp"
	"encoding/json"
	"strings"

	assessment "github.com/assessment-api/assessment-api-go"
)

// maxDetails limits the quoted text of a body that is not an error object.
const maxDetails = 500

// errorObject combines the error objects of all versions.
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

// refusalIn returns the error of a response; nil for a success.
func refusalIn(got *response) error {
	if got.status >= 200 && got.status <= 299 {
		return nil
	}
	return refusalOf(got)
}

func refusalOf(got *response) *assessment.Error {
	refusal := &assessment.Error{StatusCode: got.status, Header: got.header, Body: got.body}
	var object errorObject
	// A body that is not an error object leaves the fields empty, as does a field of the wrong type.
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
