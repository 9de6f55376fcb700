import type { Operation } from "../document/document.ts";
import { parseJson } from "../document/json.ts";
import type { PathValues, Session } from "./session.ts";

/** Learns ids from a response in any media type, without checking the response. */
export async function learnFrom(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const { body } = await session.ask(operation, path);
  session.ids.learn(operation, path, parseJson(body));
}
