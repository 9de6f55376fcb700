import type { Operation } from "../document/document.ts";
import { parseJson } from "../document/json.ts";
import type { PathValues, Session } from "./session.ts";

/** In any media type and unchecked. */
export async function learnFrom(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const { body } = await session.ask(operation, path);
  session.ids.learn(operation, path, parseJson(body));
}
