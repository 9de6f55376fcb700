import { expect, it } from "vitest";
import { loadVersion } from "../../command/versions.ts";
import { createValidator } from "../../document/validator.ts";
import type { Problem } from "../../findings/outcome.ts";
import type { Session } from "../../session/session.ts";
import { checkMadeFrom, checkRepeated, noteRepeated } from "./repeated-members.ts";

const document = await loadVersion("v3");
const organization = { id: "cog_1", name: "Institute" };

async function found(operation: string, body: unknown, lists: Record<string, object>, later = body): Promise<string[]> {
  const messages: string[] = [];
  const one = document.operations.find(({ id }) => id === operation);
  if (!one) throw new Error(`V3 has no ${operation}`);
  const session = {
    document,
    validator: createValidator(document),
    options: {},
    selects: () => true,
    guard: (_: unknown, check: () => Promise<void>) => check(),
    ask: async ({ id }: { id: string }) => ({
      status: 200,
      headers: new Headers({ "content-type": "application/json" }),
      body: new TextEncoder().encode(JSON.stringify(id === operation ? later : lists[id])),
    }),
    conclude: (_: unknown, title: string, problems: Problem[]) =>
      void messages.push(...problems.filter((one) => !("pointer" in one)).map(({ message }) => `${title}: ${message}`)),
  } as unknown as Session;
  const response = { status: 200 } as never;
  noteRepeated(session, { when: "seen", operation: one, path: ["per_1"], request: {}, response, body: () => body });
  await checkRepeated(session);
  return messages;
}

it("finds an object with an id of a list and another name", async () => {
  const definitions = { listCertificateDefinitions: { content: [{ id: "crt_1", name: "Cloud", organization }] } };
  const certificate = (name: string) => [{ id: "pct_1", definitionId: "crt_1", name, organization }];
  expect(await found("listPersonCertificates", certificate("Cloud"), definitions)).toEqual([]);
  expect(await found("listPersonCertificates", certificate("Other"), definitions)).toEqual([
    'repeats what listCertificateDefinitions shows: name next to definitionId crt_1 is "Other", in listCertificateDefinitions "Cloud"',
  ]);
  expect(await found("listPersonCertificates", certificate("Other"), definitions, certificate("Cloud"))).toEqual([]);
});

it("finds a member that references a list without an id", async () => {
  const skills = (...ids: string[]) => ({ listSkills: { content: ids.map((id) => ({ id, name: "Go" })) } });
  const goal = (skillId: string) => ({
    id: "per_1",
    goals: [{ id: "gol_1", name: "Lead", completed: false, skillId }],
  });
  expect(await found("getAggregatedPerson", goal("skl_1"), skills("skl_1", "skl_2"))).toEqual([]);
  expect(await found("getAggregatedPerson", goal("skl_3"), skills("skl_1", "skl_2"))).toEqual([]);
  expect(await found("getAggregatedPerson", goal("Lead"), skills("skl_1", "2"))).toEqual([]);
  expect(await found("getAggregatedPerson", goal("Lead a team"), skills("1", "2"))).toHaveLength(1);
  expect(await found("getAggregatedPerson", goal("Lead"), skills("skl_1", "skl_2"))).toEqual([
    'names elements of listSkills: skillId is "Lead", which is not an id of listSkills',
  ]);
});

it("checks objects at any depth for members that examples repeat", async () => {
  const folders = { listSkillFolders: { content: [{ id: "fld_1", name: "Backend", level: "AREA" }] } };
  const skills = (name: string) => [{ id: "skl_1", hidden: true, location: { area: { id: "fld_1", name } } }];
  expect(await found("listPersonSkills", skills("Backend"), folders)).toEqual([]);
  expect(await found("listPersonSkills", skills("Frontend"), folders)).toEqual([
    'repeats what listSkillFolders shows: name next to id fld_1 is "Frontend", in listSkillFolders "Backend"',
  ]);
});

it("finds a resource that differs from the list element it was created from", async () => {
  const v2 = await loadVersion("v2");
  const create = v2.operations.find(({ id }) => id === "createTest");
  if (!create) throw new Error("V2 has no createTest");
  const predefined = { id: "pre_1", name: "Go", skills: ["Go"], durationInMinutes: 75 };
  const made = async (test: object, requested: object = { predefinedTestId: "pre_1" }): Promise<string[]> => {
    const messages: string[] = [];
    const session = {
      document: v2,
      validator: createValidator(v2),
      options: {},
      ask: async () => ({
        status: 200,
        headers: new Headers({ "content-type": "application/vnd.vendor.v2.hal+json" }),
        body: new TextEncoder().encode(JSON.stringify({ _embedded: { predefinedTests: [predefined] } })),
      }),
      conclude: (_: unknown, __: string, problems: Problem[]) =>
        void messages.push(...problems.filter((one) => !("pointer" in one)).map(({ message }) => message)),
    };
    await checkMadeFrom(session as unknown as Session, create, requested, test);
    return messages;
  };
  const test = { ...predefined, id: "tst_1" };
  expect(await made(test)).toEqual([]);
  expect(await made({ ...test, durationInMinutes: 60 }, {})).toEqual([]);
  expect(await made({ ...test, durationInMinutes: 60 })).toEqual([
    "durationInMinutes is 60, in listPredefinedTests it is 75",
  ]);
});
