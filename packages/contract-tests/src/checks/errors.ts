import { isObject } from "../document/json.ts";
import { child } from "../document/pointer.ts";
import type { Problem } from "../findings/outcome.ts";
import type { ReceivedResponse } from "../messages/send.ts";

/** A line of a stack trace in the usual languages: JavaScript, Java, Python, Go, C#. */
const TRACE =
  /\bat \S+ ?\(\S+:\d+:\d+\)|\bat [\w.$]+\([\w]+\.java:\d+\)|Traceback \(most recent call last\)|goroutine \d+ \[|\) in \S+\.cs:line \d+/;

/** Rules for error objects beyond their schema, over all responses of a run. */
export function createErrorCheck() {
  const seen = new Set<string>();
  return (response: ReceivedResponse, body: unknown, pointer: string): Problem[] => {
    if (response.status < 400 || !isObject(body)) return [];
    const problems: Problem[] = [];
    const add = (member: string, message: string) =>
      problems.push({ check: "error object", pointer: child(pointer, "content"), at: child("", member), message });
    if (typeof body.code === "number" && body.code !== response.status)
      add("code", `the code is ${body.code} in a response with status ${response.status}`);
    const { errorId } = body;
    if (errorId === "") add("errorId", "the errorId is empty");
    else if (typeof errorId === "string" && seen.has(errorId))
      add("errorId", "the errorId is that of an earlier error");
    if (typeof errorId === "string") seen.add(errorId);
    const trace = Object.entries(body).find(([, value]) =>
      TRACE.test(typeof value === "string" ? value : JSON.stringify(value ?? null)),
    );
    if (trace) add(trace[0], "the error shows a stack trace");
    return problems;
  };
}

/** A server's words in an error, in one line. */
export function detailsOf({ status, body }: ReceivedResponse): string | undefined {
  if (status < 400) return undefined;
  const text = new TextDecoder().decode(body.subarray(0, 4000));
  try {
    const { details, message, validationErrors } = JSON.parse(text);
    const fields = Array.isArray(validationErrors)
      ? validationErrors.map((one) => `${one?.field}: ${one?.message}`)
      : [];
    const all = [details ?? message, ...fields].filter(Boolean).join("; ");
    if (all !== "") return all.slice(0, 300);
  } catch {
    // Shown as it is.
  }
  return text.replace(/\s+/g, " ").slice(0, 200) || undefined;
}
