import { expect, it } from "vitest";
import { loadVersion } from "../../command/versions.ts";
import { createValidator } from "../../document/validator.ts";
import type { Problem } from "../../findings/outcome.ts";
import type { Reply, Session } from "../../session/session.ts";
import { checkParts, checkPartsOfOthers } from "./parts-and-wholes.ts";

const document = await loadVersion("v3");
const aggregated = document.operations.find(({ id }) => id === "getAggregatedPerson");
const skill = { id: "skl_1", name: "Go", type: "SKILL", wantToLearn: false, hidden: false, ratings: [], location: [] };

const found = (...listed: object[]): Promise<string[]> => foundIn({ skills: [skill] }, listed);

async function foundIn(section: object, listed: object[]): Promise<string[]> {
  const messages: string[] = [];
  const session = {
    document,
    validator: createValidator(document),
    ask: async (operation: { id: string }) => ({
      status: 200,
      headers: new Headers({ "content-type": "application/json" }),
      body: new TextEncoder().encode(JSON.stringify(/^listPerson(Skills|Roles)$/.test(operation.id) ? listed : {})),
    }),
    conclude: (_: unknown, title: string, problems: Problem[]) =>
      void messages.push(...problems.map(({ message }) => `${title}: ${message}`)),
  };
  if (!aggregated) throw new Error("V3 has no getAggregatedPerson");
  await checkParts(session as unknown as Session, aggregated, ["per_1"], { body: section } as Reply);
  return messages;
}

it("finds nothing if a list and the whole are equal", async () => {
  expect(await found(skill)).toEqual([]);
});

it("finds another number of elements, and a different element", async () => {
  expect(await found(skill, { ...skill, id: "skl_2" })).toEqual([
    "agrees with getAggregatedPerson: length is 2, in getAggregatedPerson 1",
  ]);
  expect(await found({ ...skill, name: "Other" })).toEqual([
    'shows elements as getAggregatedPerson does: name is "Go", in getAggregatedPerson "Other"',
  ]);
});

it("finds an element without an id that the other response does not have", async () => {
  const [member, supervisor] = [{ name: "MEMBER", teamId: "team_1" }, { name: "SUPERVISOR" }];
  expect(await foundIn({ roles: [member, supervisor] }, [member, supervisor])).toEqual([]);
  expect(await foundIn({ roles: [supervisor, member] }, [member, supervisor])).toEqual([
    'shows elements as getAggregatedPerson does: {"name":"MEMBER","teamId":"team_1"} is at another place in getAggregatedPerson',
  ]);
  expect(await foundIn({ roles: [supervisor, { name: "team_1", teamId: "MEMBER" }] }, [member, supervisor])).toEqual([
    'shows elements as getAggregatedPerson does: {"name":"MEMBER","teamId":"team_1"} is not in getAggregatedPerson',
  ]);
});

it("finds a missing section that is empty", async () => {
  if (!aggregated) throw new Error("V3 has no getAggregatedPerson");
  const sections = ["core", "teams", "roles", "tags", "customFields", "onboarding", "jobPosition", "skills"];
  const body = Object.fromEntries([...sections, "timeline", "pluginData", "goals"].map((name) => [name, {}]));
  const missing = async (shown: object): Promise<string[]> => {
    const messages: string[] = [];
    const session = {
      document,
      ids: { tuplesOf: () => [["per_1"]] },
      check: async (...[, , , , , judge]: Parameters<Session["check"]>) =>
        void messages.push(...((await judge?.({ body: shown } as Reply)) ?? []).map(({ message }) => message)),
    };
    await checkPartsOfOthers(session as unknown as Session, aggregated);
    return messages;
  };
  expect(await missing(body)).toEqual([]);
  const { teams: _, ...others } = body;
  expect(await missing(others)).toEqual(["the requested section teams is missing"]);
});
