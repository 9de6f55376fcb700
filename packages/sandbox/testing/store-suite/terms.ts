import { describe, expect, it } from "vitest";
import type {
  CertificateDefinitionFilter,
  PersonFilter,
  SkillFilter,
  VisibilityFilter,
} from "../../src/store/filters.ts";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import { certificateDefinition, OTHER, OURS, person, personSkill, skill } from "./samples.ts";

const all = { offset: 0, limit: 100 };

export function describeTerms(createStore: CreateStore): void {
  describe("lists by equal values", () => {
    const fresh = useFreshStore(createStore);
    const people = async (filter: PersonFilter) => {
      const searched = await fresh.store.people.search(OURS, filter, all);
      const walked = await fresh.store.people.walk(OURS, filter, { limit: 100 });
      expect([searched.items, searched.total]).toEqual([walked.items, walked.items.length]);
      return walked.items.map(({ id }) => id);
    };

    it("find people by address and name regardless of case, by exact custom id, and by team", async () => {
      await fresh.change(async (tx) => {
        await tx.people.put(person({ id: "per_1", email: "Ada@Example.com", customId: "HR-1", teamIds: ["a", "b"] }));
        await tx.people.put(person({ id: "per_2", email: "grace@example.com", customId: "hr-1", teamIds: ["b"] }));
        await tx.people.put(person({ id: "per_3", organizationId: OTHER, customId: "HR-1", teamIds: ["b"] }));
      });
      expect(await people({})).toEqual(["per_1", "per_2"]);
      expect(await people({ email: "aDA@example.com" })).toEqual(["per_1"]);
      expect(await people({ email: "ada@example" })).toEqual([]);
      expect(await people({ customId: "HR-1" })).toEqual(["per_1"]);
      expect(await people({ teamId: "b" })).toEqual(["per_1", "per_2"]);
      expect(await people({ teamId: "b", customId: "hr-1" })).toEqual(["per_2"]);
      expect(await people({ teamId: "b", customId: "hr-1", text: "ada" })).toEqual([]);
      expect(await people({ text: "GRACE@" })).toEqual(["per_2"]);
      const rating = { skillId: "skl_1", ratedBy: "per_1", value: 1 };
      const timeline = [{ type: "SKILL_RATED", at: 1, rating } as const];
      await fresh.change((tx) => tx.people.put(person({ id: "per_4", timeline })));
      expect(await people({ ratedBy: "per_1" })).toEqual(["per_4"]);
    });

    it("are current after an entity is replaced or deleted", async () => {
      await fresh.change((tx) => tx.people.put(person({ teamIds: ["a", "b"] })));
      await fresh.change((tx) => tx.people.put(person({ email: "new@example.com", teamIds: ["b", "c"] })));
      expect(await people({ teamId: "a" })).toEqual([]);
      expect(await people({ teamId: "b" })).toEqual(["per_1"]);
      expect(await people({ email: "ada@example.com" })).toEqual([]);
      await fresh.change((tx) => tx.people.delete(OURS, "per_1"));
      await fresh.change((tx) => tx.people.put(person({ id: "per_2" })));
      expect(await people({ teamId: "c" })).toEqual([]);
    });

    it("omit hidden and disabled entities on request", async () => {
      await fresh.change(async (tx) => {
        await tx.skills.put(skill({ id: "skl_1" }));
        await tx.skills.put(skill({ id: "skl_2", hidden: true }));
        await tx.skills.put(skill({ id: "skl_3", disabled: true }));
        await tx.skills.put(skill({ id: "skl_4", hidden: true, disabled: true }));
      });
      const skills = async (filter: VisibilityFilter) =>
        (await fresh.store.skills.search(OURS, filter, all)).items.map(({ id }) => id);
      expect(await skills({ hidden: false, disabled: false })).toEqual(["skl_1"]);
      expect(await skills({ hidden: false })).toEqual(["skl_1", "skl_3"]);
      expect(await skills({ disabled: false })).toEqual(["skl_1", "skl_2"]);
      expect(await skills({})).toEqual(["skl_1", "skl_2", "skl_3", "skl_4"]);
    });

    it("find skills by part of their name, and omit hidden skills on request", async () => {
      await fresh.change(async (tx) => {
        await tx.skills.put(skill({ id: "skl_1", name: "Straße and Ärger" }));
        await tx.skills.put(skill({ id: "skl_2", name: "100%", hidden: true }));
        await tx.skills.put(skill({ id: "skl_3", name: "ärger", hidden: true }));
      });
      const skills = async (filter: SkillFilter) =>
        (await fresh.store.skills.search(OURS, filter, all)).items.map(({ id }) => id);
      expect(await skills({ text: "ÄRGER" })).toEqual(["skl_1", "skl_3"]);
      expect(await skills({ text: "ärger", hidden: false })).toEqual(["skl_1"]);
      expect(await skills({ text: "%" })).toEqual(["skl_2"]);
      expect(await skills({ text: "" })).toEqual(["skl_1", "skl_2", "skl_3"]);
      await fresh.change((tx) => tx.skills.put(skill({ id: "skl_1", name: "Peace" })));
      expect(await skills({ text: "ärger" })).toEqual(["skl_3"]);
    });

    it("find and count certificates by part of name, acronym or issuer, by issuer and by state", async () => {
      const issuer = { id: "cog_2", name: "Cloud Institute" };
      await fresh.change(async (tx) => {
        await tx.certificateDefinitions.put(certificateDefinition({ id: "crt_1", name: "100% Cloud" }));
        await tx.certificateDefinitions.put(certificateDefinition({ id: "crt_2", acronym: "CLD", active: false }));
        await tx.certificateDefinitions.put(certificateDefinition({ id: "crt_3", issuer }));
      });
      const found = async (filter: CertificateDefinitionFilter, slice = all) => {
        const { items, total } = await fresh.store.certificateDefinitions.search(OURS, filter, slice);
        return [items.map(({ id }) => id), total];
      };
      expect(await found({ text: "cl" })).toEqual([["crt_1", "crt_2", "crt_3"], 3]);
      expect(await found({ text: "CLOUD" })).toEqual([["crt_1", "crt_3"], 2]);
      expect(await found({ text: "_" })).toEqual([[], 0]);
      expect(await found({ text: "cl", active: true, issuerId: "cog_1" })).toEqual([["crt_1"], 1]);
      expect(await found({ active: false })).toEqual([["crt_2"], 1]);
      expect(await found({ text: "cl" }, { offset: 1, limit: 1 })).toEqual([["crt_2"], 3]);
    });

    it("find skills of people by person, skill and rater", async () => {
      await fresh.change(async (tx) => {
        const ratings = [{ type: "SELF", value: 1, ratedBy: "per_1" } as const];
        await tx.personSkills.put(personSkill({ skillId: "skl_1", ratings }));
        await tx.personSkills.put(personSkill({ skillId: "skl_2" }));
        await tx.personSkills.put(personSkill({ personId: "per_2", skillId: "skl_1", ratings }));
      });
      const found = async (filter: object) =>
        (await fresh.store.personSkills.search(OURS, filter, all)).items.map(({ id }) => id);
      expect(await found({ personId: "per_1" })).toEqual(["per_1.skl_1", "per_1.skl_2"]);
      expect(await found({ personId: "per_1", rated: true })).toEqual(["per_1.skl_1"]);
      expect(await found({ skillId: "skl_1" })).toEqual(["per_1.skl_1", "per_2.skl_1"]);
      expect(await found({ ratedBy: "per_1", personId: "per_2" })).toEqual(["per_2.skl_1"]);
    });
  });
}
