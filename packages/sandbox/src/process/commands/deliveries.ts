import type { Delivery, DeliveryAttempt } from "@assessment-api/control";
import { type Command, Option } from "commander";
import { addPageFlags, type PageFlags } from "./arguments.ts";
import { addCommand, ask, type ConnectionFlags, connect, createGroup } from "./connection.ts";
import { addOrganizationFlag, type OrganizationFlag, organizationOf } from "./organization-flag.ts";
import { facts, list, type Print, readable, show } from "./output.ts";

const outcome = ({ status, failure, message, simulated }: DeliveryAttempt): string =>
  [status ?? failure, message, simulated ? "(simulated)" : undefined].filter((part) => part !== undefined).join(" ");

/** A delivery with a line per attempt. */
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

type Flags = ConnectionFlags & OrganizationFlag;

/** `deliveries list|show|replay` */
export function deliveryCommands(print: Print): Command {
  const group = createGroup("deliveries", "events on their way to webhooks, with every attempt");
  const add = (...given: Parameters<typeof addCommand>) => addOrganizationFlag(addCommand(...given));

  addPageFlags(
    add(group, "list", "list deliveries, newest first", ["list", "list --state HELD --webhook whk_2Cx7Jd5F"]),
  )
    .option("--webhook <id>", "only deliveries to this webhook")
    .option("--candidate <id>", "only deliveries about this candidate")
    .addOption(new Option("--state <state>", "only deliveries in this state").choices(["PENDING", "DELIVERED", "HELD"]))
    .action(async (flags: Flags & PageFlags & { webhook?: string; candidate?: string; state?: Delivery["state"] }) => {
      const client = connect(flags);
      const { count, page, webhook, candidate, state } = flags;
      const query = {
        count,
        page,
        ...(webhook !== undefined && { webhookId: webhook }),
        ...(candidate !== undefined && { candidateId: candidate }),
        ...(state !== undefined && { state: [state] }),
      };
      const params = { path: { id: await organizationOf(client, flags) }, query };
      const found = await ask(client.GET("/organizations/{id}/deliveries", { params }));
      show(print, flags, found, (deliveries) =>
        list(deliveries, "There is no delivery.", {
          id: ({ id }) => id,
          date: ({ creationDate }) => readable(creationDate),
          state: ({ state }) => state,
          attempts: ({ attempts }) => String(attempts.length),
          last: ({ attempts }) => (attempts.at(-1) === undefined ? "" : outcome(attempts.at(-1) as DeliveryAttempt)),
          webhook: ({ webhookId }) => webhookId,
        }),
      );
    });

  for (const [name, description] of [
    ["show", "show a delivery with its attempts"],
    ["replay", "deliver again, in whatever state it is"],
  ] as const)
    add(group, name, description, [`${name} dlv_5Kt2Vw9B`])
      .argument("<id>", "identifier of the delivery")
      .action(async (deliveryId: string, flags: Flags) => {
        const client = connect(flags);
        const params = { path: { id: await organizationOf(client, flags), deliveryId } };
        const call =
          name === "show"
            ? client.GET("/organizations/{id}/deliveries/{deliveryId}", { params })
            : client.POST("/organizations/{id}/deliveries/{deliveryId}/replay", { params });
        show(print, flags, await ask(call), describeDelivery);
      });

  return group;
}
