import type { Operation, Parameter } from "../../document/document.ts";
import type { JsonObject } from "../../document/json.ts";
import { successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import { identityOf, pageOf, type Walk, walkList } from "../../session/pages.ts";
import type { PathValues, Session } from "../../session/session.ts";
import { checkFiltered } from "./filtered-request.ts";

export async function checkIncluded(
  session: Session,
  operation: Operation,
  path: PathValues,
  { name }: Parameter,
  all: Walk,
): Promise<void> {
  const member = name.replace(/^include/, "").toLowerCase();
  const others = operation.parameters
    .filter((one) => /^include/.test(one.name) && one.name !== name)
    .map((one): [string, unknown] => [one.name, true]);
  const status = successOf(operation);
  await checkMore(session, operation, path, { [name]: true });
  const alone = await walkList(session, operation, path, { [name]: true });
  if (![...all.items, ...alone.items].some((item) => item[member] === true)) {
    session.skip(operation, `shows ${member} elements on demand only`, `no element of the server is ${member}`);
    return;
  }
  for (const values of [{}, { [name]: false }, { ...Object.fromEntries(others) }]) {
    const title = `shows no ${member} elements by default (${JSON.stringify(values)})`;
    await session.check(operation, title, path, { values }, { status }, ({ body }) => {
      const wrong = pageOf(body)?.items.find((item) => item[member] === true);
      return wrong ? [{ check: "filter", message: `${identityOf(wrong)} is ${member}` }] : [];
    });
  }
  const due = all.items.filter(
    (item) =>
      item[member] === true &&
      Object.keys(item).every((key) => !/^(disabled|hidden)$/.test(key) || key === member || item[key] !== true),
  );
  const shown = new Set(alone.items.map(identityOf));
  const missing = due.find((item) => !shown.has(identityOf(item)));
  const together = new Set(all.items.map(identityOf));
  const lost = all.complete ? alone.items.map(identityOf).find((one) => !together.has(one)) : undefined;
  const message = `${lost} is shown with ${name}=true, but not together with ${others.map(([one]) => one).join(" and ")}`;
  session.conclude(
    operation,
    `shows no fewer elements with ${name}=true and other flags`,
    lost === undefined ? [] : [{ check: "filter", message }],
    status,
  );
  const problems: Problem[] =
    missing && alone.complete
      ? [{ check: "filter", message: `${identityOf(missing)} is ${member}, but not shown with ${name}=true` }]
      : [];
  session.conclude(operation, `shows ${member} elements with ${name}=true`, problems, status);
}

export async function checkActive(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const all = await walkList(session, operation, path, { isActive: "all" });
  await checkMore(session, operation, path, { isActive: "all" });
  const states: [Record<string, unknown>, (item: JsonObject) => boolean][] = [
    [{}, (item) => item.isActive === true],
    [{ isActive: "true" }, (item) => item.isActive === true],
    [{ isActive: "false" }, (item) => item.isActive === false],
    [{ isActive: "all" }, () => true],
  ];
  for (const [values, fits] of states)
    await checkFiltered(session, operation, path, "filters by isActive", values, all, fits);
}

async function checkMore(
  session: Session,
  operation: Operation,
  path: PathValues,
  values: Record<string, unknown>,
): Promise<void> {
  const [usual, more] = [await walkList(session, operation, path), await walkList(session, operation, path, values)];
  const shown = new Set(more.items.map(identityOf));
  const lost = usual.items.map(identityOf).find((one) => !shown.has(one));
  const text = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const message = `${lost} is shown without ${text}, but not with it`;
  const problems = lost !== undefined && more.complete ? [{ check: "filter", message }] : [];
  session.conclude(operation, `shows no fewer elements with ${text}`, problems, successOf(operation));
}
