// Generated from Assessment API Sandbox Control API 1.0.0. Do not edit: change the document and generate again.

import { type OperationCall, operation } from "@assessment-api/runtime/client";
import type { paths } from "./schema.d.ts";

/**
 * Get the sandbox's health
 *
 * Responds as soon as the sandbox serves requests. Returns whether it can store data, its version and its start time.
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
 * Creates an organization with the data of `seed`, and with an API key if the body has `apiKey`. The key is in this response only.
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
 * Deletes the organization with all its data and API keys.
 *
 * `DELETE /organizations/{id}`
 */
export const deleteOrganization: OperationCall<paths, "/organizations/{id}", "delete"> = /* @__PURE__ */ operation("DELETE", "/organizations/{id}");

/**
 * Update an organization's credits
 *
 * Sets how many more candidates the organization may invite. With 0, the next invitation is refused for lack of credits.
 *
 * `PATCH /organizations/{id}`
 */
export const updateOrganization: OperationCall<paths, "/organizations/{id}", "patch"> = /* @__PURE__ */ operation("PATCH", "/organizations/{id}");

/**
 * Reset an organization
 *
 * Resets the organization to its first data: catalogue, candidates and credits. API keys stay; mails, events and webhooks are deleted. The body can select other data.
 *
 * `POST /organizations/{id}/reset`
 */
export const resetOrganization: OperationCall<paths, "/organizations/{id}/reset", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/reset");

/**
 * List API keys
 *
 * Returns one page of the organization's API keys, oldest first. The keys themselves are not stored and cannot be shown again; `hint` distinguishes them.
 *
 * `GET /organizations/{id}/keys`
 */
export const listKeys: OperationCall<paths, "/organizations/{id}/keys", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/keys");

/**
 * Create an API key
 *
 * Creates an API key for some or all versions. The key is in this response only.
 *
 * `POST /organizations/{id}/keys`
 */
export const createKey: OperationCall<paths, "/organizations/{id}/keys", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/keys");

/**
 * Get an API key
 *
 * Returns the metadata of one API key.
 *
 * `GET /organizations/{id}/keys/{keyId}`
 */
export const getKey: OperationCall<paths, "/organizations/{id}/keys/{keyId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/keys/{keyId}");

/**
 * Delete an API key
 *
 * Deletes an API key. Requests with it are then refused with 401.
 *
 * `DELETE /organizations/{id}/keys/{keyId}`
 */
export const deleteKey: OperationCall<paths, "/organizations/{id}/keys/{keyId}", "delete"> = /* @__PURE__ */ operation("DELETE", "/organizations/{id}/keys/{keyId}");

/**
 * Send a call to V1, V2 or V3
 *
 * Calls V1, V2 or V3 for the organization, without a key, and returns that version's response, including errors. No rate limit counts the call,
 * and no fault affects it. In the journal it is a request without a key; reads are recorded only if they are refused.
 *
 * `POST /organizations/{id}/calls`
 */
export const sendCall: OperationCall<paths, "/organizations/{id}/calls", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/calls");

/**
 * Send a ZIP to V2
 *
 * Calls V2 with a ZIP as body, like `POST /organizations/{id}/calls` for text. `path` is `/tasks/zip` or `/tasks/{taskId}/zip`; the method is
 * PUT. A ZIP of more than 16 MiB gets 413.
 *
 * `POST /organizations/{id}/calls/zip`
 */
export const sendZip: OperationCall<paths, "/organizations/{id}/calls/zip", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/calls/zip");

/**
 * Get an organization's clock
 *
 * Returns the organization's time. It is the time of the sandbox clock unless the organization has its own clock.
 *
 * `GET /organizations/{id}/clock`
 */
export const getOrganizationClock: OperationCall<paths, "/organizations/{id}/clock", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/clock");

/**
 * Delete an organization's own clock
 *
 * The organization follows the sandbox clock again. If its own clock was ahead, its time goes back; data and dates stay. If it was behind, due timers run.
 *
 * `DELETE /organizations/{id}/clock`
 */
export const deleteOrganizationClock: OperationCall<paths, "/organizations/{id}/clock", "delete"> = /* @__PURE__ */ operation("DELETE", "/organizations/{id}/clock");

/**
 * Freeze an organization's clock
 *
 * Stops the organization's clock now or at a later instant. With a later instant, all timers until then run at once. Then the organization has its own clock. Other organizations are not affected.
 *
 * `POST /organizations/{id}/clock/freeze`
 */
export const freezeOrganizationClock: OperationCall<paths, "/organizations/{id}/clock/freeze", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/clock/freeze");

/**
 * Resume an organization's clock
 *
 * Resumes the organization's clock at its time. If the sandbox clock is frozen, the organization gets its own clock. Does not change a running clock.
 *
 * `POST /organizations/{id}/clock/resume`
 */
export const resumeOrganizationClock: OperationCall<paths, "/organizations/{id}/clock/resume", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/clock/resume");

/**
 * Advance an organization's clock
 *
 * Advances the organization's clock. All timers that fall due run in order, each at its own time, before this operation responds: invitations expire, time limits end, tests are assessed, tasks are built, deliveries are retried. Then the organization has its own clock. Other organizations are not affected, and can advance at the same time.
 *
 * `POST /organizations/{id}/clock/advance`
 */
export const advanceOrganizationClock: OperationCall<paths, "/organizations/{id}/clock/advance", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/clock/advance");

/**
 * List timers
 *
 * Returns one page of an organization's timers, by due time.
 *
 * `GET /organizations/{id}/timers`
 */
export const listTimers: OperationCall<paths, "/organizations/{id}/timers", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/timers");

/**
 * List faults
 *
 * Returns one page of the organization's faults, oldest first.
 *
 * `GET /organizations/{id}/faults`
 */
export const listFaults: OperationCall<paths, "/organizations/{id}/faults", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/faults");

/**
 * Create a fault
 *
 * Makes requests of the organization to V1, V2 and V3 fail or wait, to test clients. The journal has each affected request with the identifier of the fault. Requests without a valid key are refused as usual.
 *
 * `POST /organizations/{id}/faults`
 */
export const createFault: OperationCall<paths, "/organizations/{id}/faults", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/faults");

/**
 * Get a fault
 *
 * Returns one fault, with the number of requests that it still affects.
 *
 * `GET /organizations/{id}/faults/{faultId}`
 */
export const getFault: OperationCall<paths, "/organizations/{id}/faults/{faultId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/faults/{faultId}");

/**
 * Delete a fault
 *
 * Ends a fault. It affects no further request.
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
 * Saves all data of the organization, except API keys and the journal, under a name. Due timers run first; other requests are served at the same time. A reset keeps the snapshot; deleting the organization deletes it.
 *
 * `POST /organizations/{id}/snapshots`
 */
export const createSnapshot: OperationCall<paths, "/organizations/{id}/snapshots", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/snapshots");

/**
 * Import a snapshot
 *
 * Creates a snapshot from an exported file of any organization and sandbox. The organization does not change until the snapshot is restored or forked. Candidates, people, invitations and webhooks get new identifiers, as in a fork, and webhooks new secrets. Every document is validated, with its references to other documents. A file that is damaged, changed, or from a newer release is refused as a whole. A file has at most 256 MiB, 1 GiB unpacked and 200 times its size unpacked; a document at most 8 MiB, 100,000 values, 128 levels and 10,000 identifiers.
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
 * Deletes a snapshot. The organization does not change.
 *
 * `DELETE /organizations/{id}/snapshots/{snapshotId}`
 */
export const deleteSnapshot: OperationCall<paths, "/organizations/{id}/snapshots/{snapshotId}", "delete"> = /* @__PURE__ */ operation("DELETE", "/organizations/{id}/snapshots/{snapshotId}");

/**
 * Export a snapshot
 *
 * Returns a snapshot as one file, for a colleague, for CI or for another sandbox. It contains data of candidates and people, but no API keys and no secrets of webhooks. It is gzip with lines of JSON; the first has the version of the format, the last a checksum.
 *
 * `GET /organizations/{id}/snapshots/{snapshotId}/file`
 */
export const exportSnapshot: OperationCall<paths, "/organizations/{id}/snapshots/{snapshotId}/file", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/snapshots/{snapshotId}/file");

/**
 * Restore a snapshot
 *
 * Restores the organization from the snapshot. API keys and snapshots stay, and the journal records the restore. Other requests see the old data until the response. Nothing is sent: pending mails and deliveries of the snapshot are held, and can be replayed. Timers that are due by the clock of `clock` run in order before the response; the preview says how many.
 *
 * `POST /organizations/{id}/snapshots/{snapshotId}/restore`
 */
export const restoreSnapshot: OperationCall<paths, "/organizations/{id}/snapshots/{snapshotId}/restore", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/snapshots/{snapshotId}/restore");

/**
 * Preview a restore
 *
 * Returns the effects of a restore without doing it: the time, and the number of timers that would fall due at once.
 *
 * `GET /organizations/{id}/snapshots/{snapshotId}/restorePreview`
 */
export const getRestorePreview: OperationCall<paths, "/organizations/{id}/snapshots/{snapshotId}/restorePreview", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/snapshots/{snapshotId}/restorePreview");

/**
 * Fork a snapshot
 *
 * Creates an organization with the data of the snapshot and a new API key, which is in this response only. Candidates, assessments, people, mails, events and webhooks get new identifiers and tokens, so that links lead to the right organization; tasks, tests and skills keep theirs. Faults for specific keys are left out.
 *
 * `POST /organizations/{id}/snapshots/{snapshotId}/fork`
 */
export const forkSnapshot: OperationCall<paths, "/organizations/{id}/snapshots/{snapshotId}/fork", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/snapshots/{snapshotId}/fork");

/**
 * List webhooks
 *
 * Returns one page of the organization's webhooks, oldest first, with their secrets.
 *
 * `GET /organizations/{id}/webhooks`
 */
export const listWebhooks: OperationCall<paths, "/organizations/{id}/webhooks", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/webhooks");

/**
 * Create a webhook
 *
 * Registers an address for events of V1 or V2, as the service's administration panel does. V1 has no operation for it.
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
 * Removes a webhook of any version.
 *
 * `DELETE /organizations/{id}/webhooks/{webhookId}`
 */
export const deleteWebhook: OperationCall<paths, "/organizations/{id}/webhooks/{webhookId}", "delete"> = /* @__PURE__ */ operation("DELETE", "/organizations/{id}/webhooks/{webhookId}");

/**
 * Disable a webhook
 *
 * Holds all deliveries, including pending ones. Nothing is sent after this operation has responded.
 *
 * `POST /organizations/{id}/webhooks/{webhookId}/disable`
 */
export const disableWebhook: OperationCall<paths, "/organizations/{id}/webhooks/{webhookId}/disable", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/webhooks/{webhookId}/disable");

/**
 * Enable a webhook
 *
 * Resumes deliveries, starting with the held ones, oldest first.
 *
 * `POST /organizations/{id}/webhooks/{webhookId}/enable`
 */
export const enableWebhook: OperationCall<paths, "/organizations/{id}/webhooks/{webhookId}/enable", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/webhooks/{webhookId}/enable");

/**
 * Rotate the secret
 *
 * Gives the webhook a new secret. The header has the new secret at once. For a while, the old secret signs deliveries as well (header `webhook-signature`), so that receivers can switch. A webhook has at most three secrets: another rotation removes the oldest.
 *
 * `POST /organizations/{id}/webhooks/{webhookId}/rotate`
 */
export const rotateWebhookSecret: OperationCall<paths, "/organizations/{id}/webhooks/{webhookId}/rotate", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/webhooks/{webhookId}/rotate");

/**
 * Send a test event
 *
 * Delivers an event about a fictional candidate, to test a receiver. It is retried like every other event.
 *
 * `POST /organizations/{id}/webhooks/{webhookId}/test`
 */
export const sendTestEvent: OperationCall<paths, "/organizations/{id}/webhooks/{webhookId}/test", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/webhooks/{webhookId}/test");

/**
 * Let attempts fail
 *
 * Makes the next delivery attempts fail without sending anything, to test retries.
 *
 * `POST /organizations/{id}/webhooks/{webhookId}/fail`
 */
export const failNextDeliveries: OperationCall<paths, "/organizations/{id}/webhooks/{webhookId}/fail", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/webhooks/{webhookId}/fail");

/**
 * Replay deliveries
 *
 * Attempts deliveries to the webhook again, oldest first: all, all that are held, or all since an instant. Receivers recognize a repetition by the header `webhook-id`.
 *
 * `POST /organizations/{id}/webhooks/{webhookId}/replay`
 */
export const replayDeliveries: OperationCall<paths, "/organizations/{id}/webhooks/{webhookId}/replay", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/webhooks/{webhookId}/replay");

/**
 * List what the catcher received
 *
 * Returns one page of the requests that the organization's catcher received, newest first. The catcher, `/catcher/{id}` of the sandbox, is a
 * webhook receiver for tests. It responds to every POST with 204, and keeps the newest hundred requests in memory until the sandbox ends.
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
 * Attempts a delivery again, in any state, from the beginning of the schedule. It is held while its webhook is disabled.
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
 * Returns one page of the mails to the organization's candidates, newest first, with every attempt to send them. Without a mail server in the settings, mails stay in this outbox.
 *
 * `GET /organizations/{id}/mails`
 */
export const listMails: OperationCall<paths, "/organizations/{id}/mails", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/mails");

/**
 * Get a mail
 *
 * Returns one mail with its text, its link, and every attempt to send it.
 *
 * `GET /organizations/{id}/mails/{mailId}`
 */
export const getMail: OperationCall<paths, "/organizations/{id}/mails/{mailId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/mails/{mailId}");

/**
 * Replay a mail
 *
 * Sends a mail again, in any state, from the beginning of the schedule. It keeps its Message-ID, so that mail programs recognize the repetition.
 *
 * `POST /organizations/{id}/mails/{mailId}/replay`
 */
export const replayMail: OperationCall<paths, "/organizations/{id}/mails/{mailId}/replay", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/mails/{mailId}/replay");

/**
 * Replay held mails
 *
 * Sends all mails in the state `HELD` again, oldest first, for example after the settings of the mail server were fixed.
 *
 * `POST /organizations/{id}/mails/replay`
 */
export const replayHeldMails: OperationCall<paths, "/organizations/{id}/mails/replay", "post"> = /* @__PURE__ */ operation("POST", "/organizations/{id}/mails/replay");

/**
 * List events
 *
 * Returns one page of the events of the organization's candidates, oldest first, with the bodies that V1 and V2 deliver to webhooks. The list of deliveries has their states.
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
 * Returns the journal of an organization, newest first: requests, actions of candidates, changes, timers, events, mails and delivery attempts,
 * each with its cause. Requests without changes follow within a moment; they are recorded only for V1, V2 and V3, or if they were refused.
 *
 * As `text/event-stream` the response does not end: it sends new entries, or the entries after `Last-Event-ID`. Each is an event `entry` with a
 * `JournalEntry` as data, and is sent again when it is completed. The stream ends with the sandbox. An organization has at most 50 streams;
 * another one is refused with 429.
 *
 * `GET /organizations/{id}/journal`
 */
export const listJournal: OperationCall<paths, "/organizations/{id}/journal", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/journal");

/**
 * Follow causes and effects
 *
 * Returns one entry of the journal with its causes and effects.
 *
 * `GET /organizations/{id}/journal/{entryId}`
 */
export const getJournalEntry: OperationCall<paths, "/organizations/{id}/journal/{entryId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/journal/{entryId}");

/**
 * Export a session
 *
 * Returns recorded calls of an organization, starting with an entry of its journal, as a test that repeats them in a new organization. It
 * contains calls of V1, V2 and V3 with their bodies, moves of candidates (also on their pages) and of the clock, faults and webhooks.
 * Identifiers come from earlier responses. The test expects statuses, and the members of responses that are the same each time. Names and
 * addresses of people are replaced, in every encoding. Earlier calls that created its subjects come first. Calls that depend on headers or on
 * real time (401, 405, 406, 413, 415, 429) are left out, and the test says so. A session that sent a file, or more than the journal keeps, is
 * refused with 400. So is a session for `arazzo` whose requests contain a dollar sign, which Arazzo takes as the start of an expression.
 *
 * `GET /organizations/{id}/session`
 */
export const exportSession: OperationCall<paths, "/organizations/{id}/session", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/session");

/**
 * Explain a refusal
 *
 * Returns why a request to V1, V2, V3, a page or this API was refused with a status from 400 to 499: the found state, the expected state and
 * the remedy.
 *
 * `GET /explanations/{id}`
 */
export const getExplanation: OperationCall<paths, "/explanations/{id}", "get"> = /* @__PURE__ */ operation("GET", "/explanations/{id}");

/**
 * Get the certificate plugin
 *
 * Returns the behaviour of V3's certificate plugin for the organization.
 *
 * `GET /organizations/{id}/certificatePlugin`
 */
export const getCertificatePlugin: OperationCall<paths, "/organizations/{id}/certificatePlugin", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/certificatePlugin");

/**
 * Replace the certificate plugin
 *
 * Disables, enables or slows down V3's certificate plugin for the organization, to test clients.
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
 * Sets the fields of a team that V2 and V3 cannot set.
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
 * Returns one person, with all data of V2 and V3.
 *
 * `GET /organizations/{id}/people/{personId}`
 */
export const getPerson: OperationCall<paths, "/organizations/{id}/people/{personId}", "get"> = /* @__PURE__ */ operation("GET", "/organizations/{id}/people/{personId}");

/**
 * Update a person
 *
 * Sets data of the service and its plugins about a person. V2 and V3 set names, teams, job position and custom fields.
 *
 * `PATCH /organizations/{id}/people/{personId}`
 */
export const updatePerson: OperationCall<paths, "/organizations/{id}/people/{personId}", "patch"> = /* @__PURE__ */ operation("PATCH", "/organizations/{id}/people/{personId}");

/**
 * Replace an onboarding
 *
 * Moves the onboarding of a person to any step, forwards or backwards. COMPLETED is recorded in the timeline; another step removes the time of completion.
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
 * Removes a skill with its ratings from a person. The timeline stays.
 *
 * `DELETE /organizations/{id}/people/{personId}/skills/{skillId}`
 */
export const deletePersonSkill: OperationCall<paths, "/organizations/{id}/people/{personId}/skills/{skillId}", "delete"> = /* @__PURE__ */ operation("DELETE", "/organizations/{id}/people/{personId}/skills/{skillId}");

/**
 * Update a skill of a person
 *
 * Gives a person a skill, or changes it. Other fields stay. Given and skipped ratings are recorded in the timeline of the person, except DESIRED, which is a wish.
 *
 * `PATCH /organizations/{id}/people/{personId}/skills/{skillId}`
 */
export const updatePersonSkill: OperationCall<paths, "/organizations/{id}/people/{personId}/skills/{skillId}", "patch"> = /* @__PURE__ */ operation("PATCH", "/organizations/{id}/people/{personId}/skills/{skillId}");

/**
 * Get an assessment
 *
 * Returns the state of an assessment: the link to the test, its tasks once it is started, answers and scores, and the possible moves. Due timers run first: a new invitation counts as sent.
 *
 * `GET /assessments/{id}`
 */
export const getAssessment: OperationCall<paths, "/assessments/{id}", "get"> = /* @__PURE__ */ operation("GET", "/assessments/{id}");

/**
 * Start the test
 *
 * The candidate opens the test. Its time limit starts, and its tasks get answers with identifiers.
 *
 * `POST /assessments/{id}/start`
 */
export const startAssessment: OperationCall<paths, "/assessments/{id}/start", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/start");

/**
 * Answer tasks
 *
 * The candidate enters answers: the given ones, generated ones for all other tasks with `auto`, or both. Answers can be changed until the test is submitted. If one answer is invalid, none is stored.
 *
 * `POST /assessments/{id}/answer`
 */
export const answerAssessment: OperationCall<paths, "/assessments/{id}/answer", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/answer");

/**
 * Submit the test
 *
 * The candidate submits the test. The service sets automatic scores ten seconds later by the organization's clock.
 *
 * `POST /assessments/{id}/submit`
 */
export const submitAssessment: OperationCall<paths, "/assessments/{id}/submit", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/submit");

/**
 * Score what needs no assessor
 *
 * The service scores choices, gaps and empty answers at once instead of after ten seconds. The assessment is complete if no other answer is left.
 *
 * `POST /assessments/{id}/assess`
 */
export const assessAutomatically: OperationCall<paths, "/assessments/{id}/assess", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/assess");

/**
 * Score answers
 *
 * An assessor scores answers: the given ones, all answers without a score with a share of their points, or both. Automatic scores are set first. Scores can be replaced. If one score is invalid, none is stored.
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
 * An assessor sends the candidate feedback on a finished test. The mail appears in the outbox, unless communication with the candidate is disabled.
 *
 * `POST /assessments/{id}/feedback`
 */
export const giveFeedback: OperationCall<paths, "/assessments/{id}/feedback", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/feedback");

/**
 * Let the invitation expire
 *
 * Ends the validity of an invitation. The candidate can no longer start the test.
 *
 * `POST /assessments/{id}/expire`
 */
export const expireAssessment: OperationCall<paths, "/assessments/{id}/expire", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/expire");

/**
 * Let processing fail
 *
 * Processing of the assessment fails, as after an error in the service.
 *
 * `POST /assessments/{id}/fail`
 */
export const failAssessment: OperationCall<paths, "/assessments/{id}/fail", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/fail");

/**
 * Cancel the assessment
 *
 * Cancels the assessment. The candidate cannot continue the test.
 *
 * `POST /assessments/{id}/cancel`
 */
export const cancelAssessment: OperationCall<paths, "/assessments/{id}/cancel", "post"> = /* @__PURE__ */ operation("POST", "/assessments/{id}/cancel");

/**
 * Assign a candidate
 *
 * Assigns a candidate to a user, a team, or both. Null ends an assignment; other fields stay. V2 shows both and finds candidates by them. The identifiers are not checked.
 *
 * `PATCH /candidates/{id}/assignment`
 */
export const assignCandidate: OperationCall<paths, "/candidates/{id}/assignment", "patch"> = /* @__PURE__ */ operation("PATCH", "/candidates/{id}/assignment");

/**
 * Get the clock
 *
 * Returns the time of the sandbox clock, which all organizations without their own clock follow.
 *
 * `GET /clock`
 */
export const getClock: OperationCall<paths, "/clock", "get"> = /* @__PURE__ */ operation("GET", "/clock");

/**
 * Freeze the clock
 *
 * Stops the sandbox clock now or at a later instant, except for organizations with their own clock. With a later instant, all timers until then run at once. A frozen clock can be advanced, and stays frozen.
 *
 * `POST /clock/freeze`
 */
export const freezeClock: OperationCall<paths, "/clock/freeze", "post"> = /* @__PURE__ */ operation("POST", "/clock/freeze");

/**
 * Resume the clock
 *
 * Resumes a frozen clock at its time. Does not change a running clock.
 *
 * `POST /clock/resume`
 */
export const resumeClock: OperationCall<paths, "/clock/resume", "post"> = /* @__PURE__ */ operation("POST", "/clock/resume");

/**
 * Advance the clock
 *
 * Advances the sandbox clock, except for organizations with their own clock. All timers that fall due run in order, each at its own time, before this operation responds: invitations expire, time limits end, tests are assessed, tasks are built. Time never goes back. A duration beyond the year 9999 is refused.
 *
 * `POST /clock/advance`
 */
export const advanceClock: OperationCall<paths, "/clock/advance", "post"> = /* @__PURE__ */ operation("POST", "/clock/advance");
