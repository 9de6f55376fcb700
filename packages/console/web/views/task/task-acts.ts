import type { Task } from "@assessment-api/control";
import { call } from "../../api/call.ts";
import type { Acts } from "../../ui/act.ts";

export function taskActs({ id: taskId, state }: Task): Acts {
  return {
    main: {
      name: "Publish",
      call: call("V2", "post", "/tasks/{taskId}/publish", { path: { taskId } }),
      success: "Published",
      impossible: state === "PUBLISHED" ? "The latest draft is published" : undefined,
    },
  };
}
