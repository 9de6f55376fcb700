/** Entry point in the isolate: creates the globals and runs snippets. */
import { createGlobals, type Place } from "./globals.ts";

/** Functions of the host, the only exit of the isolate. */
export interface Host {
  send(request: string): Promise<string>;
  sleep(milliseconds: number): Promise<void>;
  log(line: string): void;
}

export type Outcome =
  | { readonly value: string | undefined; readonly length: number }
  | { readonly error: string; readonly line?: number };

// Saved before a snippet can change the globals.
const { stringify } = JSON;
const write = String;

function show(value: unknown): string {
  if (typeof value === "string") return value;
  try {
    return stringify(value) ?? write(value);
  } catch {
    return write(value);
  }
}

function explain(error: unknown): Outcome {
  if (!(error instanceof Error)) return { error: `thrown: ${show(error)}` };
  const line = /snippet:(\d+)/.exec(error.stack ?? "")?.[1];
  // The first line belongs to the wrapper.
  return { error: `${error.name}: ${error.message}`, ...(line !== undefined && { line: Number(line) - 1 }) };
}

export function boot(host: Host, place: string, longest: number): (main: () => Promise<unknown>) => Promise<string> {
  Object.assign(globalThis, createGlobals(JSON.parse(place) as Place, host.send), {
    console: { log: (...values: unknown[]) => host.log(values.map(show).join(" ")) },
    setTimeout(callback: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]) {
      void host.sleep(Number(milliseconds)).then(() => callback(...args));
      return 0;
    },
  });
  return async (main) => {
    let outcome: Outcome;
    try {
      const text = stringify(await main());
      outcome = { value: text?.slice(0, longest), length: text?.length ?? 0 };
    } catch (error) {
      outcome = explain(error);
    }
    // Has no prototype, because snippets may add a toJSON to it.
    return stringify(Object.setPrototypeOf(outcome, null));
  };
}
