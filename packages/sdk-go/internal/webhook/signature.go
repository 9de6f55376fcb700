package webhook

import (
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"regexp"
)

var base64Secret = regexp.MustCompile(`\Awhsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==))\z`)

// keyOf decodes the Base64 after whsec_; other secrets are UTF-8 bytes.
func keyOf(secret string) []byte {
	if found := base64Secret.FindStringSubmatch(secret); found != nil {
		if key, err := base64.StdEncoding.DecodeString(found[1]); err == nil {
			return key
		}
	}
	return []byte(secret)
}

// signatureOf signs a delivery (Standard Webhooks): v1, and the Base64 of HMAC-SHA-256 over id.timestamp.body.
func signatureOf(secret, id, timestamp string, body []byte) string {
	mac := hmac.New(sha256.New, keyOf(secret))
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(body)
	return "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
}

// isAmong reports whether the lists share a text. It compares digests of equal length in constant time.
func isAmong(expected, given []string) bool {
	same := 0
	for _, one := range expected {
		due := sha256.Sum256([]byte(one))
		for _, other := range given {
			digest := sha256.Sum256([]byte(other))
			same |= subtle.ConstantTimeCompare(due[:], digest[:])
		}
	}
	return same == 1
}
