import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AssessmentStatus, type Candidate, stages } from "../../src/domain/candidates.ts";
import type { CandidateFilter } from "../../src/store/filters.ts";
import { admits } from "./admits.ts";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import { assessment, candidate, OTHER, OURS } from "./samples.ts";

const statuses: AssessmentStatus[] = ["NEW", "TOKEN_SENT", "TEST_STARTED", "ASSESSMENT_COMPLETED", "CANCELED", "ERROR"];
const names = ["Ada", "ADAM", "Zoë", "zoe", "%_", "O'Hara", "李", "a", ""];
const tags = ["a", "A", "b", "%", ""];
const assignees = ["u1", "u2"];

const assessments = fc.array(
  fc.record({
    status: fc.constantFrom(...statuses),
    invited: fc.boolean(),
    startedAt: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
  }),
  { maxLength: 2 },
);

const someone = fc.record({
  firstName: fc.constantFrom(...names),
  lastName: fc.constantFrom(...names),
  email: fc.constantFrom("ada@example.com", "b@example.org", "%"),
  tags: fc.array(fc.constantFrom(...tags), { maxLength: 3 }),
  assignedUser: fc.constantFrom(null, ...assignees),
  assignedTeam: fc.constantFrom(null, ...assignees),
  decision: fc.constantFrom(undefined, undefined, "ACCEPTED" as const, "REJECTED" as const),
  organizationId: fc.constantFrom(OURS, OURS, OTHER),
  assessments,
});

const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const filters = fc.record({
  text: optional(
    fc.oneof(
      fc.constantFrom(...names),
      fc.constantFrom("da", "example", "ada a", "@", "m ", "tkn_", "tkn_1", "tkn_2_0", "n_1", "zz"),
      fc.string({ maxLength: 2 }),
    ),
  ),
  stages: optional(fc.subarray([...stages])),
  tags: optional(fc.array(fc.constantFrom(...tags, "c"), { maxLength: 3 })),
  assignedUser: optional(fc.constantFrom(...assignees, "u3")),
  assignedTeam: optional(fc.constantFrom(...assignees)),
  startedSince: optional(fc.integer({ min: 0, max: 10 })),
  only: optional(fc.constantFrom("withCurrentAssessment" as const, "invited" as const)),
});

function asCandidate(given: ReturnType<typeof someone.generate>["value"], index: number): Candidate {
  const { assessments: taken, decision, ...rest } = given;
  return candidate({
    ...rest,
    id: `cnd_${index}`,
    ...(decision !== undefined && { decision }),
    assessments: taken.map(({ startedAt, ...more }, position) =>
      assessment({
        ...more,
        id: `asm_${index}_${position}`,
        token: `tkn_${index}_${position}`,
        ...(startedAt !== undefined && { startedAt }),
      }),
    ),
  });
}

export function describeCandidateSearch(createStore: CreateStore): void {
  describe("the search for candidates", () => {
    const fresh = useFreshStore(createStore);

    it("returns exactly the matching candidates while candidates are created, changed and deleted", async () => {
      const steps = fc.array(
        fc.record({
          // Indexes above the current count create; lower ones replace or delete.
          changes: fc.array(fc.record({ at: fc.nat(60), put: fc.boolean(), given: someone }), {
            minLength: 5,
            maxLength: 30,
          }),
          fails: fc.boolean(),
          filters: fc.array(filters, { minLength: 1, maxLength: 4 }),
          offset: fc.nat(5),
          limit: fc.integer({ min: 1, max: 20 }),
        }),
        { minLength: 1, maxLength: 4 },
      );
      await fc.assert(
        fc.asyncProperty(steps, async (given) => {
          await fresh.change(async (tx) => {
            await tx.organizations.clear(OURS);
            await tx.organizations.clear(OTHER);
          });
          let known: Candidate[] = [];
          const filters: CandidateFilter[] = [];
          for (const { changes, fails, filters: more, offset, limit } of given) {
            let next = [...known];
            const work = fresh.store.transact(async (tx) => {
              for (const { at, put, given: sample } of changes) {
                const index = next.findIndex(({ id }) => id === `cnd_${at}`);
                const old = next[index];
                const one = { ...asCandidate(sample, at), ...(old && { organizationId: old.organizationId }) };
                if (put || old === undefined) await tx.candidates.put(one);
                else await tx.candidates.delete(old.organizationId, old.id);
                if (old === undefined) next.push(one);
                else if (put) next[index] = one;
                else next = next.filter((other) => other !== old);
              }
              if (fails) throw new Error("rolled back");
            });
            if (fails) await expect(work).rejects.toThrow("rolled back");
            else {
              await work;
              known = next;
            }
            // Repeats filters after changes, to detect stale caches.
            filters.push(...more);
            for (const filter of filters)
              for (const organizationId of [OURS, OTHER]) {
                const expected = known.filter((one) => one.organizationId === organizationId && admits(filter, one));
                const found = await fresh.store.candidates.search(organizationId, filter, { offset, limit });
                expect(found).toStrictEqual({ items: expected.slice(offset, offset + limit), total: expected.length });
              }
          }
        }),
        { numRuns: 40 },
      );
    });

    it("returns exact totals and pages of thousands of candidates during concurrent changes", async () => {
      const count = 3000;
      const known = new Map<string, Candidate>();
      const make = (index: number, round = 0): Candidate => {
        const status = statuses[(index * 7 + round) % statuses.length] ?? "NEW";
        const taken =
          index % 5 === 0 ? [] : [assessment({ id: `asm_${index}`, token: `t${index}`, status, startedAt: index })];
        return candidate({
          id: `cnd_${index}`,
          firstName: `${round < 2 ? "No" : "Renamed"} ${(index + round) % 300}`,
          tags: [`tag-${index % 3}`, `one-${index % 40}`, `two-${index % 40}`],
          assessments: taken,
        });
      };
      // In batches, because of the transaction timeout on a busy machine.
      const put = async (indexes: readonly number[], round: number) => {
        for (let at = 0; at < indexes.length; at += 500)
          await fresh.change(async (tx) => {
            for (const index of indexes.slice(at, at + 500)) {
              const one = make(index, round);
              await tx.candidates.put(one);
              known.set(one.id, one);
            }
          });
      };
      const everyFilter: CandidateFilter[] = [
        {},
        { stages: ["STARTED", "CANCELED"] },
        { only: "withCurrentAssessment" },
        { text: "no 1" },
        { text: "no 17" },
        { text: "o" },
        { text: "example.com", stages: ["STARTED", "ASSESSED"] },
        { text: "example.com", tags: ["tag-1", "tag-2"], startedSince: 100 },
        { tags: ["tag-0"] },
        { tags: ["one-7", "two-7", "two-8"] },
        { tags: Array.from({ length: 600 }, (_, index) => `one-${index % 30}${index < 30 ? "" : `-${index}`}`) },
        { text: "renamed" },
        { tags: ["tag-0"], stages: ["FAILED"], text: "17" },
        { startedSince: 10, only: "invited" },
        { text: "nowhere", only: "invited" },
      ];
      const check = async (filter: CandidateFilter) => {
        const expected = [...known.values()].filter((one) => admits(filter, one));
        const last = Math.max(0, expected.length - 3);
        for (const offset of [0, Math.floor(expected.length / 2), last]) {
          const { items, total } = await fresh.store.candidates.search(OURS, filter, { offset, limit: 10 });
          expect([filter, total]).toEqual([filter, expected.length]);
          expect(items.map(({ id }) => id)).toEqual(expected.slice(offset, offset + 10).map(({ id }) => id));
        }
      };
      await put([...Array(count).keys()], 0);
      // The first search runs concurrently with changes.
      const checked = Promise.all(
        everyFilter.map((filter) => fresh.store.candidates.search(OURS, filter, { offset: 0, limit: 1 })),
      );
      await put([1, 2, 3, 1500, 2999, 3000, 3001], 1);
      await checked;
      for (const filter of everyFilter) await check(filter);
      await put([5, 6, 7, 1499, 3000, 3002], 2);
      await fresh.change(async (tx) => {
        for (const id of ["cnd_4", "cnd_1501", "cnd_3001"]) {
          await tx.candidates.delete(OURS, id);
          known.delete(id);
        }
      });
      await fresh.putCandidates(...[1, 2, 3, 4].map((index) => ({ ...make(index), organizationId: OTHER })));
      for (const filter of everyFilter) await check(filter);
      await fresh.change((tx) => tx.organizations.clear(OURS));
      known.clear();
      await put([3, 1, 2], 3);
      for (const filter of everyFilter) await check(filter);
    });
  });
}
