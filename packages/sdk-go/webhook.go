package assessment

import (
	"net/http"
	"time"
)

// ReplayWindow is the clock tolerance of signed deliveries. VerifyWebhook uses the zero value.
type ReplayWindow struct {
	// Tolerance applies in both directions; zero means five minutes. Timestamps have whole seconds.
	Tolerance time.Duration
	// Now is the clock; default time.Now.
	Now func() time.Time
}

// WebhookError is a delivery that must not be trusted. Respond with [WebhookError.StatusCode]. The message never
// contains a secret.
type WebhookError struct {
	Code    WebhookErrorCode
	Message string
}

// WebhookErrorCode is the reason of a rejection.
type WebhookErrorCode string

// Reasons of rejections.
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

// Error returns the message.
func (e *WebhookError) Error() string { return "assessment: webhook: " + e.Message }

// StatusCode returns the response status.
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
