import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type ApiDocument,
  casesOf,
  describeCase,
  loadFacts,
  loadVersion,
  versionNames,
} from "@assessment-api/contract-tests";
import { isObject } from "./openapi30/schema.ts";

/** A value of a schema that facts speak of. */
interface FactOfSchema {
  /** Path of the member that it is about, such as `tags/0`; empty for the whole value. */
  at: string;
  what: string;
  value: unknown;
  /** Whether it is null in a member that may be left out, which the SDKs read as one that was. */
  asAbsent: boolean;
}

/** The values of a schema that a response may hold, and those that it must not. */
interface FactsOfSchema {
  taken: FactOfSchema[];
  refused: FactOfSchema[];
}

/** Facts by the names of versions and schemas. */
export type SdkFacts = Record<string, Record<string, FactsOfSchema>>;

/** Facts of the schemas of responses and events, which the SDKs read. */
export async function readSdkFacts(): Promise<SdkFacts> {
  const versions = versionNames.map(async (version) => {
    const names = namesOfRead(await loadVersion(version));
    const { values } = await loadFacts(version);
    const schemas = values.flatMap((facts): [string, FactsOfSchema][] => {
      if (facts.kind !== "schemas" || !names.has(facts.name)) return [];
      const optional = Array.isArray(facts.optional) ? facts.optional : [];
      const of = (wanted: boolean) =>
        casesOf(facts)
          .filter(({ good }) => good === wanted)
          .map((one) => {
            const { at, value } = one;
            const asAbsent = optional.includes(at) && isObject(value) && value[at] === null;
            return { at, what: describeCase(one), value, asAbsent };
          });
      return [[facts.name, { taken: of(true), refused: of(false) }]];
    });
    return [version, Object.fromEntries(schemas)] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}

/** Names of the schemas that responses and webhooks are made of. */
function namesOfRead({ root, operations, webhooks }: ApiDocument): Set<string> {
  const names = new Set<string>();
  const schemas = (root.components as { schemas: Record<string, unknown> }).schemas;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    const name = typeof value.$ref === "string" ? value.$ref.replace("#/components/schemas/", "") : undefined;
    if (name !== undefined && name in schemas && !names.has(name)) {
      names.add(name);
      visit(schemas[name]);
    }
    Object.values(value).forEach(visit);
  };
  const media = [
    ...operations.flatMap(({ responses }) => responses.flatMap((one) => one.media)),
    ...webhooks.flatMap(({ requestBody }) => requestBody?.media ?? []),
  ];
  for (const { schema } of media) visit(schema?.value);
  return names;
}

/** Writes the facts to a file of their own; `remove` deletes it. */
export async function writeSdkFacts(): Promise<{ file: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "sdk-facts-"));
  const file = join(folder, "facts.json");
  writeFileSync(file, JSON.stringify(await readSdkFacts()));
  return { file, remove: () => rmSync(folder, { recursive: true }) };
}
