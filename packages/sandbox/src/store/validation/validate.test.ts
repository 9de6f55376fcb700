import { describe, expect, test } from "vitest";
import { createTestWorld } from "../../../testing/world.ts";
import type { SeedKind } from "../../domain/organizations.ts";
import { createOrganization } from "../../seed/organizations.ts";
import { entityOf } from "../snapshot-rows.ts";
import { documentSchemas, sharedSchemas } from "./document-schemas.ts";
import { createReferences } from "./references.ts";
import { type DocumentCollection, documentViolation, violationOf } from "./validate.ts";

interface Stored {
  readonly collection: DocumentCollection;
  readonly entity: object;
}

async function seeded(seed: SeedKind): Promise<Stored[]> {
  const { world } = await createTestWorld({ largeSize: 60 });
  const { id } = await createOrganization(world, { name: "Seeded", seed, seedValue: 7 });
  const { rows, close } = await world.store.freeze(id);
  const found: Stored[] = [];
  for (let next = await rows.next(); !next.done; next = await rows.next())
    found.push({ collection: next.value.collection, entity: entityOf(next.value) });
  await close();
  return found;
}

describe("documents of an organization", () => {
  test.each(["none", "catalogue", "demo", "large"] as const)("are valid with the seed %s", async (seed) => {
    const references = createReferences({ checksLength: true });
    const wrong = (await seeded(seed)).flatMap(({ collection, entity }, index) => {
      const violation = documentViolation(collection, entity) ?? references.add(collection, entity, index);
      return violation === undefined ? [] : [[collection, violation, entity]];
    });
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(references.end()).toBeUndefined();
  });

  test("are refused without a required member, with one of another type, and with one more", async () => {
    const accepted = new Set<string>();
    const checked = new Set<string>();
    for (const { collection, entity } of await seeded("demo"))
      for (const { change, changed } of changesOf(documentSchemas[collection], entity)) {
        const name = `${collection} ${change}`;
        checked.add(name);
        if (documentViolation(collection, changed) === undefined) accepted.add(name);
      }
    expect([...accepted]).toEqual([]);
    expect(checked.size).toBeGreaterThan(300);
  });
});

interface AnySchema {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, AnySchema>>;
  readonly required?: readonly string[];
  readonly items?: AnySchema;
}

interface Change {
  readonly change: string;
  readonly changed: object;
}

function* changesOf(given: AnySchema, value: unknown, at = ""): Generator<Change> {
  const schema: AnySchema = given.$ref === undefined ? given : sharedSchemas[given.$ref as keyof typeof sharedSchemas];
  const branches = (schema.oneOf ?? schema.anyOf) as readonly AnySchema[] | undefined;
  const branch = branches?.find((one) => violationOf(one, value) === undefined);
  if (branch !== undefined) yield* changesOf(branch, value, at);
  if (Array.isArray(value) && schema.items !== undefined && value.length > 0)
    for (const { change, changed } of changesOf(schema.items, value[0], `${at}[]`))
      yield { change, changed: [changed, ...value.slice(1)] };
  if (schema.properties === undefined) return;
  const object = value as Readonly<Record<string, unknown>>;
  yield { change: `${at} with one more`, changed: { ...object, unknownMember: 1 } };
  for (const [name, member] of Object.entries(schema.properties)) {
    if (!Object.hasOwn(object, name)) continue;
    const { [name]: current, ...others } = object;
    if (schema.required?.includes(name)) yield { change: `${at}.${name} removed`, changed: others };
    const other = Array.isArray(current) ? {} : [];
    yield { change: `${at}.${name} of another type`, changed: { ...object, [name]: other } };
    for (const { change, changed } of changesOf(member, current, `${at}.${name}`))
      yield { change, changed: { ...object, [name]: changed } };
  }
}
