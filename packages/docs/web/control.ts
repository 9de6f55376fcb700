import { rememberedKey } from "./keys.ts";

/** Calls the control API of the sandbox that serves the page. Throws the sandbox's error message. */
export async function callControl<Result>(method: "GET" | "POST", path: string, body?: object): Promise<Result> {
  const token = rememberedKey("Authorization");
  const response = await fetch(`${location.origin}/control${path}`, {
    method,
    headers: {
      ...(token !== "" && { Authorization: `Bearer ${token}` }),
      ...(body && { "Content-Type": "application/json" }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  const content = await response.json();
  if (response.ok) return content;
  if (response.status === 401)
    throw new Error("The sandbox requires its token. Enter the token on a page of the control API, then return.");
  throw new Error(content.details ?? `The response has the status ${response.status}`);
}
