// Generated from Assessment API Sandbox Control API 1.0.0. Do not edit: change the document and generate again.

import { type OperationCall, operation } from "@assessment-api/runtime/client";
import type { paths } from "./schema.d.ts";

/**
 * Get the sandbox's health
 *
 * Responds as soon as the sandbox serves requests, and says whether it can store anything, which version of it that is and since when it runs.
 *
 * `GET /health`
 */
export const getHealth: OperationCall<paths, "/health", "get"> = /* @__PURE__ */ operation("GET", "/health");

/**
 * List organizations
 *
 * Returns one page of the organizations, oldest first.
 *
 * `GET /organizations`
 */
export const listOrganizations: OperationCall<paths, "/organizations", "get"> = /* @__PURE__ */ operation("GET", "/organizations");

/**
 * Create an organization
 *
 * Creates an organization with a catalogue of tasks, tests and predefined tests to work with, as `seed` asks for, and with an API key where `apiKey` asks for one; the response holds the key, and no other one ever does.
 *
 * `POST /organizations`
 */
export const createOrganization: OperationCall<paths, "/organizations", "post"> = /* @__PURE__ */ operation("POST", "/organizations");

/**
 * Get an organization
 *
 * Returns one organization with the credits it has left.
 *
 * `GET /organizations/{id}`
 */
export const getOrganization: OperationCall<paths, "/organizations/{id}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}");

/**
 * Delete an organization
 *
 * Deletes the organization with everything that belongs to it, its API keys included.
 *
 * `DELETE /organizations/{id}`
 */
export const deleteOrganization: OperationCall<paths, "/organizations/{id}", "delete"> = /* @__PURE__ */ operation("DELETE", "/organizations/{id}");

/**
 * Update an organization's credits
 *
 * Sets how many more candidates the organization may invite. With 0, the next invitation is refused as one without credits.
 *
 * `PATCH /organizations/{id}`
 */
export const updateOrganization: OperationCall<paths, "/organizations/{id}", "patch"> = /* @__PURE__ */ operation("PATCH", "/organizations/{id}");

/**
 * Reset an organization
 *
 * Puts everything but the API keys back to how the organization began: its catalogue, its candidates and its credits. Mails, events and webhooks are gone. Another catalogue than the first one can be asked for.
 *
 * `POST /organizations/{id}/reset`
 */
export const resetOrganization: OperationCall<paths, "/organizations/{id}/reset", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/reset");

/**
 * List API keys
 *
 * Returns one page of the organization's API keys, oldest first. The keys themselves are not stored and cannot be shown again; `hint` tells them apart.
 *
 * `GET /organizations/{id}/keys`
 */
export const listKeys: OperationCall<paths, "/organizations/{id}/keys", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/keys");

/**
 * Create an API key
 *
 * Creates an API key for some or all versions. The response holds the key; it is the only one that ever does.
 *
 * `POST /organizations/{id}/keys`
 */
export const createKey: OperationCall<paths, "/organizations/{id}/keys", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/keys");

/**
 * Get an API key
 *
 * Returns what is known of one API key, without the key itself.
 *
 * `GET /organizations/{id}/keys/{keyId}`
 */
export const getKey: OperationCall<paths, "/organizations/{id}/keys/{keyId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/keys/{keyId}");

/**
 * Delete an API key
 *
 * Deletes an API key. Requests that carry it are refused with 401 from now on.
 *
 * `DELETE /organizations/{id}/keys/{keyId}`
 */
export const deleteKey: OperationCall<paths, "/organizations/{id}/keys/{keyId}", "delete"> = /* @__PURE__ */ operation("DELETE", "/organizations/{id}/keys/{keyId}");

/**
 * Send a call to V1, V2 or V3
 *
 * Makes a call of V1, V2 or V3 in the organization's name, without a key of it, and returns the response of that version, errors included.
 * The call counts towards no rate limit, and no fault happens to it. In the journal it is a request without a key; one that only reads is
 * there only where it is refused.
 *
 * `POST /organizations/{id}/calls`
 */
export const sendCall: OperationCall<paths, "/organizations/{id}/calls", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/calls");

/**
 * Send a ZIP to V2
 *
 * Makes a call of V2 whose body is a ZIP, as `POST /organizations/{id}/calls` makes those with a text, with PUT at the path that `path`
 * names: `/tasks/zip` or `/tasks/{taskId}/zip`. A ZIP of more than 16 MiB gets 413.
 *
 * `POST /organizations/{id}/calls/zip`
 */
export const sendZip: OperationCall<paths, "/organizations/{id}/calls/zip", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/calls/zip");

/**
 * Get an organization's clock
 *
 * Returns the organization's time, by which everything of it goes. It is the sandbox's while the organization has no clock of its own.
 *
 * `GET /organizations/{id}/clock`
 */
export const getOrganizationClock: OperationCall<paths, "/organizations/{id}/clock", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/clock");

/**
 * Delete an organization's own clock
 *
 * The organization follows the sandbox's clock again. Its time goes back by that where its own clock was ahead - what has happened stays, with its dates - and where it was behind, what is due by the sandbox's time happens.
 *
 * `DELETE /organizations/{id}/clock`
 */
export const deleteOrganizationClock: OperationCall<paths, "/organizations/{id}/clock", "delete"> = /* @__PURE__ */ operation("DELETE", "/organizations/{id}/clock");

/**
 * Freeze an organization's clock
 *
 * Stops the organization's time, now or at a later instant; then all that is due in it until that instant happens at once. From then on the organization has a clock of its own, and no other organization notices.
 *
 * `POST /organizations/{id}/clock/freeze`
 */
export const freezeOrganizationClock: OperationCall<paths, "/organizations/{id}/clock/freeze", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/clock/freeze");

/**
 * Resume an organization's clock
 *
 * Lets the organization's time go on from where it stands. Where it stands because the sandbox's clock is frozen, the organization gets a clock of its own. A running clock is left as it is.
 *
 * `POST /organizations/{id}/clock/resume`
 */
export const resumeOrganizationClock: OperationCall<paths, "/organizations/{id}/clock/resume", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/clock/resume");

/**
 * Advance an organization's clock
 *
 * Moves the organization's time forward. All that falls due in it on the way happens in its order and at its own time, before this operation responds: invitations expire, time limits end, tests are assessed, tasks are built, deliveries are attempted again. From then on the organization has a clock of its own. Others notice nothing, and two organizations are advanced at the same time without waiting for each other.
 *
 * `POST /organizations/{id}/clock/advance`
 */
export const advanceOrganizationClock: OperationCall<paths, "/organizations/{id}/clock/advance", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/clock/advance");

/**
 * List timers
 *
 * Returns one page of what time will bring about in an organization, what is due first first.
 *
 * `GET /organizations/{id}/timers`
 */
export const listTimers: OperationCall<paths, "/organizations/{id}/timers", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/timers");

/**
 * List faults
 *
 * Returns one page of the faults that happen to requests of the organization, oldest first.
 *
 * `GET /organizations/{id}/faults`
 */
export const listFaults: OperationCall<paths, "/organizations/{id}/faults", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/faults");

/**
 * Create a fault
 *
 * Lets requests of the organization to V1, V2 and V3 fail or wait from now on, so that a client can be tried. Each request that it happens to is in the journal, with the identifier of the fault. Requests without a valid key are refused as ever.
 *
 * `POST /organizations/{id}/faults`
 */
export const createFault: OperationCall<paths, "/organizations/{id}/faults", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/faults");

/**
 * Get a fault
 *
 * Returns one fault, with the number of requests that it happens to yet.
 *
 * `GET /organizations/{id}/faults/{faultId}`
 */
export const getFault: OperationCall<paths, "/organizations/{id}/faults/{faultId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/faults/{faultId}");

/**
 * Delete a fault
 *
 * Ends a fault. It happens to no further request.
 *
 * `DELETE /organizations/{id}/faults/{faultId}`
 */
export const deleteFault: OperationCall<paths, "/organizations/{id}/faults/{faultId}", "delete"> = /* @__PURE__ */ operation("DELETE", "/organizations/{id}/faults/{faultId}");

/**
 * List snapshots
 *
 * Returns one page of the snapshots of the organization, oldest first.
 *
 * `GET /organizations/{id}/snapshots`
 */
export const listSnapshots: OperationCall<paths, "/organizations/{id}/snapshots", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/snapshots");

/**
 * Create a snapshot
 *
 * Keeps everything that the organization has at one moment, but for API keys and the journal, under a name. What is due is done before; other requests are served meanwhile. The snapshot stays when the organization is reset, and is deleted with it.
 *
 * `POST /organizations/{id}/snapshots`
 */
export const createSnapshot: OperationCall<paths, "/organizations/{id}/snapshots", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/snapshots");

/**
 * Import a snapshot
 *
 * Makes a snapshot of a file that was exported, of whichever organization and sandbox. The organization stays as it is until the snapshot is restored or forked. Candidates, people, invitations and webhooks get new identifiers, as in a fork, and webhooks new secrets. Every document is validated, with its references to other documents: nothing is stored of a file that is damaged, changed, or from a newer release. A file has at most 256 MiB, 1 GiB unpacked and 200 times its size unpacked; a document at most 8 MiB, 100,000 values, 128 levels and 10,000 identifiers.
 *
 * `POST /organizations/{id}/snapshots/file`
 */
export const importSnapshot: OperationCall<paths, "/organizations/{id}/snapshots/file", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/snapshots/file");

/**
 * Get a snapshot
 *
 * Returns one snapshot, without what it holds.
 *
 * `GET /organizations/{id}/snapshots/{snapshotId}`
 */
export const getSnapshot: OperationCall<paths, "/organizations/{id}/snapshots/{snapshotId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/snapshots/{snapshotId}");

/**
 * Delete a snapshot
 *
 * Deletes a snapshot with all that it holds. The organization stays as it is.
 *
 * `DELETE /organizations/{id}/snapshots/{snapshotId}`
 */
export const deleteSnapshot: OperationCall<paths, "/organizations/{id}/snapshots/{snapshotId}", "delete"> = /* @__PURE__ */ operation("DELETE", "/organizations/{id}/snapshots/{snapshotId}");

/**
 * Export a snapshot
 *
 * Returns a snapshot as one file, for a colleague, for CI or for another sandbox. It holds what the snapshot holds, data of candidates and people among it, but no API keys and no secrets of webhooks: lines of JSON, compressed by gzip, with a version of the format in the first and a checksum in the last.
 *
 * `GET /organizations/{id}/snapshots/{snapshotId}/file`
 */
export const exportSnapshot: OperationCall<paths, "/organizations/{id}/snapshots/{snapshotId}/file", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/snapshots/{snapshotId}/file");

/**
 * Restore a snapshot
 *
 * Puts the organization back to how the snapshot has it; API keys and snapshots stay, and the journal goes on with this as an entry. Until the response, all see what was there before. Nothing leaves the sandbox because of it: mails and deliveries that waited when the snapshot was made are held, and can be replayed. Timers that are due by the clock of `clock` run in their order before the response; the preview says how many.
 *
 * `POST /organizations/{id}/snapshots/{snapshotId}/restore`
 */
export const restoreSnapshot: OperationCall<paths, "/organizations/{id}/snapshots/{snapshotId}/restore", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/snapshots/{snapshotId}/restore");

/**
 * Preview a restore
 *
 * Says what a restore would do, and changes nothing - what time it would be, and how many timers would fall due at once.
 *
 * `GET /organizations/{id}/snapshots/{snapshotId}/restorePreview`
 */
export const getRestorePreview: OperationCall<paths, "/organizations/{id}/snapshots/{snapshotId}/restorePreview", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/snapshots/{snapshotId}/restorePreview");

/**
 * Fork a snapshot
 *
 * Creates an organization with what the snapshot holds, and an API key that the response shows, and no other one ever does. Candidates, assessments, people, mails, events and webhooks have new identifiers and tokens there, so that links lead to the organization that they come from; tasks, tests and skills keep theirs. Faults for certain keys are left out.
 *
 * `POST /organizations/{id}/snapshots/{snapshotId}/fork`
 */
export const forkSnapshot: OperationCall<paths, "/organizations/{id}/snapshots/{snapshotId}/fork", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/snapshots/{snapshotId}/fork");

/**
 * List webhooks
 *
 * Returns one page of the addresses that the organization's events are meant for, oldest first, with their secrets.
 *
 * `GET /organizations/{id}/webhooks`
 */
export const listWebhooks: OperationCall<paths, "/organizations/{id}/webhooks", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/webhooks");

/**
 * Create a webhook
 *
 * Registers an address for the events of V1 or V2, as the administration panel of the service does. V1 has no operation for it.
 *
 * `POST /organizations/{id}/webhooks`
 */
export const createWebhook: OperationCall<paths, "/organizations/{id}/webhooks", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/webhooks");

/**
 * Get a webhook
 *
 * Returns one registered address with its secret.
 *
 * `GET /organizations/{id}/webhooks/{webhookId}`
 */
export const getWebhook: OperationCall<paths, "/organizations/{id}/webhooks/{webhookId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/webhooks/{webhookId}");

/**
 * Delete a webhook
 *
 * Removes a registered address, whichever version it was registered for.
 *
 * `DELETE /organizations/{id}/webhooks/{webhookId}`
 */
export const deleteWebhook: OperationCall<paths, "/organizations/{id}/webhooks/{webhookId}", "delete"> = /* @__PURE__ */ operation("DELETE", "/organizations/{id}/webhooks/{webhookId}");

/**
 * Disable a webhook
 *
 * Holds deliveries from now on, those that are pending included. Nothing leaves any more once this operation has responded.
 *
 * `POST /organizations/{id}/webhooks/{webhookId}/disable`
 */
export const disableWebhook: OperationCall<paths, "/organizations/{id}/webhooks/{webhookId}/disable", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/webhooks/{webhookId}/disable");

/**
 * Enable a webhook
 *
 * Delivers events again, beginning with those that were held, oldest first.
 *
 * `POST /organizations/{id}/webhooks/{webhookId}/enable`
 */
export const enableWebhook: OperationCall<paths, "/organizations/{id}/webhooks/{webhookId}/enable", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/webhooks/{webhookId}/enable");

/**
 * Rotate the secret
 *
 * Gives the webhook a new secret. The stated header carries the new one at once; for a while, deliveries are signed with the old one as well (header `webhook-signature`), so that receivers can change over. A webhook has three secrets at most: with a third rotation within that time the oldest stops signing.
 *
 * `POST /organizations/{id}/webhooks/{webhookId}/rotate`
 */
export const rotateWebhookSecret: OperationCall<paths, "/organizations/{id}/webhooks/{webhookId}/rotate", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/webhooks/{webhookId}/rotate");

/**
 * Send a test event
 *
 * Delivers an event about a made-up candidate, by which a receiver can be tried. It is retried like every other.
 *
 * `POST /organizations/{id}/webhooks/{webhookId}/test`
 */
export const sendTestEvent: OperationCall<paths, "/organizations/{id}/webhooks/{webhookId}/test", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/webhooks/{webhookId}/test");

/**
 * Let attempts fail
 *
 * Lets the next attempts at deliveries fail without sending anything, to see what retries do.
 *
 * `POST /organizations/{id}/webhooks/{webhookId}/fail`
 */
export const failNextDeliveries: OperationCall<paths, "/organizations/{id}/webhooks/{webhookId}/fail", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/webhooks/{webhookId}/fail");

/**
 * Replay deliveries
 *
 * Attempts deliveries to the webhook again, oldest first: all, all that are held, or all since an instant. Receivers know a repetition by the header `webhook-id`.
 *
 * `POST /organizations/{id}/webhooks/{webhookId}/replay`
 */
export const replayDeliveries: OperationCall<paths, "/organizations/{id}/webhooks/{webhookId}/replay", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/webhooks/{webhookId}/replay");

/**
 * List what the catcher received
 *
 * Returns one page of the requests that the organization's catcher received, newest first. The catcher is at `/catcher/{id}` of the sandbox,
 * beside this API: a webhook with that address can be looked at without a receiver of one's own. It takes every POST with 204, and keeps the
 * newest hundred in memory, until the sandbox ends.
 *
 * `GET /organizations/{id}/caughtRequests`
 */
export const listCaughtRequests: OperationCall<paths, "/organizations/{id}/caughtRequests", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/caughtRequests");

/**
 * Empty the catcher
 *
 * Forgets the requests that the organization's catcher received.
 *
 * `DELETE /organizations/{id}/caughtRequests`
 */
export const deleteCaughtRequests: OperationCall<paths, "/organizations/{id}/caughtRequests", "delete"> = /* @__PURE__ */ operation("DELETE", "/organizations/{id}/caughtRequests");

/**
 * List deliveries
 *
 * Returns one page of the deliveries of the organization's events, newest first, with every attempt.
 *
 * `GET /organizations/{id}/deliveries`
 */
export const listDeliveries: OperationCall<paths, "/organizations/{id}/deliveries", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/deliveries");

/**
 * Get a delivery
 *
 * Returns one delivery with every attempt.
 *
 * `GET /organizations/{id}/deliveries/{deliveryId}`
 */
export const getDelivery: OperationCall<paths, "/organizations/{id}/deliveries/{deliveryId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/deliveries/{deliveryId}");

/**
 * Replay a delivery
 *
 * Attempts a delivery again from the beginning of the schedule, whatever became of it. It is held while its webhook is disabled.
 *
 * `POST /organizations/{id}/deliveries/{deliveryId}/replay`
 */
export const replayDelivery: OperationCall<paths, "/organizations/{id}/deliveries/{deliveryId}/replay", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/deliveries/{deliveryId}/replay");

/**
 * List tasks
 *
 * Returns one page of the organization's tasks, oldest first. V2 reads and changes single tasks, and has no list of them.
 *
 * `GET /organizations/{id}/tasks`
 */
export const listTasks: OperationCall<paths, "/organizations/{id}/tasks", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/tasks");

/**
 * Get a task
 *
 * Returns one task, whether it is published, and how its last build ended.
 *
 * `GET /organizations/{id}/tasks/{taskId}`
 */
export const getTask: OperationCall<paths, "/organizations/{id}/tasks/{taskId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/tasks/{taskId}");

/**
 * List mails
 *
 * Returns one page of the mails to the organization's candidates, newest first, with every attempt to hand them over to the mail server that the settings name. Without one, mails are in this outbox only.
 *
 * `GET /organizations/{id}/mails`
 */
export const listMails: OperationCall<paths, "/organizations/{id}/mails", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/mails");

/**
 * Get a mail
 *
 * Returns one mail with its text, the link in it, and every attempt to hand it over.
 *
 * `GET /organizations/{id}/mails/{mailId}`
 */
export const getMail: OperationCall<paths, "/organizations/{id}/mails/{mailId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/mails/{mailId}");

/**
 * Replay a mail
 *
 * Hands a mail over again from the beginning of the schedule, whatever became of it. It keeps its Message-ID, by which mail programs know a repetition.
 *
 * `POST /organizations/{id}/mails/{mailId}/replay`
 */
export const replayMail: OperationCall<paths, "/organizations/{id}/mails/{mailId}/replay", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/mails/{mailId}/replay");

/**
 * Replay held mails
 *
 * Hands all mails in the state `HELD` over again, oldest first, such as after the settings of the mail server were corrected.
 *
 * `POST /organizations/{id}/mails/replay`
 */
export const replayHeldMails: OperationCall<paths, "/organizations/{id}/mails/replay", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/mails/replay");

/**
 * List events
 *
 * Returns one page of what happened to the organization's candidates, oldest first, each with the bodies that V1 and V2 deliver to webhooks for it. Where the deliveries stand is in the list of deliveries.
 *
 * `GET /organizations/{id}/events`
 */
export const listEvents: OperationCall<paths, "/organizations/{id}/events", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/events");

/**
 * Get an event
 *
 * Returns one recorded event with the bodies that V1 and V2 deliver for it.
 *
 * `GET /organizations/{id}/events/{eventId}`
 */
export const getEvent: OperationCall<paths, "/organizations/{id}/events/{eventId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/events/{eventId}");

/**
 * Read the journal
 *
 * Returns what happened in an organization, with what caused it, in the order in which it was written, the last first: requests, candidates' actions,
 * changes, timers, events, mails and attempts at deliveries. A request that changes nothing appears in a moment, and only where it is of V1, V2 or V3, or was refused.
 *
 * As `text/event-stream` the response is endless: entries as they are written, from now on or from behind `Last-Event-ID`. Each is an
 * event `entry` whose data is a `JournalEntry`; it comes again when it is completed. The stream ends with the sandbox. An organization has 50 streams
 * at a time at most; one more is refused with 429.
 *
 * `GET /organizations/{id}/journal`
 */
export const listJournal: OperationCall<paths, "/organizations/{id}/journal", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/journal");

/**
 * Follow causes and effects
 *
 * Returns one entry of the journal with the chain of its causes and all that followed from it.
 *
 * `GET /organizations/{id}/journal/{entryId}`
 */
export const getJournalEntry: OperationCall<paths, "/organizations/{id}/journal/{entryId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/journal/{entryId}");

/**
 * Export a session
 *
 * Returns what was done in an organization, from an entry of its journal on, as a test that does it again in an organization of its own: calls of V1, V2 and
 * V3 in order with their bodies, moves of candidates (those on their pages, too) and of the clock, faults and webhooks. Identifiers are taken from the
 * responses that gave them; expected are statuses, and the plain members of responses that are the same each time. Names and addresses of people are
 * replaced, in whatever encoding they were sent. Calls before the entry that made what it is about come first.
 *
 * What depends on headers or on real time (401, 405, 406, 413, 415, 429) is left out, and the test says so. A session that sent a file, or more than the
 * journal keeps, is refused with 400. So is a session for `arazzo` whose requests contain a dollar sign, which Arazzo takes as the start of an expression.
 *
 * `GET /organizations/{id}/session`
 */
export const exportSession: OperationCall<paths, "/organizations/{id}/session", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/session");

/**
 * Explain a refusal
 *
 * Returns why a request to V1, V2, V3, a page or this API was refused with a status from 400 to 499, in which state what was expected, and what would make it work.
 *
 * `GET /explanations/{id}`
 */
export const getExplanation: OperationCall<paths, "/explanations/{id}", "get"> = /* @__PURE__ */ operation("GET", "/explanations/{id}");

/**
 * Get the certificate plugin
 *
 * Returns how the plugin that serves certificates to V3 behaves for the organization.
 *
 * `GET /organizations/{id}/certificatePlugin`
 */
export const getCertificatePlugin: OperationCall<paths, "/organizations/{id}/certificatePlugin", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/certificatePlugin");

/**
 * Replace the certificate plugin
 *
 * Switches the plugin that serves certificates to V3 off or on for the organization, or makes it slow, so that a client can be tried.
 *
 * `PUT /organizations/{id}/certificatePlugin`
 */
export const replaceCertificatePlugin: OperationCall<paths, "/organizations/{id}/certificatePlugin", "put"> = /* @__PURE__ */ operation("PUT", "/organizations/{id}/certificatePlugin");

/**
 * List teams
 *
 * Returns one page of the organization's teams, oldest first.
 *
 * `GET /organizations/{id}/teams`
 */
export const listTeams: OperationCall<paths, "/organizations/{id}/teams", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/teams");

/**
 * Get a team
 *
 * Returns one team.
 *
 * `GET /organizations/{id}/teams/{teamId}`
 */
export const getTeam: OperationCall<paths, "/organizations/{id}/teams/{teamId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/teams/{teamId}");

/**
 * Update a team
 *
 * Sets what neither V2 nor V3 can set of a team. The rest is for them.
 *
 * `PATCH /organizations/{id}/teams/{teamId}`
 */
export const updateTeam: OperationCall<paths, "/organizations/{id}/teams/{teamId}", "patch"> = /* @__PURE__ */ operation("PATCH", "/organizations/{id}/teams/{teamId}");

/**
 * List skills
 *
 * Returns one page of the organization's catalogue, hidden and disabled skills included.
 *
 * `GET /organizations/{id}/skills`
 */
export const listSkills: OperationCall<paths, "/organizations/{id}/skills", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/skills");

/**
 * Get a skill
 *
 * Returns one skill of the catalogue.
 *
 * `GET /organizations/{id}/skills/{skillId}`
 */
export const getSkill: OperationCall<paths, "/organizations/{id}/skills/{skillId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/skills/{skillId}");

/**
 * List job positions
 *
 * Returns one page of the organization's job positions, oldest first.
 *
 * `GET /organizations/{id}/jobPositions`
 */
export const listJobPositions: OperationCall<paths, "/organizations/{id}/jobPositions", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/jobPositions");

/**
 * Get a job position
 *
 * Returns one job position.
 *
 * `GET /organizations/{id}/jobPositions/{jobPositionId}`
 */
export const getJobPosition: OperationCall<paths, "/organizations/{id}/jobPositions/{jobPositionId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/jobPositions/{jobPositionId}");

/**
 * List people
 *
 * Returns one page of the organization's people, in the order in which they were invited.
 *
 * `GET /organizations/{id}/people`
 */
export const listPeople: OperationCall<paths, "/organizations/{id}/people", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/people");

/**
 * Get a person
 *
 * Returns one person, with all that V2 and V3 show of it in parts.
 *
 * `GET /organizations/{id}/people/{personId}`
 */
export const getPerson: OperationCall<paths, "/organizations/{id}/people/{personId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/people/{personId}");

/**
 * Update a person
 *
 * Sets what the service and its plugins know of a person, and what neither V2 nor V3 can set. Names, teams, job position and custom fields are for V2 and V3.
 *
 * `PATCH /organizations/{id}/people/{personId}`
 */
export const updatePerson: OperationCall<paths, "/organizations/{id}/people/{personId}", "patch"> = /* @__PURE__ */ operation("PATCH", "/organizations/{id}/people/{personId}");

/**
 * Replace an onboarding
 *
 * Brings the onboarding of a person to any step, forwards or backwards, as the pages of the service would. COMPLETED is recorded in the timeline; another step forgets when the onboarding was finished.
 *
 * `PUT /organizations/{id}/people/{personId}/onboarding`
 */
export const replaceOnboarding: OperationCall<paths, "/organizations/{id}/people/{personId}/onboarding", "put"> = /* @__PURE__ */ operation("PUT", "/organizations/{id}/people/{personId}/onboarding");

/**
 * List skills of a person
 *
 * Returns one page of the skills of a person, in the order in which the person got them.
 *
 * `GET /organizations/{id}/people/{personId}/skills`
 */
export const listPersonSkills: OperationCall<paths, "/organizations/{id}/people/{personId}/skills", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/people/{personId}/skills");

/**
 * Delete a skill of a person
 *
 * Takes a skill from a person, with its ratings. The timeline stays as it is.
 *
 * `DELETE /organizations/{id}/people/{personId}/skills/{skillId}`
 */
export const deletePersonSkill: OperationCall<paths, "/organizations/{id}/people/{personId}/skills/{skillId}", "delete"> = /* @__PURE__ */ operation("DELETE", "/organizations/{id}/people/{personId}/skills/{skillId}");

/**
 * Update a skill of a person
 *
 * Gives a person a skill, or changes one that the person has. What is not named stays. Ratings that are given or skipped are recorded in the timeline of the person, but for DESIRED, which is a wish.
 *
 * `PATCH /organizations/{id}/people/{personId}/skills/{skillId}`
 */
export const updatePersonSkill: OperationCall<paths, "/organizations/{id}/people/{personId}/skills/{skillId}", "patch"> = /* @__PURE__ */ operation("PATCH", "/organizations/{id}/people/{personId}/skills/{skillId}");

/**
 * Get an assessment
 *
 * Returns where an assessment stands: the link to the test, its tasks once it is started, what was answered and scored, and which moves are possible now. What was due by the sandbox's clock has happened before: an invitation that was just made counts as sent.
 *
 * `GET /assessments/{id}`
 */
export const getAssessment: OperationCall<paths, "/assessments/{id}", "get"> = /* @__PURE__ */ operation("GET", "/assessments/{id}");

/**
 * Start the test
 *
 * The candidate opens the test. From now on its time limit counts, and its tasks have answers with identifiers.
 *
 * `POST /assessments/{id}/start`
 */
export const startAssessment: OperationCall<paths, "/assessments/{id}/start", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/start");

/**
 * Answer tasks
 *
 * The candidate enters answers: the given ones, made-up ones for all other tasks where `auto` asks for them, or both. An answer can be changed until the test is submitted. All are taken over or, when one cannot be, none.
 *
 * `POST /assessments/{id}/answer`
 */
export const answerAssessment: OperationCall<paths, "/assessments/{id}/answer", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/answer");

/**
 * Submit the test
 *
 * The candidate hands the test in. The service scores what needs no assessor ten seconds later by the sandbox's clock.
 *
 * `POST /assessments/{id}/submit`
 */
export const submitAssessment: OperationCall<paths, "/assessments/{id}/submit", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/submit");

/**
 * Score what needs no assessor
 *
 * The service scores choices, gaps and what was left open, without the ten seconds it takes by itself. The assessment is complete when nothing else is left.
 *
 * `POST /assessments/{id}/assess`
 */
export const assessAutomatically: OperationCall<paths, "/assessments/{id}/assess", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/assess");

/**
 * Score answers
 *
 * An assessor scores answers: the given ones, all that have no score yet with a share of their points, or both. What needs no assessor is scored before, should the service not have come to it yet. A score can be replaced. All are taken over or, when one cannot be, none.
 *
 * `POST /assessments/{id}/score`
 */
export const scoreAssessment: OperationCall<paths, "/assessments/{id}/score", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/score");

/**
 * Leave a note
 *
 * An assessor leaves a note on a finished test. It replaces an earlier one.
 *
 * `POST /assessments/{id}/note`
 */
export const noteAssessment: OperationCall<paths, "/assessments/{id}/note", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/note");

/**
 * Send feedback
 *
 * An assessor writes to the candidate what came of a finished test. The mail appears in the outbox, unless communication with the candidate is disabled.
 *
 * `POST /assessments/{id}/feedback`
 */
export const giveFeedback: OperationCall<paths, "/assessments/{id}/feedback", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/feedback");

/**
 * Let the invitation expire
 *
 * The validity of an invitation ends now. The candidate cannot start the test any more.
 *
 * `POST /assessments/{id}/expire`
 */
export const expireAssessment: OperationCall<paths, "/assessments/{id}/expire", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/expire");

/**
 * Let processing fail
 *
 * Processing of the assessment fails, as it does when something breaks in the service.
 *
 * `POST /assessments/{id}/fail`
 */
export const failAssessment: OperationCall<paths, "/assessments/{id}/fail", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/fail");

/**
 * Cancel the assessment
 *
 * The assessment is canceled. The candidate cannot go on with the test.
 *
 * `POST /assessments/{id}/cancel`
 */
export const cancelAssessment: OperationCall<paths, "/assessments/{id}/cancel", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/cancel");

/**
 * Assign a candidate
 *
 * Assigns a candidate to a user, to a team, or to both; null ends an assignment, and what is not named stays. V2 shows both and finds candidates by them. The identifiers are taken as they are.
 *
 * `PATCH /candidates/{id}/assignment`
 */
export const assignCandidate: OperationCall<paths, "/candidates/{id}/assignment", "patch"> = /* @__PURE__ */ operation("PATCH", "/candidates/{id}/assignment");

/**
 * Get the clock
 *
 * Returns the sandbox's time, by which the organizations go that have no clock of their own.
 *
 * `GET /clock`
 */
export const getClock: OperationCall<paths, "/clock", "get"> = /* @__PURE__ */ operation("GET", "/clock");

/**
 * Freeze the clock
 *
 * Stops the sandbox's time, but for organizations with a clock of their own, now or at a later instant; then all that is due until that instant happens at once. A frozen clock can be advanced, and stays frozen.
 *
 * `POST /clock/freeze`
 */
export const freezeClock: OperationCall<paths, "/clock/freeze", "post"> = /* @__PURE__ */ operation("POST", "/clock/freeze");

/**
 * Resume the clock
 *
 * Lets a frozen clock go on from where it stands. A running clock is left as it is.
 *
 * `POST /clock/resume`
 */
export const resumeClock: OperationCall<paths, "/clock/resume", "post"> = /* @__PURE__ */ operation("POST", "/clock/resume");

/**
 * Advance the clock
 *
 * Moves the sandbox's time forward, but for organizations with a clock of their own. All that falls due on the way happens in its order and at its own time, before this operation responds: invitations expire, time limits end, tests are assessed, tasks are built. Time never goes back, and a duration that leads beyond the year 9999 is refused.
 *
 * `POST /clock/advance`
 */
export const advanceClock: OperationCall<paths, "/clock/advance", "post"> = /* @__PURE__ */ operation("POST", "/clock/advance");
