import { verifyWebhook as verifyV1 } from "@assessment-api/v1/webhooks";
import { verifyWebhook as verifyV2, WebhookError } from "@assessment-api/v2/webhooks";
import { describe, expect, it } from "vitest";
import { loadVersion } from "../command/versions.ts";
import type { JsonObject } from "../document/json.ts";
import { receiverChecks } from "./deliveries.ts";
import { signatureOf } from "./signature.ts";

interface Vector {
  readonly version: string;
  readonly title: string;
  readonly secrets: readonly string[];
  readonly now: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly expected: { readonly events: number } | { readonly refusal: string };
}

const NOW = 1_772_442_900;

const plain = ["n3w-Secret", "0ld-Secret"] as const;
const base64 = ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxw="] as const;

type Version = "v1" | "v2";

async function vectorsOf(
  version: Version,
  secrets: readonly [string, string],
  groups = /^(?!Load)/,
): Promise<Vector[]> {
  const [secret, oldSecret] = secrets;
  const checks = receiverChecks(await loadVersion(version), {
    secret,
    oldSecret,
    signatures: true,
    timestamp: NOW,
    idOf: (position) => `evt_${version}_${position}`,
  });
  return checks
    .filter(({ group }) => groups.test(group))
    .flatMap(({ title, refusal, deliveries }) =>
      deliveries.map(({ headers, body }) => ({
        version,
        title,
        secrets,
        now: NOW,
        headers,
        body,
        expected: refusal === undefined ? { events: (JSON.parse(body) as JsonObject[]).length } : { refusal },
      })),
    );
}

function signed(
  title: string,
  expected: Vector["expected"],
  { key = plain[0], secrets = [key], age = 0 }: { key?: string; secrets?: readonly string[]; age?: number },
): Vector {
  const [id, body] = ["evt_1", "[]"];
  const timestamp = String(NOW - age);
  const headers = {
    "content-type": "application/json",
    "x-hook-secret": /^[ -~]+$/.test(key) ? key : "another",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatureOf(key, id, timestamp, body),
  };
  return { version: "v1", title, secrets, now: NOW, headers, body, expected };
}

const taken = { events: 0 };
const late = { refusal: "timestamp-invalid" };

const details: Vector[] = [
  signed("accepts a delivery that is 300 seconds old", taken, { age: 300 }),
  signed("accepts a delivery of 300 seconds ahead", taken, { age: -300 }),
  signed("refuses a delivery that is 301 seconds old", late, { age: 301 }),
  signed("refuses a delivery of 301 seconds ahead", late, { age: -301 }),
  signed("takes a secret of another script as its UTF-8", taken, { key: "schlüssel-鍵" }),
  signed("takes the Base64 after whsec_ as the key", taken, { key: "whsec_+/+/" }),
  signed("takes the Base64 of one byte after whsec_ as the key", taken, { key: "whsec_AA==" }),
  signed("takes whsec_ without Base64 after it as text", taken, { key: "whsec_not Base64" }),
  signed("takes whsec_ with half a group of Base64 after it as text", taken, { key: "whsec_AAECA" }),
  signed("takes whsec_ alone as text", taken, { key: "whsec_" }),
  signed(
    "takes Base64 without whsec_ as text",
    { refusal: "secret-wrong" },
    {
      key: base64[0],
      secrets: [base64[0].slice("whsec_".length)],
    },
  ),
  signed("takes each of five secrets", taken, { key: "e", secrets: ["a", "b", "c", "d", "e"] }),
  // A vector of the Standard Webhooks libraries: a valid signature, refused for its payload.
  {
    ...signed("accepts the known signature of a known body, which holds no events", { refusal: "body-malformed" }, {}),
    secrets: [base64[0]],
    now: 1_614_265_330,
    headers: {
      "content-type": "application/json",
      "x-hook-secret": base64[0],
      "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    },
    body: '{"test": 2432232314}',
  },
];

const vectors = [
  ...(await vectorsOf("v1", plain)),
  ...(await vectorsOf("v2", plain)),
  ...(await vectorsOf("v1", base64, /^Signature/)),
  ...details,
];

it("the file of vectors has the deliveries of the check; `vitest -u` writes it", async () => {
  await expect(`[\n${vectors.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`).toMatchFileSnapshot(
    "../../vectors/webhooks.json",
  );
});

describe("verifyWebhook judges every vector", () => {
  const verifiers: Record<string, typeof verifyV1 | typeof verifyV2> = { v1: verifyV1, v2: verifyV2 };

  it.each(vectors.map((vector, index) => [index, vector] as const))("%i $title", async (_, vector) => {
    const { version, headers, body } = vector;
    const request = new Request("https://receiver.example", { method: "POST", headers, body });
    const verdict = await verifiers[version]?.(request, vector.secrets, { now: () => vector.now * 1000 }).then(
      (events) => ({ events: events.length }),
      (error: unknown) => ({ refusal: error instanceof WebhookError ? error.code : String(error) }),
    );
    expect(verdict, vector.title).toEqual(vector.expected);
  });
});
