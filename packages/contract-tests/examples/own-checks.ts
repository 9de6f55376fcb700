/** Three rules of a house style as checks: `assessment-api-contract … --checks examples/own-checks.ts`. */
import type { Check } from "@assessment-api/contract-tests";

const seen = new WeakMap<object, Set<string>>();

/** Support finds a request by the id of its response. */
const requestIds: Check = {
  name: "request-ids",
  about: "each response has a header `X-Request-Id` that no other response has",
  needs: [],
  async run(session, moment) {
    if (moment.when !== "response") return;
    const ids = seen.get(session) ?? new Set();
    seen.set(session, ids);
    const id = moment.reply.response.headers.get("x-request-id");
    if (id === null) moment.add({ check: "request id", message: "the header X-Request-Id is missing" });
    else if (ids.has(id)) moment.add({ check: "request id", message: `another response has the id ${id}` });
    else ids.add(id);
  },
};

/** Clients in several time zones compare instants as text. */
const utc: Check = {
  name: "utc",
  about: "timestamps are in UTC, with a Z",
  needs: [],
  async run(_session, moment) {
    if (moment.when !== "response") return;
    JSON.stringify(moment.reply.body, (member, value: unknown) => {
      if (typeof value === "string" && /^\d{4}-\d\d-\d\dT.*[+-]\d\d:\d\d$/.test(value))
        moment.add({ check: "utc", at: `/${member}`, message: `${value} has an offset instead of Z` });
      return value;
    });
  },
};

/** A client that repeats a creation after a timeout must not create twice. */
const idempotency: Check = {
  name: "idempotency",
  about: "a creation that is repeated with the same `Idempotency-Key` returns the first resource",
  needs: ["--write"],
  async run(session, moment) {
    if (moment.when !== "variants" || moment.operation.method !== "POST") return;
    const { operation, path, trial } = moment;
    const call = { ...trial.call(), headers: { "idempotency-key": crypto.randomUUID() } };
    const title = "creates once per Idempotency-Key";
    const replies = [
      await session.check(operation, title, path, call, { status: "201" }),
      await session.check(operation, title, path, call, { status: "201" }),
    ];
    // The run deletes the resources that `took` reports.
    const created = [];
    for (const reply of replies) if (reply?.status === "201") created.push(await trial.took(reply, call));
    const [first, second] = created;
    if (first && second && first.path !== second.path)
      session.conclude(operation, title, [
        { check: "idempotency", message: `created ${first.path} and ${second.path}` },
      ]);
  },
};

export const checks = [requestIds, utc, idempotency];
