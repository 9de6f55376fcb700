import type { Command } from "commander";
import { candidateCommands } from "./candidates/candidates.ts";
import { clockCommands } from "./clock.ts";
import { deliveryCommands } from "./deliveries.ts";
import { eventCommands } from "./events.ts";
import { faultCommands } from "./faults.ts";
import { explainCommand } from "./journal/explain.ts";
import { exportCommand } from "./journal/export.ts";
import { journalCommand } from "./journal/journal.ts";
import { keyCommands } from "./keys.ts";
import { mailCommands } from "./mails.ts";
import { organizationCommands } from "./organizations.ts";
import type { Print } from "./output.ts";
import { jobPositionCommands } from "./people/job-positions.ts";
import { personCommands } from "./people/people.ts";
import { skillCommands } from "./people/skills.ts";
import { teamCommands } from "./people/teams.ts";
import { snapshotCommands } from "./snapshots/snapshots.ts";
import { webhookCommands } from "./webhooks.ts";

export { RefusalError } from "./refusal.ts";

/** Client commands for a running sandbox. Throw RefusalError for error responses, SandboxError for connection and usage errors. */
export const controlCommands = (print: Print = console.log): Command[] => [
  organizationCommands(print),
  keyCommands(print),
  candidateCommands(print),
  personCommands(print),
  teamCommands(print),
  skillCommands(print),
  jobPositionCommands(print),
  mailCommands(print),
  eventCommands(print),
  faultCommands(print),
  snapshotCommands(print),
  webhookCommands(print),
  deliveryCommands(print),
  clockCommands(print),
  journalCommand(print),
  explainCommand(print),
  exportCommand(print),
];
