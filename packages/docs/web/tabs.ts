/** The last selected language, for all pages. */
const stored = "docs-language";

export function makeTabs(): void {
  for (const [number, group] of document.querySelectorAll<HTMLElement>(".tabs").entries()) {
    const panels = [...group.querySelectorAll<HTMLElement>(".code")];
    if (panels.length < 2) continue;
    if (panels.length > 6) makeChoice(group, panels);
    else makeBar(group, panels, number);
  }
}

/** Shows a list if there are many alternatives. */
function makeChoice(group: HTMLElement, panels: readonly HTMLElement[]): void {
  const select = document.createElement("select");
  select.ariaLabel = group.dataset.label ?? "";
  select.append(...panels.map(({ dataset }, index) => new Option(dataset.title ?? "", String(index))));
  const show = () => {
    for (const [index, panel] of panels.entries()) panel.hidden = index !== select.selectedIndex;
  };
  select.addEventListener("change", show);
  group.prepend(select);
  group.classList.add("ready");
  show();
}

function makeBar(group: HTMLElement, panels: readonly HTMLElement[], number: number): void {
  const bar = document.createElement("div");
  bar.role = "tablist";
  bar.ariaLabel = group.dataset.label ?? "";
  const tabs = panels.map((panel, index) => {
    const tab = document.createElement("button");
    Object.assign(tab, {
      type: "button",
      role: "tab",
      id: `tab-${number}-${index}`,
      textContent: panel.dataset.title ?? "",
    });
    panel.role = "tabpanel";
    panel.id = `panel-${number}-${index}`;
    panel.setAttribute("aria-labelledby", tab.id);
    tab.setAttribute("aria-controls", panel.id);
    return tab;
  });
  const show = (chosen: number) => {
    for (const [index, panel] of panels.entries()) {
      panel.hidden = index !== chosen;
      tabs[index]?.setAttribute("aria-selected", String(index === chosen));
      if (tabs[index] !== undefined) tabs[index].tabIndex = index === chosen ? 0 : -1;
    }
  };
  const isLanguages = group.dataset.label === "Language";
  bar.append(...tabs);
  bar.addEventListener("click", ({ target }) => {
    const index = tabs.indexOf(target as HTMLButtonElement);
    if (index < 0) return;
    show(index);
    if (isLanguages) localStorage.setItem(stored, panels[index]?.dataset.title ?? "");
  });
  bar.addEventListener("keydown", ({ key, target }) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step === undefined) return;
    const next = tabs[(tabs.indexOf(target as HTMLButtonElement) + step + tabs.length) % tabs.length];
    next?.focus();
    next?.click();
  });
  group.prepend(bar);
  group.classList.add("ready");
  const last = isLanguages ? panels.findIndex(({ dataset }) => dataset.title === localStorage.getItem(stored)) : 0;
  show(Math.max(last, 0));
}
