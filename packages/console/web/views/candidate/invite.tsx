import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { go, hrefOf } from "../../route.ts";
import { filterOf } from "../../ui/filters.tsx";
import { CallForm, Choice, Field } from "../../ui/form.tsx";
import { Show } from "../../ui/loaded.tsx";

/** Invites somebody to a test, as V2 does. */
export function Invite() {
  const tests = useData(call("V2", "get", "/tests", { query: { count: 100 } }));
  return (
    <details class="card" open={filterOf("open") === "invite"}>
      <summary>Invite a candidate</summary>
      <Show of={tests}>
        {({ _embedded: { tests: all } }) =>
          all.length === 0 ? (
            <p class="empty">
              An invitation is one to a test, and there is none yet. <a href={hrefOf("tests")}>Make a test first.</a>
            </p>
          ) : (
            <CallForm
              label="Invite"
              kind="main"
              told="Invited"
              call={({ email = "", firstName, lastName, testId = all[0]?.id ?? "", validityInDays }) =>
                call("V2", "post", "/invitations", {
                  body: {
                    email,
                    ...(firstName !== undefined && { firstName }),
                    ...(lastName !== undefined && { lastName }),
                    testId,
                    ...(validityInDays !== undefined && { validityInDays: Number(validityInDays) }),
                  },
                })
              }
              done={({ _embedded: { candidate } }) => go(hrefOf("candidates", candidate.id))}
            >
              <Field name="email" label="E-mail" type="email" required />
              <Field name="firstName" label="First name" />
              <Field name="lastName" label="Last name" />
              <Choice name="testId" label="Test" values={all.map(({ id, name }) => [id, name] as const)} />
              <Field name="validityInDays" label="Valid for days" type="number" />
            </CallForm>
          )
        }
      </Show>
    </details>
  );
}
