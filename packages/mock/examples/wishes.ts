import { createHandlers, handlers } from "@assessment-api/mock/msw";
import type { RequestHandler } from "msw";

export interface Wish {
  readonly title: string;
  /** Creates the handlers for one page, test or story. */
  readonly handlers: () => readonly RequestHandler[];
  /** Base URL of the page; default: `/v2` of its origin. */
  readonly baseUrl?: string;
}

const { v2 } = handlers;
const gateway = "https://gateway.example.com/people";

/** What people want of a mock every day, and the handlers that do it. */
export const wishes = {
  example: { title: "The first example of each operation", handlers: () => v2.all() },
  delay: { title: "A slow response", handlers: () => [v2.listCandidates({ delay: 700 })] },
  error: { title: "An error of the service", handlers: () => [v2.listCandidates({ status: 503 })] },
  fifty: { title: "A list of 50, in pages", handlers: () => [v2.listCandidates({ count: 50 })] },
  empty: { title: "An empty list", handlers: () => [v2.listCandidates({ count: 0 })] },
  sequence: {
    title: "An error first, then success",
    handlers: () => [v2.listCandidates([{ status: 503 }, { count: 3 }])],
  },
  secondPage: {
    title: "The second page fails",
    handlers: () => [v2.listCandidates([{ count: 50 }, { status: 500 }])],
  },
  ownValues: {
    title: "Own values in a list",
    handlers: () => [
      v2.listCandidates({
        body: { _embedded: { candidates: [{ firstName: "Ada" }, { firstName: "Grace", status: "REJECTED" }] } },
      }),
    ],
  },
  changedField: {
    title: "One member of the example changed",
    handlers: () => [v2.listCandidates(), v2.getCandidate({ body: { status: "ACCEPTED" } })],
  },
  missingField: {
    title: "An optional member missing",
    handlers: () => [v2.listCandidates(), v2.getCandidate({ body: { firstName: undefined } })],
  },
  otherExample: {
    title: "Another example of the document",
    handlers: () => [v2.listCandidates({ example: "nothingFound" })],
  },
  notFound: { title: "Not found", handlers: () => [v2.listCandidates(), v2.getCandidate({ status: 404 })] },
  unauthorized: { title: "An invalid key", handlers: () => [v2.listCandidates({ status: 401 })] },
  rateLimit: {
    title: "Too many requests, with a header",
    handlers: () => [v2.listCandidates({ status: 429, headers: { "Retry-After": "7" } })],
  },
  noNetwork: { title: "No connection", handlers: () => [v2.listCandidates({ networkError: true })] },
  invalid: {
    title: "A request that the document refuses",
    handlers: () => [v2.listCandidates(), v2.createCandidate()],
  },
  echo: {
    title: "A response that repeats the request",
    handlers: () => [v2.listCandidates(), v2.createCandidate(({ body: { email } }) => ({ body: { email } }))],
  },
  byRequest: {
    title: "A response that depends on the query",
    handlers: () => [v2.listCandidates(({ query }) => ({ count: query.query === undefined ? 30 : 1 }))],
  },
  remembered: { title: "A created candidate is listed", handlers: remembering },
  otherOrigin: {
    title: "Another base URL",
    handlers: () => [createHandlers({ v2: gateway }).v2.listCandidates({ count: 2 })],
    baseUrl: gateway,
  },
  forgotten: { title: "A forgotten operation is named", handlers: () => [v2.unhandled()] },
} as const satisfies Record<string, Wish>;

export type WishName = keyof typeof wishes;

function remembering(): readonly RequestHandler[] {
  const created: { email: string; firstName: undefined }[] = [];
  return [
    v2.createCandidate(({ body: { email } }) => {
      created.push({ email, firstName: undefined });
      return { body: { email } };
    }),
    v2.listCandidates(() => ({
      body: { _embedded: { candidates: created }, page: { totalElements: created.length } },
    })),
  ];
}
