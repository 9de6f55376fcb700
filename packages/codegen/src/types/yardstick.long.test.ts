import { expect, test } from "vitest";
import type { Document } from "../document/openapi.ts";
import { compile } from "../testing/compile.ts";
import { fixtures, own } from "../testing/documents.ts";
import { yardstick } from "../testing/openapi-typescript.ts";
import { emitSchema } from "./emit-schema.ts";

const documents: Record<string, Document> = { ...own, ...fixtures };

const key = (name: string) => `[${/^\d+$/.test(name) ? name : JSON.stringify(name)}]`;

function placesOf({ components = {}, paths = {}, webhooks = {} }: Document): string[] {
  const sections = ["schemas", "responses", "parameters", "requestBodies", "headers", "pathItems"] as const;
  const operations = [...Object.values(paths), ...Object.values(webhooks)].flatMap((item) =>
    Object.values(item).flatMap((one) => (one as { operationId?: string } | undefined)?.operationId ?? []),
  );
  return [
    ...sections.flatMap((section) =>
      Object.keys(components[section] ?? {}).map((name) => `components["${section}"]${key(name)}`),
    ),
    ...Object.keys(paths).map((path) => `paths${key(path)}`),
    ...Object.keys(webhooks).map((name) => `webhooks${key(name)}`),
    ...operations.map((id) => `operations${key(id)}`),
    ...["paths", "webhooks", "components", "operations"].map((one) => `keyof ${one}`),
  ];
}

function differences(document: Document, theirs: string): string[] {
  const sides = (place: string) =>
    ["Ours", "Theirs"].map((side) => place.replace(/^(keyof )?/, `$1${side}.`)).join(", ");
  const program = [
    'import type * as Ours from "./ours.ts";',
    'import type * as Theirs from "./theirs.ts";',
    "type Same<Place, A, B> = [A] extends [B] ? ([B] extends [A] ? true : Place) : Place;",
    ...placesOf(document).map(
      (place, index) => `export const place${index}: Same<${JSON.stringify(place)}, ${sides(place)}> = true;`,
    ),
  ].join("\n");
  const files = { "ours.ts": emitSchema(document), "theirs.ts": theirs, "program.ts": program };
  return compile({ types: files }).map((message) => {
    const [, place] = /^types\/program\.ts: Type 'true' is not assignable to type '(".*")'\.$/.exec(message) ?? [];
    return place === undefined ? message : JSON.parse(place);
  });
}

const free = "an object of which nothing is said may have any property, not none";
const reached = "a reference into a schema is the schema there, not an indexed type with undefined in it";
const required = "what a sibling in allOf, or a keyword next to a reference, requires is required";
const header = "a header behind a reference is as optional as it says";
const indexed = "an index signature has the types of the named properties as well, so that a value can be written";
const items = "a sequence is an iterable of its items; theirs are unknown";
const json = "a parameter that is written as JSON is its value; theirs is text";
const refers = "refers to one of the others";

const moreExact: Record<string, Record<string, string>> = {
  "github-like": {
    'paths["/repos/{owner}/{repo}/compare/{basehead}"]': header,
    'operations["repos/compare-commits"]': header,
  },
  kitchen: {
    'components["schemas"]["Order"]': required,
    'components["schemas"]["OrderPatch"]': indexed,
    'operations["addPhoto"]': refers,
    'paths["/photos"]': refers,
    'components["schemas"]["Pie"]': reached,
    'components["schemas"]["Dish"]': refers,
    'components["requestBodies"]["NewOrder"]': refers,
    'components["pathItems"]["Orders"]': refers,
    'paths["/orders/{order-id}"]': refers,
    'paths["/orders"]': refers,
    'paths["/menus"]': free,
    'webhooks["orderReady"]': refers,
    'operations["delete"]': refers,
    'operations["Delete"]': refers,
    'operations["createOrder"]': refers,
    'operations["menus/put-all"]': free,
    'operations["2nd menu?"]': free,
  },
  messages: { 'webhooks["changed"]': free },
  "query-styles": { 'operations["listThings"]': json, 'paths["/things"]': refers },
  streams: {
    'operations["chat"]': items,
    'operations["exchangeRecords"]': items,
    'operations["exportItems"]': items,
    'operations["importItems"]': items,
    'operations["listenToItems"]': items,
    'operations["repeatEvents"]': items,
    'paths["/chat"]': refers,
    'paths["/events"]': refers,
    'paths["/items/events"]': refers,
    'paths["/items/lines"]': refers,
    'paths["/records"]': refers,
  },
  "schema-corners": {
    'components["schemas"]["Free"]': free,
    'components["schemas"]["Either"]':
      "alternatives narrow the properties next to them; theirs replace them with unknown",
    'components["schemas"]["Full"]': required,
    'components["schemas"]["Beside"]': required,
    'components["schemas"]["Nothing"]': "the constant null is null, not unknown",
    'components["schemas"]["Pair"]': "items after prefixItems are the rest of the tuple",
    'components["schemas"]["Deep"]': reached,
    'paths["/corners"]': refers,
    'operations["replaceCorners"]': refers,
    "types/theirs.ts: 'Shape' is referenced directly or indirectly in its own type annotation.":
      "a base that lists those that extend it is no circle",
    "types/theirs.ts: 'Circle' is referenced directly or indirectly in its own type annotation.": refers,
    "types/theirs.ts: 'Square' is referenced directly or indirectly in its own type annotation.": refers,
  },
};

/**
 * openapi-typescript fails on properties named like an inherited method, such as constructor, and does not support
 * OpenAPI 3.2.
 */
const unreadable = ["built-in-names", "openapi-3-2"];

test.each(Object.keys(documents).filter((name) => !unreadable.includes(name)))(
  "the types of %s equal those of openapi-typescript 7, except listed differences",
  async (name) => {
    const document = documents[name] as Document;
    expect(differences(document, await yardstick(document)).sort()).toEqual(Object.keys(moreExact[name] ?? {}).sort());
  },
);

test("a different type is found", async () => {
  const theirs = (await yardstick(documents.v1 as Document)).replace("firstName: string", "firstName: number");
  expect(differences(documents.v1 as Document, theirs)).toContain('components["schemas"]["Candidate"]');
});

test.each(Object.keys(documents))("the types of %s compile by themselves, each declaration apart", (name) => {
  const text = emitSchema(documents[name] as Document);
  expect(compile({ types: { "schema.ts": text } }, { isolated: true })).toEqual([]);
});
