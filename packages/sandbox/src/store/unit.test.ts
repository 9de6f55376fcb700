import { expect, test } from "vitest";
import { candidate, mail, OURS } from "../../testing/store-suite/samples.ts";
import type { Transaction } from "./store.ts";
import { createUnit } from "./unit.ts";

/** A unit over candidates that are there, and what it calls of them. */
function start(...there: string[]) {
  const calls: string[] = [];
  const candidates = {
    async get(_: string, id: string) {
      calls.push(`get ${id}`);
      return there.includes(id) ? candidate({ id }) : undefined;
    },
    async put({ id, tags }: { id: string; tags: readonly string[] }, isNew?: boolean) {
      calls.push(`put ${id} ${tags.join()}${isNew ? " new" : ""}`);
    },
    async delete(_: string, id: string) {
      calls.push(`delete ${id}`);
      return there.includes(id);
    },
    async search() {
      calls.push("search");
      return { items: [], total: 0 };
    },
  };
  const { tx, finish } = createUnit({ candidates } as unknown as Transaction);
  return { candidates: tx.candidates, finish, calls };
}

test("nothing is looked for that is known to be new", async () => {
  const { candidates, finish, calls } = start();
  await candidates.put(candidate({ id: "cnd_new", tags: ["a"] }), true);
  await candidates.put(candidate({ id: "cnd_new", tags: ["b"] }));
  expect((await candidates.get(OURS, "cnd_new"))?.tags).toEqual(["b"]);
  await finish();
  expect(calls).toEqual(["put cnd_new b new"]);
});

test("an entity is read once and written once, as it is in the end", async () => {
  const { candidates, finish, calls } = start("cnd_old");
  for (const id of ["cnd_old", "cnd_new"]) {
    await candidates.get(OURS, id);
    await candidates.put(candidate({ id, tags: ["a"] }));
    await candidates.get(OURS, id);
    await candidates.put(candidate({ id, tags: ["b"] }));
  }
  expect(calls).toEqual(["get cnd_old", "get cnd_new"]);
  await finish();
  await finish();
  expect(calls.slice(2)).toEqual(["put cnd_old b", "put cnd_new b new"]);
});

test("a search comes after all that was put before", async () => {
  const { candidates, finish, calls } = start();
  await candidates.put(candidate({ id: "cnd_1" }));
  await candidates.search(OURS, {}, { offset: 0, limit: 1 });
  await finish();
  expect(calls).toEqual(["put cnd_1 ", "search"]);
});

test("an entity that is created and deleted is never written", async () => {
  const { candidates, finish, calls } = start();
  await candidates.get(OURS, "cnd_1");
  await candidates.put(candidate({ id: "cnd_1" }));
  expect(await candidates.delete(OURS, "cnd_1")).toBe(true);
  await finish();
  expect(calls).toEqual(["get cnd_1"]);
});

test("after a write that failed nothing else is written", async () => {
  const written: string[] = [];
  const collection = (name: string) => ({
    async put() {
      written.push(name);
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error(`no ${name}`);
    },
  });
  const parts = { candidates: collection("candidates"), mails: collection("mails") };
  const { tx, finish } = createUnit(parts as unknown as Transaction);
  await tx.candidates.put(candidate({ id: "cnd_1" }));
  await tx.candidates.put(candidate({ id: "cnd_2" }));
  await tx.mails.put(mail());
  await expect(finish()).rejects.toThrow("no candidates");
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toEqual(["candidates"]);
});

test("entries of the journal are written together, each as it was put last, and before anything is forgotten", async () => {
  const calls: unknown[] = [];
  const journal = {
    put: async (...entries: { id: string; status?: number }[]) =>
      void calls.push(entries.map(({ id, status }) => `${id} ${status}`)),
    forget: async () => void calls.push("forget"),
  };
  const { tx, finish } = createUnit({ journal } as unknown as Transaction);
  const entry = { kind: "request", operation: "getCandidate", at: 1, recordedAt: 1, organizationId: OURS } as const;
  await tx.journal.put({ ...entry, id: "req_1" });
  await tx.journal.put({ ...entry, id: "chg_1" });
  await tx.journal.put({ ...entry, id: "req_1", status: 204 });
  await tx.journal.forget(OURS, "cnd_1", { ids: [], texts: [], words: [] });
  await tx.journal.put({ ...entry, id: "chg_2" });
  await finish();
  expect(calls).toEqual([["req_1 204", "chg_1 undefined"], "forget", ["chg_2 undefined"]]);
});
