import { readFileSync } from "node:fs";
import type { McpServer } from "@modelcontextprotocol/server";
import { type Compiler, startCompiler } from "../compile/compile.ts";
import { createSearch } from "../search/search.ts";
import { openSession, type Session, type SessionOptions } from "../session/session.ts";
import { createServer } from "./tools.ts";

export type McpOptions = SessionOptions;

/** Limit of concurrent sessions. */
const MOST = 100;

/** Sessions with one organization each; they share a compiler and a search. */
export interface Mcp {
  /** Creates a server for a connection or request of a session. Its organization is created on first use. */
  server(session?: string): McpServer;
  /** Creates the organization of a session and returns its identifier. */
  open(session?: string): Promise<string>;
  close(): Promise<void>;
}

/** Creates the MCP server. @param given a shared compiler; default: its own */
export function createMcp(options: McpOptions, given?: Compiler): Mcp {
  let compiler = given;
  let find: ((query: string) => string) | undefined;
  const sessions = new Map<string, Promise<Session>>();

  async function sessionOf(name: string): Promise<Session> {
    const known = sessions.get(name);
    if (known !== undefined) return known;
    if (sessions.size >= MOST)
      throw new Error(`Limit of ${MOST} sessions reached. Use an existing session, or start another server.`);
    compiler ??= startCompiler();
    const opened = openSession(options, compiler);
    sessions.set(name, opened);
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
