import { rememberedKey, rememberKey } from "./keys.ts";
import { addressOf, type Given, readable } from "./request.ts";

type Field = HTMLInputElement | HTMLSelectElement;

/** The form of an operation sends its request to the origin of the page, if that serves the API. */
export function tryIt(): void {
  const form = document.querySelector<HTMLFormElement>("form.try");
  const { apis = "", section = "" } = document.body.dataset;
  if (form === null || !apis.split(" ").includes(section)) return;
  form.hidden = false;
  document.querySelector(".untried")?.remove();

  const key = form.querySelector<HTMLInputElement>("#try-key");
  const body = form.querySelector<HTMLInputElement | HTMLTextAreaElement>("#try-body");
  const header = key?.dataset.header ?? "";
  if (key !== null) key.value = rememberedKey(header);
  form.querySelector<HTMLSelectElement>("#try-example")?.addEventListener("change", ({ currentTarget }) => {
    if (body !== null) body.value = (currentTarget as HTMLSelectElement).value;
  });

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (key !== null) rememberKey(header, key.value);
    await send(form, key, body);
  });
}

const givenOf = (form: HTMLFormElement): Given[] =>
  [...form.querySelectorAll<Field>("[data-in]")].map(({ dataset, value }) => ({
    name: dataset.name ?? "",
    in: dataset.in as Given["in"],
    value,
    isList: "list" in dataset,
    isJoined: "joined" in dataset,
  }));

async function send(
  form: HTMLFormElement,
  key: HTMLInputElement | null,
  body: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<void> {
  const { method = "GET", path = "" } = form.dataset;
  const given = givenOf(form);
  const headers = new Headers();
  if (key?.value)
    headers.set(key.dataset.header ?? "", key.dataset.header === "Authorization" ? `Bearer ${key.value}` : key.value);
  for (const { name, value } of given.filter((one) => one.in === "header" && one.value !== ""))
    headers.set(name, value);
  const content = body instanceof HTMLInputElement ? body.files?.[0] : body?.value;
  if (body !== null && content) headers.set("Content-Type", body.dataset.type ?? "");

  const output = form.querySelector(".sent");
  const result = form.querySelector(".result");
  const code = form.querySelector(".sent code");
  if (!(output instanceof HTMLElement) || result === null || code === null) return;
  const started = performance.now();
  try {
    const response = await fetch(location.origin + addressOf(path, given), { method, headers, body: content || null });
    const text = response.headers.get("content-type")?.includes("event-stream")
      ? await beginning(response)
      : await response.text();
    const took = Math.round(performance.now() - started);
    const shown = [...response.headers].map(([name, value]) => `${name}: ${value}`);
    result.textContent = `${response.status} ${response.statusText} · ${took} ms`;
    result.className = `result ${response.ok ? "good" : "bad"}`;
    code.textContent = `${shown.join("\n")}\n\n${readable(text)}`;
  } catch (error) {
    result.textContent = `No response: ${error instanceof Error ? error.message : String(error)}`;
    result.className = "result bad";
    code.textContent = "";
  }
  output.hidden = false;
  result.scrollIntoView({ block: "nearest" });
}

/** The text that a stream sends within two seconds; it would not end by itself. */
async function beginning(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const end = setTimeout(() => reader?.cancel(), 2000);
  let text = "";
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read())
    text += part.value;
  clearTimeout(end);
  return text;
}
