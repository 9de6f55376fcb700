import type { OperationOffer } from "../msw/choices.ts";
import { element } from "./element.ts";
import { operationRow } from "./operation-row.ts";
import { createChoices } from "./stored-choices.ts";
import { style } from "./style.ts";

/**
 * Shows a development panel to select the response and delay of each operation, or a running service to forward to.
 * Choices apply to this tab until it is closed. Users can copy them as code or as the header Prefer.
 * @returns a function that removes the panel and its choices
 */
export function mountPanel(
  handlers: Partial<Record<"v1" | "v2" | "v3", { operations(): OperationOffer[] }>>,
): () => void {
  const host = document.createElement("assessment-mock-panel");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];

  const offers = Object.entries(handlers).flatMap(([version, api]) =>
    api.operations().map((offer) => ({ version, ...offer })),
  );
  const choices = createChoices(offers);
  const count = element("span", { className: "count" });
  const summary = element("summary", {}, "Mock ", count);
  const find = element("input", { type: "search", placeholder: "Find an operation", ariaLabel: "Find an operation" });
  const rows = offers.map((offer) => ({ offer, row: operationRow(offer, choices) }));
  const none = element("p", { hidden: true }, "No such operation");
  const showFound = () => {
    const text = find.value.trim().toLowerCase();
    for (const { offer, row } of rows)
      row.hidden = !`${offer.version} ${offer.operationId} ${offer.method} ${offer.path}`.toLowerCase().includes(text);
    none.hidden = rows.some(({ row }) => !row.hidden);
  };
  find.addEventListener("input", showFound);
  const clear = element("button", { type: "button" }, "Reset all choices");
  clear.addEventListener("click", choices.clear);
  const showCount = () => {
    count.textContent = choices.count() === 0 ? "" : String(choices.count());
    clear.disabled = choices.count() === 0;
  };
  choices.onChange(showCount);
  showCount();
  root.append(
    element(
      "details",
      {},
      summary,
      element(
        "section",
        { ariaLabel: "Responses of the mock" },
        element("header", {}, find, clear),
        none,
        ...rows.map(({ row }) => row),
      ),
    ),
  );
  document.body.append(host);
  return () => {
    choices.clear();
    host.remove();
  };
}
