import { setTimeout as sleep } from "node:timers/promises";
import type { Operation } from "../document/document.ts";
import { arrayAt, isObject, parseJson } from "../document/json.ts";
import { parametersOfPath } from "../document/operations.ts";
import { child } from "../document/pointer.ts";
import { createValidator } from "../document/validator.ts";
import { createStatedMembers } from "../facts/stated-members.ts";
import { createCoverage } from "../findings/coverage.ts";
import { createExercise } from "../findings/exercise.ts";
import { type Finding, identityOf } from "../findings/finding.ts";
import { type Cost, CouldNotRunError, type Outcome, OVER, type Problem, type Slowest } from "../findings/outcome.ts";
import { buildCall, type Call, type CallOptions, firstExample } from "../messages/calls.ts";
import { checkResponse, type Expectation, isRedirect, responseOf } from "../messages/check-response.ts";
import { curlOf, KEY_VARIABLE } from "../messages/curl.ts";
import { detailsOf } from "../messages/error-details.ts";
import { exchange, type ReceivedResponse, send, type TimedResponse, UnreachableError } from "../messages/send.ts";
import { noteExercise } from "./note-exercise.ts";
import { identify } from "./pages.ts";
import { ATTEMPTS, patienceFor } from "./patience.ts";
import { createProgress } from "./progress.ts";
import { createKnownIds } from "./seen-ids.ts";
import {
  BailError,
  type Check,
  InterruptedError,
  PARTS,
  type Part,
  type PathValues,
  type Session,
  type SessionOptions,
} from "./session.ts";
import { whyUnsupported } from "./support.ts";

/** Recent requests kept for later findings. */
const RECENT = 200;
const REDIRECTS = 5;
/** Share of the time budget that one check may use. */
const SHARE = 0.2;
/** Consecutive requests without a response after which the run ends. */
const GONE_AFTER = 3;

export function createSession(options: SessionOptions, checks: readonly Check[]): Session {
  const { document, apiKey, baseUrl } = options;
  const validator = createValidator(document);
  const coverage = createCoverage();
  const exercise = createExercise();
  const outcomes: Outcome[] = [];
  const progress = createProgress(options.progress);
  const declared = arrayAt(document.root, "servers").flatMap((server) =>
    isObject(server) ? [String(server.url)] : [],
  );
  const bases = [options.baseUrl.replace(/\/+$/, ""), ...declared];
  const slowest = new Map<string, Slowest>();
  const cost = new Map<string, Cost>();
  const lacking = new Set<string>();
  const running: string[] = [];
  const recent = new Map<string, { curl: () => string; after: string | undefined }>();
  const startedAt = performance.now();
  const stopped = new Set<string>();
  const postponed: { part: Part; operation: Operation; run: () => Promise<void> }[] = [];
  let failed = 0;
  let changed = false;
  let interrupted = false;
  let sent: [last: string | undefined, before: string | undefined] = [undefined, undefined];

  const sendPatiently = async (operation: Operation, call: Call): Promise<ReceivedResponse> => {
    if (options.signal?.aborted && !interrupted) {
      // Interrupts once, because the cleanup sends requests.
      interrupted = true;
      throw new InterruptedError("it was interrupted");
    }
    if (changed && call.method === "GET" && options.wait !== undefined) {
      changed = false;
      await (options.pause ?? ((seconds) => sleep(seconds * 1000)))(options.wait);
    }
    for (let attempt = 1; ; attempt += 1) {
      const response = await follow(operation, call, await send(options, call));
      failed = 0;
      changed ||= call.method !== "GET" && response.status < 300;
      const { request, seconds } = response;
      sent = [`${request} → ${response.status}`, sent[0]];
      const name = running.at(-1) ?? "document";
      const spent = cost.get(name) ?? { requests: 0, seconds: 0 };
      cost.set(name, { requests: spent.requests + 1, seconds: spent.seconds + seconds });
      if (seconds > (slowest.get(operation.id)?.seconds ?? 0)) slowest.set(operation.id, { seconds, request });
      if (response.status !== 429 || attempt === ATTEMPTS) return response;
      const checked = checkResponse(operation, response, validator);
      coverage.reach(operation.id, checked.status);
      noteFindings(operation, "responds with 429 as documented", "429", checked.findings, 0);
      const wait = patienceFor(response, document);
      options.progress?.(`the rate limit is reached, waiting ${wait} s`);
      await sleep(wait * 1000);
    }
  };

  /** Follows an undeclared redirect of a read on the same server, as clients do. */
  const follow = async (operation: Operation, call: Call, first: TimedResponse): Promise<TimedResponse> => {
    let response = first;
    for (let hop = 0; hop < REDIRECTS && call.method === "GET" && isRedirect(response.status); hop += 1) {
      const spec = responseOf(operation, response.status);
      const location = response.headers.get("location");
      const base = bases[0] + call.path;
      if ((spec && !spec.implied) || location === null || !URL.canParse(location, base)) break;
      const url = new URL(location, base);
      if (url.origin !== new URL(base).origin) break;
      const { request } = response;
      response = { ...(await exchange(url.href, call, options)), request };
    }
    return response;
  };
  const note = (outcome: Outcome) => {
    if (running.length > 0) outcome.check = running.at(-1);
    outcomes.push(outcome);
    progress.add(outcome);
    if (options.bail && outcome.result === "failed") throw new BailError();
  };
  const noteFindings = (
    operation: Operation,
    title: string,
    status: string | undefined,
    findings: Finding[],
    seconds: number,
  ) =>
    note({
      operation: operation.id,
      title,
      status,
      result: findings.length > 0 ? "failed" : "passed",
      findings,
      seconds,
    });

  const noteSilence = (
    operation: Operation,
    title: string,
    status: string | undefined,
    error: unknown,
    seconds: number,
  ) => {
    if (!(error instanceof UnreachableError)) throw error;
    failed += 1;
    if (failed >= GONE_AFTER) throw new CouldNotRunError(`the server stopped responding: ${error.message}`);
    const pointer = status ? child(operation.pointer, "responses", status) : operation.pointer;
    const finding = { check: "call", operation: operation.id, status, pointer, message: error.message };
    noteFindings(operation, title, status, [finding], seconds);
  };

  const callOf: Session["callOf"] = (operation, path, call = {}) => {
    const values = Object.fromEntries(parametersOfPath(operation.path).map(({ name }, index) => [name, path[index]]));
    const credentials = "apiKey" in call ? {} : { credentials: options.credentials };
    return { apiKey, ...credentials, ...call, values: { ...values, ...valuesOf(operation, path, call) } };
  };
  /** The server may not have the ids of the examples. */
  const valuesOf = ({ parameters }: Operation, path: PathValues, { values = {} }: CallOptions) => {
    const replaced = parameters.flatMap((parameter) => {
      const { name, required } = parameter;
      const example = firstExample(parameter)?.value;
      if (parameter.in !== "query" || typeof example !== "string" || session.ids.has(example)) return [];
      if (Object.hasOwn(values, name) ? values[name] !== example : !required) return [];
      const id = session.ids.like(example, path);
      return id === undefined ? [] : [[name, id]];
    });
    return { ...values, ...Object.fromEntries(replaced) };
  };
  const ask: Session["ask"] = async (operation, path, call = {}) => {
    const options = callOf(operation, path, call);
    const sending = buildCall(operation, options);
    const response = await sendPatiently(operation, sending);
    recall(response.request, () => curl(operation, path, call));
    const values = parametersOfPath(operation.path).map(({ name }) => String(options.values?.[name]));
    const body = parseJson(response.body);
    if (sending.method === operation.method)
      noteExercise(session, operation, values, sending, { status: response.status, body });
    await session.reach({ when: "seen", operation, path: values, request: call, response, body: () => body });
    return response;
  };
  const notRepeated = async (
    operation: Operation,
    path: PathValues,
    call: CallOptions,
    findings: Finding[],
    expected: Expectation,
  ): Promise<Finding[]> => {
    if (operation.method !== "GET" || (call.method ?? "GET") !== "GET") return [];
    const again = checkResponse(operation, await ask(operation, path, call), validator, expected).findings;
    const shown = new Set(again.map(identityOf));
    return findings.filter((one) => !shown.has(identityOf(one)));
  };
  const recall = (request: string, command: () => string) => {
    recent.delete(request);
    recent.set(request, { curl: command, after: sent[1] });
    const [oldest] = recent.keys();
    if (recent.size > RECENT && oldest !== undefined) recent.delete(oldest);
  };
  const withRequest = (problem: Problem): Problem => {
    const request = problem.request ?? [...recent.keys()].at(-1);
    const found = request === undefined ? undefined : recent.get(request);
    return found ? { request, after: found.after, curl: found.curl(), ...problem } : problem;
  };
  const curl = (operation: Operation, path: PathValues, call: CallOptions = {}): string => {
    const options = callOf(operation, path, call);
    // Commands show a variable instead of the key.
    const key = options.apiKey === apiKey ? KEY_VARIABLE : options.apiKey && "ANOTHER_API_KEY";
    return curlOf(baseUrl, buildCall(operation, { ...options, apiKey: key, credentials: undefined }));
  };

  const session: Session = {
    document,
    validator,
    stated: createStatedMembers(document, options.facts ?? []),
    options,
    coverage,
    exercise,
    outcomes,
    slowest,
    cost,
    ids: createKnownIds(document, bases, options.hints?.ids),
    bases,
    selects: ({ id, tags }) =>
      (!options.only?.length || tags.some((tag) => options.only?.includes(tag))) &&
      (options.operations?.includes(id) ?? true),
    callOf,
    headersOf: (operation) =>
      operation
        ? buildCall(
            { ...operation, parameters: [], path: "/", requestBody: undefined },
            { apiKey, credentials: options.credentials },
          ).headers
        : {},
    ask,
    conclude(operation, title, problems, status) {
      const common = { operation: operation.id, status, pointer: operation.pointer };
      const findings = problems.map((one) => ({ ...common, ...withRequest(one) }));
      noteFindings(operation, title, status, findings, 0);
    },
    async guard(operation, run) {
      try {
        await run();
      } catch (error) {
        noteSilence(operation, "responds", undefined, error, 0);
      }
    },
    async check(operation, title, path, call, expected, judge = () => []) {
      const start = performance.now();
      const seconds = () => (performance.now() - start) / 1000;
      try {
        const response = await ask(operation, path, call);
        const after = sent[1];
        const checked = checkResponse(operation, response, validator, expected);
        coverage.reach(operation.id, checked.status);
        const valid = response.status === 501 || expected.status?.startsWith("2");
        const reason = valid ? await whyUnsupported(session, operation, response) : undefined;
        if (reason !== undefined) {
          lacking.add(operation.id);
          const common = { operation: operation.id, title, status: expected.status, seconds: seconds() };
          note({ ...common, result: "skipped", findings: [], reason });
          return undefined;
        }
        const reply = { ...checked, response };
        const spec = responseOf(operation, response.status);
        const problems: Problem[] = [];
        const asExpected = checked.expected;
        identify(document, operation, checked.body);
        await session.reach({
          when: "response",
          operation,
          path,
          request: call,
          reply,
          expected: asExpected,
          add: (...more) => void problems.push(...more),
        });
        if (asExpected) problems.push(...(await judge(reply)));
        const common = { operation: operation.id, status: String(response.status), request: response.request };
        const pointer = spec?.pointer ?? operation.pointer;
        const findings = [...checked.findings, ...problems.map((one) => ({ ...common, pointer, ...one }))];
        const details = detailsOf(response);
        const unsteady =
          checked.findings.length > 0 ? await notRepeated(operation, path, call, checked.findings, expected) : [];
        for (const one of unsteady) one.unsteady = true;
        const shown = findings.map((one) => ({ curl: curl(operation, path, call), after, details, ...one }));
        noteFindings(operation, title, expected.status, shown, seconds());
        return reply;
      } catch (error) {
        noteSilence(operation, title, expected.status, error, seconds());
        return undefined;
      }
    },
    skip(operation, title, reason, status) {
      note({ operation: operation.id, title, status, result: "skipped", findings: [], reason, seconds: 0 });
    },
    note,
    lacks: ({ id }) => lacking.has(id),
    noteUnsupported: ({ id }) => void lacking.add(id),
    async reach(moment) {
      // Checks without remaining time still get responses, which cost no requests.
      const free = moment.when === "seen" || moment.when === "response";
      for (const check of checks) {
        const { seconds = 0 } = cost.get(check.name) ?? {};
        if (!free && seconds > SHARE * (options.maxSeconds ?? Number.POSITIVE_INFINITY)) {
          stopped.add(check.name);
          continue;
        }
        const run = async () => {
          running.push(check.name);
          await check.run(session, moment).finally(() => running.pop());
        };
        await ("operation" in moment && moment.when !== "response" ? session.guard(moment.operation, run) : run());
      }
    },
    stopped,
    async postpone(part, operation, run) {
      if (options.maxSeconds === undefined) return run();
      postponed.push({ part, operation, run });
    },
    async runPostponed() {
      const all = postponed.splice(0);
      for (const part of PARTS)
        for (const { operation, run } of all.filter((one) => one.part === part))
          if (!session.isOver(operation, part)) {
            session.begin(operation);
            await session.guard(operation, run);
          }
    },
    isSpent: () => (performance.now() - startedAt) / 1000 >= (options.maxSeconds ?? Number.POSITIVE_INFINITY),
    isOver(operation, title) {
      if (!session.isSpent()) return false;
      session.skip(operation, title, OVER);
      return true;
    },
    begin: (operation) => (operation ? progress.begin(operation.id) : progress.end()),
  };
  return session;
}
