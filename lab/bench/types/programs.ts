/** Writes the same program of 20 calls for the clients of several generators. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const contestants = ["assessment-api", "functions", "openapi-typescript", "hey-api", "orval"] as const;
export type Contestant = (typeof contestants)[number];

export const labels: Record<Contestant, string> = {
  "assessment-api": "Assessment API, calls by path",
  functions: "Assessment API, a function per operation",
  "openapi-typescript": "openapi-typescript with openapi-fetch",
  "hey-api": "@hey-api/openapi-ts",
  orval: "orval, fetch client",
};

type Loose = Record<string, unknown>;

/** A GET operation that can be called with simple values. */
interface Call {
  id: string;
  path: string;
  pathValues: Loose;
  query: Loose;
}

const resolve = (document: Loose, given: unknown): Loose => {
  let node = given as Loose;
  for (let hops = 0; typeof node?.$ref === "string" && hops < 20; hops++)
    node = node.$ref
      .slice(2)
      .split("/")
      .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"))
      .reduce<unknown>((from, name) => (from as Loose)?.[name], document) as Loose;
  return node ?? {};
};

/** Returns a value for a schema, or undefined if the schema is not simple. */
function simpleValue(document: Loose, schema: unknown): unknown {
  const { type, enum: values, pattern, oneOf, anyOf, allOf } = resolve(document, schema);
  if (Array.isArray(values)) return values[0];
  if (pattern || oneOf || anyOf || allOf) return undefined;
  return { string: "a", integer: 1, number: 1, boolean: true }[String(type)];
}

/** Returns the GET operations that need only simple parameters and return JSON. */
export function callsOf(document: Loose): Call[] {
  return Object.entries((document.paths ?? {}) as Record<string, Loose>).flatMap(([path, item]) => {
    const operation = item.get as Loose | undefined;
    const { operationId: id, responses = {} } = operation ?? {};
    const success = resolve(document, Object.entries(responses as Loose).find(([status]) => /^2/.test(status))?.[1]);
    const { schema } = ((success.content as Loose)?.["application/json"] ?? {}) as Loose;
    const isTyped = ["type", "allOf", "anyOf", "oneOf"].some((key) => key in resolve(document, schema));
    if (typeof id !== "string" || !isTyped) return [];
    const parameters = [...((item.parameters ?? []) as unknown[]), ...((operation?.parameters ?? []) as unknown[])];
    const call: Call = { id, path, pathValues: {}, query: {} };
    for (const { name, in: place, required, schema, content } of parameters.map((one) => resolve(document, one))) {
      if (!required) continue;
      const value = content ? undefined : simpleValue(document, schema);
      if (value === undefined || (place !== "path" && place !== "query")) return [];
      (place === "path" ? call.pathValues : call.query)[String(name)] = value;
    }
    const named = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => String(name));
    return named.every((name) => name in call.pathValues) ? [call] : [];
  });
}

const initOf = (prefix: "params" | "", { pathValues, query }: Call): string => {
  const given = {
    ...(Object.keys(pathValues).length > 0 && { path: pathValues }),
    ...(Object.keys(query).length > 0 && { query }),
  };
  return Object.keys(given).length === 0 ? "" : JSON.stringify(prefix ? { [prefix]: given } : given);
};

const camelCase = (id: string) =>
  id
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
    .map((word, index) => (index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join("");

/** Returns the names of generated functions by the second group of the pattern: a path or the name itself. */
function functionsIn(file: string, pattern: RegExp): Map<string, string> {
  const text = readFileSync(file, "utf8");
  return new Map([...text.matchAll(pattern)].map(([, name = "", key = ""]) => [key, name]));
}

interface Written {
  imports: string;
  setUp: string;
  /** Returns undefined if this client has no function for the call. */
  write(call: Call): string | undefined;
}

const writers: Record<Contestant, (folder: string) => Written> = {
  "assessment-api": () => ({
    imports: 'import { createClient } from "./client.gen.ts";',
    setUp: 'const client = createClient({ baseUrl: "https://api.example.com" } as never);',
    write: (call) => `client.GET(${[JSON.stringify(call.path), initOf("params", call)].filter(Boolean).join(", ")})`,
  }),
  functions(folder) {
    const names = functionsIn(
      join(folder, "functions.gen.ts"),
      /export const (\w+): [^\n]*(?:\n[^\n]*)?operation\(\s*"GET",\s*"([^"]+)"/g,
    );
    return {
      imports: 'import { createClient } from "./client.gen.ts";\nimport * as api from "./functions.gen.ts";',
      setUp: 'const client = createClient({ baseUrl: "https://api.example.com" } as never);',
      write(call) {
        const name = names.get(call.path);
        return name && `api.${name}(${["client", initOf("params", call)].filter(Boolean).join(", ")})`;
      },
    };
  },
  "openapi-typescript": () => ({
    imports: 'import createClient from "openapi-fetch";\nimport type { paths } from "./schema.d.ts";',
    setUp: 'const client = createClient<paths>({ baseUrl: "https://api.example.com" });',
    write: (call) => `client.GET(${[JSON.stringify(call.path), initOf("params", call)].filter(Boolean).join(", ")})`,
  }),
  "hey-api"(folder) {
    const names = functionsIn(
      join(folder, "sdk.gen.ts"),
      /export const (\w+) = (?:(?!export const)[\s\S])*?\.get<(?:(?!export const)[\s\S])*?url: '([^']+)'/g,
    );
    return {
      imports: 'import * as api from "./sdk.gen.ts";',
      setUp: "",
      write(call) {
        const name = names.get(call.path);
        return name && `api.${name}(${initOf("", call)})`;
      },
    };
  },
  orval(folder) {
    const names = functionsIn(join(folder, "client.ts"), /export const ((\w+)) = async/g);
    return {
      imports: 'import * as api from "./client.ts";',
      setUp: "",
      write({ id, path, pathValues, query }) {
        const name = names.get(camelCase(id));
        const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, one]) => pathValues[String(one)]);
        const all = [...inPath, ...(Object.keys(query).length > 0 ? [query] : [])];
        return name && `api.${name}(${all.map((one) => JSON.stringify(one)).join(", ")})`;
      },
    };
  },
};

/** Returns at most `most` items, evenly spread. */
const spread = <Item>(items: readonly Item[], most: number): Item[] =>
  items.length <= most
    ? [...items]
    : Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)] as Item);

export interface Program {
  text: string;
  /** The text with an unfinished member access after the last call. */
  unfinished: string;
  /** Offset of the completion in `unfinished`. */
  offset: number;
}

/**
 * Writes a program per contestant: the same calls, which all of them have. `folders` has the generated client of each.
 */
export function writePrograms(
  document: Loose,
  folders: Readonly<Partial<Record<Contestant, string>>>,
  count: number,
): { calls: number; programs: Partial<Record<Contestant, Program>> } {
  const names = contestants.filter((name) => folders[name] !== undefined);
  const written = names.map((name) => writers[name](folders[name] as string));
  const common = callsOf(document).filter((call) => written.every((one) => one.write(call) !== undefined));
  const calls = spread(common, count);
  const programs = Object.fromEntries(
    names.map((name, index) => {
      const { imports, setUp, write } = written[index] as Written;
      const lines = calls.map((call, at) => `  const r${at} = await ${write(call)};`);
      const results = calls.map((_, at) => `r${at}.data`).join(", ");
      const head = [imports, "", "export async function run() {", ...(setUp ? [`  ${setUp}`] : []), ...lines, ""].join(
        "\n",
      );
      const access = `  r${calls.length - 1}.data.`;
      return [
        name,
        {
          text: `${head}  return [${results}];\n}\n`,
          unfinished: `${head}${access}\n  return [${results}];\n}\n`,
          offset: head.length + access.length,
        },
      ];
    }),
  );
  return { calls: calls.length, programs };
}
