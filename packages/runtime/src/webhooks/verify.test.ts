import { createHmac } from "node:crypto";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { WebhookTable } from "./contract.ts";
import { verifyDelivery } from "./verify.ts";
import type { WebhookError } from "./webhook-error.ts";

const table: WebhookTable = {
  secretHeader: "X-Hook-Secret",
  mediaType: "application/json",
  fields: {
    id: { type: "string", required: true },
    event: { type: "string", required: true },
    note: { type: "string" },
  },
};
const event = { id: "cnd_4h7Qm2Xs", event: "STARTED" };

function delivery(body: string, headers: Record<string, string> = {}) {
  return new Request("https://hooks.example.com", {
    method: "POST",
    body,
    headers: { "X-Hook-Secret": "s3cret", "Content-Type": "application/json", ...headers },
  });
}

const refusal = (request: Request, secret: string | string[] = "s3cret") =>
  verifyDelivery(request, secret, table).then(
    () => "accepted",
    ({ code, status, message }: WebhookError) => `${code} ${status}: ${message}`,
  );

describe("verifyDelivery", () => {
  test("returns the events of a genuine delivery, unknown fields included", async () => {
    expect(await verifyDelivery(delivery(JSON.stringify([event, { ...event, extra: 1 }])), "s3cret", table)).toEqual([
      event,
      { ...event, extra: 1 },
    ]);
  });

  test("types are open to additions of later documents", async () => {
    type Event = { id: string; event: "STARTED" | "ERROR"; note?: string };
    const [received] = await verifyDelivery<Event>(
      delivery(JSON.stringify([{ ...event, event: "PAUSED" }])),
      "s3cret",
      table,
    );
    expectTypeOf(received?.event).toEqualTypeOf<"STARTED" | "ERROR" | (string & {}) | undefined>();
    expectTypeOf(received?.note).toEqualTypeOf<string | undefined>();
    // Known events alone do not cover it.
    expectTypeOf<NonNullable<typeof received>>().not.toExtend<Event>();
    expect(received?.event).toBe("PAUSED");
  });

  test("accepts a charset, and both secrets during a rotation", async () => {
    const request = delivery(JSON.stringify([event]), { "Content-Type": "Application/JSON; charset=utf-8" });
    expect(await verifyDelivery(request, ["new", "s3cret"], table)).toEqual([event]);
  });

  test.each([
    ["no header", undefined, "secret-missing 401: the header X-Hook-Secret is missing"],
    ["an empty header", "", "secret-wrong 401: the header X-Hook-Secret does not hold the secret"],
    ["a prefix of the secret", "s3cre", "secret-wrong 401: the header X-Hook-Secret does not hold the secret"],
    ["another secret", "S3cret", "secret-wrong 401: the header X-Hook-Secret does not hold the secret"],
  ])("refuses %s without reading the body", async (_, secret, message) => {
    const request = delivery("[]", secret === undefined ? {} : { "X-Hook-Secret": secret });
    if (secret === undefined) request.headers.delete("X-Hook-Secret");
    expect(await refusal(request)).toBe(message);
    expect(request.bodyUsed).toBe(false);
  });

  test.each([
    ["text", { "Content-Type": "text/plain" }, "media-type 415: the body is text/plain, not application/json"],
    ["[{", {}, "body-malformed 400: the body is not JSON"],
    ["", {}, "body-malformed 400: the body is not JSON"],
    ['{"id":"a"}', {}, "body-malformed 400: the body is object, not an array of events"],
    ["[null]", {}, "event-invalid 400: event 0 is null, not an object"],
    [JSON.stringify([event, { event: "STARTED" }]), {}, "event-invalid 400: event 1, field id is missing"],
    [JSON.stringify([{ ...event, id: 7 }]), {}, "event-invalid 400: event 0, field id is number, not string"],
    [JSON.stringify([{ ...event, note: null }]), {}, "event-invalid 400: event 0, field note is null, not string"],
  ])("refuses %s", async (body, headers, message) => {
    expect(await refusal(delivery(body, headers))).toContain(message);
  });

  describe("of a signed delivery", () => {
    const timestamp = 1_772_442_900;
    /** Signed with s3cret by another implementation. */
    const signed = (headers: Record<string, string> = {}) =>
      delivery("[]", {
        "webhook-id": "evt_1",
        "webhook-timestamp": String(timestamp),
        "webhook-signature": `v1,${createHmac("sha256", "s3cret").update(`evt_1.${timestamp}.[]`).digest("base64")}`,
        ...headers,
      });
    const at = (seconds: number, toleranceInSeconds?: number) =>
      verifyDelivery(signed(), "s3cret", table, { now: () => (timestamp + seconds) * 1000, toleranceInSeconds });

    test("the default tolerance is five minutes in both directions", async () => {
      expect(await Promise.all([at(0), at(300), at(-300), at(86_400, 86_400), at(0, 0)])).toHaveLength(5);
      const late = "the header webhook-timestamp is 301 seconds old, and 300 are allowed";
      await expect(at(301)).rejects.toMatchObject({ code: "timestamp-invalid", status: 401, message: late });
      await expect(at(-301)).rejects.toThrow("301 seconds ahead");
      await expect(at(1, 0)).rejects.toThrow("1 seconds old, and 0 are allowed");
      await expect(at(Number.NaN)).rejects.toThrow("timestamp");
    });

    test("the default clock is the machine's", async () => {
      await expect(verifyDelivery(signed(), "s3cret", table)).rejects.toMatchObject({ code: "timestamp-invalid" });
    });

    test("an old delivery is refused without reading the body", async () => {
      const request = signed();
      await expect(verifyDelivery(request, "s3cret", table)).rejects.toThrow("seconds old");
      expect(request.bodyUsed).toBe(false);
    });

    test.each([-1, Number.NaN])("refuses a tolerance of %d", async (toleranceInSeconds) => {
      await expect(at(0, toleranceInSeconds)).rejects.toThrow(TypeError);
    });
  });

  test.each([[""], [[]], [["ok", ""]]])("refuses an empty secret of the receiver: %j", async (secret) => {
    await expect(verifyDelivery(delivery("[]"), secret, table)).rejects.toThrow(TypeError);
  });
});
