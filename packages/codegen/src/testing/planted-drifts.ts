import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import type { Document, Response, Schema } from "../document/openapi.ts";
import { operations } from "../document/operations.ts";
import { locate, step } from "../document/references.ts";
import { generateClient } from "../index.ts";
import { valuesOf } from "./arbitrary.ts";
import { load } from "./bundle.ts";

interface Drift {
  readonly pointer: string;
}
interface Client {
  request: (method: string, path: string, init: object) => Promise<{ data?: unknown }>;
}

export interface PlantedDrifts {
  sent: number;
  /** Responses that reached the program changed, or not at all. */
  changed: string[];
  missed: string[];
  invented: string[];
}

function judgeOf(document: Document) {
  const ajv = new Ajv2020({ strict: false, unicodeRegExp: false, logger: false });
  (formats as unknown as typeof formats.default)(ajv);
  ajv.addSchema({ ...document, $id: "document" } as object);
  return (pointer: string) => ajv.compile({ $ref: `document${pointer.replaceAll("{", "%7B").replaceAll("}", "%7D")}` });
}

type Path = readonly (string | number)[];

function* placesIn(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value))
    yield* placesIn(inner, [...path, Array.isArray(value) ? Number(name) : name]);
}

const others: readonly unknown[] = [null, "other", 7, true, ["other"], { other: "other" }];

function planted(value: unknown, [first, ...rest]: Path, other: unknown): unknown {
  if (first === undefined) return other;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  const inner = planted(copy[first], rest, other);
  if (inner === undefined && !Array.isArray(copy)) delete copy[first];
  else copy[first] = inner ?? null;
  return copy;
}

const valueIn = (value: unknown, path: Path): unknown =>
  path.reduce((inner, name) => (inner as Record<string | number, unknown>)[name], value);

const pointerOf = (path: Path) =>
  path.map((name) => `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** Sends responses of a document through its client, each with one value changed or one member removed. */
export async function plantDrifts(document: Document, runs: number, seed: number): Promise<PlantedDrifts> {
  const files = await generateClient(document);
  const { createClient } = await load<{ createClient: (options: object) => Client }>(
    files,
    `export { createClient } from "./client.gen.ts";`,
  );
  const judge = judgeOf(document);
  let text = "";
  let type = "";
  let reported: string[] = [];
  const client = createClient({
    baseUrl: "https://api.example.com",
    apiKey: "key",
    token: "token",
    auth: {},
    fetch: async () => new Response(text, { headers: { "Content-Type": type } }),
    pathSerializer: () => "https://api.example.com/any",
    onDrift: ({ pointer }: Drift) => reported.push(pointer),
    onUnknown: ({ pointer }: Drift) => reported.push(pointer),
  });
  const bodies = [...operations(document)].flatMap(({ method, path, pointer, operation }) => {
    const declared = operation.responses?.[200];
    if (!declared || method === "HEAD") return [];
    const response = locate<Response>(document, declared, step(pointer, "responses", "200"));
    return Object.entries(response.value.content ?? {}).flatMap(([type, { schema }]) =>
      /json$/.test(type) && schema
        ? [{ method, path, type, at: step(response.pointer, "content", type, "schema"), schema }]
        : [],
    );
  });
  const outcome: PlantedDrifts = { sent: 0, changed: [], missed: [], invented: [] };
  for (const body of bodies) {
    const isValid = judge(body.at);
    type = body.type;
    const send = async (value: unknown) => {
      text = JSON.stringify(value);
      reported = [];
      outcome.sent++;
      const { data } = await client.request(body.method, body.path, { parseAs: "json" });
      if (JSON.stringify(data) !== text) outcome.changed.push(`${body.method} ${body.path} ${text}`);
    };
    const arbitrary = fc.tuple(valuesOf(document, body.schema as Schema), fc.nat(), fc.nat());
    for (const [value, where, which] of fc.sample(arbitrary, { numRuns: Math.ceil(runs / bodies.length), seed })) {
      await send(value);
      if (!isValid(value)) continue;
      if (reported.some((pointer) => !pointer.includes("other")) && reported.length > 0) {
        const unnamed = reported.filter((pointer) => isValid(planted(value, toPath(pointer), undefined)));
        if (unnamed.length < reported.length) outcome.invented.push(`${body.path} ${reported} ${text}`);
      }
      const places = [...placesIn(value)];
      const place = places[where % places.length] as Path;
      const choices = [...others, ...(typeof place.at(-1) === "string" ? [undefined] : [])];
      const other = choices[which % choices.length];
      const former = valueIn(value, place);
      const wrong = planted(value, place, other);
      const isDeeper = typeof former === "object" && typeof other === "object" && former !== null && other !== null;
      if (isDeeper || wrong === undefined || isValid(wrong)) continue;
      await send(wrong);
      const pointer = pointerOf(place);
      if (!reported.includes(pointer)) outcome.missed.push(`${body.path} ${pointer} not in ${reported}: ${text}`);
    }
  }
  return outcome;
}

const toPath = (pointer: string): Path =>
  pointer
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
