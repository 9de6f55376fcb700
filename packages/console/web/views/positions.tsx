import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { organizationId, route } from "../route.ts";
import { Id } from "../ui/copy.tsx";
import { Filters, filterOf, TextFilter } from "../ui/filters.tsx";
import { Show } from "../ui/loaded.tsx";
import { PAGE_SIZE, Pager, pageNumber } from "../ui/pager.tsx";
import { Sides } from "../ui/sides.tsx";
import { Detail, Facts, Split } from "../ui/split.tsx";
import { Table } from "../ui/table.tsx";
import { Time } from "../ui/time.tsx";

/** Job positions that people hold. */
export function Positions() {
  const { id: jobPositionId } = route.value;
  const path = { id: organizationId() };
  const query = { searchText: filterOf("searchText"), count: PAGE_SIZE, page: pageNumber() };
  const positions = useData(call("control", "get", "/organizations/{id}/jobPositions", { path, query }));
  return (
    <Split detail={jobPositionId === undefined ? null : <PositionDetail key={jobPositionId} id={jobPositionId} />}>
      <h1>Job positions</h1>
      <Filters>
        <TextFilter name="searchText" label="Name" />
      </Filters>
      <Show of={positions}>
        {({ items, page }) => (
          <>
            <Table
              caption="Job positions"
              items={items}
              total={page.totalElements}
              idOf={({ id }) => id}
              empty="There is no job position, or none that the filter lets through."
              columns={[
                { name: "Name", of: ({ name }) => name, by: ({ name }) => name },
                { name: "Skillsets", number: true, of: ({ skillsets }) => skillsets.length },
                { name: "Kind", of: ({ abstract }) => (abstract ? "abstract" : "held by people") },
                {
                  name: "Created",
                  of: ({ creationDate }) => <Time at={creationDate} />,
                  by: ({ creationDate }) => creationDate,
                },
              ]}
            />
            <Pager total={page.totalElements} />
          </>
        )}
      </Show>
    </Split>
  );
}

function PositionDetail({ id: jobPositionId }: { readonly id: string }) {
  const path = { id: organizationId(), jobPositionId };
  const position = useData(call("control", "get", "/organizations/{id}/jobPositions/{jobPositionId}", { path }));
  return (
    <Detail title={position.data?.name ?? "Job position"}>
      <Show of={position}>
        {({ description, familyId, seniorityId, languages, skillsets }) => (
          <Facts
            of={{
              Id: <Id of={jobPositionId} />,
              Description: description,
              Family: familyId,
              Seniority: seniorityId,
              Languages: languages.join(", "),
              Skillsets: skillsets
                .map(({ skillsetId, masteryLevel }) => `${skillsetId} ${masteryLevel ?? ""}`)
                .join(", "),
            }}
          />
        )}
      </Show>
      <Sides of={[["V3", call("V3", "get", "/boost/v3/jobPositions/{jobPositionId}", { path: { jobPositionId } })]]} />
    </Detail>
  );
}
