// Package assessment contains the shared parts of the Assessment API clients: options, errors, and types for nullable
// values.
//
// The clients are the packages [github.com/assessment-api/assessment-api-go/apiv1] (candidates and their results),
// [github.com/assessment-api/assessment-api-go/apiv2] (candidates, assessments, tests, tasks, people, teams and skills)
// and [github.com/assessment-api/assessment-api-go/apiv3] (people, teams, job positions, skills and certificates), one
// per version of the API. They access the same data and can be combined.
//
// # Fields of models
//
// A required field is a plain value, or a pointer if the API allows null; nil is null. An optional field is a pointer,
// a slice or a map; nil is absent. An optional nullable field is a [Nullable].
//
// Enumerations are open: string types with constants. Unknown values of later releases are kept; the method Known
// detects them.
//
// Responses are parsed leniently: a missing field or a field of another type has its zero value, and the method
// Problems of its model reports it. See [WithStrictResponses].
//
// # Errors
//
// An error response is an [*Error], a missing response a [*ConnectionError], an invalid response an
// [*UnexpectedResponseError], and an invalid argument an [ErrInvalidArgument].
package assessment
