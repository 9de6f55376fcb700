import type { Operation } from "../document/document.ts";
import { parametersOfPath, successOf } from "../document/operations.ts";
import { child } from "../document/pointer.ts";
import { createdResource } from "../session/own-resources.ts";
import type { Check, Session } from "../session/session.ts";

export const locations = {
  name: "locations",
  about: "`Location` is the absolute URL of the created resource, and GET finds it there",
  needs: ["--write"],
  async run(session, moment) {
    if (moment.when !== "changed") return;
    const location = moment.reply.response.headers.get("location");
    if (location !== null) await checkLocation(session, moment.operation, location);
  },
} as const satisfies Check;

async function checkLocation(session: Session, operation: Operation, location: string): Promise<void> {
  const status = successOf(operation);
  const { operations } = session.document;
  const title = "names a Location that GET finds";
  const target = createdResource(session.document, operation, [], location, undefined, session.bases);
  const wanted = operations.find(({ path }) => path.startsWith(`${operation.path}/{`) && path.endsWith("}"))?.path;
  if (
    !target ||
    (wanted !== undefined &&
      parametersOfPath(wanted).length === parametersOfPath(operation.path).length + 1 &&
      target.template !== wanted)
  ) {
    const pointer = child(operation.pointer, "responses", status ?? "201", "headers", "Location");
    const message = `${location} does not have the form ${session.bases[0]}${wanted ?? operation.path}`;
    const finding = { check: "location", operation: operation.id, status, pointer, message };
    session.note({ operation: operation.id, title, status, result: "failed", findings: [finding], seconds: 0 });
    return;
  }
  const read = operations.find(({ method, path }) => method === "GET" && path === target.template);
  if (!read) {
    session.skip(operation, title, `the document has no GET ${target.template}`);
    return;
  }
  await session.check(
    read,
    `finds the resource of ${operation.id} at its Location`,
    target.values,
    {},
    { status: successOf(read) },
  );
}
