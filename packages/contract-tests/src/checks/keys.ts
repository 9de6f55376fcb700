import type { Operation } from "../document/document.ts";
import { parseJson, sameJson } from "../document/json.ts";
import { declares, successOf, unknownLike } from "../document/operations.ts";
import type { CallOptions } from "../messages/calls.ts";
import { readsWithin } from "../session/own-resources.ts";
import { type Check, type PathValues, perSession, type Session } from "../session/session.ts";

const UNKNOWN_KEY = "contract-test-unknown-key";

export const keys = {
  name: "keys",
  about:
    "401 for a missing, empty or unknown key, also with an unknown id; no success to HEAD and no data to OPTIONS without a key; each kind of key of `--credential` opens an operation alone; with `--other-api-key`, 404 for a key of another organization",
  needs: [],
  async run(session, moment) {
    switch (moment.when) {
      case "refusals":
        await checkKeys(session, moment.operation, moment.path, moment.trial.call);
        break;
      case "unreached":
        await checkWithoutIds(session, moment.operation);
        break;
      case "changed":
        for (const read of moment.created ? readsWithin(session.document, moment.created) : [])
          await checkOtherKey(session, read, moment.created?.values ?? []);
        break;
      case "deleting":
        await checkOtherKey(session, moment.operation, moment.resource.values);
    }
  },
} as const satisfies Check;

async function checkKeys(
  session: Session,
  operation: Operation,
  path: PathValues,
  call: () => CallOptions,
): Promise<void> {
  await checkOtherKeys(session, operation, path);
  if (!operation.key || !declares(operation, "401") || !(await asksForKeys(session, operation))) return;
  const refuse = (title: string, key: CallOptions, at: PathValues = path) =>
    session.check(operation, title, at, { ...call(), ...key, prefer: "code=401" }, { status: "401" });
  await refuse("responds with 401 without a key", { apiKey: undefined });
  await refuse("responds with 401 to an empty key", { apiKey: "" });
  await refuse("responds with 401 to an unknown key", { apiKey: UNKNOWN_KEY });
  const several = operation.furtherKeys?.length ? [operation.key, ...operation.furtherKeys] : [];
  for (const { scheme } of several) await refuse(`responds with 401 without the key ${scheme}`, { withoutKey: scheme });
  if (operation.method === "GET") {
    await checkHeadWithoutKey(session, operation, path, call());
    await checkOptionsWithoutKey(session, operation, path, call());
  }
  if (path.length === 0) return;
  const unknown = [...path.slice(0, -1), unknownLike(path.at(-1))];
  await refuse("responds with 401 to an unknown id without a key", { apiKey: undefined }, unknown);
}

async function checkHeadWithoutKey(session: Session, operation: Operation, path: PathValues, call: CallOptions) {
  const head = await session.ask(operation, path, { ...call, method: "HEAD", apiKey: undefined, prefer: "code=401" });
  const message = `HEAD without a key responds with ${head.status}`;
  const problems = head.status < 400 ? [{ check: "status", message, request: head.request }] : [];
  session.conclude(operation, "refuses HEAD without a key", problems, "401");
}

/** OPTIONS needs no key, but must not send the data. */
async function checkOptionsWithoutKey(session: Session, operation: Operation, path: PathValues, call: CallOptions) {
  const options = await session.ask(operation, path, { ...call, method: "OPTIONS", apiKey: undefined });
  const body = parseJson(options.body);
  const sent = options.status < 300 && body !== undefined;
  const shown = sent && sameJson(body, parseJson((await session.ask(operation, path, call)).body));
  const message = "OPTIONS without a key responds with the content of GET";
  const problems = shown ? [{ check: "status", message, request: options.request }] : [];
  session.conclude(operation, "shows nothing to OPTIONS without a key", problems, "401");
}

/** Expects each alternative to work with its keys alone and to refuse an unknown key. */
async function checkOtherKeys(session: Session, operation: Operation, path: PathValues): Promise<void> {
  if (operation.method !== "GET") return;
  for (const [key, ...furtherKeys] of operation.otherKeys ?? []) {
    const other = { ...operation, key, furtherKeys };
    const names = [key, ...furtherKeys].map((one) => one?.scheme).join(" and ");
    await session.check(other, `is called with the key ${names}`, path, {}, { status: successOf(operation) });
    if (!declares(operation, "401") || !(await asksForKeys(session, operation))) continue;
    const wrong = { apiKey: UNKNOWN_KEY, credentials: {}, prefer: "code=401" };
    await session.check(other, `responds with 401 to an unknown key ${names}`, path, wrong, { status: "401" });
  }
}

async function checkWithoutIds(session: Session, operation: Operation): Promise<void> {
  await checkKeys(session, operation, session.ids.unknownFor(operation.path), () => ({}));
}

/** Sends one request without a key to learn whether optional keys are required. */
async function asksForKeys(session: Session, operation: Operation): Promise<boolean> {
  if (!operation.key?.optional) return true;
  return needsKey(session);
}

const needsKey = perSession(async (session) => {
  const list = session.document.operations.find(({ method, path }) => method === "GET" && !path.includes("{"));
  return list === undefined || (await session.ask(list, [], { apiKey: undefined })).status === 401;
});

async function checkOtherKey(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const { otherApiKey } = session.options;
  if (otherApiKey === undefined || path.length === 0 || !operation.key || !declares(operation, "404")) return;
  const title = "responds with 404 to another organization's key";
  await session.check(operation, title, path, { apiKey: otherApiKey }, { status: "404" });
}
