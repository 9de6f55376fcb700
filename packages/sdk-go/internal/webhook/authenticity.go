package webhook

import (
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
)

const defaultTolerance = 5 * time.Minute

var (
	// Headers of Standard Webhooks.
	idHeader, timestampHeader, signatureHeader = "Webhook-Id", "Webhook-Timestamp", "Webhook-Signature"
	standardHeaders                            = []string{idHeader, timestampHeader, signatureHeader}
	inSeconds                                  = regexp.MustCompile(`\A[0-9]{1,12}\z`)
)

// checkAuthenticity authenticates a delivery by its signature (Standard Webhooks) if it has one, otherwise by its
// secret. A valid signature suffices even if the secret header holds another value, as during rotation.
func checkAuthenticity(rules Rules, window assessment.ReplayWindow, header http.Header, body []byte, secrets []string) error {
	if err := checkSettings(window, secrets); err != nil {
		return err
	}
	given := header.Values(rules.SecretHeader)
	if len(given) == 0 {
		return refuse(assessment.WebhookSecretMissing, "the header %s is missing", rules.SecretHeader)
	}
	wrong := refuse(assessment.WebhookSignatureWrong, "the header webhook-signature has no v1 signature of this body by the secret")
	holdsSecret := isAmong(secrets, given[:1])
	if !holdsSecret {
		wrong = refuse(assessment.WebhookSecretWrong, "the header %s does not hold the secret", rules.SecretHeader)
	}
	missing := []string{}
	for _, name := range standardHeaders {
		if header.Get(name) == "" {
			missing = append(missing, strings.ToLower(name))
		}
	}
	switch {
	case len(missing) == len(standardHeaders) && holdsSecret:
		return nil
	case len(missing) == len(standardHeaders):
		return wrong
	case len(missing) > 0:
		return refuse(assessment.WebhookSignatureMissing, "the header %s is missing, although others of a signature are there", missing[0])
	}
	timestamp := header.Get(timestampHeader)
	if err := checkTimestamp(timestamp, window); err != nil {
		return err
	}
	due := make([]string, len(secrets))
	for index, secret := range secrets {
		due[index] = signatureOf(secret, header.Get(idHeader), timestamp, body)
	}
	if !isAmong(due, strings.Split(header.Get(signatureHeader), " ")) {
		return wrong
	}
	return nil
}

func checkSettings(window assessment.ReplayWindow, secrets []string) error {
	if len(secrets) == 0 {
		return fmt.Errorf("%w: the check of a webhook needs a secret", assessment.ErrInvalidArgument)
	}
	for _, secret := range secrets {
		if secret == "" {
			return fmt.Errorf("%w: the secret of a webhook is empty", assessment.ErrInvalidArgument)
		}
	}
	if window.Tolerance < 0 {
		return fmt.Errorf("%w: the tolerance of a replay window is negative", assessment.ErrInvalidArgument)
	}
	return nil
}

func checkTimestamp(timestamp string, window assessment.ReplayWindow) error {
	if !inSeconds.MatchString(timestamp) {
		return refuse(assessment.WebhookTimestampInvalid, "the header webhook-timestamp is no time in seconds")
	}
	now, tolerance := time.Now, defaultTolerance
	if window.Now != nil {
		now = window.Now
	}
	if window.Tolerance > 0 {
		tolerance = window.Tolerance
	}
	sent, _ := strconv.ParseInt(timestamp, 10, 64) // It has twelve digits at most.
	age, how := now().Unix()-sent, "old"
	if age < 0 {
		age, how = -age, "ahead"
	}
	if age > int64(tolerance/time.Second) {
		return refuse(assessment.WebhookTimestampInvalid, "the header webhook-timestamp is %d seconds %s, and %d are allowed",
			age, how, tolerance/time.Second)
	}
	return nil
}
