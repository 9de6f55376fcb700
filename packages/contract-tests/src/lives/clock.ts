import type { Operation } from "../document/document.ts";
import { isObject, parseJson } from "../document/json.ts";
import type { Session } from "../session/session.ts";

/** Returns the server's time; undefined without an adjustable clock. */
export async function readClock(session: Session): Promise<number | undefined> {
  const clock = session.document.operations.find(({ id }) => id === "getClock");
  const body = clock && parseJson((await session.ask(clock, [])).body);
  return isObject(body) ? Date.parse(String(body.now)) : undefined;
}

/** Returns whether an operation moves the clock, which cannot be undone. */
export const movesClock = ({ path }: Operation): boolean => path.startsWith("/clock/");
