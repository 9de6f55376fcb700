import type { Operation } from "../document/document.ts";
import { isObject, type JsonObject } from "../document/json.ts";
import { pathBelow } from "../document/operations.ts";
import { child } from "../document/pointer.ts";
import { serverUrlsOf } from "../document/url-members.ts";
import type { Problem } from "../findings/outcome.ts";
import { exchange, UnreachableError } from "../messages/send.ts";
import { locate } from "../session/own-resources.ts";
import { type Check, perSession, type Reply, type Session } from "../session/session.ts";

const MOST = 2;

interface Link {
  name: string;
  href: string;
  at: string;
  id: unknown;
  /** Whether all links of this name have one origin. */
  steady: boolean;
  /** Whether the target may not exist yet, such as a report. */
  unready: boolean;
}

function linksIn(value: unknown, urls: ReadonlyMap<string, boolean>, at = "", owner: JsonObject = {}): Link[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => linksIn(one, urls, child(at, index)));
  if (!isObject(value)) return [];
  const id = owner.id ?? owner.taskId;
  return Object.entries(value).flatMap(([name, one]) => {
    if (isObject(one) && typeof one.href === "string")
      return [
        {
          name,
          href: one.href,
          at: child(at, name, "href"),
          id,
          steady: true,
          unready: UNREADY.test(name) && !isFinished(owner),
        },
      ];
    if (urls.has(name) && typeof one === "string") {
      const steady = urls.get(name) === true;
      return [{ name, href: one, at: child(at, name), id: value.id ?? value.taskId, steady, unready: false }];
    }
    return linksIn(one, urls, child(at, name), name === "_links" ? value : {});
  });
}

/** Links whose target may not exist yet, such as the report of an unfinished test. */
const UNREADY = /Report$/;

const isFinished = ({ status }: JsonObject): boolean =>
  /COMPLETED|WAITING_FOR_DECISION|ASSESSMENT_READY/.test(String(status));

export const links = {
  name: "links",
  about:
    "links are absolute URLs with existing targets (followed once, on the server's origin only); links of one name have one origin; `self` is the URL of its resource; a link contains no id of another resource",
  needs: [],
  async run(session, moment) {
    if (moment.when === "read" && moment.reply) await checkLinks(session, moment.operation, moment.reply);
    if (moment.when === "changed") await checkLinks(session, moment.operation, moment.reply, UNREADY);
  },
} as const satisfies Check;

async function checkLinks(
  session: Session,
  operation: Operation,
  { body, response }: Reply,
  unready?: RegExp,
): Promise<void> {
  const found = linksIn(body, serverUrlsOf(session.document));
  if (found.length === 0) return;
  const origin = new URL(session.options.baseUrl).origin;
  const problems: Problem[] = [];
  const counts = new Map<string, number>();
  for (const link of found) {
    const astray = strayMessage(session, link);
    if (astray !== undefined) problems.push(problemOf(link, astray, response.request));
    const count = counts.get(link.name) ?? 0;
    if (count >= MOST) continue;
    counts.set(link.name, count + 1);
    const message = await wrong(session, link, origin, unready?.test(link.name) ?? false);
    if (message) problems.push(problemOf(link, message, response.request));
  }
  session.conclude(operation, "links to existing resources", problems, String(response.status));
}

const problemOf = ({ name, href, at }: Link, message: string, request: string): Problem => ({
  check: "link",
  at,
  message: `the link ${name} (${href}) ${message}`,
  request,
});

const owning = perSession(() => new Map<string, number>());

/** Links with their resource's id after which every link of that name must have it. */
const USUAL = 3;

/** Reports a link with another resource's id if links of this name contain the id of their resource. */
function strayMessage(session: Session, { name, href, id }: Link): string | undefined {
  const known = owning(session);
  if (typeof id !== "string") return undefined;
  const parts = href.split(/[/?&=#]/);
  if (parts.includes(id)) known.set(name, (known.get(name) ?? 0) + 1);
  if (parts.includes(id) || (known.get(name) ?? 0) < USUAL) return undefined;
  const collection = session.ids.collectionOf(id);
  const other = parts.find(
    (one) => one !== "" && collection !== undefined && session.ids.collectionOf(one) === collection,
  );
  return other === undefined ? undefined : `leads to ${other} instead of ${id}`;
}

const seen = perSession(() => ({ origins: new Map<string, string>(), followed: new Map<string, string>() }));

async function wrong(
  session: Session,
  { name, href, id, steady, unready: notYet }: Link,
  origin: string,
  unready: boolean,
): Promise<string | undefined> {
  if (!URL.canParse(href)) return "is not an absolute URL";
  const url = new URL(href);
  const path = pathBelow(href, session.bases.slice(0, 1));
  // HTML pages may be on any server.
  if (url.origin !== origin && /^(self|next|first)$/.test(name)) return "leads to another server";
  const { origins, followed } = seen(session);
  const usual = origins.get(name) ?? url.origin;
  origins.set(name, usual);
  if (url.origin !== usual && steady) return `leads to another server than other links, which lead to ${usual}`;
  if (url.origin !== origin || unready) return undefined;
  const target = path === undefined || name !== "self" ? undefined : locate(session.document, path);
  if (typeof id === "string" && target?.template.endsWith("}") && !target.values.includes(id))
    return `leads to another resource than ${id}`;
  const known = followed.get(href);
  if (known !== undefined) return known === "" ? undefined : known;
  const message = await follow(session, href, path, notYet);
  followed.set(href, message ?? "");
  return message;
}

async function follow(
  session: Session,
  href: string,
  path: string | undefined,
  notYet: boolean,
): Promise<string | undefined> {
  const { operations } = session.document;
  const template = path === undefined ? undefined : (locate(session.document, path)?.template ?? path);
  const read = operations.find((one) => one.method === "GET" && one.path === template);
  if (path !== undefined && !read)
    return operations.some((one) => one.path === template) ? undefined : "is not a path of the document";
  const headers = session.headersOf(read ?? operations[0]);
  try {
    const { status } = await exchange(
      href,
      { method: "GET", headers: path === undefined ? { accept: "*/*" } : headers },
      session.options,
    );
    if (status === 404 && notYet) return undefined;
    // 401 and 403 prove that the target exists.
    return status >= 400 && ![401, 403, 429].includes(status) ? `responds with ${status}` : undefined;
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    // Pages outside the API may be slow.
    return error.timedOut && path === undefined ? undefined : error.reason;
  }
}
