import { type OnboardingStatus, type Person, withTimelineEntries } from "./people.ts";
import type { Instant } from "./time.ts";

/** Sets the step. Leaving COMPLETED clears the completion time. */
export function moveOnboarding(person: Person, status: OnboardingStatus, now: Instant): Person {
  if (status === person.onboarding.status) return person;
  if (status !== "COMPLETED") return { ...person, onboarding: { status } };
  const completed = { ...person, onboarding: { status, finishedAt: now } };
  return withTimelineEntries(completed, { type: "ONBOARDING_COMPLETED", at: now });
}

/** Accepts an invitation; does nothing after the first step. */
export const acceptInvitation = (person: Person, now: Instant): Person =>
  person.onboarding.status === "NEW" ? moveOnboarding(person, "STARTED", now) : person;
