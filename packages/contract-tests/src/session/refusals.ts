import type { Operation } from "../document/document.ts";
import type { Body } from "./bodies.ts";
import type { PathValues, Session, Trial, Writing } from "./session.ts";
import { claim } from "./writing.ts";

export async function checkRefusals(
  writing: Writing,
  operation: Operation,
  path: PathValues,
  bodies: () => Body[],
): Promise<void> {
  const { session } = writing;
  const trial: Trial = {
    bodies,
    call() {
      const [body] = bodies();
      return body ? { body } : {};
    },
    took: (reply, { body }) => claim(writing, operation, path, body && { name: "further", ...body }, reply),
  };
  for (const when of ["variants", "before-refusals", "refusals", "after-refusals"] as const)
    await session.reach({ when, operation, path, trial });
}

export async function checkReadRefusals(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const trial: Trial = { bodies: () => [], call: () => ({}), took: async () => undefined };
  await session.reach({ when: "refusals", operation, path, trial });
}
