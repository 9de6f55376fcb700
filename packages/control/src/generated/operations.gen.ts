// Generated from Assessment API Sandbox Control API 1.0.0. Do not edit: change the document and generate again.

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

/** Request of `getHealth`: GET /health */
export interface GetHealthRequest {
  operationId: "getHealth";
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
 * Responses of `getHealth`.
 *
 * - 200: The sandbox serves requests.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetHealthResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Health"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listOrganizations`: GET /organizations */
export interface ListOrganizationsRequest {
  operationId: "listOrganizations";
  params: {};
  query: {
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, starting at 0. Pages after the last one are empty.
     *
     * @default 0
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
 * Responses of `listOrganizations`.
 *
 * - 200: One page of organizations.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ListOrganizationsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["OrganizationPage"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `createOrganization`: POST /organizations */
export interface CreateOrganizationRequest {
  operationId: "createOrganization";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["NewOrganization"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `createOrganization`.
 *
 * - 201: The organization was created.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type CreateOrganizationResponse =
  | {
      status: 201;
      headers: { location: components["headers"]["OrganizationLocation"] };
      contentType?: "application/json";
      body: components["schemas"]["CreatedOrganization"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[201, 400, 401, 403]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getOrganization`: GET /organizations/{id} */
export interface GetOrganizationRequest {
  operationId: "getOrganization";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
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
 * Responses of `getOrganization`.
 *
 * - 200: The organization.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetOrganizationResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Organization"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `deleteOrganization`: DELETE /organizations/{id} */
export interface DeleteOrganizationRequest {
  operationId: "deleteOrganization";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
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
 * Responses of `deleteOrganization`.
 *
 * - 204: The organization was deleted.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type DeleteOrganizationResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[204, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `updateOrganization`: PATCH /organizations/{id} */
export interface UpdateOrganizationRequest {
  operationId: "updateOrganization";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["OrganizationPatch"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `updateOrganization`.
 *
 * - 200: The organization as it is now.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type UpdateOrganizationResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Organization"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `resetOrganization`: POST /organizations/{id}/reset */
export type ResetOrganizationRequest = {
  operationId: "resetOrganization";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
} & (
  | { contentType: "application/json"; body: components["schemas"]["OrganizationReset"] }
  | { contentType: undefined; body: undefined }
);

/**
 * Responses of `resetOrganization`.
 *
 * - 200: The organization was reset.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ResetOrganizationResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Organization"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listKeys`: GET /organizations/{id}/keys */
export interface ListKeysRequest {
  operationId: "listKeys";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, starting at 0. Pages after the last one are empty.
     *
     * @default 0
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
 * Responses of `listKeys`.
 *
 * - 200: One page of API keys.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ListKeysResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ApiKeyPage"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `createKey`: POST /organizations/{id}/keys */
export type CreateKeyRequest = {
  operationId: "createKey";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
} & (
  | { contentType: "application/json"; body: components["schemas"]["NewApiKey"] }
  | { contentType: undefined; body: undefined }
);

/**
 * Responses of `createKey`.
 *
 * - 201: The key was created. Keep it: it cannot be read again.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type CreateKeyResponse =
  | {
      status: 201;
      headers: { location: components["headers"]["ApiKeyLocation"] };
      contentType?: "application/json";
      body: components["schemas"]["CreatedApiKey"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[201, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getKey`: GET /organizations/{id}/keys/{keyId} */
export interface GetKeyRequest {
  operationId: "getKey";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the API key. */
    keyId: components["parameters"]["ApiKeyIdPath"];
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
 * Responses of `getKey`.
 *
 * - 200: The API key.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no API key with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetKeyResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ApiKey"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `deleteKey`: DELETE /organizations/{id}/keys/{keyId} */
export interface DeleteKeyRequest {
  operationId: "deleteKey";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the API key. */
    keyId: components["parameters"]["ApiKeyIdPath"];
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
 * Responses of `deleteKey`.
 *
 * - 204: The API key was deleted.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no API key with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type DeleteKeyResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[204, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `sendCall`: POST /organizations/{id}/calls */
export interface SendCallRequest {
  operationId: "sendCall";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["VersionCall"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `sendCall`.
 *
 * - 200: The version responded, with any status.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type SendCallResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["VersionResponse"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `sendZip`: POST /organizations/{id}/calls/zip */
export interface SendZipRequest {
  operationId: "sendZip";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Path of the call below the version's base URL. */
    path: components["parameters"]["CalledPathQuery"];
  };
  headers: {};
  cookies: {};
  contentType: "application/zip";
  body: ReadableStream<Uint8Array>;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `sendZip`.
 *
 * - 200: V2 responded, with any status.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type SendZipResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["VersionResponse"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getOrganizationClock`: GET /organizations/{id}/clock */
export interface GetOrganizationClockRequest {
  operationId: "getOrganizationClock";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
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
 * Responses of `getOrganizationClock`.
 *
 * - 200: The clock.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetOrganizationClockResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["OrganizationClock"];
    }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `deleteOrganizationClock`: DELETE /organizations/{id}/clock */
export interface DeleteOrganizationClockRequest {
  operationId: "deleteOrganizationClock";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
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
 * Responses of `deleteOrganizationClock`.
 *
 * - 204: The organization follows the sandbox's clock.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - 409: Another request moves the organization's clock, or the organization was restored during this request. The clock has the time set by that request.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type DeleteOrganizationClockResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 409; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[204, 401, 403, 404, 409]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `freezeOrganizationClock`: POST /organizations/{id}/clock/freeze */
export type FreezeOrganizationClockRequest = {
  operationId: "freezeOrganizationClock";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
} & (
  | { contentType: "application/json"; body: components["schemas"]["ClockFreeze"] }
  | { contentType: undefined; body: undefined }
);

/**
 * Responses of `freezeOrganizationClock`.
 *
 * - 200: The clock stands still.
 * - 400: The body was rejected. The clock did not change.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - 409: Another request moves the organization's clock, or the organization was restored during this request. The clock has the time set by that request.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type FreezeOrganizationClockResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["OrganizationClockChange"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 409; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404, 409]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `resumeOrganizationClock`: POST /organizations/{id}/clock/resume */
export interface ResumeOrganizationClockRequest {
  operationId: "resumeOrganizationClock";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
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
 * Responses of `resumeOrganizationClock`.
 *
 * - 200: The clock is running.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - 409: Another request moves the organization's clock, or the organization was restored during this request. The clock has the time set by that request.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ResumeOrganizationClockResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["OrganizationClock"];
    }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 409; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404, 409]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `advanceOrganizationClock`: POST /organizations/{id}/clock/advance */
export interface AdvanceOrganizationClockRequest {
  operationId: "advanceOrganizationClock";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["ClockAdvance"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `advanceOrganizationClock`.
 *
 * - 200: The time has passed.
 * - 400: The body was rejected. The clock did not change.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - 409: Another request moves the organization's clock, or the organization was restored during this request. The clock has the time set by that request.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type AdvanceOrganizationClockResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["OrganizationClockChange"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 409; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404, 409]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listTimers`: GET /organizations/{id}/timers */
export interface ListTimersRequest {
  operationId: "listTimers";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, starting at 0. Pages after the last one are empty.
     *
     * @default 0
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
 * Responses of `listTimers`.
 *
 * - 200: One page of timers.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ListTimersResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["TimerPage"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listFaults`: GET /organizations/{id}/faults */
export interface ListFaultsRequest {
  operationId: "listFaults";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, starting at 0. Pages after the last one are empty.
     *
     * @default 0
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
 * Responses of `listFaults`.
 *
 * - 200: One page of faults.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ListFaultsResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["FaultPage"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `createFault`: POST /organizations/{id}/faults */
export interface CreateFaultRequest {
  operationId: "createFault";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["NewFault"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `createFault`.
 *
 * - 201: The fault was ordered.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type CreateFaultResponse =
  | {
      status: 201;
      headers: { location: components["headers"]["FaultLocation"] };
      contentType?: "application/json";
      body: components["schemas"]["Fault"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[201, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getFault`: GET /organizations/{id}/faults/{faultId} */
export interface GetFaultRequest {
  operationId: "getFault";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the fault. */
    faultId: components["parameters"]["FaultIdPath"];
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
 * Responses of `getFault`.
 *
 * - 200: The fault.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no fault with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetFaultResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Fault"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `deleteFault`: DELETE /organizations/{id}/faults/{faultId} */
export interface DeleteFaultRequest {
  operationId: "deleteFault";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the fault. */
    faultId: components["parameters"]["FaultIdPath"];
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
 * Responses of `deleteFault`.
 *
 * - 204: The fault was deleted.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no fault with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type DeleteFaultResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[204, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listSnapshots`: GET /organizations/{id}/snapshots */
export interface ListSnapshotsRequest {
  operationId: "listSnapshots";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, starting at 0. Pages after the last one are empty.
     *
     * @default 0
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
 * Responses of `listSnapshots`.
 *
 * - 200: One page of snapshots.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ListSnapshotsResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["SnapshotPage"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `createSnapshot`: POST /organizations/{id}/snapshots */
export interface CreateSnapshotRequest {
  operationId: "createSnapshot";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["NewSnapshot"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `createSnapshot`.
 *
 * - 201: The snapshot was made.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type CreateSnapshotResponse =
  | {
      status: 201;
      headers: { location: components["headers"]["SnapshotLocation"] };
      contentType?: "application/json";
      body: components["schemas"]["Snapshot"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[201, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `importSnapshot`: POST /organizations/{id}/snapshots/file */
export interface ImportSnapshotRequest {
  operationId: "importSnapshot";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Name of the snapshot, instead of the name in the file. Must be unique in the organization. */
    name?: components["parameters"]["SnapshotNameQuery"];
  };
  headers: {};
  cookies: {};
  contentType: "application/gzip";
  body: ReadableStream<Uint8Array>;
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `importSnapshot`.
 *
 * - 201: The snapshot was made.
 * - 400: The file or its name was rejected; `validationErrors` names the line of the file and the member.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ImportSnapshotResponse =
  | {
      status: 201;
      headers: { location: components["headers"]["SnapshotLocation"] };
      contentType?: "application/json";
      body: components["schemas"]["Snapshot"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[201, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getSnapshot`: GET /organizations/{id}/snapshots/{snapshotId} */
export interface GetSnapshotRequest {
  operationId: "getSnapshot";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the snapshot. */
    snapshotId: components["parameters"]["SnapshotIdPath"];
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
 * Responses of `getSnapshot`.
 *
 * - 200: The snapshot.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no snapshot with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetSnapshotResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Snapshot"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `deleteSnapshot`: DELETE /organizations/{id}/snapshots/{snapshotId} */
export interface DeleteSnapshotRequest {
  operationId: "deleteSnapshot";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the snapshot. */
    snapshotId: components["parameters"]["SnapshotIdPath"];
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
 * Responses of `deleteSnapshot`.
 *
 * - 204: The snapshot was deleted.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no snapshot with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type DeleteSnapshotResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[204, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `exportSnapshot`: GET /organizations/{id}/snapshots/{snapshotId}/file */
export interface ExportSnapshotRequest {
  operationId: "exportSnapshot";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the snapshot. */
    snapshotId: components["parameters"]["SnapshotIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly ("application/gzip" | "application/json")[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `exportSnapshot`.
 *
 * - 200: The file.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no snapshot with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ExportSnapshotResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/gzip";
      body: ReadableStream<Uint8Array> | Uint8Array;
    }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `restoreSnapshot`: POST /organizations/{id}/snapshots/{snapshotId}/restore */
export type RestoreSnapshotRequest = {
  operationId: "restoreSnapshot";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the snapshot. */
    snapshotId: components["parameters"]["SnapshotIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
} & (
  | { contentType: "application/json"; body: components["schemas"]["SnapshotRestore"] }
  | { contentType: undefined; body: undefined }
);

/**
 * Responses of `restoreSnapshot`.
 *
 * - 200: The organization as the snapshot has it.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no snapshot with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type RestoreSnapshotResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Organization"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getRestorePreview`: GET /organizations/{id}/snapshots/{snapshotId}/restorePreview */
export interface GetRestorePreviewRequest {
  operationId: "getRestorePreview";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the snapshot. */
    snapshotId: components["parameters"]["SnapshotIdPath"];
  };
  query: {
    /**
     * The time after the restore.
     *
     * @default "SNAPSHOT"
     */
    clock: components["parameters"]["RestoreClockQuery"];
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
 * Responses of `getRestorePreview`.
 *
 * - 200: What it would do.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no snapshot with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetRestorePreviewResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["RestorePreview"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `forkSnapshot`: POST /organizations/{id}/snapshots/{snapshotId}/fork */
export type ForkSnapshotRequest = {
  operationId: "forkSnapshot";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the snapshot. */
    snapshotId: components["parameters"]["SnapshotIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
} & (
  | { contentType: "application/json"; body: components["schemas"]["SnapshotFork"] }
  | { contentType: undefined; body: undefined }
);

/**
 * Responses of `forkSnapshot`.
 *
 * - 201: The organization was created.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no snapshot with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ForkSnapshotResponse =
  | {
      status: 201;
      headers: { location: components["headers"]["OrganizationLocation"] };
      contentType?: "application/json";
      body: components["schemas"]["CreatedOrganization"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[201, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listWebhooks`: GET /organizations/{id}/webhooks */
export interface ListWebhooksRequest {
  operationId: "listWebhooks";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, starting at 0. Pages after the last one are empty.
     *
     * @default 0
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
 * Responses of `listWebhooks`.
 *
 * - 200: One page of webhooks.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ListWebhooksResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["WebhookPage"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `createWebhook`: POST /organizations/{id}/webhooks */
export interface CreateWebhookRequest {
  operationId: "createWebhook";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["NewWebhook"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `createWebhook`.
 *
 * - 201: The webhook was created.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type CreateWebhookResponse =
  | {
      status: 201;
      headers: { location: components["headers"]["WebhookLocation"] };
      contentType?: "application/json";
      body: components["schemas"]["Webhook"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[201, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getWebhook`: GET /organizations/{id}/webhooks/{webhookId} */
export interface GetWebhookRequest {
  operationId: "getWebhook";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the webhook. */
    webhookId: components["parameters"]["WebhookIdPath"];
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
 * Responses of `getWebhook`.
 *
 * - 200: The webhook.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no webhook with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetWebhookResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Webhook"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `deleteWebhook`: DELETE /organizations/{id}/webhooks/{webhookId} */
export interface DeleteWebhookRequest {
  operationId: "deleteWebhook";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the webhook. */
    webhookId: components["parameters"]["WebhookIdPath"];
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
 * Responses of `deleteWebhook`.
 *
 * - 204: The webhook was deleted.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no webhook with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type DeleteWebhookResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[204, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `disableWebhook`: POST /organizations/{id}/webhooks/{webhookId}/disable */
export interface DisableWebhookRequest {
  operationId: "disableWebhook";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the webhook. */
    webhookId: components["parameters"]["WebhookIdPath"];
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
 * Responses of `disableWebhook`.
 *
 * - 200: The webhook.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no webhook with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type DisableWebhookResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Webhook"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `enableWebhook`: POST /organizations/{id}/webhooks/{webhookId}/enable */
export interface EnableWebhookRequest {
  operationId: "enableWebhook";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the webhook. */
    webhookId: components["parameters"]["WebhookIdPath"];
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
 * Responses of `enableWebhook`.
 *
 * - 200: The webhook.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no webhook with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type EnableWebhookResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Webhook"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `rotateWebhookSecret`: POST /organizations/{id}/webhooks/{webhookId}/rotate */
export type RotateWebhookSecretRequest = {
  operationId: "rotateWebhookSecret";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the webhook. */
    webhookId: components["parameters"]["WebhookIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
} & (
  | { contentType: "application/json"; body: components["schemas"]["SecretRotation"] }
  | { contentType: undefined; body: undefined }
);

/**
 * Responses of `rotateWebhookSecret`.
 *
 * - 200: The webhook with its new secret.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no webhook with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type RotateWebhookSecretResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Webhook"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `sendTestEvent`: POST /organizations/{id}/webhooks/{webhookId}/test */
export interface SendTestEventRequest {
  operationId: "sendTestEvent";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the webhook. */
    webhookId: components["parameters"]["WebhookIdPath"];
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
 * Responses of `sendTestEvent`.
 *
 * - 202: The delivery.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no webhook with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type SendTestEventResponse =
  | { status: 202; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Delivery"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[202, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `failNextDeliveries`: POST /organizations/{id}/webhooks/{webhookId}/fail */
export interface FailNextDeliveriesRequest {
  operationId: "failNextDeliveries";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the webhook. */
    webhookId: components["parameters"]["WebhookIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["SimulatedFailures"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `failNextDeliveries`.
 *
 * - 200: The webhook.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no webhook with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type FailNextDeliveriesResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Webhook"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `replayDeliveries`: POST /organizations/{id}/webhooks/{webhookId}/replay */
export type ReplayDeliveriesRequest = {
  operationId: "replayDeliveries";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the webhook. */
    webhookId: components["parameters"]["WebhookIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
} & (
  | { contentType: "application/json"; body: components["schemas"]["ReplayInput"] }
  | { contentType: undefined; body: undefined }
);

/**
 * Responses of `replayDeliveries`.
 *
 * - 202: How many deliveries are attempted again.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no webhook with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ReplayDeliveriesResponse =
  | { status: 202; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Replay"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[202, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listCaughtRequests`: GET /organizations/{id}/caughtRequests */
export interface ListCaughtRequestsRequest {
  operationId: "listCaughtRequests";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, starting at 0. Pages after the last one are empty.
     *
     * @default 0
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
 * Responses of `listCaughtRequests`.
 *
 * - 200: One page of caught requests.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ListCaughtRequestsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["CaughtRequestPage"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `deleteCaughtRequests`: DELETE /organizations/{id}/caughtRequests */
export interface DeleteCaughtRequestsRequest {
  operationId: "deleteCaughtRequests";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
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
 * Responses of `deleteCaughtRequests`.
 *
 * - 204: The catcher is empty.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type DeleteCaughtRequestsResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[204, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listDeliveries`: GET /organizations/{id}/deliveries */
export interface ListDeliveriesRequest {
  operationId: "listDeliveries";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Keeps deliveries to the webhook with this identifier. */
    webhookId?: components["parameters"]["WebhookIdQuery"];
    /** Keeps what concerns the candidate with this identifier. */
    candidateId?: components["parameters"]["CandidateIdQuery"];
    /** Keeps deliveries of the event with this identifier. */
    eventId?: components["parameters"]["EventIdQuery"];
    /** Keeps deliveries in this state. Repeat the parameter for several states. */
    state?: components["parameters"]["DeliveryStateQuery"];
    /** Keeps what happened at this instant or later. */
    since?: components["parameters"]["SinceQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, starting at 0. Pages after the last one are empty.
     *
     * @default 0
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
 * Responses of `listDeliveries`.
 *
 * - 200: One page of deliveries.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ListDeliveriesResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["DeliveryPage"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getDelivery`: GET /organizations/{id}/deliveries/{deliveryId} */
export interface GetDeliveryRequest {
  operationId: "getDelivery";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the delivery. */
    deliveryId: components["parameters"]["DeliveryIdPath"];
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
 * Responses of `getDelivery`.
 *
 * - 200: The delivery.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no delivery with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetDeliveryResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Delivery"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `replayDelivery`: POST /organizations/{id}/deliveries/{deliveryId}/replay */
export interface ReplayDeliveryRequest {
  operationId: "replayDelivery";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the delivery. */
    deliveryId: components["parameters"]["DeliveryIdPath"];
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
 * Responses of `replayDelivery`.
 *
 * - 202: The delivery.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no delivery with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ReplayDeliveryResponse =
  | { status: 202; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Delivery"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[202, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listTasks`: GET /organizations/{id}/tasks */
export interface ListTasksRequest {
  operationId: "listTasks";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Keeps elements whose name or title contains this text; for people, also the e-mail address. Case is ignored. */
    searchText?: components["parameters"]["SearchTextQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, starting at 0. Pages after the last one are empty.
     *
     * @default 0
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
 * Responses of `listTasks`.
 *
 * - 200: One page of tasks.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ListTasksResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["TaskPage"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getTask`: GET /organizations/{id}/tasks/{taskId} */
export interface GetTaskRequest {
  operationId: "getTask";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the task. */
    taskId: components["parameters"]["TaskIdPath"];
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
 * Responses of `getTask`.
 *
 * - 200: The task.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no task with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetTaskResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Task"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listMails`: GET /organizations/{id}/mails */
export interface ListMailsRequest {
  operationId: "listMails";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Keeps what concerns the candidate with this identifier. */
    candidateId?: components["parameters"]["CandidateIdQuery"];
    /** Keeps mails and events with this e-mail address. The whole address must match; case is ignored. */
    email?: components["parameters"]["EmailQuery"];
    /** Keeps mails in this state. Repeat the parameter for several states. */
    state?: components["parameters"]["MailStateQuery"];
    /** Keeps what happened at this instant or later. */
    since?: components["parameters"]["SinceQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, starting at 0. Pages after the last one are empty.
     *
     * @default 0
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
 * Responses of `listMails`.
 *
 * - 200: One page of mails.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ListMailsResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["MailPage"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getMail`: GET /organizations/{id}/mails/{mailId} */
export interface GetMailRequest {
  operationId: "getMail";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the mail. */
    mailId: components["parameters"]["MailIdPath"];
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
 * Responses of `getMail`.
 *
 * - 200: The mail.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no mail with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetMailResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["MailDetail"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `replayMail`: POST /organizations/{id}/mails/{mailId}/replay */
export interface ReplayMailRequest {
  operationId: "replayMail";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the mail. */
    mailId: components["parameters"]["MailIdPath"];
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
 * Responses of `replayMail`.
 *
 * - 202: The mail.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no mail with this identifier.
 * - 409: The mail invites to a test that can no longer be started. Nothing was changed.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ReplayMailResponse =
  | { status: 202; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Mail"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 409; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[202, 401, 403, 404, 409]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `replayHeldMails`: POST /organizations/{id}/mails/replay */
export interface ReplayHeldMailsRequest {
  operationId: "replayHeldMails";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
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
 * Responses of `replayHeldMails`.
 *
 * - 202: Number of mails that are sent again.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ReplayHeldMailsResponse =
  | { status: 202; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Replay"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[202, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listEvents`: GET /organizations/{id}/events */
export interface ListEventsRequest {
  operationId: "listEvents";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Keeps what concerns the candidate with this identifier. */
    candidateId?: components["parameters"]["CandidateIdQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, starting at 0. Pages after the last one are empty.
     *
     * @default 0
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
 * Responses of `listEvents`.
 *
 * - 200: One page of events.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ListEventsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["CandidateEventPage"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getEvent`: GET /organizations/{id}/events/{eventId} */
export interface GetEventRequest {
  operationId: "getEvent";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the event. */
    eventId: components["parameters"]["EventIdPath"];
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
 * Responses of `getEvent`.
 *
 * - 200: The event.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no event with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetEventResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["CandidateEvent"];
    }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listJournal`: GET /organizations/{id}/journal */
export interface ListJournalRequest {
  operationId: "listJournal";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Keeps what concerns the candidate with this identifier. */
    candidateId?: components["parameters"]["CandidateIdQuery"];
    /** Keeps entries of this kind. Repeat the parameter for several kinds. */
    kind?: components["parameters"]["JournalKindQuery"];
    /** Keeps entries of this operation. Repeat the parameter for several operations. */
    operation?: components["parameters"]["OperationQuery"];
    /** Keeps entries with this status, or one of a class such as 4XX. Repeat the parameter for several statuses. */
    status?: components["parameters"]["StatusQuery"];
    /** Keeps what happened at this instant or later. */
    since?: components["parameters"]["SinceQuery"];
    /** Keeps what the entry with this identifier caused. */
    causeId?: components["parameters"]["CauseIdQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /** Cursor of the page: `next` of the previous page. Absent for the first page. */
    after?: components["parameters"]["AfterQuery"];
  };
  headers: {
    /** The last id that the client received. The stream continues after it. Browsers send this header automatically. */
    "last-event-id"?: components["parameters"]["LastEventIdHeader"];
  };
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly ("application/json" | "text/event-stream")[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `listJournal`.
 *
 * - 200: One page of the journal, or the stream of its entries.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ListJournalResponse =
  | { status: 200; headers?: undefined; contentType: "application/json"; body: components["schemas"]["JournalPage"] }
  | {
      status: 200;
      headers?: undefined;
      contentType: "text/event-stream";
      body: ReadableStream<Uint8Array> | Uint8Array;
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getJournalEntry`: GET /organizations/{id}/journal/{entryId} */
export interface GetJournalEntryRequest {
  operationId: "getJournalEntry";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the entry. */
    entryId: components["parameters"]["JournalEntryIdPath"];
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
 * Responses of `getJournalEntry`.
 *
 * - 200: The entry, its causes and its effects.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist, or its journal no longer has an entry with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetJournalEntryResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["JournalChain"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `exportSession`: GET /organizations/{id}/session */
export interface ExportSessionRequest {
  operationId: "exportSession";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Identifier of the first entry of the session. For a change, event or mail, the session starts with the request that caused it. */
    from: components["parameters"]["SessionFromQuery"];
    /** Identifier of the last entry of the session. Default: the newest entry. */
    to?: components["parameters"]["SessionToQuery"];
    /** What the test is for. */
    as: components["schemas"]["SessionTarget"];
  };
  headers: {};
  cookies: {};
  contentType: undefined;
  body: undefined;
  accepts: readonly ("text/plain" | "application/json")[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `exportSession`.
 *
 * - 200: The test.
 * - 400: A query parameter was rejected, or the session cannot be repeated.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist, or its journal no longer has an entry with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ExportSessionResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "text/plain";
      body: operations["exportSession"]["responses"][200]["content"]["text/plain"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getExplanation`: GET /explanations/{id} */
export interface GetExplanationRequest {
  operationId: "getExplanation";
  params: {
    /** The header `X-Request-Id` of the response, or the `errorId` in its body. */
    id: components["parameters"]["ExplanationIdPath"];
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
 * Responses of `getExplanation`.
 *
 * - 200: The explanation.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No refused request has this identifier, or the journal no longer contains it.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetExplanationResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Explanation"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getCertificatePlugin`: GET /organizations/{id}/certificatePlugin */
export interface GetCertificatePluginRequest {
  operationId: "getCertificatePlugin";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
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
 * Responses of `getCertificatePlugin`.
 *
 * - 200: The plugin.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetCertificatePluginResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["CertificatePlugin"];
    }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `replaceCertificatePlugin`: PUT /organizations/{id}/certificatePlugin */
export interface ReplaceCertificatePluginRequest {
  operationId: "replaceCertificatePlugin";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["CertificatePluginInput"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `replaceCertificatePlugin`.
 *
 * - 200: The plugin as it is now.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ReplaceCertificatePluginResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["CertificatePlugin"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listTeams`: GET /organizations/{id}/teams */
export interface ListTeamsRequest {
  operationId: "listTeams";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Keeps elements whose name or title contains this text; for people, also the e-mail address. Case is ignored. */
    searchText?: components["parameters"]["SearchTextQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, starting at 0. Pages after the last one are empty.
     *
     * @default 0
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
 * Responses of `listTeams`.
 *
 * - 200: One page of teams.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ListTeamsResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["TeamPage"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getTeam`: GET /organizations/{id}/teams/{teamId} */
export interface GetTeamRequest {
  operationId: "getTeam";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
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
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no team with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetTeamResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Team"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `updateTeam`: PATCH /organizations/{id}/teams/{teamId} */
export interface UpdateTeamRequest {
  operationId: "updateTeam";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the team. */
    teamId: components["parameters"]["TeamIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["TeamPatch"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `updateTeam`.
 *
 * - 200: The team as it is now.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no team with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type UpdateTeamResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Team"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listSkills`: GET /organizations/{id}/skills */
export interface ListSkillsRequest {
  operationId: "listSkills";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Keeps elements whose name or title contains this text; for people, also the e-mail address. Case is ignored. */
    searchText?: components["parameters"]["SearchTextQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, starting at 0. Pages after the last one are empty.
     *
     * @default 0
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
 * Responses of `listSkills`.
 *
 * - 200: One page of skills.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ListSkillsResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["SkillPage"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getSkill`: GET /organizations/{id}/skills/{skillId} */
export interface GetSkillRequest {
  operationId: "getSkill";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
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
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no skill with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetSkillResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Skill"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listJobPositions`: GET /organizations/{id}/jobPositions */
export interface ListJobPositionsRequest {
  operationId: "listJobPositions";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Keeps elements whose name or title contains this text; for people, also the e-mail address. Case is ignored. */
    searchText?: components["parameters"]["SearchTextQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, starting at 0. Pages after the last one are empty.
     *
     * @default 0
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
 * Responses of `listJobPositions`.
 *
 * - 200: One page of job positions.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
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
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getJobPosition`: GET /organizations/{id}/jobPositions/{jobPositionId} */
export interface GetJobPositionRequest {
  operationId: "getJobPosition";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
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
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no job position with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetJobPositionResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["JobPosition"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listPeople`: GET /organizations/{id}/people */
export interface ListPeopleRequest {
  operationId: "listPeople";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Keeps the person with this e-mail address. The whole address must match; case is ignored. */
    email?: components["parameters"]["PersonEmailQuery"];
    /** Keeps the members of this team. */
    teamId?: components["parameters"]["PersonTeamIdQuery"];
    /** Keeps elements whose name or title contains this text; for people, also the e-mail address. Case is ignored. */
    searchText?: components["parameters"]["SearchTextQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, starting at 0. Pages after the last one are empty.
     *
     * @default 0
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
 * Responses of `listPeople`.
 *
 * - 200: One page of people.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No organization has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ListPeopleResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["PersonPage"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getPerson`: GET /organizations/{id}/people/{personId} */
export interface GetPersonRequest {
  operationId: "getPerson";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
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
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no person with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetPersonResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Person"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `updatePerson`: PATCH /organizations/{id}/people/{personId} */
export interface UpdatePersonRequest {
  operationId: "updatePerson";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the person. */
    personId: components["parameters"]["PersonIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["PersonPatch"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `updatePerson`.
 *
 * - 200: The person as it is now.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no person with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type UpdatePersonResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Person"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `replaceOnboarding`: PUT /organizations/{id}/people/{personId}/onboarding */
export interface ReplaceOnboardingRequest {
  operationId: "replaceOnboarding";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the person. */
    personId: components["parameters"]["PersonIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["OnboardingInput"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `replaceOnboarding`.
 *
 * - 200: The person as it is now.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no person with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ReplaceOnboardingResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Person"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `listPersonSkills`: GET /organizations/{id}/people/{personId}/skills */
export interface ListPersonSkillsRequest {
  operationId: "listPersonSkills";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the person. */
    personId: components["parameters"]["PersonIdPath"];
  };
  query: {
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, starting at 0. Pages after the last one are empty.
     *
     * @default 0
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
 * Responses of `listPersonSkills`.
 *
 * - 200: One page of skills.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization does not exist or has no person with this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ListPersonSkillsResponse =
  | {
      status: 200;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["PersonSkillPage"];
    }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `deletePersonSkill`: DELETE /organizations/{id}/people/{personId}/skills/{skillId} */
export interface DeletePersonSkillRequest {
  operationId: "deletePersonSkill";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the person. */
    personId: components["parameters"]["PersonIdPath"];
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
 * Responses of `deletePersonSkill`.
 *
 * - 204: The skill was removed.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization, person or skill does not exist, or the person does not have the skill.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type DeletePersonSkillResponse =
  | { status: 204; headers?: undefined; contentType?: undefined; body?: undefined }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[204, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `updatePersonSkill`: PATCH /organizations/{id}/people/{personId}/skills/{skillId} */
export interface UpdatePersonSkillRequest {
  operationId: "updatePersonSkill";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
    /** Identifier of the person. */
    personId: components["parameters"]["PersonIdPath"];
    /** Identifier of the skill. */
    skillId: components["parameters"]["SkillIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["PersonSkillPatch"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `updatePersonSkill`.
 *
 * - 200: The skill as it is now.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: The organization, person or skill does not exist, or the person does not have the skill.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type UpdatePersonSkillResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["PersonSkill"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getAssessment`: GET /assessments/{id} */
export interface GetAssessmentRequest {
  operationId: "getAssessment";
  params: {
    /** Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test. */
    id: components["parameters"]["AssessmentIdPath"];
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
 * Responses of `getAssessment`.
 *
 * - 200: The assessment.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No assessment has this identifier, or the candidate has no assessment.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetAssessmentResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Assessment"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `startAssessment`: POST /assessments/{id}/start */
export interface StartAssessmentRequest {
  operationId: "startAssessment";
  params: {
    /** Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test. */
    id: components["parameters"]["AssessmentIdPath"];
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
 * Responses of `startAssessment`.
 *
 * - 200: The assessment after the move.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No assessment has this identifier, or the candidate has no assessment.
 * - 409: The state of the assessment does not allow this move. Nothing was changed. `allowedMoves` lists the possible moves.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type StartAssessmentResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Assessment"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 409; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404, 409]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `answerAssessment`: POST /assessments/{id}/answer */
export interface AnswerAssessmentRequest {
  operationId: "answerAssessment";
  params: {
    /** Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test. */
    id: components["parameters"]["AssessmentIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["AnswersInput"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `answerAssessment`.
 *
 * - 200: The assessment after the move.
 * - 400: The body was rejected, and no answer was stored; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No assessment has this identifier, or the candidate has no assessment.
 * - 409: The state of the assessment does not allow this move. Nothing was changed. `allowedMoves` lists the possible moves.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type AnswerAssessmentResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Assessment"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 409; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404, 409]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `submitAssessment`: POST /assessments/{id}/submit */
export type SubmitAssessmentRequest = {
  operationId: "submitAssessment";
  params: {
    /** Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test. */
    id: components["parameters"]["AssessmentIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
} & (
  | { contentType: "application/json"; body: components["schemas"]["ContractDataInput"] }
  | { contentType: undefined; body: undefined }
);

/**
 * Responses of `submitAssessment`.
 *
 * - 200: The assessment after the move.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No assessment has this identifier, or the candidate has no assessment.
 * - 409: The state of the assessment does not allow this move. Nothing was changed. `allowedMoves` lists the possible moves.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type SubmitAssessmentResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Assessment"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 409; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404, 409]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `assessAutomatically`: POST /assessments/{id}/assess */
export interface AssessAutomaticallyRequest {
  operationId: "assessAutomatically";
  params: {
    /** Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test. */
    id: components["parameters"]["AssessmentIdPath"];
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
 * Responses of `assessAutomatically`.
 *
 * - 200: The assessment after the move.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No assessment has this identifier, or the candidate has no assessment.
 * - 409: The state of the assessment does not allow this move. Nothing was changed. `allowedMoves` lists the possible moves.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type AssessAutomaticallyResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Assessment"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 409; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404, 409]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `scoreAssessment`: POST /assessments/{id}/score */
export interface ScoreAssessmentRequest {
  operationId: "scoreAssessment";
  params: {
    /** Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test. */
    id: components["parameters"]["AssessmentIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["ScoresInput"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `scoreAssessment`.
 *
 * - 200: The assessment after the move.
 * - 400: The body was rejected, and no score was stored; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No assessment has this identifier, or the candidate has no assessment.
 * - 409: The state of the assessment does not allow this move (`allowedMoves` lists the possible ones), or another assessor changed the value after the revision in the request. Nothing was changed.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ScoreAssessmentResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Assessment"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 409; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404, 409]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `noteAssessment`: POST /assessments/{id}/note */
export interface NoteAssessmentRequest {
  operationId: "noteAssessment";
  params: {
    /** Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test. */
    id: components["parameters"]["AssessmentIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["NoteInput"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `noteAssessment`.
 *
 * - 200: The assessment after the move.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No assessment has this identifier, or the candidate has no assessment.
 * - 409: The state of the assessment does not allow this move (`allowedMoves` lists the possible ones), or another assessor changed the value after the revision in the request. Nothing was changed.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type NoteAssessmentResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Assessment"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 409; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404, 409]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `giveFeedback`: POST /assessments/{id}/feedback */
export interface GiveFeedbackRequest {
  operationId: "giveFeedback";
  params: {
    /** Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test. */
    id: components["parameters"]["AssessmentIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["FeedbackInput"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `giveFeedback`.
 *
 * - 200: The assessment after the move.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No assessment has this identifier, or the candidate has no assessment.
 * - 409: The state of the assessment does not allow this move. Nothing was changed. `allowedMoves` lists the possible moves.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GiveFeedbackResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Assessment"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 409; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404, 409]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `expireAssessment`: POST /assessments/{id}/expire */
export interface ExpireAssessmentRequest {
  operationId: "expireAssessment";
  params: {
    /** Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test. */
    id: components["parameters"]["AssessmentIdPath"];
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
 * Responses of `expireAssessment`.
 *
 * - 200: The assessment after the move.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No assessment has this identifier, or the candidate has no assessment.
 * - 409: The state of the assessment does not allow this move. Nothing was changed. `allowedMoves` lists the possible moves.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ExpireAssessmentResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Assessment"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 409; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404, 409]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `failAssessment`: POST /assessments/{id}/fail */
export type FailAssessmentRequest = {
  operationId: "failAssessment";
  params: {
    /** Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test. */
    id: components["parameters"]["AssessmentIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
} & (
  | { contentType: "application/json"; body: components["schemas"]["FailureInput"] }
  | { contentType: undefined; body: undefined }
);

/**
 * Responses of `failAssessment`.
 *
 * - 200: The assessment after the move.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No assessment has this identifier, or the candidate has no assessment.
 * - 409: The state of the assessment does not allow this move. Nothing was changed. `allowedMoves` lists the possible moves.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type FailAssessmentResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Assessment"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 409; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404, 409]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `cancelAssessment`: POST /assessments/{id}/cancel */
export interface CancelAssessmentRequest {
  operationId: "cancelAssessment";
  params: {
    /** Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test. */
    id: components["parameters"]["AssessmentIdPath"];
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
 * Responses of `cancelAssessment`.
 *
 * - 200: The assessment after the move.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No assessment has this identifier, or the candidate has no assessment.
 * - 409: The state of the assessment does not allow this move. Nothing was changed. `allowedMoves` lists the possible moves.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type CancelAssessmentResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Assessment"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 409; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403, 404, 409]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `assignCandidate`: PATCH /candidates/{id}/assignment */
export interface AssignCandidateRequest {
  operationId: "assignCandidate";
  params: {
    /** Identifier of a candidate. Also accepts the identifier or the token of one of their assessments. */
    id: components["parameters"]["CandidateIdPath"];
  };
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["AssignmentInput"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `assignCandidate`.
 *
 * - 200: The assignment as it is now.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - 404: No candidate or assessment has this identifier.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type AssignCandidateResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Assignment"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 404; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403, 404]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `getClock`: GET /clock */
export interface GetClockRequest {
  operationId: "getClock";
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
 * Responses of `getClock`.
 *
 * - 200: The clock.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type GetClockResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Clock"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `freezeClock`: POST /clock/freeze */
export type FreezeClockRequest = {
  operationId: "freezeClock";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
} & (
  | { contentType: "application/json"; body: components["schemas"]["ClockFreeze"] }
  | { contentType: undefined; body: undefined }
);

/**
 * Responses of `freezeClock`.
 *
 * - 200: The clock stands still.
 * - 400: The body was rejected. The clock did not change.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type FreezeClockResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ClockChange"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `resumeClock`: POST /clock/resume */
export interface ResumeClockRequest {
  operationId: "resumeClock";
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
 * Responses of `resumeClock`.
 *
 * - 200: The clock is running.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type ResumeClockResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["Clock"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 401, 403]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** Request of `advanceClock`: POST /clock/advance */
export interface AdvanceClockRequest {
  operationId: "advanceClock";
  params: {};
  query: {};
  headers: {};
  cookies: {};
  contentType: "application/json";
  body: components["schemas"]["ClockAdvance"];
  accepts: readonly "application/json"[];
  url: string;
  signal: AbortSignal;
}

/**
 * Responses of `advanceClock`.
 *
 * - 200: The time has passed.
 * - 400: The body was rejected. The clock did not change.
 * - 401: The sandbox runs with a token. The request has no token or a different one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website.
 * - default: Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500.
 */
export type AdvanceClockResponse =
  | { status: 200; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ClockChange"] }
  | { status: 400; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 401; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | { status: 403; headers?: undefined; contentType?: "application/json"; body: components["schemas"]["ErrorObject"] }
  | {
      status: Other4XXOr5XX<[200, 400, 401, 403]>;
      headers?: undefined;
      contentType?: "application/json";
      body: components["schemas"]["ErrorObject"];
    };

/** One function per operation. `Ctx` is the context that the security handlers return; public operations may have none. */
export interface Handlers<Ctx> {
  /**
   * Get the sandbox's health
   *
   * `GET /health`
   *
   * Responds as soon as the sandbox serves requests. Returns whether it can store data, its version and its start time.
   */
  getHealth(request: GetHealthRequest, context: Partial<Ctx>): Returned<[200, 401, 403, "default"], GetHealthResponse>;

  /**
   * List organizations
   *
   * `GET /organizations`
   *
   * Returns one page of the organizations, oldest first.
   */
  listOrganizations(request: ListOrganizationsRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, "default"], ListOrganizationsResponse>;

  /**
   * Create an organization
   *
   * `POST /organizations`
   *
   * Creates an organization with the data of `seed`, and with an API key if the body has `apiKey`. The key is in this response only.
   */
  createOrganization(request: CreateOrganizationRequest, context: Partial<Ctx>): Returned<[201, 400, 401, 403, "default"], CreateOrganizationResponse>;

  /**
   * Get an organization
   *
   * `GET /organizations/{id}`
   *
   * Returns one organization with the credits it has left.
   */
  getOrganization(request: GetOrganizationRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetOrganizationResponse>;

  /**
   * Delete an organization
   *
   * `DELETE /organizations/{id}`
   *
   * Deletes the organization with all its data and API keys.
   */
  deleteOrganization(request: DeleteOrganizationRequest, context: Partial<Ctx>): Returned<[204, 401, 403, 404, "default"], DeleteOrganizationResponse>;

  /**
   * Update an organization's credits
   *
   * `PATCH /organizations/{id}`
   *
   * Sets how many more candidates the organization may invite. With 0, the next invitation is refused for lack of credits.
   */
  updateOrganization(request: UpdateOrganizationRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], UpdateOrganizationResponse>;

  /**
   * Reset an organization
   *
   * `POST /organizations/{id}/reset`
   *
   * Resets the organization to its first data: catalogue, candidates and credits. API keys stay; mails, events and webhooks are deleted. The body can select other data.
   */
  resetOrganization(request: ResetOrganizationRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ResetOrganizationResponse>;

  /**
   * List API keys
   *
   * `GET /organizations/{id}/keys`
   *
   * Returns one page of the organization's API keys, oldest first. The keys themselves are not stored and cannot be shown again; `hint` distinguishes them.
   */
  listKeys(request: ListKeysRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListKeysResponse>;

  /**
   * Create an API key
   *
   * `POST /organizations/{id}/keys`
   *
   * Creates an API key for some or all versions. The key is in this response only.
   */
  createKey(request: CreateKeyRequest, context: Partial<Ctx>): Returned<[201, 400, 401, 403, 404, "default"], CreateKeyResponse>;

  /**
   * Get an API key
   *
   * `GET /organizations/{id}/keys/{keyId}`
   *
   * Returns the metadata of one API key.
   */
  getKey(request: GetKeyRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetKeyResponse>;

  /**
   * Delete an API key
   *
   * `DELETE /organizations/{id}/keys/{keyId}`
   *
   * Deletes an API key. Requests with it are then refused with 401.
   */
  deleteKey(request: DeleteKeyRequest, context: Partial<Ctx>): Returned<[204, 401, 403, 404, "default"], DeleteKeyResponse>;

  /**
   * Send a call to V1, V2 or V3
   *
   * `POST /organizations/{id}/calls`
   *
   * Calls V1, V2 or V3 for the organization, without a key, and returns that version's response, including errors. No rate limit counts the call,
   * and no fault affects it. In the journal it is a request without a key; reads are recorded only if they are refused.
   */
  sendCall(request: SendCallRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], SendCallResponse>;

  /**
   * Send a ZIP to V2
   *
   * `POST /organizations/{id}/calls/zip`
   *
   * Calls V2 with a ZIP as body, like `POST /organizations/{id}/calls` for text. `path` is `/tasks/zip` or `/tasks/{taskId}/zip`; the method is
   * PUT. A ZIP of more than 16 MiB gets 413.
   */
  sendZip(request: SendZipRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], SendZipResponse>;

  /**
   * Get an organization's clock
   *
   * `GET /organizations/{id}/clock`
   *
   * Returns the organization's time. It is the time of the sandbox clock unless the organization has its own clock.
   */
  getOrganizationClock(request: GetOrganizationClockRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetOrganizationClockResponse>;

  /**
   * Delete an organization's own clock
   *
   * `DELETE /organizations/{id}/clock`
   *
   * The organization follows the sandbox clock again. If its own clock was ahead, its time goes back; data and dates stay. If it was behind, due timers run.
   */
  deleteOrganizationClock(request: DeleteOrganizationClockRequest, context: Partial<Ctx>): Returned<[204, 401, 403, 404, 409, "default"], DeleteOrganizationClockResponse>;

  /**
   * Freeze an organization's clock
   *
   * `POST /organizations/{id}/clock/freeze`
   *
   * Stops the organization's clock now or at a later instant. With a later instant, all timers until then run at once. Then the organization has its own clock. Other organizations are not affected.
   */
  freezeOrganizationClock(request: FreezeOrganizationClockRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, 409, "default"], FreezeOrganizationClockResponse>;

  /**
   * Resume an organization's clock
   *
   * `POST /organizations/{id}/clock/resume`
   *
   * Resumes the organization's clock at its time. If the sandbox clock is frozen, the organization gets its own clock. Does not change a running clock.
   */
  resumeOrganizationClock(request: ResumeOrganizationClockRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, 409, "default"], ResumeOrganizationClockResponse>;

  /**
   * Advance an organization's clock
   *
   * `POST /organizations/{id}/clock/advance`
   *
   * Advances the organization's clock. All timers that fall due run in order, each at its own time, before this operation responds: invitations expire, time limits end, tests are assessed, tasks are built, deliveries are retried. Then the organization has its own clock. Other organizations are not affected, and can advance at the same time.
   */
  advanceOrganizationClock(request: AdvanceOrganizationClockRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, 409, "default"], AdvanceOrganizationClockResponse>;

  /**
   * List timers
   *
   * `GET /organizations/{id}/timers`
   *
   * Returns one page of an organization's timers, by due time.
   */
  listTimers(request: ListTimersRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListTimersResponse>;

  /**
   * List faults
   *
   * `GET /organizations/{id}/faults`
   *
   * Returns one page of the organization's faults, oldest first.
   */
  listFaults(request: ListFaultsRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListFaultsResponse>;

  /**
   * Create a fault
   *
   * `POST /organizations/{id}/faults`
   *
   * Makes requests of the organization to V1, V2 and V3 fail or wait, to test clients. The journal has each affected request with the identifier of the fault. Requests without a valid key are refused as usual.
   */
  createFault(request: CreateFaultRequest, context: Partial<Ctx>): Returned<[201, 400, 401, 403, 404, "default"], CreateFaultResponse>;

  /**
   * Get a fault
   *
   * `GET /organizations/{id}/faults/{faultId}`
   *
   * Returns one fault, with the number of requests that it still affects.
   */
  getFault(request: GetFaultRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetFaultResponse>;

  /**
   * Delete a fault
   *
   * `DELETE /organizations/{id}/faults/{faultId}`
   *
   * Ends a fault. It affects no further request.
   */
  deleteFault(request: DeleteFaultRequest, context: Partial<Ctx>): Returned<[204, 401, 403, 404, "default"], DeleteFaultResponse>;

  /**
   * List snapshots
   *
   * `GET /organizations/{id}/snapshots`
   *
   * Returns one page of the snapshots of the organization, oldest first.
   */
  listSnapshots(request: ListSnapshotsRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListSnapshotsResponse>;

  /**
   * Create a snapshot
   *
   * `POST /organizations/{id}/snapshots`
   *
   * Saves all data of the organization, except API keys and the journal, under a name. Due timers run first; other requests are served at the same time. A reset keeps the snapshot; deleting the organization deletes it.
   */
  createSnapshot(request: CreateSnapshotRequest, context: Partial<Ctx>): Returned<[201, 400, 401, 403, 404, "default"], CreateSnapshotResponse>;

  /**
   * Import a snapshot
   *
   * `POST /organizations/{id}/snapshots/file`
   *
   * Creates a snapshot from an exported file of any organization and sandbox. The organization does not change until the snapshot is restored or forked. Candidates, people, invitations and webhooks get new identifiers, as in a fork, and webhooks new secrets. Every document is validated, with its references to other documents. A file that is damaged, changed, or from a newer release is refused as a whole. A file has at most 256 MiB, 1 GiB unpacked and 200 times its size unpacked; a document at most 8 MiB, 100,000 values, 128 levels and 10,000 identifiers.
   */
  importSnapshot(request: ImportSnapshotRequest, context: Partial<Ctx>): Returned<[201, 400, 401, 403, 404, "default"], ImportSnapshotResponse>;

  /**
   * Get a snapshot
   *
   * `GET /organizations/{id}/snapshots/{snapshotId}`
   *
   * Returns one snapshot, without what it holds.
   */
  getSnapshot(request: GetSnapshotRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetSnapshotResponse>;

  /**
   * Delete a snapshot
   *
   * `DELETE /organizations/{id}/snapshots/{snapshotId}`
   *
   * Deletes a snapshot. The organization does not change.
   */
  deleteSnapshot(request: DeleteSnapshotRequest, context: Partial<Ctx>): Returned<[204, 401, 403, 404, "default"], DeleteSnapshotResponse>;

  /**
   * Export a snapshot
   *
   * `GET /organizations/{id}/snapshots/{snapshotId}/file`
   *
   * Returns a snapshot as one file, for a colleague, for CI or for another sandbox. It contains data of candidates and people, but no API keys and no secrets of webhooks. It is gzip with lines of JSON; the first has the version of the format, the last a checksum.
   */
  exportSnapshot(request: ExportSnapshotRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], ExportSnapshotResponse>;

  /**
   * Restore a snapshot
   *
   * `POST /organizations/{id}/snapshots/{snapshotId}/restore`
   *
   * Restores the organization from the snapshot. API keys and snapshots stay, and the journal records the restore. Other requests see the old data until the response. Nothing is sent: pending mails and deliveries of the snapshot are held, and can be replayed. Timers that are due by the clock of `clock` run in order before the response; the preview says how many.
   */
  restoreSnapshot(request: RestoreSnapshotRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], RestoreSnapshotResponse>;

  /**
   * Preview a restore
   *
   * `GET /organizations/{id}/snapshots/{snapshotId}/restorePreview`
   *
   * Returns the effects of a restore without doing it: the time, and the number of timers that would fall due at once.
   */
  getRestorePreview(request: GetRestorePreviewRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], GetRestorePreviewResponse>;

  /**
   * Fork a snapshot
   *
   * `POST /organizations/{id}/snapshots/{snapshotId}/fork`
   *
   * Creates an organization with the data of the snapshot and a new API key, which is in this response only. Candidates, assessments, people, mails, events and webhooks get new identifiers and tokens, so that links lead to the right organization; tasks, tests and skills keep theirs. Faults for specific keys are left out.
   */
  forkSnapshot(request: ForkSnapshotRequest, context: Partial<Ctx>): Returned<[201, 400, 401, 403, 404, "default"], ForkSnapshotResponse>;

  /**
   * List webhooks
   *
   * `GET /organizations/{id}/webhooks`
   *
   * Returns one page of the organization's webhooks, oldest first, with their secrets.
   */
  listWebhooks(request: ListWebhooksRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListWebhooksResponse>;

  /**
   * Create a webhook
   *
   * `POST /organizations/{id}/webhooks`
   *
   * Registers an address for events of V1 or V2, as the service's administration panel does. V1 has no operation for it.
   */
  createWebhook(request: CreateWebhookRequest, context: Partial<Ctx>): Returned<[201, 400, 401, 403, 404, "default"], CreateWebhookResponse>;

  /**
   * Get a webhook
   *
   * `GET /organizations/{id}/webhooks/{webhookId}`
   *
   * Returns one registered address with its secret.
   */
  getWebhook(request: GetWebhookRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetWebhookResponse>;

  /**
   * Delete a webhook
   *
   * `DELETE /organizations/{id}/webhooks/{webhookId}`
   *
   * Removes a webhook of any version.
   */
  deleteWebhook(request: DeleteWebhookRequest, context: Partial<Ctx>): Returned<[204, 401, 403, 404, "default"], DeleteWebhookResponse>;

  /**
   * Disable a webhook
   *
   * `POST /organizations/{id}/webhooks/{webhookId}/disable`
   *
   * Holds all deliveries, including pending ones. Nothing is sent after this operation has responded.
   */
  disableWebhook(request: DisableWebhookRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], DisableWebhookResponse>;

  /**
   * Enable a webhook
   *
   * `POST /organizations/{id}/webhooks/{webhookId}/enable`
   *
   * Resumes deliveries, starting with the held ones, oldest first.
   */
  enableWebhook(request: EnableWebhookRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], EnableWebhookResponse>;

  /**
   * Rotate the secret
   *
   * `POST /organizations/{id}/webhooks/{webhookId}/rotate`
   *
   * Gives the webhook a new secret. The header has the new secret at once. For a while, the old secret signs deliveries as well (header `webhook-signature`), so that receivers can switch. A webhook has at most three secrets: another rotation removes the oldest.
   */
  rotateWebhookSecret(request: RotateWebhookSecretRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], RotateWebhookSecretResponse>;

  /**
   * Send a test event
   *
   * `POST /organizations/{id}/webhooks/{webhookId}/test`
   *
   * Delivers an event about a fictional candidate, to test a receiver. It is retried like every other event.
   */
  sendTestEvent(request: SendTestEventRequest, context: Partial<Ctx>): Returned<[202, 401, 403, 404, "default"], SendTestEventResponse>;

  /**
   * Let attempts fail
   *
   * `POST /organizations/{id}/webhooks/{webhookId}/fail`
   *
   * Makes the next delivery attempts fail without sending anything, to test retries.
   */
  failNextDeliveries(request: FailNextDeliveriesRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], FailNextDeliveriesResponse>;

  /**
   * Replay deliveries
   *
   * `POST /organizations/{id}/webhooks/{webhookId}/replay`
   *
   * Attempts deliveries to the webhook again, oldest first: all, all that are held, or all since an instant. Receivers recognize a repetition by the header `webhook-id`.
   */
  replayDeliveries(request: ReplayDeliveriesRequest, context: Partial<Ctx>): Returned<[202, 400, 401, 403, 404, "default"], ReplayDeliveriesResponse>;

  /**
   * List what the catcher received
   *
   * `GET /organizations/{id}/caughtRequests`
   *
   * Returns one page of the requests that the organization's catcher received, newest first. The catcher, `/catcher/{id}` of the sandbox, is a
   * webhook receiver for tests. It responds to every POST with 204, and keeps the newest hundred requests in memory until the sandbox ends.
   */
  listCaughtRequests(request: ListCaughtRequestsRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListCaughtRequestsResponse>;

  /**
   * Empty the catcher
   *
   * `DELETE /organizations/{id}/caughtRequests`
   *
   * Forgets the requests that the organization's catcher received.
   */
  deleteCaughtRequests(request: DeleteCaughtRequestsRequest, context: Partial<Ctx>): Returned<[204, 401, 403, 404, "default"], DeleteCaughtRequestsResponse>;

  /**
   * List deliveries
   *
   * `GET /organizations/{id}/deliveries`
   *
   * Returns one page of the deliveries of the organization's events, newest first, with every attempt.
   */
  listDeliveries(request: ListDeliveriesRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListDeliveriesResponse>;

  /**
   * Get a delivery
   *
   * `GET /organizations/{id}/deliveries/{deliveryId}`
   *
   * Returns one delivery with every attempt.
   */
  getDelivery(request: GetDeliveryRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetDeliveryResponse>;

  /**
   * Replay a delivery
   *
   * `POST /organizations/{id}/deliveries/{deliveryId}/replay`
   *
   * Attempts a delivery again, in any state, from the beginning of the schedule. It is held while its webhook is disabled.
   */
  replayDelivery(request: ReplayDeliveryRequest, context: Partial<Ctx>): Returned<[202, 401, 403, 404, "default"], ReplayDeliveryResponse>;

  /**
   * List tasks
   *
   * `GET /organizations/{id}/tasks`
   *
   * Returns one page of the organization's tasks, oldest first. V2 reads and changes single tasks, and has no list of them.
   */
  listTasks(request: ListTasksRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListTasksResponse>;

  /**
   * Get a task
   *
   * `GET /organizations/{id}/tasks/{taskId}`
   *
   * Returns one task, whether it is published, and how its last build ended.
   */
  getTask(request: GetTaskRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetTaskResponse>;

  /**
   * List mails
   *
   * `GET /organizations/{id}/mails`
   *
   * Returns one page of the mails to the organization's candidates, newest first, with every attempt to send them. Without a mail server in the settings, mails stay in this outbox.
   */
  listMails(request: ListMailsRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListMailsResponse>;

  /**
   * Get a mail
   *
   * `GET /organizations/{id}/mails/{mailId}`
   *
   * Returns one mail with its text, its link, and every attempt to send it.
   */
  getMail(request: GetMailRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetMailResponse>;

  /**
   * Replay a mail
   *
   * `POST /organizations/{id}/mails/{mailId}/replay`
   *
   * Sends a mail again, in any state, from the beginning of the schedule. It keeps its Message-ID, so that mail programs recognize the repetition.
   */
  replayMail(request: ReplayMailRequest, context: Partial<Ctx>): Returned<[202, 401, 403, 404, 409, "default"], ReplayMailResponse>;

  /**
   * Replay held mails
   *
   * `POST /organizations/{id}/mails/replay`
   *
   * Sends all mails in the state `HELD` again, oldest first, for example after the settings of the mail server were fixed.
   */
  replayHeldMails(request: ReplayHeldMailsRequest, context: Partial<Ctx>): Returned<[202, 401, 403, 404, "default"], ReplayHeldMailsResponse>;

  /**
   * List events
   *
   * `GET /organizations/{id}/events`
   *
   * Returns one page of the events of the organization's candidates, oldest first, with the bodies that V1 and V2 deliver to webhooks. The list of deliveries has their states.
   */
  listEvents(request: ListEventsRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListEventsResponse>;

  /**
   * Get an event
   *
   * `GET /organizations/{id}/events/{eventId}`
   *
   * Returns one recorded event with the bodies that V1 and V2 deliver for it.
   */
  getEvent(request: GetEventRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetEventResponse>;

  /**
   * Read the journal
   *
   * `GET /organizations/{id}/journal`
   *
   * Returns the journal of an organization, newest first: requests, actions of candidates, changes, timers, events, mails and delivery attempts,
   * each with its cause. Requests without changes follow within a moment; they are recorded only for V1, V2 and V3, or if they were refused.
   *
   * As `text/event-stream` the response does not end: it sends new entries, or the entries after `Last-Event-ID`. Each is an event `entry` with a
   * `JournalEntry` as data, and is sent again when it is completed. The stream ends with the sandbox. An organization has at most 50 streams;
   * another one is refused with 429.
   */
  listJournal(request: ListJournalRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListJournalResponse>;

  /**
   * Follow causes and effects
   *
   * `GET /organizations/{id}/journal/{entryId}`
   *
   * Returns one entry of the journal with its causes and effects.
   */
  getJournalEntry(request: GetJournalEntryRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetJournalEntryResponse>;

  /**
   * Export a session
   *
   * `GET /organizations/{id}/session`
   *
   * Returns recorded calls of an organization, starting with an entry of its journal, as a test that repeats them in a new organization. It
   * contains calls of V1, V2 and V3 with their bodies, moves of candidates (also on their pages) and of the clock, faults and webhooks.
   * Identifiers come from earlier responses. The test expects statuses, and the members of responses that are the same each time. Names and
   * addresses of people are replaced, in every encoding. Earlier calls that created its subjects come first. Calls that depend on headers or on
   * real time (401, 405, 406, 413, 415, 429) are left out, and the test says so. A session that sent a file, or more than the journal keeps, is
   * refused with 400. So is a session for `arazzo` whose requests contain a dollar sign, which Arazzo takes as the start of an expression.
   */
  exportSession(request: ExportSessionRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ExportSessionResponse>;

  /**
   * Explain a refusal
   *
   * `GET /explanations/{id}`
   *
   * Returns why a request to V1, V2, V3, a page or this API was refused with a status from 400 to 499: the found state, the expected state and
   * the remedy.
   */
  getExplanation(request: GetExplanationRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetExplanationResponse>;

  /**
   * Get the certificate plugin
   *
   * `GET /organizations/{id}/certificatePlugin`
   *
   * Returns the behaviour of V3's certificate plugin for the organization.
   */
  getCertificatePlugin(request: GetCertificatePluginRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetCertificatePluginResponse>;

  /**
   * Replace the certificate plugin
   *
   * `PUT /organizations/{id}/certificatePlugin`
   *
   * Disables, enables or slows down V3's certificate plugin for the organization, to test clients.
   */
  replaceCertificatePlugin(request: ReplaceCertificatePluginRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ReplaceCertificatePluginResponse>;

  /**
   * List teams
   *
   * `GET /organizations/{id}/teams`
   *
   * Returns one page of the organization's teams, oldest first.
   */
  listTeams(request: ListTeamsRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListTeamsResponse>;

  /**
   * Get a team
   *
   * `GET /organizations/{id}/teams/{teamId}`
   *
   * Returns one team.
   */
  getTeam(request: GetTeamRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetTeamResponse>;

  /**
   * Update a team
   *
   * `PATCH /organizations/{id}/teams/{teamId}`
   *
   * Sets the fields of a team that V2 and V3 cannot set.
   */
  updateTeam(request: UpdateTeamRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], UpdateTeamResponse>;

  /**
   * List skills
   *
   * `GET /organizations/{id}/skills`
   *
   * Returns one page of the organization's catalogue, hidden and disabled skills included.
   */
  listSkills(request: ListSkillsRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListSkillsResponse>;

  /**
   * Get a skill
   *
   * `GET /organizations/{id}/skills/{skillId}`
   *
   * Returns one skill of the catalogue.
   */
  getSkill(request: GetSkillRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetSkillResponse>;

  /**
   * List job positions
   *
   * `GET /organizations/{id}/jobPositions`
   *
   * Returns one page of the organization's job positions, oldest first.
   */
  listJobPositions(request: ListJobPositionsRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListJobPositionsResponse>;

  /**
   * Get a job position
   *
   * `GET /organizations/{id}/jobPositions/{jobPositionId}`
   *
   * Returns one job position.
   */
  getJobPosition(request: GetJobPositionRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetJobPositionResponse>;

  /**
   * List people
   *
   * `GET /organizations/{id}/people`
   *
   * Returns one page of the organization's people, in the order in which they were invited.
   */
  listPeople(request: ListPeopleRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListPeopleResponse>;

  /**
   * Get a person
   *
   * `GET /organizations/{id}/people/{personId}`
   *
   * Returns one person, with all data of V2 and V3.
   */
  getPerson(request: GetPersonRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetPersonResponse>;

  /**
   * Update a person
   *
   * `PATCH /organizations/{id}/people/{personId}`
   *
   * Sets data of the service and its plugins about a person. V2 and V3 set names, teams, job position and custom fields.
   */
  updatePerson(request: UpdatePersonRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], UpdatePersonResponse>;

  /**
   * Replace an onboarding
   *
   * `PUT /organizations/{id}/people/{personId}/onboarding`
   *
   * Moves the onboarding of a person to any step, forwards or backwards. COMPLETED is recorded in the timeline; another step removes the time of completion.
   */
  replaceOnboarding(request: ReplaceOnboardingRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ReplaceOnboardingResponse>;

  /**
   * List skills of a person
   *
   * `GET /organizations/{id}/people/{personId}/skills`
   *
   * Returns one page of the skills of a person, in the order in which the person got them.
   */
  listPersonSkills(request: ListPersonSkillsRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListPersonSkillsResponse>;

  /**
   * Delete a skill of a person
   *
   * `DELETE /organizations/{id}/people/{personId}/skills/{skillId}`
   *
   * Removes a skill with its ratings from a person. The timeline stays.
   */
  deletePersonSkill(request: DeletePersonSkillRequest, context: Partial<Ctx>): Returned<[204, 401, 403, 404, "default"], DeletePersonSkillResponse>;

  /**
   * Update a skill of a person
   *
   * `PATCH /organizations/{id}/people/{personId}/skills/{skillId}`
   *
   * Gives a person a skill, or changes it. Other fields stay. Given and skipped ratings are recorded in the timeline of the person, except DESIRED, which is a wish.
   */
  updatePersonSkill(request: UpdatePersonSkillRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], UpdatePersonSkillResponse>;

  /**
   * Get an assessment
   *
   * `GET /assessments/{id}`
   *
   * Returns the state of an assessment: the link to the test, its tasks once it is started, answers and scores, and the possible moves. Due timers run first: a new invitation counts as sent.
   */
  getAssessment(request: GetAssessmentRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetAssessmentResponse>;

  /**
   * Start the test
   *
   * `POST /assessments/{id}/start`
   *
   * The candidate opens the test. Its time limit starts, and its tasks get answers with identifiers.
   */
  startAssessment(request: StartAssessmentRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, 409, "default"], StartAssessmentResponse>;

  /**
   * Answer tasks
   *
   * `POST /assessments/{id}/answer`
   *
   * The candidate enters answers: the given ones, generated ones for all other tasks with `auto`, or both. Answers can be changed until the test is submitted. If one answer is invalid, none is stored.
   */
  answerAssessment(request: AnswerAssessmentRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, 409, "default"], AnswerAssessmentResponse>;

  /**
   * Submit the test
   *
   * `POST /assessments/{id}/submit`
   *
   * The candidate submits the test. The service sets automatic scores ten seconds later by the organization's clock.
   */
  submitAssessment(request: SubmitAssessmentRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, 409, "default"], SubmitAssessmentResponse>;

  /**
   * Score what needs no assessor
   *
   * `POST /assessments/{id}/assess`
   *
   * The service scores choices, gaps and empty answers at once instead of after ten seconds. The assessment is complete if no other answer is left.
   */
  assessAutomatically(request: AssessAutomaticallyRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, 409, "default"], AssessAutomaticallyResponse>;

  /**
   * Score answers
   *
   * `POST /assessments/{id}/score`
   *
   * An assessor scores answers: the given ones, all answers without a score with a share of their points, or both. Automatic scores are set first. Scores can be replaced. If one score is invalid, none is stored.
   */
  scoreAssessment(request: ScoreAssessmentRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, 409, "default"], ScoreAssessmentResponse>;

  /**
   * Leave a note
   *
   * `POST /assessments/{id}/note`
   *
   * An assessor leaves a note on a finished test. It replaces an earlier one.
   */
  noteAssessment(request: NoteAssessmentRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, 409, "default"], NoteAssessmentResponse>;

  /**
   * Send feedback
   *
   * `POST /assessments/{id}/feedback`
   *
   * An assessor sends the candidate feedback on a finished test. The mail appears in the outbox, unless communication with the candidate is disabled.
   */
  giveFeedback(request: GiveFeedbackRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, 409, "default"], GiveFeedbackResponse>;

  /**
   * Let the invitation expire
   *
   * `POST /assessments/{id}/expire`
   *
   * Ends the validity of an invitation. The candidate can no longer start the test.
   */
  expireAssessment(request: ExpireAssessmentRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, 409, "default"], ExpireAssessmentResponse>;

  /**
   * Let processing fail
   *
   * `POST /assessments/{id}/fail`
   *
   * Processing of the assessment fails, as after an error in the service.
   */
  failAssessment(request: FailAssessmentRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, 409, "default"], FailAssessmentResponse>;

  /**
   * Cancel the assessment
   *
   * `POST /assessments/{id}/cancel`
   *
   * Cancels the assessment. The candidate cannot continue the test.
   */
  cancelAssessment(request: CancelAssessmentRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, 409, "default"], CancelAssessmentResponse>;

  /**
   * Assign a candidate
   *
   * `PATCH /candidates/{id}/assignment`
   *
   * Assigns a candidate to a user, a team, or both. Null ends an assignment; other fields stay. V2 shows both and finds candidates by them. The identifiers are not checked.
   */
  assignCandidate(request: AssignCandidateRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], AssignCandidateResponse>;

  /**
   * Get the clock
   *
   * `GET /clock`
   *
   * Returns the time of the sandbox clock, which all organizations without their own clock follow.
   */
  getClock(request: GetClockRequest, context: Partial<Ctx>): Returned<[200, 401, 403, "default"], GetClockResponse>;

  /**
   * Freeze the clock
   *
   * `POST /clock/freeze`
   *
   * Stops the sandbox clock now or at a later instant, except for organizations with their own clock. With a later instant, all timers until then run at once. A frozen clock can be advanced, and stays frozen.
   */
  freezeClock(request: FreezeClockRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, "default"], FreezeClockResponse>;

  /**
   * Resume the clock
   *
   * `POST /clock/resume`
   *
   * Resumes a frozen clock at its time. Does not change a running clock.
   */
  resumeClock(request: ResumeClockRequest, context: Partial<Ctx>): Returned<[200, 401, 403, "default"], ResumeClockResponse>;

  /**
   * Advance the clock
   *
   * `POST /clock/advance`
   *
   * Advances the sandbox clock, except for organizations with their own clock. All timers that fall due run in order, each at its own time, before this operation responds: invitations expire, time limits end, tests are assessed, tasks are built. Time never goes back. A duration beyond the year 9999 is refused.
   */
  advanceClock(request: AdvanceClockRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, "default"], AdvanceClockResponse>;
}

/** One function per security scheme. Returns the context for the handler, or undefined to reject the credential. */
export interface SecurityHandlers<Ctx> {
  /**
   * HTTP authentication, scheme bearer.
   *
   * The value of --control-token. Not required if the sandbox has no token.
   */
  BearerToken(credential: string, request: SecurityRequest): Ctx | undefined | Promise<Ctx | undefined>;
}
