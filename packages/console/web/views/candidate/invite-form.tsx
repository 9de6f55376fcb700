import type { Test } from "@assessment-api/v2";
import { call } from "../../api/call.ts";
import { go, hrefOf } from "../../route.ts";
import { filterOf } from "../../ui/filters.tsx";
import { CallForm, Choice, Field, type Values } from "../../ui/form.tsx";

export const inviteCall = (testId: string, { email = "", firstName, lastName, validityInDays }: Values) =>
  call("V2", "post", "/invitations", {
    body: {
      email,
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      testId,
      ...(validityInDays !== undefined && { validityInDays: Number(validityInDays) }),
    },
  });

export function InviteForm({ tests }: { readonly tests: readonly Pick<Test, "id" | "name">[] }) {
  return (
    <CallForm
      label="Invite"
      kind="main"
      success="Invited"
      call={({ testId = tests[0]?.id ?? "", ...values }) => inviteCall(testId, values)}
      done={({ _embedded: { candidate } }) => go(hrefOf("candidates", candidate.id))}
    >
      <Field name="email" label="E-mail" type="email" required key={filterOf("email")} value={filterOf("email")} />
      <Field name="firstName" label="First name" />
      <Field name="lastName" label="Last name" />
      <Choice name="testId" label="Test" values={tests.map(({ id, name }) => [id, name] as const)} />
      <Field name="validityInDays" label="Validity in days" type="number" />
    </CallForm>
  );
}
