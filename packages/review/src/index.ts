export { CouldNotRunError, UsageError } from "./errors.ts";
export type { Flow, Verdict } from "./model/change.ts";
export {
  ENGINES,
  type Engine,
  type Finding,
  type Fingerprint,
  fingerprintOf,
  type Place,
  type Witness,
} from "./model/finding.ts";
export { githubReport } from "./report/github.ts";
export { htmlReport } from "./report/html.ts";
export { jsonReport } from "./report/json.ts";
export { markdownReport } from "./report/md.ts";
export { tableReport } from "./report/table.ts";
export { fails, type Report, type ReviewedFinding, type Status, type VersionReport } from "./repository/report.ts";
export { type RepositoryRequest, reviewRepository } from "./repository/review-repository.ts";
export { type ReviewOptions, reviewDocuments } from "./review-documents.ts";
