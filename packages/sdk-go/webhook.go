package assessment

import "net/http"

// WebhookError says that a delivery of events must not be trusted. Respond with [WebhookError.StatusCode]; the message never repeats
// a secret.
type WebhookError struct {
	// Code says what is wrong, for programs.
	Code WebhookErrorCode
	// Message says what is wrong, for people.
	Message string
}

// WebhookErrorCode says what is wrong with a delivery.
type WebhookErrorCode string

// Reasons why a delivery is refused.
const (
	WebhookSecretMissing WebhookErrorCode = "secret-missing"
	WebhookSecretWrong   WebhookErrorCode = "secret-wrong"
	WebhookMediaType     WebhookErrorCode = "media-type"
	WebhookBodyMalformed WebhookErrorCode = "body-malformed"
	WebhookEventInvalid  WebhookErrorCode = "event-invalid"
)

// Error says what is wrong.
func (e *WebhookError) Error() string { return "assessment: webhook: " + e.Message }

// StatusCode is the status to respond to the delivery with.
func (e *WebhookError) StatusCode() int {
	switch e.Code {
	case WebhookSecretMissing, WebhookSecretWrong:
		return http.StatusUnauthorized
	case WebhookMediaType:
		return http.StatusUnsupportedMediaType
	default:
		return http.StatusBadRequest
	}
}
