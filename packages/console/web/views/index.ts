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
  readonly name: string;
  readonly title: string;
  readonly group: (typeof groups)[number];
  readonly View: ComponentType;
}

export const groups = ["now", "hiring", "skills", "messages", "sandbox"] as const;

export const views: readonly View[] = [
  { name: "today", title: "Today", group: "now", View: Today },
  { name: "journal", title: "Journal", group: "now", View: Journal },
  { name: "explanations", title: "Explanations", group: "now", View: Explanations },
  { name: "candidates", title: "Candidates", group: "hiring", View: Candidates },
  { name: "invitations", title: "Invitations", group: "hiring", View: Invitations },
  { name: "scoring", title: "Scoring", group: "hiring", View: Scoring },
  { name: "tests", title: "Tests", group: "hiring", View: Tests },
  { name: "tasks", title: "Tasks", group: "hiring", View: Tasks },
  { name: "people", title: "People", group: "skills", View: People },
  { name: "teams", title: "Teams", group: "skills", View: Teams },
  { name: "skills", title: "Skills", group: "skills", View: Skills },
  { name: "positions", title: "Job positions", group: "skills", View: Positions },
  { name: "certificates", title: "Certificates", group: "skills", View: Certificates },
  { name: "mails", title: "Mails", group: "messages", View: Mails },
  { name: "webhooks", title: "Webhooks", group: "messages", View: Webhooks },
  { name: "keys", title: "Keys", group: "sandbox", View: Keys },
  { name: "faults", title: "Faults", group: "sandbox", View: Faults },
  { name: "snapshots", title: "Snapshots", group: "sandbox", View: Snapshots },
  { name: "settings", title: "Settings", group: "sandbox", View: Settings },
];
