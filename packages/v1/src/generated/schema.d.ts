// Generated from Candidate Assessment API V1 1.0.0. Do not edit: change the document and generate again.

export interface paths {
    "/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List candidates
         * @description Returns one page of the candidates that match every given filter, oldest first.
         */
        get: operations["listCandidates"];
        put?: never;
        /**
         * Create a candidate
         * @description Creates a candidate and invites them to the exam: a successful creation sends an invitation e-mail to the candidate,
         *     unless `communicationDisabled` is true. The new candidate has the status TOKEN_SENT.
         *
         *     The service's list of possible codes also names 200 as a generic success; the creation itself responds with 201.
         */
        post: operations["createCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a candidate
         * @description Returns one candidate. In this representation the status may also be ERROR, which lists never show.
         */
        get: operations["getCandidate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a candidate's results
         * @description Returns the results of a candidate: points, points per skill, the assessor's note and links to the report.
         */
        get: operations["getCandidateResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exams
         * @description Returns one page of the exams a candidate can be invited to, oldest first.
         */
        get: operations["listExams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an exam
         * @description Returns one exam with its duration, its size and its skills, and whether it can be assessed automatically.
         */
        get: operations["getExam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    candidateEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive candidate events
         * @description The service posts a JSON array of events to the HTTPS endpoint that is registered in the administration panel. Compare the
         *     header `X-Hook-Secret` with the secret shown there before you trust the body; if there is a `webhook-signature`, check it too,
         *     because it covers the body and the time of sending.
         *
         *     A delivery that gets a response with 4xx or 5xx is retried, so that one event can arrive more than once.
         */
        post: operations["receiveCandidateEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        CandidateStatus: CandidateStatus;
        ValidationError: ValidationError;
        ErrorObject: ErrorObject;
        CandidateBase: CandidateBase;
        Candidate: Candidate;
        CandidatePage: CandidatePage;
        NewCandidate: NewCandidate;
        CandidateDetailStatus: CandidateDetailStatus;
        CandidateDetail: CandidateDetail;
        SkillResult: SkillResult;
        CandidateResults: CandidateResults;
        Exam: Exam;
        ExamPage: ExamPage;
        WebhookEventType: WebhookEventType;
        WebhookEventStatus: WebhookEventStatus;
        WebhookEvent: WebhookEvent;
        WebhookEventList: WebhookEventList;
    };
    responses: {
        /** @description Any other failure, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 500. */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description A query parameter was rejected; `validationErrors` has one entry per rejected parameter. */
        BadQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The API key is missing or invalid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The rate limit of 36 requests per 8 seconds is exceeded. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The request is malformed. After a validation failure `validationErrors` has one entry per rejected field. */
        BadCandidate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The requested exam cannot be used; it does not exist or is in a wrong state. */
        ExamUnusable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The organization has too few credits to invite another candidate. */
        InsufficientCredits: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description No candidate has this identifier. */
        CandidateNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description No exam has this identifier. */
        ExamNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
    };
    parameters: {
        /**
         * @description Search by name, e-mail or token. Case-insensitive; matches any part of a name or an e-mail address, and a token from its beginning. `%` and `_` have no special meaning.
         * @example lindqvist
         */
        QueryQuery: string;
        /**
         * @description Keep candidates with this status. Repeat the parameter for several statuses.
         * @example [
         *       "TEST_FINISHED",
         *       "IN_ASSESSMENT"
         *     ]
         */
        StatusQuery: components["schemas"]["CandidateStatus"][];
        /**
         * @description Keep candidates that carry this tag. Repeat the parameter for several tags.
         * @example [
         *       "backend"
         *     ]
         */
        TagsQuery: string[];
        /**
         * @description Maximum number of elements to return.
         * @example 10
         */
        CountQuery: number;
        /**
         * @description Page number, starting at 1.
         * @example 1
         */
        PageQuery: number;
        /**
         * @description Identifier of the candidate.
         * @example cnd_4h7Qm2Xs
         */
        CandidateIdPath: string;
        /**
         * @description Identifier of the exam.
         * @example tst_3Fd9Ke7H
         */
        ExamIdPath: string;
        /**
         * @description The webhook secret, shown in the administration panel where the webhook address is registered.
         * @example whs_EXAMPLE_SECRET_DO_NOT_USE
         */
        HookSecretHeader: string;
        /**
         * @description The identifier of the event. It stays the same in repeated deliveries, so that receivers recognize known events.
         * @example evt_3Hw8Zc4L
         */
        WebhookIdHeader: string;
        /**
         * @description When the request was sent, in seconds since 1970-01-01T00:00:00Z; part of the signed text.
         * @example 1772442900
         */
        WebhookTimestampHeader: string;
        /**
         * @description One signature per valid secret, separated by spaces, each `v1,` and the Base64 of HMAC-SHA-256 of `id.timestamp.body` with the secret as key; a secret that begins with `whsec_` is the Base64 of its bytes. During a rotation there are several signatures.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignatureHeader: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before the next request.
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description Requests allowed per period.
         * @example 36
         */
        RateLimitLimit: number;
        /**
         * @description Requests that may be sent at once; 0 in a refusal.
         * @example 0
         */
        RateLimitRemaining: number;
        /**
         * @description Seconds until a request is possible again, as Retry-After.
         * @example 5
         */
        RateLimitReset: number;
        /**
         * @description Absolute URI of the created candidate; it responds to GET with the same key.
         * @example https://api.assessments.example/v1/candidates/cnd_4h7Qm2Xs
         */
        Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCandidates: {
        parameters: {
            query?: {
                /**
                 * @description Search by name, e-mail or token. Case-insensitive; matches any part of a name or an e-mail address, and a token from its beginning. `%` and `_` have no special meaning.
                 * @example lindqvist
                 */
                query?: components["parameters"]["QueryQuery"];
                /**
                 * @description Keep candidates with this status. Repeat the parameter for several statuses.
                 * @example [
                 *       "TEST_FINISHED",
                 *       "IN_ASSESSMENT"
                 *     ]
                 */
                status?: components["parameters"]["StatusQuery"];
                /**
                 * @description Keep candidates that carry this tag. Repeat the parameter for several tags.
                 * @example [
                 *       "backend"
                 *     ]
                 */
                tags?: components["parameters"]["TagsQuery"];
                /**
                 * @description Maximum number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of candidates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidatePage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The candidate to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCandidate"];
            };
        };
        responses: {
            /** @description The candidate was created. Unless communication is disabled, the invitation e-mail is on its way. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"];
                };
            };
            400: components["responses"]["BadCandidate"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["ExamUnusable"];
            417: components["responses"]["InsufficientCredits"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the candidate.
                 * @example cnd_4h7Qm2Xs
                 */
                id: components["parameters"]["CandidateIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CandidateNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCandidateResults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the candidate.
                 * @example cnd_4h7Qm2Xs
                 */
                id: components["parameters"]["CandidateIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateResults"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CandidateNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listExams: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of exams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getExam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the exam.
                 * @example tst_3Fd9Ke7H
                 */
                id: components["parameters"]["ExamIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exam. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exam"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExamNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    receiveCandidateEvents: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The webhook secret, shown in the administration panel where the webhook address is registered.
                 * @example whs_EXAMPLE_SECRET_DO_NOT_USE
                 */
                "X-Hook-Secret": components["parameters"]["HookSecretHeader"];
                /**
                 * @description The identifier of the event. It stays the same in repeated deliveries, so that receivers recognize known events.
                 * @example evt_3Hw8Zc4L
                 */
                "webhook-id"?: components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When the request was sent, in seconds since 1970-01-01T00:00:00Z; part of the signed text.
                 * @example 1772442900
                 */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description One signature per valid secret, separated by spaces, each `v1,` and the Base64 of HMAC-SHA-256 of `id.timestamp.body` with the secret as key; a secret that begins with `whsec_` is the Base64 of its bytes. During a rotation there are several signatures.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description One or more events, oldest first. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEventList"];
            };
        };
        responses: {
            /** @description The events were accepted. Any other 2xx status means the same. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A response with a 4xx or 5xx status makes the service deliver the events again. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
/**
 * @description Status of a candidate in list results: TOKEN_SENT invited, TOKEN_EXPIRED not started in time, TEST_STARTED, TEST_FINISHED submitted or timed out,
 *     AUTO_ASSESSMENT_READY automatic part assessed, IN_ASSESSMENT manual assessment begun, ASSESSMENT_READY completely assessed, ACCEPTED or REJECTED decided.
 * @enum {string}
 */
export type CandidateStatus = "TOKEN_SENT" | "TOKEN_EXPIRED" | "TEST_STARTED" | "TEST_FINISHED" | "AUTO_ASSESSMENT_READY" | "IN_ASSESSMENT" | "ASSESSMENT_READY" | "ACCEPTED" | "REJECTED";
/** @description A rejected field or parameter. */
export type ValidationError = {
    /** @description Name of the field. */
    field: string;
    /** @description Rejected value; the empty string when the field is missing. */
    value: string;
    /** @description Why the value was rejected. */
    message: string;
};
/** @description Body of every response with status 400 or above. */
export type ErrorObject = {
    /** @description Error code; equals the HTTP status. */
    code: number;
    /** @description Unique id of this error, to quote when contacting support. */
    errorId: string;
    /** @description What went wrong. */
    details: string;
    /** @description One entry per rejected field; empty when the failure is of another kind. */
    validationErrors: components["schemas"]["ValidationError"][];
};
/** @description Fields of every representation of a candidate; lists and details add their own status. */
export type CandidateBase = {
    /** @description Identifier of the candidate. */
    id: string;
    /** @description Unique identifier of the candidate in the caller's system. Absent when none was given at creation. */
    externalId?: string;
    /** @description First name. */
    firstName: string;
    /** @description Last name. */
    lastName: string;
    /**
     * Format: email
     * @description E-mail address of the candidate, to which the invitation is sent.
     */
    email: string;
    /** @description Identifier of the exam the candidate has been asked to solve. */
    examId: string;
    /** @description Points scored; null until the candidate has been assessed. */
    scoredPoints: number | null;
    /** @description Maximum points obtainable from the assigned exam. */
    maxPoints: number;
    /**
     * Format: uri
     * @description URL of the test for the candidate.
     */
    examUrl: string;
    /** @description Tags of the candidate; empty when there are none. */
    tags: string[];
    /**
     * Format: date-time
     * @description When the candidate was created.
     */
    creationDate: string;
    /** @description Whether the test timed out. */
    testTimedOut: boolean;
    /**
     * Format: date-time
     * @description When the candidate started the test. Absent before.
     */
    testStartDate?: string;
    /**
     * Format: date-time
     * @description When the test was submitted or timed out. Absent before.
     */
    testFinishDate?: string;
};
/** @description A candidate in lists and in the response to its creation. */
export type Candidate = components["schemas"]["CandidateBase"] & {
    /** @description Current status; never ERROR in this representation. */
    status: components["schemas"]["CandidateStatus"];
};
/** @description One page of candidates. */
export type CandidatePage = {
    /** @description Candidates of the requested page. */
    items: components["schemas"]["Candidate"][];
    /** @description Total number of matching elements. */
    totalElements: number;
    /** @description Total number of pages for the criteria. */
    totalPages: number;
    /** @description Maximum number of elements per page, as requested with `count`. */
    pageSize: number;
    /** @description Current page number, starting at 1. */
    pageNumber: number;
};
/** @description A candidate to create and invite. */
export type NewCandidate = {
    /**
     * Format: email
     * @description E-mail address of the candidate; must be well-formed.
     */
    email: string;
    /** @description First name. */
    firstName: string;
    /** @description Last name. */
    lastName: string;
    /** @description Identifier of the exam to solve. */
    examId: string;
    /** @description Tags to give the candidate. */
    tags?: string[];
    /**
     * @description Disables outbound communication to the candidate; no invitation e-mail is sent.
     * @default false
     */
    communicationDisabled?: boolean;
    /** @description Unique identifier of the candidate in the caller's system. */
    externalId?: string;
};
/**
 * @description Status of a candidate in the detail representation. It has the values of lists and, in addition, ERROR when processing failed.
 * @enum {string}
 */
export type CandidateDetailStatus = "TOKEN_SENT" | "TOKEN_EXPIRED" | "TEST_STARTED" | "TEST_FINISHED" | "AUTO_ASSESSMENT_READY" | "IN_ASSESSMENT" | "ASSESSMENT_READY" | "ACCEPTED" | "REJECTED" | "ERROR";
/** @description A candidate in the response to a read of one candidate. */
export type CandidateDetail = components["schemas"]["CandidateBase"] & {
    /** @description Current status, ERROR included. */
    status: components["schemas"]["CandidateDetailStatus"];
};
/** @description Points of a candidate in one skill. */
export type SkillResult = {
    /** @description Name of the skill. */
    name: string;
    /** @description Points scored in this skill. */
    scoredPoints: number;
    /** @description Maximum points obtainable in this skill. */
    maxPoints: number;
};
/** @description Results of a candidate, with the link to the report. */
export type CandidateResults = {
    /**
     * Format: uri
     * @description URL of the report of the candidate.
     */
    reportUrl: string;
    /**
     * Format: uri
     * @description URL of the PDF download of the report; null until the candidate has been assessed.
     */
    pdfReportUrl: string | null;
    /** @description Points scored. Absent until the candidate has been assessed. */
    scoredPoints?: number;
    /** @description Maximum points obtainable from the exam. */
    maxPoints: number;
    /** @description Points per skill; empty until the candidate has been assessed. */
    skills: components["schemas"]["SkillResult"][];
    /** @description Note made by the assessor. Absent when there is none. */
    note?: string;
    /** @description Whether the candidate was asked for contract data. */
    askedForContractData: boolean;
    /** @description Financial expectations of the candidate; available only if `askedForContractData` is true. */
    financialExpectations?: number;
    /** @description Notice period of the candidate; available only if `askedForContractData` is true. */
    noticePeriod?: string;
    /** @description Whether a feedback e-mail was sent to the candidate. */
    replySent: boolean;
    /** @description Time the candidate took, in minutes. Absent until the test is finished. */
    examDurationInMinutes?: number;
    /** @description Time limit of the exam, in minutes. */
    examTimeLimitInMinutes: number;
};
/** @description An exam a candidate can be invited to. */
export type Exam = {
    /** @description Identifier of the exam. */
    id: string;
    /** @description Name of the exam. */
    name: string;
    /** @description Time limit, in minutes. */
    durationInMinutes: number;
    /** @description False means that some answers need manual assessment. */
    automaticAssessmentPossible: boolean;
    /** @description Number of pages. */
    numberOfPages: number;
    /** @description Number of tasks. */
    numberOfTasks: number;
    /** @description Skills tested by the exam. */
    skillTags: string[];
};
/** @description One page of exams. */
export type ExamPage = {
    /** @description Exams of the requested page. */
    items: components["schemas"]["Exam"][];
    /** @description Total number of matching elements. */
    totalElements: number;
    /** @description Total number of pages for the criteria. */
    totalPages: number;
    /** @description Maximum number of elements per page, as requested with `count`. */
    pageSize: number;
    /** @description Current page number, starting at 1. */
    pageNumber: number;
};
/**
 * @description Kind of event.
 * @enum {string}
 */
export type WebhookEventType = "EXAM_FINISHED" | "EXAM_STARTED" | "TOKEN_EXPIRED" | "ERROR";
/**
 * @description Status carried by an event.
 * @enum {string}
 */
export type WebhookEventStatus = "WAITING_FOR_ASSESSMENT" | "EXAM_STARTED" | "ASSESSMENT_COMPLETED" | "TOKEN_EXPIRED" | "ERROR";
/** @description Something that happened to a candidate. */
export type WebhookEvent = {
    /** @description Identifier of the candidate. Always present. */
    candidateId: string;
    /** @description Identifier of the candidate in the caller's system. Present if used. */
    candidateExternalId?: string;
    /**
     * Format: email
     * @description E-mail address of the candidate. Always present.
     */
    candidateEmail: string;
    /** @description Identifier of the exam. Always present. */
    examId: string;
    /** @description Name of the exam. Always present. */
    examName: string;
    /** @description What happened. Always present. */
    event: components["schemas"]["WebhookEventType"];
    /** @description State of the candidate. Always present. */
    status: components["schemas"]["WebhookEventStatus"];
};
/** @description Body of a delivery, one or more events. */
export type WebhookEventList = components["schemas"]["WebhookEvent"][];
