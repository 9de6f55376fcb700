import type { SessionTarget } from "@assessment-api/control/server";
import type { Session } from "../session.ts";
import { arazzo } from "./arazzo.ts";
import { playwright, vitest } from "./javascript.ts";
import { pytest } from "./pytest.ts";

const emitters: Readonly<Record<SessionTarget, (session: Session, origin: string) => string>> = {
  vitest,
  playwright,
  pytest,
  arazzo,
};

/** @param origin serves the documents that Arazzo names */
export const emit = (session: Session, target: SessionTarget, origin: string): string =>
  emitters[target](session, origin);
