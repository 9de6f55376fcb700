import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { hrefOf, route } from "../route.ts";
import { Id } from "../ui/copy.tsx";
import { Filters, filterOf, TextFilter } from "../ui/filters.tsx";
import { CallForm, Choice, Field } from "../ui/form.tsx";
import { Show } from "../ui/loaded.tsx";
import { PAGE_SIZE, Pager, pageNumber } from "../ui/pager.tsx";
import { Sides } from "../ui/sides.tsx";
import { Detail, Facts, Split } from "../ui/split.tsx";
import { Table } from "../ui/table.tsx";

/** Tests, which V1 calls exams. */
export function Tests() {
  const { id } = route.value;
  const query = { query: filterOf("query"), count: PAGE_SIZE, page: pageNumber() };
  const tests = useData(call("V2", "get", "/tests", { query }));
  return (
    <Split detail={id === undefined ? null : <TestDetail key={id} id={id} />}>
      <h1>Tests</h1>
      <NewTest />
      <Filters>
        <TextFilter name="query" label="Name" />
      </Filters>
      <Show of={tests}>
        {({ _embedded: { tests: items }, page }) => (
          <>
            <Table
              caption="Tests"
              items={items}
              total={page.totalElements}
              idOf={(test) => test.id}
              empty="There is no test, or none that the filter lets through."
              columns={[
                { name: "Name", of: ({ name }) => name, by: ({ name }) => name },
                { name: "Skills", of: ({ skills }) => skills.join(", ") },
                {
                  name: "Minutes",
                  number: true,
                  of: ({ durationInMinutes }) => durationInMinutes,
                  by: ({ durationInMinutes }) => durationInMinutes,
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

function TestDetail({ id }: { readonly id: string }) {
  const path = { id };
  const test = useData(call("V2", "get", "/tests/{id}", { path }));
  return (
    <Detail title={test.data?.name ?? "Test"}>
      <Show of={test}>
        {({ durationInMinutes, skills }) => (
          <Facts
            of={{
              Id: <Id of={id} />,
              Minutes: durationInMinutes,
              Skills: skills.join(", "),
              Invite: <a href={hrefOf("candidates")}>a candidate to it</a>,
            }}
          />
        )}
      </Show>
      <Sides
        of={[
          ["V1", call("V1", "get", "/exams/{id}", { path })],
          ["V2", call("V2", "get", "/tests/{id}", { path })],
        ]}
      />
    </Detail>
  );
}

function NewTest() {
  const predefined = useData(call("V2", "get", "/predefined-tests", { query: { count: 100 } }));
  return (
    <details class="card">
      <summary>Make a test</summary>
      <Show of={predefined}>
        {({ _embedded: { predefinedTests } }) =>
          predefinedTests.length > 0 && (
            <CallForm
              label="From a predefined one"
              told="Made a test"
              call={({ predefinedTestId = predefinedTests[0]?.id ?? "" }) =>
                call("V2", "post", "/tests", { body: { predefinedTestId } })
              }
            >
              <Choice
                name="predefinedTestId"
                label="Predefined test"
                values={predefinedTests.map(
                  ({ id, name, seniorityLevel }) => [id, `${name}, ${seniorityLevel}`] as const,
                )}
              />
            </CallForm>
          )
        }
      </Show>
      <CallForm
        label="Generate"
        told="Made a test"
        call={({ skills = "" }) =>
          call("V2", "post", "/tests", {
            body: { generatorCriteria: { skills: skills.split(",").map((one) => one.trim()) } },
          })
        }
      >
        <Field name="skills" label="From tasks for the skills" required placeholder="Go, SQL" />
      </CallForm>
    </details>
  );
}
