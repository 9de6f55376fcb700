import { pathToFileURL } from "node:url";
import { arrayAt, isObject, objectAt, parseJson } from "../document/json.ts";
import { CouldNotRunError } from "../findings/outcome.ts";
import type { Simulation } from "../session/simulation.ts";

/** Loads a simulation: the control API at a URL, or a module with `simulate` and optionally `register`. */
export async function loadSimulation(where: string, token: string | undefined): Promise<Simulation> {
  if (/^https?:/.test(where)) return controlApi(where.replace(/\/+$/, ""), token);
  try {
    const { simulate, register } = (await import(pathToFileURL(where).href)) as Partial<Simulation>;
    if (typeof simulate !== "function") throw new Error("it has no function simulate");
    return { simulate, register };
  } catch (error) {
    throw new CouldNotRunError(`--simulate ${where}: ${(error as Error).message}`, { cause: error });
  }
}

function controlApi(baseUrl: string, token: string | undefined): Required<Simulation> {
  const key: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const send = async (method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> => {
    const content = body && { body: JSON.stringify(body) };
    const headers = body ? { ...key, "content-type": "application/json" } : key;
    const response = await fetch(baseUrl + path, { method, headers, ...content }).catch((error: Error) => {
      throw new CouldNotRunError(`--simulate ${baseUrl}: ${error.message}`, { cause: error });
    });
    const text = await response.text();
    return { status: response.status, body: parseJson(new TextEncoder().encode(text)) ?? (text || undefined) };
  };
  const refusal = ({ status, body }: { status: number; body: unknown }, what: string): string =>
    `${what} responded with ${status}: ${JSON.stringify(body)}`;
  const need = (response: { status: number; body: unknown }, what: string): unknown => {
    if (response.status < 300) return response.body;
    throw new CouldNotRunError(`--simulate: ${refusal(response, what)}`);
  };
  const organizations = async (): Promise<string[]> => {
    const ids: string[] = [];
    for (let page = 0, last = false; !last; page += 1) {
      const body = need(await send("GET", `/organizations?count=100&page=${page}`), "listOrganizations");
      const items = arrayAt(body, "items");
      ids.push(...items.map((one) => String(objectAt({ one }, "one").id)));
      last = items.length < 100;
    }
    return ids;
  };
  /** V1 candidates have one assessment. */
  const assessmentOf = async (candidate: string): Promise<string | undefined> => {
    for (const id of await organizations()) {
      const call = { version: "V2", method: "GET", path: `/candidates/${encodeURIComponent(candidate)}` };
      const { body } = await send("POST", `/organizations/${id}/calls`, call);
      if (!isObject(body) || body.status !== 200) continue;
      const found = arrayAt(objectAt(JSON.parse(String(body.body)), "_embedded"), "assessments")[0];
      return isObject(found) ? String(found.id) : undefined;
    }
    return undefined;
  };
  return {
    async simulate(one) {
      const { move, id } = one;
      if (move === "assign") {
        const assignment = { assignedUser: one.user, assignedTeam: one.team };
        need(await send("PATCH", `/candidates/${encodeURIComponent(id)}/assignment`, assignment), "assignCandidate");
        return;
      }
      if (move === "build" || move === "wait") {
        need(await send("POST", "/clock/advance", { duration: "PT1M" }), "advanceClock");
        return;
      }
      const body = move === "answer" ? { auto: "correct" } : undefined;
      const path = (assessment: string) => `/assessments/${encodeURIComponent(assessment)}/${move}`;
      let response = await send("POST", path(id), body);
      const other = response.status === 404 ? await assessmentOf(id) : undefined;
      if (other) response = await send("POST", path(other), body);
      // The test may already have started.
      if (response.status !== 409) need(response, move);
    },
    async register({ version, url, apiKey }) {
      for (const id of await organizations()) {
        const keys = arrayAt((await send("GET", `/organizations/${id}/keys?count=100`)).body, "items");
        if (!keys.some((one) => isObject(one) && one.hint === apiKey.slice(-4))) continue;
        const hook = { url, apiVersion: version.toUpperCase() };
        const response = await send("POST", `/organizations/${id}/webhooks`, hook);
        if (response.status >= 300) return { refused: refusal(response, "createWebhook") };
        const made = objectAt(response, "body");
        const path = `/organizations/${id}/webhooks/${String(made.id)}`;
        return {
          secret: String(made.secret),
          remove: async () => void need(await send("DELETE", path), "deleteWebhook"),
        };
      }
      throw new CouldNotRunError("--simulate: no organization has the key of --api-key");
    },
  };
}
