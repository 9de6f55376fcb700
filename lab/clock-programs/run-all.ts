import { setTimeout as delay } from "node:timers/promises";
import { inspect } from "node:util";
import { type Client, createClient, unwrap } from "@assessment-api/control";
import { type Received, startReceiver } from "@assessment-api/sandbox/testing/receiver";
import { createClient as createV2 } from "@assessment-api/v2";
import fc from "fast-check";
import { at } from "./at.ts";
import { disturb } from "./disturbance.ts";
import { type Place, type Program, programs, runProgram } from "./program.ts";

export interface Run {
  /** Base URLs of the sandbox processes, used in turn. */
  readonly origins: readonly string[];
  readonly count: number;
  readonly workers: number;
  readonly seed: number;
}

export interface Finding {
  /** Index of the program; -1 for the disturbance. */
  readonly index: number;
  readonly program?: Program;
  readonly message: string;
}

/**
 * Runs generated programs in parallel while the sandbox clock moves and one organization waits for a hanging endpoint.
 * @returns differences from the models
 */
export async function runAll({ origins, count, workers, seed }: Run): Promise<Finding[]> {
  let turn = 0;
  const origin = () => origins[turn++ % origins.length] as string;
  const clients = origins.map((one) => createClient({ baseUrl: `${one}/control` }));
  const control = () => clients[turn++ % clients.length] as Client;
  const receiver = await startPaths();
  const all = fc.sample(programs, { numRuns: count, seed });
  const findings: Finding[] = [];

  async function organization() {
    const body = { name: "Program", seed: "catalogue", apiKey: {} } as const;
    const { id, apiKey } = await unwrap(control().POST("/organizations", { body }));
    const v2 = () => createV2({ baseUrl: `${origin()}/v2`, apiKey: apiKey?.key ?? "" });
    return { id, v2, test: await testOf(v2()) };
  }

  async function place(program: Program): Promise<Place> {
    const { id: organizationId, v2, test } = await organization();
    const { url, received } = receiver.path(organizationId, program);
    return { organizationId, control, v2, test, endpoint: url, received };
  }

  async function work(): Promise<void> {
    for (let index = next++; index < all.length && findings.length < 3; index = next++) {
      const program = all[index] as Program;
      try {
        const where = await place(program);
        await runProgram(program, where);
        await unwrap(control().DELETE("/organizations/{id}", at({ id: where.organizationId })));
      } catch (error) {
        findings.push({ index, program, message: inspect(error) });
      }
    }
  }

  let next = 0;
  const { id, v2, test } = await organization();
  const following = { id, v2: v2(), testId: test.id };
  const end = await disturb({ control, following, hanging: receiver.hang("hanging"), seed });
  await Promise.all(Array.from({ length: workers }, work));
  const noticed = await end();
  return [...findings, ...noticed.map((message) => ({ index: -1, message }))];
}

async function testOf(v2: ReturnType<typeof createV2>): Promise<Place["test"]> {
  const { _embedded } = await unwrap(v2.GET("/tests", { params: { query: { query: "SQL Basics" } } }));
  const [test] = _embedded.tests;
  return { id: String(test?.id), minutes: Number(test?.durationInMinutes) };
}

interface Paths {
  path(
    name: string,
    how: Omit<Program, "steps">,
  ): { readonly url: string; readonly received: { id: string; body: string }[] };
  hang(name: string): { readonly url: string; open(): void };
}

/** Starts a receiver with a URL per program. */
async function startPaths(): Promise<Paths> {
  const receiver = await startReceiver();
  const takers = new Map<string, (received: Received, respond: (status: number) => void) => unknown>();
  receiver.respond = (response, received) => {
    const take = takers.get(new URL(received.path, "http://receiver").searchParams.get("of") ?? "");
    const respond = (status: number) => void response.writeHead(status).end();
    if (take === undefined) respond(500);
    else take(received, respond);
  };
  const urlOf = (name: string) => `${receiver.url}?of=${name}`;
  return {
    path(name, { refusals, slowness }) {
      const received: { id: string; body: string }[] = [];
      let left = refusals;
      takers.set(name, async ({ headers, body }, respond) => {
        if (slowness > 0) await delay(slowness);
        if (left-- > 0) return respond(500);
        received.push({ id: String(headers["webhook-id"]), body });
        respond(204);
      });
      return { url: urlOf(name), received };
    },
    hang(name) {
      const gate = Promise.withResolvers<void>();
      takers.set(name, (_, respond) => void gate.promise.then(() => respond(204)));
      return { url: urlOf(name), open: gate.resolve };
    },
  };
}
