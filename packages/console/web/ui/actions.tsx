import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Call } from "../api/call.ts";
import { useAction } from "./action.tsx";
import { Menu } from "./menu.tsx";
import { tell } from "./notice.tsx";
import { Running } from "./running.tsx";
import { SafeDialog } from "./safe-action.tsx";
import { Samples } from "./samples.tsx";

/** Something that can be done with what is looked at. */
export interface Act {
  readonly name: string;
  readonly call: Call<unknown>;
  /** The message when it is done; by default its name. */
  readonly told?: string;
  /** What a call that takes long says that it does, as `Advancing`. */
  readonly doing?: string;
  readonly done?: () => void;
  /** Why it is not possible now. */
  readonly impossible?: string | undefined;
  /** For something that takes away: what goes, which is asked before. */
  readonly ask?: ComponentChildren;
}

interface ActionsProps {
  /** What the actions are of, for those who do not see where they stand. */
  readonly label: string;
  /** At the first place, the one that is likely to be next. */
  readonly main?: Act | undefined;
  /** Beside it. */
  readonly beside?: readonly Act[];
  /** In a menu. */
  readonly more?: readonly Act[];
}

/** One primary action, a menu of the others, and one place for the code of all of them, which shows that of the last one that was pointed at or done. */
export function Actions({ label, main, beside = [], more = [] }: ActionsProps) {
  const { running, failure, run } = useAction();
  const [last, follow] = useState<string | undefined>(undefined);
  const [doing, setDoing] = useState<string | undefined>(undefined);
  const [asked, setAsked] = useState<Act | undefined>(undefined);
  const all = [...(main ? [main] : []), ...beside, ...more];
  const possible = all.filter(({ impossible }) => impossible === undefined);
  const button = (act: Act, kind = act.ask ? "danger" : "") => (
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
        if (menu) menu.open = false;
        follow(act.name);
        if (act.ask) return setAsked(act);
        setDoing(act.doing);
        void run(act.call, () => {
          tell(act.told ?? act.name);
          act.done?.();
        });
      }}
    >
      {act.name}
      {act.ask && " …"}
    </button>
  );
  return (
    <fieldset class="actions">
      <legend class="hidden">{label}</legend>
      {main && button(main, "main")}
      {beside.map((act) => button(act))}
      {more.length > 0 && (
        <Menu summary="More ▾" label={`More actions: ${label}`} kind="more">
          <div class="column">{more.map((act) => button(act))}</div>
        </Menu>
      )}
      {possible.length > 0 && (
        <Menu summary={"</>"} label={`${label} as code`} title="As code" kind="code">
          <CodeOf acts={possible} last={last} choose={follow} />
        </Menu>
      )}
      {running && <Running doing={doing} />}
      {failure}
      {asked && (
        <SafeDialog
          label={asked.name}
          call={asked.call}
          told={asked.told ?? asked.name}
          {...(asked.doing !== undefined && { doing: asked.doing })}
          {...(asked.done && { done: asked.done })}
          onClose={() => setAsked(undefined)}
        >
          {asked.ask}
        </SafeDialog>
      )}
    </fieldset>
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
      <label class="wide">
        The code of
        <select value={act.name} onChange={({ currentTarget: { value } }) => choose(value)}>
          {acts.map(({ name }) => (
            <option key={name} selected={name === act.name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Samples call={act.call} />
    </>
  );
}
