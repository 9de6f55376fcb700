import type { Validate } from "../../validation.ts";
import type { MembersTable, RequestTable, ResponseTable } from "../contract.ts";
import type { ConnectionOptions } from "../options.ts";
import type { Drift, DriftError } from "./drift.ts";
import { findProblems, type Place, typeOf } from "./problems.ts";
import { findUnknownMembers } from "./unknown-members.ts";

/** Compares a parsed body, or an item of a stream. Throws a {@link DriftError} to refuse. */
export type Compare = (body: unknown, pointer?: string) => void;

/** Separate module, loaded only if the options ask for checks. */
export function createCheck(table: RequestTable, options: ConnectionOptions) {
  const { responses, onDrift = warnOnce(), onUnknown, sample = 1 } = options;
  const loaded = new Map<string, Promise<Validate | undefined>>();
  const load = ({ checks }: ResponseTable, name: string) => {
    if (!loaded.has(name)) loaded.set(name, Promise.resolve(checks[name]?.().then(({ check }) => check)));
    return loaded.get(name);
  };

  return async (method: string, path: string, response: Response): Promise<Compare | undefined> => {
    if (sample < 1 && Math.random() >= sample) return undefined;
    const name = `${method} ${path}`;
    const lazy = await table.lazy?.();
    const known = (await lazy?.responses())?.responses;
    const declared = known?.operations[name];
    if (!known || !declared) return undefined;
    const operation = lazy?.operationIds[name] ?? name;
    const { status } = response;
    const toDrift = ({ pointer, expected, actual }: Place): Drift => ({ operation, status, pointer, expected, actual });
    const unknown = (expected: string, actual: string) => onUnknown?.(toDrift({ pointer: "", expected, actual }));

    const content = contentOf(declared, status);
    if (content === undefined) unknown(`status: ${Object.keys(declared).join(", ")}`, `status: ${status}`);
    const type = (response.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
    const [match, isListed] = matchOf(content ?? {}, type);
    if (content && type && !isListed && Object.keys(content).length > 0)
      unknown(`media type: ${Object.keys(content).join(", ")}`, `media type: ${type}`);
    const check = match && (await load(known, match));
    if (!match || !check) return undefined;
    const members = onUnknown && (await known.members()).members;

    return (body, pointer = "") => {
      const { drifts, unknowns } = findProblems(check, body);
      if (members) unknowns.push(...unlisted(members, match, body, unknowns));
      const at = (place: Place) => toDrift({ ...place, pointer: pointer + place.pointer });
      const all = drifts.map(at);
      for (const one of all) onDrift(one);
      for (const one of unknowns) onUnknown?.(at(one));
      // A failed call keeps its error, which has status and details.
      if (responses === "refuse" && response.ok && all.length > 0) throw refusal(body, all, response);
    };
  };
}

function refusal(data: unknown, drifts: readonly Drift[], response: Response): DriftError {
  const { operation, status, pointer, expected, actual } = drifts[0] as Drift;
  const more = drifts.length > 1 ? `, and ${drifts.length - 1} more` : "";
  const message = `${operation} ${status}: ${pointer || "the body"} is ${actual} instead of ${expected}${more}`;
  return Object.assign(new Error(message), { name: "DriftError", data, drifts, response });
}

function contentOf(declared: ResponseTable["operations"][string], status: number) {
  const content = declared[status] ?? declared[`${Math.trunc(status / 100)}XX`];
  const coversAll = status >= 400 || !Object.keys(declared).some((key) => /^[123]/.test(key));
  return content ?? (coversAll ? declared.default : undefined);
}

/** Returns the validator of a media type, and whether the document lists the type. */
function matchOf(content: Readonly<Record<string, string | null>>, type: string): [string | null, boolean] {
  for (const key of [type, `${type.split("/")[0]}/*`, "*/*"])
    if (Object.hasOwn(content, key)) return [content[key] ?? null, true];
  return [Object.values(content).find((name) => name !== null) ?? null, false];
}

/** Returns members that the document does not list. Validators already report them in closed schemas. */
function unlisted({ roots, nodes }: MembersTable, root: string, body: unknown, known: readonly Place[]): Place[] {
  const found = new Set(known.map(({ pointer }) => pointer));
  return findUnknownMembers(nodes, roots[root] ?? 0, body)
    .filter(({ pointer }) => !found.has(pointer))
    .map(({ pointer, value }) => ({ pointer, expected: "a listed member", actual: typeOf(value) }));
}

function warnOnce() {
  const seen = new Set<string>();
  return ({ operation, status, pointer, expected, actual }: Drift) => {
    const place = `${operation} ${status} ${pointer.replaceAll(/\/\d+(?=\/|$)/g, "/*")}`;
    if (seen.has(place)) return;
    seen.add(place);
    console.warn(`${operation} ${status}: ${pointer || "the body"} is ${actual} instead of ${expected}`);
  };
}
