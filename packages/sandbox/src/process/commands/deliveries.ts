import type { Delivery, DeliveryAttempt } from "@assessment-api/control";
import type { Command } from "commander";
import { createCommandGroup } from "./from-document/command-group.ts";
import { facts, listOf, type Print, readable } from "./output.ts";

const outcome = ({ status, failure, message, simulated }: DeliveryAttempt): string =>
  [status ?? failure, message, simulated ? "(simulated)" : undefined].filter((part) => part !== undefined).join(" ");

export const describeDelivery = (delivery: Delivery): string =>
  [
    facts({
      Delivery: delivery.id,
      Webhook: delivery.webhookId,
      Event: delivery.eventId,
      Candidate: delivery.candidateId,
      State: delivery.state,
      "Next attempt": delivery.nextAttemptDate && readable(delivery.nextAttemptDate),
    }),
    ...delivery.attempts.map(
      (attempt) => `  ${readable(attempt.date)}  ${outcome(attempt)}, after ${attempt.durationInMs} ms`,
    ),
  ].join("\n");

export function deliveryCommands(print: Print): Command {
  const { group, add } = createCommandGroup(print, "deliveries", "deliveries to webhooks, with every attempt", {
    describe: describeDelivery,
  });

  add("list", "listDeliveries", {
    examples: ["list", "list --state HELD --webhook whk_2Cx7Jd5F"],
    show: listOf<Delivery>("No deliveries.", {
      id: ({ id }) => id,
      date: ({ creationDate }) => readable(creationDate),
      state: ({ state }) => state,
      attempts: ({ attempts }) => String(attempts.length),
      last: ({ attempts }) => attempts.slice(-1).map(outcome).join(""),
      webhook: ({ webhookId }) => webhookId,
    }),
  });
  add("show", "getDelivery");
  add("replay", "replayDelivery");
  return group;
}
