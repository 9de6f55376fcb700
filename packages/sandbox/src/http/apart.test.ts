/**
 * Isolation of organizations: each operation is called with every id, reference, filter and cursor of another
 * organization, and must respond as to unknown ids. `testing/apart/identifiers.ts` lists the ids.
 */
import { buildCall, type Call } from "@assessment-api/contract-tests";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Planted, plant } from "../../testing/apart/plant.ts";
import { ownCalls, type TriedOperation, triedOperations, unlisted } from "../../testing/apart/trials.ts";
import { startTestSandbox, type TestSandbox } from "../../testing/sandbox.ts";

const operations = await triedOperations();
const named = operations.map((one): [string, TriedOperation] => [`${one.version} ${one.operation.id}`, one]);

/** Operations whose requests have no ids of an organization. */
const NAMELESS = [
  ...["v1 listExams", "v2 createCandidate", "v2 registerWebhook"],
  ...["v2 listTeams", "v2 listSkills", "v2 listSkillFolders", "v3 listSkills", "v3 listSkillFolders"],
  ...["v3 listSkillsets", "v3 listPositionFamilies", "v3 listSeniorityLevels", "v3 listJobPositions"],
];

/** Operations with a different error for planted data. */
const REFUSED: Readonly<Record<string, number>> = { "control replayMail": 409, "control getJournalEntry": 404 };

let sandbox: TestSandbox;
let own: Planted;
let theirs: Planted;
let quiet: Planted;
let plantings = 0;
let before: readonly Reply[];

beforeAll(async () => {
  sandbox = await startTestSandbox();
  own = await plant(sandbox.world, "ours");
  quiet = await plant(sandbox.world, "quiet");
  theirs = await plant(sandbox.world, "theirs");
  before = await everythingOf(theirs);
});
afterAll(() => sandbox.close());

type OwnCall = ReturnType<typeof ownCalls>[number];

interface Reply {
  readonly status: number;
  readonly text: string;
}

async function send(version: string, { path, ...call }: Call): Promise<Reply> {
  const response = await fetch(`${sandbox.origin}/${version}${path}`, call as RequestInit);
  return { status: response.status, text: await response.text() };
}

const reads = named.filter(([, { version, operation }]) => version !== "control" && operation.method === "GET");

const read = (one: TriedOperation, { mark, apiKey }: Planted): Promise<Reply> =>
  send(one.version, (ownCalls(one)[0] as OwnCall)(mark, apiKey));

const callerOf = ({ version }: TriedOperation) => {
  const { mark, apiKey } = version === "control" ? quiet : own;
  return { own: mark, apiKey };
};

const everythingOf = (planted: Planted): Promise<readonly Reply[]> =>
  Promise.all(reads.map(async ([, one]) => withoutErrorId(await read(one, planted))));

const withoutErrorId = ({ status, text }: Reply): Reply => ({ status, text: text.replace(/"errorId":"[^"]*"/, "") });

/** Removes request id and error id. */
const comparable = (reply: Reply): Reply => {
  const { status, text } = withoutErrorId(reply);
  return { status, text: text.replaceAll(/theirs|nobody/g, "…") };
};

describe.each(named)("%s", (name, one) => {
  const { version, trials } = one;

  test("tries every id", () => {
    expect(unlisted(one)).toEqual([]);
    expect(trials.length === 0).toBe(NAMELESS.includes(name));
  });

  test.each(trials)("responds to data of another organization in $where as to unknown data", async (trial) => {
    const request = (mark: string) => send(version, trial.call({ ...callerOf(one), named: mark }));
    const [foreign, unknown] = [await request("theirs"), await request("nobody")];
    expect(comparable(foreign)).toEqual(comparable(unknown));
    const refusals = trial.in === "query" ? [200, 400] : [400, 404, 412, 422];
    expect(refusals).toContain(foreign.status);
  });

  test.each(ownCalls(one))("responds to data of the own organization", async (callOf) => {
    const mark = `mark${++plantings}`;
    const { apiKey } = await plant(sandbox.world, mark, 1);
    const { status, text } = await send(version, callOf(mark, apiKey));
    const expected = REFUSED[name];
    expect([text, expected === undefined ? status < 300 : status === expected]).toEqual([text, true]);
  });
});

test.each(reads)("%s shows nothing of another organization", async (_name, one) => {
  expect((await read(one, own)).text).not.toContain(theirs.mark);
});

const walks = named.filter(([, { operation }]) => operation.parameters.some((one) => one.name === "after"));

test.each(walks)("%s refuses a cursor of another organization", async (_name, one) => {
  if (one.version === "control") return;
  const values = { limit: 1 };
  const first = await send(one.version, buildCall(one.operation, { apiKey: theirs.apiKey, values }));
  const { next, slice } = JSON.parse(first.text);
  const after = next ?? slice?.next;
  const follow = (apiKey: string) =>
    send(one.version, buildCall(one.operation, { apiKey, values: { ...values, after } }));
  expect(await follow(theirs.apiKey)).toMatchObject({ status: 200 });
  expect(await follow(own.apiKey)).toMatchObject({ status: 400, text: expect.stringContaining("after") });
});

test("nothing of the other organization has changed", async () => {
  expect(await everythingOf(theirs)).toEqual(before);
});
