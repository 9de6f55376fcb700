/** Calls that the page about TypeScript shows. */
import { ApiError, type Client, createClient, isUnexpectedResponse, paginate, unwrap } from "@assessment-api/v2";

export async function walk(client: Client) {
  for await (const candidate of paginate(client, "/candidates", { params: { query: { status: ["NEW"] } } })) {
    console.log(candidate.email);
  }
}

export async function result(client: Client) {
  const { data, error, response } = await client.GET("/candidates/{id}", { params: { path: { id: "cnd_nobody" } } });
  if (data) console.log(data.status);
  else console.log(response.status, error.details);
}

export async function refused(client: Client) {
  try {
    await unwrap(client.GET("/candidates/{id}", { params: { path: { id: "cnd_nobody" } } }));
  } catch (error) {
    if (error instanceof ApiError) console.log(error.status, error.body?.details, error.errorId, error.retryAfter);
    else if (isUnexpectedResponse(error)) console.log("no JSON:", error.response.status);
    else throw error;
  }
}

export function options(baseUrl: string, apiKey: string) {
  const client = createClient({
    baseUrl,
    apiKey,
    headers: { "X-Team": "hiring" },
    timeout: 10_000,
    totalTimeout: 60_000,
    retry: true,
    waitOn429: true,
  });
  return client;
}

export async function optionsOfACall(client: Client, id: string) {
  const call = client.GET("/candidates/{id}", { params: { path: { id } }, timeout: 2000, retry: false });
  console.log((await unwrap(call)).status);
}

export async function createOnce(client: Client) {
  const body = { email: "maya.lindqvist@example.com", externalId: "ats-20417" };
  try {
    const { id } = await unwrap(client.POST("/candidates", { body, retry: { methods: ["POST"] } }));
    console.log("the candidate is there:", id);
  } catch (error) {
    const arrived = error instanceof ApiError && error.validationErrors.some(({ field }) => field === "externalId");
    if (!arrived) throw error;
    console.log("the candidate is there: an earlier try arrived");
  }
}

export async function raw(client: Client) {
  let text = "";
  const { data, response } = await client.GET("/candidates", {
    middleware: [
      {
        async onResponse({ response }) {
          text = await response.clone().text();
        },
      },
    ],
  });
  console.log(data?.page.totalElements, response.headers.get("Content-Type"), text.length);
}

export function hooks(baseUrl: string, apiKey: string) {
  const client = createClient({
    baseUrl,
    apiKey,
    hooks: {
      onResponse: ({ operation, attempt, status, duration }) =>
        console.log(operation, attempt, status, `${Math.round(duration)} ms`),
      onFailure: ({ operation, attempt, error, willRetry, wait }) =>
        console.log(operation, attempt, String(error), willRetry ? `again in ${wait} ms` : "given up"),
    },
  });
  return client;
}
