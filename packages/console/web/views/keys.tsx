import type { ApiVersion } from "@assessment-api/control";
import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { apiKey, rememberKey } from "../api/keys.ts";
import { organizationId } from "../route.ts";
import { Id } from "../ui/copy.tsx";
import { CallForm, Choice, Field } from "../ui/form.tsx";
import { Show } from "../ui/loaded.tsx";
import { PAGE_SIZE, Pager, pageNumber } from "../ui/pager.tsx";
import { SafeAction } from "../ui/safe-action.tsx";
import { Table } from "../ui/table.tsx";
import { Time } from "../ui/time.tsx";

/** API keys by their last characters; a new one is shown once. */
export function Keys() {
  const id = organizationId();
  const query = { count: PAGE_SIZE, page: pageNumber() };
  const keys = useData(call("control", "get", "/organizations/{id}/keys", { path: { id }, query }));
  return (
    <>
      <h1>Keys</h1>
      <section class="card">
        <CallForm
          label="Make a key"
          kind="main"
          told="Made a key"
          call={({ versions, key }) =>
            call("control", "post", "/organizations/{id}/keys", {
              path: { id },
              body: {
                ...(versions !== undefined && { versions: versions.split(" ") as ApiVersion[] }),
                ...(key !== undefined && { key }),
              },
            })
          }
          done={({ key }) => rememberKey(id, key)}
        >
          <Choice
            name="versions"
            label="Opens"
            values={[["", "all versions"], "V1", "V2", "V3", ["V1 V2", "V1 and V2"]]}
          />
          <Field name="key" label="The key, made up when empty" />
        </CallForm>
        {apiKey.value !== undefined && (
          <p>
            In samples, until the tab is closed: <Id of={apiKey.value} />
          </p>
        )}
      </section>
      <Show of={keys}>
        {({ items, page }) => (
          <>
            <Table
              caption="Keys"
              items={items}
              empty="There is no key: V1, V2 and V3 let nobody in."
              columns={[
                { name: "Key", of: ({ hint }) => <code>…{hint}</code> },
                { name: "Opens", of: ({ versions }) => versions.join(", ") },
                { name: "Created", of: ({ creationDate }) => <Time at={creationDate} /> },
                { name: "Id", of: (key) => <Id of={key.id} /> },
                {
                  name: "Delete",
                  of: ({ id: keyId, hint }) => (
                    <SafeAction
                      label="Delete the key"
                      call={call("control", "delete", "/organizations/{id}/keys/{keyId}", { path: { id, keyId } })}
                      told="The key opens nothing any more"
                      snapshot={false}
                    >
                      <p>Programs that use the key that ends with {hint} are refused from then on.</p>
                    </SafeAction>
                  ),
                },
              ]}
            />
            <Pager total={page.totalElements} />
          </>
        )}
      </Show>
    </>
  );
}
