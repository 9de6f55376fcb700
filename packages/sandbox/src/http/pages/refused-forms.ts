import { randomUUID } from "node:crypto";
import type { Page } from "./layout.ts";

/** Page of a refused form, with the entries that were not saved. */
interface RefusedForm {
  readonly path: string;
  readonly status: number;
  readonly page: Page;
  readonly retryAfter: number | undefined;
}

/** Pages of refused forms, so that a redirect can show them. */
export interface RefusedForms {
  keep(form: RefusedForm): string;
  /** Returns undefined for another path, and for a page that was dropped. */
  find(id: string, path: string): RefusedForm | undefined;
  drop(path: string): void;
}

/** Limit of all kept pages in characters; the last page may be longer. */
const MOST_TEXT = 32 * 1024 * 1024;

/** Characters that a page needs without its texts. */
const ENTRY = 1000;

/** Drops the oldest pages above the limit. */
export function createRefusedForms(limit = MOST_TEXT): RefusedForms {
  const forms = new Map<string, RefusedForm & { readonly size: number }>();
  let total = 0;

  function remove(id: string): void {
    total -= forms.get(id)?.size ?? 0;
    forms.delete(id);
  }

  return {
    keep(form) {
      const id = randomUUID();
      const size = ENTRY + form.path.length + String(form.page.main).length;
      forms.set(id, { ...form, size });
      total += size;
      for (const [oldest] of forms) {
        if (total <= limit || oldest === id) break;
        remove(oldest);
      }
      return id;
    },

    find(id, path) {
      const form = forms.get(id);
      return form?.path === path ? form : undefined;
    },

    drop(path) {
      for (const [id, form] of forms) if (form.path === path) remove(id);
    },
  };
}
