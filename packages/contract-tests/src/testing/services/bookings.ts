import { isObject, type JsonObject } from "../../document/json.ts";
import { error, type Service, type ServiceResponse, service } from "./service.ts";

export const bookingFaults = [
  "adds local days",
  "rounds minutes to hours",
  "overflows months",
  "mails after a refusal",
  "records an event after a refusal",
  "counts refused bookings",
  "keeps the guests of a refused booking",
  "keeps the ETag after a change",
  "has one hash for all bookings",
  "ignores a new ETag",
  "ignores a new date",
  "shows data to OPTIONS",
  "finds everything by HEAD",
] as const;
export type BookingFault = (typeof bookingFaults)[number];

export const BOOKING_KEY = "booking-key-5d20";

const json = (schema: JsonObject) => ({ content: { "application/json": { schema } } });
const ok = (schema: JsonObject) => ({ description: "OK", ...json(schema) });
const list = (properties: JsonObject) => ok({ type: "array", items: { type: "object", properties } });
const text = { type: "string" };
const instant = { type: "string", format: "date-time" };
const amount = { type: "integer", minimum: 1, maximum: 1000 };
const own = {
  title: { type: "string", minLength: 1, maxLength: 60 },
  startAt: instant,
  durationMinutes: amount,
  validDays: amount,
  periodMonths: { ...amount, maximum: 120 },
  guests: {
    type: "array",
    items: {
      type: "object",
      required: ["name"],
      properties: { name: { type: "string", minLength: 1, maxLength: 60 } },
    },
  },
};
const shown = { id: text, ...own, endsAt: instant, validUntil: instant, dueAt: instant };
const id = (name: string) => ({ name, in: "path", required: true, schema: text });

const document: JsonObject = {
  openapi: "3.1.0",
  info: { title: "Bookings", version: "1" },
  security: [{ Key: [] }],
  paths: {
    "/rooms": {
      get: {
        operationId: "rooms",
        responses: { 200: list({ id: text, name: text, bookingCount: { type: "integer" } }) },
      },
    },
    "/rooms/{room}": {
      parameters: [id("room")],
      get: {
        operationId: "room",
        responses: {
          200: ok({ type: "object", properties: { id: text, name: text, bookingCount: { type: "integer" } } }),
        },
      },
    },
    "/rooms/{room}/bookings": {
      parameters: [id("room")],
      get: { operationId: "bookings", responses: { 200: list(shown) } },
      post: {
        operationId: "book",
        requestBody: {
          required: true,
          ...json({ type: "object", required: ["title", "startAt", "durationMinutes"], properties: own }),
        },
        responses: { 201: ok({ type: "object", required: ["id", "title"], properties: shown }) },
      },
    },
    "/rooms/{room}/bookings/{booking}": {
      parameters: [id("room"), id("booking")],
      get: {
        operationId: "booking",
        responses: { 200: ok({ type: "object", required: ["id", "title"], properties: shown }) },
      },
      patch: {
        operationId: "changeBooking",
        requestBody: json({ type: "object", properties: { title: own.title } }),
        responses: { 200: ok({ type: "object", required: ["id", "title"], properties: shown }) },
      },
      delete: { operationId: "cancelBooking", responses: { 204: { description: "Deleted" } } },
    },
    "/guests": { get: { operationId: "guests", responses: { 200: list({ id: text, name: text }) } } },
    "/mails": { get: { operationId: "mails", responses: { 200: list({ id: text, subject: text }) } } },
    "/events": { get: { operationId: "events", responses: { 200: list({ id: text, type: text, title: text }) } } },
  },
  components: { securitySchemes: { Key: { type: "apiKey", in: "header", name: "X-Key" } } },
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Summer time of Berlin in 2031, in which a local day of the change has 23 or 25 hours. */
const isSummer = (time: number) => time >= Date.UTC(2031, 2, 30, 1) && time < Date.UTC(2031, 9, 26, 1);
const localShift = (from: number, to: number) => (Number(isSummer(from)) - Number(isSummer(to))) * 60 * MINUTE;

function addMonths(start: number, months: number, overflows: boolean): number {
  const date = new Date(start);
  const end = new Date(start);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(date.getUTCMonth() + months);
  end.setUTCDate(overflows ? date.getUTCDate() : Math.min(date.getUTCDate(), last));
  return end.getTime();
}

/** Service with bookings in rooms, which cause mails, events and guests; with at most one fault. */
export function createBookings(fault?: BookingFault): Service {
  const rooms = ["blue", "red"].map((name) => ({ id: name, name, bookingCount: 0 }));
  const bookings = new Map<string, JsonObject & { room: string; version: number }>();
  const [guests, mails, events]: JsonObject[][] = [[], [], []];
  let count = 0;
  const next = (prefix: string) => `${prefix}-${++count}`;
  const iso = (time: number) => new Date(time).toISOString();
  const effects = (title: unknown, mail: boolean, event: boolean) => {
    if (mail) mails?.push({ id: next("mail"), subject: `Booked: ${title}` });
    if (event) events?.push({ id: next("event"), type: "booking.created", title: String(title) });
  };
  const addGuests = (sent: unknown) => {
    for (const one of Array.isArray(sent) ? sent.filter(isObject) : [])
      if (typeof one.name === "string") guests?.push({ id: next("guest"), name: one.name });
  };
  const isText = (value: unknown) => typeof value === "string" && value.length > 0 && [...value].length <= 60;
  const isAmount = (value: unknown, most: number) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
  const isValid = (body: JsonObject) =>
    isText(body.title) &&
    typeof body.startAt === "string" &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(body.startAt) &&
    !Number.isNaN(Date.parse(body.startAt)) &&
    isAmount(body.durationMinutes, 1000) &&
    (body.validDays === undefined || isAmount(body.validDays, 1000)) &&
    (body.periodMonths === undefined || isAmount(body.periodMonths, 120)) &&
    (body.guests === undefined ||
      (Array.isArray(body.guests) && body.guests.every((one) => isObject(one) && isText(one.name))));
  const ends = (body: JsonObject): JsonObject => {
    const start = Date.parse(String(body.startAt));
    const minutes = Number(body.durationMinutes);
    const days = start + Number(body.validDays) * DAY;
    return {
      endsAt: iso(start + (fault === "rounds minutes to hours" ? Math.ceil(minutes / 60) * 60 : minutes) * MINUTE),
      ...(body.validDays === undefined
        ? {}
        : { validUntil: iso(days + (fault === "adds local days" ? localShift(start, days) : 0)) }),
      ...(body.periodMonths === undefined
        ? {}
        : { dueAt: iso(addMonths(start, Number(body.periodMonths), fault === "overflows months")) }),
    };
  };
  const create = (room: string, body: unknown): ServiceResponse => {
    if (!isObject(body) || !isValid(body)) {
      const title = isObject(body) ? body.title : "";
      effects(title, fault === "mails after a refusal", fault === "records an event after a refusal");
      if (fault === "keeps the guests of a refused booking" && isObject(body)) addGuests(body.guests);
      if (fault === "counts refused bookings") for (const one of rooms) if (one.id === room) one.bookingCount += 1;
      return error(400, "wrong booking");
    }
    const sent = Object.fromEntries(
      Object.keys(own)
        .filter((name) => name in body)
        .map((name) => [name, body[name]]),
    );
    const booking = { ...sent, ...ends(body), id: next("booking") };
    bookings.set(booking.id, { ...booking, room, version: 1 });
    effects(body.title, true, true);
    addGuests(body.guests);
    for (const one of rooms) if (one.id === room) one.bookingCount += 1;
    return [201, booking];
  };
  return service(document, ({ method, path, headers, body }) => {
    const [, collection, roomId, below, bookingId] = path.split("/").map(decodeURIComponent);
    const read = method === "GET" || method === "HEAD";
    const room = rooms.find((one) => one.id === roomId);
    const stored = bookings.get(bookingId ?? "");
    if (method === "OPTIONS") {
      const { room: _, version: __, ...visible } = stored ?? { room: "", version: 0 };
      return fault === "shows data to OPTIONS" && stored ? [200, visible] : [204, undefined, { allow: "GET" }];
    }
    if (headers.get("x-key") !== BOOKING_KEY) return error(401, "no key");
    const lists: Record<string, JsonObject[]> = {
      guests: guests ?? [],
      mails: mails ?? [],
      events: events ?? [],
      rooms,
    };
    if (roomId === undefined)
      return lists[collection ?? ""] && read ? [200, lists[collection ?? ""]] : error(404, "no such path");
    if (collection !== "rooms") return error(404, "no such path");
    const everything = fault === "finds everything by HEAD" && method === "HEAD";
    if (!room) return everything ? [200, {}] : error(404, "no such room");
    if (below === undefined) return read ? [200, room] : error(405, "no such method");
    const visible = ({ room: _, version: __, ...one }: JsonObject) => one;
    if (bookingId === undefined) {
      if (method === "POST") return create(room.id, body);
      return read
        ? [200, [...bookings.values()].filter((one) => one.room === room.id).map(visible)]
        : error(405, "no such method");
    }
    if (!stored || stored.room !== room.id) return everything ? [200, {}] : error(404, "no such booking");
    if (method === "DELETE") {
      bookings.delete(stored.id as string);
      for (const one of rooms) if (one.id === room.id) one.bookingCount -= 1;
      return [204];
    }
    if (method === "PATCH") {
      if (!isObject(body) || ("title" in body && !isText(body.title))) return error(400, "wrong title");
      if ("title" in body) stored.title = body.title;
      stored.version += 1;
    }
    const version = fault === "keeps the ETag after a change" ? 1 : stored.version;
    const hash =
      fault === "has one hash for all bookings" ? "0123456789abcdef0123" : `booking-content-${stored.id}-${version}`;
    const etag = `"${hash}"`;
    const modified = new Date(Date.UTC(2026, 0, 1) + stored.version * 60_000).toUTCString();
    const known = headers.get("if-none-match");
    if (known !== null && (known === etag || fault === "ignores a new ETag")) return [304];
    if (
      known === null &&
      headers.has("if-modified-since") &&
      (headers.get("if-modified-since") === modified || fault === "ignores a new date")
    )
      return [304];
    const tags = fault === "ignores a new date" ? {} : { etag };
    return [200, visible(stored), { ...tags, "last-modified": modified }];
  });
}
