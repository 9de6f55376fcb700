import { CouldNotRunError } from "../errors.ts";
import { isObject } from "../model/json.ts";

/** Position `file:line:column`. `file` is an index in `Usage.files`; lines and columns start at 1. */
export type Position = string;

export interface Site {
  at: Position[];
  /** Optional members that are not sent; `*` for an untyped value. */
  lacks: string[];
}

export interface Call extends Site {
  ignores?: true;
}

export interface MemberUse {
  read?: Position[];
  sent?: Position[];
  /** Sent values, if all of them are literals or `enum` values. */
  values?: (string | number | boolean)[];
  /** Literals that the code compares the member with, with positions. */
  compared?: Record<string, Position[]>;
}

/**
 * Uses of one document. Keys of members have a schema (`Candidate/address/city`), or an operation and part
 * (`GET /candidates query/count`, `POST /candidates body/name`, `GET /candidates 200/total`). `*` means all members.
 */
export interface ApiUse {
  /** Package or file of the generated types, or the document's title. */
  api: string;
  calls: Record<string, Call[]>;
  /** Generated names in the code: operations and components. */
  names: Record<string, Position[]>;
  builds: Record<string, Site[]>;
  members: Record<string, MemberUse>;
  /** Response headers that are read, in lower case, with the operation if known: `POST /orders location`. */
  headers: Record<string, Position[]>;
}

export interface Usage {
  usage: 1;
  consumer: string;
  /** Source. `traffic` shows what was received, but not what the code reads. */
  from: "types" | "traffic";
  files: string[];
  apis: ApiUse[];
}

export const emptyUse = (api: string): ApiUse => ({
  api,
  calls: {},
  names: {},
  builds: {},
  members: {},
  headers: {},
});

export const keyOf = (base: string, tokens: readonly string[]): string =>
  [base, ...tokens.map((token) => token.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll(" ", "~2"))].join("/");

export function addPosition<Key extends string>(
  list: { [K in Key]?: Position[] | undefined },
  key: Key,
  at: Position,
): void {
  const known = list[key];
  if (!known) list[key] = [at];
  else if (known.at(-1) !== at) known.push(at);
}

export function addSite<T extends Site>(
  list: Record<string, T[]>,
  key: string,
  site: Omit<T, "at">,
  at: Position,
): void {
  list[key] ??= [];
  const same = list[key].find(({ at: _, ...known }) => JSON.stringify(known) === JSON.stringify(site));
  if (!same) list[key].push({ at: [at], ...site } as T);
  else if (same.at.at(-1) !== at) same.at.push(at);
}

/** Maximum size of a usage file in bytes. */
export const LARGEST = 20_000;

/**
 * Formats a usage file. Drops positions, then members, until it is within {@link LARGEST}. Throws a CouldNotRunError.
 */
export function formatUsage(usage: Usage): string {
  const sorted = { ...usage, apis: usage.apis.map(sortUse) };
  for (const most of [1000, 10, 3, 1]) {
    const text = format(withPositions(sorted, most));
    if (Buffer.byteLength(text) <= LARGEST) return text;
  }
  const summary = format(withPositions({ ...sorted, apis: sorted.apis.map(withoutMembers) }, 1));
  if (Buffer.byteLength(summary) <= LARGEST) return summary;
  throw new CouldNotRunError(
    `the usage needs ${Buffer.byteLength(summary)} bytes, more than ${LARGEST}; write one file per part of the consumer`,
  );
}

const sortUse = (use: ApiUse): ApiUse =>
  Object.fromEntries(
    Object.entries(use).map(([key, value]) => [
      key,
      isObject(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
    ]),
  ) as unknown as ApiUse;

/** Keeps the first positions of each list, and the names of their files. */
function withPositions({ files, ...usage }: Usage, most: number): Usage {
  const kept: string[] = [];
  const indexes = new Map<string, number>();
  const renumber = (at: Position) =>
    at.replace(/^\d+/, (index) => {
      const known = indexes.get(index) ?? kept.push(files[Number(index)] ?? "") - 1;
      indexes.set(index, known);
      return String(known);
    });
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.every((one) => typeof one === "string" && /^\d+:\d+:\d+$/.test(one))
        ? [...new Set(value as string[])].slice(0, most).map(renumber)
        : value.map(visit);
    return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, visit(one)])) : value;
  };
  const { usage: format, consumer, from, apis } = visit(usage) as Usage;
  return { usage: format, consumer, from, files: kept, apis };
}

/** Replaces the members of each schema by `*`. May report too many affected consumers, never too few. */
function withoutMembers(use: ApiUse): ApiUse {
  const members: Record<string, MemberUse> = {};
  for (const [key, { read, sent }] of Object.entries(use.members)) {
    const whole = keyOf(baseOf(key), ["*"]);
    const known = members[whole] ?? {};
    members[whole] = { ...known, ...(read && { read: known.read ?? read }), ...(sent && { sent: known.sent ?? sent }) };
  }
  return { ...use, members };
}

/** Returns the key without members: `GET /candidates body` for `GET /candidates body/name`. */
export function baseOf(key: string): string {
  const [, base = key] = /^((?:[^ /]+ .* )?[^/]*)/.exec(key) ?? [];
  return base;
}

/** Formats one line per entry, so that a change of the consumer is a small diff. */
function format(usage: Usage): string {
  const { apis, ...head } = usage;
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const uses = apis.map((use) => {
    const parts = Object.entries(use).map(([key, value]) => {
      if (!isObject(value)) return `      ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
      const lines = Object.entries(value).map(
        ([name, one]) => `        ${JSON.stringify(name)}: ${JSON.stringify(one)}`,
      );
      return `      ${JSON.stringify(key)}: ${lines.length > 0 ? `{\n${lines.join(",\n")}\n      }` : "{}"}`;
    });
    return `    {\n${parts.join(",\n")}\n    }`;
  });
  return `{\n${[...fields, `  "apis": [\n${uses.join(",\n")}\n  ]`].join(",\n")}\n}\n`;
}

/** @throws CouldNotRunError with the name of the file */
export function readUsage(text: string, name: string): Usage {
  const wrong = (what: string) => new CouldNotRunError(`${name} ${what}; write it again with \`usage\``);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong("is not JSON");
  }
  if (!isObject(value) || value.usage !== 1) throw wrong("is not a usage file of this version");
  const { consumer, files, apis, from } = value;
  const isUse = (one: unknown) =>
    isObject(one) && ["calls", "names", "builds", "members", "headers"].every((key) => isObject(one[key]));
  if (typeof consumer !== "string" || !Array.isArray(files) || !Array.isArray(apis) || !apis.every(isUse))
    throw wrong("lacks consumer, files or apis");
  if (from !== "types" && from !== "traffic") throw wrong("has an unknown `from`");
  return value as unknown as Usage;
}

export const USAGE_FILE = "api-usage.json";
