// Generated from Candidate Assessment and Skills Management API V2 2.0.0. Do not edit: change the document and generate again.

import { type OperationCall, operation } from "@assessment-api/runtime/client";
import type { paths } from "./schema.d.ts";

/**
 * List candidates
 *
 * Returns one page of the candidates that match every given filter, with standard content, oldest first.
 *
 * `GET /candidates`
 */
export const listCandidates: OperationCall<paths, "/candidates", "get"> = /* @__PURE__ */ operation("GET", "/candidates");

/**
 * Create a candidate
 *
 * Creates a candidate without an assessment, in the status `NEW`. Nothing is sent to them; that happens when an assessment is created.
 *
 * `POST /candidates`
 */
export const createCandidate: OperationCall<paths, "/candidates", "post"> = /* @__PURE__ */ operation("POST", "/candidates");

/**
 * Get a candidate
 *
 * Returns the extended content of one candidate, that is with their assessments embedded.
 *
 * `GET /candidates/{id}`
 */
export const getCandidate: OperationCall<paths, "/candidates/{id}", "get"> = /* @__PURE__ */ operation("GET", "/candidates/{id}");

/**
 * Delete a candidate
 *
 * Deletes a candidate together with their assessments.
 *
 * `DELETE /candidates/{id}`
 */
export const deleteCandidate: OperationCall<paths, "/candidates/{id}", "delete"> = /* @__PURE__ */ operation("DELETE", "/candidates/{id}");

/**
 * Update a candidate
 *
 * Records the decision about a candidate, changes custom fields, or both.
 *
 * The decision is `ACCEPTED` or `REJECTED`, and can be made in any state. A custom field that is null is removed.
 *
 * `PATCH /candidates/{id}`
 */
export const updateCandidate: OperationCall<paths, "/candidates/{id}", "patch"> = /* @__PURE__ */ operation("PATCH", "/candidates/{id}");

/**
 * Create an assessment
 *
 * Attaches an assessment, that is a test to be taken, to a candidate. An invitation e-mail is sent to the candidate, unless their outbound communication is disabled.
 *
 * `POST /candidates/{id}/assessments`
 */
export const createAssessment: OperationCall<paths, "/candidates/{id}/assessments", "post"> = /* @__PURE__ */ operation("POST", "/candidates/{id}/assessments");

/**
 * Get an assessment
 *
 * Returns the extended content of one assessment, with scores, skills, sections and answers.
 *
 * `GET /candidates/{id}/assessments/{assessmentId}`
 */
export const getAssessment: OperationCall<paths, "/candidates/{id}/assessments/{assessmentId}", "get"> = /* @__PURE__ */ operation("GET", "/candidates/{id}/assessments/{assessmentId}");

/**
 * Delete an assessment
 *
 * Deletes an assessment with its answers. The candidate stays.
 *
 * `DELETE /candidates/{id}/assessments/{assessmentId}`
 */
export const deleteAssessment: OperationCall<paths, "/candidates/{id}/assessments/{assessmentId}", "delete"> = /* @__PURE__ */ operation("DELETE", "/candidates/{id}/assessments/{assessmentId}");

/**
 * Update an assessment
 *
 * Changes custom fields of an assessment. A custom field that is null is removed.
 *
 * `PATCH /candidates/{id}/assessments/{assessmentId}`
 */
export const updateAssessment: OperationCall<paths, "/candidates/{id}/assessments/{assessmentId}", "patch"> = /* @__PURE__ */ operation("PATCH", "/candidates/{id}/assessments/{assessmentId}");

/**
 * Score an answer
 *
 * Gives an answer its score, or replaces the one it has. The assessment is completed when every answer has a score.
 *
 * `PUT /candidates/{id}/assessments/{assessmentId}/answers/{answerId}/score`
 */
export const scoreAnswer: OperationCall<paths, "/candidates/{id}/assessments/{assessmentId}/answers/{answerId}/score", "put"> = /* @__PURE__ */ operation("PUT", "/candidates/{id}/assessments/{assessmentId}/answers/{answerId}/score");

/**
 * List invitations
 *
 * Returns one page of the invitations that match every given filter, oldest first. Candidate and assessment have standard content.
 *
 * `GET /invitations`
 */
export const listInvitations: OperationCall<paths, "/invitations", "get"> = /* @__PURE__ */ operation("GET", "/invitations");

/**
 * Create an invitation
 *
 * Creates one candidate and one assessment together, both in the status `NEW`, and sends an invitation e-mail to the
 * candidate, unless `disableCommunication` is true.
 *
 * `POST /invitations`
 */
export const createInvitation: OperationCall<paths, "/invitations", "post"> = /* @__PURE__ */ operation("POST", "/invitations");

/**
 * Get an invitation
 *
 * Returns one invitation with extended content: the candidate contains its assessments, and the assessment its scores and answers.
 *
 * `GET /invitations/{id}`
 */
export const getInvitation: OperationCall<paths, "/invitations/{id}", "get"> = /* @__PURE__ */ operation("GET", "/invitations/{id}");

/**
 * Delete an invitation
 *
 * Deletes an invitation with its candidate and its assessment.
 *
 * `DELETE /invitations/{id}`
 */
export const deleteInvitation: OperationCall<paths, "/invitations/{id}", "delete"> = /* @__PURE__ */ operation("DELETE", "/invitations/{id}");

/**
 * Upload a task package with metadata
 *
 * Takes over the source code of a programming or devops task from a package that names the task itself, and builds it. The
 * package has `task.yaml` or `task.json` at its root, with `taskId` and, if wanted, `type`, `title`, `difficulty`, `tags`,
 * `duration`, `points`, `projectType` and `projectTypeVersion`.
 *
 * The change is a draft until it is published. Read the result of the build with `GET /tasks/{taskId}`.
 *
 * `PUT /tasks/zip`
 */
export const uploadTaskPackage: OperationCall<paths, "/tasks/zip", "put"> = /* @__PURE__ */ operation("PUT", "/tasks/zip");

/**
 * Upload a task package
 *
 * Takes over the source code of a preconfigured programming or devops task, and builds it. A package that contains a metadata
 * file can be sent to `PUT /tasks/zip` instead.
 *
 * The change is a draft until it is published. Read the result of the build with `GET /tasks/{taskId}`.
 *
 * `PUT /tasks/{taskId}/zip`
 */
export const uploadTask: OperationCall<paths, "/tasks/{taskId}/zip", "put"> = /* @__PURE__ */ operation("PUT", "/tasks/{taskId}/zip");

/**
 * Import task definitions
 *
 * Creates or updates multiple-choice, code-gaps and essay tasks from a YAML file. An entry with a `taskId` updates that task,
 * one without creates a new task.
 *
 * An import that succeeded gets 200. The list of statuses of the service names 202 as import success, too; it is
 * not used here.
 *
 * `PUT /tasks/yaml`
 */
export const importTasks: OperationCall<paths, "/tasks/yaml", "put"> = /* @__PURE__ */ operation("PUT", "/tasks/yaml");

/**
 * Get a task
 *
 * Returns one task, with the result of its last build if it was built.
 *
 * `GET /tasks/{taskId}`
 */
export const getTask: OperationCall<paths, "/tasks/{taskId}", "get"> = /* @__PURE__ */ operation("GET", "/tasks/{taskId}");

/**
 * Publish a task
 *
 * Publishes the draft of a task; `draft` is false afterwards. No body is needed.
 *
 * The draft of a task that is built can be published once its `buildStatus` is `SUCCESS`.
 *
 * `POST /tasks/{taskId}/publish`
 */
export const publishTask: OperationCall<paths, "/tasks/{taskId}/publish", "post"> = /* @__PURE__ */ operation("POST", "/tasks/{taskId}/publish");

/**
 * List tests
 *
 * Returns one page of the tests, oldest first.
 *
 * `GET /tests`
 */
export const listTests: OperationCall<paths, "/tests", "get"> = /* @__PURE__ */ operation("GET", "/tests");

/**
 * Create a test
 *
 * Creates a test in exactly one of two forms: from a predefined test (`predefinedTestId`), or from a generator
 * (`generatorCriteria`), which chooses tasks that match the criteria at random.
 *
 * `POST /tests`
 */
export const createTest: OperationCall<paths, "/tests", "post"> = /* @__PURE__ */ operation("POST", "/tests");

/**
 * Get a test
 *
 * Returns one test with its skills, its duration and its custom fields.
 *
 * `GET /tests/{id}`
 */
export const getTest: OperationCall<paths, "/tests/{id}", "get"> = /* @__PURE__ */ operation("GET", "/tests/{id}");

/**
 * Update a test
 *
 * Changes custom fields of a test. A custom field that is null is removed.
 *
 * `PATCH /tests/{id}`
 */
export const updateTest: OperationCall<paths, "/tests/{id}", "patch"> = /* @__PURE__ */ operation("PATCH", "/tests/{id}");

/**
 * List predefined tests
 *
 * Returns one page of the predefined tests that match every given filter.
 *
 * `GET /predefined-tests`
 */
export const listPredefinedTests: OperationCall<paths, "/predefined-tests", "get"> = /* @__PURE__ */ operation("GET", "/predefined-tests");

/**
 * Register a webhook
 *
 * Registers an endpoint of the integrator, to which events are delivered from then on. The response contains the secret. It is
 * also shown in the administration panel, where endpoints can be registered as well.
 *
 * `POST /webhook`
 */
export const registerWebhook: OperationCall<paths, "/webhook", "post"> = /* @__PURE__ */ operation("POST", "/webhook");

/**
 * Delete a webhook
 *
 * Removes the registration of an endpoint. Nothing is delivered to it any more.
 *
 * `DELETE /webhook/{id}`
 */
export const deleteWebhook: OperationCall<paths, "/webhook/{id}", "delete"> = /* @__PURE__ */ operation("DELETE", "/webhook/{id}");

/**
 * List people
 *
 * Returns one page of the people that match every given filter.
 *
 * `GET /boost/people`
 */
export const listPeople: OperationCall<paths, "/boost/people", "get"> = /* @__PURE__ */ operation("GET", "/boost/people");

/**
 * Delete a person
 *
 * Removes and anonymizes a person.
 *
 * `DELETE /boost/people/{id}`
 */
export const deletePerson: OperationCall<paths, "/boost/people/{id}", "delete"> = /* @__PURE__ */ operation("DELETE", "/boost/people/{id}");

/**
 * Replace a person's teams
 *
 * Replaces the list of teams the person belongs to.
 *
 * `PUT /boost/people/{id}/teams`
 */
export const replacePersonTeams: OperationCall<paths, "/boost/people/{id}/teams", "put"> = /* @__PURE__ */ operation("PUT", "/boost/people/{id}/teams");

/**
 * List a person's skills
 *
 * Returns the skills of a person with their ratings.
 *
 * `GET /boost/people/{id}/skills`
 */
export const listPersonSkills: OperationCall<paths, "/boost/people/{id}/skills", "get"> = /* @__PURE__ */ operation("GET", "/boost/people/{id}/skills");

/**
 * Invite a person
 *
 * Creates an account for a person in a team and notifies them, unless `sendNotification` is false, which only creates the account.
 *
 * `POST /boost/invitations`
 */
export const invitePerson: OperationCall<paths, "/boost/invitations", "post"> = /* @__PURE__ */ operation("POST", "/boost/invitations");

/**
 * List teams
 *
 * Returns one page of the teams of the organization, oldest first.
 *
 * `GET /boost/teams`
 */
export const listTeams: OperationCall<paths, "/boost/teams", "get"> = /* @__PURE__ */ operation("GET", "/boost/teams");

/**
 * Create a team
 *
 * Creates a team. Whether it is a business unit cannot be set here.
 *
 * `POST /boost/teams`
 */
export const createTeam: OperationCall<paths, "/boost/teams", "post"> = /* @__PURE__ */ operation("POST", "/boost/teams");

/**
 * Replace a team
 *
 * Replaces name, parent, color, supervisor and customId of a team. Absent fields are removed.
 *
 * `PUT /boost/teams/{id}`
 */
export const replaceTeam: OperationCall<paths, "/boost/teams/{id}", "put"> = /* @__PURE__ */ operation("PUT", "/boost/teams/{id}");

/**
 * Delete a team
 *
 * Deletes a team. The people who belong to it stay in the organization; teams below it move to its parent.
 *
 * `DELETE /boost/teams/{id}`
 */
export const deleteTeam: OperationCall<paths, "/boost/teams/{id}", "delete"> = /* @__PURE__ */ operation("DELETE", "/boost/teams/{id}");

/**
 * List skills
 *
 * Returns one page of the skills; disabled and hidden ones only on request.
 *
 * `GET /boost/skills`
 */
export const listSkills: OperationCall<paths, "/boost/skills", "get"> = /* @__PURE__ */ operation("GET", "/boost/skills");

/**
 * Get a skill
 *
 * Returns one skill, be it disabled or hidden.
 *
 * `GET /boost/skills/{id}`
 */
export const getSkill: OperationCall<paths, "/boost/skills/{id}", "get"> = /* @__PURE__ */ operation("GET", "/boost/skills/{id}");

/**
 * List skill folders
 *
 * Returns one page of the skill folders; disabled and hidden ones only on request.
 *
 * `GET /boost/skillFolders`
 */
export const listSkillFolders: OperationCall<paths, "/boost/skillFolders", "get"> = /* @__PURE__ */ operation("GET", "/boost/skillFolders");

/**
 * Get a skill folder
 *
 * Returns one skill folder, be it disabled or hidden.
 *
 * `GET /boost/skillFolders/{id}`
 */
export const getSkillFolder: OperationCall<paths, "/boost/skillFolders/{id}", "get"> = /* @__PURE__ */ operation("GET", "/boost/skillFolders/{id}");

/**
 * List skill ratings
 *
 * Returns one page of skill ratings. Each element holds all ratings of one person in one skill.
 *
 * `GET /boost/skillRatings`
 */
export const listSkillRatings: OperationCall<paths, "/boost/skillRatings", "get"> = /* @__PURE__ */ operation("GET", "/boost/skillRatings");
