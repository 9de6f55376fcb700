import { expect, test } from "vitest";
import { isObject, type JsonObject } from "./model/json.ts";
import { reviewDocuments } from "./review-documents.ts";
import { generateSchema } from "./testing/generated-schemas.ts";
import { createRandom, type Random } from "./testing/random.ts";

// A nightly run uses REVIEW_PAIRS=5000.
const PAIRS = Math.ceil(Number(process.env.REVIEW_PAIRS ?? 150) / 5);
const SEED = Number(process.env.REVIEW_SEED ?? 1);

const content = (schema: unknown) => ({ "application/json": { schema } });

function generateDocument(random: Random): JsonObject {
  const parameter = (name: string) => ({ name, in: "query", schema: generateSchema(random, 2) });
  const shared = parameter("s");
  const failure = { description: "Failed.", content: content(generateSchema(random, 1)) };
  return {
    openapi: "3.1.1",
    info: { title: "Generated", version: "1" },
    security: [{ key: [] }],
    paths: {
      "/things": {
        get: {
          parameters: [shared, parameter("a"), parameter("b")],
          responses: { 200: { description: "Fine.", content: content(generateSchema(random)) }, 400: failure },
        },
        post: {
          parameters: [shared, parameter("c")],
          requestBody: { required: true, content: content(generateSchema(random)) },
          responses: { 201: { description: "Made." }, 400: failure },
        },
      },
    },
    components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } },
  };
}

type Operation = JsonObject & {
  parameters: JsonObject[];
  responses: Record<string, JsonObject>;
  requestBody?: unknown;
};

interface Draft {
  root: JsonObject & { components: Record<string, JsonObject>; paths: Record<string, JsonObject> };
  item: JsonObject & { get: Operation; post: Operation };
}

const moveTo = ({ root }: Draft, section: string, name: string, value: unknown): JsonObject => {
  root.components[section] = { ...root.components[section], [name]: value };
  return { $ref: `#/components/${section}/${name}` };
};

const schemaOf = (value: unknown): { schema: unknown } =>
  (value as { content: { "application/json": { schema: unknown } } }).content["application/json"];

/** Rewrites of a document that change nothing for its clients. */
const REWRITES: Record<string, (draft: Draft) => void> = {
  "a parameter of all operations moves to the path": ({ item }) => {
    const [shared] = [item.get, item.post].flatMap(({ parameters }) => parameters.splice(0, 1));
    item.parameters = [shared];
  },
  "a schema becomes a component": (draft) => {
    const media = schemaOf(draft.item.post.requestBody);
    media.schema = moveTo(draft, "schemas", "Sent", media.schema);
  },
  "a received schema becomes a component in an allOf": (draft) => {
    const media = schemaOf(draft.item.get.responses[200]);
    media.schema = { description: "Words.", allOf: [moveTo(draft, "schemas", "Returned", media.schema)] };
  },
  "a parameter becomes a component": (draft) => {
    const { parameters } = draft.item.get;
    parameters[0] = moveTo(draft, "parameters", "First", parameters[0]);
  },
  "a response becomes a component": (draft) => {
    const { get, post } = draft.item;
    const shared = moveTo(draft, "responses", "Failed", get.responses[400]);
    get.responses[400] = shared;
    post.responses[400] = shared;
  },
  "a body becomes a component": (draft) => {
    draft.item.post.requestBody = moveTo(draft, "requestBodies", "Made", draft.item.post.requestBody);
  },
  "parameters are in another order": ({ item }) => {
    item.get.parameters.reverse();
  },
  "defaults of a parameter are written out": ({ item }) => {
    Object.assign(item.post.parameters[0] ?? {}, { style: "form", explode: true, required: false, deprecated: false });
  },
  "security and servers are written out": ({ root, item }) => {
    item.get.security = [{ key: [] }];
    root.servers = [{ url: "/" }];
  },
  "members are in another order": ({ root }) => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (!isObject(value)) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, one]) => [key, turned(one)]),
      );
    };
    root.paths = turned(root.paths) as Draft["root"]["paths"];
  },
};

function rewritten(before: JsonObject, names: readonly string[]): JsonObject {
  const root = structuredClone(before) as Draft["root"];
  for (const name of names) REWRITES[name]?.({ root, item: root.paths["/things"] as Draft["item"] });
  return root;
}

test(`a rewritten document breaks nothing, over ${PAIRS} generated documents`, async () => {
  const wrong: string[] = [];
  for (let index = 0; index < PAIRS; index += 1) {
    const random = createRandom(SEED * 100_003 + index);
    const names = random.some(Object.keys(REWRITES), 0.4);
    const document = generateDocument(random);
    const pair = [document, rewritten(document, names)] as const;
    const [before, after] = random.chance(0.5) ? pair : [pair[1], pair[0]];
    // The names of components are part of generated code.
    for (const { verdict, rule, pointer } of await reviewDocuments(before, after, { engines: ["rules", "values"] }))
      if (verdict !== "description" && rule !== "component-removed")
        wrong.push(`${index} ${names.join(", ")}: ${verdict} ${rule} ${pointer}`);
  }
  expect(wrong).toEqual([]);
}, 900_000);
