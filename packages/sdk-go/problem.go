package assessment

// Problem is a violation of the API's document in a response: a field that is missing or has the wrong type. It
// contains no values, which may be personal.
type Problem struct {
	// Place is the path, such as _embedded.candidates[3].email; empty for the root.
	Place string
	// Reason describes the problem, such as missing.
	Reason string
}

// String returns place and reason.
func (p Problem) String() string {
	if p.Place == "" {
		return p.Reason
	}
	return p.Place + ": " + p.Reason
}
