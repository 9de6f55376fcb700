import { startCluster } from "@assessment-api/sandbox/testing/postgres/patroni";
import { type Installation, type InstallationOptions, recovered } from "./installation.ts";
import { type Probe, startProbe } from "./probe.ts";
import { type SandboxProcess, startSandboxProcess } from "./sandbox-process.ts";

const PROCESSES = 3;

/** Milliseconds without replication before the leader is killed, every second round. */
const HELD = 300;

export interface ClusterInstallation extends Installation {
  readonly probe: Probe;
}

/**
 * Starts three processes on three PostgreSQL servers under Patroni. Kills the leader, with or without its Patroni; it
 * returns as a replica.
 * @param options.careless acknowledge commits before they are replicated
 */
export async function installOnCluster({
  compileCache,
  flags,
  random,
  careless,
  apiKey,
}: InstallationOptions & { readonly careless: boolean; readonly apiKey: string }): Promise<ClusterInstallation> {
  const cluster = await startCluster({ synchronous: !careless });
  const running: SandboxProcess[] = [];
  const close = async () => {
    await Promise.all(running.map((one) => one.end("SIGTERM")));
    await cluster.stop();
  };
  try {
    for (let count = 0; count < PROCESSES; count++)
      running.push(await startSandboxProcess(compileCache, ["--database-url", cluster.url, ...flags]));
    const probe = startProbe(
      running.map(({ origin }) => origin),
      apiKey,
    );
    let disturbances = 0;
    return {
      probe,
      origins: () => running.map(({ origin }) => origin),
      processes: () => running,
      async disturb() {
        const isHeld = disturbances++ % 2 === 1 || careless;
        const goOn = isHeld ? cluster.holdReplication() : () => {};
        if (isHeld) await new Promise((resolve) => setTimeout(resolve, HELD));
        probe.begin();
        const restart = await cluster.killLeader(random.next() < 0.5 ? "machine" : "server");
        goOn();
        await Promise.all(running.map(({ origin }) => recovered(origin)));
        await probe.end();
        restart();
        await cluster.whole();
      },
      async close() {
        await probe.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
