import { VERDICTS } from "../model/change.ts";
import { type Finding, fingerprintOf } from "../model/finding.ts";

/** Sorts by severity, then by place, so that reports are stable. */
export const sortFindings = (findings: Finding[]): Finding[] =>
  findings.toSorted(
    (a, b) =>
      VERDICTS.indexOf(b.verdict) - VERDICTS.indexOf(a.verdict) ||
      compare(a.pointer, b.pointer) ||
      compare(fingerprintOf(a), fingerprintOf(b)),
  );

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
