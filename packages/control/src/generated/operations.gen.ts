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

/** What a range or `default` covers beside the declared statuses. */
type Other4XXOr5XX<Declared extends readonly unknown[]> = Exclude<Status4XX | Status5XX, Declared[number]>;

/** A response with one of these statuses, at once or later. */
type Returned<_Statuses extends readonly unknown[], Response> = Response | Promise<Response>;

/** What `getHealth` receives: GET /health */
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
 * What `getHealth` returns.
 *
 * - 200: The sandbox serves requests.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `listOrganizations` receives: GET /organizations */
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
     * Number of the page, counted from 0. Beyond the last one, a page is empty.
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
 * What `listOrganizations` returns.
 *
 * - 200: One page of organizations.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `createOrganization` receives: POST /organizations */
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
 * What `createOrganization` returns.
 *
 * - 201: The organization was created.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `getOrganization` receives: GET /organizations/{id} */
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
 * What `getOrganization` returns.
 *
 * - 200: The organization.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `deleteOrganization` receives: DELETE /organizations/{id} */
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
 * What `deleteOrganization` returns.
 *
 * - 204: The organization was deleted.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `updateOrganization` receives: PATCH /organizations/{id} */
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
 * What `updateOrganization` returns.
 *
 * - 200: The organization as it is now.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `resetOrganization` receives: POST /organizations/{id}/reset */
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
 * What `resetOrganization` returns.
 *
 * - 200: The organization was reset.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `listKeys` receives: GET /organizations/{id}/keys */
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
     * Number of the page, counted from 0. Beyond the last one, a page is empty.
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
 * What `listKeys` returns.
 *
 * - 200: One page of API keys.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `createKey` receives: POST /organizations/{id}/keys */
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
 * What `createKey` returns.
 *
 * - 201: The key was created. Keep it: it cannot be read again.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `getKey` receives: GET /organizations/{id}/keys/{keyId} */
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
 * What `getKey` returns.
 *
 * - 200: The API key.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no API key with this identifier.
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

/** What `deleteKey` receives: DELETE /organizations/{id}/keys/{keyId} */
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
 * What `deleteKey` returns.
 *
 * - 204: The API key was deleted.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no API key with this identifier.
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

/** What `sendCall` receives: POST /organizations/{id}/calls */
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
 * What `sendCall` returns.
 *
 * - 200: The version responded, whatever it responded.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `sendZip` receives: POST /organizations/{id}/calls/zip */
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
 * What `sendZip` returns.
 *
 * - 200: V2 responded, whatever it responded.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `getOrganizationClock` receives: GET /organizations/{id}/clock */
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
 * What `getOrganizationClock` returns.
 *
 * - 200: The clock.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `deleteOrganizationClock` receives: DELETE /organizations/{id}/clock */
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
 * What `deleteOrganizationClock` returns.
 *
 * - 204: The organization follows the sandbox's clock.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: No organization has this identifier.
 * - 409: Somebody else moves the organization's clock, or the organization was restored meanwhile; the clock stands where that left it.
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

/** What `freezeOrganizationClock` receives: POST /organizations/{id}/clock/freeze */
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
 * What `freezeOrganizationClock` returns.
 *
 * - 200: The clock stands still.
 * - 400: The body was rejected, and the clock goes as before.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: No organization has this identifier.
 * - 409: Somebody else moves the organization's clock, or the organization was restored meanwhile; the clock stands where that left it.
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

/** What `resumeOrganizationClock` receives: POST /organizations/{id}/clock/resume */
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
 * What `resumeOrganizationClock` returns.
 *
 * - 200: The clock is running.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: No organization has this identifier.
 * - 409: Somebody else moves the organization's clock, or the organization was restored meanwhile; the clock stands where that left it.
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

/** What `advanceOrganizationClock` receives: POST /organizations/{id}/clock/advance */
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
 * What `advanceOrganizationClock` returns.
 *
 * - 200: The time has passed.
 * - 400: The body was rejected, and the clock stands as before.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: No organization has this identifier.
 * - 409: Somebody else moves the organization's clock, or the organization was restored meanwhile; the clock stands where that left it.
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

/** What `listTimers` receives: GET /organizations/{id}/timers */
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
     * Number of the page, counted from 0. Beyond the last one, a page is empty.
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
 * What `listTimers` returns.
 *
 * - 200: One page of timers.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `listFaults` receives: GET /organizations/{id}/faults */
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
     * Number of the page, counted from 0. Beyond the last one, a page is empty.
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
 * What `listFaults` returns.
 *
 * - 200: One page of faults.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `createFault` receives: POST /organizations/{id}/faults */
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
 * What `createFault` returns.
 *
 * - 201: The fault was ordered.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `getFault` receives: GET /organizations/{id}/faults/{faultId} */
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
 * What `getFault` returns.
 *
 * - 200: The fault.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no fault with this identifier.
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

/** What `deleteFault` receives: DELETE /organizations/{id}/faults/{faultId} */
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
 * What `deleteFault` returns.
 *
 * - 204: The fault was deleted.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no fault with this identifier.
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

/** What `listSnapshots` receives: GET /organizations/{id}/snapshots */
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
     * Number of the page, counted from 0. Beyond the last one, a page is empty.
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
 * What `listSnapshots` returns.
 *
 * - 200: One page of snapshots.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `createSnapshot` receives: POST /organizations/{id}/snapshots */
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
 * What `createSnapshot` returns.
 *
 * - 201: The snapshot was made.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `importSnapshot` receives: POST /organizations/{id}/snapshots/file */
export interface ImportSnapshotRequest {
  operationId: "importSnapshot";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Name of the snapshot, instead of the one in the file. No other snapshot of the organization may have it. */
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
 * What `importSnapshot` returns.
 *
 * - 201: The snapshot was made.
 * - 400: The file or its name was rejected; `validationErrors` names the line of the file and the member.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `getSnapshot` receives: GET /organizations/{id}/snapshots/{snapshotId} */
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
 * What `getSnapshot` returns.
 *
 * - 200: The snapshot.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no snapshot with this identifier.
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

/** What `deleteSnapshot` receives: DELETE /organizations/{id}/snapshots/{snapshotId} */
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
 * What `deleteSnapshot` returns.
 *
 * - 204: The snapshot was deleted.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no snapshot with this identifier.
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

/** What `exportSnapshot` receives: GET /organizations/{id}/snapshots/{snapshotId}/file */
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
 * What `exportSnapshot` returns.
 *
 * - 200: The file.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no snapshot with this identifier.
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

/** What `restoreSnapshot` receives: POST /organizations/{id}/snapshots/{snapshotId}/restore */
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
 * What `restoreSnapshot` returns.
 *
 * - 200: The organization as the snapshot has it.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no snapshot with this identifier.
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

/** What `getRestorePreview` receives: GET /organizations/{id}/snapshots/{snapshotId}/restorePreview */
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
 * What `getRestorePreview` returns.
 *
 * - 200: What it would do.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no snapshot with this identifier.
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

/** What `forkSnapshot` receives: POST /organizations/{id}/snapshots/{snapshotId}/fork */
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
 * What `forkSnapshot` returns.
 *
 * - 201: The organization was created.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no snapshot with this identifier.
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

/** What `listWebhooks` receives: GET /organizations/{id}/webhooks */
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
     * Number of the page, counted from 0. Beyond the last one, a page is empty.
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
 * What `listWebhooks` returns.
 *
 * - 200: One page of webhooks.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `createWebhook` receives: POST /organizations/{id}/webhooks */
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
 * What `createWebhook` returns.
 *
 * - 201: The webhook was created.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `getWebhook` receives: GET /organizations/{id}/webhooks/{webhookId} */
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
 * What `getWebhook` returns.
 *
 * - 200: The webhook.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no webhook with this identifier.
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

/** What `deleteWebhook` receives: DELETE /organizations/{id}/webhooks/{webhookId} */
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
 * What `deleteWebhook` returns.
 *
 * - 204: The webhook was deleted.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no webhook with this identifier.
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

/** What `disableWebhook` receives: POST /organizations/{id}/webhooks/{webhookId}/disable */
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
 * What `disableWebhook` returns.
 *
 * - 200: The webhook.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no webhook with this identifier.
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

/** What `enableWebhook` receives: POST /organizations/{id}/webhooks/{webhookId}/enable */
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
 * What `enableWebhook` returns.
 *
 * - 200: The webhook.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no webhook with this identifier.
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

/** What `rotateWebhookSecret` receives: POST /organizations/{id}/webhooks/{webhookId}/rotate */
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
 * What `rotateWebhookSecret` returns.
 *
 * - 200: The webhook with its new secret.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no webhook with this identifier.
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

/** What `sendTestEvent` receives: POST /organizations/{id}/webhooks/{webhookId}/test */
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
 * What `sendTestEvent` returns.
 *
 * - 202: The delivery.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no webhook with this identifier.
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

/** What `failNextDeliveries` receives: POST /organizations/{id}/webhooks/{webhookId}/fail */
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
 * What `failNextDeliveries` returns.
 *
 * - 200: The webhook.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no webhook with this identifier.
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

/** What `replayDeliveries` receives: POST /organizations/{id}/webhooks/{webhookId}/replay */
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
 * What `replayDeliveries` returns.
 *
 * - 202: How many deliveries are attempted again.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no webhook with this identifier.
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

/** What `listCaughtRequests` receives: GET /organizations/{id}/caughtRequests */
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
     * Number of the page, counted from 0. Beyond the last one, a page is empty.
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
 * What `listCaughtRequests` returns.
 *
 * - 200: One page of caught requests.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `deleteCaughtRequests` receives: DELETE /organizations/{id}/caughtRequests */
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
 * What `deleteCaughtRequests` returns.
 *
 * - 204: The catcher is empty.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `listDeliveries` receives: GET /organizations/{id}/deliveries */
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
     * Number of the page, counted from 0. Beyond the last one, a page is empty.
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
 * What `listDeliveries` returns.
 *
 * - 200: One page of deliveries.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `getDelivery` receives: GET /organizations/{id}/deliveries/{deliveryId} */
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
 * What `getDelivery` returns.
 *
 * - 200: The delivery.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no delivery with this identifier.
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

/** What `replayDelivery` receives: POST /organizations/{id}/deliveries/{deliveryId}/replay */
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
 * What `replayDelivery` returns.
 *
 * - 202: The delivery.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no delivery with this identifier.
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

/** What `listTasks` receives: GET /organizations/{id}/tasks */
export interface ListTasksRequest {
  operationId: "listTasks";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Keeps elements whose name, or title, has this text in it, regardless of case; of people, the e-mail address does as well. */
    searchText?: components["parameters"]["SearchTextQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, counted from 0. Beyond the last one, a page is empty.
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
 * What `listTasks` returns.
 *
 * - 200: One page of tasks.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `getTask` receives: GET /organizations/{id}/tasks/{taskId} */
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
 * What `getTask` returns.
 *
 * - 200: The task.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no task with this identifier.
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

/** What `listMails` receives: GET /organizations/{id}/mails */
export interface ListMailsRequest {
  operationId: "listMails";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Keeps what concerns the candidate with this identifier. */
    candidateId?: components["parameters"]["CandidateIdQuery"];
    /** Keeps what was sent to this e-mail address. The whole address has to match, regardless of case. */
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
     * Number of the page, counted from 0. Beyond the last one, a page is empty.
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
 * What `listMails` returns.
 *
 * - 200: One page of mails.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `getMail` receives: GET /organizations/{id}/mails/{mailId} */
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
 * What `getMail` returns.
 *
 * - 200: The mail.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no mail with this identifier.
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

/** What `replayMail` receives: POST /organizations/{id}/mails/{mailId}/replay */
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
 * What `replayMail` returns.
 *
 * - 202: The mail.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no mail with this identifier.
 * - 409: The mail invites to a test that can no longer be started, and nothing has changed.
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

/** What `replayHeldMails` receives: POST /organizations/{id}/mails/replay */
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
 * What `replayHeldMails` returns.
 *
 * - 202: Number of mails that are sent again.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `listEvents` receives: GET /organizations/{id}/events */
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
     * Number of the page, counted from 0. Beyond the last one, a page is empty.
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
 * What `listEvents` returns.
 *
 * - 200: One page of events.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `getEvent` receives: GET /organizations/{id}/events/{eventId} */
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
 * What `getEvent` returns.
 *
 * - 200: The event.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no event with this identifier.
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

/** What `listJournal` receives: GET /organizations/{id}/journal */
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
    /** Cursor of the page, as `next` of the one before has it. Absent for the first page. */
    after?: components["parameters"]["AfterQuery"];
  };
  headers: {
    /** The last id that the client has seen of the stream, which goes on from there. Browsers send it by themselves. */
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
 * What `listJournal` returns.
 *
 * - 200: One page of the journal, or the stream of its entries.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `getJournalEntry` receives: GET /organizations/{id}/journal/{entryId} */
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
 * What `getJournalEntry` returns.
 *
 * - 200: The entry, its causes and its effects.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or its journal has no entry with this identifier any more.
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

/** What `exportSession` receives: GET /organizations/{id}/session */
export interface ExportSessionRequest {
  operationId: "exportSession";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Identifier of the entry that the session begins with; for a change, event or mail the request that caused it. */
    from: components["parameters"]["SessionFromQuery"];
    /** Identifier of the entry that the session ends with; the newest one when absent. */
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
 * What `exportSession` returns.
 *
 * - 200: The test.
 * - 400: A query parameter was rejected, or the session cannot be done again.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or its journal has no entry with this identifier any more.
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

/** What `getExplanation` receives: GET /explanations/{id} */
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
 * What `getExplanation` returns.
 *
 * - 200: The explanation.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: No request is known by this identifier that was refused, or the journal does not reach back to it.
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

/** What `getCertificatePlugin` receives: GET /organizations/{id}/certificatePlugin */
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
 * What `getCertificatePlugin` returns.
 *
 * - 200: The plugin.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `replaceCertificatePlugin` receives: PUT /organizations/{id}/certificatePlugin */
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
 * What `replaceCertificatePlugin` returns.
 *
 * - 200: The plugin as it is now.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `listTeams` receives: GET /organizations/{id}/teams */
export interface ListTeamsRequest {
  operationId: "listTeams";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Keeps elements whose name, or title, has this text in it, regardless of case; of people, the e-mail address does as well. */
    searchText?: components["parameters"]["SearchTextQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, counted from 0. Beyond the last one, a page is empty.
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
 * What `listTeams` returns.
 *
 * - 200: One page of teams.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `getTeam` receives: GET /organizations/{id}/teams/{teamId} */
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
 * What `getTeam` returns.
 *
 * - 200: The team.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no team with this identifier.
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

/** What `updateTeam` receives: PATCH /organizations/{id}/teams/{teamId} */
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
 * What `updateTeam` returns.
 *
 * - 200: The team as it is now.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no team with this identifier.
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

/** What `listSkills` receives: GET /organizations/{id}/skills */
export interface ListSkillsRequest {
  operationId: "listSkills";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Keeps elements whose name, or title, has this text in it, regardless of case; of people, the e-mail address does as well. */
    searchText?: components["parameters"]["SearchTextQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, counted from 0. Beyond the last one, a page is empty.
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
 * What `listSkills` returns.
 *
 * - 200: One page of skills.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `getSkill` receives: GET /organizations/{id}/skills/{skillId} */
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
 * What `getSkill` returns.
 *
 * - 200: The skill.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no skill with this identifier.
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

/** What `listJobPositions` receives: GET /organizations/{id}/jobPositions */
export interface ListJobPositionsRequest {
  operationId: "listJobPositions";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Keeps elements whose name, or title, has this text in it, regardless of case; of people, the e-mail address does as well. */
    searchText?: components["parameters"]["SearchTextQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, counted from 0. Beyond the last one, a page is empty.
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
 * What `listJobPositions` returns.
 *
 * - 200: One page of job positions.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `getJobPosition` receives: GET /organizations/{id}/jobPositions/{jobPositionId} */
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
 * What `getJobPosition` returns.
 *
 * - 200: The job position.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no job position with this identifier.
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

/** What `listPeople` receives: GET /organizations/{id}/people */
export interface ListPeopleRequest {
  operationId: "listPeople";
  params: {
    /** Identifier of the organization. */
    id: components["parameters"]["OrganizationIdPath"];
  };
  query: {
    /** Keeps the person with this e-mail address. The whole address has to match, regardless of case. */
    email?: components["parameters"]["PersonEmailQuery"];
    /** Keeps the members of this team. */
    teamId?: components["parameters"]["PersonTeamIdQuery"];
    /** Keeps elements whose name, or title, has this text in it, regardless of case; of people, the e-mail address does as well. */
    searchText?: components["parameters"]["SearchTextQuery"];
    /**
     * Largest number of elements to return.
     *
     * @default 10
     */
    count: components["parameters"]["CountQuery"];
    /**
     * Number of the page, counted from 0. Beyond the last one, a page is empty.
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
 * What `listPeople` returns.
 *
 * - 200: One page of people.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `getPerson` receives: GET /organizations/{id}/people/{personId} */
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
 * What `getPerson` returns.
 *
 * - 200: The person.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no person with this identifier.
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

/** What `updatePerson` receives: PATCH /organizations/{id}/people/{personId} */
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
 * What `updatePerson` returns.
 *
 * - 200: The person as it is now.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no person with this identifier.
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

/** What `replaceOnboarding` receives: PUT /organizations/{id}/people/{personId}/onboarding */
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
 * What `replaceOnboarding` returns.
 *
 * - 200: The person as it is now.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no person with this identifier.
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

/** What `listPersonSkills` receives: GET /organizations/{id}/people/{personId}/skills */
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
     * Number of the page, counted from 0. Beyond the last one, a page is empty.
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
 * What `listPersonSkills` returns.
 *
 * - 200: One page of skills.
 * - 400: A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, or it has no person with this identifier.
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

/** What `deletePersonSkill` receives: DELETE /organizations/{id}/people/{personId}/skills/{skillId} */
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
 * What `deletePersonSkill` returns.
 *
 * - 204: The person does not have the skill any more.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, person or skill, or the person does not have the skill.
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

/** What `updatePersonSkill` receives: PATCH /organizations/{id}/people/{personId}/skills/{skillId} */
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
 * What `updatePersonSkill` returns.
 *
 * - 200: The skill as it is now.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: There is no such organization, person or skill, or the person does not have the skill.
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

/** What `getAssessment` receives: GET /assessments/{id} */
export interface GetAssessmentRequest {
  operationId: "getAssessment";
  params: {
    /** Identifier of an assessment. The identifier of a candidate, whose newest assessment is meant, and the token of a test do as well. */
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
 * What `getAssessment` returns.
 *
 * - 200: The assessment.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: No assessment has this identifier, or the candidate has none.
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

/** What `startAssessment` receives: POST /assessments/{id}/start */
export interface StartAssessmentRequest {
  operationId: "startAssessment";
  params: {
    /** Identifier of an assessment. The identifier of a candidate, whose newest assessment is meant, and the token of a test do as well. */
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
 * What `startAssessment` returns.
 *
 * - 200: The assessment after the move.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: No assessment has this identifier, or the candidate has none.
 * - 409: The state of the assessment does not allow this move, and nothing has changed; `allowedMoves` says what would be possible.
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

/** What `answerAssessment` receives: POST /assessments/{id}/answer */
export interface AnswerAssessmentRequest {
  operationId: "answerAssessment";
  params: {
    /** Identifier of an assessment. The identifier of a candidate, whose newest assessment is meant, and the token of a test do as well. */
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
 * What `answerAssessment` returns.
 *
 * - 200: The assessment after the move.
 * - 400: The body was rejected, and no answer was taken over; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: No assessment has this identifier, or the candidate has none.
 * - 409: The state of the assessment does not allow this move, and nothing has changed; `allowedMoves` says what would be possible.
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

/** What `submitAssessment` receives: POST /assessments/{id}/submit */
export type SubmitAssessmentRequest = {
  operationId: "submitAssessment";
  params: {
    /** Identifier of an assessment. The identifier of a candidate, whose newest assessment is meant, and the token of a test do as well. */
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
 * What `submitAssessment` returns.
 *
 * - 200: The assessment after the move.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: No assessment has this identifier, or the candidate has none.
 * - 409: The state of the assessment does not allow this move, and nothing has changed; `allowedMoves` says what would be possible.
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

/** What `assessAutomatically` receives: POST /assessments/{id}/assess */
export interface AssessAutomaticallyRequest {
  operationId: "assessAutomatically";
  params: {
    /** Identifier of an assessment. The identifier of a candidate, whose newest assessment is meant, and the token of a test do as well. */
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
 * What `assessAutomatically` returns.
 *
 * - 200: The assessment after the move.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: No assessment has this identifier, or the candidate has none.
 * - 409: The state of the assessment does not allow this move, and nothing has changed; `allowedMoves` says what would be possible.
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

/** What `scoreAssessment` receives: POST /assessments/{id}/score */
export interface ScoreAssessmentRequest {
  operationId: "scoreAssessment";
  params: {
    /** Identifier of an assessment. The identifier of a candidate, whose newest assessment is meant, and the token of a test do as well. */
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
 * What `scoreAssessment` returns.
 *
 * - 200: The assessment after the move.
 * - 400: The body was rejected, and no score was taken over; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: No assessment has this identifier, or the candidate has none.
 * - 409: The state of the assessment does not allow this move, as `allowedMoves` says, or another assessor has changed what the request replaces since the revision that it names. Nothing has changed.
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

/** What `noteAssessment` receives: POST /assessments/{id}/note */
export interface NoteAssessmentRequest {
  operationId: "noteAssessment";
  params: {
    /** Identifier of an assessment. The identifier of a candidate, whose newest assessment is meant, and the token of a test do as well. */
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
 * What `noteAssessment` returns.
 *
 * - 200: The assessment after the move.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: No assessment has this identifier, or the candidate has none.
 * - 409: The state of the assessment does not allow this move, as `allowedMoves` says, or another assessor has changed what the request replaces since the revision that it names. Nothing has changed.
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

/** What `giveFeedback` receives: POST /assessments/{id}/feedback */
export interface GiveFeedbackRequest {
  operationId: "giveFeedback";
  params: {
    /** Identifier of an assessment. The identifier of a candidate, whose newest assessment is meant, and the token of a test do as well. */
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
 * What `giveFeedback` returns.
 *
 * - 200: The assessment after the move.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: No assessment has this identifier, or the candidate has none.
 * - 409: The state of the assessment does not allow this move, and nothing has changed; `allowedMoves` says what would be possible.
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

/** What `expireAssessment` receives: POST /assessments/{id}/expire */
export interface ExpireAssessmentRequest {
  operationId: "expireAssessment";
  params: {
    /** Identifier of an assessment. The identifier of a candidate, whose newest assessment is meant, and the token of a test do as well. */
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
 * What `expireAssessment` returns.
 *
 * - 200: The assessment after the move.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: No assessment has this identifier, or the candidate has none.
 * - 409: The state of the assessment does not allow this move, and nothing has changed; `allowedMoves` says what would be possible.
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

/** What `failAssessment` receives: POST /assessments/{id}/fail */
export type FailAssessmentRequest = {
  operationId: "failAssessment";
  params: {
    /** Identifier of an assessment. The identifier of a candidate, whose newest assessment is meant, and the token of a test do as well. */
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
 * What `failAssessment` returns.
 *
 * - 200: The assessment after the move.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: No assessment has this identifier, or the candidate has none.
 * - 409: The state of the assessment does not allow this move, and nothing has changed; `allowedMoves` says what would be possible.
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

/** What `cancelAssessment` receives: POST /assessments/{id}/cancel */
export interface CancelAssessmentRequest {
  operationId: "cancelAssessment";
  params: {
    /** Identifier of an assessment. The identifier of a candidate, whose newest assessment is meant, and the token of a test do as well. */
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
 * What `cancelAssessment` returns.
 *
 * - 200: The assessment after the move.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: No assessment has this identifier, or the candidate has none.
 * - 409: The state of the assessment does not allow this move, and nothing has changed; `allowedMoves` says what would be possible.
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

/** What `assignCandidate` receives: PATCH /candidates/{id}/assignment */
export interface AssignCandidateRequest {
  operationId: "assignCandidate";
  params: {
    /** Identifier of a candidate. The identifier or the token of one of their assessments does as well. */
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
 * What `assignCandidate` returns.
 *
 * - 200: The assignment as it is now.
 * - 400: The body was rejected; `validationErrors` has one entry per rejected field.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
 * - 404: No candidate has this identifier, nor has one of their assessments.
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

/** What `getClock` receives: GET /clock */
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
 * What `getClock` returns.
 *
 * - 200: The clock.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `freezeClock` receives: POST /clock/freeze */
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
 * What `freezeClock` returns.
 *
 * - 200: The clock stands still.
 * - 400: The body was rejected, and the clock goes as before.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `resumeClock` receives: POST /clock/resume */
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
 * What `resumeClock` returns.
 *
 * - 200: The clock is running.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** What `advanceClock` receives: POST /clock/advance */
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
 * What `advanceClock` returns.
 *
 * - 200: The time has passed.
 * - 400: The body was rejected, and the clock stands as before.
 * - 401: The sandbox runs with a token, and the request carries none or another one.
 * - 403: The sandbox runs without a token, and the request does not come from its own machine: from another address, through a proxy, or from the page of another website.
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

/** One function per operation. `Ctx` is what the security handlers make of a credential; a public operation may have none of it. */
export interface Handlers<Ctx> {
  /**
   * Get the sandbox's health
   *
   * `GET /health`
   *
   * Responds as soon as the sandbox serves requests, and says whether it can store anything, which version of it that is and since when it runs.
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
   * Creates an organization with a catalogue of tasks, tests and predefined tests to work with, as `seed` asks for, and with an API key where `apiKey` asks for one; the response holds the key, and no other one ever does.
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
   * Deletes the organization with everything that belongs to it, its API keys included.
   */
  deleteOrganization(request: DeleteOrganizationRequest, context: Partial<Ctx>): Returned<[204, 401, 403, 404, "default"], DeleteOrganizationResponse>;

  /**
   * Update an organization's credits
   *
   * `PATCH /organizations/{id}`
   *
   * Sets how many more candidates the organization may invite. With 0, the next invitation is refused as one without credits.
   */
  updateOrganization(request: UpdateOrganizationRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], UpdateOrganizationResponse>;

  /**
   * Reset an organization
   *
   * `POST /organizations/{id}/reset`
   *
   * Puts everything but the API keys back to how the organization began: its catalogue, its candidates and its credits. Mails, events and webhooks are gone. Another catalogue than the first one can be asked for.
   */
  resetOrganization(request: ResetOrganizationRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ResetOrganizationResponse>;

  /**
   * List API keys
   *
   * `GET /organizations/{id}/keys`
   *
   * Returns one page of the organization's API keys, oldest first. The keys themselves are not stored and cannot be shown again; `hint` tells them apart.
   */
  listKeys(request: ListKeysRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListKeysResponse>;

  /**
   * Create an API key
   *
   * `POST /organizations/{id}/keys`
   *
   * Creates an API key for some or all versions. The response holds the key; it is the only one that ever does.
   */
  createKey(request: CreateKeyRequest, context: Partial<Ctx>): Returned<[201, 400, 401, 403, 404, "default"], CreateKeyResponse>;

  /**
   * Get an API key
   *
   * `GET /organizations/{id}/keys/{keyId}`
   *
   * Returns what is known of one API key, without the key itself.
   */
  getKey(request: GetKeyRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetKeyResponse>;

  /**
   * Delete an API key
   *
   * `DELETE /organizations/{id}/keys/{keyId}`
   *
   * Deletes an API key. Requests that carry it are refused with 401 from now on.
   */
  deleteKey(request: DeleteKeyRequest, context: Partial<Ctx>): Returned<[204, 401, 403, 404, "default"], DeleteKeyResponse>;

  /**
   * Send a call to V1, V2 or V3
   *
   * `POST /organizations/{id}/calls`
   *
   * Makes a call of V1, V2 or V3 in the organization's name, without a key of it, and returns the response of that version, errors included.
   * The call counts towards no rate limit, and no fault happens to it. In the journal it is a request without a key; one that only reads is
   * there only where it is refused.
   */
  sendCall(request: SendCallRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], SendCallResponse>;

  /**
   * Send a ZIP to V2
   *
   * `POST /organizations/{id}/calls/zip`
   *
   * Makes a call of V2 whose body is a ZIP, as `POST /organizations/{id}/calls` makes those with a text, with PUT at the path that `path`
   * names: `/tasks/zip` or `/tasks/{taskId}/zip`. A ZIP of more than 16 MiB gets 413.
   */
  sendZip(request: SendZipRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], SendZipResponse>;

  /**
   * Get an organization's clock
   *
   * `GET /organizations/{id}/clock`
   *
   * Returns the organization's time, by which everything of it goes. It is the sandbox's while the organization has no clock of its own.
   */
  getOrganizationClock(request: GetOrganizationClockRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetOrganizationClockResponse>;

  /**
   * Delete an organization's own clock
   *
   * `DELETE /organizations/{id}/clock`
   *
   * The organization follows the sandbox's clock again. Its time goes back by that where its own clock was ahead - what has happened stays, with its dates - and where it was behind, what is due by the sandbox's time happens.
   */
  deleteOrganizationClock(request: DeleteOrganizationClockRequest, context: Partial<Ctx>): Returned<[204, 401, 403, 404, 409, "default"], DeleteOrganizationClockResponse>;

  /**
   * Freeze an organization's clock
   *
   * `POST /organizations/{id}/clock/freeze`
   *
   * Stops the organization's time, now or at a later instant; then all that is due in it until that instant happens at once. From then on the organization has a clock of its own, and no other organization notices.
   */
  freezeOrganizationClock(request: FreezeOrganizationClockRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, 409, "default"], FreezeOrganizationClockResponse>;

  /**
   * Resume an organization's clock
   *
   * `POST /organizations/{id}/clock/resume`
   *
   * Lets the organization's time go on from where it stands. Where it stands because the sandbox's clock is frozen, the organization gets a clock of its own. A running clock is left as it is.
   */
  resumeOrganizationClock(request: ResumeOrganizationClockRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, 409, "default"], ResumeOrganizationClockResponse>;

  /**
   * Advance an organization's clock
   *
   * `POST /organizations/{id}/clock/advance`
   *
   * Moves the organization's time forward. All that falls due in it on the way happens in its order and at its own time, before this operation responds: invitations expire, time limits end, tests are assessed, tasks are built, deliveries are attempted again. From then on the organization has a clock of its own. Others notice nothing, and two organizations are advanced at the same time without waiting for each other.
   */
  advanceOrganizationClock(request: AdvanceOrganizationClockRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, 409, "default"], AdvanceOrganizationClockResponse>;

  /**
   * List timers
   *
   * `GET /organizations/{id}/timers`
   *
   * Returns one page of what time will bring about in an organization, what is due first first.
   */
  listTimers(request: ListTimersRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListTimersResponse>;

  /**
   * List faults
   *
   * `GET /organizations/{id}/faults`
   *
   * Returns one page of the faults that happen to requests of the organization, oldest first.
   */
  listFaults(request: ListFaultsRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListFaultsResponse>;

  /**
   * Create a fault
   *
   * `POST /organizations/{id}/faults`
   *
   * Lets requests of the organization to V1, V2 and V3 fail or wait from now on, so that a client can be tried. Each request that it happens to is in the journal, with the identifier of the fault. Requests without a valid key are refused as ever.
   */
  createFault(request: CreateFaultRequest, context: Partial<Ctx>): Returned<[201, 400, 401, 403, 404, "default"], CreateFaultResponse>;

  /**
   * Get a fault
   *
   * `GET /organizations/{id}/faults/{faultId}`
   *
   * Returns one fault, with the number of requests that it happens to yet.
   */
  getFault(request: GetFaultRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetFaultResponse>;

  /**
   * Delete a fault
   *
   * `DELETE /organizations/{id}/faults/{faultId}`
   *
   * Ends a fault. It happens to no further request.
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
   * Keeps everything that the organization has at one moment, but for API keys and the journal, under a name. What is due is done before; other requests are served meanwhile. The snapshot stays when the organization is reset, and is deleted with it.
   */
  createSnapshot(request: CreateSnapshotRequest, context: Partial<Ctx>): Returned<[201, 400, 401, 403, 404, "default"], CreateSnapshotResponse>;

  /**
   * Import a snapshot
   *
   * `POST /organizations/{id}/snapshots/file`
   *
   * Makes a snapshot of a file that was exported, of whichever organization and sandbox. The organization stays as it is until the snapshot is restored or forked. Candidates, people, invitations and webhooks get new identifiers, as in a fork, and webhooks new secrets. Every document is validated, with its references to other documents: nothing is stored of a file that is damaged, changed, or from a newer release. A file has at most 256 MiB, 1 GiB unpacked and 200 times its size unpacked; a document at most 8 MiB, 100,000 values, 128 levels and 10,000 identifiers.
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
   * Deletes a snapshot with all that it holds. The organization stays as it is.
   */
  deleteSnapshot(request: DeleteSnapshotRequest, context: Partial<Ctx>): Returned<[204, 401, 403, 404, "default"], DeleteSnapshotResponse>;

  /**
   * Export a snapshot
   *
   * `GET /organizations/{id}/snapshots/{snapshotId}/file`
   *
   * Returns a snapshot as one file, for a colleague, for CI or for another sandbox. It holds what the snapshot holds, data of candidates and people among it, but no API keys and no secrets of webhooks: lines of JSON, compressed by gzip, with a version of the format in the first and a checksum in the last.
   */
  exportSnapshot(request: ExportSnapshotRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], ExportSnapshotResponse>;

  /**
   * Restore a snapshot
   *
   * `POST /organizations/{id}/snapshots/{snapshotId}/restore`
   *
   * Puts the organization back to how the snapshot has it; API keys and snapshots stay, and the journal goes on with this as an entry. Until the response, all see what was there before. Nothing leaves the sandbox because of it: mails and deliveries that waited when the snapshot was made are held, and can be replayed. Timers that are due by the clock of `clock` run in their order before the response; the preview says how many.
   */
  restoreSnapshot(request: RestoreSnapshotRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], RestoreSnapshotResponse>;

  /**
   * Preview a restore
   *
   * `GET /organizations/{id}/snapshots/{snapshotId}/restorePreview`
   *
   * Says what a restore would do, and changes nothing - what time it would be, and how many timers would fall due at once.
   */
  getRestorePreview(request: GetRestorePreviewRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], GetRestorePreviewResponse>;

  /**
   * Fork a snapshot
   *
   * `POST /organizations/{id}/snapshots/{snapshotId}/fork`
   *
   * Creates an organization with what the snapshot holds, and an API key that the response shows, and no other one ever does. Candidates, assessments, people, mails, events and webhooks have new identifiers and tokens there, so that links lead to the organization that they come from; tasks, tests and skills keep theirs. Faults for certain keys are left out.
   */
  forkSnapshot(request: ForkSnapshotRequest, context: Partial<Ctx>): Returned<[201, 400, 401, 403, 404, "default"], ForkSnapshotResponse>;

  /**
   * List webhooks
   *
   * `GET /organizations/{id}/webhooks`
   *
   * Returns one page of the addresses that the organization's events are meant for, oldest first, with their secrets.
   */
  listWebhooks(request: ListWebhooksRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListWebhooksResponse>;

  /**
   * Create a webhook
   *
   * `POST /organizations/{id}/webhooks`
   *
   * Registers an address for the events of V1 or V2, as the administration panel of the service does. V1 has no operation for it.
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
   * Removes a registered address, whichever version it was registered for.
   */
  deleteWebhook(request: DeleteWebhookRequest, context: Partial<Ctx>): Returned<[204, 401, 403, 404, "default"], DeleteWebhookResponse>;

  /**
   * Disable a webhook
   *
   * `POST /organizations/{id}/webhooks/{webhookId}/disable`
   *
   * Holds deliveries from now on, those that are pending included. Nothing leaves any more once this operation has responded.
   */
  disableWebhook(request: DisableWebhookRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], DisableWebhookResponse>;

  /**
   * Enable a webhook
   *
   * `POST /organizations/{id}/webhooks/{webhookId}/enable`
   *
   * Delivers events again, beginning with those that were held, oldest first.
   */
  enableWebhook(request: EnableWebhookRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], EnableWebhookResponse>;

  /**
   * Rotate the secret
   *
   * `POST /organizations/{id}/webhooks/{webhookId}/rotate`
   *
   * Gives the webhook a new secret. The stated header carries the new one at once; for a while, deliveries are signed with the old one as well (header `webhook-signature`), so that receivers can change over. A webhook has three secrets at most: with a third rotation within that time the oldest stops signing.
   */
  rotateWebhookSecret(request: RotateWebhookSecretRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], RotateWebhookSecretResponse>;

  /**
   * Send a test event
   *
   * `POST /organizations/{id}/webhooks/{webhookId}/test`
   *
   * Delivers an event about a made-up candidate, by which a receiver can be tried. It is retried like every other.
   */
  sendTestEvent(request: SendTestEventRequest, context: Partial<Ctx>): Returned<[202, 401, 403, 404, "default"], SendTestEventResponse>;

  /**
   * Let attempts fail
   *
   * `POST /organizations/{id}/webhooks/{webhookId}/fail`
   *
   * Lets the next attempts at deliveries fail without sending anything, to see what retries do.
   */
  failNextDeliveries(request: FailNextDeliveriesRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], FailNextDeliveriesResponse>;

  /**
   * Replay deliveries
   *
   * `POST /organizations/{id}/webhooks/{webhookId}/replay`
   *
   * Attempts deliveries to the webhook again, oldest first: all, all that are held, or all since an instant. Receivers know a repetition by the header `webhook-id`.
   */
  replayDeliveries(request: ReplayDeliveriesRequest, context: Partial<Ctx>): Returned<[202, 400, 401, 403, 404, "default"], ReplayDeliveriesResponse>;

  /**
   * List what the catcher received
   *
   * `GET /organizations/{id}/caughtRequests`
   *
   * Returns one page of the requests that the organization's catcher received, newest first. The catcher is at `/catcher/{id}` of the sandbox,
   * beside this API: a webhook with that address can be looked at without a receiver of one's own. It takes every POST with 204, and keeps the
   * newest hundred in memory, until the sandbox ends.
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
   * Attempts a delivery again from the beginning of the schedule, whatever became of it. It is held while its webhook is disabled.
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
   * Returns one page of the mails to the organization's candidates, newest first, with every attempt to hand them over to the mail server that the settings name. Without one, mails are in this outbox only.
   */
  listMails(request: ListMailsRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListMailsResponse>;

  /**
   * Get a mail
   *
   * `GET /organizations/{id}/mails/{mailId}`
   *
   * Returns one mail with its text, the link in it, and every attempt to hand it over.
   */
  getMail(request: GetMailRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetMailResponse>;

  /**
   * Replay a mail
   *
   * `POST /organizations/{id}/mails/{mailId}/replay`
   *
   * Hands a mail over again from the beginning of the schedule, whatever became of it. It keeps its Message-ID, by which mail programs know a repetition.
   */
  replayMail(request: ReplayMailRequest, context: Partial<Ctx>): Returned<[202, 401, 403, 404, 409, "default"], ReplayMailResponse>;

  /**
   * Replay held mails
   *
   * `POST /organizations/{id}/mails/replay`
   *
   * Hands all mails in the state `HELD` over again, oldest first, such as after the settings of the mail server were corrected.
   */
  replayHeldMails(request: ReplayHeldMailsRequest, context: Partial<Ctx>): Returned<[202, 401, 403, 404, "default"], ReplayHeldMailsResponse>;

  /**
   * List events
   *
   * `GET /organizations/{id}/events`
   *
   * Returns one page of what happened to the organization's candidates, oldest first, each with the bodies that V1 and V2 deliver to webhooks for it. Where the deliveries stand is in the list of deliveries.
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
   * Returns what happened in an organization, with what caused it, in the order in which it was written, the last first: requests, candidates' actions,
   * changes, timers, events, mails and attempts at deliveries. A request that changes nothing appears in a moment, and only where it is of V1, V2 or V3, or was refused.
   *
   * As `text/event-stream` the response is endless: entries as they are written, from now on or from behind `Last-Event-ID`. Each is an
   * event `entry` whose data is a `JournalEntry`; it comes again when it is completed. The stream ends with the sandbox. An organization has 50 streams
   * at a time at most; one more is refused with 429.
   */
  listJournal(request: ListJournalRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ListJournalResponse>;

  /**
   * Follow causes and effects
   *
   * `GET /organizations/{id}/journal/{entryId}`
   *
   * Returns one entry of the journal with the chain of its causes and all that followed from it.
   */
  getJournalEntry(request: GetJournalEntryRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetJournalEntryResponse>;

  /**
   * Export a session
   *
   * `GET /organizations/{id}/session`
   *
   * Returns what was done in an organization, from an entry of its journal on, as a test that does it again in an organization of its own: calls of V1, V2 and
   * V3 in order with their bodies, moves of candidates (those on their pages, too) and of the clock, faults and webhooks. Identifiers are taken from the
   * responses that gave them; expected are statuses, and the plain members of responses that are the same each time. Names and addresses of people are
   * replaced, in whatever encoding they were sent. Calls before the entry that made what it is about come first.
   *
   * What depends on headers or on real time (401, 405, 406, 413, 415, 429) is left out, and the test says so. A session that sent a file, or more than the
   * journal keeps, is refused with 400. So is a session for `arazzo` whose requests contain a dollar sign, which Arazzo takes as the start of an expression.
   */
  exportSession(request: ExportSessionRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], ExportSessionResponse>;

  /**
   * Explain a refusal
   *
   * `GET /explanations/{id}`
   *
   * Returns why a request to V1, V2, V3, a page or this API was refused with a status from 400 to 499, in which state what was expected, and what would make it work.
   */
  getExplanation(request: GetExplanationRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetExplanationResponse>;

  /**
   * Get the certificate plugin
   *
   * `GET /organizations/{id}/certificatePlugin`
   *
   * Returns how the plugin that serves certificates to V3 behaves for the organization.
   */
  getCertificatePlugin(request: GetCertificatePluginRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetCertificatePluginResponse>;

  /**
   * Replace the certificate plugin
   *
   * `PUT /organizations/{id}/certificatePlugin`
   *
   * Switches the plugin that serves certificates to V3 off or on for the organization, or makes it slow, so that a client can be tried.
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
   * Sets what neither V2 nor V3 can set of a team. The rest is for them.
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
   * Returns one person, with all that V2 and V3 show of it in parts.
   */
  getPerson(request: GetPersonRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetPersonResponse>;

  /**
   * Update a person
   *
   * `PATCH /organizations/{id}/people/{personId}`
   *
   * Sets what the service and its plugins know of a person, and what neither V2 nor V3 can set. Names, teams, job position and custom fields are for V2 and V3.
   */
  updatePerson(request: UpdatePersonRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], UpdatePersonResponse>;

  /**
   * Replace an onboarding
   *
   * `PUT /organizations/{id}/people/{personId}/onboarding`
   *
   * Brings the onboarding of a person to any step, forwards or backwards, as the pages of the service would. COMPLETED is recorded in the timeline; another step forgets when the onboarding was finished.
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
   * Takes a skill from a person, with its ratings. The timeline stays as it is.
   */
  deletePersonSkill(request: DeletePersonSkillRequest, context: Partial<Ctx>): Returned<[204, 401, 403, 404, "default"], DeletePersonSkillResponse>;

  /**
   * Update a skill of a person
   *
   * `PATCH /organizations/{id}/people/{personId}/skills/{skillId}`
   *
   * Gives a person a skill, or changes one that the person has. What is not named stays. Ratings that are given or skipped are recorded in the timeline of the person, but for DESIRED, which is a wish.
   */
  updatePersonSkill(request: UpdatePersonSkillRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], UpdatePersonSkillResponse>;

  /**
   * Get an assessment
   *
   * `GET /assessments/{id}`
   *
   * Returns where an assessment stands: the link to the test, its tasks once it is started, what was answered and scored, and which moves are possible now. What was due by the sandbox's clock has happened before: an invitation that was just made counts as sent.
   */
  getAssessment(request: GetAssessmentRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, "default"], GetAssessmentResponse>;

  /**
   * Start the test
   *
   * `POST /assessments/{id}/start`
   *
   * The candidate opens the test. From now on its time limit counts, and its tasks have answers with identifiers.
   */
  startAssessment(request: StartAssessmentRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, 409, "default"], StartAssessmentResponse>;

  /**
   * Answer tasks
   *
   * `POST /assessments/{id}/answer`
   *
   * The candidate enters answers: the given ones, made-up ones for all other tasks where `auto` asks for them, or both. An answer can be changed until the test is submitted. All are taken over or, when one cannot be, none.
   */
  answerAssessment(request: AnswerAssessmentRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, 409, "default"], AnswerAssessmentResponse>;

  /**
   * Submit the test
   *
   * `POST /assessments/{id}/submit`
   *
   * The candidate hands the test in. The service scores what needs no assessor ten seconds later by the sandbox's clock.
   */
  submitAssessment(request: SubmitAssessmentRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, 409, "default"], SubmitAssessmentResponse>;

  /**
   * Score what needs no assessor
   *
   * `POST /assessments/{id}/assess`
   *
   * The service scores choices, gaps and what was left open, without the ten seconds it takes by itself. The assessment is complete when nothing else is left.
   */
  assessAutomatically(request: AssessAutomaticallyRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, 409, "default"], AssessAutomaticallyResponse>;

  /**
   * Score answers
   *
   * `POST /assessments/{id}/score`
   *
   * An assessor scores answers: the given ones, all that have no score yet with a share of their points, or both. What needs no assessor is scored before, should the service not have come to it yet. A score can be replaced. All are taken over or, when one cannot be, none.
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
   * An assessor writes to the candidate what came of a finished test. The mail appears in the outbox, unless communication with the candidate is disabled.
   */
  giveFeedback(request: GiveFeedbackRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, 409, "default"], GiveFeedbackResponse>;

  /**
   * Let the invitation expire
   *
   * `POST /assessments/{id}/expire`
   *
   * The validity of an invitation ends now. The candidate cannot start the test any more.
   */
  expireAssessment(request: ExpireAssessmentRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, 409, "default"], ExpireAssessmentResponse>;

  /**
   * Let processing fail
   *
   * `POST /assessments/{id}/fail`
   *
   * Processing of the assessment fails, as it does when something breaks in the service.
   */
  failAssessment(request: FailAssessmentRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, 409, "default"], FailAssessmentResponse>;

  /**
   * Cancel the assessment
   *
   * `POST /assessments/{id}/cancel`
   *
   * The assessment is canceled. The candidate cannot go on with the test.
   */
  cancelAssessment(request: CancelAssessmentRequest, context: Partial<Ctx>): Returned<[200, 401, 403, 404, 409, "default"], CancelAssessmentResponse>;

  /**
   * Assign a candidate
   *
   * `PATCH /candidates/{id}/assignment`
   *
   * Assigns a candidate to a user, to a team, or to both; null ends an assignment, and what is not named stays. V2 shows both and finds candidates by them. The identifiers are taken as they are.
   */
  assignCandidate(request: AssignCandidateRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, 404, "default"], AssignCandidateResponse>;

  /**
   * Get the clock
   *
   * `GET /clock`
   *
   * Returns the sandbox's time, by which the organizations go that have no clock of their own.
   */
  getClock(request: GetClockRequest, context: Partial<Ctx>): Returned<[200, 401, 403, "default"], GetClockResponse>;

  /**
   * Freeze the clock
   *
   * `POST /clock/freeze`
   *
   * Stops the sandbox's time, but for organizations with a clock of their own, now or at a later instant; then all that is due until that instant happens at once. A frozen clock can be advanced, and stays frozen.
   */
  freezeClock(request: FreezeClockRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, "default"], FreezeClockResponse>;

  /**
   * Resume the clock
   *
   * `POST /clock/resume`
   *
   * Lets a frozen clock go on from where it stands. A running clock is left as it is.
   */
  resumeClock(request: ResumeClockRequest, context: Partial<Ctx>): Returned<[200, 401, 403, "default"], ResumeClockResponse>;

  /**
   * Advance the clock
   *
   * `POST /clock/advance`
   *
   * Moves the sandbox's time forward, but for organizations with a clock of their own. All that falls due on the way happens in its order and at its own time, before this operation responds: invitations expire, time limits end, tests are assessed, tasks are built. Time never goes back, and a duration that leads beyond the year 9999 is refused.
   */
  advanceClock(request: AdvanceClockRequest, context: Partial<Ctx>): Returned<[200, 400, 401, 403, "default"], AdvanceClockResponse>;
}

/** One function per security scheme: what it makes of a credential goes to the handler as context; undefined refuses. */
export interface SecurityHandlers<Ctx> {
  /**
   * HTTP authentication, scheme bearer.
   *
   * The token that the sandbox was started with; not asked for when there is none.
   */
  BearerToken(credential: string, request: SecurityRequest): Ctx | undefined | Promise<Ctx | undefined>;
}
