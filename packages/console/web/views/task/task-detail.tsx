import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { formatName } from "../../format.ts";
import { Actions } from "../../ui/actions.tsx";
import { Id } from "../../ui/copy.tsx";
import { Json } from "../../ui/json.tsx";
import { Show } from "../../ui/loaded.tsx";
import { Detail, Facts } from "../../ui/split.tsx";
import { Status } from "../../ui/status.tsx";
import { Time } from "../../ui/time.tsx";
import { taskActs } from "./task-acts.ts";
import { Upload } from "./upload.tsx";

export function TaskDetail({ id: taskId }: { readonly id: string }) {
  const state = useData(call("control", "get", "/organizations/{id}/tasks/{taskId}", { path: { taskId } }));
  const task = useData(call("V2", "get", "/tasks/{taskId}", { path: { taskId } }));
  return (
    <Detail title={state.data?.title ?? "Task"}>
      <Show of={state}>
        {(found) => (
          <>
            <Facts
              of={{
                Id: <Id of={taskId} />,
                Type: formatName(found.type),
                State: <Status of={found.state} />,
                Build: found.buildStatus && <Status of={found.buildStatus} />,
                Difficulty: formatName(found.difficulty),
                Points: found.points,
                Duration: found.duration,
                Tags: found.tags.join(", "),
                Created: <Time at={found.creationDate} />,
              }}
            />
            <Actions label="Task" {...taskActs(found)} />
          </>
        )}
      </Show>
      <Show of={task}>
        {(found) => (
          <>
            <h3>Question</h3>
            <div class="mail">{found.question}</div>
            {found.buildLog && (
              <>
                <h3>Build log</h3>
                <Json of={found.buildLog} label="Build log" />
              </>
            )}
            {found.projectType && <Upload taskId={taskId} />}
            <details>
              <summary>Response of V2</summary>
              <Json of={found} label="Response of V2" />
            </details>
          </>
        )}
      </Show>
    </Detail>
  );
}
