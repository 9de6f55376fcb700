import type { Document } from "@assessment-api/codegen";
import { expect, test } from "vitest";
import { Recorder, roundTrips } from "./round-trip.ts";

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const shelf = { type: "object", required: ["name"], properties: { name: { type: "string", minLength: 3 } } };
const document = {
  openapi: "3.1.1",
  info: { title: "T", version: "1" },
  paths: {
    "/shelves/{id}": {
      put: {
        operationId: "replaceShelf",
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "integer" } },
          { name: "note", in: "query", schema: { type: "string" } },
        ],
        requestBody: { required: true, ...json(shelf) },
        responses: { 200: { description: "Fine", ...json(shelf) } },
      },
    },
  },
} as unknown as Document;

type Handler = (request: object) => Promise<{ status: number; body?: unknown }>;

async function outcomes(faults: { note?: string; status?: number; response?: unknown } = {}) {
  const recorder = new Recorder();
  const { replaceShelf } = recorder.handlers as { replaceShelf: Handler };
  const serve = async (request: Request) => {
    if (faults.status) return Response.json({}, { status: faults.status });
    const { pathname, searchParams } = new URL(request.url);
    const note = faults.note ?? searchParams.get("note") ?? undefined;
    const params = { id: Number(pathname.split("/")[2]) };
    const body: unknown = await request.json();
    const answer = await replaceShelf({ params, query: { note }, headers: {}, cookies: {}, body });
    return Response.json(faults.response ?? answer.body, { status: answer.status });
  };
  return roundTrips(document, serve, recorder, undefined, new Set(["replaceShelf"]));
}

test("finds nothing wrong with a server that does as the document says", async () => {
  expect(await outcomes()).toEqual([{ operation: "PUT /shelves/{id}", side: "wire", result: "fine" }]);
});

test.each([
  [{ note: "another" }, "silent", 'query note: sent "a b/c?d&e=f+g%h#iü", received "another"'],
  [{ response: { name: "other" } }, "silent", "response: returned"],
  [{ status: 400 }, "refused", "400 instead of 200"],
])("finds a server with %j %s", async (fault, result, about) => {
  expect(await outcomes(fault)).toMatchObject([{ result, about: expect.stringContaining(about) }]);
});
