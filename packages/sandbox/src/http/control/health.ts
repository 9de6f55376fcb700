import type { Handlers } from "@assessment-api/control/server";
import { SECOND } from "../../domain/time.ts";
import { findProblem } from "../../service/health.ts";
import { version } from "../sandbox-version.ts";
import type { Control, Operator } from "./context.ts";

/** Health uses the machine clock, because the sandbox clock can move. */
export function healthHandlers({ world, mockUrl }: Pick<Control, "world" | "mockUrl">, startedAt = Date.now()) {
  const startDate = new Date(startedAt).toISOString();
  return {
    async getHealth() {
      const problem = await findProblem(world);
      const uptimeInSeconds = Math.max(0, Math.floor((Date.now() - startedAt) / SECOND));
      const about = { version, startDate, uptimeInSeconds, ...(mockUrl !== undefined && { mockUrl }) };
      if (problem === undefined) return { status: 200, body: { status: "UP", ...about } };
      return { status: 200, body: { status: "DEGRADED", problem, ...about } };
    },
  } satisfies Partial<Handlers<Operator>>;
}
