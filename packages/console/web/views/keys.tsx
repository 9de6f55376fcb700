import type { ApiVersion } from "@assessment-api/control";
import { call } from "../api/call.ts";
import { apiKey, rememberKey } from "../api/keys.ts";
import { organizationId } from "../route.ts";
import { copy, Id } from "../ui/copy.tsx";
import { CallForm, Choice, Field } from "../ui/form.tsx";
import { List, useNewestItems } from "../ui/list.tsx";

export function Keys() {
  const id = organizationId();
  const keys = useNewestItems((range) => call("control", "get", "/organizations/{id}/keys", { query: range }));
  return (
    <>
      <h1>Keys</h1>
      <section class="card">
        <CallForm
          label="Create a key"
          kind="main"
          success="Created a key"
          call={({ name, versions, key }) =>
            call("control", "post", "/organizations/{id}/keys", {
              body: {
                ...(name !== undefined && { name }),
                ...(versions !== undefined && { versions: versions.split(" ") as ApiVersion[] }),
                ...(key !== undefined && { key }),
              },
            })
          }
          done={({ key }) => rememberKey(id, key)}
        >
          <Field name="name" label="Name, for example of the client" />
          <Choice
            name="versions"
            label="Access to"
            values={[["", "all versions"], "V1", "V2", "V3", ["V1 V2", "V1 and V2"]]}
          />
          <Field name="key" label="Key (default: generated)" />
        </CallForm>
        <KnownKey />
      </section>
      <List
        caption="Keys"
        of={keys}
        actsOf={({ id: keyId, hint }) => ({
          more: [
            {
              name: "Delete the key",
              call: call("control", "delete", "/organizations/{id}/keys/{keyId}", { path: { keyId } }),
              success: "Deleted the key",
              snapshot: false,
              confirmation: <p>Requests with the key that ends with {hint} will be rejected.</p>,
            },
          ],
        })}
        empty="No keys. Create one to call V1, V2 and V3."
        columns={[
          {
            name: "Name",
            of: ({ name }) => name ?? <span class="muted">none</span>,
            by: ({ name }) => name ?? "",
          },
          { name: "Key", of: ({ hint }) => <code>…{hint}</code> },
          { name: "Access to", of: ({ versions }) => versions.join(", ") },
          { name: "Created", by: ({ creationDate }) => creationDate, as: "time" },
          { name: "Id", of: (key) => <Id of={key.id} /> },
        ]}
      />
    </>
  );
}

export function KnownKey() {
  const key = apiKey.value;
  if (key === undefined) return null;
  return (
    <>
      <p class="row wrap">
        <code class="key">{key}</code>
        <button type="button" onClick={() => void copy(key, "the key")}>
          Copy
        </button>
      </p>
      <p class="muted">Copied calls contain this key until you close the tab. Save it now: it is shown only once.</p>
    </>
  );
}
