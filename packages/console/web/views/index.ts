import type { ComponentType } from "preact";
import { Candidates } from "./candidates.tsx";
import { Explanations } from "./explanations.tsx";
import { Journal } from "./journal.tsx";
import { Today } from "./today.tsx";

interface View {
  /** As it stands in the address. */
  readonly name: string;
  readonly title: string;
  readonly group: (typeof groups)[number];
  readonly View: ComponentType;
  /** What identifiers of its entities begin with. */
  readonly prefix?: RegExp;
  /** Reached through other views only. */
  readonly hidden?: boolean;
}

export const groups = ["now", "hiring"] as const;

export const views: readonly View[] = [
  { name: "today", title: "Today", group: "now", View: Today },
  { name: "journal", title: "Journal", group: "now", View: Journal, prefix: /^(req|tmr|run|chg|att)_/ },
  { name: "explanations", title: "Explanations", group: "now", View: Explanations, prefix: /^err_/ },
  { name: "candidates", title: "Candidates", group: "hiring", View: Candidates, prefix: /^cnd_/ },
];

/** The view that looks at what an identifier belongs to. */
export const viewOfId = (id: string): View | undefined => views.find(({ prefix }) => prefix?.test(id));
