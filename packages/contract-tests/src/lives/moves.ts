import type { Operation } from "../document/document.ts";
import { arrayAt, isObject, objectAt } from "../document/json.ts";
import { isJson } from "../document/media-types.ts";
import { successOf } from "../document/operations.ts";
import type { Problem } from "../findings/outcome.ts";
import type { PathValues, Session, Writing } from "../session/session.ts";

const MOVES = "/assessments/{id}/";
const FINISHED = ["start", "submit", "assess"];

const BEFORE: Record<string, string[]> = {
  answer: ["start"],
  submit: ["start"],
  assess: ["start", "submit"],
  score: FINISHED,
  note: FINISHED,
  feedback: FINISHED,
  fail: ["start"],
};

const AFTER: Record<string, string[]> = {
  start: ["TEST_STARTED"],
  answer: ["TEST_STARTED"],
  submit: ["TEST_FINISHED", "AUTO_ASSESSMENT_READY", "ASSESSMENT_COMPLETED"],
  assess: ["AUTO_ASSESSMENT_READY", "ASSESSMENT_COMPLETED"],
  score: ["ASSESSMENT_COMPLETED"],
  expire: ["TOKEN_EXPIRED"],
  fail: ["ERROR"],
  cancel: ["CANCELED"],
};

const moveOf = ({ path }: Operation): string | undefined =>
  path.startsWith(MOVES) ? path.slice(MOVES.length) : undefined;

/** Returns the path values that an operation of the control API needs; undefined for other operations. */
export async function preparePath(writing: Writing, operation: Operation): Promise<PathValues | undefined> {
  const { session } = writing;
  if (session.document.name !== "control") return undefined;
  const move = moveOf(operation);
  if (operation.path === "/explanations/{id}") {
    const refused = await callVersion(writing, "GET", "/candidates/unknown");
    return refused && [refused.requestId];
  }
  if (!move && !/^\/(assessments|candidates)\/\{id\}/.test(operation.path)) return undefined;
  const made = await invite(writing);
  if (!made) return undefined;
  for (const name of BEFORE[move ?? ""] ?? []) {
    const before = session.document.operations.find(({ path }) => path === MOVES + name);
    if (before) await session.ask(before, [made.assessment], { body: undefined });
  }
  return [operation.path.startsWith("/candidates") ? made.candidate : made.assessment];
}

async function invite(writing: Writing): Promise<{ assessment: string; candidate: string } | undefined> {
  const tests = await callVersion(writing, "GET", "/tests?count=1", ({ body }) => testOf(body) !== undefined);
  const testId = testOf(tests?.body);
  if (!tests || !testId) return undefined;
  const email = `contract-${Math.random().toString(36).slice(2)}@example.com`;
  const body = JSON.stringify({ email, testId, disableCommunication: true });
  const made = await callVersion(writing, "POST", "/invitations", undefined, body);
  const embedded = objectAt(made?.body, "_embedded");
  const assessment = objectAt(embedded, "assessment").id;
  const candidate = objectAt(embedded, "candidate").id;
  return typeof assessment === "string" && typeof candidate === "string" ? { assessment, candidate } : undefined;
}

const testOf = (body: unknown): string | undefined => {
  const [first] = arrayAt(objectAt(body, "_embedded"), "tests");
  return isObject(first) && typeof first.id === "string" ? first.id : undefined;
};

interface VersionResponse {
  requestId: string;
  body: unknown;
}

async function callVersion(
  { session, own }: Writing,
  method: string,
  path: string,
  fits: (response: VersionResponse) => boolean = () => true,
  body?: string,
): Promise<VersionResponse | undefined> {
  const send = session.document.operations.find(({ id }) => id === "sendCall");
  const organizations = own.filter(({ template }) => template === "/organizations/{id}");
  const mediaType = send?.requestBody?.media.find((media) => isJson(media.mediaType))?.mediaType;
  if (!send || !mediaType) return undefined;
  for (const { values } of organizations) {
    const value = { version: "V2", method, path, ...(body === undefined ? {} : { body }) };
    const response = await session.ask(send, values, { body: { mediaType, value } });
    const found = readVersionResponse(response.body);
    if (found && fits(found)) return found;
  }
  return undefined;
}

function readVersionResponse(bytes: Uint8Array): VersionResponse | undefined {
  try {
    const { requestId, body } = JSON.parse(new TextDecoder().decode(bytes));
    return typeof requestId === "string"
      ? { requestId, body: body === undefined ? undefined : JSON.parse(body) }
      : undefined;
  } catch {
    return undefined;
  }
}

export function moveProblems(session: Session, operation: Operation, body: unknown): Problem[] {
  const due = session.document.name === "control" ? AFTER[moveOf(operation) ?? ""] : undefined;
  if (!due || !isObject(body) || due.includes(String(body.status))) return [];
  return [{ check: "state", at: "/status", message: `status is ${String(body.status)}, not ${due.join(" or ")}` }];
}

export async function checkMoves(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const { operations } = session.document;
  const read = operations.find(({ method, path: one }) => method === "GET" && `${one}/` === MOVES);
  if (!read || session.document.name !== "control" || !moveOf(operation)) return;
  const title = `shows the state after ${operation.id}`;
  const reply = await session.check(read, title, path, {}, { status: successOf(read) }, ({ body }) =>
    moveProblems(session, operation, body),
  );
  const allowed = arrayAt(reply?.body, "allowedMoves");
  for (const other of operations) {
    const move = moveOf(other);
    if (!reply || !move || allowed.includes(move)) continue;
    const body = other.requestBody?.media[0]?.examples.find(({ value }) => !JSON.stringify(value).includes("answerId"));
    const mediaType = other.requestBody?.media[0]?.mediaType ?? "";
    const call = { body: body && { mediaType, value: body.value } };
    await session.check(other, `refuses forbidden transitions with 409 after ${operation.id}`, path, call, {
      status: "409",
    });
  }
}
