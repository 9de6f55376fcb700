import { expect, test } from "vitest";
import type { SenderSpec, Validate } from "./contract.ts";
import { createMessage, MessageError } from "./message.ts";

function checked(accepts: (value: unknown) => boolean): Validate {
  const validate: Validate = (value) => {
    validate.errors = accepts(value)
      ? null
      : [{ instancePath: "/0", keyword: "type", params: {}, message: "must be text" }];
    return validate.errors === null;
  };
  return validate;
}

const spec: SenderSpec = {
  method: "POST",
  headers: {
    "x-hook-secret": { required: true, validate: checked((value) => typeof value === "string" && value !== "") },
    "x-sequence": { required: false },
  },
  body: {
    required: true,
    content: { "application/vnd.acme+json": { kind: "json", validate: checked((value) => Array.isArray(value)) } },
  },
};

test("writes headers and body by the document", () => {
  const message = createMessage(spec, { headers: { "x-hook-secret": "s3cret", "x-sequence": 7 }, body: [{ id: "é" }] });
  expect(message).toEqual({
    method: "POST",
    headers: { "x-hook-secret": "s3cret", "x-sequence": "7", "content-type": "application/vnd.acme+json" },
    body: '[{"id":"é"}]',
  });
});

test("has neither body nor media type if the document declares none or leaves them open", () => {
  const bare = { method: "POST", headers: { "x-sequence": "7" }, body: "" };
  const { "x-sequence": sequence = { required: false } } = spec.headers;
  const headers = { "x-sequence": sequence };
  expect(createMessage({ method: "POST", headers }, { headers: { "x-sequence": 7 } })).toEqual(bare);
  const optional = { method: "POST", headers, body: { required: false, content: {} } } as const;
  expect(createMessage(optional, { headers: { "x-sequence": 7 }, body: undefined })).toEqual(bare);
  expect(() => createMessage(spec, { headers: { "x-hook-secret": "s" } })).toThrow(MessageError);
});

test("leaves undeclared headers out", () => {
  const { headers } = createMessage(spec, { headers: { "x-hook-secret": "s3cret", authorization: "x" }, body: [] });
  expect(headers).not.toHaveProperty("authorization");
});

test.each([
  ["a missing header", { body: [] }, "the header x-hook-secret is missing"],
  ["a wrong header", { headers: { "x-hook-secret": "" }, body: [] }, "the header x-hook-secret does not fit"],
  [
    "a wrong body",
    { headers: { "x-hook-secret": "s3cret" }, body: "secret" },
    "the body does not fit the document: /0",
  ],
  ["another type", { headers: { "x-hook-secret": "s3cret" }, contentType: "text/plain", body: [] }, '"text/plain"'],
])("refuses %s", (_, message, reason) => {
  expect(() => createMessage(spec, message)).toThrow(reason);
  expect(() => createMessage(spec, message)).toThrow(MessageError);
});

test("repeats no value in its message", () => {
  expect(() => createMessage(spec, { headers: { "x-hook-secret": "s3cret" }, body: "ada@example.com" })).not.toThrow(
    "ada",
  );
});
