import fc from "fast-check";
import type { World } from "../../src/process/worlds/world.ts";

/** Callbacks for an action; `choose` picks an existing item and skips the action without one. */
interface Doing {
  readonly world: World;
  readonly ids: Readonly<Record<"candidates" | "teams" | "people" | "webhooks" | "snapshots", string[]>>;
  choose<Item>(items: readonly Item[]): Item | undefined;
  readonly number: number;
}

type Deed = (doing: Doing) => Promise<unknown>;

const move =
  (name: string, json?: unknown): Deed =>
  async ({ world, ids, choose }) => {
    const id = choose(ids.candidates);
    if (id !== undefined)
      await world.request("POST", `/control/assessments/${id}/${name}`, json === undefined ? undefined : { json });
  };

export const deeds: Readonly<Record<string, Deed>> = {
  async "create in V1"({ world, ids, number }) {
    const json = {
      email: `maya.${number}@corp.example`,
      firstName: "Maya",
      lastName: `Lindqvist${number}`,
      examId: "tst_sql_basics",
    };
    const { body } = await world.request("POST", "/v1/candidates", { json });
    // The response has no id without credits.
    if (body.id !== undefined) ids.candidates.push(body.id);
  },
  async "invite in V2"({ world, ids, number }) {
    const json = { email: `jonas.${number}@corp.example`, firstName: "Jonas", testId: "tst_backend_go_sql" };
    const { body } = await world.request("POST", "/v2/invitations", { json });
    if (body._embedded !== undefined) ids.candidates.push(body._embedded.candidate.id);
  },
  "invite nobody": ({ world }) =>
    world.request("POST", "/v1/candidates", { json: { email: "maya at corp", firstName: "", examId: "tst_none" } }),
  "create a team": async ({ world, ids, number }) => {
    const { body } = await world.request("POST", "/v3/boost/v3/teams", { json: { name: `Team ${number}` } });
    ids.teams.push(body.id);
  },
  async "invite into a team"({ world, ids, choose, number }) {
    const teamId = choose(ids.teams);
    if (teamId === undefined) return;
    const { body } = await world.request("POST", "/v3/boost/v3/invitations", {
      json: { email: `noor.${number}@corp.example`, teamId },
    });
    ids.people.push(body.personId);
  },
  async "patch a person"({ world, ids, choose }) {
    const id = choose(ids.people);
    const patch = { json: { firstName: "Noor", lastName: "Silva" }, contentType: "application/merge-patch+json" };
    if (id !== undefined) await world.request("PATCH", `/v3/boost/v3/people/${id}`, patch);
  },
  async "onboard a person"({ world, ids, choose }) {
    const id = choose(ids.people);
    const path = `/control/organizations/${world.organizationId}/people/${id}/onboarding`;
    if (id !== undefined) await world.request("PUT", path, { json: { status: "COMPLETED" } });
  },
  async "read a candidate"({ world, ids, choose }) {
    const id = choose(ids.candidates);
    if (id !== undefined) await world.request("GET", `/v1/candidates/${id}`);
  },
  async "delete a team"({ world, ids }) {
    const id = ids.people.length === 0 ? ids.teams.pop() : undefined;
    if (id !== undefined) await world.request("DELETE", `/v2/boost/teams/${id}`);
  },
  "read lists": async ({ world }) => {
    await world.request("GET", "/v1/candidates?query=Lindqvist&count=5");
    await world.request("GET", "/v2/candidates?status=ACCEPTED&status=REJECTED");
  },
  "read what is not there": ({ world }) => world.request("GET", "/v2/candidates/cnd_0Unknown"),
  async decide({ world, ids, choose }) {
    const id = choose(ids.candidates);
    if (id !== undefined) await world.request("PATCH", `/v2/candidates/${id}`, { json: { status: "ACCEPTED" } });
  },
  start: move("start"),
  answer: move("answer", { auto: "correct" }),
  async "answer one"({ world, ids, choose }) {
    const id = choose(ids.candidates);
    if (id === undefined) return;
    const { body } = await world.request("GET", `/control/assessments/${id}`);
    const answerId = body?.sections?.[0]?.answers?.[0]?.answerId;
    if (answerId !== undefined)
      await world.request("POST", `/control/assessments/${body.id}/answer`, {
        json: { answers: [{ answerId, choices: [] }] },
      });
  },
  submit: move("submit"),
  score: move("score", { share: 0.5 }),
  note: move("note", { note: "Asked good questions." }),
  cancel: move("cancel"),
  expire: move("expire"),
  async "take the test in the browser"({ world, ids, choose }) {
    const id = choose(ids.candidates);
    if (id === undefined) return;
    const { body } = await world.request("GET", `/control/assessments/${id}`);
    if (body?.token === undefined) return;
    const post = (address: string) =>
      fetch(`${world.url}/t/${body.token}/${address}`, { method: "POST", redirect: "manual" });
    await post("start");
    await post("submit");
  },
  "let a minute pass": ({ world }) => world.clock.advance("PT1M"),
  "let forty days pass": ({ world }) => world.clock.advance("P40D"),
  "stop the clock": async ({ world }) => world.clock.freeze(new Date((await world.clock.now()).getTime() + 60_000)),
  "let the clock run": ({ world }) => world.clock.resume(),
  async "catch events"({ world }) {
    await world.webhooks.catch("V2");
  },
  "order a fault": ({ world }) => world.faults.add({ operation: "listExams", outcome: 503, count: 1 }),
  "run into it": ({ world }) => world.request("GET", "/v1/exams"),
  async "keep a snapshot"({ world, ids, number }) {
    ids.snapshots.push((await world.snapshot(`Snapshot ${number}`)).id);
  },
  "send what is no JSON": ({ world }) => world.request("POST", "/v1/candidates", { text: '{"email": ' }),
  "run out of credits": ({ world }) =>
    world.request("PATCH", `/control/organizations/${world.organizationId}`, { json: { credits: 1 } }),
};

export const sessions: fc.Arbitrary<readonly (readonly [name: string, choice: number])[]> = fc.array(
  fc.tuple(
    fc.constantFrom(...Object.keys(deeds), "create in V1", "invite in V2", "start", "answer", "submit"),
    fc.nat(100),
  ),
  { minLength: 5, maxLength: 20, size: "max" },
);

export async function act(world: World, session: readonly (readonly [name: string, choice: number])[]): Promise<void> {
  const ids = { candidates: [], teams: [], people: [], webhooks: [], snapshots: [] };
  for (const [number, [name, choice]] of session.entries()) {
    const choose = <Item>(items: readonly Item[]): Item | undefined => items[choice % Math.max(1, items.length)];
    await deeds[name]?.({ world, ids, choose, number });
  }
}
