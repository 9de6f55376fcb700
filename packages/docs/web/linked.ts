/**
 * Opens the target of the URL fragment: a collapsed response, or an operation by its old fragment from single-page
 * documents.
 */
export function openLinked(): void {
  const open = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    const operation = /(?:^|\/)operation\/(\w+)$/.exec(id)?.[1];
    const tag = /^tag\/([^/]+)$/.exec(id)?.[1];
    if (operation !== undefined)
      location.replace(`${document.querySelector("[data-section]")?.getAttribute("data-section")}/${operation}.html`);
    else if (tag !== undefined) location.replace(`#tag-${tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`);
    const target = id === "" ? null : document.getElementById(id);
    for (let at: Element | null = target; at !== null; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    target?.scrollIntoView();
  };
  addEventListener("hashchange", open);
  if (location.hash !== "") open();
}
