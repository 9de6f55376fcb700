/**
 * Every domain field appears in V1, V2 or the control API, unless excluded. A new field fails to compile until the
 * subjects have two values.
 */
import { afterAll, describe, expect, test } from "vitest";
import type { AnySubject } from "../../testing/presented/subject.ts";
import { subjects } from "../../testing/presented/subjects.ts";
import { startTestSandbox } from "../../testing/sandbox.ts";

const sandbox = await startTestSandbox();
afterAll(() => sandbox.close());

async function read(address: string): Promise<unknown> {
  const headers = { "X-Api-Key": sandbox.apiKey, "Vendor-Api-Key": sandbox.apiKey };
  const response = await fetch(`${sandbox.origin}${address}`, { headers });
  expect([address, response.status]).toEqual([address, 200]);
  return response.json();
}

async function presented(subject: AnySubject, entity: object): Promise<unknown> {
  const owned = { ...entity, organizationId: sandbox.organizationId };
  const addresses = await sandbox.world.store.transact((tx) => subject.store(tx, owned as never));
  return Promise.all(addresses.map(read));
}

describe.each(Object.entries(subjects))("%s", (_name, subject) => {
  const { values, leftOut = {} } = subject;
  const base = Object.fromEntries(Object.entries(values).map(([field, [first]]) => [field, first]));

  test.each(Object.entries(values))("%s is presented, except for listed exceptions", async (field, [, second]) => {
    const before = await presented(subject, base);
    const after = await presented(subject, { ...base, [field]: second });
    if (Object.hasOwn(leftOut, field)) expect(after).toEqual(before);
    else expect(after).not.toEqual(before);
  });
});
