import type { Handlers } from "@assessment-api/control/server";
import { emit } from "../sessions/emit/index.ts";
import { recordSession } from "../sessions/record.ts";
import type { Control, Operator } from "./context.ts";

export function sessionHandlers({ world }: Control): Pick<Handlers<Operator>, "exportSession"> {
  return {
    async exportSession({ params, query }) {
      const { from, to, as } = query;
      const session = await recordSession(world, params.id, { from, to });
      return { status: 200, contentType: "text/plain", body: emit(session, as, world.links.origin) };
    },
  };
}
