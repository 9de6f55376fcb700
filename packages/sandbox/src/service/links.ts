import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { DamagedSettingError } from "../domain/storage-errors.ts";
import type { Store } from "../store/store.ts";

/** Addresses of the sandbox's HTML pages, which people open in a browser. */
export interface Links {
  /** Without a slash at the end: `http://127.0.0.1:4010`. */
  readonly origin: string;
  /** The same links without the origin, for links between pages. */
  readonly paths: Paths;
  /** The page on which a candidate takes a test. */
  test(token: string): string;
  /** The page of a candidate. */
  candidate(candidateId: string): string;
  report(assessmentId: string): string;
  pdfReport(assessmentId: string): string;
  /** The newest report of a candidate who has none yet; the address says so until there is one. */
  futureReport(candidateId: string): string;
  futurePdfReport(candidateId: string): string;
  /** A candidate's work on a task that has a repository; one of the pages that the report's token opens. */
  repository(assessmentId: string, answerId: string): string;
  /** The page on which a person accepts an invitation into a team. */
  onboarding(person: { readonly organizationId: string; readonly id: string }): string;
  /** Whether a token is the one in the link to the onboarding. */
  opensOnboarding(personId: string, token: string): boolean;
  /** Whether a token is the one in the links to the report. */
  opensReport(assessmentId: string, token: string): boolean;
  /** Whether a token is the one in the link to the page of a candidate. */
  opensCandidate(candidateId: string, token: string): boolean;
}

export type Paths = Omit<Links, "origin" | "paths" | "opensReport" | "opensCandidate" | "opensOnboarding">;

/** Purpose of a token, and how it begins, by which logs know it. */
type Kind = "rpt" | "cpg" | "onb";

/** 128 bits. */
const TOKEN_LENGTH = 32;

/**
 * Links to personal data hold a token beside the id, since ids are no secrets. The token follows from the id and a secret, so it
 * is not stored, and data of any age has one.
 * @param origin a function where the port is known only once the sandbox listens
 * @param secret see `loadLinkSecret`; by default links are good until the process ends
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

/** @throws DamagedSettingError */
function readSecret(stored: string): string {
  if (/^[0-9a-f]{64}$/.test(stored)) return stored;
  throw new DamagedSettingError(linkSecretSetting.name, "links to reports that were sent open nothing");
}

/**
 * The secret that belongs to a store, made at its first start: links stay good as long as the data.
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
