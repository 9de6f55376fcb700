import { describe, expect, it } from "vitest";
import type { MailFilter } from "../../src/store/filters.ts";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import { apiKey, event, mail, OTHER, OURS, predefinedTest, task, taskContent, test, webhook } from "./samples.ts";

const all = { offset: 0, limit: 100 };
const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

export function describeLists(createStore: CreateStore): void {
  describe("lists", () => {
    const fresh = useFreshStore(createStore);

    it("return keys of an organization in order of creation", async () => {
      await fresh.change(async (tx) => {
        for (const id of ["key_2", "key_1", "key_3"]) await tx.keys.put(apiKey({ id }));
        await tx.keys.put(apiKey({ id: "key_2", hint: "new" }));
        await tx.keys.put(apiKey({ id: "key_4", organizationId: OTHER }));
      });
      expect(ids(await fresh.store.keys.list(OURS))).toEqual(["key_2", "key_1", "key_3"]);
    });

    it("find keys of all organizations by a literal prefix of their hash", async () => {
      await fresh.change(async (tx) => {
        await tx.keys.put(apiKey({ id: "key_1", hash: "abcd" }));
        await tx.keys.put(apiKey({ id: "key_2", hash: "abce", organizationId: OTHER }));
        await tx.keys.put(apiKey({ id: "key_3", hash: "abd" }));
      });
      expect(ids(await fresh.store.keys.findByHashPrefix("abc"))).toEqual(["key_1", "key_2"]);
      expect(ids(await fresh.store.keys.findByHashPrefix("abcd"))).toEqual(["key_1"]);
      expect(ids(await fresh.store.keys.findByHashPrefix("a_c"))).toEqual([]);
      expect(ids(await fresh.store.keys.findByHashPrefix("%"))).toEqual([]);
      expect(ids(await fresh.store.keys.findByHashPrefix("abcde"))).toEqual([]);
    });

    it("find the current keys after repeated searches", async () => {
      const found = async () => (await fresh.store.keys.findByHashPrefix("ab")).map(({ hint }) => hint);
      const put = (hint: string) => fresh.change((tx) => tx.keys.put(apiKey({ id: "key_1", hash: "abcd", hint })));
      expect(await found()).toEqual([]);
      await put("one");
      expect(await found()).toEqual(["one"]);
      await put("two");
      expect(await found()).toEqual(["two"]);
      const undone = fresh.store.transact(async (tx) => {
        await tx.keys.delete(OURS, "key_1");
        throw new Error("undone");
      });
      await expect(undone).rejects.toThrow("undone");
      expect(await found()).toEqual(["two"]);
      await fresh.change((tx) => tx.keys.delete(OURS, "key_1"));
      expect(await found()).toEqual([]);
      await put("three");
      expect(await found()).toEqual(["three"]);
      await fresh.change((tx) => tx.organizations.delete(OURS));
      expect(await found()).toEqual([]);
    });

    it("return webhooks of an organization in order of creation", async () => {
      await fresh.change(async (tx) => {
        for (const id of ["whk_2", "whk_1"]) await tx.webhooks.put(webhook({ id }));
        await tx.webhooks.put(webhook({ id: "whk_3", organizationId: OTHER }));
      });
      expect(ids(await fresh.store.webhooks.list(OURS))).toEqual(["whk_2", "whk_1"]);
    });

    it("search tests by name and skills, regardless of case", async () => {
      await fresh.change(async (tx) => {
        await tx.tests.put(test({ id: "tst_1", name: "Größe 100%", skills: ["Java", "SQL"] }));
        await tx.tests.put(test({ id: "tst_2", name: "Backend", skills: ["JavaScript"] }));
        await tx.tests.put(test({ id: "tst_3", name: "Java", organizationId: OTHER }));
      });
      const search = async (text?: string) => ids((await fresh.store.tests.search(OURS, { text }, all)).items);
      expect(await search()).toEqual(["tst_1", "tst_2"]);
      expect(await search("")).toEqual(["tst_1", "tst_2"]);
      expect(await search("jAVA")).toEqual(["tst_1", "tst_2"]);
      expect(await search("GRÖSSE")).toEqual([]);
      expect(await search("GRÖ")).toEqual(["tst_1"]);
      expect(await search("0%")).toEqual(["tst_1"]);
      expect(await search("_")).toEqual([]);
    });

    it("return usable tests only on request", async () => {
      await fresh.change(async (tx) => {
        await tx.tests.put(test({ id: "tst_1", state: "DRAFT" }));
        await tx.tests.put(test({ id: "tst_2" }));
        await tx.tests.put(test({ id: "tst_3", state: "ARCHIVED" }));
        await tx.tests.put(test({ id: "tst_4", name: "Other" }));
      });
      const search = async (text?: string) =>
        ids((await fresh.store.tests.search(OURS, { text, usable: true }, all)).items);
      expect(await search()).toEqual(["tst_2", "tst_4"]);
      expect(await search("test")).toEqual(["tst_2"]);
    });

    it("return pages of tests with the total", async () => {
      await fresh.change(async (tx) => {
        for (let index = 0; index < 5; index++) await tx.tests.put(test({ id: `tst_${index}`, name: "A test" }));
      });
      const page = await fresh.store.tests.search(OURS, { text: "test" }, { offset: 3, limit: 3 });
      expect([ids(page.items), page.total]).toEqual([["tst_3", "tst_4"], 5]);
      expect(await fresh.store.tests.search(OURS, {}, { offset: 9, limit: 3 })).toEqual({ items: [], total: 5 });
    });

    it("search predefined tests by text, skills and seniority", async () => {
      await fresh.change(async (tx) => {
        await tx.predefinedTests.put(predefinedTest({ id: "pre_1", name: "One", skills: ["SQL", "Java"] }));
        await tx.predefinedTests.put(predefinedTest({ id: "pre_2", description: "the one", seniorityLevel: "SENIOR" }));
        await tx.predefinedTests.put(predefinedTest({ id: "pre_3", skills: ["sql"], seniorityLevel: "MIDDLE" }));
      });
      const search = async (filter: Parameters<typeof fresh.store.predefinedTests.search>[1]) =>
        ids((await fresh.store.predefinedTests.search(OURS, filter, all)).items);
      expect(await search({ text: "ONE" })).toEqual(["pre_1", "pre_2"]);
      expect(await search({ text: "sql" })).toEqual(["pre_1", "pre_3"]);
      expect(await search({ skills: ["SQL", "other"] })).toEqual(["pre_1"]);
      expect(await search({ seniorityLevels: ["SENIOR", "MIDDLE"], skills: [] })).toEqual(["pre_2", "pre_3"]);
      expect(await search({ seniorityLevels: ["SENIOR"], text: "sql" })).toEqual([]);
    });

    it("search tasks by newest or by published content", async () => {
      const easy = taskContent({ type: "CHOICE", difficulty: "EASY", tags: ["SQL", "Java"] });
      const hard = taskContent({ type: "ESSAY", difficulty: "HARD", tags: ["Go"] });
      await fresh.change(async (tx) => {
        await tx.tasks.put(task({ id: "tsk_1", published: easy, revision: 1 }));
        await tx.tasks.put(task({ id: "tsk_2", draft: hard }));
        await tx.tasks.put(task({ id: "tsk_3", published: easy, draft: hard, revision: 1 }));
      });
      const search = async (filter: Parameters<typeof fresh.store.tasks.search>[1]) =>
        ids((await fresh.store.tasks.search(OURS, filter, all)).items);
      expect(await search({})).toEqual(["tsk_1", "tsk_2", "tsk_3"]);
      expect(await search({ published: true })).toEqual(["tsk_1", "tsk_3"]);
      expect(await search({ types: ["ESSAY"] })).toEqual(["tsk_2", "tsk_3"]);
      expect(await search({ types: ["CHOICE"], published: true })).toEqual(["tsk_1", "tsk_3"]);
      expect(await search({ tags: ["Java", "Rust"], published: true, difficulties: ["EASY"] })).toEqual([
        "tsk_1",
        "tsk_3",
      ]);
      expect(await search({ tags: ["Go"], difficulties: ["HARD", "MEDIUM"] })).toEqual(["tsk_2", "tsk_3"]);
      expect(await search({ tags: ["Go"], published: true })).toEqual([]);
    });

    it("search tasks by their newest title, regardless of case", async () => {
      await fresh.change(async (tx) => {
        await tx.tasks.put(task({ id: "tsk_1", published: taskContent({ title: "Éclair" }), revision: 1 }));
        const draft = taskContent({ title: "100% new" });
        await tx.tasks.put(task({ id: "tsk_2", published: taskContent({ title: "Éclair" }), draft, revision: 1 }));
      });
      const search = async (filter: Parameters<typeof fresh.store.tasks.search>[1]) =>
        ids((await fresh.store.tasks.search(OURS, filter, all)).items);
      expect(await search({ text: "éCL" })).toEqual(["tsk_1"]);
      expect(await search({ text: "%" })).toEqual(["tsk_2"]);
      expect(await search({ text: "new", published: true })).toEqual(["tsk_2"]);
      expect(await search({ text: "" })).toEqual(["tsk_1", "tsk_2"]);
    });

    it("return events oldest first, of all or one candidate", async () => {
      await fresh.change(async (tx) => {
        for (const [index, candidateId] of ["cnd_1", "cnd_2", "cnd_1", "cnd_1"].entries())
          await tx.events.put(event({ id: `id_${9 - index}`, candidateId }));
      });
      const list = async (filter: { candidateId?: string }, slice = all) => {
        const { items, total } = await fresh.store.events.list(OURS, filter, slice);
        return [ids(items), total];
      };
      expect(await list({})).toEqual([["id_9", "id_8", "id_7", "id_6"], 4]);
      expect(await list({}, { offset: 1, limit: 2 })).toEqual([["id_8", "id_7"], 4]);
      expect(await list({ candidateId: "cnd_1" }, { offset: 1, limit: 1 })).toEqual([["id_7"], 3]);
      expect(await list({ candidateId: "cnd_9" })).toEqual([[], 0]);
      await fresh.change(async (tx) => {
        await tx.events.put(event({ id: "id_8" }));
        await tx.events.delete(OURS, "id_9");
        await tx.events.delete(OURS, "id_0");
      });
      expect(await list({})).toEqual([["id_8", "id_7", "id_6"], 3]);
    });

    it("return mails newest first, filtered by candidate, address and date", async () => {
      await fresh.change(async (tx) => {
        await tx.mails.put(mail({ id: "mai_9", candidateId: "cnd_1", to: "ada@example.com", createdAt: 10 }));
        await tx.mails.put(mail({ id: "mai_8", candidateId: "cnd_2", to: "Grace@example.com", createdAt: 20 }));
        await tx.mails.put(mail({ id: "mai_7", candidateId: "cnd_1", to: "ada@example.com", createdAt: 30 }));
        await tx.mails.put(mail({ id: "mai_6", candidateId: "cnd_3", to: "ada@example.com", createdAt: 30 }));
        await tx.mails.put(mail({ id: "mai_5", organizationId: OTHER, to: "ada@example.com", createdAt: 30 }));
      });
      const list = async (filter: MailFilter, slice = all) => {
        const { items, total } = await fresh.store.mails.list(OURS, filter, slice);
        return [ids(items), total];
      };
      expect(await list({})).toEqual([["mai_6", "mai_7", "mai_8", "mai_9"], 4]);
      expect(await list({}, { offset: 1, limit: 2 })).toEqual([["mai_7", "mai_8"], 4]);
      expect(await list({ candidateId: "cnd_1" }, { offset: 1, limit: 1 })).toEqual([["mai_9"], 2]);
      expect(await list({ email: "ADA@example.com" })).toEqual([["mai_6", "mai_7", "mai_9"], 3]);
      expect(await list({ email: "grace@example.com" })).toEqual([["mai_8"], 1]);
      expect(await list({ email: "ada@example" })).toEqual([[], 0]);
      expect(await list({ since: 20 })).toEqual([["mai_6", "mai_7", "mai_8"], 3]);
      expect(await list({ email: "ada@example.com", since: 20, candidateId: "cnd_1" })).toEqual([["mai_7"], 1]);
      await fresh.change(async (tx) => {
        await tx.mails.put(mail({ id: "mai_8", to: "ada@example.com", createdAt: 20 }));
        await tx.mails.delete(OURS, "mai_7");
        await tx.mails.delete(OURS, "mai_0");
      });
      expect(await list({})).toEqual([["mai_6", "mai_8", "mai_9"], 3]);
      expect(await list({ email: "ada@example.com" })).toEqual([["mai_6", "mai_8", "mai_9"], 3]);
    });
  });
}
