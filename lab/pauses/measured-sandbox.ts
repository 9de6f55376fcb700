import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { originOf } from "@assessment-api/sandbox/testing/origin-of";
import { sandboxCommand } from "../sandbox-command.ts";
import type { Memory, Pause } from "./monitor.ts";

export interface MeasuredSandbox {
  readonly origin: string;
  readonly apiKey: string;
  longestPause(work: () => Promise<unknown>): Promise<Pause & Memory>;
  stop(): Promise<void>;
}

const apiKey = "key-of-the-measurement";

/** Starts a sandbox without a rate limit. */
export async function startMeasuredSandbox(data = ":memory:"): Promise<MeasuredSandbox> {
  const flags = ["--port", "0", "--data", data, "--api-key", apiKey, "--rate-limit", "off", "--log-level", "error"];
  const child = fork(sandboxCommand, ["serve", ...flags], {
    execArgv: ["--import", join(import.meta.dirname, "monitor.ts")],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const origin = await originOf(child);
  const ask = async (): Promise<Pause & Memory> => {
    const reply = once(child, "message");
    child.send("");
    const [pause] = await reply;
    return pause as Pause & Memory;
  };
  return {
    origin,
    apiKey,
    async longestPause(work) {
      await ask();
      await work();
      return ask();
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
