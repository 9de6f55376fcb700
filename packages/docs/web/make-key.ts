import { callControl } from "./control.ts";

/** Adds a button that creates a key in the sandbox's first organization, if a sandbox serves the page. */
export function makeKeys(form: HTMLFormElement, key: HTMLInputElement): void {
  const button = form.querySelector<HTMLButtonElement>(".make-key");
  const note = button?.parentElement?.querySelector("output");
  if (!button || !note || key.dataset.header === "Authorization") return;
  (button.parentElement as HTMLElement).hidden = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      const { items } = await callControl<{ items: { id: string; name: string }[] }>("GET", "/organizations");
      const [organization] = items;
      if (!organization) throw new Error("The sandbox has no organization.");
      const made = await callControl<{ key: string }>("POST", `/organizations/${organization.id}/keys`, {});
      key.value = made.key;
      key.dispatchEvent(new Event("input", { bubbles: true }));
      note.textContent = `A key of ${organization.name}. It is shown only here.`;
    } catch (error) {
      note.textContent = (error as Error).message;
    }
    button.disabled = false;
  });
}
