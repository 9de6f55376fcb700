import { type Client, createClient, unwrap } from "@assessment-api/control";
import { createClient as createV2 } from "@assessment-api/v2";
import fc from "fast-check";
import { DAY, HOUR, MINUTE } from "../../src/domain/time.ts";
import { createRandom } from "../../src/seed/random.ts";
import { type Received, startReceiver } from "../receiver.ts";
import { at } from "../start-with-control.ts";
import { type Place, type Program, programs, runProgram } from "./program.ts";

export interface Run {
  /** Base URLs of the sandbox's processes, whose requests take turns. */
  readonly origins: readonly string[];
  readonly count: number;
  /** Programs that run at the same time. */
  readonly workers: number;
  readonly seed: number;
}

/** A program that found something else than its model, and what. */
export interface Finding {
  readonly index: number;
  readonly program: Program;
  readonly message: string;
}

/**
 * Runs generated programs beside each other, while the sandbox's own clock is moved and an organization is advanced whose endpoint never responds.
 * @returns what was different from the models
 */
export async function runAll({ origins, count, workers, seed }: Run): Promise<Finding[]> {
  let turn = 0;
  const origin = () => origins[turn++ % origins.length] as string;
  const clients = origins.map((one) => createClient({ baseUrl: `${one}/control` }));
  const control = () => clients[turn++ % clients.length] as Client;
  const receiver = await startPaths();
  const all = fc.sample(programs, { numRuns: count, seed });
  const findings: Finding[] = [];

  async function place({ refusals }: Program): Promise<Place> {
    const body = { name: "Program", seed: "catalogue", apiKey: {} } as const;
    const { id: organizationId, apiKey } = await unwrap(control().POST("/organizations", { body }));
    const key = apiKey?.key ?? "";
    const test = await testOf(createV2({ baseUrl: `${origin()}/v2`, apiKey: key }));
    const { url, received } = receiver.path(organizationId, refusals);
    return {
      ...{ organizationId, control, test, endpoint: url, received },
      v2: () => createV2({ baseUrl: `${origin()}/v2`, apiKey: key }),
    };
  }

  async function work(): Promise<void> {
    for (let index = next++; index < all.length && findings.length < 3; index = next++) {
      const program = all[index] as Program;
      const where = await place(program);
      await runProgram(program, where).catch(({ message }: Error) => void findings.push({ index, program, message }));
      await unwrap(control().DELETE("/organizations/{id}", at({ id: where.organizationId })));
    }
  }

  let next = 0;
  const disturbance = await disturb(control, createRandom("disturbance", String(seed)), receiver);
  await Promise.all(Array.from({ length: workers }, work));
  findings.push(
    ...(await disturbance.end()).map((message) => ({ index: -1, program: { steps: [], refusals: 0 }, message })),
  );
  return findings;
}

/** Moves of the sandbox's clock, and of an organization's that wait for an endpoint, until the end. */
async function disturb(control: () => Client, random: ReturnType<typeof createRandom>, receiver: Paths) {
  const { now } = await unwrap(control().POST("/clock/freeze", { body: {} }));
  const body = { name: "Hanging", seed: "demo" } as const;
  const { id } = await unwrap(control().POST("/organizations", { body }));
  const { url, open } = receiver.hang(id);
  await unwrap(control().POST("/organizations/{id}/webhooks", { ...at({ id }), body: { url, apiVersion: "V2" } }));
  const hanging = unwrap(
    control().POST("/organizations/{id}/clock/advance", { ...at({ id }), body: { duration: "P60D" } }),
  );
  let isOver = false;
  let expected = Date.parse(now);
  async function move(): Promise<void> {
    while (!isOver) {
      const duration = random.pick([MINUTE, HOUR, DAY, 2 * DAY]);
      await unwrap(control().POST("/clock/advance", { body: { duration } }));
      expected += duration;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  const moving = move();
  return {
    /** @returns what the sandbox's own clock shows that it should not */
    async end(): Promise<string[]> {
      isOver = true;
      await moving;
      const shown = await unwrap(control().GET("/clock"));
      open();
      await hanging;
      return Date.parse(shown.now) === expected ? [] : [`the sandbox's clock shows ${shown.now}`];
    },
  };
}

async function testOf(v2: ReturnType<typeof createV2>): Promise<Place["test"]> {
  const { _embedded } = await unwrap(v2.GET("/tests", { params: { query: { query: "SQL Basics" } } }));
  const [test] = _embedded.tests;
  return { id: String(test?.id), minutes: Number(test?.durationInMinutes) };
}

interface Paths {
  path(name: string, refusals: number): { readonly url: string; readonly received: { id: string; body: string }[] };
  hang(name: string): { readonly url: string; open(): void };
}

/** One receiver for all, with an address for each. */
async function startPaths(): Promise<Paths> {
  const receiver = await startReceiver();
  const takers = new Map<string, (received: Received, respond: (status: number) => void) => void>();
  receiver.respond = (response, received) => {
    const take = takers.get(new URL(received.path, "http://receiver").searchParams.get("of") ?? "");
    const respond = (status: number) => void response.writeHead(status).end();
    if (take === undefined) respond(500);
    else take(received, respond);
  };
  const urlOf = (name: string) => `${receiver.url}?of=${name}`;
  return {
    path(name, refusals) {
      const received: { id: string; body: string }[] = [];
      let left = refusals;
      takers.set(name, ({ headers, body }, respond) => {
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
