import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  type ApiDocument,
  causesOf,
  createValidator,
  formatFindings,
  loadFacts,
  loadSimulation,
  probe,
  type RegisterHook,
  readDocument,
  startListener,
} from "@assessment-api/contract-tests/internal";
import { type RunningSandbox, startSandbox } from "@assessment-api/sandbox";
import { derivedFaults } from "./derived/index.ts";
import type { Fault, FaultClass, PlantDelivery, Target } from "./fault.ts";
import { allFaults } from "./faults/index.ts";
import { plantedFetch } from "./plant.ts";
import { startRelay } from "./relay.ts";

export interface Verdict {
  target: Target;
  name: string;
  class: FaultClass;
  attacks: string;
  /** Whether the fault changed a request or response. */
  planted: boolean;
  /** Whether the fault counts as missed even if no request triggered it. */
  carried: boolean;
  findings: number;
  found: string[];
  seconds: number;
}

export interface DerivedFaults {
  seed: string;
  count: number;
}

export const faultsOf = (document: ApiDocument, target: Target, derived: DerivedFaults | undefined): Fault[] =>
  derived ? derivedFaults(document, derived.seed, derived.count) : allFaults(document, target);

export const documentOf = (target: Target): ApiDocument => {
  const file = createRequire(import.meta.url).resolve(`@assessment-api/${target}/openapi.json`);
  return readDocument(JSON.parse(readFileSync(file, "utf8")), target);
};

const CONTROL_TOKEN = "control-token-of-mutants";

/** Starts a listener behind a faulty relay. Learns the webhook's secret from the simulation and from `fetch`. */
async function plantedWebhooks({ urls }: RunningSandbox, fault: Fault, planted: () => void) {
  let secret = "";
  const simulation = await loadSimulation(urls.control, CONTROL_TOKEN);
  const register: RegisterHook = async (hook) => {
    const registered = await (simulation.register as RegisterHook)(hook);
    if ("secret" in registered) secret = registered.secret;
    return registered;
  };
  const listener = await startListener({ host: "127.0.0.1", port: 0 });
  const deliver: PlantDelivery =
    fault.deliver?.({ planted, secret: () => secret }) ?? ((delivery, next) => next(delivery));
  const relay = await startRelay(listener, deliver);
  return {
    options: { ...simulation, register, listener: relay },
    learning:
      (inner: typeof fetch): typeof fetch =>
      async (input, init) => {
        const response = await inner(input, init);
        // Ignore other URLs that the command registers.
        if (String(init?.body).includes(relay.url) && String(input).endsWith("/webhook") && response.ok)
          secret = String(((await response.clone().json()) as { secret?: unknown }).secret);
        return response;
      },
  };
}

/**
 * Returns a function that runs the contract tests against a sandbox with one fault, in a new organization per run. The
 * sandbox is in memory or in an empty PostgreSQL database.
 */
export async function createRunner(target: Target, seed = "demo", derived?: DerivedFaults, databaseUrl?: string) {
  const document = documentOf(target);
  const validator = createValidator(document);
  const facts = await loadFacts(target);
  let sandbox: RunningSandbox | undefined;
  const faults = faultsOf(document, target, derived);

  const start = async () =>
    startSandbox({
      port: 0,
      ...(databaseUrl === undefined ? { data: ":memory:" } : { databaseUrl }),
      rateLimit: "off",
      rateLimitV3: "off",
      logLevel: "silent",
      seed: "demo",
      seedValue: "mutants",
      validateResponses: false,
      // Only the control API shows the journal; deletions search it for half of a run's time.
      ...(target === "control" ? {} : { journal: "off" }),
      webhookAddresses: "any",
      controlToken: CONTROL_TOKEN,
    } as Parameters<typeof startSandbox>[0]);

  const authorization = `Bearer ${CONTROL_TOKEN}`;
  const made: string[] = [];
  const organization = async ({ urls }: RunningSandbox, seedValue: string): Promise<string> => {
    const response = await fetch(`${urls.control}/organizations`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization },
      body: JSON.stringify({ name: "Mutants", seed, seedValue, apiKey: {} }),
    });
    const body = (await response.json()) as { id: string; apiKey: { key: string } };
    if (!response.ok) throw new Error(JSON.stringify(body));
    made.push(body.id);
    return body.apiKey.key;
  };
  const forget = async ({ urls }: RunningSandbox): Promise<void> => {
    for (const id of made.splice(0))
      await fetch(`${urls.control}/organizations/${id}`, { method: "DELETE", headers: { authorization } });
  };

  return {
    faults,
    async run(fault: Fault, whole: boolean): Promise<Verdict> {
      // The control API sees all organizations, so each run needs its own sandbox.
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
      const webhooks = await plantedWebhooks(sandbox, fault, () => {
        planted = true;
      });
      const found = await probe({
        document,
        facts,
        baseUrl,
        apiKey,
        otherApiKey: control ? undefined : otherApiKey,
        write: true,
        ...webhooks.options,
        fetch: webhooks.learning(plantedFetch(document, baseUrl, plant)),
        timeout: 20,
        bail: !whole,
      }).then(
        (report) => causesOf(report.outcomes).map(({ findings }) => formatFindings(findings.slice(0, 1))),
        (error: Error) => (error.name === "CouldNotRunError" ? [error.message] : Promise.reject(error)),
      );
      await webhooks.options.listener.close();
      await forget(sandbox);
      const seconds = (performance.now() - started) / 1000;
      return {
        target,
        name: fault.name,
        class: fault.class,
        attacks: fault.attacks,
        planted,
        carried: fault.carried === true,
        findings: found.length,
        found,
        seconds,
      };
    },
    close: async () => sandbox?.close(),
  };
}
