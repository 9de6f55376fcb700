import type { DocumentPair, Draft, Rule } from "../model/change.ts";
import { isObject, type JsonObject, objectAt, sameJson } from "../model/json.ts";
import { placesOf } from "../model/pairs/places.ts";
import { child, type Located, locate } from "../model/pointer.ts";

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
/** Extensions with their own rules. */
const JUDGED = ["x-rate-limit"];

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
  body({ before, after, documents }) {
    const content = objectAt(before.value, "content");
    const media = Object.keys(content).filter((name) => name in objectAt(after.value, "content"));
    return [
      ...compare(before, after),
      ...compareLinks(before, after, documents),
      ...media.flatMap((name) =>
        compare(
          { pointer: child(before.pointer, "content", name), value: objectAt(content, name) },
          { pointer: child(after.pointer, "content", name), value: objectAt(objectAt(after.value, "content"), name) },
        ),
      ),
    ];
  },
  schema({ before, after }) {
    const keys = new Set([...before.keywords.keys(), ...after.keywords.keys()].filter(isWords));
    return [...keys].flatMap((key) => {
      if (sameJson(before.keywords.get(key)?.value, after.keywords.get(key)?.value)) return [];
      const places = placesOf(before, after, key);
      return [draft(key, places.before, places.after)];
    });
  },
};

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

function compareLinks(before: Located, after: Located, documents: DocumentPair): Draft[] {
  const linksOf = ({ pointer, value }: Located, root: JsonObject) =>
    Object.fromEntries(
      Object.keys(objectAt(value, "links")).map((name) => [name, locate(root, child(pointer, "links", name))?.value]),
    );
  const isSame = sameJson(linksOf(before, documents.before), linksOf(after, documents.after));
  return isSame ? [] : [draft("links", child(before.pointer, "links"), child(after.pointer, "links"))];
}

function compareExamples(before: JsonObject, after: JsonObject): Draft[] {
  const [old, now] = [before, after].map((root) => objectAt(objectAt(root, "components"), "examples"));
  return Object.entries(old ?? {})
    .filter(([name, example]) => isObject(now?.[name]) && !sameJson(example, now[name]))
    .map(([name]) => draft("example", child("#/components/examples", name), child("#/components/examples", name)));
}
