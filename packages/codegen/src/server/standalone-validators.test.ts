import { expect, test } from "vitest";
import { load } from "../document/load.ts";
import { emitValidators } from "./emit-validators.ts";
import { buildStubModel } from "./model/build-stub-model.ts";
import { planValidators } from "./plan-validators.ts";

async function validatorsOf(schemas: Record<string, object>) {
  const content = Object.keys(schemas).map((name, index) => [
    `application/x-${index}+json`,
    { schema: { $ref: `#/components/schemas/${name}` } },
  ]);
  const requestBody = { content: Object.fromEntries(content) };
  const document = load({
    openapi: "3.1.1",
    info: { title: "T", version: "1" },
    paths: { "/a": { post: { operationId: "a", requestBody, responses: { 200: { description: "Fine." } } } } },
    components: { schemas },
  });
  const code = emitValidators(planValidators(document, buildStubModel(document)));
  return { code, validators: await import(`data:text/javascript,${encodeURIComponent(code)}`) };
}

test("validators are self-contained, with all Ajv features and with any name", async () => {
  const text = { type: "string", maxLength: 1 };
  const dates = {
    type: "array",
    uniqueItems: true,
    items: { type: "object", properties: { at: { type: "string", format: "date" } } },
  };
  const names = ["load", "loaded", "modules", "module", "require", "exports", "validate0", "schema0"];
  const { code, validators } = await validatorsOf({
    ...Object.fromEntries(names.map((name) => [name, text])),
    Dates: dates,
    Same: { const: { a: [1] } },
  });
  expect(code).not.toMatch(/\brequire\(|^import /m);
  for (const name of names) expect([name, validators[name]("😀"), validators[name]("no")]).toEqual([name, true, false]);
  expect(validators.Dates([{ at: "2026-02-28" }, { at: "2026-03-01" }])).toBe(true);
  expect(validators.Dates([{ at: "2026-02-30" }])).toBe(false);
  expect(validators.Dates([{ at: "2026-02-28" }, { at: "2026-02-28" }])).toBe(false);
  expect([validators.Same({ a: [1] }), validators.Same({ a: [2] })]).toEqual([true, false]);
});

test("errors have their full path through references: in lists, maps, alternatives and recursive schemas", async () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const { validators } = await validatorsOf({
    Name: { type: "string", minLength: 1 },
    Named: { type: "object", required: ["name"], properties: { name: ref("Name") } },
    Tree: {
      allOf: [ref("Named")],
      type: "object",
      properties: {
        children: { type: "array", items: ref("Tree") },
        "a/b~c": { type: "object", additionalProperties: ref("Name") },
        either: { anyOf: [ref("Name"), ref("Tree")] },
      },
    },
  });
  const leaf = { name: "leaf" };
  const tree = {
    name: "",
    children: [leaf, { name: 1, children: [{ children: [leaf, null] }] }],
    "a/b~c": { ok: "x", "d/e": "" },
    either: { name: "" },
  };
  const errorsOf = (value: unknown) => {
    expect(validators.Tree(value)).toBe(value === leaf);
    return validators.Tree.errors?.map(({ instancePath, keyword }: Record<string, string>) => [instancePath, keyword]);
  };
  expect(errorsOf(tree)).toEqual([
    ["/name", "minLength"],
    ["/children/1/name", "type"],
    ["/children/1/children/0", "required"],
    ["/children/1/children/0/children/1", "type"],
    ["/children/1/children/0/children/1", "type"],
    ["/a~1b~0c/d~1e", "minLength"],
    ["/either", "type"],
    ["/either/name", "minLength"],
    ["/either", "anyOf"],
  ]);
  expect(errorsOf(leaf)).toBeUndefined();
});
