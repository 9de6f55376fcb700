import { offerReasons } from "./explain.ts";
import { rememberedKey, rememberKey } from "./keys.ts";
import type { Filled } from "./live-samples.ts";
import { makeKeys } from "./make-key.ts";
import { addressOf, type Given, readable } from "./request.ts";

type Field = HTMLInputElement | HTMLSelectElement;
type Body = HTMLInputElement | HTMLTextAreaElement;

const isServed = (section: string): boolean => (document.body.dataset.apis ?? "").split(" ").includes(section);

/** Sends the form's request to the page's origin if it serves the API, and updates the samples. */
export function tryIt(): void {
  const form = document.querySelector<HTMLFormElement>("form.try");
  const { section = "" } = document.body.dataset;
  if (form === null || !isServed(section)) return;
  form.hidden = false;
  document.querySelector(".untried")?.remove();

  const key = form.querySelector<HTMLInputElement>("#try-key");
  const body = form.querySelector<Body>("#try-body");
  const header = key?.dataset.header ?? "";
  if (key !== null) key.value = rememberedKey(header);
  if (key !== null && isServed("control")) makeKeys(form, key);
  // Registered before the form's own event handler, which updates the samples.
  form.querySelector<HTMLSelectElement>("#try-example")?.addEventListener("input", ({ currentTarget }) => {
    if (body !== null) body.value = (currentTarget as HTMLSelectElement).value;
  });

  offerSample(form, body);
  const fill = async () => {
    const { showSamples } = await import("./live-samples.ts");
    showSamples(filledOf(form, section, key, body));
  };
  form.addEventListener("input", fill);
  if (key?.value) void fill();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (key !== null) rememberKey(header, key.value);
    await send(form, key, body);
  });
}

function filledOf(form: HTMLFormElement, section: string, key: HTMLInputElement | null, body: Body | null): Filled {
  const { method = "GET", template = "", fresh, saved, file: named = "" } = form.dataset;
  const type = body?.dataset.type ?? "";
  const file = body instanceof HTMLInputElement ? body.files?.[0]?.name : undefined;
  const content = body instanceof HTMLTextAreaElement && body.value !== "" ? { type, text: body.value } : undefined;
  return {
    section,
    method,
    template,
    given: givenOf(form),
    key: key?.value ?? "",
    fresh,
    saved,
    body: body instanceof HTMLInputElement ? { type, file: file ?? named } : content,
  };
}

const givenOf = (form: HTMLFormElement): Given[] =>
  [...form.querySelectorAll<Field>("[data-in]")].map((field) => ({
    name: field.dataset.name ?? "",
    in: field.dataset.in as Given["in"],
    value:
      field instanceof HTMLSelectElement ? [...field.selectedOptions].map(({ value }) => value).join(",") : field.value,
    isNumber: "number" in field.dataset,
    isList: "list" in field.dataset,
    isJoined: "joined" in field.dataset,
  }));

async function send(form: HTMLFormElement, key: HTMLInputElement | null, body: Body | null): Promise<void> {
  const { method = "GET", path = "", fresh } = form.dataset;
  const given = givenOf(form);
  const headers = new Headers();
  if (key?.value)
    headers.set(key.dataset.header ?? "", key.dataset.header === "Authorization" ? `Bearer ${key.value}` : key.value);
  for (const { name, value } of given.filter((one) => one.in === "header" && one.value !== ""))
    headers.set(name, value);
  const content = body instanceof HTMLInputElement ? body.files?.[0] : withFresh(body?.value, fresh);
  if (body !== null && content) headers.set("Content-Type", body.dataset.type ?? "");

  const output = form.querySelector(".sent");
  const result = form.querySelector(".result");
  const code = form.querySelector(".sent .body code");
  const headerLines = form.querySelector(".sent details");
  if (!(output instanceof HTMLElement) || result === null || code === null) return;
  if (!(headerLines instanceof HTMLDetailsElement)) return;
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
    code.textContent = readable(text) || "No body";
    showHeaders(headerLines, shown);
    offerReasons(form, !response.ok && isServed("control") ? response.headers.get("x-request-id") : null);
  } catch (error) {
    result.textContent = `No response: ${error instanceof Error ? error.message : String(error)}`;
    result.className = "result bad";
    code.textContent = "";
    showHeaders(headerLines, []);
    offerReasons(form, null);
  }
  output.hidden = false;
  result.scrollIntoView({ block: "nearest" });
}

function showHeaders(details: HTMLDetailsElement, lines: readonly string[]): void {
  const [summary, code] = [details.querySelector("summary"), details.querySelector("code")];
  if (summary) summary.textContent = `Headers (${lines.length})`;
  if (code) code.textContent = lines.join("\n");
  details.hidden = lines.length === 0;
}

/** Selects the site's package as the file of the form. */
function offerSample(form: HTMLFormElement, body: Body | null): void {
  const button = form.querySelector<HTMLButtonElement>(".use-sample");
  if (!button || !(body instanceof HTMLInputElement)) return;
  button.addEventListener("click", async () => {
    const url = new URL(button.dataset.href ?? "", location.href);
    const bytes = await (await fetch(url)).blob();
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], url.pathname.split("/").at(-1) ?? "", { type: body.dataset.type ?? "" }));
    body.files = chosen.files;
    body.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Makes values unique like the samples, so that a request can be repeated. */
const withFresh = (text: string | undefined, fresh: string | undefined): string | undefined =>
  fresh === undefined ? text : text?.replaceAll(fresh, String(Date.now()));

/** Returns the text that a stream sends within two seconds, because it does not end. */
async function beginning(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const end = setTimeout(() => reader?.cancel(), 2000);
  let text = "";
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read())
    text += part.value;
  clearTimeout(end);
  return text;
}
