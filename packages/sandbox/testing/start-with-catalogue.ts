import * as v1 from "@assessment-api/v1";
import * as v2 from "@assessment-api/v2";
import { onTestFinished } from "vitest";
import { type Catalogue, plantCatalogue } from "./catalogue.ts";
import { addOrganization } from "./organizations.ts";
import { startTestSandbox, type TestSandbox, type TestSandboxOptions } from "./sandbox.ts";
import { testGiven } from "./test-given.ts";

export const NOW = Date.parse("2026-03-02T09:15:00.000Z");

export interface Clients {
  readonly v1: v1.Client;
  readonly v2: v2.Client;
}

export interface StartedWithCatalogue extends TestSandbox, Clients {
  readonly catalogue: Catalogue;
  readonly other: Clients & { readonly organizationId: string };
}

export async function startWithCatalogue(options: TestSandboxOptions = {}): Promise<StartedWithCatalogue> {
  const sandbox = await startTestSandbox({ machine: () => NOW, ...options });
  onTestFinished(() => sandbox.close());
  const { world, urls, organizationId, apiKey } = sandbox;
  const clients = (key: string): Clients => ({
    v1: v1.createClient({ baseUrl: urls.v1, apiKey: key }),
    v2: v2.createClient({ baseUrl: urls.v2, apiKey: key }),
  });
  const other = await addOrganization(world);
  return {
    ...sandbox,
    ...clients(apiKey),
    catalogue: await plantCatalogue(world, organizationId),
    other: { ...clients(other.apiKey), organizationId: other.organizationId },
  };
}

export const parts = [
  "world",
  "clock",
  "origin",
  "urls",
  "apiKey",
  "organizationId",
  "settle",
  "v1",
  "v2",
  "catalogue",
  "other",
] as const;

export const test = testGiven(startWithCatalogue, parts);
