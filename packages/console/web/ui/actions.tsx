import { useState } from "preact/hooks";
import { type Act, type Acts, listed } from "./act.ts";
import { Dialog } from "./dialog.tsx";
import { Fold } from "./fold.tsx";
import { Choice } from "./form.tsx";
import { Menu } from "./menu.tsx";
import { showNotice } from "./notice.tsx";
import { Running } from "./running.tsx";
import { SafeDialog } from "./safe-dialog.tsx";
import { Samples } from "./samples.tsx";
import { useAction } from "./use-action.tsx";

/** State of actions with progress, confirmation, and the code of the last action. */
function useActs(acts: Acts) {
  const { running, failure, run, forget } = useAction();
  const [last, follow] = useState<string | undefined>(undefined);
  const [doing, setDoing] = useState<string | undefined>(undefined);
  const [confirming, setConfirming] = useState<Act | undefined>(undefined);
  const close = () => setConfirming(undefined);
  const begin = (act: Act) => {
    follow(act.name);
    if (act.confirmation !== undefined || act.dialog) return setConfirming(act);
    setDoing(act.doing);
    void run(act.call, (data) => {
      showNotice(act.success ?? act.name);
      act.done?.(data);
    });
  };
  const button = (act: Act, kind = act.confirmation === undefined ? "" : "danger") => (
    <button
      key={act.name}
      type="button"
      class={kind}
      disabled={running || act.impossible !== undefined}
      title={act.impossible}
      onFocus={() => follow(act.name)}
      onPointerEnter={() => follow(act.name)}
      onClick={({ currentTarget }) => {
        const menu = currentTarget.closest<HTMLDetailsElement>(".more");
        if (menu) {
          menu.open = false;
          // The dialog returns the focus to this element.
          menu.querySelector("summary")?.focus();
        }
        begin(act);
      }}
    >
      {act.name}
      {(act.confirmation !== undefined || act.dialog) && " …"}
    </button>
  );
  const possible = listed(acts).filter(({ impossible }) => impossible === undefined);
  const code = possible.length > 0 && <CodeOf acts={possible} last={last} choose={follow} />;
  const question = confirming?.dialog?.(close) ?? (confirming && <SafeDialog act={confirming} onClose={close} />);
  return { button, code, question, failure, forget, working: running && <Running doing={doing} /> };
}

/** A primary action, a menu of further actions, and a menu with their code. */
export function Actions({ label, ...acts }: Acts & { readonly label: string }) {
  const { button, code, question, failure, working } = useActs(acts);
  const { main, secondary = [], more = [] } = acts;
  return (
    <fieldset class="actions">
      <legend class="hidden">{label}</legend>
      {main && button(main, main.confirmation === undefined ? "main" : "danger")}
      {secondary.map((act) => button(act))}
      {more.length > 0 && (
        <Menu summary="More ▾" label={`More actions: ${label}`} kind="more">
          <div class="column">{more.map((act) => button(act))}</div>
        </Menu>
      )}
      {code && (
        <Menu summary="Code" label={`Code: ${label}`} title="Copy the call as code" kind="code">
          {code}
        </Menu>
      )}
      {working}
      {failure}
      {question}
    </fieldset>
  );
}

export function RowActions({ label, ...acts }: Acts & { readonly label: string }) {
  const possible = listed(acts).filter(({ impossible }) => impossible === undefined);
  const { button, code, question, failure, forget, working } = useActs(acts);
  if (possible.length === 0) return null;
  return (
    <>
      <Menu summary="⋯" label={`Actions: ${label}`} title="Actions" kind="more">
        <div class="column">{possible.map((act) => button(act))}</div>
        <Fold summary="As code">{() => code}</Fold>
      </Menu>
      {working}
      {question}
      {failure && (
        <Dialog title="The request failed" onClose={forget}>
          {failure}
          <button type="button" onClick={forget}>
            Close
          </button>
        </Dialog>
      )}
    </>
  );
}

interface CodeOfProps {
  readonly acts: readonly Act[];
  readonly last: string | undefined;
  readonly choose: (name: string) => void;
}

function CodeOf({ acts, last, choose }: CodeOfProps) {
  const act = acts.find(({ name }) => name === last) ?? acts[0];
  if (act === undefined) return null;
  return (
    <>
      {acts.length > 1 && (
        <Choice wide label="Code of" values={acts.map(({ name }) => name)} value={act.name} choose={choose} />
      )}
      <Samples call={act.call} />
    </>
  );
}
