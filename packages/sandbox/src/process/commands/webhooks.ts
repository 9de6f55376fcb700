import type { Webhook } from "@assessment-api/control";
import { type Command, Option } from "commander";
import { addPageFlags, type PageFlags, readInstant, readNumber } from "./arguments.ts";
import { addCommand, ask, type ConnectionFlags, connect, createGroup } from "./connection.ts";
import { describeDelivery } from "./deliveries.ts";
import { addOrganizationFlag, type OrganizationFlag, organizationOf } from "./organization-flag.ts";
import { facts, list, type Print, readable, show } from "./output.ts";

const ID = "identifier of the webhook";

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

type Flags = ConnectionFlags & OrganizationFlag;

/** `webhooks list|create|show|enable|disable|rotate|test|fail|replay|delete` */
export function webhookCommands(print: Print): Command {
  const group = createGroup("webhooks", "endpoints that events are delivered to");
  const add = (...given: Parameters<typeof addCommand>) => addOrganizationFlag(addCommand(...given));
  const addOne = (name: string, description: string) =>
    add(group, name, description, [`${name} whk_2Cx7Jd5F`]).argument("<id>", ID);
  const at = async (flags: Flags, webhookId: string) => {
    const client = connect(flags);
    return { client, params: { path: { id: await organizationOf(client, flags), webhookId } } };
  };

  addPageFlags(add(group, "list", "list webhooks, oldest first", ["list", "list --json"])).action(
    async (flags: Flags & PageFlags) => {
      const client = connect(flags);
      const { count, page } = flags;
      const params = { path: { id: await organizationOf(client, flags) }, query: { count, page } };
      const found = await ask(client.GET("/organizations/{id}/webhooks", { params }));
      show(print, flags, found, (webhooks) =>
        list(webhooks, "There is no webhook.", {
          id: ({ id }) => id,
          version: ({ apiVersion }) => apiVersion,
          state: ({ state }) => state,
          deliveries: counts,
          address: ({ url }) => url,
        }),
      );
    },
  );

  add(group, "create", "register an endpoint", ["create http://127.0.0.1:3000/hook --api-version V1"])
    .argument("<url>", "URL that events are delivered to")
    .addOption(
      new Option("--api-version <version>", "version of the events and headers it gets")
        .choices(["V1", "V2"])
        .default("V2"),
    )
    .option("--secret <text>", "made up when it is not given")
    .action(async (url: string, flags: Flags & { apiVersion: Webhook["apiVersion"]; secret?: string }) => {
      const client = connect(flags);
      const { apiVersion, secret } = flags;
      const params = { path: { id: await organizationOf(client, flags) } };
      const body = { url, apiVersion, ...(secret !== undefined && { secret }) };
      show(print, flags, await ask(client.POST("/organizations/{id}/webhooks", { params, body })), describe);
    });

  addOne("show", "show a webhook").action(async (id: string, flags: Flags) => {
    const { client, params } = await at(flags, id);
    show(print, flags, await ask(client.GET("/organizations/{id}/webhooks/{webhookId}", { params })), describe);
  });

  addOne("enable", "deliver again, held deliveries first").action(async (id: string, flags: Flags) => {
    const { client, params } = await at(flags, id);
    show(print, flags, await ask(client.POST("/organizations/{id}/webhooks/{webhookId}/enable", { params })), describe);
  });

  addOne("disable", "hold deliveries from now on").action(async (id: string, flags: Flags) => {
    const { client, params } = await at(flags, id);
    show(
      print,
      flags,
      await ask(client.POST("/organizations/{id}/webhooks/{webhookId}/disable", { params })),
      describe,
    );
  });

  addOne("rotate", "give a webhook a new secret, beside which the old one signs for a day")
    .option("--secret <text>", "made up when it is not given")
    .action(async (id: string, flags: Flags & { secret?: string }) => {
      const { client, params } = await at(flags, id);
      const body = flags.secret === undefined ? {} : { secret: flags.secret };
      const call = client.POST("/organizations/{id}/webhooks/{webhookId}/rotate", { params, body });
      show(print, flags, await ask(call), describe);
    });

  addOne("test", "deliver an event about a made-up candidate").action(async (id: string, flags: Flags) => {
    const { client, params } = await at(flags, id);
    const delivery = await ask(client.POST("/organizations/{id}/webhooks/{webhookId}/test", { params }));
    show(print, flags, delivery, describeDelivery);
  });

  add(group, "fail", "let the next attempts fail without sending anything", [
    "fail whk_2Cx7Jd5F --count 3 --status 503",
    "fail whk_2Cx7Jd5F --count 1 --timeout",
  ])
    .argument("<id>", ID)
    .addOption(new Option("--count <number>", "how many; 0 ends it").argParser(readNumber).default(1))
    .addOption(new Option("--status <number>", "status of the response").argParser(readNumber).default(500))
    .option("--timeout", "there is no response in time")
    .option("--connection", "the connection fails")
    .action(async (id: string, flags: Flags & FailFlags) => {
      const { client, params } = await at(flags, id);
      const outcome = flags.timeout ? "timeout" : flags.connection ? "connection" : flags.status;
      const body = { count: flags.count, outcome } as const;
      const call = client.POST("/organizations/{id}/webhooks/{webhookId}/fail", { params, body });
      show(print, flags, await ask(call), describe);
    });

  add(group, "replay", "deliver again: everything, held deliveries, or events since an instant", [
    "replay whk_2Cx7Jd5F --held",
    "replay whk_2Cx7Jd5F --since 2026-03-02T09:15:00Z",
  ])
    .argument("<id>", ID)
    .option("--held", "only held deliveries")
    .addOption(new Option("--since <instant>", "only events of this instant or later").argParser(readInstant))
    .action(async (id: string, flags: Flags & { held?: boolean; since?: string }) => {
      const { client, params } = await at(flags, id);
      const body = {
        ...(flags.held && { state: ["HELD" as const] }),
        ...(flags.since !== undefined && { since: flags.since }),
      };
      const call = client.POST("/organizations/{id}/webhooks/{webhookId}/replay", { params, body });
      show(print, flags, await ask(call), ({ replayed }) => `Delivering again: ${replayed}.`);
    });

  addOne("delete", "remove a webhook; nothing leaves any more").action(async (id: string, flags: Flags) => {
    const { client, params } = await at(flags, id);
    await ask(client.DELETE("/organizations/{id}/webhooks/{webhookId}", { params }));
    show(print, flags, { id }, () => `The webhook ${id} is deleted.`);
  });

  return group;
}

interface FailFlags {
  readonly count: number;
  readonly status: number;
  readonly timeout?: boolean;
  readonly connection?: boolean;
}
