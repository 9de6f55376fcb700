import { useState } from "preact/hooks";
import { apiKey } from "../../api/keys.ts";
import { hrefOf } from "../../route.ts";
import { HttpStatus } from "../../ui/status.tsx";

const calls = [
  { name: "V1: GET /exams", path: "/v1/exams", header: "X-Api-Key" },
  { name: "V2: GET /tests", path: "/v2/tests", header: "Vendor-Api-Key" },
  { name: "V3: GET /boost/v3/people", path: "/v3/boost/v3/people", header: "X-API-KEY" },
] as const;

interface Outcome {
  readonly status: number | undefined;
  readonly text: string;
  readonly durationInMs: number;
}

/** The console uses no key, so faults do not affect it. */
export function TryAsClient() {
  const [index, choose] = useState(1);
  const [outcome, setOutcome] = useState<Outcome | undefined>(undefined);
  const [running, setRunning] = useState(false);
  const key = apiKey.value;
  const one = calls[index] ?? calls[0];
  async function send(given: string): Promise<void> {
    setRunning(true);
    const began = performance.now();
    const duration = () => Math.round(performance.now() - began);
    try {
      const response = await fetch(one.path, { headers: { [one.header]: given } });
      const text = await response.text();
      setOutcome({ status: response.status, text: text.slice(0, 300), durationInMs: duration() });
    } catch {
      setOutcome({ status: undefined, text: "The connection was closed.", durationInMs: duration() });
    }
    setRunning(false);
  }
  return (
    <section class="card">
      <h2>Try as a client</h2>
      <p>Faults affect only requests with an API key. Send a request with your key to see the effect.</p>
      {key === undefined ? (
        <p>
          <a href={hrefOf("keys")}>Create a key</a> in this tab first: the sandbox shows each only once.
        </p>
      ) : (
        <form
          class="fields"
          onSubmit={(event) => {
            event.preventDefault();
            void send(key);
          }}
        >
          <label>
            Call
            <select onChange={({ currentTarget: { selectedIndex } }) => choose(selectedIndex)}>
              {calls.map(({ name }, at) => (
                <option key={name} selected={at === index}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" disabled={running}>
            Send
          </button>
        </form>
      )}
      {outcome && (
        <p role="status">
          {outcome.status !== undefined && <HttpStatus of={outcome.status} />} {outcome.durationInMs} ms{" "}
          <code>{outcome.text}</code>
        </p>
      )}
    </section>
  );
}
