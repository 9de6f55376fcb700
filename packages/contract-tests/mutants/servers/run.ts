import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type RunningSandbox, startSandbox } from "@assessment-api/sandbox";
import { type ApiDocument, readDocument } from "../../src/document.ts";
import { probe } from "../../src/probe/probe.ts";
import { loadSimulation } from "../../src/probe/simulate.ts";
import { causesOf } from "../../src/report/causes.ts";
import { createValidator } from "../../src/validator.ts";
import type { Fault, FaultClass, Target } from "./fault.ts";
import { allFaults } from "./faults/index.ts";
import { plantedFetch } from "./plant.ts";

/** How a fault fared. */
export interface Verdict {
  target: Target;
  name: string;
  class: FaultClass;
  attacks: string;
  /** Whether any request or response was changed; a fault that never was cannot be found. */
  planted: boolean;
  /** Causes that the report names, each in one line. */
  findings: number;
  seconds: number;
}

export const documentOf = (target: Target): ApiDocument => {
  const file = createRequire(import.meta.url).resolve(`@assessment-api/${target}/openapi.json`);
  return readDocument(JSON.parse(readFileSync(file, "utf8")), target);
};

const CONTROL_TOKEN = "control-token-of-mutants";

/** Runs the command against a sandbox in which one fault is planted; each run has an organization of its own. */
export async function createRunner(target: Target) {
  const document = documentOf(target);
  const validator = createValidator(document);
  let sandbox: RunningSandbox | undefined;
  const faults = allFaults(document, target);

  const start = async () =>
    startSandbox({
      port: 0,
      data: ":memory:",
      rateLimit: "off",
      rateLimitV3: "off",
      logLevel: "silent",
      seed: "demo",
      seedValue: "mutants",
      validateResponses: false,
      webhookAddresses: "any",
      controlToken: CONTROL_TOKEN,
    } as Parameters<typeof startSandbox>[0]);

  const organization = async ({ urls }: RunningSandbox, seedValue: string): Promise<string> => {
    const response = await fetch(`${urls.control}/organizations`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${CONTROL_TOKEN}` },
      body: JSON.stringify({ name: "Mutants", seed: "demo", seedValue, apiKey: {} }),
    });
    const body = (await response.json()) as { apiKey: { key: string } };
    if (!response.ok) throw new Error(JSON.stringify(body));
    return body.apiKey.key;
  };

  return {
    faults,
    async run(fault: Fault, whole: boolean): Promise<Verdict> {
      // The control API sees every organization, so that each run of it needs a sandbox of its own.
      if (target === "control") await sandbox?.close();
      if (!sandbox || target === "control") sandbox = await start();
      const control = target === "control";
      const apiKey = control ? CONTROL_TOKEN : await organization(sandbox, "mutants");
      const otherApiKey = control ? "" : await organization(sandbox, "others");
      let planted = false;
      const plant = fault.plant({
        document,
        apiKey,
        otherApiKey,
        accepts: validator.accepts,
        planted: () => {
          planted = true;
        },
      });
      const baseUrl = sandbox.urls[target];
      const started = performance.now();
      const found = await probe({
        document,
        baseUrl,
        apiKey,
        otherApiKey: control ? undefined : otherApiKey,
        write: true,
        ...(await loadSimulation(sandbox.urls.control, CONTROL_TOKEN)),
        fetch: plantedFetch(document, baseUrl, plant),
        timeout: 20,
        bail: !whole,
      }).then(
        (report) => causesOf(report.outcomes).length,
        (error: Error) => (error.name === "CouldNotRunError" ? 1 : Promise.reject(error)),
      );
      const seconds = (performance.now() - started) / 1000;
      return {
        target,
        name: fault.name,
        class: fault.class,
        attacks: fault.attacks,
        planted,
        findings: found,
        seconds,
      };
    },
    close: async () => sandbox?.close(),
  };
}
