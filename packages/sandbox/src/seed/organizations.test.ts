import { describe, expect } from "vitest";
import { nextDue } from "../../testing/due.ts";
import { createTestWorld, test } from "../../testing/world.ts";
import { NotFoundError } from "../domain/errors.ts";
import { DAY } from "../domain/time.ts";
import { createCandidate, deleteCandidate, invite, searchCandidates } from "../service/candidates.ts";
import { createKey, deleteKey, listKeys } from "../service/keys.ts";
import { deleteOrganization, getOrganization, listOrganizations, setCredits } from "../service/organizations.ts";
import { deleteSnapshot, listSnapshots } from "../service/snapshots.ts";
import { searchTests } from "../service/tests.ts";
import { registerWebhook } from "../service/webhooks.ts";
import type { World } from "../service/world.ts";
import { EXAMPLE_ORGANIZATION } from "./examples.ts";
import { createOrganization, resetOrganization } from "./organizations.ts";

const everything = { offset: 0, limit: 1000 };

async function contentsOf(world: World, id: string): Promise<unknown> {
  const { store } = world;
  return {
    candidates: (await searchCandidates(world, id, {}, everything)).items,
    tests: (await searchTests(world, id, {}, everything)).items,
    predefinedTests: (await store.predefinedTests.search(id, {}, everything)).items,
    tasks: (await store.tasks.search(id, {}, everything)).items,
    mails: (await store.mails.list(id, {}, everything)).items,
    events: (await store.events.list(id, {}, everything)).items,
    webhooks: await store.webhooks.list(id),
    skills: (await store.skills.search(id, {}, everything)).items,
    jobPositions: (await store.jobPositions.search(id, {}, everything)).items,
    teams: (await store.teams.search(id, {}, everything)).items,
    people: (await store.people.search(id, {}, everything)).items,
    personSkills: (await store.personSkills.search(id, {}, everything)).items,
  };
}

describe("a new organization", () => {
  test("has a catalogue and candidates, unless its seed is none", async ({ world }) => {
    const full = await createOrganization(world, { name: "Full", credits: 3 });
    expect(full).toMatchObject({ name: "Full", credits: 3, fresh: { credits: 3, seed: "demo", seedValue: full.id } });
    expect((await searchTests(world, full.id, {}, everything)).total).toBeGreaterThan(5);
    expect((await searchCandidates(world, full.id, {}, everything)).total).toBeGreaterThan(10);
    const empty = await createOrganization(world, { name: "Empty", seed: "none" });
    expect(await contentsOf(world, empty.id)).toEqual({
      candidates: [],
      tests: [],
      predefinedTests: [],
      tasks: [],
      mails: [],
      events: [],
      webhooks: [],
      skills: [],
      jobPositions: [],
      teams: [],
      people: [],
      personSkills: [],
    });
    expect(await getOrganization(world, full.id)).toEqual(full);
  });

  test("is listed last", async ({ world, organizationId }) => {
    const { id } = await createOrganization(world, { name: "Second", seed: "none" });
    const { items } = await listOrganizations(world, everything);
    expect(items.map((one) => one.id)).toEqual([organizationId, id]);
  });

  test("spends no credits on its first candidates", async ({ world }) => {
    const { id } = await createOrganization(world, { name: "A", credits: 0 });
    expect((await getOrganization(world, id)).credits).toBe(0);
  });
});

describe("the same seed value", () => {
  test("makes the same data in another store, identifiers included", async () => {
    const [one, other] = [await createTestWorld(), await createTestWorld()];
    const made = await Promise.all(
      [one, other].map(({ world }) => createOrganization(world, { name: "A", seedValue: 42 })),
    );
    expect(made[0]).toEqual(made[1]);
    const [first, second] = [
      await contentsOf(one.world, made[0]?.id ?? ""),
      await contentsOf(other.world, made[1]?.id ?? ""),
    ];
    expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  });

  test("creates the same data later, with shifted dates", async ({ world, pass }) => {
    const { id } = await createOrganization(world, { name: "A", seedValue: 42 });
    const startsOf = async () =>
      (await searchCandidates(world, id, {}, everything)).items.map(({ createdAt }) => createdAt);
    const before = await startsOf();
    pass(3 * DAY);
    await resetOrganization(world, id);
    expect(await startsOf()).toEqual(before.map((createdAt) => createdAt + 3 * DAY));
  });

  test("creates two organizations in one store that share only the catalogue", async ({ world }) => {
    const one = await createOrganization(world, { name: "A", seedValue: "x" });
    const other = await createOrganization(world, { name: "B", seedValue: "x" });
    expect(one.id).not.toBe(other.id);
    const idsOf = async (id: string) =>
      (await searchCandidates(world, id, {}, everything)).items.flatMap((candidate) => [
        candidate.id,
        ...candidate.assessments.flatMap((assessment) => [assessment.id, assessment.token]),
      ]);
    const ids = [...(await idsOf(one.id)), ...(await idsOf(other.id))];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("differs for another value", async ({ world }) => {
    const { id } = await createOrganization(world, { name: "A", seedValue: 1 });
    const before = await contentsOf(world, id);
    await resetOrganization(world, id, { seedValue: 2 });
    expect(await contentsOf(world, id)).not.toEqual(before);
  });
});

describe("a reset", () => {
  test("restores everything except the keys", async ({ world }) => {
    const { id } = await createOrganization(world, { name: "A", credits: 5 });
    const { apiKey } = await createKey(world, id, { versions: ["v1"] });
    const before = await contentsOf(world, id);
    await invite(world, id, { email: "ada@example.com" }, { testId: "tst_sql_basics" });
    await registerWebhook(world, id, { url: "https://hooks.example.com", apiVersion: "v2" });
    await world.store.transact((tx) => tx.tests.delete(id, "tst_backend_go_sql"));
    const after = await resetOrganization(world, id);
    expect(after).toEqual(await getOrganization(world, id));
    expect(after.credits).toBe(5);
    expect(await contentsOf(world, id)).toEqual(before);
    expect(await world.store.keys.list(id)).toEqual([apiKey]);
  });

  test("deletes pending timers and deliveries", async ({ world, organizationId }) => {
    await resetOrganization(world, organizationId, { seed: "demo" });
    await resetOrganization(world, organizationId, { seed: "none" });
    expect(await nextDue(world.store)).toBeUndefined();
  });

  test("can use another seed", async ({ world, organizationId }) => {
    await resetOrganization(world, organizationId, { seed: "demo", seedValue: 7 });
    const before = await contentsOf(world, organizationId);
    await createCandidate(world, organizationId, { email: "ada@example.com" });
    expect((await resetOrganization(world, organizationId)).fresh).toEqual({
      credits: null,
      seed: "demo",
      seedValue: "7",
    });
    expect(await contentsOf(world, organizationId)).toEqual(before);
  });

  test("touches no other organization", async ({ world, organizationId }) => {
    const { id } = await createOrganization(world, { name: "Other", seed: "none" });
    await createCandidate(world, id, { email: "ada@example.com" });
    await resetOrganization(world, organizationId);
    await deleteOrganization(world, organizationId);
    expect((await searchCandidates(world, id, {}, everything)).total).toBe(1);
  });
});

test("credits can be set and removed", async ({ world, organizationId }) => {
  expect((await setCredits(world, organizationId, 7)).credits).toBe(7);
  expect((await setCredits(world, organizationId, null)).credits).toBeNull();
  expect((await getOrganization(world, organizationId)).credits).toBeNull();
});

test("a deletion removes an organization and its keys", async ({ world }) => {
  const { id } = await createOrganization(world, { name: "A" });
  await createKey(world, id, { versions: ["v1"] });
  await deleteOrganization(world, id);
  expect(await world.store.keys.list(id)).toEqual([]);
  expect(await nextDue(world.store)).toBeUndefined();
  await expect(getOrganization(world, id)).rejects.toThrow(NotFoundError);
});

test.each([
  ["read", (world: World) => getOrganization(world, "org_none")],
  ["given credits", (world: World) => setCredits(world, "org_none", 1)],
  ["reset", (world: World) => resetOrganization(world, "org_none")],
  ["deleted", (world: World) => deleteOrganization(world, "org_none")],
])("an unknown organization cannot be %s", async (_, work) => {
  const { world } = await createTestWorld();
  await expect(work(world)).rejects.toThrow(NotFoundError);
});

describe("the organization of the documents' examples", () => {
  const id = EXAMPLE_ORGANIZATION;
  const start = async () => {
    const { world } = await createTestWorld();
    await createOrganization(world, { id, name: "Demo" });
    return world;
  };
  const namesOf = async (world: World) => ({
    candidates: (await searchCandidates(world, id, {}, everything)).items.map((one) => one.id),
    events: (await world.store.events.list(id, {}, everything)).items.map((one) => one.id),
    mails: (await world.store.mails.list(id, {}, everything)).items.map((one) => one.id),
    keys: (await listKeys(world, id)).map((one) => one.id),
    snapshots: (await listSnapshots(world, id)).map((one) => one.id),
  });
  const examples = {
    candidates: expect.arrayContaining(["cnd_4h7Qm2Xs", "cnd_9Tz3Rk1W"]),
    events: expect.arrayContaining(["evt_3Hw8Zc4L"]),
    mails: expect.arrayContaining(["mai_6Kt3Vb9N"]),
    keys: ["key_7Gm2Xp5R"],
    snapshots: ["snp_6Kd2Tn9B"],
  };

  test("has their identifiers, also after a reset", async () => {
    const world = await start();
    expect(await namesOf(world)).toMatchObject(examples);
    await deleteKey(world, id, "key_7Gm2Xp5R");
    await deleteSnapshot(world, id, "snp_6Kd2Tn9B");
    await deleteCandidate(world, id, "cnd_4h7Qm2Xs");
    for (const _ of ["once", "with all of it there"]) {
      await resetOrganization(world, id);
      expect(await namesOf(world)).toMatchObject(examples);
    }
  });

  test("is the only one with them, and empty with the seed none", async () => {
    const world = await start();
    const other = await createOrganization(world, { name: "Other" });
    expect((await searchCandidates(world, other.id, {}, everything)).items.map((one) => one.id)).not.toContain(
      "cnd_4h7Qm2Xs",
    );
    expect(await listKeys(world, other.id)).toEqual([]);
    await resetOrganization(world, id, { seed: "none" });
    expect(await namesOf(world)).toMatchObject({ candidates: [], events: [], mails: [] });
  });
});
