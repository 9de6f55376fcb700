import { createWebhookMessage as createMessageV1 } from "@assessment-api/v1/server";
import { createWebhookMessage as createMessageV2 } from "@assessment-api/v2/server";
import type { CandidateEvent } from "../domain/events.ts";
import type { Webhook } from "../domain/webhooks.ts";
import type { Links } from "../service/links.ts";
import { presentEvent as presentV1 } from "./v1/events.ts";
import { presentEvent as presentV2 } from "./v2/events.ts";

/**
 * Serializes an array of one event.
 * @throws MessageError for a payload that violates the document
 */
export function writeWebhookMessage(
  event: CandidateEvent,
  { apiVersion, secret }: Webhook,
  userAgent: string,
  links: Pick<Links, "origin">,
): { readonly headers: Readonly<Record<string, string>>; readonly body: string } {
  switch (apiVersion) {
    case "v1":
      return createMessageV1({ headers: { "x-hook-secret": secret }, body: [presentV1(event)] });
    case "v2":
      return createMessageV2({
        headers: { "vendor-hook-secret": secret, "user-agent": userAgent },
        body: [presentV2(event, links)],
      });
  }
}
