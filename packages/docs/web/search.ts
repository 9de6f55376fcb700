import type { Found } from "../src/find.ts";

const shown = 12;
const sections: Readonly<Record<string, string>> = {
  v1: "V1",
  v2: "V2",
  v3: "V3",
  control: "Control",
  guides: "Guide",
};

/** The search field: `/` focuses it, arrows and Enter select a hit. Loads its index on first use. */
export function search(): void {
  const box = document.querySelector<HTMLElement>(".search");
  const input = box?.querySelector("input");
  const list = box?.querySelector("ul");
  const root = document.body.dataset.root ?? "";
  if (!box || !input || !list || location.protocol === "file:") return;
  box.hidden = false;
  let finder: Promise<(text: string) => Found[]> | undefined;
  let active = -1;

  const load = () => {
    finder ??= Promise.all([import("../src/find.ts"), fetch(`${root}search.json`)]).then(
      async ([{ createFinder }, response]) => createFinder(await response.json()),
    );
    return finder;
  };
  const close = () => {
    list.hidden = true;
    input.ariaExpanded = "false";
    input.removeAttribute("aria-activedescendant");
    active = -1;
  };
  const mark = (next: number) => {
    const options = [...list.children];
    options[active]?.removeAttribute("aria-selected");
    active = options.length === 0 ? -1 : (next + options.length) % options.length;
    const option = options[active];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option !== undefined) input.setAttribute("aria-activedescendant", option.id);
  };
  const show = async () => {
    const text = input.value;
    if (text.trim() === "") return close();
    const found = (await load())(text).slice(0, shown);
    if (text !== input.value) return;
    list.replaceChildren(...found.map((one, number) => option(one, number, root)));
    if (found.length === 0)
      list.append(Object.assign(document.createElement("li"), { className: "nothing", textContent: "Nothing found" }));
    list.hidden = false;
    input.ariaExpanded = "true";
    active = -1;
    if (found.length > 0) mark(0);
  };

  input.addEventListener("focus", load);
  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      input.value = "";
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      mark(active + (event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Enter") {
      list.children[active]?.querySelector("a")?.click();
    }
  });
  addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select") !== null;
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
  addEventListener("click", ({ target }) => {
    if (target instanceof Node && !box.contains(target)) close();
  });
}

function option({ title, href, section }: Found, number: number, root: string): HTMLElement {
  const [path = "", fragment] = href.split("#");
  const item = Object.assign(document.createElement("li"), { id: `found-${number}`, role: "option" });
  const link = Object.assign(document.createElement("a"), {
    href: `${root}${path}.html${fragment === undefined ? "" : `#${fragment}`}`,
    tabIndex: -1,
  });
  const part = Object.assign(document.createElement("span"), {
    className: "note",
    textContent: sections[section] ?? "",
  });
  link.append(title, part);
  item.append(link);
  return item;
}
