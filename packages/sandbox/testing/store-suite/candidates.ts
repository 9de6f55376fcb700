import { describe, expect, it } from "vitest";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import { assessment, candidate, OTHER, OURS } from "./samples.ts";

export function describeCandidates(createStore: CreateStore): void {
  describe("candidates", () => {
    const fresh = useFreshStore(createStore);
    const named = (id: string, firstName: string) => candidate({ id, firstName, email: "x" });

    it("are found by externalId, assessment id and token", async () => {
      const assessments = [assessment(), assessment({ id: "asm_2", token: "tkn_2" })];
      const ours = candidate({ externalId: "X 1", assessments });
      await fresh.putCandidates(candidate({ id: "cnd_0" }), ours);
      const { candidates } = fresh.store;
      expect(await candidates.findByExternalId(OURS, "X 1")).toStrictEqual(ours);
      expect(await candidates.findByExternalId(OURS, "x 1")).toBeUndefined();
      expect(await candidates.findByExternalId(OTHER, "X 1")).toBeUndefined();
      expect(await candidates.findByAssessment(OURS, "asm_2")).toStrictEqual(ours);
      expect(await candidates.findByAssessment(OTHER, "asm_2")).toBeUndefined();
      expect(await candidates.findAnywhere({ token: "tkn_2" })).toStrictEqual(ours);
      expect(await candidates.findAnywhere({ token: "TKN_2" })).toBeUndefined();
      expect(await candidates.findAnywhere({ assessmentId: "asm_1" })).toStrictEqual(ours);
      expect(await candidates.findAnywhere({ candidateId: "cnd_1" })).toStrictEqual(ours);
    });

    it("are not found by removed identifiers", async () => {
      await fresh.putCandidates(candidate({ externalId: "x", tags: ["a"], assessments: [assessment()] }));
      await fresh.putCandidates(candidate({ email: "grace@example.com", tags: ["b"] }));
      const { candidates } = fresh.store;
      expect(await candidates.findByExternalId(OURS, "x")).toBeUndefined();
      expect(await candidates.findByAssessment(OURS, "asm_1")).toBeUndefined();
      expect(await candidates.findAnywhere({ token: "tkn_1" })).toBeUndefined();
      expect(await fresh.search({ tags: ["a"] })).toEqual([]);
      expect(await fresh.search({ tags: ["b"] })).toEqual(["cnd_1"]);
      expect(await fresh.search({ text: "ada" })).toEqual([]);
      expect(await fresh.search({ text: "grace" })).toEqual(["cnd_1"]);
      expect(await fresh.search({ stages: ["INVITED"] })).toEqual([]);
      expect(await fresh.search({ stages: ["WITHOUT_ASSESSMENT"] })).toEqual(["cnd_1"]);
    });

    it("are not found after their deletion", async () => {
      await fresh.putCandidates(candidate({ externalId: "x", tags: ["a"], assessments: [assessment()] }));
      await fresh.change((tx) => tx.candidates.delete(OURS, "cnd_1"));
      const { candidates } = fresh.store;
      expect(await candidates.findByExternalId(OURS, "x")).toBeUndefined();
      expect(await candidates.findAnywhere({ token: "tkn_1" })).toBeUndefined();
      expect(await candidates.findAnywhere({ candidateId: "cnd_1" })).toBeUndefined();
      for (const filter of [{}, { tags: ["a"] }, { text: "ada" }, { stages: ["INVITED" as const] }])
        expect(await fresh.search(filter)).toEqual([]);
    });

    it("are listed in order of creation, also after a replacement", async () => {
      await fresh.putCandidates(candidate({ id: "cnd_b" }), candidate({ id: "cnd_c" }), candidate({ id: "cnd_a" }));
      await fresh.putCandidates(candidate({ id: "cnd_b", tags: ["new"], assessments: [assessment()] }));
      expect(await fresh.search({})).toEqual(["cnd_b", "cnd_c", "cnd_a"]);
      expect(await fresh.search({ text: "ada" })).toEqual(["cnd_b", "cnd_c", "cnd_a"]);
      expect(await fresh.search({ stages: ["INVITED", "WITHOUT_ASSESSMENT"] })).toEqual(["cnd_b", "cnd_c", "cnd_a"]);
    });

    it("are listed last when they are deleted and created again", async () => {
      await fresh.putCandidates(candidate({ id: "cnd_a" }), candidate({ id: "cnd_b" }));
      await fresh.change((tx) => tx.candidates.delete(OURS, "cnd_a"));
      await fresh.putCandidates(candidate({ id: "cnd_a" }));
      expect(await fresh.search({})).toEqual(["cnd_b", "cnd_a"]);
    });

    it("keep their places when candidates are added", async () => {
      const page = async (offset: number) =>
        (await fresh.store.candidates.search(OURS, { text: "ada" }, { offset, limit: 3 })).items.map(({ id }) => id);
      await fresh.putCandidates(...[0, 1, 2, 3, 4].map((number) => candidate({ id: `cnd_${number}` })));
      const walked = await page(0);
      await fresh.putCandidates(candidate({ id: "cnd_5" }), candidate({ id: "cnd_1", firstName: "New" }));
      walked.push(...(await page(3)));
      expect(walked).toEqual(["cnd_0", "cnd_1", "cnd_2", "cnd_3", "cnd_4", "cnd_5"]);
    });

    it("have the same total for every slice", async () => {
      await fresh.putCandidates(...[0, 1, 2, 3, 4].map((number) => candidate({ id: `cnd_${number}`, tags: ["a"] })));
      for (const filter of [{}, { text: "ada" }, { tags: ["a"] }, { stages: ["WITHOUT_ASSESSMENT" as const] }]) {
        const slice = async (offset: number, limit: number) => {
          const { items, total } = await fresh.store.candidates.search(OURS, filter, { offset, limit });
          return [items.length, total];
        };
        expect(await slice(0, 2)).toEqual([2, 5]);
        expect(await slice(4, 2)).toEqual([1, 5]);
        expect(await slice(5, 2)).toEqual([0, 5]);
        expect(await slice(1_000_000, 2)).toEqual([0, 5]);
        expect(await slice(0, 0)).toEqual([0, 5]);
      }
    });

    it("of another organization are never found", async () => {
      await fresh.putCandidates(candidate({ organizationId: OTHER, tags: ["a"], assessments: [assessment()] }));
      for (const filter of [{}, { tags: ["a"] }, { text: "ada" }, { text: "a" }, { stages: ["INVITED" as const] }]) {
        expect(await fresh.search(filter, OURS)).toEqual([]);
        expect(await fresh.search(filter, "org_unknown")).toEqual([]);
        expect(await fresh.search(filter, OTHER)).toEqual(["cnd_1"]);
      }
    });

    it.each([
      ["100% _sure_", ["%", "_", "0%", "_s", "% _"], ["%%", "__", "1_", "s%e"]],
      [`O'Brien "Bob" \\ /*`, ["'", `"`, "o'b", `"bob"`, "\\", "/*", `" \\`], [`""`, "''", "\\\\"]],
      ["a AND b OR NOT c NEAR(d) *", ["and b", "or not", "near(d)", "*", "b or"], ["a b", "b* "]],
      ["Ångström Żółć", ["å", "ÅNG", "żó", "ŻÓŁĆ", "A\u030Angstr"], ["angstrom", "żóc"]],
      ["ΌΔΥΣΣΕΎΣ", ["όδυσσεύς", "ΣΕΎΣ", "σσ", "ς", "σ"], ["Σς Σ"]],
      ["李小龍 😀👍", ["李", "小龍", "😀", "😀👍", "龍 😀"], ["龙", "👍😀"]],
      ["a\u0000b\tc", ["a\u0000b", "\u0000", "b\tc"], ["ab", "b c"]],
      ["line\u00a0one", ["e\u00a0o", "\u00a0"], ["e o"]],
    ])("search %j as it is written, regardless of case", async (name, present, absent) => {
      await fresh.putCandidates(named("cnd_1", name), named("cnd_2", "nobody"));
      for (const text of present) expect([text, await fresh.search({ text })]).toEqual([text, ["cnd_1"]]);
      for (const text of absent) expect([text, await fresh.search({ text })]).toEqual([text, []]);
    });

    it("are found by any part of name and e-mail address, and by the beginning of a token", async () => {
      const assessments = [assessment({ token: "tkn_First" }), assessment({ id: "asm_2", token: "tkn_Second" })];
      await fresh.putCandidates(
        candidate({ firstName: "Ada", lastName: "Lovelace", email: "al@example.com", assessments }),
      );
      for (const text of ["ada love", "AL@EX", "e", "tkn_first", "TKN_second", "tkn_f", "tkn_SEC"])
        expect([text, await fresh.search({ text })]).toEqual([text, ["cnd_1"]]);
      for (const text of ["lovelace ada", "cnd_1", "tkn_third", "k", "tk", "tkn_", "kn_first", "irst", "tkn_e"])
        expect([text, await fresh.search({ text })]).toEqual([text, []]);
    });

    it("are found by long texts, but not by separate parts of a text", async () => {
      await fresh.putCandidates(named("cnd_1", "abcabd".repeat(2000)), named("cnd_2", "abcdef bcdefg"));
      expect(await fresh.search({ text: "abcabd".repeat(1999) })).toEqual(["cnd_1"]);
      expect(await fresh.search({ text: `${"abcabd".repeat(1000)}x` })).toEqual([]);
      expect(await fresh.search({ text: "abcdefg" })).toEqual([]);
      expect(await fresh.search({ text: "bcdefg" })).toEqual(["cnd_2"]);
    });

    it("are not filtered by an empty text or empty lists", async () => {
      await fresh.putCandidates(candidate());
      expect(await fresh.search({ text: "", stages: [], tags: [] })).toEqual(["cnd_1"]);
    });

    it("are found by many tags at once", async () => {
      await fresh.putCandidates(
        candidate({ tags: ["tag-700", "tag-701"] }),
        candidate({ id: "cnd_2", tags: ["TAG-700"] }),
      );
      const tags = Array.from({ length: 2000 }, (_, index) => `tag-${index}`);
      expect(await fresh.search({ tags })).toEqual(["cnd_1"]);
    });
  });
}
