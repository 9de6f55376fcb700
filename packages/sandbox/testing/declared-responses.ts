/** Checks all sandbox tests against the documents: no operation may respond with an undeclared status (`default`). */
import { subscribe } from "node:diagnostics_channel";
import control from "@assessment-api/control/openapi.json" with { type: "json" };
import v1 from "@assessment-api/v1/openapi.json" with { type: "json" };
import v2 from "@assessment-api/v2/openapi.json" with { type: "json" };
import v3 from "@assessment-api/v3/openapi.json" with { type: "json" };
import type { FastifyInstance } from "fastify";
import { afterEach, expect } from "vitest";

interface Operation {
  readonly method: string;
  readonly path: RegExp;
  readonly name: string;
  readonly statuses: ReadonlySet<string>;
}

/** Statuses allowed for all operations, as described in each `default`; 429 applies to V3. */
const EVERYWHERE = ["406", "413", "415", "429", "500", "501", "503", "507"];
/** Path limits may give 400 for operations without query and body. */
const WITHOUT_INPUT = [...EVERYWHERE, "400"];

interface Declared {
  readonly operationId: string;
  readonly responses: object;
  readonly requestBody?: object;
  readonly parameters?: readonly { readonly $ref: string }[];
}

function operationOf(version: string, path: string, method: string, declared: Declared): Operation {
  const { operationId, responses, requestBody, parameters = [] } = declared;
  const hasInput = requestBody !== undefined || parameters.some(({ $ref }) => $ref.endsWith("Query"));
  return {
    method: method.toUpperCase(),
    path: new RegExp(`^/${version}${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`),
    name: `${version} ${operationId}`,
    statuses: new Set([...Object.keys(responses), ...(hasInput ? EVERYWHERE : WITHOUT_INPUT)]),
  };
}

const operationsOf = (version: string, { paths }: { paths: object }): Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Declared>).map(([method, declared]) =>
      operationOf(version, path, method, declared),
    ),
  );

/** Literal paths match before parameters. */
const operations = Object.entries({ v1, v2, v3, control })
  .flatMap(([version, document]) => operationsOf(version, document))
  .sort((a, b) => Number(a.path.source.includes("[^")) - Number(b.path.source.includes("[^")));

const undeclared = new Set<string>();
subscribe("fastify.initialization", (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook("onSend", async ({ method, url }, reply) => {
    const [path = ""] = url.split("?", 1);
    const status = String(reply.statusCode);
    const operation = operations.find((one) => one.method === method && one.path.test(path));
    if (operation && !operation.statuses.has(status)) undeclared.add(`${operation.name} ${status}`);
  });
});

afterEach(() => {
  const found = [...undeclared];
  undeclared.clear();
  expect(found, "responses that the documents do not declare").toEqual([]);
});
