import type { Operation } from "../../document/document.ts";
import { isObject } from "../../document/json.ts";
import { successOf } from "../../document/operations.ts";
import { choicesOf, parameterOf } from "../../session/pages.ts";
import type { PathValues, Session } from "../../session/session.ts";

export async function checkSections(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const sections = choicesOf(session, parameterOf(operation, "sections"));
  if (sections.length === 0) return;
  const check = (title: string, values: Record<string, unknown>, due: string[]) =>
    session.check(operation, title, path, { values }, { status: successOf(operation) }, ({ body }) => {
      const shown = isObject(body) ? Object.keys(body).filter((name) => sections.includes(name)) : [];
      const missing = due.filter((name) => !shown.includes(name));
      const further = shown.filter((name) => !due.includes(name));
      return [
        ...missing.map((name) => ({ check: "filter", message: `the requested section ${name} is missing` })),
        ...further.map((name) => ({ check: "filter", message: `the section ${name} was not requested` })),
      ];
    });
  await check("returns the default section only", {}, ["core"]);
  for (const section of sections) await check(`returns the section ${section}`, { sections: [section] }, [section]);
  await check("returns all sections", { sections }, sections);
}
