/**
 * Organizations stay apart, in every operation of every document: whatever is asked for with the key of one, by ids of another, nothing
 * of the other one is shown or changed. The calls are made from the documents, so that a new operation is tried as well.
 */
import v1 from "@assessment-api/v1/openapi.json" with { type: "json" };
import v2 from "@assessment-api/v2/openapi.json" with { type: "json" };
import v3 from "@assessment-api/v3/openapi.json" with { type: "json" };
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addOrganization } from "../../testing/organizations.ts";
import { startTestSandbox, type TestSandbox } from "../../testing/sandbox.ts";
import * as sample from "../../testing/store-suite/samples.ts";

/** In every name of the other organization, and in nothing else. */
const SECRET = "Leakwood";

/** Everything that the other organization has, by the prefix of its id. */
const ids = Object.fromEntries(
  "ans asm cnd cog crt evt fam fld gol jp mai pct per pre sen set skl team tkn tsk tst whk"
    .split(" ")
    .map((prefix) => [prefix, `${prefix}_${SECRET}`]),
) as Readonly<Record<string, string>>;

async function plant({ world }: TestSandbox, organizationId: string): Promise<void> {
  const own = (prefix: string) => ({ organizationId, id: ids[prefix] as string, name: SECRET });
  const { asm, cnd, cog, crt, fam, fld, gol, jp, pct, per, sen, set, skl, team, tkn, tst } = ids as Record<
    string,
    string
  >;
  const rating = { type: "SELF", value: 5, ratedBy: per as string } as const;
  const section = { name: SECRET, timeLimitInSeconds: 60, maxPoints: 1, timeTakenInSeconds: 1 };
  const assessment = sample.assessment({
    id: asm as string,
    token: tkn as string,
    sections: [{ ...section, answers: [sample.answer({ id: ids.ans as string })] }],
  });
  await world.store.transact(async (tx) => {
    await tx.candidates.put(
      sample.candidate({
        ...own("cnd"),
        firstName: SECRET,
        externalId: SECRET,
        tags: [SECRET],
        assessments: [assessment],
      }),
    );
    await tx.tests.put(sample.test(own("tst")));
    await tx.predefinedTests.put(sample.predefinedTest(own("pre")));
    await tx.tasks.put(sample.task({ ...own("tsk"), draft: sample.taskContent({ title: SECRET }) }));
    await tx.webhooks.put(sample.webhook({ ...own("whk"), url: `https://${SECRET}.example` }));
    await tx.mails.put(sample.mail({ ...own("mai"), candidateId: cnd as string, subject: SECRET }));
    await tx.events.put(sample.event({ ...own("evt"), candidateId: cnd as string, testId: tst as string }));
    await tx.skillFolders.put(sample.skillFolder(own("fld")));
    await tx.skills.put(sample.skill({ ...own("skl"), folderId: fld as string }));
    await tx.skillsets.put(sample.skillset({ ...own("set"), skillIds: [skl as string] }));
    await tx.positionFamilies.put(sample.positionFamily(own("fam")));
    await tx.seniorityLevels.put(sample.seniorityLevel(own("sen")));
    await tx.certificateDefinitions.put(
      sample.certificateDefinition({ ...own("crt"), issuer: { id: cog as string, name: SECRET } }),
    );
    await tx.jobPositions.put(
      sample.jobPosition({
        ...own("jp"),
        familyId: fam as string,
        seniorityId: sen as string,
        skillsets: [{ skillsetId: set as string }],
      }),
    );
    await tx.teams.put(sample.team({ ...own("team"), supervisorId: per as string, customId: SECRET }));
    await tx.people.put(
      sample.person({
        ...own("per"),
        email: `${SECRET}@example.com`,
        firstName: SECRET,
        customId: SECRET,
        teamIds: [team as string],
        jobPositionId: jp as string,
        goals: [{ id: gol as string, name: SECRET, completed: false }],
        certificates: [{ id: pct as string, definitionId: crt as string, issuedAt: 1 }],
      }),
    );
    await tx.personSkills.put(
      sample.personSkill({ organizationId, personId: per as string, skillId: skl as string, ratings: [rating] }),
    );
  });
}

interface Operation {
  readonly version: "v1" | "v2" | "v3";
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** Names of its string parameters in the query. */
  readonly filters: readonly string[];
  readonly mediaType: string | undefined;
  /** Bodies of the document's examples. */
  readonly bodies: readonly unknown[];
}

interface Documented {
  readonly operationId: string;
  readonly parameters?: readonly { readonly $ref: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly examples?: object }>> };
}

interface Document {
  readonly paths: object;
  readonly components: { readonly parameters: object; readonly examples: object };
}

const lastOf = (reference: string): string => reference.split("/").at(-1) ?? "";

function operationsOf(version: Operation["version"], { paths, components }: Document): Operation[] {
  const parameters = components.parameters as Record<string, { name: string; in: string; schema: { type?: unknown } }>;
  const examples = components.examples as Record<string, { value: unknown }>;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Documented>).map(([method, operation]): Operation => {
      const [mediaType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      const shown = Object.values(media?.examples ?? {}) as { $ref: string }[];
      return {
        version,
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        filters: (operation.parameters ?? []).flatMap(({ $ref }) => {
          const { name, in: place, schema } = parameters[lastOf($ref)] ?? { name: "", in: "", schema: {} };
          return place === "query" && schema.type === "string" && name !== "after" ? [name] : [];
        }),
        mediaType,
        bodies: shown.map(({ $ref }) => examples[lastOf($ref)]?.value),
      };
    }),
  );
}

const operations = [...operationsOf("v1", v1), ...operationsOf("v2", v2), ...operationsOf("v3", v3)];

/** A body with one of the ids in it replaced by the other organization's of the same kind; one such body for each place. */
function* foreignBodies(body: unknown): Generator<unknown> {
  const isId = (value: unknown): value is string =>
    typeof value === "string" && /^[a-z]+_\w+$/.test(value) && Object.hasOwn(ids, value.split("_")[0] ?? "");
  if (isId(body)) yield ids[body.split("_")[0] ?? ""];
  if (typeof body !== "object" || body === null) return;
  for (const [key, member] of Object.entries(body))
    for (const foreign of foreignBodies(member))
      yield Array.isArray(body) ? body.with(Number(key), foreign) : { ...body, [key]: foreign };
}

let sandbox: TestSandbox;
let other: { readonly organizationId: string; readonly apiKey: string };
beforeAll(async () => {
  sandbox = await startTestSandbox({ seed: "demo" });
  other = await addOrganization(sandbox.world);
  await plant(sandbox, other.organizationId);
});
afterAll(() => sandbox.close());

async function call({ version, method, path, mediaType }: Operation, address: string, body?: unknown) {
  const { urls, apiKey } = sandbox;
  const headers = { "X-Api-Key": apiKey, "Vendor-Api-Key": apiKey, ...(mediaType && { "content-type": mediaType }) };
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(`${urls[version]}${address}`, {
    method,
    headers,
    ...(text !== undefined && { body: text }),
  });
  return { call: `${method} ${path} as ${address}`, status: response.status, text: await response.text() };
}

/** All that the other organization has, as it is stored. */
async function contents(): Promise<string> {
  const { store } = sandbox.world;
  const all = { offset: 0, limit: 1000 };
  const { organizationId } = other;
  const kinds = [
    ...[store.candidates, store.tests, store.predefinedTests, store.tasks, store.skills, store.skillFolders],
    ...[store.skillsets, store.positionFamilies, store.seniorityLevels, store.certificateDefinitions],
    ...[store.people, store.personSkills, store.teams, store.jobPositions],
  ];
  const found = await Promise.all(kinds.map((kind) => kind.search(organizationId, {}, all)));
  const { items: mails } = await store.mails.list(organizationId, {}, all);
  return JSON.stringify([found, mails, await store.webhooks.list(organizationId)]);
}

const withPath = operations.filter(({ path }) => path.includes("{"));

describe("with the key of one organization, ids of another", () => {
  test("name nothing in any path", async () => {
    const before = await contents();
    const wrong = [];
    for (const operation of withPath)
      for (const id of Object.values(ids)) {
        const {
          call: what,
          status,
          text,
        } = await call(operation, operation.path.replaceAll(/\{\w+\}/g, id), operation.bodies[0]);
        if (status < 400 || status >= 500 || text.replaceAll(id, "").includes(SECRET)) wrong.push([what, status, text]);
      }
    expect(wrong).toEqual([]);
    expect(await contents()).toBe(before);
  });

  test("find nothing by any filter", async () => {
    const wrong = [];
    let tried = 0;
    for (const operation of operations.filter(({ method, path }) => method === "GET" && !path.includes("{")))
      for (const filter of ["", ...operation.filters])
        for (const value of [...Object.values(ids), SECRET, `${SECRET}@example.com`]) {
          const { call: what, status, text } = await call(operation, `${operation.path}?${filter}=${value}`);
          tried += 1;
          // Links repeat the filter, and errors the rejected value.
          const shown = text.replaceAll(value, "").replaceAll(encodeURIComponent(value), "");
          if (![200, 400].includes(status) || shown.includes(SECRET)) wrong.push([what, status, text]);
        }
    expect(tried).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  test("are refused in every place of every body", async () => {
    const before = await contents();
    const wrong = [];
    const tried = new Set<string>();
    // Elements of the organization's own, so that it is the body that is refused.
    const ownIds = { personId: "per_5Ox2Bn7S", id: "team_8Vq4Hy2Z", teamId: "team_8Vq4Hy2Z" } as Record<string, string>;
    for (const operation of operations)
      for (const body of operation.bodies)
        for (const foreign of foreignBodies(body)) {
          const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ownIds[name] ?? "none");
          const { call: what, status } = await call(operation, address, foreign);
          tried.add(operation.operationId);
          if (status < 400 || status >= 500) wrong.push([what, status, JSON.stringify(foreign)]);
        }
    for (const operationId of ["createInvitation", "createTeam", "replaceTeam", "updatePerson", "createJobPosition"])
      expect(tried).toContain(operationId);
    expect(wrong).toEqual([]);
    expect(await contents()).toBe(before);
  });
});
