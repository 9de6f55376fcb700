import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Document, generateClient } from "@assessment-api/codegen";
import { parse } from "yaml";
import type { LoadedUsage } from "../consumers/affected.ts";
import { usageOfTraffic } from "../consumers/from-traffic.ts";
import { usageOfTypes } from "../consumers/from-types.ts";
import { formatUsage, readUsage } from "../consumers/usage.ts";
import type { JsonObject } from "../model/json.ts";
import { parentOf, tokensOf, valueAt } from "../model/pointer.ts";

const golden = join(import.meta.dirname, "../../golden/consumers");
const textOf = (file: string) => readFileSync(join(golden, file), "utf8");
const runtime = join(import.meta.dirname, "../../../runtime/src");

export const shop = (): JsonObject => parse(textOf("shop.yaml")) as JsonObject;

export interface ConsumerCase {
  set: Record<string, unknown>;
  affects: string[];
}

export const consumerCases = (): ConsumerCase[] =>
  ["cases.yaml", "more-cases.yaml"].flatMap((file) => parse(textOf(file)) as ConsumerCase[]);

/** Returns a copy of a document with other values at some pointers; null removes a member. */
export function withValues(document: JsonObject, set: Record<string, unknown>): JsonObject {
  const copy = structuredClone(document);
  for (const [pointer, value] of Object.entries(set)) {
    const holder =
      valueAt(structuredClone(copy), parentOf(pointer)) === undefined ? undefined : holderIn(copy, pointer);
    const name = tokensOf(pointer).at(-1) ?? "";
    if (!holder) throw new RangeError(`${pointer} has no holder`);
    if (value === null) {
      delete holder[name];
      if (Array.isArray(holder.required)) holder.required = holder.required.filter((one) => one !== name);
      const [schema] = [holderIn(copy, parentOf(pointer))];
      if (Array.isArray(schema.required)) schema.required = schema.required.filter((one) => one !== name);
    } else holder[name] = value;
  }
  return copy;
}

function holderIn(copy: JsonObject, pointer: string): JsonObject {
  let at: unknown = copy;
  for (const token of tokensOf(pointer).slice(0, -1)) at = (at as JsonObject)[token];
  return at as JsonObject;
}

export async function writeConsumer(folder: string, sources: Record<string, string>, document = shop()): Promise<void> {
  const files = await generateClient(document as unknown as Document);
  const all = {
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`shop/${name}`, text])),
    "shop/index.ts": INDEX,
    "tsconfig.json": JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        allowImportingTsExtensions: true,
        module: "preserve",
        target: "es2022",
        lib: ["es2023", "dom"],
        skipLibCheck: true,
        types: [],
        paths: {
          "@assessment-api/runtime/*": [join(runtime, "*/index.ts")],
          "@assessment-api/runtime": [join(runtime, "client/index.ts")],
        },
      },
      include: ["src"],
    }),
    "package.json": JSON.stringify({ name: basename(folder) }),
    ...sources,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const INDEX = `export { type Client, createClient } from "./client.gen.ts";
export * from "./errors.gen.ts";
export * from "./functions.gen.ts";
export type * from "./models.gen.ts";
export type { components, operations, paths, webhooks } from "./schema.d.ts";
`;

export const programs = (): Map<string, string> =>
  new Map(readdirSync(join(golden, "src")).map((file) => [basename(file, ".ts"), textOf(`src/${file}`)]));

export interface Exchange {
  call: string;
  sent?: unknown;
  status: number;
  headers?: Record<string, string>;
  returned?: unknown;
}

export const recordings = (): Map<string, string> =>
  new Map(
    Object.entries(parse(textOf("traffic.yaml")) as Record<string, Exchange[]>).map(([name, list]) => [
      name,
      harOf(list),
    ]),
  );

export function harOf(exchanges: Exchange[]): string {
  const content = (body: unknown) => ({ mimeType: "application/json", text: JSON.stringify(body) });
  const entries = exchanges.map(({ call, sent, status, headers = {}, returned }) => {
    const [method, target] = call.split(" ");
    return {
      startedDateTime: "2026-03-02T09:15:00.000Z",
      request: {
        method,
        url: `https://shop.example/api${target}`,
        headers: [],
        ...(sent !== undefined && { postData: content(sent) }),
      },
      response: {
        status,
        headers: Object.entries(headers).map(([header, value]) => ({ name: header, value })),
        content: returned === undefined ? { size: 0, mimeType: "" } : content(returned),
      },
    };
  });
  return JSON.stringify({ log: { version: "1.2", creator: { name: "test", version: "1" }, entries } }, null, 2);
}

/** Returns the usages of all twelve consumers of the shop, as read from their files. */
export async function usagesOfShop(folder: string): Promise<LoadedUsage[]> {
  const loaded: LoadedUsage[] = [];
  for (const [name, source] of programs()) {
    await writeConsumer(join(folder, name), { [`src/${name}.ts`]: source });
    loaded.push({ usage: usageOfTypes(join(folder, name)), folder: join(folder, name) });
  }
  for (const [name, har] of recordings())
    loaded.push({ usage: usageOfTraffic(new Map([[`${name}.har`, har]]), shop(), name), folder });
  return loaded.map(({ usage, ...place }) => ({ ...place, usage: readUsage(formatUsage(usage), usage.consumer) }));
}
