import type { Command } from "commander";
import { candidateCommands } from "./candidates.ts";
import { clockCommands } from "./clock.ts";
import { deliveryCommands } from "./deliveries.ts";
import { eventCommands } from "./events.ts";
import { explainCommand } from "./explain.ts";
import { exportCommand } from "./export.ts";
import { faultCommands } from "./faults.ts";
import { jobPositionCommands } from "./job-positions.ts";
import { journalCommand } from "./journal.ts";
import { keyCommands } from "./keys.ts";
import { mailCommands } from "./mails.ts";
import { organizationCommands } from "./organizations.ts";
import type { Print } from "./output.ts";
import { personCommands } from "./people.ts";
import { skillCommands } from "./skills.ts";
import { snapshotCommands } from "./snapshots.ts";
import { teamCommands } from "./teams.ts";
import { webhookCommands } from "./webhooks.ts";

export { RefusalError } from "./refusal.ts";

/**
 * The commands that talk to a running sandbox. They throw a RefusalError when it refuses, a SandboxError when none is reached or the
 * command cannot be understood.
 */
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
