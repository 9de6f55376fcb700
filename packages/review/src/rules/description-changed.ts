import type { Draft, Rule } from "../model/change.ts";
import type { Keyword } from "../model/effective.ts";
import { isObject, type JsonObject, objectAt, sameJson } from "../model/json.ts";
import { child, type Located } from "../model/pointer.ts";

const WORDS = [
  "title",
  "summary",
  "description",
  "externalDocs",
  "example",
  "examples",
  "termsOfService",
  "contact",
  "license",
  "version",
];
/** Extensions that rules of their own judge. */
const JUDGED = ["x-rate-limit"];

/** Words, examples and extensions: nothing that a machine acts on. */
export const descriptionChanged: Rule = {
  document({ before, after }) {
    const whole = compare({ pointer: "#", value: before }, { pointer: "#", value: after });
    const info = compare(...pairAt(before, after, "#/info", "info"));
    const tags = sameJson(before.tags, after.tags) ? [] : [draft("tags", "#/tags", "#/tags")];
    return [...whole, ...info, ...tags, ...compareExamples(before, after)];
  },
  operation: ({ before, after }) => compare(before, after),
  parameter: ({ before, after }) => compare(before, after),
  header: ({ before, after }) => compare(before, after),
  body({ before, after }) {
    const content = objectAt(before.value, "content");
    const media = Object.keys(content).filter((name) => name in objectAt(after.value, "content"));
    return [
      ...compare(before, after),
      ...media.flatMap((name) =>
        compare(
          { pointer: child(before.pointer, "content", name), value: objectAt(content, name) },
          { pointer: child(after.pointer, "content", name), value: objectAt(objectAt(after.value, "content"), name) },
        ),
      ),
    ];
  },
  schema: ({ before, after }) =>
    compare(
      { pointer: before.pointer, value: valuesOf(before.keywords) },
      { pointer: after.pointer, value: valuesOf(after.keywords) },
    ),
};

const valuesOf = (keywords: Map<string, Keyword>) =>
  Object.fromEntries([...keywords].map(([key, { value }]) => [key, value]));

const isWords = (key: string) => WORDS.includes(key) || (key.startsWith("x-") && !JUDGED.includes(key));

function compare(before: Located, after: Located): Draft[] {
  const keys = new Set([...Object.keys(before.value), ...Object.keys(after.value)].filter(isWords));
  return [...keys]
    .filter((key) => !sameJson(before.value[key], after.value[key]))
    .map((key) => draft(key, child(before.pointer, key), child(after.pointer, key)));
}

const draft = (key: string, before: string, after: string): Draft => ({
  rule: "description-changed",
  verdict: "description",
  message: `\`${key}\` changed`,
  before,
  after,
});

const pairAt = (before: JsonObject, after: JsonObject, pointer: string, key: string): [Located, Located] => [
  { pointer, value: objectAt(before, key) },
  { pointer, value: objectAt(after, key) },
];

/** Examples that stand in components, by name. */
function compareExamples(before: JsonObject, after: JsonObject): Draft[] {
  const [old, now] = [before, after].map((root) => objectAt(objectAt(root, "components"), "examples"));
  return Object.entries(old ?? {})
    .filter(([name, example]) => isObject(now?.[name]) && !sameJson(example, now[name]))
    .map(([name]) => draft("example", child("#/components/examples", name), child("#/components/examples", name)));
}
