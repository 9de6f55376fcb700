import type { Affected } from "../consumers/affected.ts";
import { type DocumentPair, type Verdict, worse } from "../model/change.ts";
import type { Finding } from "../model/finding.ts";
import type { Acknowledgement } from "./acknowledgements.ts";
import type { RequiredBump } from "./bumps.ts";
import type { Policy } from "./policies.ts";

/**
 * Status of a finding. `open` (needs an acknowledgement), `refused` (cannot be acknowledged) and `breaking` (two files)
 * fail the review.
 */
export type Status = "open" | "breaking" | "refused" | "undecided" | "acknowledged" | "reported" | "safe";

export interface ReviewedFinding extends Finding {
  status: Status;
  acknowledgement?: Pick<Acknowledgement, "file" | "reason" | "migration">;
  consumers?: Affected;
}

export interface VersionReport {
  version: string;
  policy?: Policy;
  package?: string;
  findings: ReviewedFinding[];
  /** Documents, for reports that quote them. */
  documents?: DocumentPair;
}

export interface Report {
  base: string;
  versions: VersionReport[];
  bumps: RequiredBump[];
  problems: string[];
  written: string[];
}

export const isFailing = ({ status }: ReviewedFinding): boolean => ["open", "refused", "breaking"].includes(status);

export const findingsThatFail = ({ versions }: Report): ReviewedFinding[] =>
  versions.flatMap(({ findings }) => findings.filter(isFailing));

export const fails = (report: Report): boolean => findingsThatFail(report).length > 0 || report.problems.length > 0;

export const worstOf = (findings: Pick<Finding, "verdict">[]): Verdict | undefined =>
  findings
    .map(({ verdict }) => verdict)
    .reduce<Verdict | undefined>((worst, one) => (worst ? worse(worst, one) : one), undefined);
