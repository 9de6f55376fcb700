package wire

import (
	"bytes"
	"encoding/json"
	"fmt"
	"unicode/utf8"
)

// maxDepth limits the levels of objects and lists. It is the same in the SDKs of all languages.
const maxDepth = 500

// Unmarshal parses the body of a response: without a byte order mark, with replacements for invalid UTF-8, and with at
// most 500 levels.
func Unmarshal(body []byte, value any) error {
	text := ValidText(body)
	if depthOf(text) > maxDepth {
		return fmt.Errorf("it has more than %d levels", maxDepth)
	}
	return json.Unmarshal(text, value)
}

// ValidText removes a byte order mark and replaces invalid UTF-8 as browsers do: each longest beginning of a letter by
// one U+FFFD. Package unicode/utf8 would replace each byte.
func ValidText(body []byte) []byte {
	text := bytes.TrimPrefix(body, []byte("\ufeff"))
	if utf8.Valid(text) {
		return text
	}
	var valid []byte
	for len(text) > 0 {
		letter, size := utf8.DecodeRune(text)
		if letter == utf8.RuneError && size == 1 {
			size = beginning(text)
		}
		valid = utf8.AppendRune(valid, letter)
		text = text[size:]
	}
	return valid
}

// beginning returns the length of the longest beginning of a letter at the start of invalid text, at least 1.
func beginning(text []byte) int {
	size := 1
	for size < len(text) && size < utf8.UTFMax && !utf8.FullRune(text[:size]) && !utf8.RuneStart(text[size]) {
		size++
	}
	if size > 1 && utf8.FullRune(text[:size]) {
		size--
	}
	return size
}

func depthOf(text []byte) int {
	depth, most := 0, 0
	inText := false
	for index := 0; index < len(text); index++ {
		switch letter := text[index]; {
		case inText && letter == '\\':
			index++
		case letter == '"':
			inText = !inText
		case inText:
		case letter == '[' || letter == '{':
			depth++
			most = max(most, depth)
		case letter == ']' || letter == '}':
			depth--
		}
	}
	return most
}
