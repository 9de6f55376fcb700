import { type Operation, resolve } from "../../document/document.ts";
import { isObject, objectAt } from "../../document/json.ts";
import { parameterOf } from "../../session/pages.ts";
import { type PathValues, type Session, successOf } from "../../session/session.ts";
import { checkAgreement } from "../lists/parts-and-wholes.ts";

/** How many others are read with all their sections. */
const MOST = 8;

/** `sections`: the response has those that were asked for and no other. */
export async function checkSections(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const parameter = parameterOf(operation, "sections");
  const items = parameter?.schema
    ? resolve(session.document.root, {
        pointer: "#",
        value: objectAt(resolve(session.document.root, parameter.schema).value, "items"),
      }).value
    : undefined;
  const sections = isObject(items) && Array.isArray(items.enum) ? items.enum.map(String) : [];
  if (!session.runs("filters") || sections.length === 0) return;
  const check = (title: string, values: Record<string, unknown>, due: string[]) =>
    session.check(operation, title, path, { values }, { status: successOf(operation) }, ({ body }) => {
      const shown = isObject(body) ? Object.keys(body).filter((name) => sections.includes(name)) : [];
      const missing = due.filter((name) => !shown.includes(name));
      const further = shown.filter((name) => !due.includes(name));
      return [
        ...missing.map((name) => ({ check: "filter", message: `the section ${name} was asked for, but is missing` })),
        ...further.map((name) => ({ check: "filter", message: `the section ${name} was not asked for` })),
      ];
    });
  await check("gives the default section only", {}, ["core"]);
  for (const section of sections) await check(`gives the section ${section}`, { sections: [section] }, [section]);
  await check("gives all sections", { sections }, sections);
  // Not everything is there for everybody.
  for (const other of session.ids.tuplesOf(operation.path).slice(0, MOST)) {
    const title = "gives all sections of others";
    const reply = await session.check(
      operation,
      title,
      other,
      { values: { sections } },
      { status: successOf(operation) },
    );
    if (reply) await session.guard(operation, () => checkAgreement(session, operation, other, reply));
  }
}
