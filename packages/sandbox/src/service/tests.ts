import { type CustomFieldsPatch, patchCustomFields } from "../domain/custom-fields.ts";
import { demandFound, UnknownReferenceError } from "../domain/errors.ts";
import { type GeneratorCriteria, generateTest as generate } from "../domain/generated-tests.ts";
import type { Listing, Slice } from "../domain/lists.ts";
import type { PredefinedTest } from "../domain/predefined-tests.ts";
import type { Test } from "../domain/tests.ts";
import type { PredefinedTestFilter, TestFilter } from "../store/filters.ts";
import type { Reader } from "../store/tables.ts";
import type { World } from "./world.ts";

export async function getTest({ store }: World, organizationId: string, id: string): Promise<Test> {
  return existing(store, organizationId, id);
}

export async function searchTests(
  { store }: World,
  organizationId: string,
  filter: TestFilter,
  slice: Slice,
): Promise<Listing<Test>> {
  return store.tests.search(organizationId, filter, slice);
}

export async function updateTest(
  world: World,
  organizationId: string,
  id: string,
  { customFields }: { customFields?: CustomFieldsPatch | undefined },
): Promise<Test> {
  return world.store.transact(async (tx) => {
    const test = await existing(tx, organizationId, id);
    const changed = { ...test, customFields: patchCustomFields(test.customFields, customFields) };
    await tx.tests.put(changed);
    return changed;
  });
}

export async function createTestFromPredefined(
  world: World,
  organizationId: string,
  predefinedTestId: string,
): Promise<Test> {
  return world.store.transact(async (tx) => {
    const predefined = await tx.predefinedTests.get(organizationId, predefinedTestId);
    if (predefined === undefined)
      throw new UnknownReferenceError("predefined test", "predefinedTestId", predefinedTestId);
    const { name, skills, durationInMinutes, sections } = predefined;
    const test = newTest(world, organizationId, { name, skills, durationInMinutes, sections });
    await tx.tests.put(test);
    return test;
  });
}

/**
 * Creates a test of tasks that match all criteria.
 * @throws InvalidValueError of the field `generatorCriteria` without a match
 */
export async function generateTest(world: World, organizationId: string, criteria: GeneratorCriteria): Promise<Test> {
  const { skills: tags, difficulties, types } = criteria;
  return world.store.transact(async (tx) => {
    const everything = { offset: 0, limit: Number.MAX_SAFE_INTEGER };
    const filter = { tags, difficulties, types, published: true } as const;
    const { items } = await tx.tasks.search(organizationId, filter, everything);
    const test = newTest(world, organizationId, generate(criteria, items, world.random));
    await tx.tests.put(test);
    return test;
  });
}

const newTest = (
  { newId, clocks }: World,
  organizationId: string,
  content: Pick<Test, "name" | "skills" | "durationInMinutes" | "sections">,
): Test => ({
  id: newId("tst"),
  organizationId,
  ...content,
  state: "READY",
  asksForContractData: false,
  customFields: {},
  createdAt: clocks.of(organizationId).now(),
});

export async function searchPredefinedTests(
  { store }: World,
  organizationId: string,
  filter: PredefinedTestFilter,
  slice: Slice,
): Promise<Listing<PredefinedTest>> {
  return store.predefinedTests.search(organizationId, filter, slice);
}

async function existing({ tests }: Reader, organizationId: string, id: string): Promise<Test> {
  return demandFound(await tests.get(organizationId, id), "test", id);
}
