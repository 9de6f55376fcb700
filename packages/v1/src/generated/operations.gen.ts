// Generated from Candidate Assessment API V1 1.0.0. Do not edit: change the document and generate again.

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
    /** Search by name, e-mail or token. Case-insensitive; matches any part of a name or an e-mail address, and a token from its beginning. `%` and `_` have no special meaning. */
    query?: components["parameters"]["QueryQuery"];
    /** Keep candidates with this status. Repeat the parameter for several statuses. */
    status?: components["parameters"]["StatusQuery"];
    /** Keep candidates that carry this tag. Repeat the parameter for several tags. */
    tags?: components["parameters"]["TagsQuery"];
    /**
     * Maximum number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Page number, starting at 1.
     *
     * @default 1
     */
    page: components["parameters"]["PageQuery"];
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
 * Responses of `listCandidates`.
 *
 * - 200: One page of candidates.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The API key is missing or invalid.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other failure, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 500.
 */
export type ListCandidatesResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["CandidatePage"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `createCandidate`: POST /candidates */
export interface CreateCandidateRequest {
  operationId: "createCandidate";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["NewCandidate"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `createCandidate`.
 *
 * - 201: The candidate was created. Unless communication is disabled, the invitation e-mail is on its way.
 * - 400: The request is malformed. After a validation failure `validationErrors` has one entry per rejected field.
 * - 401: The API key is missing or invalid.
 * - 412: The requested exam cannot be used; it does not exist or is in a wrong state.
 * - 417: The organization has too few credits to invite another candidate.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other failure, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 500.
 */
export type CreateCandidateResponse =
  | {
      status: 201;
      headers: { location: components["headers"]["Location"] };
      contentType?: "application/json";
      body: components["schemas"]["Candidate"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 412; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 417; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[201, 400, 401, 412, 417, 429]>;
      headers?: undefined;
      contentType?: "application/json";
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
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `getCandidate`.
 *
 * - 200: The candidate.
 * - 401: The API key is missing or invalid.
 * - 404: No candidate has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other failure, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 500.
 */
export type GetCandidateResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["CandidateDetail"];
    }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 401, 404, 429]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getCandidateResults`: GET /candidates/{id}/results */
export interface GetCandidateResultsRequest {
  operationId: "getCandidateResults";
  params: {
    /** Identifier of the candidate. */
    id: components["parameters"]["CandidateIdPath"];
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
 * Responses of `getCandidateResults`.
 *
 * - 200: The results.
 * - 401: The API key is missing or invalid.
 * - 404: No candidate has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other failure, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 500.
 */
export type GetCandidateResultsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["CandidateResults"];
    }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 401, 404, 429]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listExams`: GET /exams */
export interface ListExamsRequest {
  operationId: "listExams";
  params: {};
  query: {
    /**
     * Maximum number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Page number, starting at 1.
     *
     * @default 1
     */
    page: components["parameters"]["PageQuery"];
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
 * Responses of `listExams`.
 *
 * - 200: One page of exams.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The API key is missing or invalid.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other failure, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 500.
 */
export type ListExamsResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ExamPage"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 429]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getExam`: GET /exams/{id} */
export interface GetExamRequest {
  operationId: "getExam";
  params: {
    /** Identifier of the exam. */
    id: components["parameters"]["ExamIdPath"];
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
 * Responses of `getExam`.
 *
 * - 200: The exam.
 * - 401: The API key is missing or invalid.
 * - 404: No exam has this identifier.
 * - 429: The rate limit of 36 requests per 8 seconds is exceeded.
 * - default: Any other failure, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 500.
 */
export type GetExamResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Exam"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: 429;
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "ratelimit-limit": components["headers"]["RateLimitLimit"];
        "ratelimit-remaining": components["headers"]["RateLimitRemaining"];
        "ratelimit-reset": components["headers"]["RateLimitReset"];
      };
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    }
  | {
      status: Other4XXOr5XX<[200, 401, 404, 429]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** One function per operation. `Ctx` is the context that the security handlers return; public operations may have none. */
export interface Handlers<Ctx> {
  /**
   * List candidates
   *
   * `GET /candidates`
   *
   * Returns one page of the candidates that match every given filter, oldest first.
   */
  listCandidates(request: ListCandidatesRequest, context: Ctx): Returned<[200, 400, 401, 429, "default"], ListCandidatesResponse>;

  /**
   * Create a candidate
   *
   * `POST /candidates`
   *
   * Creates a candidate and invites them to the exam: a successful creation sends an invitation e-mail to the candidate,
   * unless `communicationDisabled` is true. The new candidate has the status TOKEN_SENT.
   *
   * The service's list of possible codes also names 200 as a generic success; the creation itself responds with 201.
   */
  createCandidate(request: CreateCandidateRequest, context: Ctx): Returned<[201, 400, 401, 412, 417, 429, "default"], CreateCandidateResponse>;

  /**
   * Get a candidate
   *
   * `GET /candidates/{id}`
   *
   * Returns one candidate. In this representation the status may also be ERROR, which lists never show.
   */
  getCandidate(request: GetCandidateRequest, context: Ctx): Returned<[200, 401, 404, 429, "default"], GetCandidateResponse>;

  /**
   * Get a candidate's results
   *
   * `GET /candidates/{id}/results`
   *
   * Returns the results of a candidate: points, points per skill, the assessor's note and links to the report.
   */
  getCandidateResults(request: GetCandidateResultsRequest, context: Ctx): Returned<[200, 401, 404, 429, "default"], GetCandidateResultsResponse>;

  /**
   * List exams
   *
   * `GET /exams`
   *
   * Returns one page of the exams a candidate can be invited to, oldest first.
   */
  listExams(request: ListExamsRequest, context: Ctx): Returned<[200, 400, 401, 429, "default"], ListExamsResponse>;

  /**
   * Get an exam
   *
   * `GET /exams/{id}`
   *
   * Returns one exam with its duration, its size and its skills, and whether it can be assessed automatically.
   */
  getExam(request: GetExamRequest, context: Ctx): Returned<[200, 401, 404, 429, "default"], GetExamResponse>;
}

/** One function per security scheme. Returns the context for the handler, or undefined to reject the credential. */
export interface SecurityHandlers<Ctx> {
  /**
   * The header `X-Api-Key`.
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
 * The service posts a JSON array of events to the HTTPS endpoint that is registered in the administration panel. Compare the
 * header `X-Hook-Secret` with the secret shown there before you trust the body; if there is a `webhook-signature`, check it too,
 * because it covers the body and the time of sending.
 *
 * A delivery that gets a response with 4xx or 5xx is retried, so that one event can arrive more than once.
 */
export interface CandidateEventsMessage {
  headers: {
    "x-hook-secret": components["parameters"]["HookSecretHeader"];
    "webhook-id"?: components["parameters"]["WebhookIdHeader"];
    "webhook-timestamp"?: components["parameters"]["WebhookTimestampHeader"];
    "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
  };
  contentType?: "application/json";
  body: components["schemas"]["WebhookEventList"];
}

/** Messages that the service sends, by name. */
export interface Messages {
  candidateEvents: CandidateEventsMessage;
}
