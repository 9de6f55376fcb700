import { createHash } from "node:crypto";
import fc from "fast-check";
import type { Operation } from "../document/document.ts";
import type { Finding } from "../findings/finding.ts";
import { CouldNotRunError } from "../findings/outcome.ts";
import { buildCall, type CallOptions } from "../messages/calls.ts";
import { checkResponse } from "../messages/check-response.ts";
import { curlOf, KEY_VARIABLE } from "../messages/curl.ts";
import { type ReceivedResponse, UnreachableError } from "../messages/send.ts";
import type { PathValues, Session } from "../session/session.ts";
import {
  faultsOf,
  invalidPlans,
  jsonMedia,
  type Plan,
  plansOfFaults,
  validBody,
  validPlans,
  validQuery,
} from "./plans.ts";

export interface Target {
  paths: PathValues[];
  /** @returns undefined without examples */
  body(example: number): { mediaType: string; value: unknown } | undefined;
  after(path: PathValues, call: CallOptions, response: ReceivedResponse): Promise<Finding[]>;
}

/** Maximum number of requests for shrinking a failure. */
const SHRINKS = 150;
/** Consecutive operations without a response after which the server counts as unavailable. */
const GONE_AFTER = 3;

/** Sends valid requests and as many with exactly one fault. */
export function createFuzz(session: Session, { examples, seed }: { examples: number; seed: string }) {
  const { document, validator, options } = session;
  let silent = 0;

  const requestOf = (
    operation: Operation,
    plan: Plan,
    target: Target,
  ): { call: CallOptions; what?: string } | undefined => {
    const base = target.body(plan.example);
    if (plan.fault === undefined) {
      const schema = jsonMedia(operation)?.schema;
      const value = schema && base ? validBody(schema, base.value, plan.members, validator) : undefined;
      const values = validQuery(operation, plan.query, validator);
      return { call: base ? { values, body: { ...base, value } } : { values } };
    }
    const faults = faultsOf(document, operation, base?.value, plan.longer, validator);
    const fault = faults[plan.fault % faults.length];
    if (!fault) return undefined;
    const good = base ? { body: base } : {};
    const call = fault.query ? { values: fault.query, ...good } : { body: { ...base, value: fault.body } as never };
    return { call, what: `${fault.what} (${fault.pointer})` };
  };

  const attempt = async (operation: Operation, plan: Plan, target: Target): Promise<Finding[]> => {
    const request = requestOf(operation, plan, target);
    const path = target.paths[plan.id % target.paths.length];
    if (!request || !path) return [];
    const response = await session.ask(operation, path, request.call);
    silent = 0;
    const { status, findings } = checkResponse(operation, response, validator);
    session.coverage.reach(operation.id, status);
    const own = [...faultOf(operation, response, request.what), ...findings];
    const all = [...own, ...(await target.after(path, request.call, response))];
    const written = buildCall(operation, session.callOf(operation, path, { ...request.call, apiKey: KEY_VARIABLE }));
    return all.map((finding) => ({ ...finding, request: curlOf(options.baseUrl, written) }));
  };

  // Sends up to `examples` of the `faults` once each, before random ones.
  const check = async (operation: Operation, kind: "valid" | "invalid", target: Target, faults = 0): Promise<void> => {
    const startedAt = performance.now();
    let found: Finding[] = [];
    let left = SHRINKS;
    const property = fc.asyncProperty(
      kind === "valid" ? validPlans(document, operation) : invalidPlans,
      async (plan) => {
        if (found.length > 0 && left-- <= 0) return;
        const findings = await attempt(operation, plan, target).catch((error: unknown) => {
          if (!(error instanceof UnreachableError)) throw error;
          left = 0;
          silent += 1;
          if (silent >= GONE_AFTER) throw new CouldNotRunError(`the server stopped responding: ${error.message}`);
          return [{ check: "call", operation: operation.id, pointer: operation.pointer, message: error.message }];
        });
        if (findings.length === 0) return;
        found = findings;
        throw new Error("found");
      },
    );
    const text = `${seed} ${operation.id} ${kind}`;
    const first = plansOfFaults(faults, text).slice(0, examples);
    const run = await fc.check(property, {
      numRuns: examples,
      seed: seedOf(text),
      examples: first.map((plan): [Plan] => [plan]),
    });
    if (run.errorInstance instanceof CouldNotRunError) throw run.errorInstance;
    if (run.failed && found.length === 0) throw run.errorInstance;
    session.note({
      operation: operation.id,
      title:
        kind === "valid"
          ? "handles generated requests that the document allows"
          : "refuses generated requests with one error",
      result: found.length > 0 ? "failed" : "passed",
      findings: found,
      seconds: (performance.now() - startedAt) / 1000,
    });
  };

  return async (operation: Operation, target: Target): Promise<void> => {
    session.begin(operation);
    await check(operation, "valid", target);
    const faults = faultsOf(document, operation, target.body(0)?.value, 0, validator);
    if (faults.length > 0) await check(operation, "invalid", target, faults.length);
  };
}

function faultOf(operation: Operation, response: ReceivedResponse, wrong: string | undefined): Finding[] {
  const { status } = response;
  const expected = wrong === undefined ? status < 500 : status >= 400 && status < 500;
  if (expected) return [];
  const text = new TextDecoder().decode(response.body.subarray(0, 200)).replace(/\s+/g, " ");
  const message =
    wrong === undefined
      ? `responded with ${status} to a request that the document allows: ${text}`
      : `responded with ${status} instead of 4xx to a request with ${wrong}: ${text}`;
  return [{ check: "fuzz", operation: operation.id, status: String(status), pointer: operation.pointer, message }];
}

const seedOf = (text: string): number => createHash("sha256").update(text).digest().readInt32BE(0);
