/** Addresses of the sandbox's HTML pages, which people open in a browser. */
export interface Links {
  /** Without a slash at the end: `http://127.0.0.1:4010`. */
  readonly origin: string;
  /** The page on which a candidate takes a test. */
  test(token: string): string;
  /** The page of a candidate. */
  candidate(candidateId: string): string;
  report(assessmentId: string): string;
  pdfReport(assessmentId: string): string;
  /** The files that a candidate handed in for one task. */
  repository(assessmentId: string, answerId: string): string;
}

/** @param origin a function where the port is known only once the sandbox listens */
export function createLinks(origin: string | (() => string)): Links {
  const at = typeof origin === "string" ? () => origin : origin;
  return {
    get origin() {
      return at();
    },
    test: (token) => `${at()}/t/${token}`,
    candidate: (candidateId) => `${at()}/candidates/${candidateId}`,
    report: (assessmentId) => `${at()}/reports/${assessmentId}`,
    pdfReport: (assessmentId) => `${at()}/reports/${assessmentId}.pdf`,
    repository: (assessmentId, answerId) => `${at()}/repositories/${assessmentId}/${answerId}`,
  };
}
