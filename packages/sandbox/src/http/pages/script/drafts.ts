/**
 * Keeps input in browser storage until saved, and restores it over the revision that it was based on. Otherwise shows it next to the newer
 * answer.
 */
export const drafts = `
  const DRAFT = "answer ", OLD = 7 * 24 * 3600 * 1000;
  const valueOf = (name) => form.elements.namedItem(name)?.value ?? "";
  const fieldsOf = (id) => [...new FormData(form)].filter(([name]) => idOf(name) === id && name !== id + ".shown");
  const keyOf = (id, page = pageId) => DRAFT + location.pathname + " " + id + " " + page;
  // Storage may be disabled or full; the page works without.
  const quietly = (work) => {
    try {
      return work();
    } catch {}
  };
  const keysOf = (start) => quietly(() => Object.keys(localStorage).filter((key) => key.startsWith(start))) ?? [];
  const readDraft = (key) => quietly(() => JSON.parse(localStorage.getItem(key))) ?? {};
  const forget = (key) => quietly(() => localStorage.removeItem(key));

  function keepDraft(id) {
    const draft = { shown: valueOf(id + ".shown"), fields: fieldsOf(id), at: Date.now() };
    quietly(() => localStorage.setItem(keyOf(id), JSON.stringify(draft)));
  }

  /** Returns ids of answers restored from unsent drafts. */
  function restoreDrafts() {
    for (const key of keysOf(DRAFT)) if (!(readDraft(key).at > Date.now() - OLD)) forget(key);
    const restored = new Set();
    for (const { value: id } of form.querySelectorAll("[name=answer]")) {
      const shown = valueOf(id + ".shown"), saved = JSON.stringify(fieldsOf(id));
      for (const key of keysOf(keyOf(id, ""))) {
        const draft = readDraft(key);
        const isNewest = shown === draft.shown || key === keyOf(id, form.elements.namedItem(id + ".shown")?.dataset.page);
        if (JSON.stringify(draft.fields) === saved) forget(key);
        else if (!isNewest || restored.has(id)) showUnsent(id, key, draft.fields);
        else {
          fillIn(id, draft.fields);
          keepDraft(id);
          forget(key);
          restored.add(id);
        }
      }
    }
    return restored;
  }

  function fillIn(id, fields) {
    for (const field of form.elements) {
      if (idOf(field.name) !== id || field.type === "hidden") continue;
      const values = fields.filter(([name]) => name === field.name).map(([, value]) => value);
      if (field.type === "checkbox") field.checked = values.includes(field.value);
      else if (values.length) field.value = values[0];
    }
  }

  /** Shows an unsent draft for copying, next to the newer answer. */
  function showUnsent(id, key, fields) {
    const box = document.createElement("div");
    box.className = "message";
    const words = document.createElement("pre");
    words.textContent = fields.map(([, value]) => value).filter(Boolean).join("\\n");
    const drop = document.createElement("button");
    drop.type = "button";
    drop.textContent = "Discard unsent answer";
    drop.addEventListener("click", () => {
      forget(key);
      box.remove();
    });
    box.append("This device has an unsent answer. A newer answer was saved and stays. The unsent answer:", words, drop);
    document.getElementById(id).closest("section").append(box);
  }
`;
