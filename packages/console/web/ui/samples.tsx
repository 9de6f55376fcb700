import { useState } from "preact/hooks";
import type { Call } from "../api/call.ts";
import { token } from "../api/client.ts";
import { apiKey } from "../api/keys.ts";
import { languageNames, sampleOf } from "../samples/sample.ts";
import { copy } from "./copy.tsx";
import { Menu } from "./menu.tsx";

const sampleContext = () => ({ origin: location.origin, apiKey: apiKey.value, token: token.value });

export function Samples({ call }: { readonly call: Omit<Call, "send"> }) {
  const [language, choose] = useState(languageNames[0] ?? "curl");
  const sample = sampleOf(language, call, sampleContext());
  return (
    <div class="samples">
      <div class="row">
        <fieldset class="choices">
          <legend class="hidden">Language</legend>
          {languageNames.map((name) => (
            <button
              key={name}
              type="button"
              class="quiet"
              aria-pressed={name === language}
              onClick={() => choose(name)}
            >
              {name}
            </button>
          ))}
        </fieldset>
        <button type="button" onClick={() => void copy(sample, `the call in ${language}`)}>
          Copy
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls */}
      <pre tabIndex={0}>{sample}</pre>
    </div>
  );
}

export function CopyCall({ call }: { readonly call: Omit<Call, "send"> }) {
  return (
    <Menu summary="Code" label={`Code: ${call.method} ${call.template}`} title="Copy the call as code" kind="code">
      <Samples call={call} />
    </Menu>
  );
}
