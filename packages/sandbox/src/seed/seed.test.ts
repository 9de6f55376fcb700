import { describe, expect, test } from "vitest";
import { handOverMails, nextDue } from "../../testing/due.ts";
import { createTestWorld } from "../../testing/world.ts";
import { answersOf } from "../domain/assessments.ts";
import { type Candidate, candidateStage, stages } from "../domain/candidates.ts";
import type { World } from "../service/world.ts";
import { catalogueOf } from "./catalogue/catalogue.ts";
import { demoLives } from "./demo.ts";
import { indexOf } from "./draft.ts";
import { largeLives } from "./large.ts";
import { createOrganization } from "./organizations.ts";
import { inventPerson, personOf } from "./people.ts";
import { createRandom } from "./random.ts";

const everything = { offset: 0, limit: 100_000 };

async function candidatesOf({ store }: World, id: string): Promise<readonly Candidate[]> {
  return (await store.candidates.search(id, {}, everything)).items;
}

/** Not later than now, and in order. */
const datesOf = ({ createdAt, assessments }: Candidate): number[] => [
  createdAt,
  ...assessments.flatMap((one) => [one.createdAt, one.startedAt ?? [], one.finishedAt ?? []].flat()),
];

describe("the demonstration", () => {
  async function start() {
    const testWorld = await createTestWorld();
    const { id } = await createOrganization(testWorld.world, { name: "Demo", seed: "demo", seedValue: 1 });
    return { ...testWorld, id, candidates: await candidatesOf(testWorld.world, id) };
  }

  test("has a candidate in every state", async () => {
    const { candidates } = await start();
    expect(new Set(candidates.map(candidateStage))).toEqual(new Set(stages));
    expect(candidates.some(({ assessments }) => assessments.length > 1)).toBe(true);
    expect(candidates.some(({ assessments }) => assessments.some(({ timedOut }) => timedOut))).toBe(true);
  });

  test("creates each candidate in the listed state", async () => {
    const { world, candidates } = await start();
    const said = demoLives(world.clocks.sandbox.now()).map(
      ({ trials }) => trials.at(-1)?.stage ?? "WITHOUT_ASSESSMENT",
    );
    expect(candidates.map(candidateStage)).toEqual(said);
  });

  test("is in the past, in order", async () => {
    const { world, candidates } = await start();
    for (const candidate of candidates) {
      const dates = datesOf(candidate);
      expect(dates).toEqual([...dates].sort((one, other) => one - other));
      expect(dates.at(-1)).toBeLessThanOrEqual(world.clocks.sandbox.now());
    }
    const created = candidates.map(({ createdAt }) => createdAt);
    expect(created).toEqual([...created].sort((one, other) => one - other));
  });

  test("has nothing overdue except the mail of a new invitation", async () => {
    const { world, id } = await start();
    const first = await nextDue(world.store);
    expect(first).toMatchObject({ organizationId: id, mailId: expect.any(String), dueAt: world.clocks.sandbox.now() });
    await handOverMails(world);
    expect((await nextDue(world.store))?.dueAt).toBeGreaterThan(world.clocks.sandbox.now());
  });

  test("has mails and events in order", async () => {
    const { world, id } = await start();
    const mails = (await world.store.mails.list(id, {}, everything)).items.toReversed();
    const events = (await world.store.events.list(id, {}, everything)).items;
    const dates = [mails.map(({ createdAt }) => createdAt), events.map(({ at }) => at)];
    for (const one of dates) expect(one).toEqual([...one].sort((a, b) => a - b));
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set(["TEST_STARTED", "TEST_FINISHED", "ASSESSMENT_COMPLETED", "TOKEN_EXPIRED", "FAILED"]),
    );
    expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(["INVITATION", "FEEDBACK"]));
    expect(mails.filter(({ handedOverAt }) => handedOverAt === undefined)).toHaveLength(1);
  });

  test("gives better candidates more points", async () => {
    const { candidates } = await start();
    const shareOf = (email: string) => {
      const assessment = candidates.find((one) => one.email === email)?.assessments.at(-1);
      const points = assessment && answersOf(assessment).map(({ scoredPoints = Number.NaN }) => scoredPoints);
      return (points ?? []).reduce((sum, one) => sum + one, 0) / (assessment?.test.maxPoints ?? 0);
    };
    expect(shareOf("amara.okafor@example.com")).toBeGreaterThan(0.7);
    expect(shareOf("jonas.lindqvist@example.com")).toBeLessThan(0.5);
  });
});

test("the catalogue alone has tasks and tests of the demonstration, and no candidates", async () => {
  const { world } = await createTestWorld();
  const { id } = await createOrganization(world, { name: "Catalogue", seed: "catalogue" });
  const demo = await createOrganization(world, { name: "Demo", seed: "demo" });
  const catalogueOf = async (organizationId: string) => {
    const { tasks, tests, predefinedTests } = world.store;
    const found = [tasks, tests, predefinedTests].map((kind) => kind.search(organizationId, {}, everything));
    return (await Promise.all<{ items: readonly { id: string }[] }>(found)).map(({ items }) =>
      items.map((one) => one.id),
    );
  };
  expect(await catalogueOf(id)).toEqual(await catalogueOf(demo.id));
  expect(await candidatesOf(world, id)).toEqual([]);
  expect(await nextDue(world.store)).toMatchObject({ organizationId: demo.id });
});

describe("the large organization", () => {
  test("has candidates everywhere, none of them overdue", async () => {
    const size = 1500;
    const { world } = await createTestWorld({ largeSize: size });
    const { id } = await createOrganization(world, { name: "Large", seed: "large", seedValue: 1 });
    const candidates = await candidatesOf(world, id);
    expect(candidates).toHaveLength(size);
    expect(new Set(candidates.map(candidateStage))).toEqual(new Set(stages));
    expect(Math.max(...candidates.flatMap(datesOf))).toBeLessThanOrEqual(world.clocks.sandbox.now());
    expect(new Set(candidates.map((one) => one.id)).size).toBe(size);
    const first = await nextDue(world.store);
    expect(first).toMatchObject({ mailId: expect.any(String), dueAt: world.clocks.sandbox.now() });
  });

  test("has ten thousand candidates, the same for the same seed", async () => {
    const now = Date.UTC(2026, 2, 2);
    const index = indexOf(await catalogueOf("org_1", now));
    const lives = (...origin: string[]) => largeLives(createRandom(...origin), index, now);
    const [one, same, another] = [await lives("a"), await lives("a"), await lives("b")];
    expect(one).toHaveLength(10_000);
    expect(one).toEqual(same);
    expect(one).not.toEqual(another);
  });
});

test("people have addresses at reserved domains", () => {
  expect(personOf("Zoë", "Núñez")).toEqual({ firstName: "Zoë", lastName: "Núñez", email: "zoe.nunez@example.com" });
  const random = createRandom("people");
  for (let one = 0; one < 500; one++) {
    expect(inventPerson(random).email).toMatch(/^[a-z]+\.[a-z]+@example\.(com|org|net)$/);
  }
});

test("random numbers are evenly distributed, and seeded identifiers have the usual form", () => {
  const { between, pick, newId } = createRandom("x");
  const thrown = Array.from({ length: 600 }, () => between(1, 6));
  expect(new Set(thrown)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(pick(["only"])).toBe("only");
  expect(newId("cnd")).toMatch(/^cnd_[0-9A-Za-z]{12}$/);
});
