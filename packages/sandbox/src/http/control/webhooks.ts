import type {
  Handlers,
  NewWebhook,
  Webhook as Presented,
  ReplayInput,
  SecretRotation,
  SimulatedFailures,
} from "@assessment-api/control/server";
import { InvalidValueError } from "../../domain/errors.ts";
import { titleOf, versionOf } from "../../domain/keys.ts";
import { DAY, millisecondsOf, toTimestamp } from "../../domain/time.ts";
import { signingSecrets, type Webhook } from "../../domain/webhooks.ts";
import { replayDeliveries } from "../../service/deliveries.ts";
import { getOrganization } from "../../service/organizations.ts";
import {
  countDeliveries,
  deleteWebhook,
  disableWebhook,
  enableWebhook,
  failNextAttempts,
  getWebhook,
  listWebhooks,
  registerWebhook,
  rotateSecret,
  sendTestEvent,
} from "../../service/webhooks.ts";
import type { World } from "../../service/world.ts";
import { allRead } from "../handlers.ts";
import type { Control, Operator } from "./context.ts";
import { presentDelivery } from "./deliveries.ts";
import { organizationHref } from "./hrefs.ts";
import { pageOf, presentPage } from "./paging.ts";

async function present(world: World, webhook: Webhook): Promise<Presented> {
  const { id, url, secret, previousSecrets, apiVersion, createdAt, state, disabled, failingSince, simulated } = webhook;
  const [deliveries, valid] = [
    await countDeliveries(world, webhook),
    signingSecrets(webhook, world.clocks.of(webhook.organizationId).now()),
  ];
  return {
    id,
    url,
    secret,
    apiVersion: titleOf(apiVersion),
    creationDate: toTimestamp(createdAt),
    state,
    ...(disabled !== undefined && { disabledDate: toTimestamp(disabled.at), disabledReason: disabled.because }),
    ...(failingSince !== undefined && { failingSince: toTimestamp(failingSince) }),
    previousSecrets: previousSecrets
      .filter((one) => valid.includes(one.secret))
      .map((one) => ({ secret: one.secret, expirationDate: toTimestamp(one.until) })),
    ...(simulated !== undefined && { simulatedFailures: { count: simulated.left, outcome: simulated.outcome } }),
    deliveries: { pending: deliveries.PENDING, delivered: deliveries.DELIVERED, held: deliveries.HELD },
  };
}

export function webhookHandlers(control: Control) {
  const { world } = control;
  return {
    async listWebhooks({ params, query }) {
      await getOrganization(world, params.id);
      const { items, total } = pageOf(await listWebhooks(world, params.id), query);
      const presented = await Promise.all(items.map((webhook) => present(world, webhook)));
      return { status: 200, body: presentPage({ items: presented, total }, query, (webhook) => webhook) };
    },

    async createWebhook({ params: { id }, body }) {
      await getOrganization(world, id);
      const webhook = await registerWebhook(world, id, parseNewWebhook(body));
      const location = `${organizationHref(control, id)}/webhooks/${webhook.id}`;
      return { status: 201, headers: { location }, body: await present(world, webhook) };
    },

    async getWebhook({ params: { id, webhookId } }) {
      return { status: 200, body: await present(world, await getWebhook(world, id, webhookId)) };
    },

    async deleteWebhook({ params: { id, webhookId } }) {
      await deleteWebhook(world, id, webhookId);
      return { status: 204 };
    },

    async disableWebhook({ params: { id, webhookId } }) {
      return { status: 200, body: await present(world, await disableWebhook(world, id, webhookId)) };
    },

    async enableWebhook({ params: { id, webhookId } }) {
      return { status: 200, body: await present(world, await enableWebhook(world, id, webhookId)) };
    },

    async rotateWebhookSecret({ params: { id, webhookId }, body = {} }) {
      return { status: 200, body: await present(world, await rotateSecret(world, id, webhookId, parseRotation(body))) };
    },

    async sendTestEvent({ params: { id, webhookId } }) {
      return { status: 202, body: presentDelivery(await sendTestEvent(world, id, webhookId)) };
    },

    async failNextDeliveries({ params: { id, webhookId }, body }) {
      const webhook = await failNextAttempts(world, id, webhookId, parseSimulation(body));
      return { status: 200, body: await present(world, webhook) };
    },

    async replayDeliveries({ params: { id, webhookId }, body = {} }) {
      await getWebhook(world, id, webhookId);
      return { status: 202, body: { replayed: await replayDeliveries(world, id, webhookId, parseReplay(body)) } };
    },
  } satisfies Partial<Handlers<Operator>>;
}

export function parseNewWebhook({ url, apiVersion, secret }: NewWebhook) {
  allRead<NewWebhook>({ url, apiVersion, secret });
  return { url, apiVersion: versionOf(apiVersion), secret };
}

export function parseRotation({ secret, overlap }: SecretRotation) {
  allRead<SecretRotation>({ secret, overlap });
  const overlapInMs = overlap === undefined ? DAY : millisecondsOf(overlap);
  if (overlapInMs === undefined)
    throw new InvalidValueError("overlap", overlap, "must be an ISO 8601 duration such as P1D");
  return { secret, overlapInMs };
}

export function parseSimulation({ count, outcome }: SimulatedFailures) {
  allRead<SimulatedFailures>({ count, outcome });
  return { left: count, outcome };
}

export function parseReplay({ state, since }: ReplayInput) {
  allRead<ReplayInput>({ state, since });
  return { states: state, since: since === undefined ? undefined : Date.parse(since) };
}
