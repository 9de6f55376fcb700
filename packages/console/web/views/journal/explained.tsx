import type { Explanation } from "@assessment-api/control";
import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { hrefOf } from "../../route.ts";
import { Show } from "../../ui/loaded.tsx";
import { Facts } from "../../ui/split.tsx";

export function Explained({ id }: { readonly id: string }) {
  return (
    <Show of={useData(call("control", "get", "/explanations/{id}", { path: { id } }))}>
      {(explanation) => <Reasons of={explanation} />}
    </Show>
  );
}

function Reasons({ of: explanation }: { readonly of: Explanation }) {
  const { requestId, status, method, path, version, rule, message, found, expected, remedy, problems, document } =
    explanation;
  return (
    <section class="card explanation" aria-label="Explanation">
      <p>
        <strong>{status}</strong> {message}
      </p>
      <Facts
        of={{
          Found: found,
          Expected: expected,
          "How to fix it": remedy,
          Rule: <code>{rule}</code>,
          Call: `${method} ${path}${version ? ` (${version})` : ""}`,
          Request: <a href={hrefOf("journal", requestId)}>{requestId}</a>,
          Document: document && (
            <a href={document.href} target="_blank" rel="noreferrer">
              <code>{document.pointer}</code>
            </a>
          ),
        }}
      />
      {problems.length > 0 && (
        <ul>
          {problems.map(({ field, value, message: text }) => (
            <li key={field + text}>
              <code>{field}</code> {value && <q>{value}</q>} {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
