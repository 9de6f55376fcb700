import type { Operation } from "../../document/document.ts";
import { arrayAt, isObject, objectAt } from "../../document/json.ts";
import { successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import type { OwnResource } from "../../session/own-resources.ts";
import { identityOf } from "../../session/pages.ts";
import type { Session } from "../../session/session.ts";

export async function checkShownInParent(
  session: Session,
  operation: Operation,
  { template, values }: OwnResource,
  there: boolean,
): Promise<void> {
  const [above = "", name = ""] = [template.slice(0, template.lastIndexOf("}/") + 1), template.split("/").at(-2)];
  const read = session.document.operations.find(({ method, path }) => method === "GET" && path === above);
  if (!read) return;
  const id = values.at(-1) ?? "";
  const title = there ? `shows what ${operation.id} created in it` : `does not show what ${operation.id} deleted in it`;
  await session.check(read, title, values.slice(0, -1), {}, { status: successOf(read) }, ({ body }): Problem[] => {
    const holder = isObject(body) && isObject(body._embedded) ? objectAt(body, "_embedded") : body;
    if (!isObject(holder) || !Array.isArray(holder[name])) return [];
    const shown = arrayAt(holder, name).some((one) => isObject(one) && identityOf(one) === id);
    if (shown === there) return [];
    const message = there
      ? `${name} lack ${id}, which ${operation.id} created`
      : `${name} still show ${id}, which ${operation.id} deleted`;
    return [{ check: "read back", at: `/${name}`, message }];
  });
}
