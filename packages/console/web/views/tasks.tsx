import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { formatName } from "../format.ts";
import { organizationId, route } from "../route.ts";
import { Filters, filterOf, TextFilter } from "../ui/filters.tsx";
import { Show } from "../ui/loaded.tsx";
import { PAGE_SIZE, Pager, pageNumber } from "../ui/pager.tsx";
import { Split } from "../ui/split.tsx";
import { Status } from "../ui/status.tsx";
import { Table } from "../ui/table.tsx";
import { TaskDetail } from "./task/task-detail.tsx";
import { Upload } from "./task/upload.tsx";

/** Tasks, which tests are made of. */
export function Tasks() {
  const { id } = route.value;
  const path = { id: organizationId() };
  const query = { searchText: filterOf("searchText"), count: PAGE_SIZE, page: pageNumber() };
  const tasks = useData(call("control", "get", "/organizations/{id}/tasks", { path, query }));
  return (
    <Split detail={id === undefined ? null : <TaskDetail key={id} id={id} />}>
      <h1>Tasks</h1>
      <Upload />
      <Filters>
        <TextFilter name="searchText" label="Title" />
      </Filters>
      <Show of={tasks}>
        {({ items, page }) => (
          <>
            <Table
              caption="Tasks"
              items={items}
              total={page.totalElements}
              idOf={(task) => task.id}
              empty="There is no task, or none that the filter lets through. Upload one above."
              columns={[
                { name: "Title", of: ({ title }) => title, by: ({ title }) => title },
                { name: "Type", of: ({ type }) => formatName(type) },
                { name: "State", of: (task) => <Status of={task.state} /> },
                { name: "Build", of: ({ buildStatus }) => buildStatus && <Status of={buildStatus} /> },
                { name: "Points", number: true, of: ({ points }) => points, by: ({ points }) => points },
              ]}
            />
            <Pager total={page.totalElements} />
          </>
        )}
      </Show>
    </Split>
  );
}
