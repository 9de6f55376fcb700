import { readFileSync } from "node:fs";
import type { Handlers } from "@assessment-api/control/server";
import { SECOND } from "../../domain/time.ts";
import type { Operator } from "./context.ts";

const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));

/** By the machine's clock, since that of the sandbox can be moved. */
export function healthHandlers(startedAt = Date.now()): Pick<Handlers<Operator>, "getHealth"> {
  const startDate = new Date(startedAt).toISOString();
  return {
    getHealth() {
      const uptimeInSeconds = Math.max(0, Math.floor((Date.now() - startedAt) / SECOND));
      return { status: 200, body: { status: "UP", version, startDate, uptimeInSeconds } };
    },
  };
}
