import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createState, type Model, type Snapshot, type State } from "@assessment-api/resources";
import { nodeOf } from "./declared.ts";
import { checkPath, shown } from "./documents.ts";
import { MockError } from "./errors.ts";

/** A fault for some requests of a world. */
export interface Fault {
  /** The operationId, or method and path; default: every operation. */
  readonly operation?: string;
  readonly status?: number;
  /** Delay in milliseconds. */
  readonly delay?: number;
  /** Closes the connection without a response. */
  readonly connection?: "close";
  /** Number of affected requests; default: unlimited. */
  readonly times?: number;
}

/** State, faults and clock of all requests with the same header `Mock-World`. */
export interface World {
  /** Undefined without `--stateful`. */
  stateOf(document: string): State | undefined;
  now(): Date;
  fault(operation: string): Fault | undefined;
}

interface Source {
  readonly model: Model;
  readonly data: Readonly<Record<string, readonly unknown[]>> | undefined;
}

export interface WorldsOptions {
  readonly sources: ReadonlyMap<string, Source>;
  /** File that keeps the states of all worlds. */
  readonly save?: string | undefined;
}

/** Maximum number of worlds; the least recently used one is dropped. */
const MOST = 1000;

interface Saved {
  readonly states: Record<string, Snapshot>;
  readonly now: string | null;
}

class OneWorld implements World {
  readonly #sources: WorldsOptions["sources"];
  readonly #states = new Map<string, State>();
  #faults: (Fault & { left: number })[] = [];
  #now: Date | undefined;

  constructor(sources: WorldsOptions["sources"]) {
    this.#sources = sources;
  }

  stateOf(document: string): State | undefined {
    const known = this.#states.get(document);
    const source = this.#sources.get(document);
    if (known !== undefined || source === undefined) return known;
    const { model, data } = source;
    const state = createState(model, { now: () => this.now(), ...(data && { data }) });
    this.#states.set(document, state);
    return state;
  }

  now = (): Date => this.#now ?? new Date();

  fault(operation: string): Fault | undefined {
    const fault = this.#faults.find((one) => one.operation === undefined || one.operation === operation);
    if (fault === undefined) return undefined;
    fault.left -= 1;
    this.#faults = this.#faults.filter(({ left }) => left > 0);
    return fault;
  }

  faults = (): readonly Fault[] =>
    this.#faults.map(({ left, ...fault }) => ({ ...fault, ...(Number.isFinite(left) && { times: left }) }));

  setFaults(faults: readonly Fault[]): void {
    this.#faults = faults.map((fault) => ({ ...fault, left: fault.times ?? Number.POSITIVE_INFINITY }));
  }

  /** Stops the clock at a time; undefined restores the system clock. */
  stopAt(now: Date | undefined): void {
    this.#now = now;
  }

  snapshot(): Saved {
    const states = [...this.#sources.keys()].map((name) => [name, this.stateOf(name)?.snapshot() ?? {}] as const);
    return { states: Object.fromEntries(states), now: this.#now?.toISOString() ?? null };
  }

  restore({ states, now }: Saved): void {
    for (const [name, snapshot] of Object.entries(states)) this.stateOf(name)?.restore(snapshot);
    this.#now = typeof now === "string" ? new Date(now) : undefined;
  }

  reset(): void {
    for (const state of this.#states.values()) state.reset();
    this.#faults = [];
    this.#now = undefined;
  }
}

export function createWorlds({ sources, save }: WorldsOptions) {
  const worlds = new Map<string, OneWorld>();
  let timer: NodeJS.Timeout | undefined;
  if (save !== undefined && existsSync(dirname(save))) checkPath("--save", save, "write", "file");
  else if (save !== undefined) checkPath("--save", dirname(save), "write", "folder");
  if (save !== undefined && existsSync(save)) load(save);

  function worldOf(name: string): OneWorld {
    const world = worlds.get(name) ?? new OneWorld(sources);
    worlds.delete(name);
    worlds.set(name, world);
    for (const oldest of worlds.keys()) if (worlds.size > MOST) worlds.delete(oldest);
    return world;
  }

  function load(file: string): void {
    checkPath("--save", file, "read", "file");
    try {
      for (const [name, saved] of Object.entries(nodeOf(JSON.parse(readFileSync(file, "utf8")))))
        worldOf(name).restore(saved as Saved);
    } catch (error) {
      throw new MockError(`${shown(file)} is not a saved state of these documents: ${(error as Error).message}`);
    }
  }

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (save === undefined) return;
    const saved = Object.fromEntries([...worlds].map(([name, world]) => [name, world.snapshot()]));
    mkdirSync(dirname(save), { recursive: true });
    // Write and rename, so that a killed process leaves the previous file intact.
    writeFileSync(`${save}.new`, `${JSON.stringify(saved)}\n`);
    renameSync(`${save}.new`, save);
  }

  return {
    of: worldOf,
    changed(): void {
      if (save !== undefined) timer ??= setTimeout(write, 200).unref();
    },
    close: write,
  };
}

export type Worlds = ReturnType<typeof createWorlds>;

interface ControlRequest {
  readonly method: string;
  /** Path below `/__mock`. */
  readonly path: string;
  readonly body: string;
  readonly operations: ReadonlySet<string>;
}

interface ControlResponse {
  readonly status: number;
  readonly allow?: string;
  readonly body?: unknown;
}

type Action = (world: OneWorld, body: () => Readonly<Record<string, unknown>>, request: ControlRequest) => unknown;

const endpoints: Readonly<Record<string, Readonly<Record<string, Action>>>> = {
  "/state": {
    GET: (world) => world.snapshot(),
    PUT(world, body) {
      const { states, now } = body();
      if (typeof states !== "object" || states === null) throw new MockError("The body must be a snapshot of GET");
      world.restore({ states: states as Saved["states"], now: typeof now === "string" ? now : null });
    },
    DELETE: (world) => world.reset(),
  },
  "/faults": {
    GET: (world) => world.faults(),
    POST(world, body, { operations }) {
      const fault = faultIn(body(), operations);
      world.setFaults([...world.faults(), fault]);
      return fault;
    },
    DELETE: (world) => world.setFaults([]),
  },
  "/clock": {
    GET: (world) => ({ now: world.now().toISOString() }),
    PUT(world, body) {
      const { now, advance } = body();
      const time = typeof now === "string" ? Date.parse(now) : world.now().getTime();
      const moved = time + (typeof advance === "number" ? advance * 1000 : 0);
      if ((typeof now !== "string" && typeof advance !== "number") || !(Math.abs(moved) <= 8.64e15))
        throw new MockError('The body must be { "now": "2026-03-02T09:15:00Z" } or { "advance": seconds }');
      world.stopAt(new Date(moved));
      return { now: world.now().toISOString() };
    },
    DELETE: (world) => world.stopAt(undefined),
  },
};

/** Handles a request to `/__mock`. */
export function control(worlds: Worlds, name: string, request: ControlRequest): ControlResponse {
  const methods = endpoints[request.path];
  const paths = Object.keys(endpoints).map((path) => `/__mock${path}`);
  if (methods === undefined)
    return { status: 404, body: { message: `Unknown path. Available paths: ${paths.join(", ")}` } };
  const action = methods[request.method];
  const allow = Object.keys(methods).join(", ");
  if (action === undefined)
    return { status: 405, allow, body: { message: `The method is not allowed. Allowed: ${allow}` } };
  const body = () => {
    try {
      return nodeOf(JSON.parse(request.body));
    } catch {
      throw new MockError("The body must be a JSON object");
    }
  };
  try {
    const result = action(worlds.of(name), body, request);
    if (request.method !== "GET") worlds.changed();
    return result === undefined ? { status: 204 } : { status: 200, body: result };
  } catch (error) {
    if (error instanceof MockError || request.path === "/state")
      return { status: 400, body: { message: (error as Error).message } };
    throw error;
  }
}

function faultIn(body: Readonly<Record<string, unknown>>, operations: ReadonlySet<string>): Fault {
  const { operation, status, delay, connection, times, ...others } = body;
  const [unknown] = Object.keys(others);
  const isWhole = (value: unknown, least: number, most: number) =>
    value === undefined || (Number.isInteger(value) && Number(value) >= least && Number(value) <= most);
  const mistake = [
    [unknown === undefined, `Unknown member ${unknown}; a fault has operation, status, delay, connection, times`],
    [operation === undefined || operations.has(String(operation)), `Unknown operation ${operation}`],
    [isWhole(status, 200, 599), "status must be a number from 200 to 599"],
    [isWhole(delay, 0, 600_000), "delay must be a number of milliseconds, at most 600000"],
    [connection === undefined || connection === "close", 'connection must be "close"'],
    [isWhole(times, 1, 1_000_000), "times must be a number of requests"],
    [
      status !== undefined || delay !== undefined || connection !== undefined,
      "A fault needs status, delay or connection",
    ],
  ].find(([holds]) => !holds);
  if (mistake !== undefined) throw new MockError(String(mistake[1]));
  return body as Fault;
}
