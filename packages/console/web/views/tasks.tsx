import { call } from "../api/call.ts";
import { formatName } from "../format.ts";
import { route } from "../route.ts";
import { Filters, filterOf, TextFilter } from "../ui/filters.tsx";
import { List, useNewestItems } from "../ui/list.tsx";
import { Split } from "../ui/split.tsx";
import { Status } from "../ui/status.tsx";
import { taskActs } from "./task/task-acts.ts";
import { TaskDetail } from "./task/task-detail.tsx";
import { Upload } from "./task/upload.tsx";

export function Tasks() {
  const { id } = route.value;
  const tasks = useNewestItems((range) =>
    call("control", "get", "/organizations/{id}/tasks", {
      query: { searchText: filterOf("searchText"), ...range },
    }),
  );
  return (
    <Split detail={id === undefined ? null : <TaskDetail key={id} id={id} />}>
      <h1>Tasks</h1>
      <Upload />
      <Filters>
        <TextFilter name="searchText" label="Title" />
      </Filters>
      <List
        caption="Tasks"
        of={tasks}
        idOf={(task) => task.id}
        actsOf={taskActs}
        empty="No tasks yet. Upload a ZIP or YAML file above."
        columns={[
          { name: "Title", by: ({ title }) => title },
          { name: "Type", of: ({ type }) => formatName(type), by: ({ type }) => type },
          { name: "State", by: ({ state }) => state, as: "status" },
          {
            name: "Build",
            of: ({ buildStatus }) => buildStatus && <Status of={buildStatus} />,
            by: ({ buildStatus }) => buildStatus ?? "",
          },
          { name: "Points", number: true, by: ({ points }) => points },
          { name: "Created", by: ({ creationDate }) => creationDate, as: "time" },
        ]}
      />
    </Split>
  );
}
