import { parseJson } from "../../document/json.ts";
import type { Problem } from "../../findings/outcome.ts";
import type { ReceivedResponse } from "../../messages/send.ts";
import { identityOf, isList, pageOf, pagingOf } from "../../session/pages.ts";
import { perSession, type Session } from "../../session/session.ts";
import { isDeleted, type Sight } from "./memory.ts";
import { isReadable, keyOfRequest } from "./resources.ts";

const MOST = 2;

const shown = perSession(() => new Map<string, Set<string>>());

/** Reports a missing element unless it was deleted or no longer matches. Compares whole lists, because elements move between pages. */
export async function vanishedProblems(
  session: Session,
  sight: Sight,
  body: unknown,
  again: ((sight: Sight) => Promise<ReceivedResponse>) | undefined,
): Promise<Problem[]> {
  const { operation, path, request } = sight;
  const ids = wholeList(sight, body);
  if (!ids) return [];
  const list = keyOfRequest(operation, path);
  const known = shown(session);
  const query = `${list} ${JSON.stringify([request.values ?? {}, request.accept])}`;
  const before = known.get(query) ?? new Set();
  known.set(query, ids);
  const missing = again ? [...before].filter((id) => !ids.has(id) && !isDeleted(session, `${list}/${id}`)) : [];
  for (const id of missing.slice(0, MOST)) {
    const read = isReadable(session, `${list}/${encodeURIComponent(id)}`);
    if (!read || !again || (await again({ ...read, request: {} })).status !== 200) continue;
    const later = wholeList(sight, parseJson((await again(sight)).body));
    if (later?.has(id)) return [{ check: "read back", message: `${id} is missing, which ${read.operation.id} finds` }];
  }
  return [];
}

function wholeList({ operation, request }: Sight, body: unknown): Set<string> | undefined {
  const page = isList(operation) ? pageOf(body) : undefined;
  const placed = (["number", "cursor", "offset"] as const).some((part) => {
    const name = pagingOf(operation, part)?.name;
    return name !== undefined && request.values?.[name] !== undefined;
  });
  if (!page || placed || page.next !== undefined || page.nextHref !== undefined || (page.totalPages ?? 1) > 1)
    return undefined;
  return new Set(page.items.map(identityOf));
}
