import type { Operation } from "../../document/document.ts";
import { sameJson } from "../../document/json.ts";
import { successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import { identityOf, pageOf, pagingOf, walkList } from "../../session/pages.ts";
import type { PathValues, Session } from "../../session/session.ts";
import { repeated, sameElements } from "./elements.ts";

export async function checkOffsets(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const status = successOf(operation);
  const offset = pagingOf(operation, "offset");
  const limit = pagingOf(operation, "size");
  if (!offset) return;
  const walk = await walkList(session, operation, path);
  const all = walk.items.map(identityOf);
  session.conclude(operation, "shows everything once in a walk by offsets", repeated(all), status);
  const check = (title: string, values: Record<string, unknown>, from: number, count: number) =>
    session.check(operation, title, path, { values }, { status }, ({ body }): Problem[] => {
      const page = pageOf(body);
      return page ? sameElements(page.items, walk, from, count) : [];
    });
  for (const size of limit ? [1, 2] : [])
    await check(`returns ${size} elements where ${limit?.name} is ${size}`, { [limit?.name ?? ""]: size }, 0, size);
  const sized = limit ? { [limit.name]: 2 } : {};
  await check(`leaves out as many as ${offset.name} says`, { ...sized, [offset.name]: 1 }, 1, limit ? 2 : all.length);
  if (!limit) return;
  const small = await walkList(session, operation, path, { [limit.name]: 3 });
  const other = small.complete && walk.complete && !sameJson(small.items.map(identityOf), all);
  const problems = other ? [{ check: "page", message: "pages of 3 hold other elements, or in another order" }] : [];
  session.conclude(operation, "shows the same in pages of three", problems, status);
}
