import type { ComponentType } from "preact";
import { Candidates } from "./candidates.tsx";
import { Certificates } from "./certificates.tsx";
import { Explanations } from "./explanations.tsx";
import { Faults } from "./faults.tsx";
import { Invitations } from "./invitations.tsx";
import { Journal } from "./journal.tsx";
import { Keys } from "./keys.tsx";
import { Mails } from "./mails.tsx";
import { People } from "./people.tsx";
import { Positions } from "./positions.tsx";
import { Scoring } from "./scoring.tsx";
import { Settings } from "./settings.tsx";
import { Skills } from "./skills.tsx";
import { Snapshots } from "./snapshots.tsx";
import { Tasks } from "./tasks.tsx";
import { Teams } from "./teams.tsx";
import { Tests } from "./tests.tsx";
import { Today } from "./today.tsx";
import { Webhooks } from "./webhooks.tsx";

interface View {
  /** As it stands in the address. */
  readonly name: string;
  readonly title: string;
  readonly group: (typeof groups)[number];
  readonly View: ComponentType;
  /** The prefixes of its entities' identifiers. */
  readonly prefix?: RegExp;
}

export const groups = ["now", "hiring", "skills", "messages", "sandbox"] as const;

export const views: readonly View[] = [
  { name: "today", title: "Today", group: "now", View: Today },
  { name: "journal", title: "Journal", group: "now", View: Journal, prefix: /^(req|tmr|run|chg|att)_/ },
  { name: "explanations", title: "Explanations", group: "now", View: Explanations, prefix: /^err_/ },
  { name: "candidates", title: "Candidates", group: "hiring", View: Candidates, prefix: /^cnd_/ },
  { name: "invitations", title: "Invitations", group: "hiring", View: Invitations },
  { name: "scoring", title: "Scoring", group: "hiring", View: Scoring, prefix: /^asm_/ },
  { name: "tests", title: "Tests", group: "hiring", View: Tests, prefix: /^tst_/ },
  { name: "tasks", title: "Tasks", group: "hiring", View: Tasks, prefix: /^tsk_/ },
  { name: "people", title: "People", group: "skills", View: People, prefix: /^per_/ },
  { name: "teams", title: "Teams", group: "skills", View: Teams, prefix: /^team_/ },
  { name: "skills", title: "Skills", group: "skills", View: Skills, prefix: /^(skl|fld)_/ },
  { name: "positions", title: "Job positions", group: "skills", View: Positions, prefix: /^jp_/ },
  { name: "certificates", title: "Certificates", group: "skills", View: Certificates, prefix: /^crt_/ },
  { name: "mails", title: "Mails", group: "messages", View: Mails, prefix: /^mai_/ },
  { name: "webhooks", title: "Webhooks", group: "messages", View: Webhooks, prefix: /^whk_/ },
  { name: "keys", title: "Keys", group: "sandbox", View: Keys },
  { name: "faults", title: "Faults", group: "sandbox", View: Faults },
  { name: "snapshots", title: "Snapshots", group: "sandbox", View: Snapshots, prefix: /^snp_/ },
  { name: "settings", title: "Settings", group: "sandbox", View: Settings },
];

/** The view that looks at what an identifier belongs to. */
export const viewOfId = (id: string): View | undefined => views.find(({ prefix }) => prefix?.test(id));
