import { call } from "../../api/call.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CallForm, type Values } from "../../ui/form.tsx";
import { patched, patchOf } from "./patch-of.ts";

export const patchCall = (personId: string, values: Values) =>
  call("V3", "patch", "/boost/v3/people/{personId}", { path: { personId }, body: patchOf(values) });

/** A form for a merge patch, in which each field is absent, null or a value. */
export function PatchPerson({ id, close }: { readonly id: string; readonly close: () => void }) {
  return (
    <Dialog title="Patch in V3: absent, null or a value" onClose={close}>
      <CallForm label="Patch" success="Patched" kind="main" done={close} call={(values) => patchCall(id, values)}>
        {patched.map((name) => (
          <fieldset key={name} class="wide row">
            <legend>{name}</legend>
            <select name={`${name}.how`} aria-label={`${name}: how`}>
              <option value="">absent</option>
              <option value="null">null</option>
              <option value="value">a value</option>
            </select>
            <input name={name} aria-label={name} autocomplete="off" />
          </fieldset>
        ))}
      </CallForm>
    </Dialog>
  );
}
