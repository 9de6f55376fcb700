export {
  type CandidateMoves,
  type CandidateSteps,
  createCandidates,
  type Invitation,
  type Invitations,
  type NewCandidate,
  type WorldCandidate,
} from "./candidates.ts";
export { createWorldClock, type WorldClock } from "./clock.ts";
export { createWorldMails, type MailFilter, type WorldMails } from "./mails.ts";
export { AwaitedError, type WaitOptions, waitFor } from "./wait-for.ts";
