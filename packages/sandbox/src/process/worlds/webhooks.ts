import { type CaughtRequest, type Client, unwrap, type Webhook } from "@assessment-api/control";
import { type WaitOptions, waitFor } from "@assessment-api/control/world";
import type { WebhookEvent as EventV1 } from "@assessment-api/v1";
import type { WebhookEvent as EventV2 } from "@assessment-api/v2";

interface Events {
  readonly V1: EventV1;
  readonly V2: EventV2;
}

export type EventVersion = keyof Events;

export interface EventFilter<Event> extends WaitOptions {
  readonly candidateId?: string | undefined;
  readonly where?: ((event: Event) => boolean) | undefined;
}

export interface CatchingWebhook<Event extends { event: string }> {
  readonly webhook: Webhook;
  /**
   * Returns the oldest matching event not returned before.
   * @param kind default: any
   * @throws AwaitedError after the timeout
   */
  next(kind?: Event["event"], filter?: EventFilter<Event>): Promise<Event>;
  all(): Promise<readonly Event[]>;
}

export interface WorldWebhooks {
  catch<Version extends EventVersion>(version: Version): Promise<CatchingWebhook<Events[Version]>>;
}

export function createWorldWebhooks(control: Client, origin: string, id: string): WorldWebhooks {
  const path = { id };
  const caught = async () => {
    const params = { path, query: { count: 100 } };
    return (await unwrap(control.GET("/organizations/{id}/caughtRequests", { params }))).items.toReversed();
  };
  return {
    async catch(apiVersion) {
      const body = { url: `${origin}/catcher/${id}`, apiVersion };
      const webhook = await unwrap(control.POST("/organizations/{id}/webhooks", { params: { path }, body }));
      return createCatching(webhook, caught);
    },
  };
}

function createCatching<Event extends { event: string; candidateId?: string }>(
  webhook: Webhook,
  caught: () => Promise<readonly CaughtRequest[]>,
): CatchingWebhook<Event> {
  const given = new Set<string>();
  // The endpoints of a world share a URL; secrets differ.
  const isOwn = ({ headers }: CaughtRequest) => Object.values(headers).includes(webhook.secret);
  const caughtEvents = async () =>
    (await caught()).filter(isOwn).flatMap(({ requestId, body }) => {
      const events = [JSON.parse(body)].flat() as Event[];
      return events.map((event, index) => ({ id: `${requestId}/${index}`, event }));
    });
  return {
    webhook,
    all: async () => (await caughtEvents()).map(({ event }) => event),
    async next(kind, { candidateId, where = () => true, within } = {}) {
      const found = await waitFor({
        what: `${kind === undefined ? "an event" : `the event ${kind}`}${candidateId === undefined ? "" : ` of ${candidateId}`}`,
        within,
        look: caughtEvents,
        isMeant: ({ id, event }) =>
          !given.has(id) &&
          (kind === undefined || event.event === kind) &&
          (candidateId === undefined || event.candidateId === candidateId) &&
          where(event),
        describe: ({ id, event }) =>
          `${event.event} of ${event.candidateId}${given.has(id) ? ", which an earlier call returned" : ""}`,
      });
      given.add(found.id);
      return found.event;
    },
  };
}
