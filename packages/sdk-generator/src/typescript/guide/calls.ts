import {
  ApiError,
  type Client,
  createClient,
  isDrift,
  isUnexpectedResponse,
  paginate,
  unwrap,
} from "@assessment-api/v2";

export async function walk(client: Client) {
  const params = { query: { tags: ["backend"] } };
  for await (const candidate of paginate(client, "/candidates", { params })) console.log(candidate.email);
}

export async function result(client: Client) {
  const params = { path: { id: "cnd_nobody" } };
  const { data, error, response } = await client.GET("/candidates/{id}", { params });
  if (data) console.log(data.status);
  else console.log(response.status, error.details);
}

export async function refused(client: Client) {
  try {
    await unwrap(client.GET("/candidates/{id}", { params: { path: { id: "cnd_nobody" } } }));
  } catch (error) {
    if (error instanceof ApiError) console.log(error.status, error.body?.details, error.errorId);
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
  const params = { path: { id } };
  const call = client.GET("/candidates/{id}", { params, timeout: 2000, retry: false });
  console.log((await unwrap(call)).status);
}

export async function createOnce(client: Client) {
  const body = { email: "maya.lindqvist@example.com", externalId: "ats-20417" };
  try {
    const { id } = await unwrap(client.POST("/candidates", { body, retry: { methods: ["POST"] } }));
    console.log("the candidate is there:", id);
  } catch (error) {
    const fields = error instanceof ApiError ? error.validationErrors : [];
    const arrived = fields.some(({ field }) => field === "externalId");
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

export function reporting(baseUrl: string, apiKey: string) {
  const client = createClient({
    baseUrl,
    apiKey,
    onDrift: ({ operation, status, pointer, expected, actual }) =>
      console.log(operation, status, pointer, `${actual} instead of ${expected}`),
  });
  return client;
}

export async function refusing(baseUrl: string, apiKey: string) {
  const client = createClient({ baseUrl, apiKey, responses: "refuse" });
  try {
    await unwrap(client.GET("/candidates"));
  } catch (error) {
    if (!isDrift(error)) throw error;
    console.log(error.message, error.data);
  }
}
