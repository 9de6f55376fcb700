import { fork } from "node:child_process";
import { BenchError } from "../benchmark.ts";
import type { Message } from "./contestants/announce.ts";
import { programPath, type ServerProgram } from "./contestants/index.ts";

const patienceMs = 30_000;

const env = { ...process.env, NODE_ENV: "production", NODE_DISABLE_COMPILE_CACHE: "1", NO_COLOR: "1" };

export function startProgram(program: string, args: readonly string[] = []) {
  const child = fork(programPath(program), args, { env, execArgv: [], stdio: ["ignore", "ignore", "pipe", "ipc"] });
  let complaint = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code) => resolve(`exit code ${code}`));
  });
  return {
    /** Requests a message, for programs that do not send one unprompted. */
    ask: () => child.send("?"),
    /** Waits for the next message. Rejects with stderr if the program exits, or after a timeout. */
    next<Expected>(): Promise<Expected> {
      return new Promise((resolve, reject) => {
        const fail = (reason: string) => {
          clearTimeout(timer);
          reject(new BenchError(`${program} did not respond to the benchmark: ${complaint.trim() || reason}`));
        };
        const timer = setTimeout(() => fail(`silent for ${patienceMs / 1000} s`), patienceMs);
        child.once("message", (message) => {
          clearTimeout(timer);
          resolve(message as Expected);
        });
        ended.then(fail);
      });
    },
    async stop(): Promise<void> {
      child.kill();
      await ended;
    },
  };
}

export interface RunningServer {
  /** URL without a trailing slash. */
  url: string;
  /** CPU time (user and system) since the start, in microseconds. */
  cpuMicroseconds(): Promise<number>;
  memoryBytes(): Promise<number>;
  stop(): Promise<void>;
}

export async function startServer({ program, args }: ServerProgram): Promise<RunningServer> {
  const child = startProgram(program, args);
  try {
    const { port } = await child.next<Extract<Message, { port: number }>>();
    const usage = () => {
      const reply = child.next<Extract<Message, { cpuMicroseconds: number }>>();
      child.ask();
      return reply;
    };
    return {
      url: `http://127.0.0.1:${port}`,
      cpuMicroseconds: async () => (await usage()).cpuMicroseconds,
      memoryBytes: async () => (await usage()).memoryBytes,
      stop: child.stop,
    };
  } catch (error) {
    await child.stop();
    throw error;
  }
}
