import { type Client, api as controlApi, createClient, unwrap } from "@assessment-api/control";
import type { Compiler } from "../compile/compile.ts";
import type { Place } from "../inside/globals.ts";
import type { SentMessage } from "../inside/web.ts";
import { BusyError } from "../isolate/busy.ts";
import { type Limits, usualLimits } from "../isolate/limits.ts";
import { runSnippet } from "../isolate/run-snippet.ts";
import { changeLines, entriesSince, newestEntry } from "./changes.ts";
import { createGate } from "./gate.ts";

export interface SessionOptions {
  /** URL of the sandbox, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  readonly token?: string | undefined;
  /** Identifier of the organization; default: the first one. */
  readonly organization?: string | undefined;
  /** Whether to work in the organization itself instead of a fork that is deleted at the end. */
  readonly inPlace?: boolean | undefined;
  readonly keep?: boolean | undefined;
  readonly limits?: Partial<Limits> | undefined;
  /** HTTP client; default `globalThis.fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

export interface Executed {
  /** Whether it did not compile, threw an error or exceeded a limit. */
  readonly failed: boolean;
  /** The value as JSON or the problem, the log, and the changes. */
  readonly text: string;
}

/** An organization in which snippets run one at a time. */
export interface Session {
  readonly organizationId: string;
  execute(snippet: string): Promise<Executed>;
  close(): Promise<void>;
}

/** The sandbox cannot be used as requested; the message says what to do. */
export class SessionError extends Error {
  override name = "SessionError";
}

/** Opens a session in a running sandbox. @throws SessionError */
export async function openSession(options: SessionOptions, compiler: Compiler): Promise<Session> {
  const url = new URL(options.url).origin;
  const control = createClient({ baseUrl: url + controlApi.basePath, token: options.token });
  const { organizationId, apiKey, close } = await (options.inPlace ? enter : fork)(control, options).catch((error) => {
    const { message, cause } = error as Error;
    if (error instanceof SessionError) throw error;
    const why = cause instanceof Error ? `${message}: ${cause.message}` : message;
    throw new SessionError(
      `The sandbox at ${url} cannot be used (${why}). Start one with: npx @assessment-api/sandbox serve`,
    );
  });
  const limits = { ...usualLimits, ...options.limits };
  const place = JSON.stringify({ organizationId, url } satisfies Place);
  let last: Promise<unknown> = Promise.resolve();

  async function execute(snippet: string): Promise<Executed> {
    const compiled = await compiler.compile(snippet);
    if ("problems" in compiled) {
      const lines = compiled.problems.map(({ line, message }) => `line ${line}: ${message}`);
      return { failed: true, text: ["Does not compile; nothing ran.", ...lines].join("\n") };
    }
    const before = await newestEntry(control, organizationId);
    let end = performance.now() + limits.time;
    const gate = createGate({
      url,
      apiKey,
      token: options.token,
      organizationId,
      requests: limits.requests,
      fetch: options.fetch ?? fetch,
      left: () => end - performance.now(),
    });
    const send = async (request: string): Promise<string> => {
      try {
        return JSON.stringify(await gate(JSON.parse(request) as SentMessage));
      } catch (error) {
        return JSON.stringify({ problem: error instanceof Error ? error.message : String(error) });
      }
    };
    const { outcome, log } = await runSnippet({
      modules: await compiler.modules(),
      code: compiled.code,
      place,
      limits,
      send,
      begin() {
        end = performance.now() + limits.time;
      },
    });
    const changes = changeLines(await entriesSince(control, organizationId, before));
    const failed = "error" in outcome || outcome.length > limits.output;
    return { failed, text: [resultOf(outcome, limits), ...part("Log", log), ...part("Changes", changes)].join("\n") };
  }

  return {
    organizationId,
    // One at a time, so that each snippet's changes can be attributed.
    execute(snippet) {
      const result = last.then(() => execute(snippet)).catch(busyAsResult);
      last = result.catch(() => {});
      return result;
    },
    async close() {
      await last;
      await close();
    },
  };
}

function busyAsResult(error: unknown): Executed {
  if (error instanceof BusyError) return { failed: true, text: error.message };
  throw error;
}

type Outcome = Awaited<ReturnType<typeof runSnippet>>["outcome"];

function resultOf(outcome: Outcome, { output }: Limits): string {
  if ("error" in outcome) return outcome.line === undefined ? outcome.error : `line ${outcome.line}: ${outcome.error}`;
  if (outcome.length > output)
    return `The returned value has ${outcome.length} characters of JSON, at most ${output} are shown: return only the fields you need.`;
  return outcome.value ?? "(nothing returned)";
}

const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ["", `${title}:`, ...lines];

interface Entered {
  readonly organizationId: string;
  readonly apiKey: string;
  readonly close: () => Promise<void>;
}

async function chosen(control: Client, { organization }: SessionOptions): Promise<string> {
  if (organization !== undefined) return organization;
  const { items } = await unwrap(control.GET("/organizations", { params: { query: { count: 1 } } }));
  const [first] = items;
  if (first === undefined) throw new SessionError("The sandbox has no organization.");
  return first.id;
}

async function fork(control: Client, options: SessionOptions): Promise<Entered> {
  const id = await chosen(control, options);
  const at = { params: { path: { id } } };
  const { id: snapshotId } = await unwrap(
    control.POST("/organizations/{id}/snapshots", { ...at, body: { name: "Agent" } }),
  );
  const params = { path: { id, snapshotId } };
  try {
    const body = { name: "Agent", apiKey: {} };
    const { id: organizationId, apiKey } = await unwrap(
      control.POST("/organizations/{id}/snapshots/{snapshotId}/fork", { params, body }),
    );
    const close = async () => {
      if (!options.keep) await control.DELETE("/organizations/{id}", { params: { path: { id: organizationId } } });
    };
    return { organizationId, apiKey: apiKey?.key ?? "", close };
  } finally {
    await control.DELETE("/organizations/{id}/snapshots/{snapshotId}", { params });
  }
}

async function enter(control: Client, options: SessionOptions): Promise<Entered> {
  const organizationId = await chosen(control, options);
  const path = { id: organizationId };
  const body = { name: "Agent" };
  const { id: keyId, key } = await unwrap(control.POST("/organizations/{id}/keys", { params: { path }, body }));
  return {
    organizationId,
    apiKey: key,
    async close() {
      await control.DELETE("/organizations/{id}/keys/{keyId}", { params: { path: { ...path, keyId } } });
    },
  };
}
