package assessment

import (
	"net/http"
	"time"
)

// ReplayWindow says how old, or how far ahead, a signed delivery of events may be. The zero value is what VerifyWebhook takes.
type ReplayWindow struct {
	// Tolerance holds both ways; zero means five minutes. The time of a delivery is in whole seconds.
	Tolerance time.Duration
	// Now is the clock; nil means time.Now.
	Now func() time.Time
}

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
	WebhookSecretMissing    WebhookErrorCode = "secret-missing"
	WebhookSecretWrong      WebhookErrorCode = "secret-wrong"
	WebhookSignatureMissing WebhookErrorCode = "signature-missing"
	WebhookSignatureWrong   WebhookErrorCode = "signature-wrong"
	WebhookTimestampInvalid WebhookErrorCode = "timestamp-invalid"
	WebhookMediaType        WebhookErrorCode = "media-type"
	WebhookBodyMalformed    WebhookErrorCode = "body-malformed"
	WebhookEventInvalid     WebhookErrorCode = "event-invalid"
)

// Error says what is wrong.
func (e *WebhookError) Error() string { return "assessment: webhook: " + e.Message }

// StatusCode is the status to respond to the delivery with.
func (e *WebhookError) StatusCode() int {
	switch e.Code {
	case WebhookMediaType:
		return http.StatusUnsupportedMediaType
	case WebhookBodyMalformed, WebhookEventInvalid:
		return http.StatusBadRequest
	default:
		return http.StatusUnauthorized
	}
}
