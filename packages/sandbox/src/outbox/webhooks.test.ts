import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { oneClock } from "../domain/clocks.ts";
import { SECOND } from "../domain/time.ts";
import { MOST_SECRETS, type Webhook } from "../domain/webhooks.ts";
import { signatureHeaders } from "./webhooks.ts";

interface Vector {
  readonly title: string;
  readonly secrets: readonly [string, ...string[]];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly expected: { readonly events: number } | { readonly refusal: string };
}

const file = new URL("../../../contract-tests/vectors/webhooks.json", import.meta.url);
const vectors = (JSON.parse(readFileSync(file, "utf8")) as Vector[]).flatMap(({ headers, ...vector }) => {
  const {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures,
  } = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const right = "events" in vector.expected || vector.expected.refusal === "body-malformed";
  const judged = right || ("refusal" in vector.expected && vector.expected.refusal === "signature-wrong");
  const signs = vector.secrets.length <= MOST_SECRETS;
  return signs && judged && id && timestamp && signatures ? [{ ...vector, id, timestamp, signatures, right }] : [];
});

test("has vectors of both kinds", () => {
  expect(new Set(vectors.map(({ right }) => right)).size).toBe(2);
});

test.each(vectors)("signs like the vector: $title", ({ secrets, body, id, timestamp, signatures, right }) => {
  const [secret, ...previous] = secrets;
  const webhook: Webhook = {
    id: "whk_1",
    organizationId: "org_1",
    url: "https://hooks.example.com",
    secret,
    previousSecrets: previous.map((one) => ({ secret: one, until: 1 })),
    apiVersion: "v1",
    createdAt: 0,
    state: "ENABLED",
  };
  const world = { machine: { now: () => Number(timestamp) * SECOND }, clocks: oneClock({ now: () => 0 }) };
  const headers = signatureHeaders(id, body, webhook, world);
  expect(headers).toMatchObject({ "webhook-id": id, "webhook-timestamp": timestamp });
  const own = headers["webhook-signature"]?.split(" ") ?? [];
  expect(own).toHaveLength(secrets.length);
  expect(own.some((one) => signatures.split(" ").includes(one))).toBe(right);
});
