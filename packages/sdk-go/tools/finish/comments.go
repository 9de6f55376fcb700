package main

import (
	"regexp"
	"strings"
)

const width = 110

var (
	block = regexp.MustCompile(`(?ms)^([ \t]*)/\*(.*?)\*/`)
	// The documents describe functions without a subject; the name precedes the sentence: "GetExam Returns one exam".
	sentence  = regexp.MustCompile(`^\s*\w+ [A-Z]\w*s\b`)
	parameter = regexp.MustCompile(`^\w+:`)
)

func lineComments(source string) string {
	return block.ReplaceAllStringFunc(source, func(comment string) string {
		parts := block.FindStringSubmatch(comment)
		indent, text := parts[1], parts[2]
		if indent == "" {
			text = sentence.ReplaceAllStringFunc(text, lowerSecondWord)
		}
		lines := wrap(text)
		for index, line := range lines {
			lines[index] = strings.TrimRight(indent+"// "+line, " ")
		}
		return strings.Join(lines, "\n")
	})
}

func lowerSecondWord(words string) string {
	space := strings.LastIndex(words, " ")
	return words[:space] + strings.ToLower(words[space:])
}

// wrap breaks a text into lines. An empty line ends a paragraph, a leading dash starts a list item.
func wrap(text string) []string {
	var lines []string
	var words []string
	indent, following := "", ""
	flush := func() {
		line := indent
		for _, word := range words {
			if len(line)+len(word) > width && strings.TrimSpace(line) != "" {
				lines = append(lines, strings.TrimRight(line, " "))
				line = following
			}
			line += word + " "
		}
		if len(words) > 0 {
			lines = append(lines, strings.TrimRight(line, " "))
		}
		words, indent, following = nil, "", ""
	}
	for line := range strings.SplitSeq(strings.TrimSpace(text), "\n") {
		line = strings.TrimSpace(line)
		entry, isEntry := strings.CutPrefix(line, "- ")
		switch {
		case line == "":
			flush()
			if len(lines) > 0 && lines[len(lines)-1] != "" {
				lines = append(lines, "")
			}
			continue
		case isEntry:
			flush()
			indent, following = "  - ", "    "
			line = parameter.ReplaceAllStringFunc(entry, goName)
		}
		words = append(words, strings.Fields(line)...)
	}
	flush()
	return lines
}
