import type { Operation } from "../document/document.ts";
import type { Body } from "./bodies.ts";
import type { PathValues, Session, Trial, Writing } from "./session.ts";
import { claim } from "./writing.ts";

/** Other forms of a request that a server has to take, then those that it has to refuse. `bodies` makes bodies that it would take, others each time. */
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

/** Requests of GET that a server has to refuse: they need nothing but their path, and leave nothing. */
export async function checkReadRefusals(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const trial: Trial = { bodies: () => [], call: () => ({}), took: async () => undefined };
  await session.reach({ when: "refusals", operation, path, trial });
}
