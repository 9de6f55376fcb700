import type { Operation } from "../document/document.ts";
import { isJson } from "../document/media-types.ts";
import { parametersOfPath, successOf } from "../document/operations.ts";
import { checkResponse } from "../messages/check-response.ts";
import { ownPathFor } from "../session/own-resources.ts";
import type { Session, Writing } from "../session/session.ts";
import { claim, createsFor, deleteOwn, leftBehind, startWriting } from "../session/writing.ts";
import { compareAccepted } from "./compare.ts";
import { createFuzz, type Target } from "./fuzz.ts";

type Fuzz = ReturnType<typeof createFuzz>;
const TITLE = "handles generated requests";
const IDS = 5;

interface FuzzOptions {
  examples: number;
  seed: string;
  compare: boolean;
}

export async function fuzzServer(session: Session, options: FuzzOptions): Promise<string[]> {
  const fuzz = createFuzz(session, options);
  session.options.progress?.(`generated requests: --fuzz ${options.examples} --seed ${options.seed} repeats them`);
  for (const operation of session.document.operations.filter((one) => one.method === "GET" && session.selects(one))) {
    if (session.isOver(operation, TITLE)) continue;
    const paths = session.ids.tuplesOf(operation.path).slice(0, IDS);
    if (paths.length === 0) session.skip(operation, TITLE, "no response of the server contains an id for this request");
    else await fuzz(operation, { paths, body: () => undefined, after: async () => [] });
  }
  return session.options.write ? fuzzWrites(session, fuzz, options.compare) : [];
}

async function fuzzWrites(session: Session, fuzz: Fuzz, compare: boolean): Promise<string[]> {
  const writing = startWriting(session, await session.options.plugin?.readClock(session));
  const writes = session.document.operations.filter(({ method }) => method !== "GET");
  const depth = ({ path }: Operation) => parametersOfPath(path).length;
  const creating = writes.filter(({ method }) => method === "POST").sort((a, b) => depth(a) - depth(b));
  const changing = writes.filter(({ method }) => method === "PUT" || method === "PATCH");
  try {
    for (const operation of creating) {
      const wanted = writes.filter(session.selects);
      if (session.selects(operation) || createsFor(session, operation, wanted)) await createOne(writing, operation);
    }
    for (const operation of [...creating, ...changing].filter(session.selects))
      await fuzzWrite(writing, operation, fuzz, compare);
  } finally {
    await deleteOwn(writing, 0);
  }
  return leftBehind(writing);
}

async function createOne(writing: Writing, operation: Operation): Promise<void> {
  const path = ownPathFor(writing.own, operation) ?? [];
  if (path.length !== parametersOfPath(operation.path).length) return;
  for (const body of writing.bodies.prepare(operation, path)) {
    if (body && ("reason" in body || !isJson(body.mediaType))) continue;
    const response = await writing.session.ask(operation, path, body ? { body } : {});
    const checked = checkResponse(operation, response, writing.session.validator);
    if (checked.status !== successOf(operation)) continue;
    await claim(writing, operation, path, body, { ...checked, response });
    return;
  }
}

async function fuzzWrite(writing: Writing, operation: Operation, fuzz: Fuzz, compare: boolean): Promise<void> {
  const { session, own } = writing;
  if (session.isOver(operation, TITLE)) return;
  const path = parametersOfPath(operation.path).length === 0 ? [] : ownPathFor(own, operation);
  if (!path) return session.skip(operation, TITLE, "this run could not create a resource to change");
  const bodies = () =>
    writing.bodies
      .prepare(operation, path)
      .flatMap((body) => (body && "value" in body && isJson(body.mediaType) ? [body] : []));
  if (operation.requestBody && bodies().length === 0)
    return session.skip(operation, TITLE, "only JSON bodies are generated, from examples that fit this server");
  const target: Target = {
    paths: [path],
    body(example) {
      const all = bodies();
      return all[example % all.length];
    },
    async after(used, call, response) {
      if (response.status >= 300) return [];
      const before = own.length;
      const checked = checkResponse(operation, response, session.validator);
      const body = call.body ? { name: "generated", ...call.body } : undefined;
      await claim(writing, operation, used, body, { ...checked, response });
      const reply = { ...checked, response };
      const requested = compare ? call.body?.value : undefined;
      const findings = await compareAccepted(session, operation, used, requested, reply, own.slice(before));
      await deleteOwn(writing, before);
      return findings;
    },
  };
  await fuzz(operation, target);
}
