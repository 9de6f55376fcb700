import { setTimeout as sleep } from "node:timers/promises";
import type { Operation } from "../document/document.ts";
import { isObject, type JsonObject, parseJson, sameJson } from "../document/json.ts";
import { checkArrival } from "../listen/check-arrival.ts";
import { checkArrivals, eventsOf } from "../listen/check-arrivals.ts";
import type { Arrival, Listener } from "../listen/listener.ts";
import { detailsOf } from "../messages/error-details.ts";
import { type Check, perSession, type Session, type Writing } from "../session/session.ts";
import { taken } from "./assessments.ts";
import {
  DUE,
  DUE_WHEN_EXPIRED,
  DUE_WHEN_FAILED,
  eventProblems,
  isAbout,
  isKind,
  memberProblems,
  membersOf,
  unexpectedEvents,
} from "./events.ts";
import { inviteToExam, type Lives } from "./exam-life.ts";
import { inviteToTest } from "./invite-to-test.ts";
import { type Invited, invitedOf } from "./states.ts";

export interface Hook {
  listener: Listener;
  secret: string | undefined;
  /** Removes the webhook; undefined if it was registered by hand. */
  remove?: (() => Promise<void>) | undefined;
}

const LONGEST = 15_000;
const SILENCE = 1500;
const PAUSE = 50;

/** Milliseconds without a delivery after which server time advances every second. */
const MOVE_AFTER = 250;

export const webhooks = {
  name: "webhooks",
  about:
    "deliveries match the document, with one `webhook-id` per event and a signature at most five minutes old; exactly the due events are delivered, in order, with the right candidate, test and links; a 503 is retried; deliveries stop with the webhook",
  needs: ["--write", "--listen"],
  async run(session, moment) {
    if (moment.when === "writing") registered(session).hook = await registerHook(session);
    const { hook } = registered(session);
    if (moment.when === "all-written" && hook) await checkWebhooks(moment.writing, hook, taken(session));
  },
} as const satisfies Check;

const registered = perSession((): { hook?: Hook | undefined } => ({}));

async function registerHook(session: Session): Promise<Hook | undefined> {
  const { listener, register, webhookSecret, apiKey } = session.options;
  const [webhook] = session.document.webhooks;
  if (!listener || !webhook || !DUE[session.document.name]) return undefined;
  listener.arrivals.length = 0;
  const operation = session.document.operations.find(({ id }) => id === "registerWebhook");
  if (operation) return registerByApi(session, operation, webhook, listener);
  if (register) {
    const made = await register({ version: session.document.name, url: listener.url, apiKey });
    if ("secret" in made) return { listener, ...made };
    session.conclude(webhook, "registers a webhook", [{ check: "webhook", message: made.refused }]);
    return undefined;
  }
  if (webhookSecret !== undefined) return { listener, secret: webhookSecret };
  const what = `register ${listener.url} for ${session.document.name.toUpperCase()} in the administration panel`;
  session.options.progress?.(`--listen: ${what}, and run again with its secret in ASSESSMENT_API_WEBHOOK_SECRET`);
  session.skip(
    webhook,
    "delivers events",
    `nothing registers the address: ${what}, or pass a control API with --simulate`,
  );
  return undefined;
}

async function registerByApi(
  session: Session,
  operation: Operation,
  webhook: Operation,
  listener: Listener,
): Promise<Hook | undefined> {
  const mediaType = operation.requestBody?.media[0]?.mediaType ?? "";
  const response = await session.ask(operation, [], { body: { mediaType, value: { hookUrl: listener.url } } });
  const body: unknown = response.status < 300 ? parseJson(response.body) : undefined;
  if (!isObject(body)) {
    const reason = `the server rejects the address ${listener.url}: ${detailsOf(response) ?? response.status}`;
    session.skip(webhook, "delivers events", reason);
    return undefined;
  }
  const remove = session.document.operations.find(({ id }) => id === "deleteWebhook");
  return {
    listener,
    secret: String(body.secret),
    remove: remove && (async () => void (await session.ask(remove, [String(body.id)]))),
  };
}

export async function checkWebhooks(
  writing: Writing,
  hook: Hook,
  { candidate: who, expired, failed }: Lives,
  longest = LONGEST,
): Promise<void> {
  const { session } = writing;
  const { document, options } = session;
  const [webhook] = document.webhooks;
  if (!webhook) return;
  session.begin(webhook);
  if (who) {
    await checkDue(session, webhook, hook, who, DUE, longest);
    if (expired) await checkDue(session, webhook, hook, expired, DUE_WHEN_EXPIRED, longest);
    if (failed) await checkDue(session, webhook, hook, failed, DUE_WHEN_FAILED, longest);
    await checkRetry(writing, webhook, hook);
  }
  if (!who) session.skip(webhook, "delivers the events of a test", "no candidate takes a test; use --simulate");
  const wrong = hook.listener.arrivals.flatMap((one) => checkArrival(document, session.validator, one, hook.secret));
  session.conclude(webhook, "delivers as documented", wrong);
  const events = hook.listener.arrivals.flatMap(eventsOf);
  const others = await memberProblems(session, invitedOf(session), events);
  session.conclude(webhook, "describes each candidate as the invitation does", others);
  const mixed = checkArrivals(hook.listener.arrivals).map((message) => ({ check: "webhook", message }));
  session.conclude(webhook, "uses one webhook-id per event", mixed);
  if (!hook.remove) return;
  await hook.remove();
  const next = options.simulate && (await invite(writing));
  if (!next || !options.simulate) return;
  const before = hook.listener.arrivals.length;
  await options.simulate({ move: "start", id: next.assessment });
  await sleep(SILENCE);
  const more = hook.listener.arrivals.length - before;
  const late = { check: "webhook", message: `${more} deliveries came after the webhook was removed` };
  session.conclude(webhook, "delivers nothing once the webhook is removed", more > 0 ? [late] : []);
}

function invite(writing: Writing): Promise<Invited | undefined> | undefined {
  const find = (id: string) => writing.session.document.operations.find((one) => one.id === id);
  const [exam, test] = [find("createCandidate"), find("createInvitation")];
  return test ? inviteToTest(writing, test) : exam && inviteToExam(writing, exam);
}

async function waitUntil(session: Session, done: () => boolean, longest = LONGEST): Promise<void> {
  for (let waited = 0; waited < longest && !done(); waited += PAUSE) {
    if (waited % 1000 === MOVE_AFTER) await session.options.simulate?.({ move: "wait", id: "" });
    await sleep(PAUSE);
  }
}

async function checkRetry(writing: Writing, webhook: Operation, { listener }: Hook): Promise<void> {
  const { session } = writing;
  const who = session.options.simulate && (await invite(writing));
  if (!who) return;
  const start = listener.arrivals.length;
  listener.respondNext(503);
  await session.options.simulate?.({ move: "start", id: who.assessment });
  const text = ({ body }: Arrival) => new TextDecoder().decode(body);
  const again = () => {
    const [refused, ...later] = listener.arrivals.slice(start);
    return refused !== undefined && later.some((one) => text(one) === text(refused));
  };
  await waitUntil(session, again);
  const message = "a delivery with the response 503 was not retried";
  session.conclude(webhook, "retries a refused delivery", again() ? [] : [{ check: "webhook", message }]);
}

async function checkDue(
  session: Session,
  webhook: Operation,
  hook: Hook,
  who: Invited,
  expected: Record<string, JsonObject[]>,
  longest: number,
): Promise<void> {
  const version = session.document.name;
  const members = await membersOf(session, who);
  const due = (expected[version] ?? []).map((one) => ({ ...one, ...members }));
  const arrived = () => hook.listener.arrivals.flatMap(eventsOf).filter((one) => isAbout(one, who));
  await waitUntil(session, () => due.every((one) => arrived().some((event) => isKind(event, one))), longest);
  for (const one of due) {
    const kind: JsonObject = one;
    const name = String(kind.event === kind.status || !("status" in kind) ? kind.event : kind.status);
    const event = arrived().find((other) => isKind(other, kind));
    session.conclude(webhook, `delivers ${name}`, eventProblems(session, kind, event));
  }
  session.conclude(webhook, "delivers each event and no other", unexpectedEvents(version, due, arrived()));
  const order = arrived().map((event) => due.findIndex((one) => isKind(event, one)));
  const known = order.filter((place, index) => place >= 0 && order.indexOf(place) === index);
  const sorted = sameJson(
    known,
    known.toSorted((a, b) => a - b),
  );
  const kinds = arrived().map(({ event }) => event);
  const message = `events arrived in another order than they happened: ${kinds.join(", ")}`;
  const title = "delivers events in their order";
  session.conclude(webhook, title, sorted ? [] : [{ check: "webhook", message }]);
}
