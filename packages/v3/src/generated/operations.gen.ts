// Generated from Skills Management API V3 3.0.0. Do not edit: change the document and generate again.

import type { SecurityRequest } from "@assessment-api/runtime/fetch";
import type { components, operations } from "./schema.d.ts";

type Status4XX =
  | 400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 418 | 419
  | 420 | 421 | 422 | 423 | 424 | 425 | 426 | 427 | 428 | 429 | 430 | 431 | 432 | 433 | 434 | 435 | 436 | 437 | 438 | 439
  | 440 | 441 | 442 | 443 | 444 | 445 | 446 | 447 | 448 | 449 | 450 | 451 | 452 | 453 | 454 | 455 | 456 | 457 | 458 | 459
  | 460 | 461 | 462 | 463 | 464 | 465 | 466 | 467 | 468 | 469 | 470 | 471 | 472 | 473 | 474 | 475 | 476 | 477 | 478 | 479
  | 480 | 481 | 482 | 483 | 484 | 485 | 486 | 487 | 488 | 489 | 490 | 491 | 492 | 493 | 494 | 495 | 496 | 497 | 498 | 499;

type Status5XX =
  | 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 509 | 510 | 511 | 512 | 513 | 514 | 515 | 516 | 517 | 518 | 519
  | 520 | 521 | 522 | 523 | 524 | 525 | 526 | 527 | 528 | 529 | 530 | 531 | 532 | 533 | 534 | 535 | 536 | 537 | 538 | 539
  | 540 | 541 | 542 | 543 | 544 | 545 | 546 | 547 | 548 | 549 | 550 | 551 | 552 | 553 | 554 | 555 | 556 | 557 | 558 | 559
  | 560 | 561 | 562 | 563 | 564 | 565 | 566 | 567 | 568 | 569 | 570 | 571 | 572 | 573 | 574 | 575 | 576 | 577 | 578 | 579
  | 580 | 581 | 582 | 583 | 584 | 585 | 586 | 587 | 588 | 589 | 590 | 591 | 592 | 593 | 594 | 595 | 596 | 597 | 598 | 599;

/** Statuses of a range or `default` that are not declared separately. */
type Other4XXOr5XX<Declared extends readonly unknown[]> = Exclude<Status4XX | Status5XX, Declared[number]>;

/** A response with one of these statuses, at once or later. */
type Returned<_Statuses extends readonly unknown[], Response> = Response | Promise<Response>;

/** Request of `listPeople`: GET /boost/v3/people */
export interface ListPeopleRequest {
  operationId: "listPeople";
  params: {};
  query: {
    /** Cursor of the page to return, taken from `next` of the page before; repeat the other parameters along with it. Without it, the first page is returned. The cursor is opaque. */
    after?: components["parameters"]["AfterQuery"];
    /** Keep the person with this e-mail address. The whole address must match; case is ignored. */
    email?: components["parameters"]["EmailQuery"];
    /** Keep people with this customer provided id. The whole id must match, including case. */
    customId?: components["parameters"]["PersonCustomIdQuery"];
  };
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listPeople`.
 *
 * - 200: One page of people.
 * - 400: A query parameter was rejected, for example a cursor that the service did not hand out or an `email` that is not an e-mail address.
 * - 401: The API key is missing or invalid.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type ListPeopleResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["PersonPage"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getPerson`: GET /boost/v3/people/{personId} */
export interface GetPersonRequest {
  operationId: "getPerson";
  params: {
    /** Identifier of the person. */
    personId: components["parameters"]["PersonIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `getPerson`.
 *
 * - 200: The person.
 * - 401: The API key is missing or invalid.
 * - 404: No person has this identifier. The error has errorType RESOURCE_NOT_FOUND, resourceType PERSON and the missing id.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type GetPersonResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Person"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `deletePerson`: DELETE /boost/v3/people/{personId} */
export interface DeletePersonRequest {
  operationId: "deletePerson";
  params: {
    /** Identifier of the person. */
    personId: components["parameters"]["PersonIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `deletePerson`.
 *
 * - 204: The person is deleted. The response has no body.
 * - 401: The API key is missing or invalid.
 * - 404: No person has this identifier. The error has errorType RESOURCE_NOT_FOUND, resourceType PERSON and the missing id.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type DeletePersonResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[204, 401, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `updatePerson`: PATCH /boost/v3/people/{personId} */
export interface UpdatePersonRequest {
  operationId: "updatePerson";
  params: {
    /** Identifier of the person. */
    personId: components["parameters"]["PersonIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/merge-patch+json";
  body: components["schemas"]["PersonPatch"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `updatePerson`.
 *
 * - 200: The person after the change.
 * - 400: The patch was rejected, because it is not a JSON object, a field has a wrong type, or an id names nothing or an abstract job position; the message names field and id.
 * - 401: The API key is missing or invalid.
 * - 404: No person has this identifier. The error has errorType RESOURCE_NOT_FOUND, resourceType PERSON and the missing id.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type UpdatePersonResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Person"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `replacePersonTeams`: PUT /boost/v3/people/{personId}/teams */
export interface ReplacePersonTeamsRequest {
  operationId: "replacePersonTeams";
  params: {
    /** Identifier of the person. */
    personId: components["parameters"]["PersonIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["PersonTeams"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `replacePersonTeams`.
 *
 * - 204: The teams are replaced. The response has no body.
 * - 400: The body was rejected, because `teamIds` is missing or not an array of strings, or because it names a team that does not exist; the message names each of them.
 * - 401: The API key is missing or invalid.
 * - 404: No person has this identifier. The error has errorType RESOURCE_NOT_FOUND, resourceType PERSON and the missing id.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type ReplacePersonTeamsResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[204, 400, 401, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listPersonSkills`: GET /boost/v3/people/{personId}/skills */
export interface ListPersonSkillsRequest {
  operationId: "listPersonSkills";
  params: {
    /** Identifier of the person. */
    personId: components["parameters"]["PersonIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listPersonSkills`.
 *
 * - 200: The skills of the person.
 * - 401: The API key is missing or invalid.
 * - 404: No person has this identifier. The error has errorType RESOURCE_NOT_FOUND, resourceType PERSON and the missing id.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type ListPersonSkillsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: operations["listPersonSkills"]["responses"][200]["content"]["application/json"];
    }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getPersonCustomFields`: GET /boost/v3/people/{personId}/customFields */
export interface GetPersonCustomFieldsRequest {
  operationId: "getPersonCustomFields";
  params: {
    /** Identifier of the person. */
    personId: components["parameters"]["PersonIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `getPersonCustomFields`.
 *
 * - 200: The custom fields of the person.
 * - 401: The API key is missing or invalid.
 * - 404: No person has this identifier. The error has errorType RESOURCE_NOT_FOUND, resourceType PERSON and the missing id.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type GetPersonCustomFieldsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["PersonCustomFields"];
    }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `updatePersonCustomFields`: PATCH /boost/v3/people/{personId}/customFields */
export interface UpdatePersonCustomFieldsRequest {
  operationId: "updatePersonCustomFields";
  params: {
    /** Identifier of the person. */
    personId: components["parameters"]["PersonIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/merge-patch+json";
  body: components["schemas"]["PersonCustomFieldsPatch"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `updatePersonCustomFields`.
 *
 * - 200: All custom fields of the person after the change.
 * - 400: The patch was rejected, because it is not a JSON object or a value is neither string nor integer nor null.
 * - 401: The API key is missing or invalid.
 * - 404: No person has this identifier. The error has errorType RESOURCE_NOT_FOUND, resourceType PERSON and the missing id.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type UpdatePersonCustomFieldsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["PersonCustomFields"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listPersonRoles`: GET /boost/v3/people/{personId}/roles */
export interface ListPersonRolesRequest {
  operationId: "listPersonRoles";
  params: {
    /** Identifier of the person. */
    personId: components["parameters"]["PersonIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listPersonRoles`.
 *
 * - 200: The roles of the person.
 * - 401: The API key is missing or invalid.
 * - 404: No person has this identifier. The error has errorType RESOURCE_NOT_FOUND, resourceType PERSON and the missing id.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type ListPersonRolesResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: operations["listPersonRoles"]["responses"][200]["content"]["application/json"];
    }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getAggregatedPerson`: GET /boost/v3/people/{personId}/aggregated */
export interface GetAggregatedPersonRequest {
  operationId: "getAggregatedPerson";
  params: {
    /** Identifier of the person. */
    personId: components["parameters"]["PersonIdPath"];
  };
  query: {
    /**
     * The sections to return, separated by commas. Without it, only the core section is returned. A comma may be percent-encoded.
     *
     * @default ["core"]
     */
    sections: components["parameters"]["SectionsQuery"];
  };
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `getAggregatedPerson`.
 *
 * - 200: The requested sections of the person.
 * - 400: The parameter `sections` was rejected, because it names a section that does not exist.
 * - 401: The API key is missing or invalid.
 * - 404: No person has this identifier. The error has errorType RESOURCE_NOT_FOUND, resourceType PERSON and the missing id.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type GetAggregatedPersonResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["AggregatedPerson"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listPersonCertificates`: GET /boost/v3/people/{personId}/certificates */
export interface ListPersonCertificatesRequest {
  operationId: "listPersonCertificates";
  params: {
    /** Identifier of the person. */
    personId: components["parameters"]["PersonIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listPersonCertificates`.
 *
 * - 200: The certificates that the person holds.
 * - 401: The API key is missing or invalid.
 * - 404: No person has this identifier. The error has errorType RESOURCE_NOT_FOUND, resourceType PERSON and the missing id.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type ListPersonCertificatesResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: operations["listPersonCertificates"]["responses"][200]["content"]["application/json"];
    }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `createInvitation`: POST /boost/v3/invitations */
export interface CreateInvitationRequest {
  operationId: "createInvitation";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["NewInvitation"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `createInvitation`.
 *
 * - 201: The person is created and, if wanted, notified.
 * - 400: The invitation was rejected, because a required field is missing, a field has a wrong type or form, or an id names nothing or an abstract job position; the message names field and id.
 * - 401: The API key is missing or invalid.
 * - 409: A person with this e-mail address already exists. The error carries the address in `email`.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type CreateInvitationResponse =
  | {
      status: 201;
      headers: { location: components["headers"]["PersonLocation"] };
      contentType?: "application/json";
      body: components["schemas"]["InvitationResult"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 409; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[201, 400, 401, 409]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listTeams`: GET /boost/v3/teams */
export interface ListTeamsRequest {
  operationId: "listTeams";
  params: {};
  query: {
    /** Cursor of the page to return, taken from `next` of the page before; repeat the other parameters along with it. Without it, the first page is returned. The cursor is opaque. */
    after?: components["parameters"]["AfterQuery"];
    /** Keep the teams that are supervised by this person. */
    supervisorId?: components["parameters"]["SupervisorIdQuery"];
    /** Keep teams with this customer provided id. The whole id must match, including case. */
    customId?: components["parameters"]["TeamCustomIdQuery"];
  };
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listTeams`.
 *
 * - 200: One page of teams.
 * - 400: A query parameter was rejected, for example a cursor that the service did not hand out.
 * - 401: The API key is missing or invalid.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type ListTeamsResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["TeamPage"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `createTeam`: POST /boost/v3/teams */
export interface CreateTeamRequest {
  operationId: "createTeam";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["TeamInput"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `createTeam`.
 *
 * - 201: The team is created.
 * - 400: The team was rejected, because its name is missing, a field has a wrong type, parent or supervisor do not exist, or the parent is the team itself or one below it. The message names the field, and an id that names nothing.
 * - 401: The API key is missing or invalid.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type CreateTeamResponse =
  | {
      status: 201;
      headers: { location: components["headers"]["TeamLocation"] };
      contentType?: "application/json";
      body: components["schemas"]["Team"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[201, 400, 401]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getTeam`: GET /boost/v3/teams/{teamId} */
export interface GetTeamRequest {
  operationId: "getTeam";
  params: {
    /** Identifier of the team. */
    teamId: components["parameters"]["TeamIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `getTeam`.
 *
 * - 200: The team.
 * - 401: The API key is missing or invalid.
 * - 404: No team has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type GetTeamResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Team"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `replaceTeam`: PUT /boost/v3/teams/{teamId} */
export interface ReplaceTeamRequest {
  operationId: "replaceTeam";
  params: {
    /** Identifier of the team. */
    teamId: components["parameters"]["TeamIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["TeamInput"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `replaceTeam`.
 *
 * - 200: The team after the change.
 * - 400: The team was rejected, because its name is missing, a field has a wrong type, parent or supervisor do not exist, or the parent is the team itself or one below it. The message names the field, and an id that names nothing.
 * - 401: The API key is missing or invalid.
 * - 404: No team has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type ReplaceTeamResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Team"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `deleteTeam`: DELETE /boost/v3/teams/{teamId} */
export interface DeleteTeamRequest {
  operationId: "deleteTeam";
  params: {
    /** Identifier of the team. */
    teamId: components["parameters"]["TeamIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `deleteTeam`.
 *
 * - 204: The team is deleted. The response has no body.
 * - 401: The API key is missing or invalid.
 * - 404: No team has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type DeleteTeamResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[204, 401, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listSkills`: GET /boost/v3/skills */
export interface ListSkillsRequest {
  operationId: "listSkills";
  params: {};
  query: {
    /** Cursor of the page to return, taken from `next` of the page before; repeat the other parameters along with it. Without it, the first page is returned. The cursor is opaque. */
    after?: components["parameters"]["AfterQuery"];
    /**
     * Whether disabled elements are returned too. By default they are left out.
     *
     * @default false
     */
    includeDisabled: components["parameters"]["IncludeDisabledQuery"];
    /**
     * Whether hidden elements are returned too. By default they are left out.
     *
     * @default false
     */
    includeHidden: components["parameters"]["IncludeHiddenQuery"];
  };
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listSkills`.
 *
 * - 200: One page of skills.
 * - 400: A query parameter was rejected, for example a cursor that the service did not hand out or a flag that is neither true nor false.
 * - 401: The API key is missing or invalid.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type ListSkillsResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["SkillPage"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getSkill`: GET /boost/v3/skills/{skillId} */
export interface GetSkillRequest {
  operationId: "getSkill";
  params: {
    /** Identifier of the skill. */
    skillId: components["parameters"]["SkillIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `getSkill`.
 *
 * - 200: The skill.
 * - 401: The API key is missing or invalid.
 * - 404: No skill has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type GetSkillResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Skill"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listSkillFolders`: GET /boost/v3/skillFolders */
export interface ListSkillFoldersRequest {
  operationId: "listSkillFolders";
  params: {};
  query: {
    /** Cursor of the page to return, taken from `next` of the page before; repeat the other parameters along with it. Without it, the first page is returned. The cursor is opaque. */
    after?: components["parameters"]["AfterQuery"];
    /**
     * Whether hidden elements are returned too. By default they are left out.
     *
     * @default false
     */
    includeHidden: components["parameters"]["IncludeHiddenQuery"];
    /**
     * Whether disabled elements are returned too. By default they are left out.
     *
     * @default false
     */
    includeDisabled: components["parameters"]["IncludeDisabledQuery"];
  };
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listSkillFolders`.
 *
 * - 200: One page of skill folders.
 * - 400: A query parameter was rejected, for example a cursor that the service did not hand out or a flag that is neither true nor false.
 * - 401: The API key is missing or invalid.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type ListSkillFoldersResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["SkillFolderPage"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getSkillFolder`: GET /boost/v3/skillFolders/{folderId} */
export interface GetSkillFolderRequest {
  operationId: "getSkillFolder";
  params: {
    /** Identifier of the skill folder. */
    folderId: components["parameters"]["FolderIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `getSkillFolder`.
 *
 * - 200: The skill folder.
 * - 401: The API key is missing or invalid.
 * - 404: No skill folder has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type GetSkillFolderResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["SkillFolder"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listSkillsets`: GET /boost/v3/skillsets */
export interface ListSkillsetsRequest {
  operationId: "listSkillsets";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listSkillsets`.
 *
 * - 200: The active skillsets.
 * - 401: The API key is missing or invalid.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type ListSkillsetsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: operations["listSkillsets"]["responses"][200]["content"]["application/json"];
    }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listPositionFamilies`: GET /boost/v3/positionFamilies */
export interface ListPositionFamiliesRequest {
  operationId: "listPositionFamilies";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listPositionFamilies`.
 *
 * - 200: The position families.
 * - 401: The API key is missing or invalid.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type ListPositionFamiliesResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: operations["listPositionFamilies"]["responses"][200]["content"]["application/json"];
    }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listSeniorityLevels`: GET /boost/v3/seniorityLevels */
export interface ListSeniorityLevelsRequest {
  operationId: "listSeniorityLevels";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listSeniorityLevels`.
 *
 * - 200: The seniority levels.
 * - 401: The API key is missing or invalid.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type ListSeniorityLevelsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: operations["listSeniorityLevels"]["responses"][200]["content"]["application/json"];
    }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listCertificateDefinitions`: GET /boost/v3/certificateDefinitions */
export interface ListCertificateDefinitionsRequest {
  operationId: "listCertificateDefinitions";
  params: {};
  query: {
    /** Cursor of the page to return, taken from `next` of the page before; repeat the other parameters along with it. Without it, the first page is returned. The cursor is opaque. */
    after?: components["parameters"]["AfterQuery"];
    /** Keep the definitions whose certificate name, acronym or organization name contains this text, regardless of case; `%` and `_` have no special meaning. */
    searchText?: components["parameters"]["SearchTextQuery"];
    /** Keep the definitions of the certificate organization with this id. */
    organizationId?: components["parameters"]["OrganizationIdQuery"];
    /**
     * Which definitions to keep, active ones, inactive ones or all. The values are strings, also `true` and `false`.
     *
     * @default "true"
     */
    isActive: components["schemas"]["CertificateActivity"];
    /**
     * Maximum number of elements on the page.
     *
     * @default 100
     */
    limit: components["parameters"]["LimitQuery"];
  };
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listCertificateDefinitions`.
 *
 * - 200: One page of certificate definitions.
 * - 400: A query parameter was rejected, for example a `limit` outside 1 to 1000 or an `isActive` other than true, false and all.
 * - 401: The API key is missing or invalid.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type ListCertificateDefinitionsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["CertificateDefinitionPage"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getCertificateDefinition`: GET /boost/v3/certificateDefinitions/{id} */
export interface GetCertificateDefinitionRequest {
  operationId: "getCertificateDefinition";
  params: {
    /** Identifier of the certificate definition. */
    id: components["parameters"]["CertificateDefinitionIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `getCertificateDefinition`.
 *
 * - 200: The certificate definition.
 * - 401: The API key is missing or invalid.
 * - 404: No certificate definition has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type GetCertificateDefinitionResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["CertificateDefinition"];
    }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listJobPositions`: GET /boost/v3/jobPositions */
export interface ListJobPositionsRequest {
  operationId: "listJobPositions";
  params: {};
  query: {
    /** Cursor of the page to return, taken from `next` of the page before; repeat the other parameters along with it. Without it, the first page is returned. The cursor is opaque. */
    after?: components["parameters"]["AfterQuery"];
  };
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listJobPositions`.
 *
 * - 200: One page of job positions.
 * - 400: A query parameter was rejected, for example a cursor that the service did not hand out.
 * - 401: The API key is missing or invalid.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type ListJobPositionsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["JobPositionPage"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `createJobPosition`: POST /boost/v3/jobPositions */
export interface CreateJobPositionRequest {
  operationId: "createJobPosition";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["NewJobPosition"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `createJobPosition`.
 *
 * - 201: The job position is created.
 * - 400: The job position was rejected, for example for a missing name, a mastery level outside 0 to 100 a feeder or skillset that is named twice, or an id that names nothing; the message names field and id.
 * - 401: The API key is missing or invalid.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type CreateJobPositionResponse =
  | {
      status: 201;
      headers: { location: components["headers"]["JobPositionLocation"] };
      contentType?: "application/json";
      body: components["schemas"]["JobPosition"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[201, 400, 401]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getJobPosition`: GET /boost/v3/jobPositions/{jobPositionId} */
export interface GetJobPositionRequest {
  operationId: "getJobPosition";
  params: {
    /** Identifier of the job position. */
    jobPositionId: components["parameters"]["JobPositionIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `getJobPosition`.
 *
 * - 200: The job position.
 * - 401: The API key is missing or invalid.
 * - 404: No job position has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
 */
export type GetJobPositionResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["JobPosition"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** One function per operation. `Ctx` is the context that the security handlers return; public operations may have none. */
export interface Handlers<Ctx> {
  /**
   * Search people
   *
   * `GET /boost/v3/people`
   *
   * Returns one cursor page of the people of the organization that match every given filter, oldest first.
   */
  listPeople(request: ListPeopleRequest, context: Ctx): Returned<[200, 400, 401, "default"], ListPeopleResponse>;

  /**
   * Get a person
   *
   * `GET /boost/v3/people/{personId}`
   *
   * Returns one person of the organization.
   */
  getPerson(request: GetPersonRequest, context: Ctx): Returned<[200, 401, 404, "default"], GetPersonResponse>;

  /**
   * Delete a person
   *
   * `DELETE /boost/v3/people/{personId}`
   *
   * Removes the person from the organization and anonymizes remaining data about them. A further request for the person gets 404.
   */
  deletePerson(request: DeletePersonRequest, context: Ctx): Returned<[204, 401, 404, "default"], DeletePersonResponse>;

  /**
   * Update a person
   *
   * `PATCH /boost/v3/people/{personId}`
   *
   * Changes the given fields of a person by a merge patch and returns the person as it is afterwards. Fields that are left out keep their values; null removes a value.
   */
  updatePerson(request: UpdatePersonRequest, context: Ctx): Returned<[200, 400, 401, 404, "default"], UpdatePersonResponse>;

  /**
   * Replace the teams of a person
   *
   * `PUT /boost/v3/people/{personId}/teams`
   *
   * Replaces the list of teams that the person belongs to. An empty list takes the person out of every team.
   */
  replacePersonTeams(request: ReplacePersonTeamsRequest, context: Ctx): Returned<[204, 400, 401, 404, "default"], ReplacePersonTeamsResponse>;

  /**
   * List the skills of a person
   *
   * `GET /boost/v3/people/{personId}/skills`
   *
   * Returns all skills of a person with their ratings, in one array without pages.
   */
  listPersonSkills(request: ListPersonSkillsRequest, context: Ctx): Returned<[200, 401, 404, "default"], ListPersonSkillsResponse>;

  /**
   * Get the custom fields of a person
   *
   * `GET /boost/v3/people/{personId}/customFields`
   *
   * Returns the custom fields that are set for a person, as one object with free keys.
   */
  getPersonCustomFields(request: GetPersonCustomFieldsRequest, context: Ctx): Returned<[200, 401, 404, "default"], GetPersonCustomFieldsResponse>;

  /**
   * Update the custom fields of a person
   *
   * `PATCH /boost/v3/people/{personId}/customFields`
   *
   * Sets, changes and removes custom fields by a merge patch and returns all custom fields as they are afterwards. Fields that are left out keep their values; null removes a field.
   */
  updatePersonCustomFields(request: UpdatePersonCustomFieldsRequest, context: Ctx): Returned<[200, 400, 401, 404, "default"], UpdatePersonCustomFieldsResponse>;

  /**
   * List the roles of a person
   *
   * `GET /boost/v3/people/{personId}/roles`
   *
   * Returns the roles that a person has in the organization and in its teams, in one array without pages.
   */
  listPersonRoles(request: ListPersonRolesRequest, context: Ctx): Returned<[200, 401, 404, "default"], ListPersonRolesResponse>;

  /**
   * Get aggregated data of a person
   *
   * `GET /boost/v3/people/{personId}/aggregated`
   *
   * Returns the requested sections of a person's data in a single response. Without `sections`, only the core section is returned.
   */
  getAggregatedPerson(request: GetAggregatedPersonRequest, context: Ctx): Returned<[200, 400, 401, 404, "default"], GetAggregatedPersonResponse>;

  /**
   * List the certificates of a person
   *
   * `GET /boost/v3/people/{personId}/certificates`
   *
   * Returns all certificates that a person holds, each with its name and the issuing organization, in one array without pages. Dates are integers, milliseconds since the Unix epoch.
   */
  listPersonCertificates(request: ListPersonCertificatesRequest, context: Ctx): Returned<[200, 401, 404, "default"], ListPersonCertificatesResponse>;

  /**
   * Create an invitation
   *
   * `POST /boost/v3/invitations`
   *
   * Creates an account for a person, puts the person into a team and, unless `sendNotification` is false, invites them by e-mail. An e-mail address that already exists is refused with errorType EMAIL_ALREADY_EXISTS.
   */
  createInvitation(request: CreateInvitationRequest, context: Ctx): Returned<[201, 400, 401, 409, "default"], CreateInvitationResponse>;

  /**
   * Search teams
   *
   * `GET /boost/v3/teams`
   *
   * Returns one cursor page of the teams of the organization that match every given filter, oldest first.
   */
  listTeams(request: ListTeamsRequest, context: Ctx): Returned<[200, 400, 401, "default"], ListTeamsResponse>;

  /**
   * Create a team
   *
   * `POST /boost/v3/teams`
   *
   * Creates a team. Whether it is a business unit cannot be chosen here; the response tells.
   */
  createTeam(request: CreateTeamRequest, context: Ctx): Returned<[201, 400, 401, "default"], CreateTeamResponse>;

  /**
   * Get a team
   *
   * `GET /boost/v3/teams/{teamId}`
   *
   * Returns one team of the organization.
   */
  getTeam(request: GetTeamRequest, context: Ctx): Returned<[200, 401, 404, "default"], GetTeamResponse>;

  /**
   * Update a team
   *
   * `PUT /boost/v3/teams/{teamId}`
   *
   * Replaces the changeable fields of a team and returns the team as it is afterwards. A field that is left out or null loses its value.
   */
  replaceTeam(request: ReplaceTeamRequest, context: Ctx): Returned<[200, 400, 401, 404, "default"], ReplaceTeamResponse>;

  /**
   * Delete a team
   *
   * `DELETE /boost/v3/teams/{teamId}`
   *
   * Deletes a team. Its members stay in the organization; teams below it move to the parent of the deleted team.
   */
  deleteTeam(request: DeleteTeamRequest, context: Ctx): Returned<[204, 401, 404, "default"], DeleteTeamResponse>;

  /**
   * Search skills
   *
   * `GET /boost/v3/skills`
   *
   * Returns one cursor page of the skills of the catalog. Disabled and hidden skills are left out unless they are requested.
   */
  listSkills(request: ListSkillsRequest, context: Ctx): Returned<[200, 400, 401, "default"], ListSkillsResponse>;

  /**
   * Get a skill
   *
   * `GET /boost/v3/skills/{skillId}`
   *
   * Returns one skill of the catalog, also when it is hidden or disabled.
   */
  getSkill(request: GetSkillRequest, context: Ctx): Returned<[200, 401, 404, "default"], GetSkillResponse>;

  /**
   * Search skill folders
   *
   * `GET /boost/v3/skillFolders`
   *
   * Returns one cursor page of the skill folders of the catalog. Hidden and disabled folders are left out unless they are requested.
   */
  listSkillFolders(request: ListSkillFoldersRequest, context: Ctx): Returned<[200, 400, 401, "default"], ListSkillFoldersResponse>;

  /**
   * Get a skill folder
   *
   * `GET /boost/v3/skillFolders/{folderId}`
   *
   * Returns one skill folder of the catalog, also when it is hidden or disabled.
   */
  getSkillFolder(request: GetSkillFolderRequest, context: Ctx): Returned<[200, 401, 404, "default"], GetSkillFolderResponse>;

  /**
   * List active skillsets
   *
   * `GET /boost/v3/skillsets`
   *
   * Returns all active skillsets in one array without pages. Their ids are the ones a job position may refer to.
   */
  listSkillsets(request: ListSkillsetsRequest, context: Ctx): Returned<[200, 401, "default"], ListSkillsetsResponse>;

  /**
   * List position families
   *
   * `GET /boost/v3/positionFamilies`
   *
   * Returns all position families in one array without pages. Their ids are the ones a job position may refer to as its family.
   */
  listPositionFamilies(request: ListPositionFamiliesRequest, context: Ctx): Returned<[200, 401, "default"], ListPositionFamiliesResponse>;

  /**
   * List seniority levels
   *
   * `GET /boost/v3/seniorityLevels`
   *
   * Returns all seniority levels in one array without pages. Their ids are the ones a job position may refer to as its seniority.
   */
  listSeniorityLevels(request: ListSeniorityLevelsRequest, context: Ctx): Returned<[200, 401, "default"], ListSeniorityLevelsResponse>;

  /**
   * Search certificate definitions
   *
   * `GET /boost/v3/certificateDefinitions`
   *
   * Returns one cursor page of the certificate definitions that match every given filter, with the total number of matches. Without `isActive`, only active definitions are returned.
   */
  listCertificateDefinitions(request: ListCertificateDefinitionsRequest, context: Ctx): Returned<[200, 400, 401, "default"], ListCertificateDefinitionsResponse>;

  /**
   * Get a certificate definition
   *
   * `GET /boost/v3/certificateDefinitions/{id}`
   *
   * Returns one certificate definition, also when it is inactive.
   */
  getCertificateDefinition(request: GetCertificateDefinitionRequest, context: Ctx): Returned<[200, 401, 404, "default"], GetCertificateDefinitionResponse>;

  /**
   * Search job positions
   *
   * `GET /boost/v3/jobPositions`
   *
   * Returns one cursor page of the job positions of the organization, abstract ones included, oldest first.
   */
  listJobPositions(request: ListJobPositionsRequest, context: Ctx): Returned<[200, 400, 401, "default"], ListJobPositionsResponse>;

  /**
   * Create a job position
   *
   * `POST /boost/v3/jobPositions`
   *
   * Creates a job position. Its name becomes the default translation; further translations cannot be given here.
   */
  createJobPosition(request: CreateJobPositionRequest, context: Ctx): Returned<[201, 400, 401, "default"], CreateJobPositionResponse>;

  /**
   * Get a job position
   *
   * `GET /boost/v3/jobPositions/{jobPositionId}`
   *
   * Returns one job position of the organization.
   */
  getJobPosition(request: GetJobPositionRequest, context: Ctx): Returned<[200, 401, 404, "default"], GetJobPositionResponse>;
}

/** One function per security scheme. Returns the context for the handler, or undefined to reject the credential. */
export interface SecurityHandlers<Ctx> {
  /**
   * The header `X-API-KEY`.
   *
   * The API key that the support team provides on request. It is secret and must not appear in client-side code.
   */
  ApiKeyAuth(credential: string, request: SecurityRequest): Ctx | undefined | Promise<Ctx | undefined>;
}
