import type { Operation } from "../document/document.ts";
import { takesBack } from "../document/operations.ts";
import type { Body } from "./bodies.ts";
import type { Part, PathValues, Session, Trial, Writing } from "./session.ts";
import { claim } from "./writing.ts";

export async function checkRefusals(
  writing: Writing,
  operation: Operation,
  path: PathValues,
  bodies: () => Body[],
): Promise<void> {
  const { session } = writing;
  // Deletions and restores end what the checks need.
  const now = operation.method === "DELETE" || takesBack(operation);
  const later = (part: Part, run: () => Promise<void>) => (now ? run() : session.postpone(part, operation, run));
  const trial: Trial = {
    bodies,
    call() {
      const [body] = bodies();
      return body ? { body } : {};
    },
    took: (reply, { body }) => claim(writing, operation, path, body && { name: "further", ...body }, reply),
  };
  await later("difficult values and repeated changes", () =>
    session.reach({ when: "variants", operation, path, trial }),
  );
  await later("refused requests", async () => {
    for (const when of ["before-refusals", "refusals", "after-refusals"] as const)
      await session.reach({ when, operation, path, trial });
  });
}

export async function checkReadRefusals(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const trial: Trial = { bodies: () => [], call: () => ({}), took: async () => undefined };
  await session.postpone("refused requests", operation, () =>
    session.reach({ when: "refusals", operation, path, trial }),
  );
}
