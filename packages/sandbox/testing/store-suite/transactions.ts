import { describe, expect, it } from "vitest";
import { StoreClosedError } from "../../src/domain/storage-errors.ts";
import type { Transaction } from "../../src/store/store.ts";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import { assessment, candidate, delivery, mail, OURS, organization } from "./samples.ts";

async function spendCredit(tx: Transaction): Promise<void> {
  const found = await tx.organizations.get(OURS);
  if (!found?.credits) throw new Error("no credits");
  await new Promise((resolve) => setImmediate(resolve));
  await tx.organizations.put({ ...found, credits: found.credits - 1 });
}

export function describeTransactions(createStore: CreateStore): void {
  describe("transactions", () => {
    const fresh = useFreshStore(createStore);
    const credits = async () => (await fresh.store.organizations.get(OURS))?.credits;

    it("return the result of the work", async () => {
      expect(await fresh.store.transact(async () => "result")).toBe("result");
    });

    it("see their changes, also in lists", async () => {
      const seen = await fresh.store.transact(async (tx) => {
        await tx.candidates.put(candidate({ tags: ["a"] }));
        const slice = { offset: 0, limit: 10 };
        const lists = [{}, { text: "ada" }, { tags: ["a"] }, { stages: ["WITHOUT_ASSESSMENT" as const] }];
        return Promise.all(lists.map(async (filter) => (await tx.candidates.search(OURS, filter, slice)).total));
      });
      expect(seen).toEqual([1, 1, 1, 1]);
    });

    it("store the last version of an entity at the place of the first", async () => {
      await fresh.change(async (tx) => {
        await tx.candidates.put(candidate({ id: "cnd_first", tags: ["a"] }));
        await tx.candidates.put(candidate({ id: "cnd_second" }));
        const first = await tx.candidates.get(OURS, "cnd_first");
        expect(first?.tags).toEqual(["a"]);
        await tx.candidates.put(candidate({ id: "cnd_first", tags: ["b"] }));
      });
      expect(await fresh.search({})).toEqual(["cnd_first", "cnd_second"]);
      expect(await fresh.search({ tags: ["a"] })).toEqual([]);
      expect(await fresh.search({ tags: ["b"] })).toEqual(["cnd_first"]);
    });

    it("do not store an entity that they put and delete, and can put it again", async () => {
      const deleted = await fresh.store.transact(async (tx) => {
        await tx.mails.put(mail());
        await tx.deliveries.put(delivery());
        expect(await tx.deliveries.get(OURS, delivery().id)).toEqual(delivery());
        return [
          await tx.deliveries.delete(OURS, delivery().id),
          await tx.deliveries.delete(OURS, delivery().id),
          await tx.mails.delete(OURS, mail().id),
          await tx.mails.get(OURS, mail().id),
        ];
      });
      expect(deleted).toEqual([true, false, true, undefined]);
      const mails = () => fresh.store.mails.list(OURS, {}, { offset: 0, limit: 10 });
      expect(await mails()).toEqual({ items: [], total: 0 });
      await fresh.change(async (tx) => {
        expect(await tx.mails.get(OURS, mail().id)).toBeUndefined();
        await tx.mails.put(mail({ subject: "one" }));
        await tx.mails.delete(OURS, mail().id);
        await tx.mails.put(mail({ subject: "two" }));
      });
      expect(await mails()).toMatchObject({ items: [{ subject: "two" }], total: 1 });
    });

    it("find a candidate by an added assessment, and not by a removed one", async () => {
      const one = assessment();
      const found = await fresh.store.transact(async (tx) => {
        const find = async () => (await tx.candidates.findByAssessment(OURS, one.id))?.id;
        await tx.candidates.put(candidate({ assessments: [one] }));
        const before = await find();
        await tx.candidates.put(candidate());
        return [before, await find()];
      });
      expect(found).toEqual(["cnd_1", undefined]);
      expect(await fresh.store.candidates.findByAssessment(OURS, one.id)).toBeUndefined();
    });

    it("discard cached reads of a cleared organization", async () => {
      await fresh.change((tx) => tx.candidates.put(candidate()));
      const seen = await fresh.store.transact(async (tx) => {
        const before = await tx.candidates.get(OURS, "cnd_1");
        await tx.candidates.put(candidate({ id: "cnd_2" }));
        await tx.organizations.clear(OURS);
        return [before?.id, await tx.candidates.get(OURS, "cnd_1"), await tx.candidates.get(OURS, "cnd_2")];
      });
      expect(seen).toEqual(["cnd_1", undefined, undefined]);
    });

    it("change nothing if the work fails, and reject with its error", async () => {
      const failure = new Error("changed my mind");
      const failing = fresh.store.transact(async (tx) => {
        await tx.candidates.put(candidate({ tags: ["a"], externalId: "x" }));
        await tx.settings.put("name", "value");
        await tx.organizations.clear(OURS);
        throw failure;
      });
      await expect(failing).rejects.toBe(failure);
      expect(await fresh.search({})).toEqual([]);
      expect(await fresh.search({ text: "ada" })).toEqual([]);
      expect(await fresh.store.settings.get("name")).toBeUndefined();
    });

    it("discard unawaited changes if the work fails", async () => {
      const names = ["a", "b", "c", "d"];
      let begun: Promise<unknown> = Promise.resolve();
      const failing = fresh.store.transact(async (tx) => {
        begun = Promise.allSettled(names.map((name) => tx.settings.put(name, "value")));
        throw new Error("changed my mind");
      });
      await expect(failing).rejects.toThrow("changed my mind");
      await begun;
      expect(await Promise.all(names.map((name) => fresh.store.settings.get(name)))).toEqual(
        names.map(() => undefined),
      );
    });

    it("fail without affecting concurrent transactions", async () => {
      const ids = Array.from({ length: 30 }, (_, index) => `cnd_${index}`);
      const outcomes = await Promise.allSettled(
        ids.map((id, index) =>
          fresh.store.transact(async (tx) => {
            await tx.candidates.put(candidate({ id }));
            if (index % 3 === 0) throw new Error("every third");
          }),
        ),
      );
      expect(outcomes.map(({ status }) => status === "rejected")).toEqual(ids.map((_, index) => index % 3 === 0));
      expect((await fresh.search({})).sort()).toEqual(ids.filter((_, index) => index % 3 !== 0).sort());
      expect((await fresh.search({ text: "ada" })).length).toBe(20);
    });

    it("spend exactly 50 credits for 60 concurrent requests", async () => {
      await fresh.change((tx) => tx.organizations.put(organization({ credits: 50 })));
      const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => fresh.store.transact(spendCredit)));
      expect(outcomes.filter(({ status }) => status === "fulfilled").length).toBe(50);
      expect(await credits()).toBe(0);
    });

    it("hide uncommitted changes", async () => {
      await fresh.change((tx) => tx.organizations.put(organization({ credits: 1 })));
      await fresh.change(async (tx) => {
        await spendCredit(tx);
        await tx.candidates.put(candidate());
        expect(await credits()).toBe(1);
        expect(await fresh.search({})).toEqual([]);
      });
      expect(await credits()).toBe(0);
      expect(await fresh.search({})).toEqual(["cnd_1"]);
    });

    it("show their changes when they resolve", async () => {
      for (let left = 20; left > 0; left--) {
        await fresh.change((tx) => tx.organizations.put(organization({ credits: left })));
        expect(await credits()).toBe(left);
      }
    });

    it("cannot be used after their end", async () => {
      const kept = await fresh.store.transact(async (tx) => tx);
      await expect(kept.settings.put("late", "value")).rejects.toThrow("has already ended");
      await expect(kept.settings.get("late")).rejects.toThrow("has already ended");
      expect(await fresh.store.settings.get("late")).toBeUndefined();
    });

    it("end before the store closes, and are refused afterwards", async () => {
      const store = await createStore();
      const finished: number[] = [];
      const running = [1, 2, 3].map((number) =>
        store.transact(async (tx) => tx.settings.put("number", String(number))).then(() => finished.push(number)),
      );
      await store.close();
      expect(finished.sort()).toEqual([1, 2, 3]);
      await Promise.all(running);
      await expect(store.transact(async () => {})).rejects.toBeInstanceOf(StoreClosedError);
      await expect(store.settings.get("number")).rejects.toBeInstanceOf(StoreClosedError);
    });

    it("are closed only once", async () => {
      const store = await createStore();
      await store.close();
      await expect(store.close()).resolves.toBeUndefined();
    });
  });

  describe("settings", () => {
    const fresh = useFreshStore(createStore);

    it("return the last stored value", async () => {
      expect(await fresh.store.settings.get("clock")).toBeUndefined();
      await fresh.change((tx) => tx.settings.put("clock", "1"));
      await fresh.change((tx) => tx.settings.put("clock", "2"));
      expect(await fresh.store.settings.get("clock")).toBe("2");
    });

    it("do not belong to an organization", async () => {
      await fresh.change((tx) => tx.settings.put("clock", "1"));
      await fresh.change((tx) => tx.organizations.delete(OURS));
      expect(await fresh.store.settings.get("clock")).toBe("1");
    });
  });
}
