import { describe, expect, it } from "vitest";
import { createValidator } from "../document/validator.ts";
import { formatFindings } from "../findings/finding.ts";
import { type Fault, serveExamples } from "../testing/serve-examples.ts";
import { tinyDocument } from "../testing/tiny-document.ts";
import { callEveryStatus } from "./call-every-status.ts";
import { checkResponse } from "./check-response.ts";

const document = tinyDocument();

const findingsWith = async (fault: Fault, status?: (wanted: number) => number) => {
  const fetch = serveExamples(document, status, fault);
  const { findings } = await callEveryStatus(document, { baseUrl: "http://tiny/v1", apiKey: "key", fetch });
  return formatFindings(findings);
};

const faultOf =
  (id: string, change: (response: { status: number; headers: Headers; body: string }) => object): Fault =>
  (response, operation) =>
    operation === id && response.status < 300 ? { ...response, ...change(response) } : response;

const without = (headers: Headers, name: string) => {
  const rest = new Headers(headers);
  rest.delete(name);
  return rest;
};

const withHeader = (headers: Headers, name: string, value: string) => {
  const changed = new Headers(headers);
  changed.set(name, value);
  return changed;
};

describe("checkResponse", () => {
  const operation = document.operations.find(({ id }) => id === "deleteThing");
  const check = (status: number, body = "", headers = {}) => {
    if (!operation) throw new Error("no such operation");
    const response = {
      status,
      headers: new Headers(headers),
      body: new TextEncoder().encode(body),
      request: "DELETE /things/1",
    };
    return checkResponse(operation, response, createValidator(document));
  };

  it("finds a status that the document does not declare", () => {
    expect(formatFindings(check(302, "", { location: "/things/2" }).findings)).toBe(
      "deleteThing 302 #/paths/~1things~1{id}/delete/responses: status: status 302 is not declared (DELETE /things/1)",
    );
  });

  it("finds a redirect without Location", () => {
    expect(formatFindings(check(302).findings)).toContain("header: a redirect (302) has no Location");
  });

  it("accepts an undeclared error as the default response", () => {
    const { findings, status, body } = check(503, '{"code":503,"details":"busy"}', {
      "content-type": "application/json",
    });
    expect(formatFindings(findings)).toBe("");
    expect([status, body]).toEqual(["default", { code: 503, details: "busy" }]);
  });

  it("finds an undeclared body", () => {
    expect(formatFindings(check(204, "gone").findings)).toContain("body: no body is declared, but 4 bytes were sent");
  });
});

describe("callEveryStatus", () => {
  it("finds nothing at a server that responds as documented", async () => {
    expect(await findingsWith((response) => response)).toBe("");
  });

  it.each<[string, Fault, string]>([
    [
      "another status than the requested one",
      faultOf("getThing", () => ({ status: 202 })),
      "getThing 200 #/paths/~1things~1{id}/get/responses/200: status: expected 200, got 202 (GET http://tiny/v1/things/thg_1Aa)",
    ],
    [
      "a body without a required member",
      faultOf("listThings", () => ({ body: '{"items":[{"id":"a","label":"b"}]}' })),
      "listThings 200 #/components/schemas/NewThing/required: body at /items/0: must have required property 'email'",
    ],
    [
      "a value outside an enum",
      faultOf("getThing", ({ body }) => ({ body: body.replace("RED", "GREEN") })),
      "body at /color: must be equal to one of the allowed values: RED, BLUE",
    ],
    [
      "another media type",
      faultOf("getThing", ({ headers }) => ({ headers: withHeader(headers, "content-type", "text/html") })),
      "getThing 200 #/paths/~1things~1{id}/get/responses/200/content: media type: text/html is not declared; declared: application/json",
    ],
    [
      "another charset",
      faultOf("getThing", ({ headers }) => ({
        headers: withHeader(headers, "content-type", "application/json; charset=latin1"),
      })),
      "media type: the charset is latin1, not UTF-8",
    ],
    [
      "no media type",
      faultOf("getThing", ({ headers }) => ({ headers: without(headers, "content-type") })),
      "media type: the Content-Type is missing",
    ],
    [
      "no Location",
      faultOf("createThing", ({ headers }) => ({ headers: without(headers, "location") })),
      "createThing 201 #/paths/~1things/post/responses/201/headers/Location: header: the required header Location is missing",
    ],
    [
      "a Location that is no URI",
      faultOf("createThing", ({ headers }) => ({ headers: withHeader(headers, "location", "no uri") })),
      'header: Location: "no uri" must match format "uri"',
    ],
    ["a broken body", faultOf("getThing", () => ({ body: "{" })), "body: the body is not JSON"],
    ["no body", faultOf("getThing", () => ({ body: "" })), "body: the body is empty"],
    [
      "a valid body that is not the example",
      faultOf("getThing", ({ body }) => ({ body: body.replace("Lamp", "Table") })),
      "getThing 200 #/components/examples/thing/value: example: the response is not the requested example thing",
    ],
  ])("finds %s", async (_, fault, finding) => {
    expect(await findingsWith(fault)).toContain(finding);
  });

  it("finds a status in place of the declared one", async () => {
    const found = await findingsWith(
      (response) => response,
      (wanted) => (wanted === 204 ? 302 : wanted),
    );
    expect(found).toContain(
      "deleteThing 204 #/paths/~1things~1{id}/delete/responses/204: status: expected 204, got 302",
    );
  });

  it("reports a server that does not respond", async () => {
    const fetch = async () => {
      throw new TypeError("fetch failed", { cause: new Error("connection reset") });
    };
    const { findings } = await callEveryStatus(document, { baseUrl: "http://tiny/v1", apiKey: "key", fetch });
    expect(formatFindings(findings)).toContain("call: GET http://tiny/v1/things?");
    expect(formatFindings(findings)).toContain("connection reset");
  });
});
