import { type ApiDocument, isObject, type JsonObject, webhookOf } from "@assessment-api/contract-tests/internal";
import { empty, insteadOf, isOperation } from "../change.ts";
import {
  changeDelivery,
  changeEvents,
  copy,
  type Deliver,
  eachEvent,
  header,
  kindOf,
  onKind,
  sign,
  signedHeader,
} from "../deliver.ts";
import type { Delivery, Fault, FaultClass, PlantDelivery, Target } from "../fault.ts";
import { changeAt, membersOf } from "../places.ts";

const webhookFault = (name: string, deliver: Deliver, faultClass: FaultClass = "webhooks"): Fault => ({
  attacks: "webhooks",
  class: faultClass,
  name: `webhook: ${name}`,
  plant: () => (request, next) => next(request),
  deliver,
});

const inDelivery = (name: string, how: Parameters<typeof changeDelivery>[0]) => webhookFault(name, changeDelivery(how));
const inEvents = (name: string, how: Parameters<typeof changeEvents>[0]) => webhookFault(name, changeEvents(how));
const inEachEvent = (name: string, how: Parameters<typeof eachEvent>[0]) => webhookFault(name, eachEvent(how));
const inSignedHeader = (name: string, ofHeader: string, value: (old: string) => string) =>
  webhookFault(name, signedHeader(ofHeader, value));

const KINDS: Partial<Record<Target, string[]>> = {
  v1: ["EXAM_STARTED EXAM_STARTED", "EXAM_FINISHED WAITING_FOR_ASSESSMENT"],
  v2: ["ASSESSMENT_STARTED", "WAITING_FOR_ASSESSMENT", "ASSESSMENT_COMPLETED"],
};

/** Faults of deliveries: they violate the document, or events are wrong, missing or extra. */
export function webhookFaults(document: ApiDocument, target: Target): Fault[] {
  const kinds = KINDS[target];
  if (!kinds) return [];
  return [
    ...headerFaults(document),
    ...bodyFaults(document),
    ...eventFaults(kinds, target),
    webhookFault(
      "further members",
      eachEvent((event) => void Object.assign(event, { addedLater: true })),
      "harmless",
    ),
    webhookFault("each delivery twice, by one webhook-id", twice(0), "harmless"),
  ];
}

function headerFaults(document: ApiDocument): Fault[] {
  const { secretHeader, operation } = webhookOf(document);
  const named = operation.parameters.some(({ name, required }) => name === "User-Agent" && required);
  const resigned = (name: string, secret: (own: string) => string) =>
    inDelivery(name, (delivery, own) => sign(delivery, delivery.body, secret(own)));
  return [
    webhookFault("the secret is another", header(secretHeader, "another-secret")),
    webhookFault("the secret is missing", header(secretHeader, undefined)),
    webhookFault("the secret is empty", header(secretHeader, "")),
    ...(named ? [webhookFault("the user agent is missing", header("user-agent", undefined))] : []),
    resigned("signed with another secret", () => "another-secret"),
    resigned("signed with the secret in upper case", (own) => own.toUpperCase()),
    webhookFault("the signature is missing", header("webhook-signature", undefined)),
    inDelivery("the signature has no version", ({ headers }) =>
      headers.set("webhook-signature", (headers.get("webhook-signature") ?? "").slice(3)),
    ),
    inDelivery(
      "the body is changed after it was signed",
      (delivery) => void Object.assign(delivery, { body: delivery.body.replace("[", "[ ") }),
    ),
    inSignedHeader("the time is an hour ago", "webhook-timestamp", (old) => String(Number(old) - 3600)),
    inSignedHeader("the time is in minutes", "webhook-timestamp", (old) => String(Math.floor(Number(old) / 60))),
    webhookFault("the time is missing", header("webhook-timestamp", undefined)),
    webhookFault("the identifier is missing", header("webhook-id", undefined)),
    inSignedHeader("the identifier is always the same", "webhook-id", () => "evt_same"),
    inSignedHeader("the identifier is another for each attempt", "webhook-id", () => `evt_${Math.random()}`),
    webhookFault("the media type is text/plain", header("content-type", "text/plain")),
    webhookFault(
      "the media type is application/x-www-form-urlencoded",
      header("content-type", "application/x-www-form-urlencoded"),
    ),
    inDelivery("the charset is ISO-8859-1", ({ headers }) =>
      headers.set("content-type", `${headers.get("content-type")?.split(";")[0]}; charset=iso-8859-1`),
    ),
    inDelivery("the method is PUT", (delivery) => void Object.assign(delivery, { method: "PUT" })),
  ];
}

function bodyFaults(document: ApiDocument): Fault[] {
  const { media } = webhookOf(document);
  const members = media.schema ? membersOf(document, media.schema).filter(({ way }) => way.length === 2) : [];
  const of = (what: string, value: unknown) =>
    members.map(({ way }) =>
      inEvents(`${way.at(-1)} is ${what}`, (events) => (changeAt(events, way, () => value) ? undefined : false)),
    );
  const required = members.filter((one) => one.required);
  return [
    ...required.map(({ way }) =>
      inEvents(`${way.at(-1)} is missing`, (events) => void changeAt(events, way, () => undefined)),
    ),
    ...of("null", null),
    ...of("a number", 7),
    ...of("an empty text", "").filter(({ name }) => !/Id is/.test(name)),
    inEvents("an event without a list around it", ([event]) => JSON.stringify(event)),
    inEvents("events in a member of an object", (events) => JSON.stringify({ events })),
    inEvents("an empty list", () => "[]"),
    inEvents("an empty body", () => ""),
    inEvents("no JSON", (events) => JSON.stringify(events).slice(1)),
    inEachEvent(
      "the event in lower case",
      (event) => void Object.assign(event, { event: String(event.event).toLowerCase() }),
    ),
  ];
}

const twice =
  (otherwise: number): Deliver =>
  (context) =>
  async (delivery, next) => {
    const again = copy(delivery);
    const status = await next(delivery);
    if (status >= 300) return status;
    if (otherwise) again.headers.set("webhook-id", `evt_${Math.random()}`);
    sign(again, again.body, context.secret());
    context.planted();
    return next(again);
  };

function eventFaults(kinds: string[], target: Target): Fault[] {
  const [first = "", second = ""] = kinds;
  const wrongState =
    target === "v1" ? { event: "TOKEN_EXPIRED", status: "TOKEN_EXPIRED" } : { event: "ASSESSMENT_EXPIRED" };
  return [
    ...kinds.map((kind) =>
      inEachEvent(`${kind} is delivered as another event`, (event) =>
        kindOf(event) === kind ? void Object.assign(event, wrongState) : false,
      ),
    ),
    webhookFault("nothing is delivered", (context) => async () => {
      context.planted();
      return 204;
    }),
    webhookFault("each event comes twice, as two", twice(1)),
    webhookFault("what was refused does not come again", once()),
    webhookFault(`${first} comes after ${second}`, swapped(first, second)),
    webhookFault("an event that nothing caused", extra(first, wrongState)),
    ...(target === "v2" ? linkFaults() : []),
  ];
}

function linkFaults(): Fault[] {
  const links = ["candidate", "assessment", "invitation"].flatMap((name) => {
    const on = (how: (href: string) => string) =>
      eachEvent(({ _links: links }) => {
        const link = isObject(links) ? links[name] : undefined;
        return isObject(link) ? void Object.assign(link, { href: how(String(link.href)) }) : false;
      });
    return [
      webhookFault(
        `the link ${name} leads to another server`,
        on((href) => href.replace(/^https?:\/\/[^/]+/, "https://elsewhere.example")),
      ),
      webhookFault(
        `the link ${name} is no absolute address`,
        on((href) => new URL(href).pathname),
      ),
    ];
  });
  const kept: Fault = {
    ...webhookFault("deliveries go on after the webhook is removed", () => (delivery, next) => next(delivery)),
    plant: insteadOf(isOperation("deleteWebhook"), async () => empty()),
  };
  return [...links, kept];
}

/** Does not retry a rejected delivery. */
const once = (): Deliver => (context) => async (delivery, next) => {
  const status = await next(delivery);
  if (status >= 300) context.planted();
  return 204;
};

/** Delays one kind of event until another was delivered. */
const swapped =
  (first: string, second: string): Deliver =>
  (context) => {
    const held: Delivery[] = [];
    const letThrough = onKind(second, async (delivery, next) => {
      const status = await next(delivery);
      for (const one of held.splice(0)) await next(one);
      return status;
    })(context);
    const hold = onKind(first, async (delivery) => {
      held.push(copy(delivery));
      return 204;
    })(context);
    return (delivery, next) => hold(delivery, (passed) => letThrough(passed, next));
  };

/** Delivers an extra event about the same candidate. */
const extra =
  (kind: string, changes: JsonObject): Deliver =>
  (context): PlantDelivery =>
    onKind(kind, async (delivery, next) => {
      const further = copy(delivery);
      further.headers.set("webhook-id", `evt_${Math.random()}`);
      const [event] = JSON.parse(further.body) as JsonObject[];
      sign(further, JSON.stringify([{ ...event, ...changes }]), context.secret());
      await next(further);
      return next(delivery);
    })(context);
