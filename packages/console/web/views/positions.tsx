import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { route } from "../route.ts";
import { Id } from "../ui/copy.tsx";
import { Filters, filterOf, TextFilter } from "../ui/filters.tsx";
import { List, useNewestItems } from "../ui/list.tsx";
import { Show } from "../ui/loaded.tsx";
import { Named } from "../ui/named.tsx";
import { Detail, Facts, Split } from "../ui/split.tsx";
import { VersionResponses } from "../ui/version-responses.tsx";

export function Positions() {
  const { id: jobPositionId } = route.value;
  const positions = useNewestItems((range) =>
    call("control", "get", "/organizations/{id}/jobPositions", {
      query: { searchText: filterOf("searchText"), ...range },
    }),
  );
  return (
    <Split detail={jobPositionId === undefined ? null : <PositionDetail key={jobPositionId} id={jobPositionId} />}>
      <h1>Job positions</h1>
      <Filters>
        <TextFilter name="searchText" label="Name" />
      </Filters>
      <List
        caption="Job positions"
        of={positions}
        idOf={({ id }) => id}
        empty={
          <>
            No job positions yet. Create one with <a href="/docs/v3/createJobPosition">V3</a>.
          </>
        }
        columns={[
          { name: "Name", by: ({ name }) => name },
          { name: "Skillsets", number: true, by: ({ skillsets }) => skillsets.length },
          {
            name: "Kind",
            of: ({ abstract }) => (abstract ? "abstract" : "assignable"),
            by: ({ abstract }) => Number(abstract),
          },
          { name: "Created", by: ({ creationDate }) => creationDate, as: "time" },
        ]}
      />
    </Split>
  );
}

function PositionDetail({ id: jobPositionId }: { readonly id: string }) {
  const path = { jobPositionId };
  const position = useData(call("control", "get", "/organizations/{id}/jobPositions/{jobPositionId}", { path }));
  return (
    <Detail title={position.data?.name ?? "Job position"}>
      <Show of={position}>
        {({ description, familyId, seniorityId, languages, skillsets }) => (
          <Facts
            of={{
              Id: <Id of={jobPositionId} />,
              Description: description,
              Family: familyId && <Named of={familyId} />,
              Seniority: seniorityId && <Named of={seniorityId} />,
              Languages: languages.join(", "),
              Skillsets: skillsets.length > 0 && (
                <ul class="plain">
                  {skillsets.map(({ skillsetId, masteryLevel }) => (
                    <li key={skillsetId}>
                      <Named of={skillsetId} /> {masteryLevel}
                    </li>
                  ))}
                </ul>
              ),
            }}
          />
        )}
      </Show>
      <VersionResponses
        of={[["V3", call("V3", "get", "/boost/v3/jobPositions/{jobPositionId}", { path: { jobPositionId } })]]}
      />
    </Detail>
  );
}
