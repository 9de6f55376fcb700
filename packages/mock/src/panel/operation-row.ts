import type { Choice, OperationOffer } from "../msw/choices.ts";
import { writePrefer } from "../response.ts";
import { element } from "./element.ts";
import type { Choices } from "./stored-choices.ts";

/** Response options that are not examples. */
const [HANDLER, WORLD] = ["", "world"];

export function operationRow(offer: OperationOffer & { version: string }, choices: Choices): HTMLElement {
  const { version, operationId, method, path, responses } = offer;
  const response = element(
    "select",
    { ariaLabel: `Response of ${operationId}` },
    element("option", { value: HANDLER }, "by its handler"),
    ...responses.flatMap(({ status, examples }) =>
      (examples.length > 0 ? examples : [undefined]).map((example) =>
        element(
          "option",
          { value: JSON.stringify({ status, ...(example !== undefined && { example }) }) },
          `${status}${example === undefined ? "" : ` · ${example}`}`,
        ),
      ),
    ),
    element("option", { value: WORLD }, "from a running service"),
  );
  const delay = element("input", {
    type: "number",
    min: "0",
    step: "100",
    placeholder: "0",
    ariaLabel: `Delay of ${operationId}, in milliseconds`,
  });
  const baseUrl = element("input", {
    type: "url",
    placeholder: `http://127.0.0.1:4010/${version}`,
    ariaLabel: `Base URL for ${operationId}`,
  });
  const apiKey = element("input", { type: "text", placeholder: "API key", ariaLabel: `API key for ${operationId}` });
  const world = element("div", { className: "world" }, baseUrl, apiKey);
  const copies = element(
    "div",
    { className: "copies" },
    copyButton("Copy as code", () => asCode(version, operationId, current())),
    copyButton("Copy as header", () => asHeader(current())),
  );

  function current(): Choice {
    const ms = delay.value === "" ? undefined : Number(delay.value);
    if (response.value === WORLD)
      return {
        world: { baseUrl: baseUrl.value || baseUrl.placeholder, ...(apiKey.value !== "" && { apiKey: apiKey.value }) },
      };
    return {
      ...(response.value !== HANDLER && JSON.parse(response.value)),
      ...(ms !== undefined && Number.isFinite(ms) && ms >= 0 && { delay: ms }),
    };
  }
  function show(): void {
    world.hidden = response.value !== WORLD;
    delay.disabled = response.value === WORLD;
    const isChosen = choices.of(offer) !== undefined;
    copies.hidden = !isChosen || response.value === WORLD;
    row.classList.toggle("chosen", isChosen);
  }
  function change(): void {
    const choice = current();
    choices.set(offer, Object.keys(choice).length === 0 ? undefined : choice);
  }
  function fill(): void {
    const choice = choices.of(offer);
    const { world: service, delay: ms, ...scene } = choice ?? {};
    if (service !== undefined) response.value = WORLD;
    else response.value = Object.keys(scene).length === 0 ? HANDLER : JSON.stringify(scene);
    delay.value = ms === undefined ? "" : String(ms);
    if (service !== undefined) [baseUrl.value, apiKey.value] = [service.baseUrl, service.apiKey ?? ""];
    show();
  }

  const row = element(
    "article",
    {},
    element("h3", {}, element("span", { className: "version" }, version.toUpperCase()), operationId),
    element("code", {}, `${method} ${path}`),
    element("div", { className: "choice" }, response, element("label", {}, delay, " ms")),
    world,
    copies,
  );
  for (const field of [response, delay, baseUrl, apiKey]) field.addEventListener("change", change);
  choices.onChange(fill);
  fill();
  return row;
}

function copyButton(text: string, what: () => string): HTMLButtonElement {
  const button = element("button", { type: "button" }, text);
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(what());
    button.textContent = "Copied";
    setTimeout(() => {
      button.textContent = text;
    }, 1500);
  });
  return button;
}

/** Formats a choice as code. Omits the running service, to which handlers cannot forward. */
function asCode(version: string, operationId: string, { world: _, ...scene }: Choice): string {
  const members = Object.entries(scene).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `server.use(handlers.${version}.${operationId}(${members.length > 0 ? `{ ${members.join(", ")} }` : ""}));`;
}

/** Formats a choice as a header, which the mock server supports, too. */
const asHeader = (choice: Choice): string => `Prefer: ${writePrefer(choice)}`;
