import { expect, test } from "vitest";
import { candidate, mail, OURS } from "../../testing/store-suite/samples.ts";
import type { Tables } from "./tables.ts";
import { UnitOfWork } from "./unit-of-work.ts";

const createUnit = (tables: object) => new UnitOfWork(tables as Tables, { endsAt: Number.POSITIVE_INFINITY });

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
  const tx = createUnit({ candidates });
  return { candidates: tx.candidates, tx, calls };
}

test("new entities are not searched", async () => {
  const { candidates, tx, calls } = start();
  await candidates.put(candidate({ id: "cnd_new", tags: ["a"] }), true);
  await candidates.put(candidate({ id: "cnd_new", tags: ["b"] }));
  expect((await candidates.get(OURS, "cnd_new"))?.tags).toEqual(["b"]);
  await tx.flush();
  expect(calls).toEqual(["put cnd_new b new"]);
});

test("an entity is read once and written once, in its final state", async () => {
  const { candidates, tx, calls } = start("cnd_old");
  for (const id of ["cnd_old", "cnd_new"]) {
    await candidates.get(OURS, id);
    await candidates.put(candidate({ id, tags: ["a"] }));
    await candidates.get(OURS, id);
    await candidates.put(candidate({ id, tags: ["b"] }));
  }
  expect(calls).toEqual(["get cnd_old", "get cnd_new"]);
  await tx.flush();
  await tx.flush();
  expect(calls.slice(2)).toEqual(["put cnd_old b", "put cnd_new b new"]);
});

test("a search sees all earlier writes", async () => {
  const { candidates, tx, calls } = start();
  await candidates.put(candidate({ id: "cnd_1" }));
  await candidates.search(OURS, {}, { offset: 0, limit: 1 });
  await tx.flush();
  expect(calls).toEqual(["put cnd_1 ", "search"]);
});

test("an entity that is created and deleted is never written", async () => {
  const { candidates, tx, calls } = start();
  await candidates.get(OURS, "cnd_1");
  await candidates.put(candidate({ id: "cnd_1" }));
  expect(await candidates.delete(OURS, "cnd_1")).toBe(true);
  await tx.flush();
  expect(calls).toEqual(["get cnd_1"]);
});

test("writes nothing after a failed write", async () => {
  const written: string[] = [];
  const collection = (name: string) => ({
    async put() {
      written.push(name);
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error(`no ${name}`);
    },
  });
  const parts = { candidates: collection("candidates"), mails: collection("mails") };
  const tx = createUnit(parts);
  await tx.candidates.put(candidate({ id: "cnd_1" }));
  await tx.candidates.put(candidate({ id: "cnd_2" }));
  await tx.mails.put(mail());
  await expect(tx.flush()).rejects.toThrow("no candidates");
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toEqual(["candidates"]);
});

test("entries of the journal are written together in their last form, before any deletion of names", async () => {
  const calls: unknown[] = [];
  const journal = {
    put: async (...entries: { id: string; status?: number }[]) =>
      void calls.push(entries.map(({ id, status }) => `${id} ${status}`)),
    forget: async () => void calls.push("forget"),
  };
  const tx = createUnit({ journal });
  const entry = { kind: "request", operation: "getCandidate", at: 1, recordedAt: 1, organizationId: OURS } as const;
  await tx.journal.put({ ...entry, id: "req_1" });
  await tx.journal.put({ ...entry, id: "chg_1" });
  await tx.journal.put({ ...entry, id: "req_1", status: 204 });
  await tx.journal.forget(OURS, "cnd_1", { ids: [], texts: [], words: [] });
  await tx.journal.put({ ...entry, id: "chg_2" });
  await tx.flush();
  expect(calls).toEqual([["req_1 204", "chg_1 undefined"], "forget", ["chg_2 undefined"]]);
});
