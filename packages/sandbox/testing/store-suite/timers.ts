import { describe, expect, it } from "vitest";
import type { Timer } from "../../src/domain/timers.ts";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import { OTHER, OURS } from "./samples.ts";

export function describeTimers(createStore: CreateStore): void {
  describe("timers", () => {
    const fresh = useFreshStore(createStore);
    const timer = (assessmentId: string, dueAt: number, kind: "expire" | "assess" = "expire") => ({
      kind,
      organizationId: OURS,
      candidateId: "cnd_1",
      assessmentId,
      dueAt,
    });

    it("of all organizations run by due time", async () => {
      await fresh.change(async (tx) => {
        await tx.timers.put(timer("asm_1", 30));
        await tx.timers.put({ ...timer("asm_2", 10), organizationId: OTHER });
        await tx.timers.put(timer("asm_3", 20));
      });
      const order: (string | undefined)[] = [];
      for (let next = await fresh.store.timers.next(); next !== undefined; next = await fresh.store.timers.next()) {
        const { organizationId, assessmentId } = next as Timer & { assessmentId: string };
        order.push(assessmentId);
        await fresh.change((tx) => tx.timers.delete(organizationId, `expire:${assessmentId}`));
      }
      expect(order).toEqual(["asm_2", "asm_3", "asm_1"]);
    });

    it("of one organization are listed by due time, page by page", async () => {
      await fresh.change(async (tx) => {
        await tx.timers.put(timer("asm_1", 30));
        await tx.timers.put({ ...timer("asm_2", 10), organizationId: OTHER });
        await tx.timers.put(timer("asm_3", 20));
      });
      const list = (offset: number) => fresh.store.timers.list(OURS, { offset, limit: 1 });
      expect(await list(0)).toStrictEqual({ items: [timer("asm_3", 20)], total: 2 });
      expect(await list(1)).toStrictEqual({ items: [timer("asm_1", 30)], total: 2 });
    });

    it("with equal due times run in the order of their creation", async () => {
      await fresh.change(async (tx) => {
        await tx.timers.put(timer("asm_2", 10));
        await tx.timers.put(timer("asm_1", 10));
      });
      expect(await fresh.store.timers.next()).toStrictEqual(timer("asm_2", 10));
    });

    it("are replaced by a timer of the same kind and subject", async () => {
      await fresh.change((tx) => tx.timers.put(timer("asm_1", 10)));
      await fresh.change((tx) => tx.timers.put(timer("asm_1", 50)));
      await fresh.change((tx) => tx.timers.put(timer("asm_1", 40, "assess")));
      expect(await fresh.store.timers.next()).toStrictEqual(timer("asm_1", 40, "assess"));
      expect(await fresh.store.timers.get(OURS, "expire:asm_1")).toStrictEqual(timer("asm_1", 50));
      expect(await fresh.store.timers.get(OTHER, "expire:asm_1")).toBeUndefined();
    });

    it("are deleted by id or by candidate", async () => {
      const build: Timer = { kind: "build", organizationId: OURS, taskId: "tsk_1", packageId: "pkg_1", dueAt: 90 };
      await fresh.change(async (tx) => {
        await tx.timers.put(timer("asm_1", 10));
        await tx.timers.put(timer("asm_2", 20));
        await tx.timers.put({ ...timer("asm_3", 30), candidateId: "cnd_2" });
        await tx.timers.put(build);
      });
      expect(await fresh.store.transact((tx) => tx.timers.delete(OURS, "expire:asm_1"))).toBe(true);
      expect(await fresh.store.transact((tx) => tx.timers.delete(OURS, "expire:asm_1"))).toBe(false);
      await fresh.change((tx) => tx.timers.deleteOfCandidate(OURS, "cnd_1"));
      expect(await fresh.store.timers.get(OURS, "expire:asm_2")).toBeUndefined();
      expect(await fresh.store.timers.next()).toMatchObject({ assessmentId: "asm_3" });
      expect(await fresh.store.timers.get(OURS, "build:tsk_1")).toStrictEqual(build);
    });
  });
}
