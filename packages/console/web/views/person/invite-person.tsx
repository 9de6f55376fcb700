import { allPages } from "../../api/all.ts";
import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { CallForm, Choice, Field } from "../../ui/form.tsx";
import { Show } from "../../ui/loaded.tsx";

export function InvitePerson() {
  const page = (number: number) =>
    call("control", "get", "/organizations/{id}/teams", { query: { count: 100, page: number } });
  const teams = useData(allPages(page));
  return (
    <details class="card make">
      <summary>Invite a person</summary>
      <Show of={teams}>
        {(items) =>
          items.length === 0 ? (
            <p class="empty">No teams yet. Create one first, because invitations require a team.</p>
          ) : (
            <CallForm
              label="Invite"
              kind="main"
              success="Invited"
              call={({ email = "", teamId = items[0]?.id ?? "", firstName, lastName }) =>
                call("V3", "post", "/boost/v3/invitations", {
                  body: {
                    email,
                    teamId,
                    ...(firstName !== undefined && { firstName }),
                    ...(lastName !== undefined && { lastName }),
                  },
                })
              }
            >
              <Field name="email" label="E-mail" type="email" required />
              <Field name="firstName" label="First name" />
              <Field name="lastName" label="Last name" />
              <Choice name="teamId" label="Team" values={items.map(({ id, name }) => [id, name] as const)} />
            </CallForm>
          )
        }
      </Show>
    </details>
  );
}
