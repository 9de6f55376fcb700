import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { stringify } from "yaml";
import { freePort } from "./server.ts";

/** Debian's PostgreSQL programs, used by Patroni. */
export const BIN: string | undefined = globSync("/usr/lib/postgresql/*/bin").find((folder) =>
  existsSync(join(folder, "pg_basebackup")),
);
const [PATRONI, ETCD] = ["/usr/bin/patroni", "/usr/bin/etcd"];

/** Missing programs for a cluster: `apt-get install patroni etcd-server postgresql`. */
export const clusterLacks: string | undefined =
  BIN === undefined ? "PostgreSQL" : [PATRONI, ETCD].find((program) => !existsSync(program));

export interface Cluster {
  readonly url: string;
  /**
   * Kills the leader, with its Patroni (machine) or alone.
   * @returns restart function; Patroni restarts a single server
   */
  killLeader(what: "machine" | "server"): Promise<() => void>;
  /** Blocks replication until the returned callback; blocked data is lost, as after a network partition. */
  holdReplication(): () => void;
  /**
   * Resolves with a leader and two followers, or one follower with asynchronous replication: a follower ahead of
   * the new leader cannot rejoin.
   * @throws Error after the timeout
   */
  whole(): Promise<void>;
  stop(): Promise<void>;
}

interface Member {
  readonly name: string;
  readonly host: string;
  readonly data: string;
  process: ChildProcess | undefined;
}

interface MemberState {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** Seconds: leader lease, poll interval, and etcd timeout. Patroni's defaults are 30, 10 and 10. */
const TIMES = { ttl: 6, loop_wait: 1, retry_timeout: 2 };

/** Timeout in milliseconds for a complete cluster. */
const TIMEOUT = 120_000;

/** @param options.synchronous whether commits wait for a second server */
export async function startCluster({ synchronous }: { synchronous: boolean }): Promise<Cluster> {
  if (clusterLacks !== undefined || BIN === undefined) throw new Error(`there is no cluster without ${clusterLacks}`);
  const folder = await mkdtemp(join(tmpdir(), "assessment-api-cluster-"));
  const user = postgresUser();
  await chmod(folder, 0o755);
  const [port, rest, client, peer] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const log: string[] = [];
  const run = (program: string, args: readonly string[], as: typeof user) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], cwd: folder, ...as });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (text) => void log.splice(0, log.push(String(text)) - 50));
    return child;
  };
  const at = (one: number) => `http://127.0.0.1:${one}`;
  const etcd = run(
    ETCD,
    [
      ...[
        "--data-dir",
        join(folder, "etcd"),
        "--listen-client-urls",
        at(client),
        "--advertise-client-urls",
        at(client),
      ],
      ...["--listen-peer-urls", at(peer), "--initial-advertise-peer-urls", at(peer)],
      ...["--initial-cluster", `default=${at(peer)}`, "--unsafe-no-fsync"],
    ],
    undefined,
  );
  const members = [1, 2, 3].map(
    (n): Member => ({ name: `server${n}`, host: `127.0.0.${n}`, data: join(folder, `server${n}`), process: undefined }),
  );
  for (const member of members) {
    await mkdir(member.data, { mode: 0o700 });
    if (user !== undefined) await chown(member.data, user.uid, user.gid);
    await writeFile(
      `${member.data}.yml`,
      stringify(settingsOf(member, { bin: BIN, port, rest, client, folder, synchronous })),
    );
  }
  const start = (member: Member) => {
    member.process = run(PATRONI, [`${member.data}.yml`], user);
  };

  async function states(): Promise<readonly MemberState[]> {
    for (const { host } of members)
      try {
        const response = await fetch(`http://${host}:${rest}/cluster`, { signal: AbortSignal.timeout(1000) });
        return ((await response.json()) as { members: MemberState[] }).members;
      } catch {}
    return [];
  }

  async function whole(): Promise<void> {
    for (const end = performance.now() + TIMEOUT; performance.now() < end; await delay(200)) {
      const all = await states();
      const follow = all.filter(({ role, state }) => role !== "leader" && ["running", "streaming"].includes(state));
      const isCopied = !synchronous || follow.some(({ role }) => role === "sync_standby");
      if (all.some(({ role, state }) => role === "leader" && state === "running") && follow.length === 2 && isCopied)
        return;
    }
    throw new Error(`the cluster is not whole after ${TIMEOUT / 1000} s: ${log.join("")}`);
  }

  const kill = () => {
    for (const member of members) killMember(member);
    etcd.kill("SIGKILL");
  };
  process.once("exit", kill);
  try {
    // The first server is the leader; the followers replicate its data.
    for (const member of members) start(member);
    await whole();
  } catch (error) {
    kill();
    throw error;
  }
  return {
    url: `postgres://sandbox:sandbox@${members.map(({ host }) => `${host}:${port}`).join(",")}/postgres?target_session_attrs=read-write`,
    whole,
    async killLeader(what) {
      const leader = (await states()).find(({ role }) => role === "leader");
      const member = members.find(({ name }) => name === leader?.name);
      if (member === undefined) throw new Error(`there is no leader: ${log.join("")}`);
      if (what === "machine") killMember(member);
      else killServer(member);
      return () => {
        if (what === "machine") start(member);
      };
    },
    holdReplication() {
      const receivers = members.flatMap((member) => descendantsOf(postmasterOf(member)).filter(isReceiver));
      for (const pid of receivers) signal(pid, "SIGSTOP");
      return () => {
        for (const name of ["SIGTERM", "SIGCONT"] as const) for (const pid of receivers) signal(pid, name);
      };
    },
    async stop() {
      process.off("exit", kill);
      kill();
      await delay(200);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL cannot run as root. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

interface Places {
  readonly bin: string;
  readonly port: number;
  readonly rest: number;
  readonly client: number;
  readonly folder: string;
  readonly synchronous: boolean;
}

const settingsOf = (
  { name, host, data }: Member,
  { bin, port, rest, client, folder, synchronous }: Places,
): object => ({
  scope: "assessment",
  name,
  restapi: { listen: `${host}:${rest}`, connect_address: `${host}:${rest}` },
  etcd3: { host: `127.0.0.1:${client}` },
  bootstrap: {
    dcs: {
      ...TIMES,
      // 0: fail over immediately after a crash of PostgreSQL alone.
      primary_start_timeout: 0,
      synchronous_mode: synchronous,
      // Commits block without a follower.
      synchronous_mode_strict: synchronous,
      postgresql: {
        use_pg_rewind: true,
        parameters: { max_connections: 100, wal_keep_size: "256MB", unix_socket_directories: folder, fsync: "off" },
      },
    },
    initdb: [{ encoding: "UTF8" }, { locale: "C" }, "data-checksums"],
  },
  postgresql: {
    listen: `${host}:${port}`,
    connect_address: `${host}:${port}`,
    bin_dir: bin,
    data_dir: join(data, "data"),
    pgpass: join(data, "pgpass"),
    pg_hba: ["host all all 127.0.0.0/8 md5", "host replication all 127.0.0.0/8 md5"],
    authentication: {
      superuser: { username: "sandbox", password: "sandbox" },
      replication: { username: "replication", password: "replication" },
    },
    parameters: { unix_socket_directories: data },
  },
});

function postmasterOf({ data }: Member): number | undefined {
  try {
    return Number(readFileSync(join(data, "data/postmaster.pid"), "utf8").split("\n", 1)[0]);
  } catch {
    return undefined;
  }
}

/** Patroni first, to prevent a restart. */
function killMember(member: Member): void {
  member.process?.kill("SIGKILL");
  killServer(member);
}

function killServer(member: Member): void {
  const main = postmasterOf(member);
  if (main !== undefined) for (const pid of [main, ...descendantsOf(main)]) signal(pid, "SIGKILL");
}

function descendantsOf(main: number | undefined): number[] {
  if (main === undefined) return [];
  return readdirSync("/proc").flatMap((name) => {
    try {
      return /^\d+$/.test(name) &&
        new RegExp(`^PPid:\\s+${main}$`, "m").test(readFileSync(`/proc/${name}/status`, "utf8"))
        ? [Number(name)]
        : [];
    } catch {
      return [];
    }
  });
}

const isReceiver = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("walreceiver");
  } catch {
    return false;
  }
};

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}
