import { describe, expect } from "vitest";
import { plantCatalogue } from "../../testing/catalogue.ts";
import { nextDue } from "../../testing/due.ts";
import { createTestWorld, test } from "../../testing/world.ts";
import { candidateStage } from "../domain/candidates.ts";
import { ExternalIdTakenError, NotFoundError } from "../domain/errors.ts";
import { createOrganization } from "../seed/organizations.ts";
import {
  createCandidate,
  deleteCandidate,
  getCandidate,
  invite,
  searchCandidates,
  updateCandidate,
} from "./candidates.ts";

const everything = { offset: 0, limit: 100 };

describe("a candidate alone", () => {
  test("is stored without an assessment, a mail or a credit spent", async () => {
    const { world, organizationId } = await createTestWorld({ credits: 0 });
    const created = await createCandidate(world, organizationId, { email: "ada@example.com", tags: ["backend"] });
    expect(await getCandidate(world, organizationId, created.id)).toEqual(created);
    expect(candidateStage(created)).toBe("WITHOUT_ASSESSMENT");
    expect((await world.store.mails.list(organizationId, {}, everything)).total).toBe(0);
    expect(await nextDue(world.store)).toBeUndefined();
  });

  test("may have a used e-mail address, but not a used externalId", async ({ world, organizationId }) => {
    const first = { email: "ada@example.com", externalId: "ats-1" };
    await createCandidate(world, organizationId, first);
    await createCandidate(world, organizationId, { ...first, externalId: "ats-2" });
    await expect(createCandidate(world, organizationId, first)).rejects.toThrow(ExternalIdTakenError);
    expect((await searchCandidates(world, organizationId, {}, everything)).total).toBe(2);
  });

  test("may have the externalId of another organization or of a deleted candidate", async () => {
    const { world, organizationId } = await createTestWorld();
    const other = await createOrganization(world, { name: "Other", seed: "none" });
    const given = { email: "ada@example.com", externalId: "ats-1" };
    const { id } = await createCandidate(world, organizationId, given);
    await createCandidate(world, other.id, given);
    await deleteCandidate(world, organizationId, id);
    await createCandidate(world, organizationId, given);
  });

  test("cannot be created twice at the same time with one externalId", async ({ world, organizationId }) => {
    const given = { email: "ada@example.com", externalId: "ats-1" };
    const results = await Promise.allSettled([1, 2, 3].map(() => createCandidate(world, organizationId, given)));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
  });
});

describe("a change", () => {
  test("decides and patches custom fields with any names", async ({ world, organizationId }) => {
    const { id } = await createCandidate(world, organizationId, { email: "ada@example.com" });
    const customFields = JSON.parse('{"__proto__": "x", "level": 3, "gone": null}');
    await updateCandidate(world, organizationId, id, { decision: "ACCEPTED", customFields });
    const candidate = await getCandidate(world, organizationId, id);
    expect(candidateStage(candidate)).toBe("ACCEPTED");
    expect(JSON.stringify(candidate.customFields)).toBe('{"__proto__":"x","level":3}');
    await updateCandidate(world, organizationId, id, { customFields: JSON.parse('{"__proto__": null}') });
    expect((await getCandidate(world, organizationId, id)).customFields).toEqual({ level: 3 });
  });
});

describe("a deleted candidate", () => {
  test("is deleted with assessments, token and pending work", async ({ world, organizationId }) => {
    const { automatic } = await plantCatalogue(world, organizationId);
    const given = { email: "ada@example.com" };
    const { candidate, assessment } = await invite(world, organizationId, given, { testId: automatic.id });
    await deleteCandidate(world, organizationId, candidate.id);
    await expect(getCandidate(world, organizationId, candidate.id)).rejects.toThrow(NotFoundError);
    expect(await world.store.candidates.findAnywhere({ token: assessment.token })).toBeUndefined();
    expect(await nextDue(world.store)).toBeUndefined();
    await expect(deleteCandidate(world, organizationId, candidate.id)).rejects.toThrow(NotFoundError);
  });
});

test("nothing is found, changed or deleted through another organization", async ({ world, organizationId }) => {
  const other = await createOrganization(world, { name: "Other", seed: "none" });
  const { id } = await createCandidate(world, organizationId, { email: "ada@example.com" });
  await expect(getCandidate(world, other.id, id)).rejects.toThrow(NotFoundError);
  await expect(updateCandidate(world, other.id, id, { decision: "ACCEPTED" })).rejects.toThrow(NotFoundError);
  await expect(deleteCandidate(world, other.id, id)).rejects.toThrow(NotFoundError);
  expect((await searchCandidates(world, other.id, {}, everything)).items).toEqual([]);
  expect(candidateStage(await getCandidate(world, organizationId, id))).toBe("WITHOUT_ASSESSMENT");
});
