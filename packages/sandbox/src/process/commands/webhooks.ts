import type { Webhook } from "@assessment-api/control";
import { type Command, Option } from "commander";
import { describeDelivery } from "./deliveries.ts";
import { readNumber } from "./from-document/arguments.ts";
import { createCommandGroup } from "./from-document/command-group.ts";
import { facts, listOf, type Print, readable } from "./output.ts";

const counts = ({ deliveries: { pending, delivered, held } }: Webhook): string =>
  `${pending} pending, ${delivered} delivered, ${held} held`;

const describe = (webhook: Webhook): string =>
  facts({
    Webhook: webhook.id,
    Address: webhook.url,
    Version: webhook.apiVersion,
    State: webhook.disabledReason === undefined ? webhook.state : `${webhook.state} (${webhook.disabledReason})`,
    "Failing since": webhook.failingSince && readable(webhook.failingSince),
    Deliveries: counts(webhook),
    Secret: webhook.secret,
  });

export function webhookCommands(print: Print): Command {
  const { group, add } = createCommandGroup(print, "webhooks", "webhook endpoints", { describe });

  add("list", "listWebhooks", {
    show: listOf<Webhook>("No webhooks. Events are not delivered.", {
      id: ({ id }) => id,
      version: ({ apiVersion }) => apiVersion,
      state: ({ state }) => state,
      deliveries: counts,
      address: ({ url }) => url,
    }),
  });
  add("create", "createWebhook", {
    examples: ["create http://127.0.0.1:3000/hook --api-version V1"],
    takes: ["url"],
    defaults: { apiVersion: "V2" },
  });
  add("show", "getWebhook");
  add("enable", "enableWebhook", { about: "resume deliveries, held ones first" });
  add("disable", "disableWebhook", { about: "hold all deliveries" });
  add("rotate", "rotateWebhookSecret", {
    about: "give a webhook a new secret; the old one also signs for a day",
    examples: ["rotate whk_2Cx7Jd5F", "rotate whk_2Cx7Jd5F --overlap PT1H"],
  });
  add("test", "sendTestEvent", { show: describeDelivery });
  add("fail", "failNextDeliveries", {
    about: "make the next attempts fail without sending anything; a count of 0 ends it",
    examples: ["fail whk_2Cx7Jd5F --count 3 --status 503", "fail whk_2Cx7Jd5F --timeout"],
    defaults: { count: 1 },
    flags: [
      new Option("--status <number>", "status of the response").argParser(readNumber).default(500),
      new Option("--timeout", "fail with a timeout"),
      new Option("--connection", "fail to connect"),
    ],
    body: (body, { status, timeout, connection }) => ({
      ...body,
      outcome: timeout ? "timeout" : connection ? "connection" : status,
    }),
  });
  add("replay", "replayDeliveries", {
    about: "attempt deliveries again: all, held ones, or of events since an instant",
    examples: ["replay whk_2Cx7Jd5F --held", "replay whk_2Cx7Jd5F --since 2026-03-02T09:15:00Z"],
    flags: [new Option("--held", "only held deliveries")],
    body: (body, { held }) => ({ ...body, ...(held === true && { state: ["HELD"] }) }),
    show: ({ replayed }) => `Delivering again: ${replayed}.`,
  });
  add("delete", "deleteWebhook");
  return group;
}
