import type { Fault, NewFault } from "@assessment-api/control";
import { call } from "../api/call.ts";
import { CallForm, Choice, Field, type Values } from "../ui/form.tsx";
import { List, useNewestItems } from "../ui/list.tsx";
import { TryAsClient } from "./fault/try-as-client.tsx";

export function Faults() {
  const faults = useNewestItems((range) => call("control", "get", "/organizations/{id}/faults", { query: range }));
  return (
    <>
      <h1>Faults</h1>
      <section class="card">
        <CallForm
          label="Inject"
          kind="main"
          success="Injected the fault"
          call={(values) => call("control", "post", "/organizations/{id}/faults", { body: faultOf(values) })}
        >
          <Choice name="version" label="Version" values={[["", "any"], "V1", "V2", "V3"]} />
          <Field name="operation" label="operationId (default: any)" placeholder="createCandidate" />
          <Choice
            name="outcome"
            label="Outcome"
            values={["503", "500", "429", ["connection", "connection closed"], ["", "delay only"]]}
          />
          <Field name="delayInMs" label="Delay in ms" type="number" />
          <Field name="count" label="Number of requests" type="number" />
          <Field name="share" label="Percent of requests" placeholder="100" type="number" />
        </CallForm>
      </section>
      <TryAsClient />
      <List
        caption="Faults"
        of={faults}
        actsOf={({ id: faultId }) => ({
          more: [
            {
              name: "Remove the fault",
              call: call("control", "delete", "/organizations/{id}/faults/{faultId}", { path: { faultId } }),
              success: "Removed the fault",
            },
          ],
        })}
        empty="No active faults."
        columns={[
          { name: "Requests", by: (fault) => requestsOf(fault) },
          {
            name: "Outcome",
            of: ({ outcome, delayInMs }) => [outcome, delayInMs && `after ${delayInMs} ms`].filter(Boolean).join(" "),
          },
          { name: "Left", number: true, of: ({ count }) => count ?? "unlimited" },
          {
            name: "Share",
            number: true,
            of: ({ share }) => (share === undefined ? "all" : `${Math.round(share * 1000) / 10} %`),
          },
          { name: "Since", by: ({ creationDate }) => creationDate, as: "time" },
        ]}
      />
    </>
  );
}

const requestsOf = ({ version, operation, keyId }: Fault): string =>
  [operation ?? "every operation", version && `of ${version}`, keyId && `with ${keyId}`].filter(Boolean).join(" ");

function faultOf({ version, operation, outcome, delayInMs, count, share }: Values): NewFault {
  return {
    ...(version !== undefined && { version: version as NonNullable<NewFault["version"]> }),
    ...(operation !== undefined && { operation }),
    ...(outcome !== undefined && {
      outcome: (outcome === "connection" ? outcome : Number(outcome)) as NonNullable<NewFault["outcome"]>,
    }),
    ...(delayInMs !== undefined && { delayInMs: Number(delayInMs) }),
    ...(count !== undefined && { count: Number(count) }),
    ...(share !== undefined && { share: Number(share) / 100 }),
  };
}
