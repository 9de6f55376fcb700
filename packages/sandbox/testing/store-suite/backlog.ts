import { describe, expect, it } from "vitest";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import { delivery, eventDelivery, OTHER, OURS, organization } from "./samples.ts";

const nothing = { mail: { PENDING: 0, HELD: 0 }, webhook: { PENDING: 0, HELD: 0 } };

export function describeBacklog(createStore: CreateStore): void {
  describe("the backlog", () => {
    const fresh = useFreshStore(createStore);
    const timer = (assessmentId: string, dueAt: number, organizationId = OURS) =>
      ({ kind: "expire", organizationId, candidateId: "cnd_1", assessmentId, dueAt }) as const;

    it("counts due timers of all organizations", async () => {
      expect(await fresh.store.backlog(20, 20)).toStrictEqual({ timersDue: 0, pending: nothing });
      await fresh.change(async (tx) => {
        await tx.timers.put(timer("asm_1", 20));
        await tx.timers.put(timer("asm_2", 10, OTHER));
        await tx.timers.put(timer("asm_3", 21));
      });
      expect(await fresh.store.backlog(20, 20)).toStrictEqual({ timersDue: 2, pending: nothing });
    });

    it("counts undelivered mails and webhook deliveries by state", async () => {
      await fresh.change(async (tx) => {
        await tx.deliveries.put(delivery());
        await tx.deliveries.put(delivery({ organizationId: OTHER }));
        await tx.deliveries.put(delivery({ id: "held", state: "HELD" }));
        await tx.deliveries.put(eventDelivery());
        await tx.deliveries.put(eventDelivery({ id: "dlv_2", state: "HELD", webhookId: "whk_2" }));
        await tx.deliveries.put(eventDelivery({ id: "dlv_3", state: "DELIVERED" }));
      });
      const { pending } = await fresh.store.backlog(20, 20);
      expect(pending).toStrictEqual({ mail: { PENDING: 2, HELD: 1 }, webhook: { PENDING: 1, HELD: 1 } });
    });

    it("omits drafts and deleted organizations", async () => {
      await fresh.change(async (tx) => {
        await tx.deliveries.put(eventDelivery({ organizationId: OTHER }));
        await tx.timers.put(timer("asm_1", 10, OTHER));
        await tx.organizations.createDraft("drf_1", organization({ id: "org_new" }));
        await tx.organizations.inDraft("drf_1", () => tx.deliveries.put(delivery({ organizationId: "org_new" })));
      });
      await fresh.change((tx) => tx.organizations.delete(OTHER));
      expect(await fresh.store.backlog(20, 20)).toStrictEqual({ timersDue: 0, pending: nothing });
    });
  });
}
