import type { Operation } from "../document/document.ts";
import { type JsonObject, objectAt } from "../document/json.ts";
import { successOf } from "../document/operations.ts";
import { isBody } from "../session/bodies.ts";
import type { Writing } from "../session/session.ts";
import { claim } from "../session/writing.ts";
import { type Invited, invitedOf } from "./states.ts";

/** Invites a candidate; undefined if impossible. `members` replace members of the example. */
export async function inviteToTest(
  writing: Writing,
  invite: Operation,
  members: JsonObject = {},
): Promise<Invited | undefined> {
  const { session } = writing;
  const body = writing.bodies.prepare(invite).find(isBody);
  if (!body) return undefined;
  // A future start would prevent the test.
  const { testStartDate: _, ...rest } = body.value as JsonObject;
  const value = { ...rest, ...members };
  const call = { ...body, value };
  const title = "invites a candidate who takes the test";
  const reply = await session.check(invite, title, [], { body: call }, { status: successOf(invite) });
  if (!reply || reply.status !== successOf(invite)) return undefined;
  await claim(writing, invite, [], call, reply);
  const embedded = objectAt(reply.body, "_embedded");
  const [candidate, assessment] = [objectAt(embedded, "candidate").id, objectAt(embedded, "assessment").id];
  // Other checks report this.
  if (typeof candidate !== "string" || typeof assessment !== "string") return undefined;
  const { email, testId, externalId } = value;
  const event = { candidateId: candidate, candidateEmail: email, assessmentId: assessment, testId };
  const more = externalId ? { candidateExternalId: externalId } : {};
  const invited: Invited = { candidate, assessment, event: { ...event, ...more } };
  invitedOf(session).push(invited);
  return invited;
}
