import type { Fault, NewFault } from "@assessment-api/control";
import { call } from "../api/call.ts";
import { CallForm, Choice, Field, type Values } from "../ui/form.tsx";
import { List, useNewestItems } from "../ui/list.tsx";
import { TryAsClient } from "./fault/try-as-client.tsx";

/** Faults to test clients with. */
export function Faults() {
  const faults = useNewestItems((range) => call("control", "get", "/organizations/{id}/faults", { query: range }));
  return (
    <>
      <h1>Faults</h1>
      <section class="card">
        <CallForm
          label="Inject"
          kind="main"
          told="From now on"
          call={(values) => call("control", "post", "/organizations/{id}/faults", { body: faultOf(values) })}
        >
          <Choice name="version" label="Version" values={[["", "any"], "V1", "V2", "V3"]} />
          <Field name="operation" label="operationId, any when empty" placeholder="createCandidate" />
          <Choice
            name="outcome"
            label="Outcome"
            values={["503", "500", "429", ["connection", "connection cut"], ["", "none, a delay alone"]]}
          />
          <Field name="delayInMs" label="Delay in ms" type="number" />
          <Field name="count" label="How many requests" type="number" />
          <Field name="share" label="Share of them, 0 to 1" type="number" />
        </CallForm>
      </section>
      <TryAsClient />
      <List
        caption="Faults"
        of={faults}
        actsOf={({ id: faultId }) => ({
          more: [
            {
              name: "End it",
              call: call("control", "delete", "/organizations/{id}/faults/{faultId}", { path: { faultId } }),
              told: "The fault is over",
            },
          ],
        })}
        empty="No fault is on: requests get what they deserve."
        columns={[
          { name: "Requests", by: (fault) => requestsOf(fault) },
          {
            name: "Outcome",
            of: ({ outcome, delayInMs }) => [outcome, delayInMs && `after ${delayInMs} ms`].filter(Boolean).join(" "),
          },
          { name: "Left", number: true, of: ({ count }) => count ?? "no end" },
          { name: "Share", number: true, of: ({ share }) => (share === undefined ? "all" : `${share * 100} %`) },
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
    ...(share !== undefined && { share: Number(share) }),
  };
}
