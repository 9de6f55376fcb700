import { createClient, unwrap } from "@assessment-api/control";
import { filled, ORGANIZATION, ORIGIN, type Place, type Session, type Step } from "../../src/http/sessions/session.ts";
import { createRequester } from "../../src/process/worlds/request.ts";

// biome-ignore lint/suspicious/noExplicitAny: of every shape
const at = (value: any, place: Place): any => place.reduce((inner, step) => inner?.[step], value);

/**
 * Uses a new organization, like the exported tests.
 * @returns unexpected results, one line each; stops at the first failing step
 */
export async function replay(session: Session, url: string): Promise<string[]> {
  const control = createClient({ baseUrl: `${url}/control` });
  const body = { name: "Replay", ...session.world, apiKey: {} };
  const created = await unwrap(control.POST("/organizations", { body }));
  const request = createRequester(url, created.apiKey?.key ?? "", undefined);
  const variables = new Map([
    [ORGANIZATION, created.id],
    [ORIGIN, url],
  ]);
  try {
    for (const step of session.steps) {
      const problems = await doStep(step, request, variables);
      if (problems.length > 0) return problems;
    }
    return [];
  } finally {
    await control.DELETE("/organizations/{id}", { params: { path: { id: created.id } } });
  }
}

async function doStep(
  { name, method, path, query, body, status, expects, saves }: Step,
  request: ReturnType<typeof createRequester>,
  variables: Map<string, string>,
): Promise<string[]> {
  const write = (text: string) => filled(text, (variable) => variables.get(variable) ?? `no ${variable}`);
  const address = write(query === undefined ? path : `${path}?${query}`);
  const text = body && (body.text === undefined ? JSON.stringify(written(body.json, write)) : write(body.text));
  const sent = body && { text: text ?? "", contentType: body.mediaType };
  const response = await request(method, address, sent);
  const description = `${name}: ${method} ${address} ${text ?? ""}`;
  if (response.status !== status)
    return [`${description}: ${response.status} instead of ${status}: ${JSON.stringify(response.body)}`];
  for (const saved of saves) {
    const value = at(response.body, saved.at);
    if (typeof value !== "string") return [`${description}: no ${saved.at.join(".")} for ${saved.name}`];
    variables.set(saved.name, value);
  }
  return expects
    .filter((one) => at(response.body, one.at) !== one.value)
    .map(
      (one) => `${description}: ${one.at.join(".")} is ${JSON.stringify(at(response.body, one.at))}, not ${one.value}`,
    );
}

function written(value: unknown, write: (text: string) => string): unknown {
  if (typeof value === "string") return write(value);
  if (Array.isArray(value)) return value.map((element) => written(element, write));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, written(member, write)]));
}
