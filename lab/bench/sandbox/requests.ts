import type { BenchRequest } from "../server/contestants/scenario.ts";

export const requestTitles = { get: "GET one candidate", list: "GET list, text and status", create: "POST candidate" };

/**
 * Reads that are compared with Fastify's time for `likes`. `others` and `lists` bypass caches with a different resource
 * each time.
 */
export const readTitles = {
  others: "GET one candidate, another each time",
  first: "GET list, first page",
  lists: "GET list, other statuses each time",
};
/** V1 creates a candidate with an assessment and a mail, V2 a candidate. */
export const writeTitles = { alone: "POST candidate (V2), alone" };
export const likes = { others: "get", first: "list", lists: "list", alone: "create" } as const;

/** Additional requests whose time may grow with the number of candidates; lists use different pages. */
export const growthTitles = {
  status: "GET list, status",
  middle: "GET list, pages from the middle",
  tag: "GET list, tag (V2)",
  name: "GET list, one name of 324 and status",
  short: "GET list, two letters and status",
  everyone: "GET list, text that everyone has",
  people: "GET people (V3), first page",
  person: "GET people (V3), e-mail",
  skills: "GET skills (V3), first page",
  team: "POST team (V3)",
};
type RequestName =
  | keyof typeof requestTitles
  | keyof typeof readTitles
  | keyof typeof writeTitles
  | keyof typeof growthTitles;
export type Requests = Partial<Record<RequestName, BenchRequest | readonly BenchRequest[]>>;

const statusLists = (): string[] => {
  const all = ["TOKEN_SENT", "TOKEN_EXPIRED", "TEST_STARTED", "TEST_FINISHED", "AUTO_ASSESSMENT_READY"];
  all.push("IN_ASSESSMENT", "ASSESSMENT_READY", "ACCEPTED", "REJECTED");
  return Array.from({ length: 2 ** all.length }, (_, subset) => all.filter((_, bit) => (subset >> bit) & 1))
    .filter(({ length }) => length > 3)
    .map((some) => `/v1/candidates?${some.map((status) => `status=${status}`).join("&")}`);
};

/** Returns 60 pairs of page and size, so that caches do not help. */
const pagesOf = (path: string, first = 1): string[] =>
  Array.from({ length: 60 }, (_, index) => `${path}page=${first + (index % 6)}&count=${5 + Math.floor(index / 6)}`);

const statuses = "status=ASSESSMENT_READY&status=TOKEN_SENT&status=ACCEPTED&status=REJECTED";
/** Query that matches one candidate at any size. */
const list = `/v1/candidates?query=.500@&${statuses}`;

interface RequestedDatabase {
  readonly candidates: number;
  readonly apiKey: string;
  /** Candidate ids, more than the sandbox caches; the first is requested repeatedly. */
  readonly candidateIds: readonly string[];
  readonly testId: string;
}

/** @param isSandbox includes requests that only the sandbox supports */
export function requestsFor(
  { candidates, apiKey: key, candidateIds, testId: examId }: RequestedDatabase,
  isSandbox: boolean,
): Requests {
  const headers = { "x-api-key": key };
  const get = (path: string, more: Record<string, string> = headers): BenchRequest => ({
    method: "GET",
    path,
    headers: more,
    response: { status: 200 },
  });
  const post = (path: string, more: Record<string, string>, body: object): BenchRequest => ({
    method: "POST",
    path,
    headers: more,
    body: JSON.stringify(body),
    response: { status: 201 },
  });
  const lists = (path: string, first?: number) => pagesOf(path, first).map((page) => get(page));
  const json = { ...headers, "content-type": "application/json" };
  const person = { email: "maya.lindqvist@example.com", firstName: "Maya", lastName: "Lindqvist" };
  const [candidateId = ""] = candidateIds;
  return {
    get: get(`/v1/candidates/${candidateId}`),
    list: get(list),
    create: post("/v1/candidates", json, { ...person, examId }),
    ...(isSandbox && {
      others: candidateIds.map((id) => get(`/v1/candidates/${id}`)),
      first: get("/v1/candidates"),
      lists: statusLists().map((path) => get(path)),
      alone: post(
        "/v2/candidates",
        { "vendor-api-key": key, "content-type": "application/vnd.vendor.v2.hal+json" },
        person,
      ),
      status: lists("/v1/candidates?status=ASSESSMENT_READY&"),
      middle: lists("/v1/candidates?", Math.floor(candidates / 30)),
      tag: pagesOf("/v2/candidates?tags=tag-7&").map((path) => get(path, { "vendor-api-key": key })),
      name: lists(`/v1/candidates?query=torvalds-hopper&${statuses}&`),
      short: lists("/v1/candidates?query=an&status=ASSESSMENT_READY&"),
      everyone: lists("/v1/candidates?query=example&"),
      people: get("/v3/boost/v3/people"),
      person: get("/v3/boost/v3/people?email=person.500@example.com"),
      skills: get("/v3/boost/v3/skills"),
      team: post("/v3/boost/v3/teams", json, { name: "Platform", parentTeamId: "team_7", supervisorId: "per_500" }),
    }),
  };
}
