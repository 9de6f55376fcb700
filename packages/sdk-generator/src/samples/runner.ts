import { type ChildProcess, spawn } from "node:child_process";

/** Runs programs in one process and restarts it if a program ends it. */
export interface Runner {
  /** @returns the output up to the NUL, or to the end of the process */
  readonly run: (name: string) => Promise<string>;
  readonly end: () => void;
}

const END = "\0\n";

export function startRunner([command, ...args]: readonly [string, ...string[]], folder: string): Runner {
  let running: ChildProcess | undefined;
  const start = () => {
    const child = spawn(command, args, { cwd: folder });
    child.on("error", () => {}); // Its end reports the failure.
    child.stdin.on("error", () => {});
    child.on("close", () => {
      if (running === child) running = undefined;
    });
    return child;
  };
  return {
    run(name) {
      running ??= start();
      const child = running;
      return new Promise((resolve) => {
        let output = "";
        const done = (text: string) => {
          child.stdout?.off("data", read);
          child.stderr?.off("data", note);
          child.off("close", close);
          resolve(text);
        };
        const read = (chunk: Buffer) => {
          output += chunk;
          if (output.endsWith(END)) done(output.slice(0, -END.length));
        };
        const note = (chunk: Buffer) => {
          output += chunk;
        };
        const close = () => done(output);
        child.stdout?.on("data", read);
        child.stderr?.on("data", note);
        child.on("close", close);
        child.stdin?.write(`${name}\n`);
      });
    },
    end: () => void running?.stdin?.end(),
  };
}
