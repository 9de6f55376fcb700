import { verifyWebhook as verifyV1 } from "@assessment-api/v1/webhooks";
import { verifyWebhook as verifyV2, WebhookError } from "@assessment-api/v2/webhooks";
import { describe, expect, it } from "vitest";
import { loadVersion } from "../command/versions.ts";
import type { JsonObject } from "../document/json.ts";
import { receiverChecks } from "./deliveries.ts";

/** A delivery, and how every receiver that knows `secrets` has to judge it. The tests of all clients read the file of them. */
interface Vector {
  readonly version: string;
  readonly title: string;
  readonly secrets: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly expected: { readonly events: number } | { readonly refusal: string };
}

const secrets = ["n3w-Secret", "0ld-Secret"] as const;

async function vectorsOf(version: "v1" | "v2"): Promise<Vector[]> {
  const [secret, oldSecret] = secrets;
  const checks = receiverChecks(await loadVersion(version), {
    secret,
    oldSecret,
    timestamp: 1_772_442_900,
    idOf: (position) => `evt_${version}_${position}`,
  });
  return checks
    .filter(({ group }) => group !== "Load")
    .flatMap(({ title, refusal, deliveries }) =>
      deliveries.map(({ headers, body }) => ({
        version,
        title,
        secrets,
        headers,
        body,
        expected: refusal === undefined ? { events: (JSON.parse(body) as JsonObject[]).length } : { refusal },
      })),
    );
}

const vectors = (await Promise.all([vectorsOf("v1"), vectorsOf("v2")])).flat();

it("the file of vectors holds the deliveries of the check; `vitest -u` writes it", async () => {
  await expect(`${JSON.stringify(vectors, null, 2)}\n`).toMatchFileSnapshot("../../vectors/webhooks.json");
});

describe("verifyWebhook judges every vector", () => {
  const verifiers: Record<string, typeof verifyV1 | typeof verifyV2> = { v1: verifyV1, v2: verifyV2 };

  it.each(vectors.map((vector, index) => [index, vector] as const))("%i $title", async (_, vector) => {
    const { version, headers, body } = vector;
    const request = new Request("https://receiver.example", { method: "POST", headers, body });
    const verdict = await verifiers[version]?.(request, vector.secrets).then(
      (events) => ({ events: events.length }),
      (error: unknown) => ({ refusal: error instanceof WebhookError ? error.code : String(error) }),
    );
    expect(verdict, vector.title).toEqual(vector.expected);
  });
});
