import { type JsonObject, signatureOf } from "@assessment-api/contract-tests/internal";
import type { Delivery, Fault, NextDelivery } from "./fault.ts";

export type Deliver = NonNullable<Fault["deliver"]>;

/** Changes deliveries in place; `how` returns `false` if nothing changes. */
export const changeDelivery =
  (how: (delivery: Delivery, secret: string) => unknown): Deliver =>
  (context) =>
  (delivery, next) => {
    if (how(delivery, context.secret()) !== false) context.planted();
    return next(delivery);
  };

export const changeEvents = (how: (events: JsonObject[]) => unknown): Deliver =>
  changeDelivery((delivery, secret) => {
    const events = JSON.parse(delivery.body) as JsonObject[];
    const changed = how(events);
    if (changed === false) return false;
    sign(delivery, typeof changed === "string" ? changed : JSON.stringify(changed ?? events), secret);
    return true;
  });

export function sign(delivery: Delivery, body: string, secret: string): void {
  const { headers } = delivery;
  delivery.body = body;
  const [id, timestamp] = [headers.get("webhook-id") ?? "", headers.get("webhook-timestamp") ?? ""];
  headers.set("webhook-signature", signatureOf(secret, id, timestamp, body));
}

export const header = (name: string, value: string | undefined): Deliver =>
  changeDelivery(({ headers }) => (value === undefined ? headers.delete(name) : headers.set(name, value)));

export const signedHeader = (name: string, value: (old: string) => string): Deliver =>
  changeDelivery((delivery, secret) => {
    delivery.headers.set(name, value(delivery.headers.get(name) ?? ""));
    sign(delivery, delivery.body, secret);
  });

/** Changes each event and signs the payload again; `false` for all events means that nothing changes. */
export const eachEvent = (how: (event: JsonObject) => unknown): Deliver =>
  changeEvents((events) => (events.filter((event) => how(event) !== false).length > 0 ? undefined : false));

/** @returns the name and, in V1, the status */
export const kindOf = ({ event, status }: JsonObject): string => [event, status].filter(Boolean).join(" ");

/** Restricts a fault to deliveries of one kind of event. */
export const onKind =
  (kind: string, act: (delivery: Delivery, next: NextDelivery) => Promise<number>): Deliver =>
  (context) =>
  (delivery, next) => {
    if (!(JSON.parse(delivery.body) as JsonObject[]).some((event) => kindOf(event) === kind)) return next(delivery);
    context.planted();
    return act(delivery, next);
  };

export const copy = ({ method, headers, body }: Delivery): Delivery => ({
  method,
  headers: new Headers(headers),
  body,
});
