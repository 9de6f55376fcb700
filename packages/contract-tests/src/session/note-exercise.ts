import { withoutRefs } from "../document/declared.ts";
import type { ApiDocument, Operation } from "../document/document.ts";
import { parseJson } from "../document/json.ts";
import { parametersOfPath } from "../document/operations.ts";
import type { Validator } from "../document/validator.ts";
import type { Exercise } from "../findings/exercise.ts";
import type { Call } from "../messages/calls.ts";
import { checkRequest } from "../messages/check-request.ts";
import { responseOf } from "../messages/check-response.ts";
import type { PathValues } from "./session.ts";

export function noteExercise(
  { document, validator, exercise }: { document: ApiDocument; validator: Validator; exercise: Exercise },
  operation: Operation,
  path: PathValues,
  { path: target, headers, body }: Call,
  answer: { status: number; body: unknown },
): void {
  const names = parametersOfPath(operation.path).map(({ name }) => name);
  const [, query = ""] = target.split("?");
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const received = {
    path: Object.fromEntries(names.map((name, index) => [name, path[index] ?? ""])),
    query,
    headers: new Headers(headers),
    body: bytes,
    request: "",
  };
  const broken = checkRequest(document, operation, received, validator).map(({ pointer }) =>
    withoutRefs(document, pointer),
  );
  exercise.sent(operation, [...names, ...new URLSearchParams(query).keys()], bytes && parseJson(bytes), broken);
  const status = responseOf(operation, answer.status)?.status;
  if (status !== undefined) exercise.shown(operation, status, answer.body);
}
