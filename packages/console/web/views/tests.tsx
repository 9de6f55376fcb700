import { allPages } from "../api/all.ts";
import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { route } from "../route.ts";
import { Actions } from "../ui/actions.tsx";
import { Id } from "../ui/copy.tsx";
import { Filters, filterOf, TextFilter } from "../ui/filters.tsx";
import { CallForm, Choice, Field } from "../ui/form.tsx";
import { Heading } from "../ui/heading.tsx";
import { List, useNewest } from "../ui/list.tsx";
import { Show } from "../ui/loaded.tsx";
import { Detail, Facts, Split } from "../ui/split.tsx";
import { VersionResponses } from "../ui/version-responses.tsx";
import { testActs } from "./test/test-acts.tsx";

export function Tests() {
  const { id } = route.value;
  const tests = useNewest(
    (range) => call("V2", "get", "/tests", { query: { query: filterOf("query"), ...range } }),
    ({ _embedded }) => _embedded.tests,
  );
  return (
    <Split detail={id === undefined ? null : <TestDetail key={id} id={id} />}>
      <Heading title="Tests">
        <NewTest />
      </Heading>
      <Filters>
        <TextFilter name="query" label="Name" />
      </Filters>
      <List
        caption="Tests"
        of={tests}
        idOf={(test) => test.id}
        actsOf={testActs}
        empty="No tests yet. Create one above, from a predefined test or from tasks."
        columns={[
          { name: "Name", by: ({ name }) => name },
          { name: "Skills", by: ({ skills }) => skills.join(", ") },
          { name: "Minutes", number: true, by: ({ durationInMinutes }) => durationInMinutes },
        ]}
      />
    </Split>
  );
}

function TestDetail({ id }: { readonly id: string }) {
  const path = { id };
  const test = useData(call("V2", "get", "/tests/{id}", { path }));
  return (
    <Detail title={test.data?.name ?? "Test"}>
      <Show of={test}>
        {({ name, durationInMinutes, skills }) => (
          <>
            <Facts
              of={{
                Id: <Id of={id} />,
                Minutes: durationInMinutes,
                Skills: skills.join(", "),
              }}
            />
            <Actions label="Test" {...testActs({ id, name })} />
          </>
        )}
      </Show>
      <VersionResponses
        of={[
          ["V1", call("V1", "get", "/exams/{id}", { path })],
          ["V2", call("V2", "get", "/tests/{id}", { path })],
        ]}
      />
    </Detail>
  );
}

function predefinedTestsOf(number: number) {
  const made = call("V2", "get", "/predefined-tests", { query: { count: 100, page: number } });
  return {
    ...made,
    async send(signal?: AbortSignal) {
      const { _embedded, page } = await made.send(signal);
      return { items: _embedded.predefinedTests, page };
    },
  };
}

function NewTest() {
  const predefined = useData(allPages(predefinedTestsOf));
  return (
    <details class="card make">
      <summary>Create a test</summary>
      <Show of={predefined}>
        {(predefinedTests) =>
          predefinedTests.length > 0 && (
            <CallForm
              label="From a predefined one"
              success="Created a test"
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
        success="Created a test"
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
