// Generated from Candidate Assessment and Skills Management API V2 2.0.0. Do not edit: change the document and generate again.

import type { SecurityRequest } from "@assessment-api/runtime/fetch";
import type { components } from "./schema.d.ts";

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

/** Request of `listCandidates`: GET /candidates */
export interface ListCandidatesRequest {
  operationId: "listCandidates";
  params: {};
  query: {
    /** Keeps candidates whose name or e-mail contains this text, or who have a token that begins with it. */
    query?: components["parameters"]["CandidateSearchQuery"];
    /** Keeps candidates that are assigned to the user with this identifier. */
    assignedUser?: components["parameters"]["AssignedUserQuery"];
    /** Keeps candidates that are assigned to the team with this identifier. */
    assignedTeam?: components["parameters"]["AssignedTeamQuery"];
    /** Keeps candidates with this status. Repeat the parameter for several statuses. */
    status?: components["parameters"]["CandidateStatusQuery"];
    /** Keeps candidates, or invitations of candidates, with this tag. Repeat the parameter for several tags. */
    tags?: components["parameters"]["TagsQuery"];
    /** Filters by the start date of the test. Keeps candidates whose test was started at this time or later. A date means 00:00:00 UTC of that day. */
    startDate?: components["parameters"]["StartDateQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, counted from 0.
     *
     * @default 0
     */
    page: components["parameters"]["PageQuery"];
  };
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listCandidates`.
 *
 * - 200: One page of candidates.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The API key is missing or invalid.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type ListCandidatesResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["CandidatePage"];
    }
  | {
      status: 400;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `createCandidate`: POST /candidates */
export interface CreateCandidateRequest {
  operationId: "createCandidate";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/vnd.vendor.v2.hal+json";
  body: components["schemas"]["NewCandidate"];
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `createCandidate`.
 *
 * - 201: The candidate was created. The body is its standard content.
 * - 400: The body was rejected. After a validation failure `validationErrors` has one entry per rejected field.
 * - 401: The API key is missing or invalid.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type CreateCandidateResponse =
  | {
      status: 201;
      headers: { location: components["headers"]["CandidateLocation"] };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["Candidate"];
    }
  | {
      status: 400;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[201, 400, 401, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getCandidate`: GET /candidates/{id} */
export interface GetCandidateRequest {
  operationId: "getCandidate";
  params: {
    /** Identifier of the candidate. */
    id: components["parameters"]["CandidateIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `getCandidate`.
 *
 * - 200: The candidate.
 * - 401: The API key is missing or invalid.
 * - 404: No candidate of the organization has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type GetCandidateResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["CandidateExtended"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 401, 404, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `deleteCandidate`: DELETE /candidates/{id} */
export interface DeleteCandidateRequest {
  operationId: "deleteCandidate";
  params: {
    /** Identifier of the candidate. */
    id: components["parameters"]["CandidateIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `deleteCandidate`.
 *
 * - 204: The candidate was deleted.
 * - 401: The API key is missing or invalid.
 * - 404: No candidate of the organization has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type DeleteCandidateResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[204, 401, 404, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `updateCandidate`: PATCH /candidates/{id} */
export interface UpdateCandidateRequest {
  operationId: "updateCandidate";
  params: {
    /** Identifier of the candidate. */
    id: components["parameters"]["CandidateIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/vnd.vendor.v2.hal+json";
  body: components["schemas"]["CandidatePatch"];
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `updateCandidate`.
 *
 * - 202: The changes were taken over. The body is empty.
 * - 400: The body was rejected. After a validation failure `validationErrors` has one entry per rejected field.
 * - 401: The API key is missing or invalid.
 * - 404: No candidate of the organization has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type UpdateCandidateResponse =
  | { status: 202; headers?: undefined; contentType?: undefined; body?: undefined }
  | {
      status: 400;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[202, 400, 401, 404, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `createAssessment`: POST /candidates/{id}/assessments */
export interface CreateAssessmentRequest {
  operationId: "createAssessment";
  params: {
    /** Identifier of the candidate. */
    id: components["parameters"]["CandidateIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/vnd.vendor.v2.hal+json";
  body: components["schemas"]["NewAssessment"];
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `createAssessment`.
 *
 * - 201: The assessment was created. The body is its standard content.
 * - 400: The body was rejected. After a validation failure `validationErrors` has one entry per rejected field.
 * - 401: The API key is missing or invalid.
 * - 404: The candidate or the test in the body does not exist. For an unknown test, `validationErrors` names the field.
 * - 409: The test of the body exists, but its state does not allow invitations. Nothing was created.
 * - 417: The organization has too few credits to invite another candidate. Nothing was created.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type CreateAssessmentResponse =
  | {
      status: 201;
      headers: { location: components["headers"]["AssessmentLocation"] };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["Assessment"];
    }
  | {
      status: 400;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 409;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 417;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[201, 400, 401, 404, 409, 417, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getAssessment`: GET /candidates/{id}/assessments/{assessmentId} */
export interface GetAssessmentRequest {
  operationId: "getAssessment";
  params: {
    /** Identifier of the candidate. */
    id: components["parameters"]["CandidateIdPath"];
    /** Identifier of an assessment of this candidate. */
    assessmentId: components["parameters"]["AssessmentIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `getAssessment`.
 *
 * - 200: The assessment.
 * - 401: The API key is missing or invalid.
 * - 404: The candidate does not exist or has no such assessment.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type GetAssessmentResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["AssessmentExtended"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 401, 404, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `deleteAssessment`: DELETE /candidates/{id}/assessments/{assessmentId} */
export interface DeleteAssessmentRequest {
  operationId: "deleteAssessment";
  params: {
    /** Identifier of the candidate. */
    id: components["parameters"]["CandidateIdPath"];
    /** Identifier of an assessment of this candidate. */
    assessmentId: components["parameters"]["AssessmentIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `deleteAssessment`.
 *
 * - 204: The assessment was deleted.
 * - 401: The API key is missing or invalid.
 * - 404: The candidate does not exist or has no such assessment.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type DeleteAssessmentResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[204, 401, 404, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `updateAssessment`: PATCH /candidates/{id}/assessments/{assessmentId} */
export interface UpdateAssessmentRequest {
  operationId: "updateAssessment";
  params: {
    /** Identifier of the candidate. */
    id: components["parameters"]["CandidateIdPath"];
    /** Identifier of an assessment of this candidate. */
    assessmentId: components["parameters"]["AssessmentIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/vnd.vendor.v2.hal+json";
  body: components["schemas"]["AssessmentPatch"];
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `updateAssessment`.
 *
 * - 204: The assessment was changed.
 * - 400: The body was rejected. After a validation failure `validationErrors` has one entry per rejected field.
 * - 401: The API key is missing or invalid.
 * - 404: The candidate does not exist or has no such assessment.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type UpdateAssessmentResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | {
      status: 400;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[204, 400, 401, 404, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `scoreAnswer`: PUT /candidates/{id}/assessments/{assessmentId}/answers/{answerId}/score */
export interface ScoreAnswerRequest {
  operationId: "scoreAnswer";
  params: {
    /** Identifier of the candidate. */
    id: components["parameters"]["CandidateIdPath"];
    /** Identifier of an assessment of this candidate. */
    assessmentId: components["parameters"]["AssessmentIdPath"];
    /** Identifier of an answer of this assessment, as the extended content of the assessment gives it. */
    answerId: components["parameters"]["AnswerIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/vnd.vendor.v2.hal+json";
  body: components["schemas"]["AnswerScore"];
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `scoreAnswer`.
 *
 * - 204: The score was recorded.
 * - 400: The body was rejected. After a validation failure `validationErrors` has one entry per rejected field.
 * - 401: The API key is missing or invalid.
 * - 404: The candidate or assessment does not exist, or the assessment has no such answer.
 * - 409: The test is not finished, so its answers cannot get a score yet.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type ScoreAnswerResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | {
      status: 400;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 409;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[204, 400, 401, 404, 409, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listInvitations`: GET /invitations */
export interface ListInvitationsRequest {
  operationId: "listInvitations";
  params: {};
  query: {
    /** Keeps invitations of candidates whose name or e-mail contains this text, or who have a token that begins with it. */
    query?: components["parameters"]["InvitationSearchQuery"];
    /** Keeps invitations whose candidate has this status. Repeat the parameter for several statuses. */
    status?: components["parameters"]["InvitationStatusQuery"];
    /** Keeps candidates, or invitations of candidates, with this tag. Repeat the parameter for several tags. */
    tags?: components["parameters"]["TagsQuery"];
    /** Filters by the start date of the test. Keeps candidates whose test was started at this time or later. A date means 00:00:00 UTC of that day. */
    startDate?: components["parameters"]["StartDateQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, counted from 0.
     *
     * @default 0
     */
    page: components["parameters"]["PageQuery"];
  };
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listInvitations`.
 *
 * - 200: One page of invitations.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The API key is missing or invalid.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type ListInvitationsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["InvitationPage"];
    }
  | {
      status: 400;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `createInvitation`: POST /invitations */
export interface CreateInvitationRequest {
  operationId: "createInvitation";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/vnd.vendor.v2.hal+json";
  body: components["schemas"]["NewInvitation"];
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `createInvitation`.
 *
 * - 201: The invitation was created. Its `id` equals the id of the assessment.
 * - 400: The body was rejected. After a validation failure `validationErrors` has one entry per rejected field.
 * - 401: The API key is missing or invalid.
 * - 404: The test that the body names does not exist.
 * - 409: The test of the body exists, but its state does not allow invitations. Nothing was created.
 * - 417: The organization has too few credits to invite another candidate. Nothing was created.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type CreateInvitationResponse =
  | {
      status: 201;
      headers: { location: components["headers"]["InvitationLocation"] };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["Invitation"];
    }
  | {
      status: 400;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 409;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 417;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[201, 400, 401, 404, 409, 417, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getInvitation`: GET /invitations/{id} */
export interface GetInvitationRequest {
  operationId: "getInvitation";
  params: {
    /** Identifier of the invitation. */
    id: components["parameters"]["InvitationIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `getInvitation`.
 *
 * - 200: The invitation.
 * - 401: The API key is missing or invalid.
 * - 404: No invitation of the organization has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type GetInvitationResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["InvitationExtended"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 401, 404, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `deleteInvitation`: DELETE /invitations/{id} */
export interface DeleteInvitationRequest {
  operationId: "deleteInvitation";
  params: {
    /** Identifier of the invitation. */
    id: components["parameters"]["InvitationIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `deleteInvitation`.
 *
 * - 204: The invitation was deleted.
 * - 401: The API key is missing or invalid.
 * - 404: No invitation of the organization has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type DeleteInvitationResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[204, 401, 404, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `uploadTaskPackage`: PUT /tasks/zip */
export interface UploadTaskPackageRequest {
  operationId: "uploadTaskPackage";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/zip";
  body: ReadableStream<Uint8Array>;
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `uploadTaskPackage`.
 *
 * - 202: The package was taken over and is being built.
 * - 400: The upload was rejected before its content was looked at, for example because the body is empty.
 * - 401: The API key is missing or invalid.
 * - 422: The ZIP package cannot be processed.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type UploadTaskPackageResponse =
  | {
      status: 202;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["TaskUpload"];
    }
  | {
      status: 400;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 422;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[202, 400, 401, 422, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `uploadTask`: PUT /tasks/{taskId}/zip */
export interface UploadTaskRequest {
  operationId: "uploadTask";
  params: {
    /** Identifier of the task. */
    taskId: components["parameters"]["TaskIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/zip";
  body: ReadableStream<Uint8Array>;
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `uploadTask`.
 *
 * - 202: The package was taken over and is being built.
 * - 400: The upload was rejected before its content was looked at, for example because the body is empty.
 * - 401: The API key is missing or invalid.
 * - 404: No task of the organization has this identifier.
 * - 422: The ZIP package cannot be processed.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type UploadTaskResponse =
  | {
      status: 202;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["TaskUpload"];
    }
  | {
      status: 400;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 422;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[202, 400, 401, 404, 422, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `importTasks`: PUT /tasks/yaml */
export interface ImportTasksRequest {
  operationId: "importTasks";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/yaml";
  body: components["schemas"]["TaskDefinitions"];
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `importTasks`.
 *
 * - 200: The definitions were imported.
 * - 400: The upload was rejected before its content was looked at, for example because the body is empty.
 * - 401: The API key is missing or invalid.
 * - 422: The YAML file cannot be processed; nothing was imported.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type ImportTasksResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["TaskImport"];
    }
  | {
      status: 400;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 422;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 422, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getTask`: GET /tasks/{taskId} */
export interface GetTaskRequest {
  operationId: "getTask";
  params: {
    /** Identifier of the task. */
    taskId: components["parameters"]["TaskIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `getTask`.
 *
 * - 200: The task.
 * - 401: The API key is missing or invalid.
 * - 404: No task of the organization has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type GetTaskResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["Task"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 401, 404, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `publishTask`: POST /tasks/{taskId}/publish */
export interface PublishTaskRequest {
  operationId: "publishTask";
  params: {
    /** Identifier of the task. */
    taskId: components["parameters"]["TaskIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `publishTask`.
 *
 * - 204: The task was published.
 * - 401: The API key is missing or invalid.
 * - 404: No task of the organization has this identifier.
 * - 409: The task has no unpublished changes, or their build did not end with `SUCCESS`.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type PublishTaskResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 409;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[204, 401, 404, 409, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listTests`: GET /tests */
export interface ListTestsRequest {
  operationId: "listTests";
  params: {};
  query: {
    /** Keeps tests whose name or skills contain this text. */
    query?: components["parameters"]["TestSearchQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, counted from 0.
     *
     * @default 0
     */
    page: components["parameters"]["PageQuery"];
  };
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listTests`.
 *
 * - 200: One page of tests.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The API key is missing or invalid.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type ListTestsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["TestPage"];
    }
  | {
      status: 400;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `createTest`: POST /tests */
export interface CreateTestRequest {
  operationId: "createTest";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/vnd.vendor.v2.hal+json";
  body: components["schemas"]["NewTest"];
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `createTest`.
 *
 * - 201: The test was created.
 * - 400: The body was rejected. After a validation failure `validationErrors` has one entry per rejected field.
 * - 401: The API key is missing or invalid.
 * - 404: The predefined test that the body names does not exist.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type CreateTestResponse =
  | {
      status: 201;
      headers: { location: components["headers"]["TestLocation"] };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["Test"];
    }
  | {
      status: 400;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[201, 400, 401, 404, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getTest`: GET /tests/{id} */
export interface GetTestRequest {
  operationId: "getTest";
  params: {
    /** Identifier of the test. */
    id: components["parameters"]["TestIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `getTest`.
 *
 * - 200: The test.
 * - 401: The API key is missing or invalid.
 * - 404: No test of the organization has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type GetTestResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["Test"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 401, 404, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `updateTest`: PATCH /tests/{id} */
export interface UpdateTestRequest {
  operationId: "updateTest";
  params: {
    /** Identifier of the test. */
    id: components["parameters"]["TestIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/vnd.vendor.v2.hal+json";
  body: components["schemas"]["TestPatch"];
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `updateTest`.
 *
 * - 204: The test was changed.
 * - 400: The body was rejected. After a validation failure `validationErrors` has one entry per rejected field.
 * - 401: The API key is missing or invalid.
 * - 404: No test of the organization has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type UpdateTestResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | {
      status: 400;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[204, 400, 401, 404, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listPredefinedTests`: GET /predefined-tests */
export interface ListPredefinedTestsRequest {
  operationId: "listPredefinedTests";
  params: {};
  query: {
    /** Keeps predefined tests whose name, description or skills contain this text. */
    query?: components["parameters"]["PredefinedTestSearchQuery"];
    /** Keeps predefined tests that verify this skill, given by its name. Repeat the parameter for several skills. */
    skills?: components["parameters"]["SkillsQuery"];
    /** Keeps predefined tests for this seniority. Repeat the parameter for several levels. */
    seniorityLevels?: components["parameters"]["SeniorityLevelsQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, counted from 0.
     *
     * @default 0
     */
    page: components["parameters"]["PageQuery"];
  };
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listPredefinedTests`.
 *
 * - 200: One page of predefined tests.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The API key is missing or invalid.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type ListPredefinedTestsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["PredefinedTestPage"];
    }
  | {
      status: 400;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `registerWebhook`: POST /webhook */
export interface RegisterWebhookRequest {
  operationId: "registerWebhook";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/vnd.vendor.v2.hal+json";
  body: components["schemas"]["NewWebhook"];
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `registerWebhook`.
 *
 * - 202: The endpoint was registered.
 * - 400: The body was rejected. After a validation failure `validationErrors` has one entry per rejected field.
 * - 401: The API key is missing or invalid.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type RegisterWebhookResponse =
  | {
      status: 202;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["WebhookRegistration"];
    }
  | {
      status: 400;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[202, 400, 401, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `deleteWebhook`: DELETE /webhook/{id} */
export interface DeleteWebhookRequest {
  operationId: "deleteWebhook";
  params: {
    /** Identifier of the webhook registration. */
    id: components["parameters"]["WebhookIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly "application/vnd.vendor.v2.hal+json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `deleteWebhook`.
 *
 * - 204: The registration was removed.
 * - 401: The API key is missing or invalid.
 * - 404: No webhook of the organization has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type DeleteWebhookResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | {
      status: 401;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 404;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[204, 401, 404, 429]>;
      headers?: undefined;
      contentType?: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listPeople`: GET /boost/people */
export interface ListPeopleRequest {
  operationId: "listPeople";
  params: {};
  query: {
    /** Cursor of the page to return, taken from `slice.next` of the page before. Without it the first page is returned. */
    after?: components["parameters"]["AfterQuery"];
    /** Keeps the person with this e-mail address. The whole address must match; case is ignored. */
    email?: components["parameters"]["EmailQuery"];
    /** Keeps people with this identifier provided by the customer. The whole identifier must match, including case. */
    customId?: components["parameters"]["CustomIdQuery"];
  };
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly ("application/vnd.vendor.v2.hal+json" | "application/json")[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listPeople`.
 *
 * - 200: One page of people.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The API key is missing or invalid.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type ListPeopleResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["PersonPage"];
    }
  | { status: 200; headers?: undefined; contentType: "application/json"; body: components["schemas"]["PersonPage"] }
  | {
      status: 400;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 400; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 401;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 401; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `deletePerson`: DELETE /boost/people/{id} */
export interface DeletePersonRequest {
  operationId: "deletePerson";
  params: {
    /** Identifier of the person. */
    id: components["parameters"]["PersonIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly ("application/vnd.vendor.v2.hal+json" | "application/json")[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `deletePerson`.
 *
 * - 204: The person was removed and anonymized.
 * - 401: The API key is missing or invalid.
 * - 404: No person of the organization has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type DeletePersonResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | {
      status: 401;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 401; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 404;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 404; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[204, 401, 404, 429]>;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[204, 401, 404, 429]>;
      headers?: undefined;
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `replacePersonTeams`: PUT /boost/people/{id}/teams */
export type ReplacePersonTeamsRequest = {
  operationId: "replacePersonTeams";
  params: {
    /** Identifier of the person. */
    id: components["parameters"]["PersonIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  accepts: readonly ("application/vnd.vendor.v2.hal+json" | "application/json")[];
  url: string;
  signal: AbortSignal;
} & (
  | { contentType: "application/vnd.vendor.v2.hal+json"; body: components["schemas"]["PersonTeamsInput"] }
  | { contentType: "application/json"; body: components["schemas"]["PersonTeamsInput"] }
);

/**
 * Responses of `replacePersonTeams`.
 *
 * - 204: The teams were replaced.
 * - 400: The body was rejected. After a validation failure `validationErrors` has one entry per rejected field.
 * - 401: The API key is missing or invalid.
 * - 404: No person of the organization has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type ReplacePersonTeamsResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | {
      status: 400;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 400; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 401;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 401; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 404;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 404; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[204, 400, 401, 404, 429]>;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[204, 400, 401, 404, 429]>;
      headers?: undefined;
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listPersonSkills`: GET /boost/people/{id}/skills */
export interface ListPersonSkillsRequest {
  operationId: "listPersonSkills";
  params: {
    /** Identifier of the person. */
    id: components["parameters"]["PersonIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly ("application/vnd.vendor.v2.hal+json" | "application/json")[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listPersonSkills`.
 *
 * - 200: The person's skills.
 * - 401: The API key is missing or invalid.
 * - 404: No person of the organization has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type ListPersonSkillsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["PersonSkillList"];
    }
  | {
      status: 200;
      headers?: undefined;
      contentType: "application/json";
      body: components["schemas"]["PersonSkillList"];
    }
  | {
      status: 401;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 401; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 404;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 404; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 401, 404, 429]>;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 401, 404, 429]>;
      headers?: undefined;
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `invitePerson`: POST /boost/invitations */
export type InvitePersonRequest = {
  operationId: "invitePerson";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  accepts: readonly ("application/vnd.vendor.v2.hal+json" | "application/json")[];
  url: string;
  signal: AbortSignal;
} & (
  | { contentType: "application/vnd.vendor.v2.hal+json"; body: components["schemas"]["NewPersonInvitation"] }
  | { contentType: "application/json"; body: components["schemas"]["NewPersonInvitation"] }
);

/**
 * Responses of `invitePerson`.
 *
 * - 200: The person was invited. The body is empty.
 * - 400: The body was rejected. After a validation failure `validationErrors` has one entry per rejected field.
 * - 401: The API key is missing or invalid.
 * - 409: The e-mail address belongs to a person of the organization already.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type InvitePersonResponse =
  | { status: 200; headers?: undefined; contentType?: undefined; body?: undefined }
  | {
      status: 400;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 400; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 401;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 401; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 409;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 409; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 409, 429]>;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 409, 429]>;
      headers?: undefined;
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listTeams`: GET /boost/teams */
export interface ListTeamsRequest {
  operationId: "listTeams";
  params: {};
  query: {
    /** Cursor of the page to return, taken from `slice.next` of the page before. Without it the first page is returned. */
    after?: components["parameters"]["AfterQuery"];
  };
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly ("application/vnd.vendor.v2.hal+json" | "application/json")[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listTeams`.
 *
 * - 200: One page of teams.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The API key is missing or invalid.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type ListTeamsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["TeamPage"];
    }
  | { status: 200; headers?: undefined; contentType: "application/json"; body: components["schemas"]["TeamPage"] }
  | {
      status: 400;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 400; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 401;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 401; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `createTeam`: POST /boost/teams */
export type CreateTeamRequest = {
  operationId: "createTeam";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  accepts: readonly ("application/vnd.vendor.v2.hal+json" | "application/json")[];
  url: string;
  signal: AbortSignal;
} & (
  | { contentType: "application/vnd.vendor.v2.hal+json"; body: components["schemas"]["TeamInput"] }
  | { contentType: "application/json"; body: components["schemas"]["TeamInput"] }
);

/**
 * Responses of `createTeam`.
 *
 * - 200: The team was created.
 * - 400: The body was rejected. After a validation failure `validationErrors` has one entry per rejected field.
 * - 401: The API key is missing or invalid.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type CreateTeamResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["Team"];
    }
  | { status: 200; headers?: undefined; contentType: "application/json"; body: components["schemas"]["Team"] }
  | {
      status: 400;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 400; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 401;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 401; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `replaceTeam`: PUT /boost/teams/{id} */
export type ReplaceTeamRequest = {
  operationId: "replaceTeam";
  params: {
    /** Identifier of the team. */
    id: components["parameters"]["TeamIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  accepts: readonly ("application/vnd.vendor.v2.hal+json" | "application/json")[];
  url: string;
  signal: AbortSignal;
} & (
  | { contentType: "application/vnd.vendor.v2.hal+json"; body: components["schemas"]["TeamInput"] }
  | { contentType: "application/json"; body: components["schemas"]["TeamInput"] }
);

/**
 * Responses of `replaceTeam`.
 *
 * - 200: The team was replaced.
 * - 400: The body was rejected. After a validation failure `validationErrors` has one entry per rejected field.
 * - 401: The API key is missing or invalid.
 * - 404: No team of the organization has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type ReplaceTeamResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["Team"];
    }
  | { status: 200; headers?: undefined; contentType: "application/json"; body: components["schemas"]["Team"] }
  | {
      status: 400;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 400; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 401;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 401; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 404;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 404; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 404, 429]>;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 404, 429]>;
      headers?: undefined;
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `deleteTeam`: DELETE /boost/teams/{id} */
export interface DeleteTeamRequest {
  operationId: "deleteTeam";
  params: {
    /** Identifier of the team. */
    id: components["parameters"]["TeamIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly ("application/vnd.vendor.v2.hal+json" | "application/json")[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `deleteTeam`.
 *
 * - 204: The team was deleted.
 * - 401: The API key is missing or invalid.
 * - 404: No team of the organization has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type DeleteTeamResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | {
      status: 401;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 401; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 404;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 404; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[204, 401, 404, 429]>;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[204, 401, 404, 429]>;
      headers?: undefined;
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listSkills`: GET /boost/skills */
export interface ListSkillsRequest {
  operationId: "listSkills";
  params: {};
  query: {
    /** Cursor of the page to return, taken from `slice.next` of the page before. Without it the first page is returned. */
    after?: components["parameters"]["AfterQuery"];
    /**
     * True returns disabled elements as well.
     *
     * @default false
     */
    includeDisabled: components["parameters"]["IncludeDisabledQuery"];
    /**
     * True returns hidden elements as well.
     *
     * @default false
     */
    includeHidden: components["parameters"]["IncludeHiddenQuery"];
  };
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly ("application/vnd.vendor.v2.hal+json" | "application/json")[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listSkills`.
 *
 * - 200: One page of skills.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The API key is missing or invalid.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type ListSkillsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["SkillPage"];
    }
  | { status: 200; headers?: undefined; contentType: "application/json"; body: components["schemas"]["SkillPage"] }
  | {
      status: 400;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 400; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 401;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 401; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getSkill`: GET /boost/skills/{id} */
export interface GetSkillRequest {
  operationId: "getSkill";
  params: {
    /** Identifier of the skill. */
    id: components["parameters"]["SkillIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly ("application/vnd.vendor.v2.hal+json" | "application/json")[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `getSkill`.
 *
 * - 200: The skill.
 * - 401: The API key is missing or invalid.
 * - 404: No skill of the catalog has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type GetSkillResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["Skill"];
    }
  | { status: 200; headers?: undefined; contentType: "application/json"; body: components["schemas"]["Skill"] }
  | {
      status: 401;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 401; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 404;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 404; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 401, 404, 429]>;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 401, 404, 429]>;
      headers?: undefined;
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listSkillFolders`: GET /boost/skillFolders */
export interface ListSkillFoldersRequest {
  operationId: "listSkillFolders";
  params: {};
  query: {
    /** Cursor of the page to return, taken from `slice.next` of the page before. Without it the first page is returned. */
    after?: components["parameters"]["AfterQuery"];
    /**
     * True returns disabled elements as well.
     *
     * @default false
     */
    includeDisabled: components["parameters"]["IncludeDisabledQuery"];
    /**
     * True returns hidden elements as well.
     *
     * @default false
     */
    includeHidden: components["parameters"]["IncludeHiddenQuery"];
  };
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly ("application/vnd.vendor.v2.hal+json" | "application/json")[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listSkillFolders`.
 *
 * - 200: One page of skill folders.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The API key is missing or invalid.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type ListSkillFoldersResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["SkillFolderPage"];
    }
  | {
      status: 200;
      headers?: undefined;
      contentType: "application/json";
      body: components["schemas"]["SkillFolderPage"];
    }
  | {
      status: 400;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 400; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 401;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 401; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getSkillFolder`: GET /boost/skillFolders/{id} */
export interface GetSkillFolderRequest {
  operationId: "getSkillFolder";
  params: {
    /** Identifier of the skill folder. */
    id: components["parameters"]["SkillFolderIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly ("application/vnd.vendor.v2.hal+json" | "application/json")[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `getSkillFolder`.
 *
 * - 200: The skill folder.
 * - 401: The API key is missing or invalid.
 * - 404: No skill folder of the catalog has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type GetSkillFolderResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["SkillFolder"];
    }
  | { status: 200; headers?: undefined; contentType: "application/json"; body: components["schemas"]["SkillFolder"] }
  | {
      status: 401;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 401; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 404;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 404; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 401, 404, 429]>;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 401, 404, 429]>;
      headers?: undefined;
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listSkillRatings`: GET /boost/skillRatings */
export interface ListSkillRatingsRequest {
  operationId: "listSkillRatings";
  params: {};
  query: {
    /** Cursor of the page to return, taken from `slice.next` of the page before. Without it the first page is returned. */
    after?: components["parameters"]["AfterQuery"];
    /** Keeps ratings of the person with this identifier. */
    "person.id"?: components["parameters"]["PersonIdQuery"];
    /** Keeps ratings in the skill with this identifier. */
    "skill.id"?: components["parameters"]["SkillIdQuery"];
  };
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly ("application/vnd.vendor.v2.hal+json" | "application/json")[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listSkillRatings`.
 *
 * - 200: One page of skill ratings.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The API key is missing or invalid.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
 */
export type ListSkillRatingsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["SkillRatingPage"];
    }
  | {
      status: 200;
      headers?: undefined;
      contentType: "application/json";
      body: components["schemas"]["SkillRatingPage"];
    }
  | {
      status: 400;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 400; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 401;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | { status: 401; headers?: undefined; contentType: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType: "application/vnd.vendor.v2.hal+json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** One function per operation. `Ctx` is the context that the security handlers return; public operations may have none. */
export interface Handlers<Ctx> {
  /**
   * List candidates
   *
   * `GET /candidates`
   *
   * Returns one page of the candidates that match every given filter, with standard content, oldest first.
   */
  listCandidates(request: ListCandidatesRequest, context: Ctx): Returned<[200, 400, 401, 429, "default"], ListCandidatesResponse>;

  /**
   * Create a candidate
   *
   * `POST /candidates`
   *
   * Creates a candidate without an assessment, in the status `NEW`. Nothing is sent to them; that happens when an assessment is created.
   */
  createCandidate(request: CreateCandidateRequest, context: Ctx): Returned<[201, 400, 401, 429, "default"], CreateCandidateResponse>;

  /**
   * Get a candidate
   *
   * `GET /candidates/{id}`
   *
   * Returns the extended content of one candidate, that is with their assessments embedded.
   */
  getCandidate(request: GetCandidateRequest, context: Ctx): Returned<[200, 401, 404, 429, "default"], GetCandidateResponse>;

  /**
   * Delete a candidate
   *
   * `DELETE /candidates/{id}`
   *
   * Deletes a candidate together with their assessments.
   */
  deleteCandidate(request: DeleteCandidateRequest, context: Ctx): Returned<[204, 401, 404, 429, "default"], DeleteCandidateResponse>;

  /**
   * Update a candidate
   *
   * `PATCH /candidates/{id}`
   *
   * Records the decision about a candidate, changes custom fields, or both.
   *
   * The decision is `ACCEPTED` or `REJECTED`, and can be made in any state. A custom field that is null is removed.
   */
  updateCandidate(request: UpdateCandidateRequest, context: Ctx): Returned<[202, 400, 401, 404, 429, "default"], UpdateCandidateResponse>;

  /**
   * Create an assessment
   *
   * `POST /candidates/{id}/assessments`
   *
   * Attaches an assessment, that is a test to be taken, to a candidate. An invitation e-mail is sent to the candidate, unless their outbound communication is disabled.
   */
  createAssessment(request: CreateAssessmentRequest, context: Ctx): Returned<[201, 400, 401, 404, 409, 417, 429, "default"], CreateAssessmentResponse>;

  /**
   * Get an assessment
   *
   * `GET /candidates/{id}/assessments/{assessmentId}`
   *
   * Returns the extended content of one assessment, with scores, skills, sections and answers.
   */
  getAssessment(request: GetAssessmentRequest, context: Ctx): Returned<[200, 401, 404, 429, "default"], GetAssessmentResponse>;

  /**
   * Delete an assessment
   *
   * `DELETE /candidates/{id}/assessments/{assessmentId}`
   *
   * Deletes an assessment with its answers. The candidate stays.
   */
  deleteAssessment(request: DeleteAssessmentRequest, context: Ctx): Returned<[204, 401, 404, 429, "default"], DeleteAssessmentResponse>;

  /**
   * Update an assessment
   *
   * `PATCH /candidates/{id}/assessments/{assessmentId}`
   *
   * Changes custom fields of an assessment. A custom field that is null is removed.
   */
  updateAssessment(request: UpdateAssessmentRequest, context: Ctx): Returned<[204, 400, 401, 404, 429, "default"], UpdateAssessmentResponse>;

  /**
   * Score an answer
   *
   * `PUT /candidates/{id}/assessments/{assessmentId}/answers/{answerId}/score`
   *
   * Gives an answer its score, or replaces the one it has. The assessment is completed when every answer has a score.
   */
  scoreAnswer(request: ScoreAnswerRequest, context: Ctx): Returned<[204, 400, 401, 404, 409, 429, "default"], ScoreAnswerResponse>;

  /**
   * List invitations
   *
   * `GET /invitations`
   *
   * Returns one page of the invitations that match every given filter, oldest first. Candidate and assessment have standard content.
   */
  listInvitations(request: ListInvitationsRequest, context: Ctx): Returned<[200, 400, 401, 429, "default"], ListInvitationsResponse>;

  /**
   * Create an invitation
   *
   * `POST /invitations`
   *
   * Creates one candidate and one assessment together, both in the status `NEW`, and sends an invitation e-mail to the
   * candidate, unless `disableCommunication` is true.
   */
  createInvitation(request: CreateInvitationRequest, context: Ctx): Returned<[201, 400, 401, 404, 409, 417, 429, "default"], CreateInvitationResponse>;

  /**
   * Get an invitation
   *
   * `GET /invitations/{id}`
   *
   * Returns one invitation with extended content: the candidate contains its assessments, and the assessment its scores and answers.
   */
  getInvitation(request: GetInvitationRequest, context: Ctx): Returned<[200, 401, 404, 429, "default"], GetInvitationResponse>;

  /**
   * Delete an invitation
   *
   * `DELETE /invitations/{id}`
   *
   * Deletes an invitation with its candidate and its assessment.
   */
  deleteInvitation(request: DeleteInvitationRequest, context: Ctx): Returned<[204, 401, 404, 429, "default"], DeleteInvitationResponse>;

  /**
   * Upload a task package with metadata
   *
   * `PUT /tasks/zip`
   *
   * Takes over the source code of a programming or devops task from a package that names the task itself, and builds it. The
   * package has `task.yaml` or `task.json` at its root, with `taskId` and, if wanted, `type`, `title`, `difficulty`, `tags`,
   * `duration`, `points`, `projectType` and `projectTypeVersion`.
   *
   * The change is a draft until it is published. Read the result of the build with `GET /tasks/{taskId}`.
   */
  uploadTaskPackage(request: UploadTaskPackageRequest, context: Ctx): Returned<[202, 400, 401, 422, 429, "default"], UploadTaskPackageResponse>;

  /**
   * Upload a task package
   *
   * `PUT /tasks/{taskId}/zip`
   *
   * Takes over the source code of a preconfigured programming or devops task, and builds it. A package that contains a metadata
   * file can be sent to `PUT /tasks/zip` instead.
   *
   * The change is a draft until it is published. Read the result of the build with `GET /tasks/{taskId}`.
   */
  uploadTask(request: UploadTaskRequest, context: Ctx): Returned<[202, 400, 401, 404, 422, 429, "default"], UploadTaskResponse>;

  /**
   * Import task definitions
   *
   * `PUT /tasks/yaml`
   *
   * Creates or updates multiple-choice, code-gaps and essay tasks from a YAML file. An entry with a `taskId` updates that task,
   * one without creates a new task.
   *
   * An import that succeeded gets 200. The list of statuses of the service names 202 as import success, too; it is
   * not used here.
   */
  importTasks(request: ImportTasksRequest, context: Ctx): Returned<[200, 400, 401, 422, 429, "default"], ImportTasksResponse>;

  /**
   * Get a task
   *
   * `GET /tasks/{taskId}`
   *
   * Returns one task, with the result of its last build if it was built.
   */
  getTask(request: GetTaskRequest, context: Ctx): Returned<[200, 401, 404, 429, "default"], GetTaskResponse>;

  /**
   * Publish a task
   *
   * `POST /tasks/{taskId}/publish`
   *
   * Publishes the draft of a task; `draft` is false afterwards. No body is needed.
   *
   * The draft of a task that is built can be published once its `buildStatus` is `SUCCESS`.
   */
  publishTask(request: PublishTaskRequest, context: Ctx): Returned<[204, 401, 404, 409, 429, "default"], PublishTaskResponse>;

  /**
   * List tests
   *
   * `GET /tests`
   *
   * Returns one page of the tests, oldest first.
   */
  listTests(request: ListTestsRequest, context: Ctx): Returned<[200, 400, 401, 429, "default"], ListTestsResponse>;

  /**
   * Create a test
   *
   * `POST /tests`
   *
   * Creates a test in exactly one of two forms: from a predefined test (`predefinedTestId`), or from a generator
   * (`generatorCriteria`), which chooses tasks that match the criteria at random.
   */
  createTest(request: CreateTestRequest, context: Ctx): Returned<[201, 400, 401, 404, 429, "default"], CreateTestResponse>;

  /**
   * Get a test
   *
   * `GET /tests/{id}`
   *
   * Returns one test with its skills, its duration and its custom fields.
   */
  getTest(request: GetTestRequest, context: Ctx): Returned<[200, 401, 404, 429, "default"], GetTestResponse>;

  /**
   * Update a test
   *
   * `PATCH /tests/{id}`
   *
   * Changes custom fields of a test. A custom field that is null is removed.
   */
  updateTest(request: UpdateTestRequest, context: Ctx): Returned<[204, 400, 401, 404, 429, "default"], UpdateTestResponse>;

  /**
   * List predefined tests
   *
   * `GET /predefined-tests`
   *
   * Returns one page of the predefined tests that match every given filter.
   */
  listPredefinedTests(request: ListPredefinedTestsRequest, context: Ctx): Returned<[200, 400, 401, 429, "default"], ListPredefinedTestsResponse>;

  /**
   * Register a webhook
   *
   * `POST /webhook`
   *
   * Registers an endpoint of the integrator, to which events are delivered from then on. The response contains the secret. It is
   * also shown in the administration panel, where endpoints can be registered as well.
   */
  registerWebhook(request: RegisterWebhookRequest, context: Ctx): Returned<[202, 400, 401, 429, "default"], RegisterWebhookResponse>;

  /**
   * Delete a webhook
   *
   * `DELETE /webhook/{id}`
   *
   * Removes the registration of an endpoint. Nothing is delivered to it any more.
   */
  deleteWebhook(request: DeleteWebhookRequest, context: Ctx): Returned<[204, 401, 404, 429, "default"], DeleteWebhookResponse>;

  /**
   * List people
   *
   * `GET /boost/people`
   *
   * Returns one page of the people that match every given filter.
   */
  listPeople(request: ListPeopleRequest, context: Ctx): Returned<[200, 400, 401, 429, "default"], ListPeopleResponse>;

  /**
   * Delete a person
   *
   * `DELETE /boost/people/{id}`
   *
   * Removes and anonymizes a person.
   */
  deletePerson(request: DeletePersonRequest, context: Ctx): Returned<[204, 401, 404, 429, "default"], DeletePersonResponse>;

  /**
   * Replace a person's teams
   *
   * `PUT /boost/people/{id}/teams`
   *
   * Replaces the list of teams the person belongs to.
   */
  replacePersonTeams(request: ReplacePersonTeamsRequest, context: Ctx): Returned<[204, 400, 401, 404, 429, "default"], ReplacePersonTeamsResponse>;

  /**
   * List a person's skills
   *
   * `GET /boost/people/{id}/skills`
   *
   * Returns the skills of a person with their ratings.
   */
  listPersonSkills(request: ListPersonSkillsRequest, context: Ctx): Returned<[200, 401, 404, 429, "default"], ListPersonSkillsResponse>;

  /**
   * Invite a person
   *
   * `POST /boost/invitations`
   *
   * Creates an account for a person in a team and notifies them, unless `sendNotification` is false, which only creates the account.
   */
  invitePerson(request: InvitePersonRequest, context: Ctx): Returned<[200, 400, 401, 409, 429, "default"], InvitePersonResponse>;

  /**
   * List teams
   *
   * `GET /boost/teams`
   *
   * Returns one page of the teams of the organization, oldest first.
   */
  listTeams(request: ListTeamsRequest, context: Ctx): Returned<[200, 400, 401, 429, "default"], ListTeamsResponse>;

  /**
   * Create a team
   *
   * `POST /boost/teams`
   *
   * Creates a team. Whether it is a business unit cannot be set here.
   */
  createTeam(request: CreateTeamRequest, context: Ctx): Returned<[200, 400, 401, 429, "default"], CreateTeamResponse>;

  /**
   * Replace a team
   *
   * `PUT /boost/teams/{id}`
   *
   * Replaces name, parent, color, supervisor and customId of a team. Absent fields are removed.
   */
  replaceTeam(request: ReplaceTeamRequest, context: Ctx): Returned<[200, 400, 401, 404, 429, "default"], ReplaceTeamResponse>;

  /**
   * Delete a team
   *
   * `DELETE /boost/teams/{id}`
   *
   * Deletes a team. The people who belong to it stay in the organization; teams below it move to its parent.
   */
  deleteTeam(request: DeleteTeamRequest, context: Ctx): Returned<[204, 401, 404, 429, "default"], DeleteTeamResponse>;

  /**
   * List skills
   *
   * `GET /boost/skills`
   *
   * Returns one page of the skills; disabled and hidden ones only on request.
   */
  listSkills(request: ListSkillsRequest, context: Ctx): Returned<[200, 400, 401, 429, "default"], ListSkillsResponse>;

  /**
   * Get a skill
   *
   * `GET /boost/skills/{id}`
   *
   * Returns one skill, be it disabled or hidden.
   */
  getSkill(request: GetSkillRequest, context: Ctx): Returned<[200, 401, 404, 429, "default"], GetSkillResponse>;

  /**
   * List skill folders
   *
   * `GET /boost/skillFolders`
   *
   * Returns one page of the skill folders; disabled and hidden ones only on request.
   */
  listSkillFolders(request: ListSkillFoldersRequest, context: Ctx): Returned<[200, 400, 401, 429, "default"], ListSkillFoldersResponse>;

  /**
   * Get a skill folder
   *
   * `GET /boost/skillFolders/{id}`
   *
   * Returns one skill folder, be it disabled or hidden.
   */
  getSkillFolder(request: GetSkillFolderRequest, context: Ctx): Returned<[200, 401, 404, 429, "default"], GetSkillFolderResponse>;

  /**
   * List skill ratings
   *
   * `GET /boost/skillRatings`
   *
   * Returns one page of skill ratings. Each element holds all ratings of one person in one skill.
   */
  listSkillRatings(request: ListSkillRatingsRequest, context: Ctx): Returned<[200, 400, 401, 429, "default"], ListSkillRatingsResponse>;
}

/** One function per security scheme. Returns the context for the handler, or undefined to reject the credential. */
export interface SecurityHandlers<Ctx> {
  /**
   * The header `Vendor-Api-Key`.
   *
   * The API key from the administration panel, under Settings, Integrations, section API Access.
   */
  ApiKey(credential: string, request: SecurityRequest): Ctx | undefined | Promise<Ctx | undefined>;
}

/**
 * Message of the webhook `candidateEvents`.
 *
 * Receive candidate events
 *
 * Delivered to every registered endpoint as an HTTP POST; the body is a JSON array of events. Check the header
 * `Vendor-Hook-Secret` before you read the body; if there is a `webhook-signature`, check it too, because it covers the body and the
 * time of sending.
 *
 * A delivery that gets a response with 4xx or 5xx is retried, so that one event can arrive more than once.
 */
export interface CandidateEventsMessage {
  headers: {
    "vendor-hook-secret": components["parameters"]["VendorHookSecretHeader"];
    "user-agent": components["parameters"]["UserAgentHeader"];
    "webhook-id"?: components["parameters"]["WebhookIdHeader"];
    "webhook-timestamp"?: components["parameters"]["WebhookTimestampHeader"];
    "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
  };
  contentType?: "application/vnd.vendor.v2.hal+json";
  body: components["schemas"]["WebhookEventList"];
}

/** Messages that the service sends, by name. */
export interface Messages {
  candidateEvents: CandidateEventsMessage;
}
