import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CursorListing, CursorSlice } from "../../src/domain/lists.ts";
import type { Store, Transaction } from "../../src/store/store.ts";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import * as samples from "./samples.ts";
import { OTHER, OURS } from "./samples.ts";

interface Named {
  readonly id: string;
  readonly organizationId?: string;
  readonly name: string;
}

interface Kind {
  put(tx: Transaction, entity: Named): Promise<void>;
  remove(tx: Transaction, id: string): Promise<boolean>;
  walk(store: Store, slice: CursorSlice): Promise<CursorListing<{ id: string }>>;
}

const kinds: Record<string, Kind> = {
  tests: {
    put: (tx, entity) => tx.tests.put(samples.test(entity)),
    remove: (tx, id) => tx.tests.delete(OURS, id),
    walk: (store, slice) => store.tests.walk(OURS, { text: "T" }, slice),
  },
  predefinedTests: {
    put: (tx, entity) => tx.predefinedTests.put(samples.predefinedTest(entity)),
    remove: (tx, id) => tx.predefinedTests.delete(OURS, id),
    walk: (store, slice) => store.predefinedTests.walk(OURS, { text: "T" }, slice),
  },
  tasks: {
    put: (tx, { name, ...entity }) =>
      tx.tasks.put(samples.task({ ...entity, draft: samples.taskContent({ title: name, tags: ["t"] }) })),
    remove: (tx, id) => tx.tasks.delete(OURS, id),
    walk: (store, slice) => store.tasks.walk(OURS, { tags: ["t"] }, slice),
  },
  people: {
    put: (tx, { name, ...entity }) =>
      tx.people.put(samples.person({ ...entity, firstName: name, customId: "t", teamIds: ["team_1", name] })),
    remove: (tx, id) => tx.people.delete(OURS, id),
    walk: (store, slice) => store.people.walk(OURS, { text: "T", customId: "t", teamId: "team_1" }, slice),
  },
  teams: {
    put: (tx, entity) => tx.teams.put(samples.team(entity)),
    remove: (tx, id) => tx.teams.delete(OURS, id),
    walk: (store, slice) => store.teams.walk(OURS, { text: "T" }, slice),
  },
  skills: {
    put: (tx, entity) => tx.skills.put(samples.skill(entity)),
    remove: (tx, id) => tx.skills.delete(OURS, id),
    walk: (store, slice) => store.skills.walk(OURS, { hidden: false }, slice),
  },
};

const change = fc.record({ what: fc.constantFrom("create", "rename", "delete"), at: fc.nat(20) });
const steps = fc.array(
  fc.record({ changes: fc.array(change, { maxLength: 5 }), limit: fc.integer({ min: 1, max: 4 }) }),
  {
    minLength: 1,
    maxLength: 12,
  },
);

export function describeWalks(createStore: CreateStore): void {
  describe.each(Object.entries(kinds))("a walk through %s", (_, { put, remove, walk }) => {
    const fresh = useFreshStore(createStore);
    const create = (...ids: string[]) =>
      fresh.change(async (tx) => {
        for (const id of ids) await put(tx, { id, name: `t ${id}` });
      });

    it("shows each element that existed at its start and still exists exactly once, despite concurrent changes", async () => {
      let made = 0;
      const newId = () => `id_${made++}`;
      await fc.assert(
        fc.asyncProperty(fc.nat(12), steps, async (count, given) => {
          await fresh.change((tx) => tx.organizations.clear(OURS));
          const atStart = Array.from({ length: count }, newId);
          await create(...atStart);
          const all = [...atStart];
          const deleted = new Set<string>();
          const act = async ({ what, at }: { what: string; at: number }) => {
            const id = all[at % all.length];
            if (what === "create" || id === undefined || deleted.has(id)) {
              const added = newId();
              all.push(added);
              await fresh.change((tx) => put(tx, { id: added, name: "t new" }));
            } else if (what === "rename") {
              await fresh.change((tx) => put(tx, { id, name: `t renamed ${at}` }));
            } else {
              deleted.add(id);
              await fresh.change((tx) => remove(tx, id));
            }
          };
          const actAll = async (changes: readonly { what: string; at: number }[]) => {
            for (const one of changes) await act(one);
          };
          const shown: string[] = [];
          let next: number | undefined;
          for (let step = 0; step === 0 || next !== undefined; step++) {
            const { changes, limit } = given[step] ?? { changes: [], limit: 3 };
            const [slice] = await Promise.all([walk(fresh.store, { after: next, limit }), actAll(changes)]);
            expect(slice.items.length).toBeLessThanOrEqual(limit);
            shown.push(...slice.items.map(({ id }) => id));
            next = slice.next;
          }
          expect(new Set(shown).size).toBe(shown.length);
          expect(shown).toEqual(all.filter((id) => shown.includes(id)));
          for (const id of atStart) if (!deleted.has(id)) expect(shown).toContain(id);
        }),
        { numRuns: 25 },
      );
    });

    it("ends after the last element, also at the end of a slice", async () => {
      await create("id_2", "id_1", "id_3");
      const first = await walk(fresh.store, { limit: 2 });
      expect(first.items.map(({ id }) => id)).toEqual(["id_2", "id_1"]);
      const rest = await walk(fresh.store, { after: first.next, limit: 1 });
      expect(rest).toEqual({ items: [expect.objectContaining({ id: "id_3" })] });
      expect(await walk(fresh.store, { after: Number.MAX_SAFE_INTEGER, limit: 1 })).toEqual({ items: [] });
    });

    it("shows only matching elements of one organization", async () => {
      await create("id_1");
      await fresh.change(async (tx) => {
        await put(tx, { id: "id_1", name: "t", organizationId: OTHER });
        await put(tx, { id: "id_2", name: "t", organizationId: OTHER });
      });
      expect((await walk(fresh.store, { limit: 10 })).items.map(({ id }) => id)).toEqual(["id_1"]);
    });
  });
}
