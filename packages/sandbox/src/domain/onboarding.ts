import { type OnboardingStatus, type Person, withTimelineEntries } from "./people.ts";
import type { Instant } from "./time.ts";

/** The person with another step of the onboarding; going back from COMPLETED forgets when it was finished. */
export function moveOnboarding(person: Person, status: OnboardingStatus, now: Instant): Person {
  if (status === person.onboarding.status) return person;
  if (status !== "COMPLETED") return { ...person, onboarding: { status } };
  const completed = { ...person, onboarding: { status, finishedAt: now } };
  return withTimelineEntries(completed, { type: "ONBOARDING_COMPLETED", at: now });
}

/** The person accepts the invitation, which starts the onboarding; once it goes on, nothing changes. */
export const acceptInvitation = (person: Person, now: Instant): Person =>
  person.onboarding.status === "NEW" ? moveOnboarding(person, "STARTED", now) : person;
