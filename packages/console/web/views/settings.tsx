import type { Seed } from "@assessment-api/control";
import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { rememberKey } from "../api/keys.ts";
import { formatDuration } from "../format.ts";
import { enter } from "../route.ts";
import { Actions } from "../ui/actions.tsx";
import { Id } from "../ui/copy.tsx";
import { CallForm, Choice, Field } from "../ui/form.tsx";
import { Show } from "../ui/loaded.tsx";
import { Facts } from "../ui/split.tsx";
import { Time } from "../ui/time.tsx";
import { organizationActs } from "./settings/organization-acts.tsx";

export function Settings() {
  const organization = useData(call("control", "get", "/organizations/{id}"));
  return (
    <>
      <h1>Settings</h1>
      <section class="card">
        <h2>Organization</h2>
        <Show of={organization}>
          {({ id, name, credits, creationDate }) => (
            <Facts
              of={{
                Name: name,
                Id: <Id of={id} />,
                Credits: credits ?? "unlimited",
                Created: <Time at={creationDate} />,
              }}
            />
          )}
        </Show>
        <Actions label="Organization" {...organizationActs()} />
      </section>
      <NewOrganization />
      <CertificatePlugin />
      <Sandbox />
    </>
  );
}

function NewOrganization() {
  return (
    <section class="card">
      <h2>New organization</h2>
      <CallForm
        label="Create"
        doing="Creating"
        success="Created"
        call={({ name = "", seed = "demo" }) =>
          call("control", "post", "/organizations", { body: { name, seed: seed as Seed, apiKey: {} } })
        }
        done={(created) => {
          if (created.apiKey) rememberKey(created.id, created.apiKey.key);
          enter(created.id);
        }}
      >
        <Field name="name" label="Name" required />
        <Choice name="seed" label="Initial data" values={["demo", "catalogue", "none", "large"]} />
      </CallForm>
    </section>
  );
}

function CertificatePlugin() {
  const plugin = useData(call("control", "get", "/organizations/{id}/certificatePlugin"));
  return (
    <section class="card">
      <h2>V3 certificate plugin</h2>
      <Show of={plugin}>
        {({ available, delayInMs }) => (
          <p>{available ? `Available, responds after ${delayInMs} ms.` : "Unavailable."}</p>
        )}
      </Show>
      <CallForm
        label="Change"
        success="Changed"
        call={({ available = "true", delayInMs = "0" }) =>
          call("control", "put", "/organizations/{id}/certificatePlugin", {
            body: { available: available === "true", delayInMs: Number(delayInMs) },
          })
        }
      >
        <Choice
          name="available"
          label="Available"
          values={[
            ["true", "yes"],
            ["false", "no"],
          ]}
        />
        <Field name="delayInMs" label="Delay in ms" type="number" />
      </CallForm>
    </section>
  );
}

function Sandbox() {
  const health = useData(call("control", "get", "/health"));
  return (
    <section class="card">
      <h2>Sandbox</h2>
      <Show of={health}>
        {({ status, problem, version, startDate, uptimeInSeconds }) => (
          <Facts
            of={{
              Status: status === "UP" ? "up" : problem,
              Version: version,
              Started: <Time at={startDate} />,
              Uptime: formatDuration(uptimeInSeconds * 1000),
            }}
          />
        )}
      </Show>
      <p class="muted">Options of the start command set port, data, mail server and limits. See its help.</p>
    </section>
  );
}
