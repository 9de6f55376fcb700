import type { Failure } from "../errors.ts";

/** Response that a request, or a person at the page, asks for. */
export interface Preference {
  readonly status?: number;
  readonly example?: string;
  /** Milliseconds. */
  readonly delay?: number;
}

export interface Wish extends Preference {
  readonly dynamic?: boolean;
  readonly seed?: string;
}

/** Milliseconds. A longer timer would outlive every client. */
const longestDelay = 600_000;

type Reader = (text: string) => Wish | string;

/** Each preference by its name. A reader returns the demand that the text breaks. */
const readers: Readonly<Record<string, Reader>> = {
  code: (text) => (/^[1-5]\d\d$/.test(text) ? { status: Number(text) } : "must be a status such as 404"),
  example: (text) => (text === "" ? "must name an example" : { example: text }),
  delay: (text) =>
    /^\d{1,9}$/.test(text) && Number(text) <= longestDelay
      ? { delay: Number(text) }
      : `must be a number of milliseconds, at most ${longestDelay}`,
  dynamic: (text) => (/^(true|false)$/.test(text) ? { dynamic: text === "true" } : "must be true or false"),
  seed: (text) => ({ seed: text }),
};

/**
 * Reads the header Prefer, `code=404, example=unknownCandidate, delay=500`, and the same in the query, `__code=404`. The query wins. Other
 * preferences are ignored (RFC 7240, 2).
 */
export function readWish(header: string | undefined, query: URLSearchParams): Wish | { failure: Failure } {
  const given = new Map((header ?? "").split(",").map((part) => split(part.trim())));
  for (const name of Object.keys(readers)) {
    const value = query.get(`__${name}`);
    if (value !== null) given.set(name, value);
  }
  let wish: Wish = {};
  for (const [name, reader] of Object.entries(readers)) {
    const text = given.get(name);
    if (text === undefined) continue;
    const read = reader(text);
    if (typeof read === "string") return { failure: malformed(`${name}=${text}`, `${name} ${read}`) };
    wish = { ...wish, ...read };
  }
  return wish;
}

function malformed(value: string, message: string): Failure {
  return { status: 400, details: "The header Prefer cannot be read", rejected: [{ field: "Prefer", value, message }] };
}

const split = (part: string): [string, string] => {
  const equals = part.indexOf("=");
  if (equals === -1) return [part.toLowerCase(), ""];
  return [
    part.slice(0, equals).trim().toLowerCase(),
    part
      .slice(equals + 1)
      .trim()
      .replace(/^"(.*)"$/, "$1"),
  ];
};

/** The same as a header. */
export const writePrefer = ({ status, example, delay }: Preference): string =>
  [
    ...(status === undefined ? [] : [`code=${status}`]),
    ...(example === undefined ? [] : [`example=${example}`]),
    ...(delay === undefined ? [] : [`delay=${delay}`]),
  ].join(", ");
