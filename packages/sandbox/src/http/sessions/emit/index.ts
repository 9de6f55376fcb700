import type { SessionTarget } from "@assessment-api/control/server";
import type { Session } from "../session.ts";
import { arazzo } from "./arazzo.ts";
import { go } from "./go.ts";
import { http } from "./http.ts";
import { playwright, vitest } from "./javascript.ts";
import { junit } from "./junit.ts";
import { pytest } from "./pytest.ts";

/** Writers of a session, by what they are for. */
const emitters: Readonly<Record<SessionTarget, (session: Session, origin: string) => string>> = {
  vitest,
  playwright,
  pytest,
  junit,
  go,
  arazzo,
  http,
};

/** @param origin of the sandbox, for what names its documents */
export const emit = (session: Session, target: SessionTarget, origin: string): string =>
  emitters[target](session, origin);
