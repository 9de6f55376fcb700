import type { Operation, ResponseSpec } from "../document/document.ts";
import { brief, isObject } from "../document/json.ts";
import { declares, unknownLike } from "../document/operations.ts";
import { child } from "../document/pointer.ts";
import type { Policy } from "../document/policy.ts";
import type { Problem } from "../findings/outcome.ts";
import { checkResponse, responseOf } from "../messages/check-response.ts";
import { examplesHave } from "../messages/error-words.ts";
import type { Moment, PathValues, Session } from "../session/session.ts";
import { type Check, perSession } from "../session/session.ts";

/** Stack traces of JavaScript, Java, Python, Go and C#. */
const TRACE =
  /\bat \S+ ?\(\S+:\d+:\d+\)|\bat [\w.$]+\([\w]+\.java:\d+\)|Traceback \(most recent call last\)|goroutine \d+ \[|\) in \S+\.cs:line \d+/;

const LEAKS: [what: string, pattern: RegExp][] = [
  [
    "a database error",
    /SQLITE_[A-Z]+|SQLSTATE|ORA-\d{5}|syntax error at or near|\bINSERT INTO \w+|\bSELECT .{1,200} FROM \w+|\bDELETE FROM \w+|\bUPDATE \w+ SET |violates (?:unique|foreign key|not-null|check) constraint|duplicate key value|no such table|no such column/,
  ],
  [
    "a path of the server",
    /(?<![\w.])\/(?:usr|home|srv|var|opt|app|root|workspace)\/[\w.@-]+(?:\/[\w.@-]+)+|[A-Z]:\\[\w\\.-]+/,
  ],
  ["a connection of the server", /E(?:CONNREFUSED|CONNRESET|NOTFOUND|HOSTUNREACH|AI_AGAIN)\b/],
];

type Responded = Extract<Moment, { when: "response" }>;

const sentOnce = perSession(() => ({ once: false }));

/** Sends one request to an unknown id per run, because other error checks may be disabled. */
async function checkOneError(session: Session, operation: Operation, path: PathValues): Promise<void> {
  if (sentOnce(session).once || operation.method !== "GET" || path.length === 0 || !declares(operation, "404")) return;
  sentOnce(session).once = true;
  const unknown = [...path.slice(0, -1), unknownLike(path.at(-1))];
  const response = await session.ask(operation, unknown);
  const reply = { ...checkResponse(operation, response, session.validator), response };
  const problems = errorProblems(
    { operation, path: unknown, request: {}, reply },
    seenIds(session),
    session.document.policy,
    keysOf(session),
  );
  session.conclude(operation, "describes an error", problems, String(response.status));
}

/** Minimum length of a key to search for: shorter keys may be ordinary words of an error. */
const LONG = 8;
const keysOf = ({ options }: Session): string[] => [options.apiKey, ...Object.values(options.credentials ?? {})];

const seenIds = perSession(() => new Set<string>());

export const errors = {
  name: "errors",
  about:
    "`code` equals the HTTP status; each `errorId` is unique; no stack traces, database errors, keys, paths or connections of the server; a 404 names the requested id if the document's example does",
  needs: [],
  async run(session, moment) {
    if (moment.when === "response")
      moment.add(...errorProblems(moment, seenIds(session), session.document.policy, keysOf(session)));
    if (moment.when === "refusals") await checkOneError(session, moment.operation, moment.path);
  },
} as const satisfies Check;

function errorProblems(
  { operation, path, request, reply }: Pick<Responded, "operation" | "path" | "request" | "reply">,
  seen: Set<string>,
  { conventions }: Policy,
  keyOf: readonly string[],
): Problem[] {
  const { response, body } = reply;
  if (response.status < 400 || !isObject(body)) return [];
  const problems: Problem[] = [];
  const add = (member: string, message: string) =>
    problems.push({ check: "error object", at: child("", member), message });
  // Many services define their own error codes.
  const own = !conventions && !(Number(body.code) >= 400 && Number(body.code) < 600);
  if (typeof body.code === "number" && !own && body.code !== response.status)
    add("code", `the code is ${body.code} in a response with status ${response.status}`);
  const { errorId } = body;
  if (errorId === "") add("errorId", "the errorId is empty");
  else if (typeof errorId === "string" && seen.has(errorId)) add("errorId", "the errorId is that of an earlier error");
  if (typeof errorId === "string") seen.add(errorId);
  const trace = Object.entries(body).find(([, value]) =>
    TRACE.test(typeof value === "string" ? value : JSON.stringify(value ?? null)),
  );
  if (trace) add(trace[0], "the error shows a stack trace");
  const sent = `${response.request} ${JSON.stringify([path, request.values, request.body?.value])}`;
  for (const [member, value] of trace ? [] : Object.entries(body)) {
    const text = typeof value === "string" ? value : JSON.stringify(value ?? null);
    for (const [what, pattern] of LEAKS) {
      const [leak] = pattern.exec(text) ?? [];
      if (leak !== undefined && !sent.includes(leak)) add(member, `the error shows ${what}: ${leak}`);
    }
  }
  const keys = Object.values(request.credentials ?? {}).concat(request.apiKey ?? [], keyOf);
  const text = JSON.stringify(body);
  if (keys.some((key) => key.length >= LONG && text.includes(key))) add("", "the error repeats the key of the request");
  if (response.status !== 404) return problems;
  const named = JSON.stringify([path, request.values, request.body?.value]);
  for (const member of idMembersOf(operation, responseOf(operation, response.status))) {
    const id = body[member];
    const due = member in body || examplesHave(responseOf(operation, response.status), member);
    if (due && !(typeof id === "string" && named.includes(JSON.stringify(id))))
      add(member, `${member} is ${brief(id)}, which the request does not name`);
  }
  return problems;
}

/** Returns the error members with the unknown id. Their examples share a prefix such as `per_` with the parameter's example. */
function idMembersOf({ parameters }: Operation, spec: ResponseSpec | undefined): string[] {
  const prefixes = parameters
    .filter((one) => one.in === "path")
    .flatMap(({ examples }) => examples.map(({ value }) => /^[A-Za-z]+_/.exec(String(value))?.[0]));
  const examples = (spec?.media ?? []).flatMap((media) => media.examples.map(({ value }) => value)).filter(isObject);
  const members = examples.flatMap((one) =>
    // `errorId` identifies the error itself.
    Object.keys(one).filter(
      (name) => name !== "errorId" && prefixes.some((prefix) => prefix && String(one[name]).startsWith(prefix)),
    ),
  );
  return [...new Set(members)];
}
