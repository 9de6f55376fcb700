import { expect, it } from "vitest";
import { loadVersion } from "../../command/versions.ts";
import type { Operation } from "../../document/document.ts";
import { createValidator } from "../../document/validator.ts";
import type { Problem } from "../../findings/outcome.ts";
import type { Session } from "../../session/session.ts";
import { checkReferencesListed } from "./references-listed.ts";
import { checkRelationLists } from "./relation-lists.ts";

async function found(
  version: "v2" | "v3",
  bodies: Record<string, object>,
  check: (session: Session) => Promise<void>,
): Promise<string[]> {
  const document = await loadVersion(version);
  const messages: string[] = [];
  const mediaType = version === "v2" ? "application/vnd.vendor.v2.hal+json" : "application/json";
  const session = {
    document,
    validator: createValidator(document),
    options: {},
    selects: ({ id }: Operation) => id in bodies,
    guard: (_: unknown, run: () => Promise<void>) => run(),
    ask: async ({ id }: Operation) => ({
      status: 200,
      headers: new Headers({ "content-type": mediaType }),
      body: new TextEncoder().encode(JSON.stringify(bodies[id] ?? { content: [] })),
    }),
    conclude: (_: unknown, title: string, problems: Problem[]) =>
      void messages.push(...problems.filter((one) => !("pointer" in one)).map(({ message }) => `${title}: ${message}`)),
  };
  await check(session as unknown as Session);
  return messages;
}

it("finds a reference that the list of its kind does not show", async () => {
  const position = {
    id: "jp_1",
    name: "Developer",
    family: "pf_2",
    seniority: "sl_1",
    skillsets: [{ skillsetId: "ss_1" }],
  };
  const bodies = {
    listJobPositions: { content: [position] },
    listPositionFamilies: [{ id: "pf_1", name: "Software" }],
    listSeniorityLevels: [{ id: "sl_1", name: "Junior" }],
    listSkillsets: [{ id: "ss_2", name: "Backend" }],
  };
  expect(await found("v3", bodies, checkReferencesListed)).toEqual([
    "shows what listJobPositions names: the list does not show ss_1, which listJobPositions names",
    "shows what listJobPositions names: the list does not show pf_2, which listJobPositions names",
  ]);
});

it("finds two lists that disagree on the skills of a person", async () => {
  const rating = { person: { id: "per_1" }, skill: { id: "skl_1" }, ratings: [] };
  const skill = (id: string) => ({ id, name: "Go", ratings: [{ type: "SELF", value: 50 }] });
  const bodies = (ratings: object[], skills: object[]) => ({
    listSkillRatings: { _embedded: { skillRatings: ratings }, slice: {} },
    listPersonSkills: { _embedded: { personSkills: skills } },
  });
  const pairs = (ratings: object[], skills: object[]) =>
    found("v2", bodies(ratings, skills), async (session) => {
      const list = session.document.operations.find(({ id }) => id === "listSkillRatings");
      if (list) await checkRelationLists(session, list);
    });
  expect(await pairs([rating], [skill("skl_1")])).toEqual([]);
  expect(await pairs([rating], [])).toEqual([
    "shows what listSkillRatings shows: skl_1 of per_1 is missing, which listSkillRatings shows",
  ]);
  expect(await pairs([rating], [skill("skl_1"), skill("skl_2")])).toEqual([
    "shows what listPersonSkills shows: skl_2 of per_1 is missing, which listPersonSkills shows",
  ]);
});
