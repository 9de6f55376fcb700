/** Only candidates of V1, and teams of V2 and V3; other operations return 501. */
import * as v1 from "@assessment-api/v1/server";
import * as v2 from "@assessment-api/v2/server";
import * as v3 from "@assessment-api/v3/server";
import Fastify, { type FastifyInstance } from "fastify";

interface StubServer {
  origin: string;
  close(): Promise<void>;
}

export interface Faults {
  v1?: (right: v1.Handlers<object>) => Partial<v1.Handlers<object>>;
  v2?: (right: v2.Handlers<object>) => Partial<v2.Handlers<object>>;
  v3?: (right: v3.Handlers<object>) => Partial<v3.Handlers<object>>;
  request?: (request: { url: string; headers: Record<string, unknown> }) => void;
  response?: (response: StubResponse) => void;
}

export interface StubResponse {
  method: string;
  url: string;
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

export const STUB_KEY = "key-of-the-stubs";

const authenticate = (key: string) => (key === STUB_KEY ? {} : undefined);

export async function startStubServer(faults: Faults = {}): Promise<StubServer> {
  const teams = seededTeams();
  const handlers = { v1: handlersV1(), v2: handlersV2(teams), v3: handlersV3(teams) };
  const bodies = { "/v1": v1.toErrorBody, "/v2": v2.toErrorBody, "/v3": v3.toErrorBody };
  const app: FastifyInstance = Fastify({
    ...v1.clientErrors(bodies),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl(raw) {
      const request = { url: raw.url ?? "/", headers: raw.headers as Record<string, unknown> };
      faults.request?.(request);
      return request.url;
    },
  });
  app.addHook("onSend", async (request, reply, payload) => {
    const json = typeof payload === "string" && /json/.test(String(reply.getHeader("content-type")));
    const { method, url } = request;
    const response = {
      method,
      url,
      status: reply.statusCode,
      headers: {},
      body: json ? JSON.parse(payload) : undefined,
    };
    faults.response?.(response);
    reply.code(response.status).headers(response.headers);
    // The length of a changed body is unknown here.
    if (method === "HEAD" && faults.response) {
      reply.removeHeader("content-length");
      return null;
    }
    if (response.body === undefined) return payload;
    reply.removeHeader("content-length");
    return JSON.stringify(response.body);
  });
  const [one, two, three] = [handlers.v1, handlers.v2, handlers.v3];
  await app.register(v1.createServer({ ...one, ...faults.v1?.(one) }, { ApiKey: authenticate }), { prefix: "/v1" });
  await app.register(v2.createServer({ ...two, ...faults.v2?.(two) }, { ApiKey: authenticate }), { prefix: "/v2" });
  await app.register(v3.createServer({ ...three, ...faults.v3?.(three) }, { ApiKeyAuth: authenticate }), {
    prefix: "/v3",
  });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  return { origin, close: () => app.close() };
}

const has = (text: string | undefined, part: string | undefined): boolean =>
  (text ?? "").toLowerCase().includes((part ?? "").toLowerCase());

function pageOf<Item>(all: Item[], { count, page }: { count: number; page: number }) {
  const totals = { totalElements: all.length, totalPages: Math.ceil(all.length / count) };
  return { items: all.slice((page - 1) * count, page * count), ...totals, pageSize: count, pageNumber: page };
}

function handlersV1(): v1.Handlers<object> {
  const exam = { id: "tst_stub", name: "Go", durationInMinutes: 60, automaticAssessmentPossible: true };
  const exams: v1.Exam[] = [{ ...exam, numberOfPages: 1, numberOfTasks: 3, skillTags: ["Go"] }];
  const candidates: v1.Candidate[] = [];
  const add = ({ communicationDisabled: _, tags = [], ...given }: v1.NewCandidate): v1.Candidate => {
    const id = `cnd_${candidates.length + 1}`;
    const figures = { scoredPoints: null, maxPoints: 10, testTimedOut: false };
    const creationDate = new Date().toISOString();
    const made = { ...given, ...figures, id, tags, creationDate, status: "TOKEN_SENT" as const };
    const candidate = { ...made, examUrl: `https://tests.example.com/${id}` };
    candidates.push(candidate);
    return candidate;
  };
  add({ email: "maya.lindqvist@example.com", firstName: "Maya", lastName: "Lindqvist", examId: exam.id, tags: ["go"] });
  return {
    ...v1.notImplemented,
    listExams: ({ query }) => ({ status: 200, body: pageOf(exams, query) }),
    getExam({ params: { id } }) {
      const found = exams.find((one) => one.id === id);
      if (!found) throw new v1.HttpFailure(404, `No exam has the id ${id}`);
      return { status: 200, body: found };
    },
    listCandidates({ query: { query, status, tags, ...page } }) {
      const matches = (one: v1.Candidate) =>
        (query === undefined || [one.firstName, one.lastName, one.email].some((text) => has(text, query))) &&
        (status === undefined || status.includes(one.status)) &&
        (tags === undefined || tags.some((tag) => one.tags.includes(tag)));
      return { status: 200, body: pageOf(candidates.filter(matches), page) };
    },
    createCandidate({ body, url }) {
      if (!exams.some(({ id }) => id === body.examId))
        throw new v1.HttpFailure(412, `No exam has the id ${body.examId}`);
      if (body.externalId !== undefined && candidates.some(({ externalId }) => externalId === body.externalId))
        throw new v1.HttpFailure(400, "The externalId belongs to another candidate");
      const candidate = add(body);
      return { status: 201, headers: { location: `${url}/${candidate.id}` }, body: candidate };
    },
    getCandidate({ params: { id } }) {
      const found = candidates.find((one) => one.id === id);
      if (!found) throw new v1.HttpFailure(404, `No candidate has the id ${id}`);
      return { status: 200, body: found };
    },
  };
}

type Teams = Map<string, v3.Team>;

function seededTeams(): Teams {
  const none = { parentTeamId: null, color: null, businessUnit: false, supervisorId: null, customId: null };
  const engineering = { ...none, id: "team_1", name: "Engineering", customId: "ORG-ENG" };
  return new Map(
    [engineering, { ...none, id: "team_2", name: "Platform", parentTeamId: "team_1" }].map((one) => [one.id, one]),
  );
}

const HAL = "application/vnd.vendor.v2.hal+json";

/** There are no people, so supervisors are refused. */
function putTeam(
  teams: Teams,
  id: string,
  { name, parentTeamId, color, supervisorId, customId }: v3.TeamInput,
): v3.Team {
  if (supervisorId != null) throw new v3.HttpFailure(400, `No person has the id ${supervisorId}`);
  for (let above = parentTeamId; above != null; above = teams.get(above)?.parentTeamId)
    if (above === id || !teams.has(above)) throw new v3.HttpFailure(400, `No team above can have the id ${above}`);
  const fields = { color: color ?? null, customId: customId ?? null, parentTeamId: parentTeamId ?? null };
  const team = { id, name, ...fields, supervisorId: null, businessUnit: false };
  teams.set(id, team);
  return team;
}

const newTeamId = (): string => `team_${crypto.randomUUID().slice(0, 8)}`;

function removeTeam(teams: Teams, team: v3.Team): void {
  teams.delete(team.id);
  for (const one of teams.values()) if (one.parentTeamId === team.id) one.parentTeamId = team.parentTeamId;
}

function handlersV2(teams: Teams): v2.Handlers<object> {
  const find = (id: string): v3.Team => {
    const team = teams.get(id);
    if (!team) throw new v2.HttpFailure(404, `No team has the id ${id}`);
    return team;
  };
  const show = (team: v3.Team) =>
    Object.fromEntries(Object.entries(team).filter(([, value]) => value !== null)) as unknown as v2.Team;
  return {
    ...v2.notImplemented,
    listTeams: ({ query: { after }, url, accepts: [contentType = HAL] }) => {
      if (after !== undefined) throw new v2.HttpFailure(400, "There is one page only");
      const body = { _embedded: { teams: [...teams.values()].map(show) }, slice: {}, _links: { first: { href: url } } };
      return { status: 200, contentType, body };
    },
    createTeam: ({ body, accepts: [contentType = HAL] }) => ({
      status: 200,
      contentType,
      body: show(putTeam(teams, newTeamId(), body)),
    }),
    replaceTeam: ({ params: { id }, body, accepts: [contentType = HAL] }) => ({
      status: 200,
      contentType,
      body: show(putTeam(teams, find(id).id, body)),
    }),
    deleteTeam({ params: { id } }) {
      removeTeam(teams, find(id));
      return { status: 204 };
    },
  };
}

function handlersV3(teams: Teams): v3.Handlers<object> {
  const find = (id: string): v3.Team => {
    const team = teams.get(id);
    if (!team) throw new v3.ResourceNotFound(`No team has the id ${id}`, "TEAM", id);
    return team;
  };
  return {
    ...v3.notImplemented,
    listTeams({ query: { after, supervisorId, customId } }) {
      if (after !== undefined) throw new v3.HttpFailure(400, "There is one page only");
      const matches = (one: v3.Team) =>
        (supervisorId === undefined || one.supervisorId === supervisorId) &&
        (customId === undefined || one.customId === customId);
      return { status: 200, body: { content: [...teams.values()].filter(matches) } };
    },
    createTeam({ body, url }) {
      const team = putTeam(teams, newTeamId(), body);
      return { status: 201, headers: { location: `${url}/${team.id}` }, body: team };
    },
    getTeam: ({ params: { teamId } }) => ({ status: 200, body: find(teamId) }),
    replaceTeam: ({ params: { teamId }, body }) => ({ status: 200, body: putTeam(teams, find(teamId).id, body) }),
    deleteTeam({ params: { teamId } }) {
      removeTeam(teams, find(teamId));
      return { status: 204 };
    },
  };
}
