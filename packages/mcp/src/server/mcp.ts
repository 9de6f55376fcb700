import { readFileSync } from "node:fs";
import type { McpServer } from "@modelcontextprotocol/server";
import { type Compiler, startCompiler } from "../compile/compile.ts";
import { createSearch } from "../search/search.ts";
import { openSession, type Session, type SessionOptions } from "../session/session.ts";
import { createServer } from "./tools.ts";

export type McpOptions = SessionOptions;

/** Sessions that one process has at a time. */
const MOST = 100;

/** Server of agents: sessions, each with an organization of its own, over one compiler and one search. */
export interface Mcp {
  /** A server for one connection or request of a session; its organization is made when it is needed first. */
  server(session?: string): McpServer;
  /** Makes the organization of a session at once; its identifier. */
  open(session?: string): Promise<string>;
  /** Deletes the forks that were made. */
  close(): Promise<void>;
}

/** Gets ready to serve agents. @param given a compiler that others use, too; its own otherwise */
export function createMcp(options: McpOptions, given?: Compiler): Mcp {
  let compiler = given;
  let find: ((query: string) => string) | undefined;
  const sessions = new Map<string, Promise<Session>>();

  async function sessionOf(name: string): Promise<Session> {
    const known = sessions.get(name);
    if (known !== undefined) return known;
    if (sessions.size >= MOST) throw new Error(`There are ${MOST} sessions: use one of them, or start another server.`);
    compiler ??= startCompiler();
    const opened = openSession(options, compiler);
    sessions.set(name, opened);
    // The next call tries again.
    opened.catch(() => sessions.delete(name));
    return opened;
  }

  const search = (query: string) => {
    find ??= createSearch();
    return find(query);
  };

  return {
    server: (name = "") =>
      createServer({
        search,
        execute: async (code) => (await sessionOf(name)).execute(code),
        version: packageVersion(),
      }),
    open: async (name = "") => (await sessionOf(name)).organizationId,
    async close() {
      const open = await Promise.allSettled(sessions.values());
      await Promise.allSettled(open.map((one) => (one.status === "fulfilled" ? one.value.close() : undefined)));
      if (compiler !== given) await compiler?.close();
    },
  };
}

export const packageVersion = (): string =>
  JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version;
