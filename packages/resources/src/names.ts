/** Caches results for names, which a document repeats thousands of times. */
function remembered<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size > 50_000) known.clear();
    const result = compute(text);
    known.set(text, result);
    return result;
  };
}

/** Splits a name into lower-case words: `petId`, `pet_id` and `PetID` are `pet id`. */
export const wordsOf = remembered((name): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== ""),
);

const singularWord = (word: string): string => {
  if (word === "people") return "person";
  if (word === "children") return "child";
  if (/(ss|us|is|news)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ses|xes|zes|ches|shes)$/.test(word) && !/(ases|uses|eses|ises)$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, "");
};

/** Normalizes a name: `people`, `Person` and `persons` are equal, as are `petTypes` and `pet_type`. */
export const nameOf = remembered((name) => {
  const words = wordsOf(name);
  return [...words.slice(0, -1), singularWord(words.at(-1) ?? "")].join(" ");
});

export const sameName = (a: string, b: string): boolean => nameOf(a) === nameOf(b);

/** Returns the name of the collection: `pets` for `/stores/{id}/pets/{petId}`. */
export const collectionIn = (path: string): string =>
  segmentsOf(path).findLast((segment) => !segment.includes("{")) ?? "";

/** Returns the segments of a path without a trailing slash and a suffix such as `.json`. */
export const segmentsOf = remembered((path): readonly string[] =>
  path
    .replace(/\/+$/, "")
    .replace(/\.json$/, "")
    .split("/")
    .slice(1),
);

/** Returns a path with unnamed parameters, equal for paths that match the same requests. */
export const shapeOf = (path: string): string =>
  `/${segmentsOf(path)
    .join("/")
    .replace(/\{[^}]*\}/g, "{}")}`;

export const isItem = (path: string): boolean => /^\{[^}]+\}$/.test(segmentsOf(path).at(-1) ?? "");

/** Returns the path parameters, outermost first, each with the path up to it. */
export function parametersIn(path: string): { name: string; shape: string }[] {
  const segments = segmentsOf(path);
  return segments.flatMap((segment, index) => {
    const name = /^\{([^}]+)\}$/.exec(segment)?.[1];
    return name === undefined ? [] : [{ name, shape: shapeOf(`/${segments.slice(0, index + 1).join("/")}`) }];
  });
}

/** Names of members that identify an item, most reliable first. */
export const IDS = ["id", "_id", "uuid", "guid", "uid", "sid", "key", "slug", "code", "name", "number", "token"];

/** Returns possible names of the id member, most likely first: `pet_id`, `petId` and `id` for `pet_id`. */
export function idNames(parameter: string, collection: string): string[] {
  const words = wordsOf(parameter);
  const owner = nameOf(words.slice(0, -1).join(" "));
  const bare =
    words.length > 1 && (owner === nameOf(collection) || /^(id|uuid|guid|sid|key)$/.test(words.at(-1) ?? ""));
  // `{pet}` of `/pets/{pet}` is the id of a pet.
  const whole = nameOf(parameter) === nameOf(collection) ? ["id"] : [];
  return [...new Set([parameter, ...(bare ? [words.at(-1) ?? ""] : []), ...whole, ...IDS])];
}

/** Finds a member by name, in any case: `petId` for `pet_id`. */
export function memberNamed(members: Iterable<string>, name: string): string | undefined {
  const wanted = wordsOf(name).join(" ");
  let similar: string | undefined;
  for (const member of members) {
    if (member === name) return member;
    if (similar === undefined && wordsOf(member).join(" ") === wanted) similar = member;
  }
  return similar;
}
