import type { ComponentChildren } from "preact";
import { type Call, call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { go, hrefOf } from "../route.ts";
import { Samples } from "../ui/samples.tsx";
import { useAction } from "../ui/use-action.tsx";

const ada = { email: "ada@example.com", firstName: "Ada", lastName: "Lovelace" };

export function FirstCalls() {
  const exams = useData(call("V1", "get", "/exams", { query: { count: 1 } }));
  const people = useData(call("V3", "get", "/boost/v3/people"));
  const examId = exams.data?.items[0]?.id ?? "tst_…";
  const personId = people.data?.content[0]?.id ?? "per_…";
  return (
    <div class="cards calls">
      <FirstCall
        title="1. Invite a candidate (V1)"
        call={call("V1", "post", "/candidates", { body: { ...ada, examId } })}
        done={({ id }) => go(hrefOf("candidates", id))}
      >
        A candidate gets a mail with a link to a test.
      </FirstCall>
      <FirstCall
        title="2. Find the candidate (V2)"
        call={call("V2", "get", "/candidates", { query: { query: ada.email } })}
        done={() => go(hrefOf("candidates", undefined, { query: ada.email }))}
      >
        The same candidate in the next version.
      </FirstCall>
      <FirstCall
        title="3. Get a person (V3)"
        call={call("V3", "get", "/boost/v3/people/{personId}", { path: { personId } })}
        done={({ id }) => go(hrefOf("people", id))}
      >
        V2 and V3 share people, teams and skills.
      </FirstCall>
    </div>
  );
}

interface FirstCallProps<Data> {
  readonly title: string;
  readonly call: Call<Data>;
  readonly done: (data: Data) => void;
  readonly children: ComponentChildren;
}

function FirstCall<Data>({ title, call, done, children }: FirstCallProps<Data>) {
  const { running, failure, run } = useAction();
  return (
    <section class="card">
      <h2>{title}</h2>
      <p class="muted">{children}</p>
      <Samples call={call} />
      <button type="button" disabled={running} onClick={() => void run(call, done)}>
        Send
      </button>
      {failure}
    </section>
  );
}
