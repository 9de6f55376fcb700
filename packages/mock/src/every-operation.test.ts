import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { caller, documentOf, errorOf, keyHeader } from "../test/client.ts";
import { runCommand } from "../test/command.ts";
import { type DeclaredOperation, readDeclared } from "./declared.ts";
import { defaultNames } from "./defaults.ts";
import { samplesOf } from "./index-page.ts";
import { type RunningMock, startMock } from "./server.ts";

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

const ajv = addFormats.default(new Ajv2020({ strict: false }));

describe.each(defaultNames)("every operation of %s", (name) => {
  const document = documentOf(name);
  const { operations } = readDeclared(document);
  const find = (id: string) => operations.find((operation) => operation.id === id) as DeclaredOperation;
  const ids = operations.map(({ id }) => id);
  const url = (operation: DeclaredOperation) => operation.path.replace(/\{[^}]+\}/g, "x");

  test.each(ids)("%s returns every documented response to the command of the index page", async (id) => {
    const { responses } = find(id);
    for (const { status, example, curl } of samplesOf(find(id), mock.urls[name])) {
      const response = await runCommand(curl);
      const documented = responses.find(({ code }) => code === status);
      const value = documented?.contents[0]?.examples.find(({ key }) => key === example);
      expect([curl, String(response.status)]).toEqual([
        curl,
        expect.stringMatching(status === "default" ? /^[45]/ : status),
      ]);
      const text = await response.text();
      expect(text === "" ? undefined : JSON.parse(text)).toEqual(value?.value);
    }
  });

  test.each(ids)("%s refuses a call without a key", async (id) => {
    const operation = find(id);
    const response = await fetch(mock.urls[name] + url(operation), { method: operation.method.toUpperCase() });
    await errorOf(response, name, 401);
  });

  test.each(ids.filter((id) => find(id).body.length > 0))("%s refuses a body of another shape", async (id) => {
    const { body, method, path } = find(id);
    for (const { mediaType } of body) {
      if (mediaType === "application/zip") continue;
      const init = { method: method.toUpperCase(), body: "[[]]", headers: { "Content-Type": mediaType } };
      const response = await caller(mock)(name, path.replace(/\{[^}]+\}/g, "x"), init);
      await errorOf(response, name, mediaType === "application/yaml" ? 422 : 400);
    }
  });

  test.each(ids.filter((id) => typed(find(id)).length > 0))("%s refuses a query of another type", async (id) => {
    for (const parameter of typed(find(id))) {
      const response = await caller(mock)(name, `${url(find(id))}?${parameter}=not-that`);
      await errorOf(response, name, 400);
    }
  });

  test.each(ids.filter((id) => find(id).method === "get"))("%s makes up data that fits its schema", async (id) => {
    const headers = { [keyHeader[name]]: "any", Prefer: "dynamic=true" };
    const response = await fetch(mock.urls[name] + url(find(id)), { headers });
    expect(response.status).toBe(200);
    const declared = document.paths[find(id).path].get.responses["200"].content;
    const [media] = Object.values(declared) as { schema: object }[];
    const validate = ajv.compile({ ...media?.schema, components: document.components });
    validate(await response.json());
    expect(validate.errors ?? []).toEqual([]);
  });
});

function typed({ parameters }: DeclaredOperation): string[] {
  const strict = parameters.filter(
    (one) => one.in === "query" && ["integer", "number", "boolean"].includes(String(one.schema.type)),
  );
  return strict.map(({ name }) => name);
}
