import { branchesOf } from "./branches.ts";
import { type ApiDocument, type Located, type Media, resolve } from "./document.ts";
import { isObject } from "./json.ts";
import { conjuncts } from "./mutations.ts";
import { listSubschemas } from "./places.ts";

/** Returns response members with the format `uri` that no request has. The value tells whether several examples share one origin. */
export function serverUrlsOf(document: ApiDocument): ReadonlyMap<string, boolean> {
  const known = found.get(document);
  if (known) return known;
  const requests = document.operations.flatMap(({ requestBody }) => requestBody?.media ?? []);
  const responses = document.operations.flatMap(({ responses: all }) =>
    all.filter(({ status }) => status.startsWith("2")).flatMap(({ media }) => media),
  );
  const sent = namesIn(document, requests, () => true);
  const shown = namesIn(document, responses, (member) => formatsOf(document, member).includes("uri"));
  const names = [...shown].filter((name) => !sent.has(name));
  const values = responses.flatMap(({ examples }) => examples.map(({ value }) => value));
  const origins = new Map(names.map((name) => [name, originsOf(values.flatMap((value) => membersIn(value, name)))]));
  const several = new Set(
    [...origins.values()].flatMap((of) => (of.size === 1 && count(of) > 1 ? [...of.keys()] : [])),
  );
  const result = new Map(
    [...origins].map(([name, of]) => [name, of.size === 1 && several.has([...of.keys()][0] ?? "")]),
  );
  found.set(document, result);
  return result;
}

const found = new WeakMap<ApiDocument, ReadonlyMap<string, boolean>>();

function membersIn(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => membersIn(one, name));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === name ? [one] : membersIn(one, name)));
}

function originsOf(values: unknown[]): Map<string, number> {
  const urls = [...new Set(values.filter((one) => typeof one === "string" && URL.canParse(one)))];
  const origins = urls.map((one) => new URL(String(one)).origin);
  return new Map(origins.map((origin) => [origin, origins.filter((one) => one === origin).length]));
}

const count = (origins: ReadonlyMap<string, number>): number =>
  [...origins.values()].reduce((sum, one) => sum + one, 0);

const formatsOf = (document: ApiDocument, member: Located): unknown[] =>
  [...conjuncts(document, member), ...branchesOf(member).flatMap((one) => conjuncts(document, one))].map(({ value }) =>
    isObject(value) ? value.format : undefined,
  );

export function namesIn(
  document: ApiDocument,
  media: readonly Media[],
  wanted: (member: Located) => boolean,
): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = (located: Located): void => {
    if (seen.has(located.pointer)) return;
    seen.add(located.pointer);
    for (const { pointer, value } of listSubschemas(located)) {
      const [, name] = /\/properties\/([^/]+)$/.exec(pointer) ?? [];
      if (name !== undefined && wanted({ pointer, value })) names.add(name);
      if (isObject(value) && typeof value.$ref === "string") visit(resolve(document.root, { pointer, value }));
    }
  };
  for (const { schema } of media) if (schema) visit(schema);
  return names;
}
