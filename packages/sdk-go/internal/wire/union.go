package wire

import (
	"encoding/json"
	"fmt"
	"reflect"
)

// ReadUnion parses an object into the first matching model, and reports whether one matches. Each member points to the
// pointer of a model. No match is not an error: later releases may add members.
func ReadUnion(data []byte, members ...any) (bool, error) {
	var object map[string]json.RawMessage
	if err := json.Unmarshal(data, &object); err != nil {
		return false, err
	}
	taken := false
	for _, member := range members {
		if !taken && json.Unmarshal(data, member) == nil && len(ProblemsIn(member)) == 0 {
			taken = object != nil
		} else {
			reflect.ValueOf(member).Elem().SetZero()
		}
	}
	return taken, nil
}

// WriteUnion encodes the only member that is set.
func WriteUnion(members ...any) ([]byte, error) {
	var set []any
	for _, member := range members {
		if !reflect.ValueOf(member).IsNil() {
			set = append(set, member)
		}
	}
	if len(set) != 1 {
		return nil, fmt.Errorf("a union needs exactly one member, not %d", len(set))
	}
	return json.Marshal(set[0])
}
