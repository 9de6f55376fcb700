import type { Operation } from "../document/document.ts";
import { takesBack } from "../document/operations.ts";
import type { OwnResource } from "../session/own-resources.ts";
import { type Check, type Moment, perSession, type Session } from "../session/session.ts";
import { compareView, forgetResource, nextTurn, noteSent, restart, type Sight, sightsOf } from "./views/memory.ts";
import { checkNeighbours } from "./views/neighbours.ts";
import { keyOfRequest, resourcesIn } from "./views/resources.ts";
import { vanishedProblems } from "./views/vanished.ts";
import { compareVersions } from "./views/versions.ts";

/** Prevents recursion, since confirming a finding also sends requests. */
const confirming = perSession(() => ({ busy: false }));

export const views = {
  name: "views",
  about:
    "all responses show a resource with the latest values: lists, embedded resources, GET, and all versions of a run; no response shows a deleted resource, and no other one disappears from a list",
  needs: [],
  async run(session, moment) {
    switch (moment.when) {
      case "seen":
        await see(session, moment);
        break;
      case "changed":
        await lookAgain(session, moment.operation, moment.path, moment.created);
        break;
      case "deleted":
        await lookAgain(session, moment.operation, moment.path, moment.resource);
        break;
      case "all-read":
        await compareVersions(session);
        if (!session.options.write) await checkNeighbours(session);
        break;
      case "all-written":
        await checkNeighbours(session);
    }
  },
} as const satisfies Check;

async function see(session: Session, moment: Extract<Moment, { when: "seen" }>): Promise<void> {
  const { operation, path, request, response } = moment;
  if (response.status >= 300 || (request.method ?? operation.method) !== operation.method) return;
  if (takesBack(operation)) return restart(session);
  const key = keyOfRequest(operation, path);
  if (operation.method === "DELETE") return forgetResource(session, key);
  if (operation.method !== "GET") noteSent(session, operation, key, request.body);
  const shown = resourcesIn(session, operation, path, moment.body());
  const turn = nextTurn(session);
  const sight: Sight = { operation, path, request };
  const state = confirming(session);
  const again = state.busy ? undefined : (one: Sight) => session.ask(one.operation, one.path, one.request);
  state.busy = true;
  try {
    const problems = await vanishedProblems(session, sight, moment.body(), again);
    for (const one of shown) problems.push(...(await compareView(session, sight, one, turn, again)));
    if (problems.length > 0)
      session.conclude(
        operation,
        "shows the same as other responses",
        problems.map((one) => ({ request: response.request, ...one })),
        String(response.status),
      );
  } finally {
    if (again) state.busy = false;
  }
}

async function lookAgain(
  session: Session,
  operation: Operation,
  path: string[],
  resource: OwnResource | undefined,
): Promise<void> {
  const keys = [keyOfRequest(operation, path), ...(resource ? [resource.path] : [])];
  const above = keys[0]?.replace(/\/[^/]+$/, "");
  const sights = [...keys, ...(above ? [above] : [])].flatMap((key) => sightsOf(session, key));
  for (const one of sights.filter((sight, index) => sights.indexOf(sight) === index))
    await session.ask(one.operation, one.path, one.request);
}
