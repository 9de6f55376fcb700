import * as v2 from "@assessment-api/v2";
import * as v3 from "@assessment-api/v3";
import { onTestFinished } from "vitest";
import type { SeedKind } from "../src/domain/organizations.ts";
import { createOrganization } from "../src/seed/organizations.ts";
import { createKey } from "../src/service/keys.ts";
import { addOrganization } from "./organizations.ts";
import { startTestSandbox, type TestSandbox } from "./sandbox.ts";
import { testGiven } from "./test-given.ts";

export interface SkillsClients {
  readonly v2: v2.Client;
  readonly v3: v3.Client;
  readonly apiKey: string;
  readonly organizationId: string;
}

export interface StartedWithSkills extends TestSandbox, SkillsClients {
  readonly other: SkillsClients;
  addSeeded(seed: SeedKind): Promise<SkillsClients>;
}

/** @param seed initial data; default the catalogue */
export async function startWithSkills(seed: SeedKind = "catalogue"): Promise<StartedWithSkills> {
  const sandbox = await startTestSandbox({ seed, machine: () => Date.parse("2026-03-02T09:15:00.000Z") });
  onTestFinished(() => sandbox.close());
  const { world, urls } = sandbox;
  const clients = ({ organizationId, apiKey }: { organizationId: string; apiKey: string }): SkillsClients => ({
    organizationId,
    apiKey,
    v2: v2.createClient({ baseUrl: urls.v2, apiKey }),
    v3: v3.createClient({ baseUrl: urls.v3, apiKey }),
  });
  return {
    ...sandbox,
    ...clients(sandbox),
    other: clients(await addOrganization(world)),
    async addSeeded(given) {
      const { id: organizationId } = await createOrganization(world, { name: "Seeded", seed: given });
      const { key: apiKey } = await createKey(world, organizationId, { versions: ["v2", "v3"] });
      return clients({ organizationId, apiKey });
    },
  };
}

export const parts = [
  "world",
  "clock",
  "origin",
  "organizationId",
  "settle",
  "v2",
  "v3",
  "other",
  "addSeeded",
] as const;

export const test = testGiven(startWithSkills, parts);
