// Generated from Skills Management API V3 3.0.0. Do not edit: change the document and generate again.

import { type OperationCall, operation } from "@assessment-api/runtime/client";
import type { paths } from "./schema.d.ts";

/**
 * Search people
 *
 * Returns one cursor page of the people of the organization that match every given filter, oldest first.
 *
 * `GET /boost/v3/people`
 */
export const listPeople: OperationCall<paths, "/boost/v3/people", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/people");

/**
 * Get a person
 *
 * Returns one person of the organization.
 *
 * `GET /boost/v3/people/{personId}`
 */
export const getPerson: OperationCall<paths, "/boost/v3/people/{personId}", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/people/{personId}");

/**
 * Delete a person
 *
 * Removes the person from the organization and anonymizes remaining data about them. A further request for the person gets 404.
 *
 * `DELETE /boost/v3/people/{personId}`
 */
export const deletePerson: OperationCall<paths, "/boost/v3/people/{personId}", "delete"> = /* @__PURE__ */ operation("DELETE", "/boost/v3/people/{personId}");

/**
 * Update a person
 *
 * Changes the given fields of a person by a merge patch and returns the person as it is afterwards. Fields that are left out keep their values; null removes a value.
 *
 * `PATCH /boost/v3/people/{personId}`
 */
export const updatePerson: OperationCall<paths, "/boost/v3/people/{personId}", "patch"> = /* @__PURE__ */ operation("PATCH", "/boost/v3/people/{personId}");

/**
 * Replace the teams of a person
 *
 * Replaces the list of teams that the person belongs to. An empty list takes the person out of every team.
 *
 * `PUT /boost/v3/people/{personId}/teams`
 */
export const replacePersonTeams: OperationCall<paths, "/boost/v3/people/{personId}/teams", "put"> = /* @__PURE__ */ operation("PUT", "/boost/v3/people/{personId}/teams");

/**
 * List the skills of a person
 *
 * Returns all skills of a person with their ratings, in one array without pages.
 *
 * `GET /boost/v3/people/{personId}/skills`
 */
export const listPersonSkills: OperationCall<paths, "/boost/v3/people/{personId}/skills", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/people/{personId}/skills");

/**
 * Get the custom fields of a person
 *
 * Returns the custom fields that are set for a person, as one object with free keys.
 *
 * `GET /boost/v3/people/{personId}/customFields`
 */
export const getPersonCustomFields: OperationCall<paths, "/boost/v3/people/{personId}/customFields", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/people/{personId}/customFields");

/**
 * Update the custom fields of a person
 *
 * Sets, changes and removes custom fields by a merge patch and returns all custom fields as they are afterwards. Fields that are left out keep their values; null removes a field.
 *
 * `PATCH /boost/v3/people/{personId}/customFields`
 */
export const updatePersonCustomFields: OperationCall<paths, "/boost/v3/people/{personId}/customFields", "patch"> = /* @__PURE__ */ operation("PATCH", "/boost/v3/people/{personId}/customFields");

/**
 * List the roles of a person
 *
 * Returns the roles that a person has in the organization and in its teams, in one array without pages.
 *
 * `GET /boost/v3/people/{personId}/roles`
 */
export const listPersonRoles: OperationCall<paths, "/boost/v3/people/{personId}/roles", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/people/{personId}/roles");

/**
 * Get aggregated data of a person
 *
 * Returns the requested sections of a person's data in a single response. Without `sections`, only the core section is returned.
 *
 * `GET /boost/v3/people/{personId}/aggregated`
 */
export const getAggregatedPerson: OperationCall<paths, "/boost/v3/people/{personId}/aggregated", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/people/{personId}/aggregated");

/**
 * List the certificates of a person
 *
 * Returns all certificates that a person holds, each with its name and the issuing organization, in one array without pages. Dates are integers, milliseconds since the Unix epoch.
 *
 * `GET /boost/v3/people/{personId}/certificates`
 */
export const listPersonCertificates: OperationCall<paths, "/boost/v3/people/{personId}/certificates", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/people/{personId}/certificates");

/**
 * Create an invitation
 *
 * Creates an account for a person, puts the person into a team and, unless `sendNotification` is false, invites them by e-mail. An e-mail address that already exists is refused with errorType EMAIL_ALREADY_EXISTS.
 *
 * `POST /boost/v3/invitations`
 */
export const createInvitation: OperationCall<paths, "/boost/v3/invitations", "post"> = /* @__PURE__ */ operation("POST", "/boost/v3/invitations");

/**
 * Search teams
 *
 * Returns one cursor page of the teams of the organization that match every given filter, oldest first.
 *
 * `GET /boost/v3/teams`
 */
export const listTeams: OperationCall<paths, "/boost/v3/teams", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/teams");

/**
 * Create a team
 *
 * Creates a team. Whether it is a business unit cannot be chosen here; the response tells.
 *
 * `POST /boost/v3/teams`
 */
export const createTeam: OperationCall<paths, "/boost/v3/teams", "post"> = /* @__PURE__ */ operation("POST", "/boost/v3/teams");

/**
 * Get a team
 *
 * Returns one team of the organization.
 *
 * `GET /boost/v3/teams/{teamId}`
 */
export const getTeam: OperationCall<paths, "/boost/v3/teams/{teamId}", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/teams/{teamId}");

/**
 * Update a team
 *
 * Replaces the changeable fields of a team and returns the team as it is afterwards. A field that is left out or null loses its value.
 *
 * `PUT /boost/v3/teams/{teamId}`
 */
export const replaceTeam: OperationCall<paths, "/boost/v3/teams/{teamId}", "put"> = /* @__PURE__ */ operation("PUT", "/boost/v3/teams/{teamId}");

/**
 * Delete a team
 *
 * Deletes a team. Its members stay in the organization; teams below it move to the parent of the deleted team.
 *
 * `DELETE /boost/v3/teams/{teamId}`
 */
export const deleteTeam: OperationCall<paths, "/boost/v3/teams/{teamId}", "delete"> = /* @__PURE__ */ operation("DELETE", "/boost/v3/teams/{teamId}");

/**
 * Search skills
 *
 * Returns one cursor page of the skills of the catalog. Disabled and hidden skills are left out unless they are requested.
 *
 * `GET /boost/v3/skills`
 */
export const listSkills: OperationCall<paths, "/boost/v3/skills", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/skills");

/**
 * Get a skill
 *
 * Returns one skill of the catalog, also when it is hidden or disabled.
 *
 * `GET /boost/v3/skills/{skillId}`
 */
export const getSkill: OperationCall<paths, "/boost/v3/skills/{skillId}", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/skills/{skillId}");

/**
 * Search skill folders
 *
 * Returns one cursor page of the skill folders of the catalog. Hidden and disabled folders are left out unless they are requested.
 *
 * `GET /boost/v3/skillFolders`
 */
export const listSkillFolders: OperationCall<paths, "/boost/v3/skillFolders", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/skillFolders");

/**
 * Get a skill folder
 *
 * Returns one skill folder of the catalog, also when it is hidden or disabled.
 *
 * `GET /boost/v3/skillFolders/{folderId}`
 */
export const getSkillFolder: OperationCall<paths, "/boost/v3/skillFolders/{folderId}", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/skillFolders/{folderId}");

/**
 * List active skillsets
 *
 * Returns all active skillsets in one array without pages. Their ids are the ones a job position may refer to.
 *
 * `GET /boost/v3/skillsets`
 */
export const listSkillsets: OperationCall<paths, "/boost/v3/skillsets", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/skillsets");

/**
 * List position families
 *
 * Returns all position families in one array without pages. Their ids are the ones a job position may refer to as its family.
 *
 * `GET /boost/v3/positionFamilies`
 */
export const listPositionFamilies: OperationCall<paths, "/boost/v3/positionFamilies", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/positionFamilies");

/**
 * List seniority levels
 *
 * Returns all seniority levels in one array without pages. Their ids are the ones a job position may refer to as its seniority.
 *
 * `GET /boost/v3/seniorityLevels`
 */
export const listSeniorityLevels: OperationCall<paths, "/boost/v3/seniorityLevels", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/seniorityLevels");

/**
 * Search certificate definitions
 *
 * Returns one cursor page of the certificate definitions that match every given filter, with the total number of matches. Without `isActive`, only active definitions are returned.
 *
 * `GET /boost/v3/certificateDefinitions`
 */
export const listCertificateDefinitions: OperationCall<paths, "/boost/v3/certificateDefinitions", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/certificateDefinitions");

/**
 * Get a certificate definition
 *
 * Returns one certificate definition, also when it is inactive.
 *
 * `GET /boost/v3/certificateDefinitions/{id}`
 */
export const getCertificateDefinition: OperationCall<paths, "/boost/v3/certificateDefinitions/{id}", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/certificateDefinitions/{id}");

/**
 * Search job positions
 *
 * Returns one cursor page of the job positions of the organization, abstract ones included, oldest first.
 *
 * `GET /boost/v3/jobPositions`
 */
export const listJobPositions: OperationCall<paths, "/boost/v3/jobPositions", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/jobPositions");

/**
 * Create a job position
 *
 * Creates a job position. Its name becomes the default translation; further translations cannot be given here.
 *
 * `POST /boost/v3/jobPositions`
 */
export const createJobPosition: OperationCall<paths, "/boost/v3/jobPositions", "post"> = /* @__PURE__ */ operation("POST", "/boost/v3/jobPositions");

/**
 * Get a job position
 *
 * Returns one job position of the organization.
 *
 * `GET /boost/v3/jobPositions/{jobPositionId}`
 */
export const getJobPosition: OperationCall<paths, "/boost/v3/jobPositions/{jobPositionId}", "get"> = /* @__PURE__ */ operation("GET", "/boost/v3/jobPositions/{jobPositionId}");
