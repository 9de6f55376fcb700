package assessment

// Problem is a place of a response that does not fit the document of the API: a field that is missing, or of another type. It holds no
// values, which may be personal.
type Problem struct {
	// Place is where it is, such as _embedded.candidates[3].email; empty where the value itself is of the wrong kind.
	Place string
	// Reason is what is wrong there, such as missing.
	Reason string
}

// String returns place and reason.
func (p Problem) String() string {
	if p.Place == "" {
		return p.Reason
	}
	return p.Place + ": " + p.Reason
}
