// Process of a simulated test runner: starts a sandbox, creates worlds in sequence and prints the figures as JSON.
import { startSandbox } from "@assessment-api/sandbox";

const seed = process.argv[2] as "none" | "catalogue" | "demo";
const count = Number(process.argv[3]);

const cpuOf = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

const before = { at: performance.now(), cpu: process.cpuUsage() };
const sandbox = await startSandbox({ port: 0, data: ":memory:", seed: "none", rateLimit: "off", logLevel: "silent" });
await (await fetch(`${sandbox.urls.v1}/exams`)).text();
const start = { ms: performance.now() - before.at, cpuMs: cpuOf(before.cpu) };

const worlds: { ms: number; cpuMs: number }[] = [];
for (let made = 0; made < count; made++) {
  const at = performance.now();
  const cpu = process.cpuUsage();
  const world = await sandbox.world({ seed });
  worlds.push({ ms: performance.now() - at, cpuMs: cpuOf(cpu) });
  // Each world does typical work, so that memory is realistic.
  await world.candidate().start().answer().submit();
  await world.mails.next();
  await world.close();
}
const { rss: memory } = process.memoryUsage();
await sandbox.close();
process.stdout.write(JSON.stringify({ start, worlds, memory }));
