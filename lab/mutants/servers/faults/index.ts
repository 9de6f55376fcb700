import type { ApiDocument } from "@assessment-api/contract-tests/internal";
import type { Fault, Target } from "../fault.ts";
import { acceptFaults } from "./accept.ts";
import { errorFaults } from "./errors.ts";
import { filterFaults } from "./filters.ts";
import { harmlessFaults } from "./harmless.ts";
import { keyFaults } from "./keys.ts";
import { linkFaults } from "./links.ts";
import { listFaults } from "./lists.ts";
import { httpFaults, messageFaults } from "./messages.ts";
import { referenceFaults } from "./references.ts";
import { refusalFaults, refusedBodyFaults } from "./refused-bodies.ts";
import { schemaFaults } from "./schemas.ts";
import { storedFaults } from "./stored.ts";
import { unchangedFaults } from "./unchanged.ts";
import { valueFaults } from "./values.ts";
import { webhookFaults } from "./webhooks.ts";

export const allFaults = (document: ApiDocument, target: Target): Fault[] => [
  ...schemaFaults(document, target),
  ...messageFaults(document, target),
  ...httpFaults(document),
  ...keyFaults(document, target),
  ...errorFaults(target),
  ...refusedBodyFaults(document, target),
  ...refusalFaults(document),
  ...listFaults(document, target),
  ...filterFaults(document, target),
  ...linkFaults(document, target),
  ...referenceFaults(document, target),
  ...storedFaults(document),
  ...valueFaults(target),
  ...webhookFaults(document, target),
  ...acceptFaults(document),
  ...unchangedFaults(document, target),
  ...harmlessFaults(),
];
