import type { SessionTarget } from "@assessment-api/control";
import { useState } from "preact/hooks";
import { type Call, call } from "../../api/call.ts";
import { copy } from "../../ui/copy.tsx";
import { Choice } from "../../ui/form.tsx";
import { CopyCall } from "../../ui/samples.tsx";
import { useAction } from "../../ui/use-action.tsx";

const titles: Readonly<Record<SessionTarget, string>> = {
  vitest: "Vitest",
  playwright: "Playwright",
  pytest: "pytest",
  arazzo: "Arazzo",
};
const targets = Object.keys(titles) as SessionTarget[];

/** Exports everything from an entry on as a test. */
export function Export({ from }: { readonly from: string }) {
  const [target, setTarget] = useState<SessionTarget>("vitest");
  const [text, setText] = useState<string | undefined>(undefined);
  const { running, failure, run } = useAction();
  const query = { from, as: target };
  const session = call("control", "get", "/organizations/{id}/session", { query });
  return (
    <details>
      <summary>Export as a test</summary>
      <p>
        Exports all calls, candidate actions and clock moves from here on as a test, which runs in its own organization.
        Names and addresses of people are replaced.
      </p>
      <form
        class="row wrap"
        onSubmit={(event) => {
          event.preventDefault();
          setText(undefined);
          void run(session as Call<unknown>, (data) => setText(String(data)));
        }}
      >
        <Choice
          label="For"
          values={targets.map((one) => [one, titles[one]] as const)}
          value={target}
          choose={(one) => {
            setText(undefined);
            setTarget(one);
          }}
        />
        <button type="submit" class="main" disabled={running}>
          Export
        </button>
        <CopyCall call={session} />
      </form>
      {failure}
      {text !== undefined && (
        <>
          <button type="button" onClick={() => void copy(text, `the test for ${titles[target]}`)}>
            Copy test
          </button>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls */}
          <pre tabIndex={0}>{text}</pre>
        </>
      )}
    </details>
  );
}
