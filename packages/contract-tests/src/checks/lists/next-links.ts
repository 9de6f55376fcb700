import { type Parameter, resolve } from "../../document/document.ts";
import { isObject } from "../../document/json.ts";
import { hrefOf, isPaging } from "../../session/pages.ts";
import type { Moment, Session } from "../../session/session.ts";

export function checkNextLink(session: Session, moment: Extract<Moment, { when: "seen" }>): void {
  const { operation, request, response } = moment;
  const filters = operation.parameters
    .filter(({ name, in: place }) => place === "query" && !isPaging(name) && request.values?.[name] !== undefined)
    .filter((one) => String(request.values?.[one.name]) !== String(defaultOf(session, one)));
  if (operation.method !== "GET" || response.status >= 300 || filters.length === 0) return;
  const body = moment.body();
  const href = isObject(body) ? hrefOf(body, "next") : undefined;
  if (href === undefined || !URL.canParse(href)) return;
  const given = new URL(href).searchParams;
  const sent = (name: string) => [request.values?.[name]].flat().map(String).join();
  const lost = filters.find(({ name }) => given.getAll(name).join() !== sent(name));
  if (!lost) return;
  const message = `the link next (${href}) does not keep ${lost.name}=${sent(lost.name)}`;
  session.conclude(operation, "keeps the filters in the link to the next page", [
    { check: "link", at: "/_links/next", message, request: response.request },
  ]);
}

/** Links may omit it. */
function defaultOf({ document: { root } }: Session, { schema }: Parameter): unknown {
  const value = schema && resolve(root, schema).value;
  return isObject(value) ? value.default : undefined;
}
