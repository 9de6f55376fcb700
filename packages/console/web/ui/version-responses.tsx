import type { Call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { Json } from "./json.tsx";
import { Show } from "./loaded.tsx";
import { Samples } from "./samples.tsx";

export function VersionResponses({
  of: versions,
}: {
  readonly of: readonly (readonly [version: string, call: Call<unknown>])[];
}) {
  return (
    <div class="sides">
      {versions.map(([version, read]) => (
        <OneVersion key={version} version={version} read={read} />
      ))}
    </div>
  );
}

function OneVersion({ version, read }: { readonly version: string; readonly read: Call<unknown> }) {
  return (
    <section aria-label={version}>
      <h3>{version}</h3>
      <Show of={useData(read)}>{(data) => <Json of={data} label={`Response of ${version}`} />}</Show>
      <details>
        <summary>As code</summary>
        <Samples call={read} />
      </details>
    </section>
  );
}
