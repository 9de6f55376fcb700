import type { Handlers } from "@assessment-api/control/server";
import type { Control, Operator } from "./context.ts";

export function sessionHandlers({ world }: Control) {
  return {
    async exportSession({ params, query }) {
      const { from, to, as } = query;
      const [{ recordSession }, { emit }] = await Promise.all([
        import("../sessions/record.ts"),
        import("../sessions/emit/index.ts"),
      ]);
      const session = await recordSession(world, params.id, { from, to });
      return { status: 200, contentType: "text/plain", body: emit(session, as, world.links.origin) };
    },
  } satisfies Partial<Handlers<Operator>>;
}
