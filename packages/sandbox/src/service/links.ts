import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { DamagedSettingError } from "../domain/storage-errors.ts";
import type { Store } from "../store/store.ts";

export interface Links {
  readonly origin: string;
  readonly paths: Paths;
  test(token: string): string;
  candidate(candidateId: string): string;
  report(assessmentId: string): string;
  pdfReport(assessmentId: string): string;
  /** Shows a notice before the first report. */
  futureReport(candidateId: string): string;
  futurePdfReport(candidateId: string): string;
  /** Link to a candidate's repository; uses the report token. */
  repository(assessmentId: string, answerId: string): string;
  onboarding(person: { readonly organizationId: string; readonly id: string }): string;
  opensOnboarding(personId: string, token: string): boolean;
  opensReport(assessmentId: string, token: string): boolean;
  opensCandidate(candidateId: string, token: string): boolean;
}

export type Paths = Omit<Links, "origin" | "paths" | "opensReport" | "opensCandidate" | "opensOnboarding">;

/** Prefixes of tokens, on which log redaction depends. */
type Kind = "rpt" | "cpg" | "onb";

const TOKEN_LENGTH = 32;

/**
 * Creates links with a token derived from id and secret, because ids are not secret.
 * @param origin a function if the port is unknown
 * @param secret by default links expire with the process
 */
export function createLinks(origin: string | (() => string), secret: string = newSecret()): Links {
  const at = typeof origin === "string" ? () => origin : origin;

  const tokenOf = (kind: Kind, id: string): string => {
    const digest = createHmac("sha256", secret).update(`${kind}:${id}`).digest("hex");
    return `${kind}_${digest.slice(0, TOKEN_LENGTH)}`;
  };

  function isToken(kind: Kind, id: string, given: string): boolean {
    const [token, other] = [Buffer.from(tokenOf(kind, id)), Buffer.from(given)];
    return token.length === other.length && timingSafeEqual(token, other);
  }

  const report = (assessmentId: string) => `/reports/${assessmentId}/${tokenOf("rpt", assessmentId)}`;
  const candidate = (candidateId: string) => `/candidates/${candidateId}/${tokenOf("cpg", candidateId)}`;
  const paths: Paths = {
    test: (token) => `/t/${token}`,
    candidate,
    report,
    pdfReport: (assessmentId) => `${report(assessmentId)}.pdf`,
    futureReport: (candidateId) => `${candidate(candidateId)}/report`,
    futurePdfReport: (candidateId) => `${candidate(candidateId)}/report.pdf`,
    repository: (assessmentId, answerId) => `${report(assessmentId)}/answers/${answerId}`,
    onboarding: ({ organizationId, id }) => `/onboarding/${organizationId}/${id}/${tokenOf("onb", id)}`,
  };
  return {
    get origin() {
      return at();
    },
    paths,
    test: (token) => at() + paths.test(token),
    candidate: (candidateId) => at() + paths.candidate(candidateId),
    report: (assessmentId) => at() + paths.report(assessmentId),
    pdfReport: (assessmentId) => at() + paths.pdfReport(assessmentId),
    futureReport: (candidateId) => at() + paths.futureReport(candidateId),
    futurePdfReport: (candidateId) => at() + paths.futurePdfReport(candidateId),
    repository: (assessmentId, answerId) => at() + paths.repository(assessmentId, answerId),
    onboarding: (person) => at() + paths.onboarding(person),
    opensOnboarding: (personId, token) => isToken("onb", personId, token),
    opensReport: (assessmentId, token) => isToken("rpt", assessmentId, token),
    opensCandidate: (candidateId, token) => isToken("cpg", candidateId, token),
  };
}

const newSecret = (): string => randomBytes(32).toString("hex");

export const linkSecretSetting = { name: "link-secret", read: readSecret } as const;

function readSecret(stored: string): string {
  if (/^[0-9a-f]{64}$/.test(stored)) return stored;
  throw new DamagedSettingError(linkSecretSetting.name, "links to reports in sent mails no longer work");
}

/**
 * Links stay valid as long as the data.
 * @throws DamagedSettingError
 */
export async function loadLinkSecret(store: Store): Promise<string> {
  return store.transact(async ({ settings }) => {
    const stored = await settings.get(linkSecretSetting.name);
    if (stored !== undefined) return linkSecretSetting.read(stored);
    const secret = newSecret();
    await settings.put(linkSecretSetting.name, secret);
    return secret;
  });
}
