import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadFile } from "./load.ts";
import { applyOverlay } from "./overlay.ts";

const folder = mkdtempSync(join(tmpdir(), "codegen-"));
afterAll(() => rmSync(folder, { recursive: true }));

function apply(document: object, actions: unknown, more: object = {}) {
  const result = structuredClone(document);
  const messages: string[] = [];
  applyOverlay(
    result,
    { overlay: "1.1.0", info: { title: "O", version: "1" }, actions, ...more },
    "o.yaml",
    (pointer, problem) => messages.push(`${pointer}: ${problem}`),
  );
  return { result, messages };
}

const pets = {
  info: { title: "T" },
  paths: {
    "/a": {
      get: {
        tags: ["x", "y", "x"],
        parameters: [
          { name: "p", in: "query" },
          { name: "q", in: "header" },
        ],
      },
    },
    "/b": { get: { tags: ["y"] }, post: { summary: "S" } },
  },
};
const at = (path: "/a" | "/b", result: object): { get: Record<string, unknown>; post?: object } =>
  (result as typeof pets).paths[path];

test.each<[string, object, (result: object) => unknown, unknown]>([
  [
    "merges objects, and adds what is new",
    { target: "$", update: { info: { title: "U", version: "1" } } },
    (r) => (r as typeof pets).info,
    { title: "U", version: "1" },
  ],
  [
    "replaces a primitive value",
    { target: "$.info.title", update: "U" },
    (r) => (r as typeof pets).info,
    { title: "U" },
  ],
  [
    "joins lists that it merges",
    { target: "$.paths['/a'].get", update: { tags: ["z"] } },
    (r) => at("/a", r).get.tags,
    ["x", "y", "x", "z"],
  ],
  ["appends a value to a list", { target: "$.paths.*.get.tags", update: "z" }, (r) => at("/b", r).get.tags, ["y", "z"]],
  [
    "appends the values of a list to a list",
    { target: "$.paths.*.get.tags", update: ["z", "w"] },
    (r) => at("/b", r).get.tags,
    ["y", "z", "w"],
  ],
  [
    "removes every value that is selected, in lists too",
    { target: "$.paths.*.get.tags[?@ == 'x']", remove: true },
    (r) => at("/a", r).get.tags,
    ["y"],
  ],
  [
    "removes by a filter over members",
    { target: "$.paths.*.get.parameters[?@.in == 'header']", remove: true },
    (r) => at("/a", r).get.parameters,
    [{ name: "p", in: "query" }],
  ],
  [
    "removes a member",
    { target: "$.paths['/b'].post", remove: true, update: { a: 1 } },
    (r) => Object.keys(at("/b", r)),
    ["get"],
  ],
  [
    "copies a value",
    { target: "$.paths['/b'].post", copy: "$.paths['/a'].get" },
    (r) => at("/b", r).post,
    { summary: "S", ...pets.paths["/a"].get },
  ],
  [
    "applies a reusable action",
    { $ref: "#/components/actions/t", target: "$.info" },
    (r) => (r as typeof pets).info,
    { title: "R" },
  ],
])("an overlay %s", (_, action, part, expected) => {
  const { result, messages } = apply(pets, [action], {
    components: { actions: { t: { fields: { update: { title: "R" } } } } },
  });
  expect(part(result)).toEqual(expected);
  expect(messages).toEqual([]);
});

test("actions see the results of earlier actions", () => {
  const { result } = apply(pets, [
    { target: "$.paths['/a'].get.tags", remove: true },
    { target: "$.paths['/a'].get", update: { tags: ["new"] } },
  ]);
  expect(at("/a", result).get.tags).toEqual(["new"]);
});

test("reports a target without matches, and applies others", () => {
  const { result, messages } = apply(pets, [
    { target: "$.paths['/c']", remove: true },
    { target: "$.info", update: { title: "U" } },
  ]);
  expect(messages).toEqual(["o.yaml#/actions/0/target: \"$.paths['/c']\" matches nothing"]);
  expect(result).toMatchObject({ info: { title: "U" } });
});

test.each<[string, unknown, string]>([
  ["no JSONPath", [{ target: "paths", remove: true }], "o.yaml#/actions/0/target: is not a JSONPath expression"],
  [
    "another kind of value",
    [{ target: "$.info", update: { title: ["U"] } }],
    "o.yaml#/actions/0/update/title: is an array, and the document has a primitive value there",
  ],
  [
    "several values to copy",
    [{ target: "$.info", copy: "$.paths.*" }],
    "o.yaml#/actions/0/copy: selects 2 values, not one",
  ],
  [
    "the removal of everything",
    [{ target: "$", remove: true }],
    "o.yaml#/actions/0/target: the document itself cannot be removed",
  ],
  ["no actions", undefined, "o.yaml#/actions: must be a list of actions"],
  [
    "a reusable action that there is not",
    [{ target: "$", $ref: "#/components/actions/a" }],
    'o.yaml#/actions/0/$ref: "#/components/actions/a" has no target',
  ],
])("%s is refused with its place", (_, actions, message) => {
  expect(() => apply(pets, actions)).toThrow(message);
});

test("another version is rejected", () => {
  expect(() => applyOverlay({}, { overlay: "2.0.0", actions: [] }, "o.yaml", () => {})).toThrow(
    "o.yaml#/overlay: is not an overlay",
  );
});

test("overlays are applied in order, after bundling, and are bundled themselves", () => {
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  write(
    "a.yaml",
    "get: { operationId: getA, tags: &tags [one], x-same: *tags, responses: { 200: { description: Fine } } }",
  );
  write("thing.yaml", "{ type: object }");
  const document = write(
    "openapi.yaml",
    "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: { /a: { $ref: a.yaml } }",
  );
  const overlays = [
    write(
      "one.yaml",
      "overlay: 1.0.0\nactions: [{ target: \"$.paths['/a'].get\", update: { tags: [two], operationId: first } }]",
    ),
    write(
      "two.json",
      JSON.stringify({
        overlay: "1.0.0",
        actions: [
          { target: "$.paths['/a'].get", update: { operationId: "second" } },
          {
            target: "$.paths.*.get.responses.*",
            update: { content: { "a/json": { schema: { $ref: "thing.yaml" } } } },
          },
        ],
      }),
    ),
  ];
  const read: string[] = [];
  const { paths, components } = loadFile(document, { overlays, read: (path) => read.push(path) });
  expect(paths?.["/a"]?.get).toMatchObject({ operationId: "second", tags: ["one", "two"], "x-same": ["one"] });
  expect(components?.schemas).toEqual({ thing: { type: "object" } });
  expect(read.map((path) => path.slice(folder.length + 1))).toEqual([
    "openapi.yaml",
    "a.yaml",
    "one.yaml",
    "two.json",
    "thing.yaml",
  ]);
});
