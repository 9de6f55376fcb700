import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Document, Schema } from "../document/openapi.ts";
import { step } from "../document/references.ts";
import { valuesOf } from "../testing/arbitrary.ts";
import { fixture, fixtures, own } from "../testing/documents.ts";
import { emitValidators } from "./emit-validators.ts";
import { buildStubModel } from "./model/build-stub-model.ts";
import { planValidators, type ValidatorPlan } from "./plan-validators.ts";

type Validate = ((data: unknown) => boolean) & { errors?: { instancePath: string; keyword: string }[] | null };
type Generated = { plan: ValidatorPlan; validators: Record<string, Validate> };

const documents: Record<string, Document> = { ...fixtures, ...own };
const generated: Record<string, Generated> = {};

beforeAll(async () => {
  for (const [name, document] of Object.entries(documents)) {
    const plan = planValidators(document, buildStubModel(document));
    const code = emitValidators(plan);
    generated[name] = { plan, validators: await import(`data:text/javascript,${encodeURIComponent(code)}`) };
  }
});

function plainAjv(document: Document) {
  const ajv = new Ajv2020({ strict: false, unicodeRegExp: false, logger: false });
  (formats as unknown as typeof formats.default)(ajv);
  return ajv.addSchema({ ...document, $id: "document" } as object);
}

const compared = Object.keys(documents).filter(
  (name) => !["discriminator", "built-in-names", "openapi-3-2"].includes(name),
);

describe.each(compared)("the validators of %s", (name) => {
  const document = documents[name] as Document;
  const schemas = Object.entries(document.components?.schemas ?? {});

  test("agree with plain Ajv on all kinds of bodies", () => {
    const { validators } = generated[name] as Generated;
    const ajv = plainAjv(document);
    const verdicts = { true: 0, false: 0 };
    for (const [schema, content] of schemas) {
      const validate = validators[schema];
      if (!validate) continue;
      const plain = ajv.compile({ $ref: `document${step("#/components/schemas", schema)}` });
      fc.assert(
        fc.property(valuesOf(document, content), (value) => {
          const before = JSON.stringify(value);
          const verdict = plain(value);
          verdicts[`${verdict}`] += 1;
          expect(validate(value), `${schema}: ${before}`).toBe(verdict);
          expect(JSON.stringify(value)).toBe(before);
        }),
        { numRuns: 60 },
      );
    }
    // Guards against samples that are all valid or all invalid.
    if (verdicts.true + verdicts.false > 500) expect(Math.min(verdicts.true, verdicts.false)).toBeGreaterThan(50);
  });

  test("parse the text of a parameter, and agree with plain Ajv on the value", () => {
    const { plan, validators } = generated[name] as Generated;
    const ajv = plainAjv(document);
    for (const operation of buildStubModel(document).operations) {
      const validate = validators[plan.ofParameters(operation) ?? ""];
      for (const { in: where, name: parameter, shape, schema, json } of operation.parameters) {
        if (where !== "query" || shape === "object" || json || !validate) continue;
        const [type] = [(pointerTo(document, schema.pointer) as Schema).type].flat();
        if (type === undefined) continue;
        const plain = ajv.compile({ $ref: `document${schema.pointer.replaceAll("{", "%7B").replaceAll("}", "%7D")}` });
        fc.assert(
          fc.property(valuesOf(document, { $ref: schema.pointer } as Schema), (value) => {
            if (value === null || (typeof value === "object") !== (shape === "array")) return;
            const text = Array.isArray(value) ? value.map(String) : String(value);
            const wrong =
              type !== "string" && !Array.isArray(value) && typeof value !== (type === "integer" ? "number" : type);
            if (wrong || (Array.isArray(value) && value.some((item) => typeof item !== "string"))) return;
            const data = { path: {}, query: { [parameter]: text }, headers: {}, cookies: {} };
            validate(data);
            const mine = (validate.errors ?? []).filter(({ instancePath }) =>
              instancePath.startsWith(step("/query", parameter)),
            );
            const expected = type === "string" ? String(value) : value;
            expect(mine.length === 0, `${operation.operationId} ${parameter}: ${text}`).toBe(plain(expected));
            if (mine.length === 0) expect(data.query[parameter]).toEqual(expected);
          }),
          { numRuns: 40 },
        );
      }
    }
  });
});

const pointerTo = (document: Document, pointer: string) =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown>)[part.replaceAll("~1", "/").replaceAll("~0", "~")],
      document,
    );

describe("the validators of the kitchen", () => {
  const call = (name: string, data: unknown) => {
    const validate = generated.kitchen?.validators[name];
    if (!validate) throw new Error(`no ${name}`);
    return validate(data) ? "fine" : validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
  };
  const dish = { type: "soup" };

  test("require neither readOnly in requests nor writeOnly in responses, at any depth", () => {
    expect(call("OrderInRequest", { secret: "s", dish, parts: [{ secret: "s", dish }] })).toBe("fine");
    expect(call("OrderInRequest", { id: 1, dish })).toEqual([" required"]);
    expect(call("OrderInResponse", { id: 1, dish })).toBe("fine");
    expect(call("OrderInResponse", { secret: "s", dish })).toEqual([" required"]);
    expect(call("OrderInRequest", { secret: "s", dish, parts: [{ dish }] })).toEqual(["/parts/0 required"]);
  });

  test("coerce parameters, fill in defaults, and report every mistake at its place", () => {
    const { plan } = generated.kitchen as Generated;
    const [get, patch] = buildStubModel(fixture("kitchen")).operations;
    const name = plan.ofParameters(get as never) ?? "";
    const data = {
      path: { "order-id": "7" },
      query: { ids: ["1", "2"], range: { gt: "3" }, level: "2", either: "5", filter: { and: ["a"] } },
      headers: { "x-mode": "fast" },
      cookies: { session: "s" },
    };
    expect(call(name, data)).toBe("fine");
    expect(data).toEqual({
      path: { "order-id": 7 },
      query: { ids: [1, 2], range: { gt: 3 }, level: 2, either: 5, filter: { and: ["a"] }, maybe: null },
      headers: { "x-mode": "fast" },
      cookies: { session: "s" },
    });
    const wrong = {
      path: { "order-id": "x" },
      query: { ids: ["1", "b"], level: "9" },
      headers: { "x-mode": "slower" },
      cookies: {},
    };
    expect([...(call(name, wrong) ?? [])].sort()).toEqual([
      "/cookies required",
      "/headers/x-mode enum",
      "/path/order-id fromText",
      "/query/ids/1 fromText",
      "/query/level enum",
    ]);
    const empty = { path: { "order-id": "1" }, query: {}, headers: {}, cookies: {} };
    expect(call(plan.ofParameters(patch as never) ?? "", empty)).toBe("fine");
    expect(empty.query).toEqual({ verbose: false });
  });

  test("report only the problems of the intended alternative of a union", () => {
    const order = (dish: unknown) => call("OrderInRequest", { secret: "s", dish });
    expect(order({ type: "soup", hot: "very" })).toEqual(["/dish/hot type"]);
    expect(order({ type: "pie", hot: "very" })).toBe("fine");
    expect(order({ type: "stew" })).toEqual(["/dish discriminator"]);
    expect(order({})).toEqual(["/dish discriminator"]);
    expect(order(null)).toEqual(["/dish type"]);
  });

  test("keep bytes in a form, and parse JSON in it exactly", () => {
    const form = { photo: new Uint8Array(1), tags: ["a"], meta: { note: "n", size: 3 } };
    expect(call("addPhotoBodyMultipartFormData", form)).toBe("fine");
    expect(call("addPhotoBodyMultipartFormData", { ...form, meta: { note: "n", size: "3" } })).toEqual([
      "/meta/size type",
    ]);
    expect(call("addPhotoBodyMultipartFormData", {})).toEqual([" required"]);
  });
});

test("a discriminator without values in the alternatives uses its mapping", () => {
  const { Pet } = generated.discriminator?.validators ?? {};
  const findings = (value: unknown) =>
    Pet?.(value) ? "fine" : Pet?.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
  expect(findings({ kind: "cat", lives: 7 })).toBe("fine");
  expect(findings({ kind: "dog", lives: "many" })).toBe("fine");
  expect(findings({ kind: "dog", bark: 1 })).toEqual(["/bark type"]);
  for (const value of [{ kind: "Cat" }, { kind: "fish" }, {}]) expect(findings(value)).toEqual([" discriminator"]);
});

test("a property with a name that every object inherits is the object's own", () => {
  const { Thing } = generated["built-in-names"]?.validators ?? {};
  expect(Thing?.({ constructor: "a", valueOf: 1 })).toBe(true);
  expect(Thing?.({})).toBe(false);
  expect(Thing?.errors?.map(({ keyword }) => keyword)).toEqual(["required", "required"]);
});

test.each<[string, unknown, boolean]>([
  ["the values of a mapping choose their alternative", { kind: "cat", lives: 9 }, true],
  ["a value of one alternative with the properties of another", { kind: "cat", legs: 4 }, false],
  ["the default has every other value", { kind: "fish", legs: 0 }, true],
  ["the default has no value", { legs: 0 }, true],
  ["the default is held to its schema", { kind: "fish", lives: 9 }, false],
])("defaultMapping: %s", (_, pet, isValid) => {
  expect(generated["openapi-3-2"]?.validators.Pet?.(pet)).toBe(isValid);
});

test.each<[string, unknown, boolean]>([
  ["text", { event: "addString", data: "one" }, true],
  ["text of a pattern", { event: "addNumber", data: "one" }, false],
  ["parsed JSON", { event: "addJson", data: { foo: 1 } }, true],
  ["JSON of another form", { event: "addJson", data: { foo: "1" } }, false],
  ["JSON that was not parsed", { event: "addJson", data: '{"foo":1}' }, false],
  ["an unknown type", { event: "add", data: "one" }, false],
])("events are checked with their data parsed: %s", (_, event, isValid) => {
  expect(generated.streams?.validators.repeatEventsBodyItem?.(event)).toBe(isValid);
});
