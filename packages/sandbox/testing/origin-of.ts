import type { ChildProcess } from "node:child_process";

export async function originOf({ stdout }: ChildProcess): Promise<string> {
  let screen = "";
  for await (const text of stdout ?? []) {
    screen += text;
    const [, origin] = /V1 +(\S+)\/v1\n.*Ctrl\+C/s.exec(screen) ?? [];
    if (origin !== undefined) return origin;
  }
  throw new Error(`The sandbox did not start: ${screen}`);
}
