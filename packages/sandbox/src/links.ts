/** Where the people of the service look at things: pages on the sandbox's own host, not addresses of an API. */
export interface Links {
  /** Without a slash at the end: `http://127.0.0.1:4010`. */
  readonly origin: string;
  /** Where a candidate takes a test. */
  test(token: string): string;
  /** The page of a candidate. */
  candidate(candidateId: string): string;
  report(assessmentId: string): string;
  pdfReport(assessmentId: string): string;
  /** What a candidate handed in for a task that has a repository. */
  repository(assessmentId: string, answerId: string): string;
}

export function createLinks(origin: string): Links {
  return {
    origin,
    test: (token) => `${origin}/t/${token}`,
    candidate: (candidateId) => `${origin}/candidates/${candidateId}`,
    report: (assessmentId) => `${origin}/reports/${assessmentId}`,
    pdfReport: (assessmentId) => `${origin}/reports/${assessmentId}.pdf`,
    repository: (assessmentId, answerId) => `${origin}/repositories/${assessmentId}/${answerId}`,
  };
}
