import { expect, it } from "vitest";
import { loadVersion } from "../command/versions.ts";
import { createValidator } from "../document/validator.ts";
import { webhookOf } from "../receiver/receiver-check.ts";
import { signatureOf } from "../receiver/signature.ts";
import { checkArrival } from "./check-arrival.ts";

const document = await loadVersion("v2");
const validator = createValidator(document);
const example: unknown = webhookOf(document).media.examples[0]?.value;
const event: unknown = Array.isArray(example) ? example[0] : undefined;
const text = JSON.stringify([event]);
const HEADERS = {
  "content-type": "application/vnd.vendor.v2.hal+json",
  "user-agent": "Assessment-API",
  "vendor-hook-secret": "secret",
  "webhook-id": "evt_1",
  "webhook-timestamp": "1700000000",
  "webhook-signature": signatureOf("secret", "evt_1", 1_700_000_000, text),
};

const found = (headers: Record<string, string | undefined> = {}, body = text, method = "POST"): string =>
  checkArrival(
    document,
    validator,
    {
      method,
      headers: new Headers(
        Object.entries({ ...HEADERS, ...headers }).filter((one): one is [string, string] => !!one[1]),
      ),
      body: new TextEncoder().encode(body),
      status: 204,
      at: 1_700_000_001_000,
    },
    "secret",
  )
    .map(({ check, message }) => `${check}: ${message}`)
    .join("\n");

it("finds nothing in a delivery as the document shows it", () => {
  expect(found()).toBe("");
});

it.each<[string, string, string]>([
  ["without the secret", found({ "vendor-hook-secret": undefined }), "Vendor-Hook-Secret is missing"],
  ["with another secret", found({ "vendor-hook-secret": "other" }), "does not contain the secret of the registration"],
  ["without a user agent", found({ "user-agent": undefined }), "User-Agent is missing"],
  ["signed with another secret", found({ "webhook-signature": "v1,c2VjcmV0" }), "no webhook-signature matches"],
  ["signed in part", found({ "webhook-timestamp": undefined }), "the header webhook-timestamp is missing"],
  ["of another time", found({ "webhook-timestamp": "1699999000" }), "not within five minutes of the arrival"],
  ["of a time in milliseconds", found({ "webhook-timestamp": "170000000000" }), "not within five minutes"],
  ["of another media type", found({ "content-type": "application/json" }), "application/json is not declared"],
  [
    "in another charset",
    found({ "content-type": "application/vnd.vendor.v2.hal+json; charset=iso-8859-1" }),
    "the charset is iso-8859-1",
  ],
  ["of one event without a list", found({}, JSON.stringify(event)), "must be array"],
  ["of an event without its kind", found({}, JSON.stringify([{ ...(event as object), event: undefined }])), "'event'"],
  ["by another method", found({}, text, "PUT"), "the delivery came with PUT, not POST"],
])("finds a delivery %s", (_, findings, message) => {
  expect(findings).toContain(message);
});
