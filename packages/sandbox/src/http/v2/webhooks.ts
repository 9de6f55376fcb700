import type { Handlers, NewWebhook } from "@assessment-api/v2/server";
import { titleOf } from "../../domain/keys.ts";
import { deleteWebhook, registerWebhook } from "../../service/webhooks.ts";
import type { World } from "../../service/world.ts";
import { allRead, type Context } from "../handlers.ts";

export function webhookHandlers(world: World) {
  return {
    async registerWebhook({ body }, { organizationId }) {
      const given = parseNewWebhook(body);
      const { id, url, secret, apiVersion } = await registerWebhook(world, organizationId, given, "hookUrl");
      return { status: 202, body: { id, url, secret, apiVersion: titleOf(apiVersion) } };
    },

    async deleteWebhook({ params }, { organizationId }) {
      await deleteWebhook(world, organizationId, params.id);
      return { status: 204 };
    },
  } satisfies Partial<Handlers<Context>>;
}

export function parseNewWebhook({ hookUrl: url }: NewWebhook) {
  allRead<NewWebhook>({ hookUrl: url });
  return { url, apiVersion: "v2" } as const;
}
