import type { Choice } from "../msw/choices.ts";
import { writePrefer } from "../response/prefer.ts";

/** A choice as the line of a test. A running service in place of the mock is none of its handlers'. */
export function asCode(version: string, operationId: string, { world: _, ...scene }: Choice): string {
  const members = Object.entries(scene).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `server.use(handlers.${version}.${operationId}(${members.length > 0 ? `{ ${members.join(", ")} }` : ""}));`;
}

/** A choice as a header of one request, which the mock server takes as well. */
export const asHeader = (choice: Choice): string => `Prefer: ${writePrefer(choice)}`;
