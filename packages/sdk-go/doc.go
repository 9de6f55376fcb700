// Package assessment holds what the clients of the Assessment API have in common: options, errors, and types for values that may be
// null.
//
// The clients are in the packages [github.com/assessment-api/assessment-api-go/apiv1] (candidates and their results),
// [github.com/assessment-api/assessment-api-go/apiv2] (candidates, assessments, tests, tasks, people, teams and skills) and
// [github.com/assessment-api/assessment-api-go/apiv3] (people, teams, job positions, skills and certificates), one for each version
// of the API. They are views of the same data and can be used side by side.
//
// # Fields of models
//
// A field that the API always has is a plain value; where the API allows null, it is a pointer, and nil is null. A field that may be
// absent is a pointer, a slice or a map, and nil is absent; where it may be null as well, it is a [Nullable].
//
// Sets of values may grow: an enumeration is a string type with constants, a value that this release does not know is kept as it is,
// and its method Known tells.
//
// A response is read as far as it fits the document of the API: a field that is missing or of another type has its zero value, and the
// method Problems of its model says so. See [WithStrictResponses].
//
// # Errors
//
// A refusal of the service is an [*Error], no response is a [*ConnectionError], a response that cannot be read is an
// [*UnexpectedResponseError], and an argument that cannot be sent is an [ErrInvalidArgument].
package assessment
