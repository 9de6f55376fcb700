import type { Handlers, NewWebhook, Webhook as Presented } from "@assessment-api/control/server";
import { toTimestamp } from "../../domain/time.ts";
import type { Webhook } from "../../domain/webhooks.ts";
import { getOrganization } from "../../service/organizations.ts";
import { deleteWebhook, getWebhook, listWebhooks, registerWebhook } from "../../service/webhooks.ts";
import { allRead } from "../request-bodies.ts";
import type { Control, Operator } from "./context.ts";
import { organizationUrl } from "./organizations.ts";
import { pageOf, presentPage } from "./paging.ts";

const present = ({ id, url, secret, apiVersion, createdAt }: Webhook): Presented => ({
  id,
  url,
  secret,
  apiVersion,
  creationDate: toTimestamp(createdAt),
});

type WebhookHandlers = Pick<Handlers<Operator>, "listWebhooks" | "createWebhook" | "getWebhook" | "deleteWebhook">;

export function webhookHandlers(control: Control): WebhookHandlers {
  const { world } = control;
  return {
    async listWebhooks({ params, query }) {
      await getOrganization(world, params.id);
      const page = pageOf(await listWebhooks(world, params.id), query);
      return { status: 200, body: presentPage(page, query, present) };
    },

    async createWebhook({ params: { id }, body }) {
      await getOrganization(world, id);
      const webhook = await registerWebhook(world, id, parseNewWebhook(body));
      const location = `${organizationUrl(control, id)}/webhooks/${webhook.id}`;
      return { status: 201, headers: { location }, body: present(webhook) };
    },

    async getWebhook({ params: { id, webhookId } }) {
      return { status: 200, body: present(await getWebhook(world, id, webhookId)) };
    },

    async deleteWebhook({ params: { id, webhookId } }) {
      await deleteWebhook(world, id, webhookId);
      return { status: 204 };
    },
  };
}

export function parseNewWebhook({ url, apiVersion, secret, ...unread }: NewWebhook) {
  allRead(unread);
  return { url, apiVersion, secret };
}
