import type { Operation } from "../document/document.ts";
import { isObject, type JsonObject, objectAt } from "../document/json.ts";
import { conjuncts } from "../document/mutations.ts";
import { child } from "../document/pointer.ts";
import { matching, SAMPLE_TEXT, sampleOf } from "../document/samples.ts";
import { checkResponse } from "../messages/check-response.ts";
import { type Body, type Correction, isBody } from "./bodies.ts";
import type { PathValues, Session, Writing } from "./session.ts";
import { whyUnsupported } from "./support.ts";
import { claim } from "./writing.ts";

export interface Refusal {
  words: string;
  status: number;
  request: string;
  unsupported: boolean;
}

/** Maximum number of corrections per operation. */
const MOST = 8;

/** Corrects a payload by the refusals, each of which names a member to omit, add or change. Returns the last refusal. */
export async function learnValues(
  writing: Writing,
  operation: Operation,
  path: PathValues,
): Promise<Refusal | undefined> {
  const { session, bodies } = writing;
  const tried = new Map<string, number>();
  let refusal: Refusal | undefined;
  for (let count = 0; count < MOST; count += 1) {
    const body = bodies.prepare(operation, path).find(isBody);
    if (!body || !isObject(body.value)) return refusal;
    const response = await session.ask(operation, path, { body });
    if (response.status < 300) {
      await claim(writing, operation, path, body, {
        ...checkResponse(operation, response, session.validator),
        response,
      });
      return undefined;
    }
    const words = new TextDecoder().decode(response.body).slice(0, 2000).replaceAll('\\"', '"');
    const unsupported = (await whyUnsupported(session, operation, response)) !== undefined;
    refusal = { words, status: response.status, request: response.request, unsupported };
    if (response.status < 400 || unsupported) return refusal;
    const correction = correctionFor(session, operation, body, words, tried);
    if (!correction) return refusal;
    bodies.correct(operation, correction);
  }
  return refusal;
}

function correctionFor(
  session: Session,
  operation: Operation,
  { mediaType, value }: Body,
  words: string,
  tried: Map<string, number>,
): Correction | undefined {
  const schema = operation.requestBody?.media.find((media) => media.mediaType === mediaType)?.schema;
  if (!schema || !isObject(value)) return undefined;
  const parts = conjuncts(session.document, schema);
  const properties: JsonObject = Object.assign({}, ...parts.map((part) => objectAt(part.value, "properties")));
  const required = new Set(
    parts.flatMap((part) => (isObject(part.value) && Array.isArray(part.value.required) ? part.value.required : [])),
  );
  const pointerOf = (name: string) => {
    const part = parts.find((one) => name in objectAt(one.value, "properties"));
    return part && { pointer: child(part.pointer, "properties", name), value: properties[name] };
  };
  const named = namesIn(words, [...Object.keys(properties), ...Object.keys(value)]);
  for (const name of named) {
    const turn = tried.get(name) ?? 0;
    tried.set(name, turn + 1);
    const located = pointerOf(name);
    if (!(name in value)) {
      if (turn > 0 || !located) continue;
      return { [name]: sampleOf(session.document, located, "required") ?? SAMPLE_TEXT };
    }
    const choices = [...choicesIn(words, name), ...describedBy(words), ...othersFor(value[name])];
    const [choice] = choices.slice(turn).filter((one) => !located || session.validator.accepts(located.pointer, one));
    if (turn === 0 && !required.has(name) && choicesIn(words, name).length === 0) return { [name]: undefined };
    if (choice !== undefined) return { [name]: choice };
  }
  // Without a named member, removes optional ones.
  const optional = Object.keys(value).findLast((name) => !required.has(name));
  return named.length === 0 && optional !== undefined ? { [optional]: undefined } : undefined;
}

function namesIn(words: string, names: string[]): string[] {
  const found = [...new Set(names)].flatMap((name) => {
    const at = words.search(new RegExp(`(?<![A-Za-z0-9_])${name.replace(/[^\w]/g, "\\$&")}(?![A-Za-z0-9_])`));
    return at < 0 ? [] : [{ name, at }];
  });
  return found.sort((a, b) => a.at - b.at).map(({ name }) => name);
}

function choicesIn(words: string, name: string): string[] {
  const [, list = ""] =
    /(?:one of|should be|must be|expected|allowed|valid values)[\s:]*(.{1,300})/is.exec(words) ?? [];
  const quoted = [...list.matchAll(/["'`\u2018]([\w./:-]{1,60})["'`\u2019]/g)].map(([, text = ""]) => text);
  return quoted.filter((text) => text !== name);
}

/** Parses messages such as `3-512 characters from [a-z0-9-]`, `must match ^[A-Z]{3}$`, `at least 8 characters`. */
export function describedBy(words: string): string[] {
  const [, pattern] = /(?:match|pattern|regex|format)[^^]{0,40}(\^.{1,200}?\$)/is.exec(words) ?? [];
  const [, characters = "[a-z0-9]"] = /(\[[^\]\s]{1,60}\])/.exec(words) ?? [];
  const [, from, to] = /(\d+)\s*(?:-|\u2013|to|and)\s*(\d+)\s*(?:char|letter|symbol|digit)/i.exec(words) ?? [];
  const [, least] = /(?:at least|minimum(?: of| length)?|min(?:imum)?\.?)\D{0,12}(\d+)/i.exec(words) ?? [];
  const [, most] = /(?:at most|no more than|maximum(?: of| length)?|max(?:imum)?\.?)\D{0,12}(\d+)/i.exec(words) ?? [];
  const lower = Math.min(Number(from ?? least ?? 1), 200);
  const upper = Math.max(lower, Math.min(Number(to ?? most ?? lower + 8), lower + 8));
  const limited = /\[[^\]\s]+\]/.test(words) || (from ?? least ?? most) !== undefined;
  return [pattern, pattern === undefined && limited ? `^${characters}{${lower},${upper}}$` : undefined].flatMap(
    (source) => {
      if (source === undefined) return [];
      try {
        return matching(new RegExp(source)).slice(0, 2);
      } catch {
        return [];
      }
    },
  );
}

function othersFor(value: unknown): unknown[] {
  if (typeof value === "number") return [1, 0, 10, 100];
  if (typeof value === "string")
    return [
      "contract",
      "contract1",
      "1",
      "https://example.com/",
      "2030-01-01T00:00:00Z",
      "2030-01-01",
      "GET",
      "Contract-2026!",
    ];
  if (typeof value === "boolean") return [false];
  if (Array.isArray(value)) return [[]];
  return isObject(value) ? [{}] : [];
}
