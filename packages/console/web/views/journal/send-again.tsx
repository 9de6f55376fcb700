import type { JournalExchange, VersionResponse } from "@assessment-api/control";
import { useState } from "preact/hooks";
import { rawCall } from "../../api/call.ts";
import { hrefOf } from "../../route.ts";
import { Choice } from "../../ui/form.tsx";
import { Json } from "../../ui/json.tsx";
import { Samples } from "../../ui/samples.tsx";
import { HttpStatus } from "../../ui/status.tsx";
import { useAction } from "../../ui/use-action.tsx";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof methods)[number];

export function SendAgain({ exchange }: { readonly exchange: JournalExchange }) {
  const { version = "V1", query, requestBody } = exchange;
  const [method, setMethod] = useState(exchange.method as Method);
  const [address, setAddress] = useState(`${exchange.path.replace(/^\/v\d/, "")}${query ? `?${query}` : ""}`);
  const [body, setBody] = useState(requestBody?.text ?? "");
  const [response, setResponse] = useState<VersionResponse | undefined>(undefined);
  const { running, failure, run } = useAction();
  const merge = version === "V3" && method === "PATCH" && { contentType: "application/merge-patch+json" };
  const again = rawCall(version, method, address, { ...(body !== "" && { body }), ...merge });
  return (
    <details>
      <summary>Copy or resend</summary>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void run(again, setResponse);
        }}
      >
        <Choice label="Method" values={methods} value={method} choose={setMethod} />
        <label class="wide">
          Address in {version}
          <input value={address} onInput={({ currentTarget: { value } }) => setAddress(value)} />
        </label>
        <label class="wide">
          Body
          <textarea class="code" rows={8} value={body} onInput={({ currentTarget: { value } }) => setBody(value)} />
        </label>
        {requestBody && requestBody.length > requestBody.text.length && (
          <p class="muted">The journal truncated this body.</p>
        )}
        <button type="submit" class="main" disabled={running}>
          Send
        </button>
        {failure}
      </form>
      {response && (
        <section aria-label="Response" aria-live="polite">
          <p>
            <HttpStatus of={response.status} /> <a href={hrefOf("journal", response.requestId)}>{response.requestId}</a>{" "}
            {response.status >= 400 && <a href={hrefOf("explanations", response.requestId)}>why?</a>}
          </p>
          {response.body !== undefined && <Json of={response.body} label="Response" />}
        </section>
      )}
      <Samples call={again} />
    </details>
  );
}
