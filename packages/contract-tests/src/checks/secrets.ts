import type { Operation } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import type { ReceivedResponse } from "../messages/send.ts";
import { type Check, perSession, type Session } from "../session/session.ts";

/** Names of secret members. Page tokens and flags such as `passwordAuthEnabled` are no secrets. */
const SECRET =
  /passw(or)?d|passwd|secret|salt|private_?key|api_?key|(?<!page_?|next_?)token|(^|passw(or)?d|pwd|pass|pw)_?hash$|credential/i;

const known = perSession((session) => {
  const names = new Set<string>();
  addNames(session.document.root, names);
  return names;
});

export const secrets = {
  name: "secrets",
  about:
    "no undeclared member with the name of a secret, such as `passwordHash`; no version of the server's software in headers",
  needs: [],
  async run(session, moment) {
    if (moment.when !== "seen") return;
    const { operation, request, response } = moment;
    addNames(request.body?.value, known(session));
    if (session.document.policy.conventions) checkVersionHeaders(session, operation, response);
    const found = secretIn(moment.body(), known(session));
    if (found === undefined) return;
    const message = `the response has ${found.split("/").at(-1)}, which the document does not name`;
    const problem = { check: "secret", at: found, message, request: response.request };
    session.conclude(operation, "reveals no secrets", [problem], String(response.status));
  },
} as const satisfies Check;

/** Headers that often contain a software version. */
const VERSION_HEADERS = ["server", "x-powered-by", "x-aspnet-version"];

const reported = perSession(() => new Set<string>());

/** Reports each header with a version once per run. */
function checkVersionHeaders(session: Session, operation: Operation, { headers, status, request }: ReceivedResponse) {
  for (const name of VERSION_HEADERS) {
    const value = headers.get(name);
    if (!value || !/\d/.test(value) || reported(session).has(name)) continue;
    reported(session).add(name);
    const message = `the header ${name} is ${value}`;
    session.conclude(operation, "does not name its version", [{ check: "secret", message, request }], String(status));
  }
}

function addNames(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) addNames(one, names);
  if (!isObject(value)) return;
  for (const [name, one] of Object.entries(value)) {
    names.add(name);
    addNames(one, names);
  }
}

function secretIn(value: unknown, names: ReadonlySet<string>, at = ""): string | undefined {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) {
      const found = secretIn(one, names, `${at}/${index}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isObject(value)) return undefined;
  for (const [name, one] of Object.entries(value)) {
    if (typeof one === "string" && SECRET.test(name) && !names.has(name)) return `${at}/${name}`;
    const found = secretIn(one, names, `${at}/${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
