import type { RequestTable, SchemeSpec, SecuritySpec } from "./contract.ts";

type Given<T> = T | (() => T | undefined | Promise<T | undefined>);

/** A key or token, or a callback that returns it before each request. */
export type Credential = Given<string>;

/** User name and password, or a callback that returns them before each request. */
export type BasicCredential = Given<{ username: string; password: string }>;

export type Credentials = Readonly<Record<string, Credential | BasicCredential | undefined>>;

export interface Placed extends SchemeSpec {
  value: string;
}

export function basic(given: unknown): unknown {
  if (typeof given !== "object" || given === null) return given;
  const { username, password } = given as { username: string; password: string };
  return btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)));
}

/**
 * Returns the credentials of the first complete alternative. Throws a TypeError for invalid header values, because
 * fetch would print them in its message.
 */
export function createCredentials(
  { schemes = {} }: RequestTable,
  options: { apiKey?: unknown; token?: unknown; auth?: Credentials | undefined },
): (security: SecuritySpec) => Promise<Placed[]> {
  const entries = Object.entries(schemes).map(([scheme, spec]) => {
    const { option, prefix, write, optional = !option } = spec;
    const given = option ? options[option] : options.auth?.[scheme];
    const place = (value: unknown): Placed | undefined => {
      if (value === undefined && optional) return undefined;
      const text = write ? write(value) : value;
      if (typeof text !== "string" || !/^[ -~]+$/.test(text.trim()))
        throw new TypeError(`${option ?? scheme} must be ASCII and cannot be empty`);
      return { ...spec, value: prefix ? `${prefix} ${text}` : text };
    };
    const isCallback = typeof given === "function";
    const placed = isCallback ? undefined : place(given);
    return [scheme, async () => (isCallback ? place(await given()) : placed)] as const;
  });
  const readers = new Map(entries);
  return async (security) => {
    for (const names of security) {
      const placed = await Promise.all(names.map((name) => readers.get(name)?.()));
      if (placed.every(Boolean)) return placed as Placed[];
    }
    return [];
  };
}
