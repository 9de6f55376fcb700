import type { Operation } from "./document.ts";
import { isEndless } from "./media-types.ts";

export const successOf = (operation: Operation): string | undefined =>
  operation.responses.find(({ status }) => status.startsWith("2"))?.status;

/** Returns whether an operation declares a status, or its range such as `4XX`. */
export const declares = (operation: Operation, status: string): boolean =>
  operation.responses.some((response) => response.status === status || isInRange(response.status, status));

export const isInRange = (range: string, status: string): boolean =>
  /^\dXX$/i.test(range) && range[0] === status[0] && status.length === 3;

export const templateOf = ({ path, slash }: Operation): string => (slash ? `${path}/` : path);

/** Returns whether the document itself declares 404, not only an implied refusal. */
export const statesUnknown = ({ responses }: Operation): boolean =>
  responses.some(({ status, implied }) => !implied && (status === "404" || isInRange(status, "404")));

/** Returns whether an operation restores an earlier state of its path, including the clock. */
export const takesBack = ({ path }: Operation): boolean => /\/(reset|restore)$/.test(path);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns an unknown id in the format of an existing one, so that it is not malformed. */
export function unknownLike(id: string | undefined): string {
  const known = id ?? "unknown_00000000";
  if (/^\d+$/.test(known)) return "987654321";
  if (UUID.test(known)) return "00000000-0000-4000-8000-000000000000";
  const kept = known.includes("_") ? known.slice(0, known.indexOf("_") + 1) : "";
  return kept + known.slice(kept.length).replace(/[A-Z]/g, "Z").replace(/[a-z]/g, "z").replace(/[0-9]/g, "0");
}

/** Parses a path: `/exams/{id}` returns `[["exams", "id"]]`. */
export function parametersOfPath(path: string): { segment: string; name: string }[] {
  const segments = path.split("/");
  return segments.flatMap((segment, index) =>
    segment.startsWith("{") ? [{ segment: segments[index - 1] ?? "", name: segment.slice(1, -1) }] : [],
  );
}

/** Normalizes names: `people` and `person` are equal, `skillFolders` and `folder` are not. */
export const collectionName = (name: string): string => {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, "");
  if (plain === "people") return "person";
  return plain.replace(/ies$/, "y").replace(/s$/, "");
};

/** Returns the path below a base URL; undefined for other URLs. */
export function pathBelow(url: string, bases: readonly string[]): string | undefined {
  for (const base of bases) {
    const root = base.replace(/\/+$/, "");
    if (url.startsWith(`${root}/`)) return url.slice(root.length).replace(/[?#].*$/, "");
  }
  return undefined;
}

export function matchPath(template: string, path: string): string[] | undefined {
  const wanted = template.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return undefined;
  const values: string[] = [];
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? "";
    if (segment.startsWith("{") && value !== "") values.push(decodeURIComponent(value));
    else if (segment !== value) return undefined;
  }
  return values;
}

export const mediaTypesOf = (operation: Operation): string[] =>
  operation.responses
    .filter(({ status }) => status === successOf(operation))
    .flatMap(({ media }) => media.map(({ mediaType }) => mediaType))
    .filter((mediaType) => !isEndless(mediaType));
