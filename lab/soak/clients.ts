import { ApiError, type Client as ControlClient, createClient as createControl, unwrap } from "@assessment-api/control";
import { type Client as ClientV1, createClient as createV1, unwrap as unwrapV1 } from "@assessment-api/v1";
import { type Client as ClientV2, createClient as createV2, unwrap as unwrapV2 } from "@assessment-api/v2";
import type { Random } from "../random.ts";
import { effects, type Ledger, type Move, type Person } from "./ledger.ts";
import { isCutOff, isDenied, isMissing } from "./outcomes.ts";

export interface Clients {
  readonly control: ControlClient;
  readonly v1: ClientV1;
  readonly v2: ClientV2;
}

/** Timeout of a request in milliseconds. */
const LONGEST = 120_000;

const fetchInTime = (request: Request): Promise<Response> => fetch(request, { signal: AbortSignal.timeout(LONGEST) });

export const connect = (origin: string, apiKey: string): Clients => ({
  control: createControl({ baseUrl: `${origin}/control`, fetch: fetchInTime }),
  v1: createV1({ baseUrl: `${origin}/v1`, apiKey, fetch: fetchInTime }),
  v2: createV2({ baseUrl: `${origin}/v2`, apiKey, fetch: fetchInTime }),
});

const testId = "tst_backend_go_sql";

const emailOf = ({ externalId }: Person): string => `${externalId.toLowerCase()}@soak.example`;

/**
 * Makes changes in sequence until the sandbox ends or `stop` aborts. Each client has its own candidates, so that
 * otherwise only timers change them.
 */
export async function runClient(
  clients: Clients,
  ledger: Ledger,
  own: Person[],
  random: Random,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    const { person, change } = choose(own, ledger, random);
    person.open = change;
    try {
      await apply(clients, person, change, ledger, random);
    } catch (error) {
      if (isCutOff(error)) {
        ledger.unanswered += 1;
        person.denied = isDenied(error) && !(change === "invite" && person.candidateId !== undefined);
        return;
      }
      // A timer changed the assessment first.
      if (error instanceof ApiError && error.status === 409) person.next = [];
      else miss(ledger, person, change, error);
    }
    person.open = undefined;
    ledger.acknowledged += 1;
  }
}

/** @throws the error if it is not a 404 */
function miss(ledger: Ledger, person: Person, change: Person["open"], error: unknown): void {
  if (!isMissing(error)) throw error;
  ledger.losses.push(`${person.externalId}: ${change} after ${person.last} found nothing`);
  person.next = [];
  person.deleted = true;
}

function choose(
  own: Person[],
  ledger: Ledger,
  random: Random,
): { person: Person; change: NonNullable<Person["open"]> } {
  const movable = own.filter(({ next }) => next.length > 0);
  if (movable.length > 0 && random.next() < 0.7) {
    const person = random.pick(movable);
    return { person, change: random.pick(person.next) };
  }
  const done = own.filter(({ last, next, deleted }) => last !== undefined && next.length === 0 && !deleted);
  if (done.length > 5) return { person: random.pick(done), change: "delete" };
  const person: Person = { externalId: `P${random.text(12)}`, next: [], deleted: false, events: [] };
  own.push(person);
  ledger.people.push(person);
  return { person, change: "invite" };
}

async function apply(
  clients: Clients,
  person: Person,
  change: NonNullable<Person["open"]>,
  ledger: Ledger,
  random: Random,
): Promise<void> {
  const { control, v2 } = clients;
  if (change === "invite") {
    await invite(clients, person, random);
  } else if (change === "delete") {
    const id = person.candidateId ?? "";
    const organizationId = ledger.organizationId;
    const query = { candidateId: id, count: 100 };
    const { items } = await unwrap(
      control.GET("/organizations/{id}/events", { params: { path: { id: organizationId }, query } }),
    );
    for (const event of items) ledger.eventsOfDeleted.add(event.id);
    await unwrapV2(v2.DELETE("/candidates/{id}", { params: { path: { id } } }));
    person.deleted = true;
    return;
  } else {
    await move(control, person.assessmentId ?? "", change);
  }
  acknowledge(person, change);
}

function acknowledge(person: Person, change: Move | "invite"): void {
  const { event, next } = effects[change];
  person.last = change;
  person.next = next;
  if (event !== undefined) person.events.push(event);
}

async function invite({ v1, v2 }: Clients, person: Person, random: Random): Promise<void> {
  const { externalId } = person;
  const body = { email: emailOf(person), firstName: "Soak", lastName: "Test", externalId };
  if (random.next() < 0.5) {
    const { id, _embedded } = await unwrapV2(v2.POST("/invitations", { body: { ...body, testId } }));
    Object.assign(person, { assessmentId: id, candidateId: _embedded.candidate.id });
    return;
  }
  const { id } = await unwrapV1(v1.POST("/candidates", { body: { ...body, examId: testId } }));
  person.candidateId = id;
  const { _embedded } = await unwrapV2(v2.GET("/candidates/{id}", { params: { path: { id } } }));
  person.assessmentId = _embedded.assessments[0]?.id ?? "";
}

function move(control: ControlClient, id: string, change: Move): Promise<unknown> {
  const params = { path: { id } };
  switch (change) {
    case "start":
      return unwrap(control.POST("/assessments/{id}/start", { params }));
    case "submit":
      return unwrap(control.POST("/assessments/{id}/submit", { params }));
    case "score":
      return unwrap(control.POST("/assessments/{id}/score", { params, body: { share: 0.5 } }));
    case "expire":
      return unwrap(control.POST("/assessments/{id}/expire", { params }));
    case "fail":
      return unwrap(control.POST("/assessments/{id}/fail", { params, body: { reason: "soak" } }));
    case "cancel":
      return unwrap(control.POST("/assessments/{id}/cancel", { params }));
  }
}

/** After a restart, finds out whether the last requests took effect. */
export async function settle(clients: Clients, ledger: Ledger): Promise<void> {
  const open = ledger.people.filter((person) => person.open !== undefined);
  await Promise.all(
    open.map(async (person) => {
      const { open: change = "invite", denied } = person;
      try {
        const happened = await settleOne(clients, person);
        if (happened && denied && !ofTime.includes(change))
          ledger.losses.push(`${person.externalId}: ${change} has happened, which its response denied`);
      } catch (error) {
        miss(ledger, person, change, error);
      }
    }),
  );
}

/** Changes that timers also make. */
const ofTime: readonly Person["open"][] = ["submit", "score", "expire"];

async function settleOne({ control, v2 }: Clients, person: Person): Promise<boolean> {
  const change = person.open;
  person.open = undefined;
  if (change === "invite") {
    const query = { query: emailOf(person) };
    const [found] = (await unwrapV2(v2.GET("/candidates", { params: { query } })))._embedded.candidates;
    if (found === undefined) return false;
    const path = { id: found.id };
    const { _embedded } = await unwrapV2(v2.GET("/candidates/{id}", { params: { path } }));
    Object.assign(person, { candidateId: found.id, assessmentId: _embedded.assessments[0]?.id });
    acknowledge(person, "invite");
    return true;
  }
  if (change === "delete") {
    person.deleted = await isDeleted(v2, person);
    return person.deleted;
  }
  if (change === undefined) return false;
  const path = { id: person.assessmentId ?? "" };
  const { status } = await unwrap(control.GET("/assessments/{id}", { params: { path } }));
  const happened = effects[change].statuses.includes(status);
  if (happened) acknowledge(person, change);
  else person.next = effects[person.last ?? "invite"].next;
  return happened;
}

/** @throws ApiError for errors other than 404 */
export async function isDeleted(v2: ClientV2, { candidateId: id = "" }: Person): Promise<boolean> {
  try {
    await unwrapV2(v2.GET("/candidates/{id}", { params: { path: { id } } }));
    return false;
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
}
