// Generated from Skills Management API V3 3.0.0. Do not edit: change the document and generate again.

export interface paths {
    "/boost/v3/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search people
         * @description Returns one cursor page of the people of the organization that match every given filter, oldest first.
         *
         *     Assumption A-V3-004: Method and path of this operation are stated, how filters combine and what an unmatched one gets is not. As in every search of V3, filters combine with AND, and a filter that matches nothing gives an empty page rather than an error.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/people/{personId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a person
         * @description Returns one person of the organization.
         *
         *     Assumption A-V3-006: Method, path and status are not shown. GET on the person below the stated /boost/v3/people, answered with 200, is the standard way to read one element.
         */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        /**
         * Delete a person
         * @description Removes the person from the organization and anonymizes what is kept about them. A further request for the person answers 404.
         *
         *     Assumption A-V3-008: Method, path and status are not shown, only that the result is empty. DELETE on the person answers 204; that the person is removed and anonymized is taken over from the same act in V2, and teams that they supervised have no supervisor.
         */
        delete: operations["deletePerson"];
        options?: never;
        head?: never;
        /**
         * Update a person
         * @description Changes the given fields of a person by a merge patch and returns the person as it is afterwards. Fields that are left out keep their values; null removes a value.
         *
         *     Assumption A-V3-007: Method and path are not shown. "Patch" and the media type application/merge-patch+json point to PATCH on the person; the result named in the source description, the person, is answered with 200.
         */
        patch: operations["updatePerson"];
        trace?: never;
    };
    "/boost/v3/people/{personId}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the teams of a person
         * @description Replaces the list of teams that the person belongs to. An empty list takes the person out of every team.
         *
         *     Assumption A-V3-009: Method, path and status are not shown. The body carries the whole list, hence PUT on the teams of the person as in V2; the empty result is 204.
         */
        put: operations["replacePersonTeams"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/people/{personId}/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the skills of a person
         * @description Returns all skills of a person with their ratings, in one array without pages.
         *
         *     Assumption A-V3-010: Method, path and status are not shown. GET on the skills of the person, answered with 200, mirrors the same read of V2.
         */
        get: operations["listPersonSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/people/{personId}/customFields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the custom fields of a person
         * @description Returns the custom fields that are set for a person, as one object with free keys.
         *
         *     Assumption A-V3-011: Method, path and status are not shown. GET on customFields below the person, answered with 200, follows the field's name and the camelCase habit of /boost.
         */
        get: operations["getPersonCustomFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the custom fields of a person
         * @description Sets, changes and removes custom fields by a merge patch and returns all custom fields as they are afterwards. Fields that are left out keep their values; null removes a field.
         *
         *     Assumption A-V3-012: Method and path are not shown. "Patch" and the media type application/merge-patch+json point to PATCH on the custom fields; the result named in the source description, the custom fields, is answered with 200.
         */
        patch: operations["updatePersonCustomFields"];
        trace?: never;
    };
    "/boost/v3/people/{personId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles of a person
         * @description Returns the roles that a person has in the organization and in its teams, in one array without pages.
         *
         *     Assumption A-V3-013: Method, path and status are not shown. GET on the roles of the person, answered with 200, follows the other reads below a person.
         */
        get: operations["listPersonRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/people/{personId}/aggregated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get aggregated data of a person
         * @description Returns the requested sections of what is known about a person in a single answer. Without `sections`, only the core section is returned.
         *
         *     Assumption A-V3-014: Method, path and status are not shown. GET on aggregated below the person, answered with 200, keeps this read apart from the plain person.
         */
        get: operations["getAggregatedPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/people/{personId}/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the certificates of a person
         * @description Returns all certificates that a person holds, each with its name and the issuing organization, in one array without pages. Dates are integers, milliseconds since the Unix epoch.
         *
         *     Assumption A-V3-015: Method, path and status are not shown. GET on the certificates of the person, answered with 200, follows the other reads below a person although a plugin serves the data.
         */
        get: operations["listPersonCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an invitation
         * @description Creates an account for a person, puts the person into a team and, unless `sendNotification` is false, invites them by e-mail. An e-mail address that already exists is refused with errorType EMAIL_ALREADY_EXISTS.
         *
         *     Assumption A-V3-016: Method, path and status are not shown. POST on invitations as in V2; the creation answers 201, with Location and a small creation result.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search teams
         * @description Returns one cursor page of the teams of the organization that match every given filter, oldest first.
         *
         *     Assumption A-V3-017: Method, path and status are not shown. GET on teams, answered with 200, follows the stated search of people.
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Create a team
         * @description Creates a team. Whether it is a business unit cannot be chosen here; the answer tells.
         *
         *     Assumption A-V3-018: Method, path and status are not shown. POST on teams answers 201 with Location, as every creation of V3 does.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/teams/{teamId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a team
         * @description Returns one team of the organization.
         *
         *     Assumption A-V3-019: Method, path and status are not shown. GET on the team, answered with 200, is the standard way to read one element.
         */
        get: operations["getTeam"];
        /**
         * Update a team
         * @description Replaces the changeable fields of a team and returns the team as it is afterwards. A field that is left out or null loses its value.
         *
         *     Assumption A-V3-020: Method, path and status are not shown. The body is the one of the creation with its required name, hence PUT as in V2, answered with 200.
         */
        put: operations["replaceTeam"];
        post?: never;
        /**
         * Delete a team
         * @description Deletes a team. Its members stay in the organization; teams below it move to the parent of the deleted team.
         *
         *     Assumption A-V3-021: Method, path and status are not shown, only that the result is empty. DELETE on the team answers 204; as in V2, members lose the membership and teams below it move to its parent, or to the top where it had none.
         */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search skills
         * @description Returns one cursor page of the skills of the catalog. Disabled and hidden skills are left out unless they are asked for.
         *
         *     Assumption A-V3-022: Method, path and status are not shown. GET on skills, answered with 200, follows the stated search of people.
         */
        get: operations["listSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/skills/{skillId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a skill
         * @description Returns one skill of the catalog, also when it is hidden or disabled.
         *
         *     Assumption A-V3-023: Method, path and status are not shown. GET on the skill, answered with 200, is the standard way to read one element; the inclusion flags belong to the search only.
         */
        get: operations["getSkill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/skillFolders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search skill folders
         * @description Returns one cursor page of the skill folders of the catalog. Hidden and disabled folders are left out unless they are asked for.
         *
         *     Assumption A-V3-024: Method, path and status are not shown. GET on skillFolders, answered with 200, takes the path segment of V2.
         */
        get: operations["listSkillFolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/skillFolders/{folderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a skill folder
         * @description Returns one skill folder of the catalog, also when it is hidden or disabled.
         *
         *     Assumption A-V3-025: Method, path and status are not shown. GET on the folder, answered with 200, is the standard way to read one element; the inclusion flags belong to the search only.
         */
        get: operations["getSkillFolder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/skillsets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active skillsets
         * @description Returns all active skillsets in one array without pages. Their ids are the ones a job position may refer to.
         *
         *     Assumption A-V3-026: Method, path and status are not shown. GET on skillsets, answered with 200; as the operation lists active skillsets only, no filter is offered.
         */
        get: operations["listSkillsets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/positionFamilies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List position families
         * @description Returns all position families in one array without pages. Their ids are the ones a job position may refer to as its family.
         *
         *     Assumption A-V3-027: Method, path and status are not shown. GET on positionFamilies, answered with 200, follows the camelCase habit of /boost.
         */
        get: operations["listPositionFamilies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/seniorityLevels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List seniority levels
         * @description Returns all seniority levels in one array without pages. Their ids are the ones a job position may refer to as its seniority.
         *
         *     Assumption A-V3-028: Method, path and status are not shown. GET on seniorityLevels, answered with 200, follows the camelCase habit of /boost.
         */
        get: operations["listSeniorityLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/certificateDefinitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search certificate definitions
         * @description Returns one cursor page of the certificate definitions that match every given filter, with the total number of matches. Without `isActive`, only active definitions are returned.
         *
         *     Assumption A-V3-029: Method, path and status are not shown. GET on certificateDefinitions, answered with 200, follows the stated search of people and the camelCase habit of /boost.
         */
        get: operations["listCertificateDefinitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/certificateDefinitions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a certificate definition
         * @description Returns one certificate definition, also when it is inactive.
         *
         *     Assumption A-V3-030: Method, path and status are not shown. GET on the definition, answered with 200, is the standard way to read one element; isActive belongs to the search only.
         */
        get: operations["getCertificateDefinition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/jobPositions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search job positions
         * @description Returns one cursor page of the job positions of the organization, abstract ones included, oldest first.
         *
         *     Assumption A-V3-031: Method, path and status are not shown. GET on jobPositions, answered with 200, follows the stated search of people and the camelCase habit of /boost.
         */
        get: operations["listJobPositions"];
        put?: never;
        /**
         * Create a job position
         * @description Creates a job position. Its name becomes the default translation; further translations cannot be given here.
         *
         *     Assumption A-V3-032: Method, path and status are not shown. POST on jobPositions answers 201 with Location, as every creation of V3 does.
         */
        post: operations["createJobPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/v3/jobPositions/{jobPositionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job position
         * @description Returns one job position of the organization.
         *
         *     Assumption A-V3-033: Method, path and status are not shown. GET on the job position, answered with 200, is the standard way to read one element.
         */
        get: operations["getJobPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The body of every response with status 400 or above. Which further fields it has depends on `errorType`.
         *
         *     Assumption A-V3-075: Which fields are always there is not shown. Every error has a message and an errorType, whatever its status.
         */
        ErrorObject: {
            /** @description Explanation in words, for people. Its wording may change. */
            message: string;
            /**
             * @description Kind of the error, for programs. RESOURCE_NOT_FOUND and EMAIL_ALREADY_EXISTS are stated; expect further values.
             *
             *     Assumption A-V3-073: The complete list of values is not shown. The set is open; next to the two stated values this document uses VALIDATION_FAILED, UNAUTHORIZED, PATH_NOT_FOUND, METHOD_NOT_ALLOWED, NOT_ACCEPTABLE, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, PLUGIN_UNAVAILABLE and INTERNAL_ERROR.
             * @example RESOURCE_NOT_FOUND
             * @example EMAIL_ALREADY_EXISTS
             * @example VALIDATION_FAILED
             * @example UNAUTHORIZED
             */
            errorType: string;
            /**
             * @description Identifier that names nothing. Present with RESOURCE_NOT_FOUND, absent otherwise.
             * @example per_0Qh6Ld4W
             */
            resourceId?: string;
            /**
             * @description Kind of what is missing, PERSON for a person. Present with RESOURCE_NOT_FOUND, absent otherwise. Expect further values.
             *
             *     Assumption A-V3-074: Only PERSON is shown. The other values are named after the resources in the same style, and the set is open.
             * @example PERSON
             * @example TEAM
             * @example SKILL
             * @example SKILL_FOLDER
             * @example SKILLSET
             * @example POSITION_FAMILY
             * @example SENIORITY_LEVEL
             * @example CERTIFICATE_DEFINITION
             * @example JOB_POSITION
             */
            resourceType?: string;
            /**
             * Format: email
             * @description The e-mail address that already exists. Present with EMAIL_ALREADY_EXISTS, absent otherwise.
             */
            email?: string;
        };
        /**
         * @description Steps of the onboarding, from NEW to COMPLETED.
         *
         *     Assumption A-V3-085: The steps are not shown for V3. They are the closed set that V2 states for the same people.
         * @enum {string}
         */
        OnboardingStatus: "NEW" | "STARTED" | "PERSONAL_DETAILS_FILLED" | "RATE_REQUESTED_SKILLS" | "RATE_ADDITIONAL_SKILLS" | "WAITING_FOR_REQUESTED_RATINGS" | "COMPLETED";
        /**
         * @description State of the onboarding of a person.
         *
         *     Assumption A-V3-084: The inner fields of onboarding are not shown. They are those of the same person in V2.
         */
        Onboarding: {
            /** @description The step that the person has reached. */
            status: components["schemas"]["OnboardingStatus"];
            /**
             * Format: date-time
             * @description When the onboarding was completed, in UTC with milliseconds. Absent before.
             *
             *     Assumption A-V3-083: The form of timestamps is shown for the dates of certificates only. Everywhere else they are RFC 3339 strings in UTC with milliseconds, as in V1 and V2.
             */
            finishedAt?: string;
        };
        /**
         * @description A person of the organization.
         *
         *     Assumption A-V3-087: Which fields are always there is not shown. Names, customId and jobPositionId are absent while they have no value, since the source description gives them no null; the other fields are always there.
         */
        Person: {
            /** @description Identifier of the person, given by the service. */
            id: string;
            /**
             * Format: email
             * @description E-mail address of the person, unique in the organization.
             */
            email: string;
            /** @description First name. Absent when it is not known. */
            firstName?: string;
            /** @description Last name. Absent when it is not known. */
            lastName?: string;
            /** @description Customer provided id of the person. Absent when none was provided. */
            customId?: string;
            /** @description Identifier of the job position that the person holds. Absent when the person holds none. */
            jobPositionId?: string;
            /**
             * @description Identifiers of the teams the person belongs to; empty when there are none.
             *
             *     Assumption A-V3-086: What the elements of this array are is not shown. They are team ids, as in the patch of a person and in V2.
             */
            teams: string[];
            /** @description How far the person has come with the onboarding. */
            onboarding: components["schemas"]["Onboarding"];
            /**
             * @description Whether the person can sign in.
             *
             *     Assumption A-V3-120: The field is shown without its meaning. It is read as the right to sign in, which an invitation gives.
             */
            accountEnabled: boolean;
        };
        /**
         * @description One cursor page of people.
         *
         *     Assumption A-V3-092: How the last page is recognized is not shown. It has no next, in this page and in every other page of V3, while content is always there.
         */
        PersonPage: {
            /** @description Cursor to pass as `after` for the next page. Absent on the last page. */
            next?: string;
            /** @description The people of this page; empty when nothing matches. */
            content: components["schemas"]["Person"][];
        };
        /** @description Merge patch of a person. A field that is left out keeps its value. */
        PersonPatch: {
            /** @description New first name; null removes it. */
            firstName?: string | null;
            /** @description New last name; null removes it. */
            lastName?: string | null;
            /** @description Identifier of the new job position, which must not be abstract; null leaves the person without one. */
            jobPositionId?: string | null;
            /** @description Identifiers of all teams the person belongs to from now on. The array replaces the old one; null is not allowed. */
            teams?: string[];
        };
        /** @description The complete list of teams of a person. */
        PersonTeams: {
            /**
             * @description Identifiers of all teams the person belongs to from now on; empty for none.
             *
             *     Assumption A-V3-126: Neither the number of ids nor their form is stated. There are at most 1,000 in a list; an id that the service gives has at most 100 characters and is not blank, here, in paths and in every other request.
             */
            teamIds: string[];
        };
        /**
         * @description Meaning of a skill for a person, a core or an optional skill of the position, or one the person has in addition.
         *
         *     Assumption A-V3-095: The types are not shown for V3. They are the closed set that V2 states for the same skills.
         * @enum {string}
         */
        PersonSkillType: "CORE" | "OPTIONAL" | "ADDITIONAL";
        /**
         * @description Kinds of ratings, by the person, by the supervisor, by the vendor of the service, or the level the person wants to reach.
         *
         *     Assumption A-V3-109: The kinds of ratings are not shown for V3. They are the closed set that V2 states for the same ratings.
         * @enum {string}
         */
        SkillRatingType: "SELF" | "SUPERVISOR" | "VENDOR" | "DESIRED";
        /**
         * @description A person who gave a rating.
         *
         *     Assumption A-V3-099: Who rated is not shown for V3. The fields are those that V2 gives in a person's skills.
         */
        Rater: {
            /** @description Identifier of the person. */
            id: string;
            /** @description First name. Absent when it is not known. */
            firstName?: string;
            /** @description Last name. Absent when it is not known. */
            lastName?: string;
        };
        /**
         * @description One rating of a person's skill.
         *
         *     Assumption A-V3-108: Ratings are not shown for V3. Their fields, bounds and the meaning of null are those of V2.
         */
        SkillRating: {
            /** @description Who rated, or DESIRED for the level the person wants to reach. */
            type: components["schemas"]["SkillRatingType"];
            /**
             * Format: date-time
             * @description When the rating was given, in UTC with milliseconds. Absent when the rating was skipped or not given yet.
             */
            ratedOn?: string;
            /** @description Mastery from 0 to 100. Null means that the rating was explicitly skipped; absent means that it was asked for and not given yet. */
            value?: number | null;
            /** @description Who gave the rating. Absent when nobody in particular did. */
            ratedBy?: components["schemas"]["Rater"];
        };
        /**
         * @description Names a skill folder.
         *
         *     Assumption A-V3-105: How a folder is named in a skill's location is not shown. Id and name are those of V2; instead of a link, the id leads to the folder.
         */
        SkillFolderReference: {
            /** @description Identifier of the skill folder. */
            id: string;
            /** @description Name of the skill folder. */
            name: string;
        };
        /**
         * @description The folders above a skill, one per level.
         *
         *     Assumption A-V3-107: The place of a skill is not shown for V3. It has the three levels of V2 and, as there, always all of them, since a skill lies in a group, a group in a subarea and a subarea in an area.
         */
        SkillLocation: {
            /** @description The folder of level AREA. */
            area: components["schemas"]["SkillFolderReference"];
            /** @description The folder of level SUBAREA. */
            subarea: components["schemas"]["SkillFolderReference"];
            /** @description The folder of level GROUP. */
            group: components["schemas"]["SkillFolderReference"];
        };
        /**
         * @description A skill of a person, with its ratings and its place in the catalog.
         *
         *     Assumption A-V3-094: The fields of a person's skill are not shown. They are those of V2, without links and custom fields, which a plain JSON list does not need.
         */
        PersonSkill: {
            /** @description Identifier of the skill. */
            id: string;
            /** @description Name of the skill. */
            name: string;
            /** @description What the skill means for the person's position. */
            type: components["schemas"]["PersonSkillType"];
            /** @description Whether the person wants to learn the skill. */
            wantToLearn: boolean;
            /** @description Whether the skill is hidden. */
            hidden: boolean;
            /** @description The ratings of the person in this skill, at most one per type; empty when there are none. */
            ratings: components["schemas"]["SkillRating"][];
            /** @description The folders above the skill. */
            location: components["schemas"]["SkillLocation"];
        };
        /** @description Value of a custom field, a string or an integer; null where a field has no value. */
        CustomFieldValue: string | number | null;
        /**
         * @description Custom fields of a person. The keys are free and chosen by the customer.
         *
         *     Assumption A-V3-090: The object may hold null, but a merge patch with null removes the field, and what a stored null would mean is not shown. A removed field is absent afterwards; read a null as a field without a value.
         */
        PersonCustomFields: {
            [key: string]: components["schemas"]["CustomFieldValue"];
        };
        /**
         * @description Merge patch of the custom fields of a person. A field that is left out keeps its value; null marks a field to remove. Names of fields have 1 to 200 characters.
         *
         *     Assumption A-V3-127: Neither the number of custom fields nor their length is stated. A patch names at most 100; a name has 1 to 200 characters and is not blank, a string at most 10,000.
         */
        PersonCustomFieldsPatch: {
            [key: string]: string | number | null;
        };
        /**
         * @description A role that a person has in the organization or in one of its teams.
         *
         *     Assumption A-V3-093: The fields of a role are not shown. A name and the team it holds in are what a caller needs to see who may do what; the names are an open set because they are not listed.
         */
        PersonRole: {
            /**
             * @description Name of the role. The set is open.
             * @example MEMBER
             * @example SUPERVISOR
             * @example ADMINISTRATOR
             */
            name: string;
            /** @description Identifier of the team in which the person has the role. Absent when the role holds for the whole organization. */
            teamId?: string;
        };
        /**
         * @description Name of a section of the aggregated data of a person.
         * @enum {string}
         */
        AggregatedPersonSection: "core" | "teams" | "roles" | "tags" | "customFields" | "onboarding" | "jobPosition" | "skills" | "timeline" | "pluginData" | "goals";
        /**
         * @description The core section of the aggregated data of a person.
         *
         *     Assumption A-V3-089: The fields of the core section are not shown. They are those of the person that belong to no other section.
         */
        PersonCore: {
            /**
             * Format: email
             * @description E-mail address of the person, unique in the organization.
             */
            email: string;
            /** @description First name. Absent when it is not known. */
            firstName?: string;
            /** @description Last name. Absent when it is not known. */
            lastName?: string;
            /** @description Customer provided id of the person. Absent when none was provided. */
            customId?: string;
            /** @description Whether the person can sign in. */
            accountEnabled: boolean;
        };
        /**
         * @description A team of the organization.
         *
         *     Assumption A-V3-114: Which fields are always there is not shown. All are, with null where there is no value, because the source description gives them null.
         */
        Team: {
            /** @description Identifier of the team, given by the service. */
            id: string;
            /** @description Name of the team. */
            name: string;
            /** @description Identifier of the team above; null for a team at the top. */
            parentTeamId: string | null;
            /**
             * @description Color in which the team is shown, for example a hexadecimal one; null when none was chosen.
             * @example #2F6FED
             */
            color: string | null;
            /** @description Whether the team is a business unit. It is returned only, requests cannot set it. */
            businessUnit: boolean;
            /**
             * @description Identifier of the person who supervises the team; null when nobody does.
             *
             *     Assumption A-V3-113: Whose id this is is not shown. The supervisor is a person of the organization.
             */
            supervisorId: string | null;
            /** @description Customer provided id of the team; null when none was provided. */
            customId: string | null;
        };
        /**
         * @description A job position in one language.
         *
         *     Assumption A-V3-078: The fields of a translation are not shown. Name and description are the texts of a job position.
         */
        JobPositionTranslation: {
            /** @description Name of the job position in this language. */
            name: string;
            /** @description Description in this language. Absent when it is not translated. */
            description?: string;
        };
        /**
         * @description Translations of a job position. Each key is a language tag such as de or pl; empty when there are none.
         *
         *     Assumption A-V3-079: The content of translations is not shown. Language tags as keys are the usual form of such an object.
         */
        JobPositionTranslations: {
            [key: string]: components["schemas"]["JobPositionTranslation"];
        };
        /**
         * @description A skillset that a job position asks for, and how well it should be mastered.
         *
         *     Assumption A-V3-112: That assignments carry ids of active skillsets and may have an explicit level is stated, the names of the fields are not. The level has the type and bounds of the default level.
         */
        SkillsetAssignment: {
            /** @description Identifier of the skillset, from the list of active skillsets. */
            skillsetId: string;
            /** @description Explicit mastery level from 0 to 100. Absent or null, the default level of the position applies. */
            masteryLevel?: number | null;
        };
        /**
         * @description A job position of the organization.
         *
         *     Assumption A-V3-077: Which fields are always there is not shown. All are, with null or an empty collection where there is no value, because the source description gives the single values null.
         */
        JobPosition: {
            /** @description Identifier of the job position, given by the service. */
            id: string;
            /** @description Name of the job position in its default translation. */
            name: string;
            /** @description What the job position is about; null when there is no description. */
            description: string | null;
            /** @description Whether the position is abstract. Abstract positions cannot be assigned directly to a person. */
            abstract: boolean;
            /** @description Mastery level from 0 to 100 for assigned skillsets without an explicit level; null when there is no default. */
            defaultSkillsetMasteryLevel: number | null;
            /**
             * @description Identifiers of the job positions from which people move into this one; empty when there are none.
             *
             *     Assumption A-V3-121: The source description names feeder job positions without saying what feeding means. A feeder is read as a position from which people move into this one, here and at creation.
             */
            feeders: string[];
            /** @description The name and description in further languages. */
            translations: components["schemas"]["JobPositionTranslations"];
            /** @description The skillsets that the position asks for; empty when there are none. */
            skillsets: components["schemas"]["SkillsetAssignment"][];
            /** @description Identifier of the position family; null when there is none. */
            family: string | null;
            /** @description Identifier of the seniority level; null when there is none. */
            seniority: string | null;
        };
        /**
         * @description Something that happened with a person.
         *
         *     Assumption A-V3-117: The entries of the timeline are not shown. Kind, moment and an optional text are the least that makes a timeline; the kinds are an open set.
         */
        TimelineEntry: {
            /**
             * @description Kind of what happened. The set is open.
             * @example INVITED
             * @example TEAMS_CHANGED
             * @example SKILL_RATED
             * @example ONBOARDING_COMPLETED
             */
            type: string;
            /**
             * Format: date-time
             * @description When it happened, in UTC with milliseconds.
             */
            occurredAt: string;
            /** @description What happened, in words for people. Absent when the kind says it all. */
            description?: string;
        };
        /**
         * @description The fields that one plugin keeps about a person. Keys and values are the plugin's own.
         *
         *     Assumption A-V3-097: What a plugin keeps is not shown and not for this document to say. The object is free.
         */
        PluginFields: {
            [key: string]: unknown;
        };
        /**
         * @description Data of plugins about a person. Each key is the name of a plugin; a plugin without data has none.
         *
         *     Assumption A-V3-096: The content of pluginData is not shown. Keeping it apart by plugin lets plugins choose their field names freely.
         */
        PluginData: {
            [key: string]: components["schemas"]["PluginFields"];
        };
        /**
         * @description A goal of a person.
         *
         *     Assumption A-V3-091: The fields of a goal are not shown. Name, state, an optional skill and an optional date are what a goal in a skill system needs.
         */
        PersonGoal: {
            /** @description Identifier of the goal. */
            id: string;
            /** @description The goal in a few words. */
            name: string;
            /** @description Whether the goal is reached. */
            completed: boolean;
            /** @description Identifier of the skill that the goal is about. Absent when it is about no particular skill. */
            skillId?: string;
            /**
             * Format: date-time
             * @description When the goal should be reached, in UTC with milliseconds. Absent when there is no such date.
             */
            dueDate?: string;
        };
        /**
         * @description What is known about a person, in sections. A section is present exactly when it was requested; `id` is always present.
         *
         *     Assumption A-V3-068: Only the names of the sections are stated. Each is a property of its name with the same shape as in the operation of its own where there is one, present exactly when requested, so that absent and empty stay apart.
         */
        AggregatedPerson: {
            /** @description Identifier of the person. */
            id: string;
            /** @description Name, address and account of the person. */
            core?: components["schemas"]["PersonCore"];
            /** @description The teams the person belongs to; empty when there are none. */
            teams?: components["schemas"]["Team"][];
            /** @description The roles of the person; empty when there are none. */
            roles?: components["schemas"]["PersonRole"][];
            /** @description Tags of the person, for example those they carried as a candidate; empty when there are none. */
            tags?: string[];
            /** @description The custom fields of the person. */
            customFields?: components["schemas"]["PersonCustomFields"];
            /** @description State of the onboarding. */
            onboarding?: components["schemas"]["Onboarding"];
            /** @description The job position that the person holds; null when the person holds none. */
            jobPosition?: components["schemas"]["JobPosition"] | null;
            /** @description The skills of the person; empty when there are none. */
            skills?: components["schemas"]["PersonSkill"][];
            /** @description What happened with the person, oldest first; empty when nothing is recorded. */
            timeline?: components["schemas"]["TimelineEntry"][];
            /** @description Data that plugins keep about the person. */
            pluginData?: components["schemas"]["PluginData"];
            /** @description Goals of the person; empty when there are none. */
            goals?: components["schemas"]["PersonGoal"][];
        };
        /**
         * @description An organization that issues certificates.
         *
         *     Assumption A-V3-072: The fields of a certificate organization are not shown. The search by id and by name implies these two.
         */
        CertificateOrganization: {
            /** @description Identifier of the certificate organization; pass it as `organizationId` to find its definitions. */
            id: string;
            /** @description Name of the certificate organization; `searchText` looks into it. */
            name: string;
        };
        /**
         * @description A certificate that a person holds.
         *
         *     Assumption A-V3-088: Certificate name, issuing organization and dates in Unix epoch milliseconds are stated, the names of the fields are not. They follow the certificate definition and the date fields of V2.
         */
        PersonCertificate: {
            /** @description Identifier of the held certificate. */
            id: string;
            /** @description Identifier of the certificate definition. */
            definitionId: string;
            /** @description Name of the certificate. */
            name: string;
            /** @description The organization that issued the certificate. */
            organization: components["schemas"]["CertificateOrganization"];
            /**
             * Format: int64
             * @description When the certificate was issued, in milliseconds since the Unix epoch.
             */
            issueDate: number;
            /**
             * Format: int64
             * @description When the certificate expires, in milliseconds since the Unix epoch. Absent when it does not expire.
             */
            expirationDate?: number;
        };
        /** @description The person to invite and the team they join. */
        NewInvitation: {
            /**
             * Format: email
             * @description E-mail address of the person. It must not exist in the organization yet.
             *
             *     Assumption A-V3-122: Which addresses are taken is not stated. It is local@domain of RFC 5321 in ASCII, at most 64 characters before the at sign and 254 in all, with a dot in the domain, here and in searches; quoted local parts and address literals are refused.
             */
            email: string;
            /**
             * @description Identifier of the team the person joins.
             *
             *     Assumption A-V3-119: Whether a required id may be empty is open. It may not, as in V2, since an empty one names no team.
             */
            teamId: string;
            /** @description Identifier of the job position the person holds, which must not be abstract; null for none. */
            jobPositionId?: string | null;
            /**
             * @description First name; null when it is not known.
             *
             *     Assumption A-V3-123: No lengths are stated. Every text and list of a request has a generous limit, so that a mistake of a client cannot hurt the service; names have at most 200 characters and are not blank, here and in every other request. Responses promise no limits.
             */
            firstName?: string | null;
            /** @description Last name; null when it is not known. */
            lastName?: string | null;
            /**
             * @description Customer provided id of the person; null for none.
             *
             *     Assumption A-V3-124: Whether a customer provided id may be empty is not stated. It may not, nor be blank, since null stands for none; it has at most 200 characters, here and for teams.
             */
            customId?: string | null;
            /**
             * @description Whether the person gets an invitation e-mail. With false, only the account is created.
             *
             *     Assumption A-V3-080: The effect of this flag is not shown. It is the one that V2 states for the same field.
             * @default true
             */
            sendNotification?: boolean;
            /**
             * @description Identifiers of further job positions of the person, none of them abstract; null for none.
             *
             *     Assumption A-V3-081: The words "array of strings or null" leave open whether the array or its elements may be null. The array may, its elements may not, since a null among ids would mean nothing.
             */
            additionalJobPositionIds?: string[] | null;
        };
        /**
         * @description What an invitation created.
         *
         *     Assumption A-V3-076: The content of the creation result is not shown. The id of the new person is what a caller needs next; the address and whether a mail went out confirm what was asked for.
         */
        InvitationResult: {
            /** @description Identifier of the new person. */
            personId: string;
            /**
             * Format: email
             * @description E-mail address of the new person.
             */
            email: string;
            /** @description Whether an invitation e-mail is on its way. */
            notificationSent: boolean;
        };
        /** @description One cursor page of teams. */
        TeamPage: {
            /** @description Cursor to pass as `after` for the next page. Absent on the last page. */
            next?: string;
            /** @description The teams of this page; empty when nothing matches. */
            content: components["schemas"]["Team"][];
        };
        /**
         * @description The fields of a team that a caller sets, both when creating and when updating it.
         *
         *     Assumption A-V3-116: What a field means that is left out is open. It is the same as null, in an update too, because the body of an update is the whole team.
         */
        TeamInput: {
            /**
             * @description Name of the team.
             *
             *     Assumption A-V3-115: Whether a required name may be empty is open. It may not, since nothing could be shown for such a team.
             */
            name: string;
            /** @description Identifier of the team above; null for a team at the top. It must be neither the team itself nor one below it. */
            parentTeamId?: string | null;
            /**
             * @description Color in which the team is shown, for example a hexadecimal one; null for none.
             * @example #2F6FED
             */
            color?: string | null;
            /** @description Identifier of the person who supervises the team; null for nobody. */
            supervisorId?: string | null;
            /** @description Customer provided id of the team; null for none. */
            customId?: string | null;
        };
        /**
         * @description A relation of a skill to another skill.
         *
         *     Assumption A-V3-110: The fields of a relation between skills are not shown. Its target and a kind from an open set are the least that a relation needs.
         */
        SkillRelation: {
            /** @description Identifier of the other skill. */
            skillId: string;
            /**
             * @description Kind of the relation. The set is open.
             * @example RELATED
             * @example REQUIRES
             */
            type: string;
        };
        /**
         * @description A relation of a skill to a folder other than its own.
         *
         *     Assumption A-V3-106: The fields of a relation to a folder are not shown. They are those of a relation between skills, with a folder as the target.
         */
        SkillFolderRelation: {
            /** @description Identifier of the folder. */
            folderId: string;
            /**
             * @description Kind of the relation. The set is open.
             * @example RELATED
             */
            type: string;
        };
        /**
         * @description A skill of the catalog.
         *
         *     Assumption A-V3-102: Which fields are always there is not shown. All but the description are, which is optional in V2 as well.
         */
        Skill: {
            /** @description Identifier of the skill. */
            id: string;
            /** @description Name of the skill. */
            name: string;
            /** @description What the skill is about. Absent when there is no description. */
            description?: string;
            /** @description Identifier of the folder in which the skill lies. */
            folderId: string;
            /** @description Whether the organization recommends learning the skill. */
            recommendedToLearn: boolean;
            /** @description Whether the skill is hidden. Hidden skills are left out of searches by default. */
            hidden: boolean;
            /** @description Whether the skill is disabled. Disabled skills are left out of searches by default. */
            disabled: boolean;
            /**
             * @description Whether the skill belongs to the catalog that all organizations share.
             *
             *     Assumption A-V3-101: What global means is not shown. A global skill, and likewise a global folder, comes with the service; the others are an organization's own.
             */
            global: boolean;
            /** @description How the skill relates to other skills; empty when it does not. */
            relationsToSkills: components["schemas"]["SkillRelation"][];
            /** @description How the skill relates to folders other than its own; empty when it does not. */
            relationsToFolders: components["schemas"]["SkillFolderRelation"][];
        };
        /** @description One cursor page of skills. */
        SkillPage: {
            /** @description Cursor to pass as `after` for the next page. Absent on the last page. */
            next?: string;
            /** @description The skills of this page; empty when nothing matches. */
            content: components["schemas"]["Skill"][];
        };
        /**
         * @description A folder of the skill catalog.
         *
         *     Assumption A-V3-103: Which fields are always there is not shown. All but parentId are, which a folder at the top cannot have.
         */
        SkillFolder: {
            /** @description Identifier of the skill folder. */
            id: string;
            /** @description Name of the skill folder. */
            name: string;
            /**
             * @description Level of the folder in the catalog, for example GROUP for the folders that hold skills. The set is open.
             *
             *     Assumption A-V3-104: Only the sample value GROUP is shown. The set is open; the values of this document are those that V2 states for the same folders.
             * @example GROUP
             * @example SUBAREA
             * @example AREA
             */
            level: string;
            /** @description Identifier of the folder above. Absent for a folder at the top. */
            parentId?: string;
            /** @description Whether the folder is hidden. Hidden folders are left out of searches by default. */
            hidden: boolean;
            /** @description Whether the folder is disabled. Disabled folders are left out of searches by default. */
            disabled: boolean;
            /** @description Whether the folder belongs to the catalog that all organizations share. */
            global: boolean;
        };
        /** @description One cursor page of skill folders. */
        SkillFolderPage: {
            /** @description Cursor to pass as `after` for the next page. Absent on the last page. */
            next?: string;
            /** @description The skill folders of this page; empty when nothing matches. */
            content: components["schemas"]["SkillFolder"][];
        };
        /**
         * @description A named set of skills that job positions can ask for.
         *
         *     Assumption A-V3-111: The fields of a skillset are not shown. Name, description and the ids of its skills are the least that makes a set of skills usable.
         */
        Skillset: {
            /** @description Identifier of the skillset. */
            id: string;
            /** @description Name of the skillset. */
            name: string;
            /** @description What the skillset is for. Absent when there is no description. */
            description?: string;
            /** @description Identifiers of the skills in the set; empty when there are none. */
            skillIds: string[];
        };
        /**
         * @description A family of job positions.
         *
         *     Assumption A-V3-098: The fields of a position family are not shown. Id and name are what choosing one from the list takes.
         */
        PositionFamily: {
            /** @description Identifier of the position family. */
            id: string;
            /** @description Name of the position family. */
            name: string;
        };
        /**
         * @description A level of seniority that a job position can have.
         *
         *     Assumption A-V3-100: The fields of a seniority level and the order of the list are not shown. Id and name are what choosing one takes; the list goes from the lowest level to the highest.
         */
        SeniorityLevel: {
            /** @description Identifier of the seniority level. */
            id: string;
            /** @description Name of the seniority level. */
            name: string;
        };
        /**
         * @description Which certificate definitions to keep; true the active ones only, false the inactive ones only, all disables the filter.
         * @default true
         * @enum {string}
         */
        CertificateActivity: "true" | "false" | "all";
        /**
         * @description A certificate that people can hold.
         *
         *     Assumption A-V3-070: Which fields are always there is not shown. Id, name, state and organization are; the others are absent when they have no value, since the source description gives them no null.
         */
        CertificateDefinition: {
            /** @description Identifier of the certificate definition. */
            id: string;
            /** @description Name of the certificate. */
            name: string;
            /** @description Short form of the name. Absent when there is none. */
            acronym?: string;
            /** @description What the certificate attests. Absent when there is no description. */
            description?: string;
            /**
             * Format: uri
             * @description Page about the certificate. Absent when there is none.
             */
            websiteUrl?: string;
            /**
             * @description How long a certificate is valid unless it says otherwise, in months. Absent when it does not expire by default.
             *
             *     Assumption A-V3-069: The unit of the period is not shown. Months are the usual unit for the validity of certificates.
             */
            defaultValidityPeriod?: number;
            /** @description Whether the definition is in use. */
            isActive: boolean;
            /** @description The organization that issues the certificate. */
            organization: components["schemas"]["CertificateOrganization"];
        };
        /**
         * @description One cursor page of certificate definitions, with the total number of matches.
         *
         *     Assumption A-V3-071: What totalCount counts is not shown. It is always there in this search, counts all matches whatever the page, and starts at 0.
         */
        CertificateDefinitionPage: {
            /** @description Cursor to pass as `after` for the next page. Absent on the last page. */
            next?: string;
            /** @description The definitions of this page; empty when nothing matches. */
            content: components["schemas"]["CertificateDefinition"][];
            /** @description Number of definitions that match the filters, on all pages together. */
            totalCount: number;
        };
        /** @description One cursor page of job positions. */
        JobPositionPage: {
            /** @description Cursor to pass as `after` for the next page. Absent on the last page. */
            next?: string;
            /** @description The job positions of this page; empty when there are none. */
            content: components["schemas"]["JobPosition"][];
        };
        /** @description The job position to create. */
        NewJobPosition: {
            /**
             * @description Name of the job position, which becomes the default translation.
             *
             *     Assumption A-V3-082: Whether a required name may be empty is open. It may not, since nothing could be shown for such a position.
             */
            name: string;
            /**
             * @description What the job position is about; null for no description.
             *
             *     Assumption A-V3-125: No length of a description is stated. It has at most 10,000 characters.
             */
            description?: string | null;
            /**
             * @description Whether the position is abstract. Abstract positions cannot be assigned directly to a person.
             * @default false
             */
            abstract?: boolean;
            /** @description Mastery level from 0 to 100 for assigned skillsets without an explicit level; null for no default. */
            defaultSkillsetMasteryLevel?: number | null;
            /** @description Identifier from the list of position families; null for none. */
            family?: string | null;
            /** @description Identifier from the list of seniority levels; null for none. */
            seniority?: string | null;
            /** @description The skillsets that the position asks for, with ids from the list of active skillsets. */
            skillsets?: components["schemas"]["SkillsetAssignment"][];
            /** @description Identifiers of the job positions from which people move into this one. No identifier may occur twice. */
            feeders?: string[];
        };
    };
    responses: {
        /**
         * @description Any other response with status 400 or above, for example 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx.
         *
         *     Assumption A-V3-067: No status code of V3 is stated. Codes not listed with an operation follow HTTP and carry the same error body, 404 for an unknown path, 405 (with Allow), 406, 413 and 415 for requests, 5xx for failures of the service or of the plugin behind the certificates.
         */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description A query parameter was rejected, for example a cursor that the service did not hand out or an `email` that is not an e-mail address.
         *
         *     Assumption A-V3-048: What a malformed address in the filter gets is open. It is refused with 400 rather than answered with an empty page, because it cannot match anybody.
         */
        BadPersonQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The API key is missing or invalid.
         *
         *     Assumption A-V3-066: The answer to a missing or invalid key is not shown. 401 is its standard status; its errorType is UNAUTHORIZED.
         */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description No person has this identifier. The error has errorType RESOURCE_NOT_FOUND, resourceType PERSON and the missing id.
         *
         *     Assumption A-V3-058: The error for a missing person is stated for the teams of a person, its status is not. It answers 404 there and in every other operation on a person.
         */
        PersonNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The patch was rejected, because it is not a JSON object, a field has a wrong type, or the job position is abstract.
         *
         *     Assumption A-V3-047: That an abstract position cannot be assigned directly to a person is stated, the answer to an attempt is not. It is refused with 400 like every other invalid value, and nothing is changed.
         */
        BadPersonPatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The person does not exist, or a team or the job position named in the patch does not; `resourceType` tells which.
         *
         *     Assumption A-V3-059: What an unknown id in a patch of a person gets is open. It is RESOURCE_NOT_FOUND with 404 and the type and id of what is missing; the person is looked up first, and nothing is changed.
         */
        PersonOrAssignmentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The body was rejected, because `teamIds` is missing or not an array of strings.
         *
         *     Assumption A-V3-049: The answer to an invalid list of teams is not shown. It is 400 with errorType VALIDATION_FAILED, and the teams stay as they are.
         */
        BadPersonTeams: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The person does not exist, as stated with resourceType PERSON and the missing id, or one of the teams does not; `resourceType` tells which.
         *
         *     Assumption A-V3-060: What an unknown team in the list gets is open. It is RESOURCE_NOT_FOUND with 404 and resourceType TEAM; the person is looked up first, and the teams stay as they are.
         */
        PersonOrTeamNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The patch was rejected, because it is not a JSON object or a value is neither string nor integer nor null.
         *
         *     Assumption A-V3-044: The operation may answer with an error, but which is not shown. A patch that breaks the stated value types is refused with 400 as a whole, and nothing is changed.
         */
        BadCustomFields: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The parameter `sections` was rejected, because it names a section that does not exist.
         *
         *     Assumption A-V3-051: What an unknown section gets is open. It is refused with 400 rather than skipped, so that a misspelt section does not go unnoticed.
         */
        BadSections: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The invitation was rejected, because a required field is missing, a field has a wrong type or form, or a job position is abstract.
         *
         *     Assumption A-V3-045: The answer to an invalid invitation is not shown. It is 400 with errorType VALIDATION_FAILED; an abstract job position is an invalid value as well, because it cannot be assigned directly to a person.
         */
        BadInvitation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The team or a job position that the invitation names does not exist.
         *
         *     Assumption A-V3-055: What an unknown id in an invitation gets is open. RESOURCE_NOT_FOUND with 404 tells type and id of what is missing, which a general validation error could not.
         */
        InvitationTargetNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description A person with this e-mail address already exists. The error carries the address in `email`.
         *
         *     Assumption A-V3-054: The error and its address are stated, its status is not. 409 is the standard status for a conflict with what already exists; addresses are compared regardless of case.
         */
        EmailAlreadyExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description A query parameter was rejected, for example a cursor that the service did not hand out.
         *
         *     Assumption A-V3-050: The answer to a rejected query parameter is not shown. It is 400 with errorType VALIDATION_FAILED, and the message names the parameter.
         */
        BadQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The team was rejected, because its name is missing, a field has a wrong type, or the parent is the team itself or one below it.
         *
         *     Assumption A-V3-052: The answer to an invalid team is not shown. It is 400 with errorType VALIDATION_FAILED; a parent that would close a circle is invalid too, because teams form a hierarchy.
         */
        BadTeam: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The parent team or the supervisor that the new team names does not exist.
         *
         *     Assumption A-V3-065: What an unknown parent or supervisor of a new team gets is open. It is RESOURCE_NOT_FOUND with 404 and the type and id of what is missing.
         */
        TeamReferenceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description No team has this identifier.
         *
         *     Assumption A-V3-063: The status of RESOURCE_NOT_FOUND is not shown and this resource type is not among the shown ones. The error answers 404 with resourceType TEAM.
         */
        TeamNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The team does not exist, or its new parent or supervisor does not; `resourceType` and `resourceId` tell which.
         *
         *     Assumption A-V3-064: What an unknown parent or supervisor in an update of a team gets is open. It is RESOURCE_NOT_FOUND with 404 and the type and id of what is missing; the team is looked up first, and nothing is changed.
         */
        TeamOrReferenceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description A query parameter was rejected, for example a cursor that the service did not hand out or a flag that is neither true nor false.
         *
         *     Assumption A-V3-042: What a flag other than true and false gets is open. It is refused with 400 rather than taken as false, like every other rejected parameter.
         */
        BadCatalogQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description No skill has this identifier.
         *
         *     Assumption A-V3-062: The status of RESOURCE_NOT_FOUND is not shown and this resource type is not among the shown ones. The error answers 404 with resourceType SKILL.
         */
        SkillNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description No skill folder has this identifier.
         *
         *     Assumption A-V3-061: The status of RESOURCE_NOT_FOUND is not shown and this resource type is not among the shown ones. The error answers 404 with resourceType SKILL_FOLDER.
         */
        SkillFolderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description A query parameter was rejected, for example a `limit` outside 1 to 1000 or an `isActive` other than true, false and all.
         *
         *     Assumption A-V3-043: The answer to a rejected filter of this search is not shown. It is 400 with errorType VALIDATION_FAILED, the same as for a rejected body.
         */
        BadCertificateDefinitionQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description No certificate definition has this identifier.
         *
         *     Assumption A-V3-053: The status of RESOURCE_NOT_FOUND is not shown and this resource type is not among the shown ones. The error answers 404 with resourceType CERTIFICATE_DEFINITION.
         */
        CertificateDefinitionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The job position was rejected, for example for a missing name, a mastery level outside 0 to 100 or a feeder that is named twice.
         *
         *     Assumption A-V3-046: The answer to an invalid job position is not shown. It is 400 with errorType VALIDATION_FAILED for every broken rule of the body.
         */
        BadJobPosition: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description A position family, seniority level, skillset or feeder that the new job position names does not exist.
         *
         *     Assumption A-V3-057: What an unknown id in a new job position gets is open. It is RESOURCE_NOT_FOUND with 404 and the type and id of what is missing; a skillset that is not in the list of active ones counts as missing.
         */
        JobPositionReferenceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description No job position has this identifier.
         *
         *     Assumption A-V3-056: The status of RESOURCE_NOT_FOUND is not shown and this resource type is not among the shown ones. The error answers 404 with resourceType JOB_POSITION.
         */
        JobPositionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
    };
    parameters: {
        /**
         * @description Cursor of the page to return, taken from `next` of the page before; repeat the other parameters along with it. Without it, the first page is returned. The cursor is opaque.
         *
         *     Assumption A-V3-035: Order, page size and the rules of a cursor are open. Elements are ordered by creation, then id; a walk shows each element that existed at its start and still exists exactly once; the page size is the service's choice, and a cursor that it did not hand out is refused with 400. A cursor has at most 1,000 characters.
         * @example cur_MjAyNi0wNC0wOA
         */
        AfterQuery: string;
        /**
         * @description Keep the person with this e-mail address. The whole address has to match, regardless of case.
         *
         *     Assumption A-V3-036: Whether the address is matched as a whole or in part is open. An address is an identifier here, so it is matched as a whole, regardless of case as mail systems treat it.
         * @example maya.lindqvist@example.com
         */
        EmailQuery: string;
        /**
         * @description Keep people with this customer provided id. The whole id has to match, including case.
         *
         *     Assumption A-V3-039: Whether the id is matched as a whole or in part is open. It is an identifier of the customer, so it is matched as a whole and exactly; it is not stated to be unique, so every person who has it is returned.
         * @example HR-1042
         */
        PersonCustomIdQuery: string;
        /**
         * @description Identifier of the person.
         * @example per_7Rj2Wc9F
         */
        PersonIdPath: string;
        /**
         * @description The sections to return, separated by commas. Without it, only the core section is returned.
         * @example [
         *       "core",
         *       "teams",
         *       "jobPosition"
         *     ]
         */
        SectionsQuery: components["schemas"]["AggregatedPersonSection"][];
        /**
         * @description Keep the teams that are supervised by this person.
         * @example per_1Gx5Ud8M
         */
        SupervisorIdQuery: string;
        /**
         * @description Keep teams with this customer provided id. The whole id has to match, including case.
         *
         *     Assumption A-V3-041: Whether the id is matched as a whole or in part is open. It is an identifier of the customer, so it is matched as a whole and exactly, as with people, and every team that has it is returned.
         * @example ORG-ENG-PLAT
         */
        TeamCustomIdQuery: string;
        /**
         * @description Identifier of the team.
         * @example team_8Vq4Hy2Z
         */
        TeamIdPath: string;
        /**
         * @description Whether disabled elements are returned too. By default they are left out.
         * @example false
         */
        IncludeDisabledQuery: boolean;
        /**
         * @description Whether hidden elements are returned too. By default they are left out.
         * @example false
         */
        IncludeHiddenQuery: boolean;
        /**
         * @description Identifier of the skill.
         * @example skl_2Mf7Xb4N
         */
        SkillIdPath: string;
        /**
         * @description Identifier of the skill folder.
         * @example fld_4Bt2Ue7X
         */
        FolderIdPath: string;
        /**
         * @description Keep the definitions whose certificate name, acronym or organization name contains this text, regardless of case; `%` and `_` have no special meaning.
         *
         *     Assumption A-V3-040: The match is stated as case-insensitive on name, acronym or organization name, but not whether it takes whole texts or parts. It takes parts, as a search box is expected to. The text has at most 200 characters.
         * @example cloud
         */
        SearchTextQuery: string;
        /**
         * @description Keep the definitions of the certificate organization with this id.
         *
         *     Assumption A-V3-038: Which organization is meant is open. As the key already selects the customer, it is the organization that issues the certificate.
         * @example cog_3Mw6Pz9L
         */
        OrganizationIdQuery: string;
        /**
         * @description Which definitions to keep, active ones, inactive ones or all. The values are strings, also `true` and `false`.
         * @example all
         */
        IsActiveQuery: components["schemas"]["CertificateActivity"];
        /**
         * @description Maximum number of elements on the page.
         *
         *     Assumption A-V3-037: Default 100 and maximum 1000 are stated, a minimum and what happens outside are not. The minimum is 1, and a value outside is refused with 400 rather than clamped.
         * @example 100
         */
        LimitQuery: number;
        /**
         * @description Identifier of the certificate definition.
         * @example crt_5Ty7Ws3P
         */
        CertificateDefinitionIdPath: string;
        /**
         * @description Identifier of the job position.
         * @example jp_5Kn3Ts7B
         */
        JobPositionIdPath: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Absolute URI of the invited person; it answers GET with the same key.
         *
         *     Assumption A-V3-034: No response header of V3 is stated. Every creation names the new element in Location, as V1 and V2 do; an invitation, which cannot be read, names the person it created.
         * @example https://api.assessments.example/v3/boost/v3/people/per_5Ox2Bn7S
         */
        PersonLocation: string;
        /**
         * @description Absolute URI of the created team; it answers GET with the same key.
         * @example https://api.assessments.example/v3/boost/v3/teams/team_6Jd8Vn3X
         */
        TeamLocation: string;
        /**
         * @description Absolute URI of the created job position; it answers GET with the same key.
         * @example https://api.assessments.example/v3/boost/v3/jobPositions/jp_3Hs6Qd8Y
         */
        JobPositionLocation: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPeople: {
        parameters: {
            query?: {
                /**
                 * @description Cursor of the page to return, taken from `next` of the page before; repeat the other parameters along with it. Without it, the first page is returned. The cursor is opaque.
                 *
                 *     Assumption A-V3-035: Order, page size and the rules of a cursor are open. Elements are ordered by creation, then id; a walk shows each element that existed at its start and still exists exactly once; the page size is the service's choice, and a cursor that it did not hand out is refused with 400. A cursor has at most 1,000 characters.
                 * @example cur_MjAyNi0wNC0wOA
                 */
                after?: components["parameters"]["AfterQuery"];
                /**
                 * @description Keep the person with this e-mail address. The whole address has to match, regardless of case.
                 *
                 *     Assumption A-V3-036: Whether the address is matched as a whole or in part is open. An address is an identifier here, so it is matched as a whole, regardless of case as mail systems treat it.
                 * @example maya.lindqvist@example.com
                 */
                email?: components["parameters"]["EmailQuery"];
                /**
                 * @description Keep people with this customer provided id. The whole id has to match, including case.
                 *
                 *     Assumption A-V3-039: Whether the id is matched as a whole or in part is open. It is an identifier of the customer, so it is matched as a whole and exactly; it is not stated to be unique, so every person who has it is returned.
                 * @example HR-1042
                 */
                customId?: components["parameters"]["PersonCustomIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description One page of people.
             *
             *     Assumption A-V3-005: No status code of V3 is stated. A successful read answers 200, here and in every other read.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonPage"];
                };
            };
            400: components["responses"]["BadPersonQuery"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the person.
                 * @example per_7Rj2Wc9F
                 */
                personId: components["parameters"]["PersonIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PersonNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deletePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the person.
                 * @example per_7Rj2Wc9F
                 */
                personId: components["parameters"]["PersonIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is deleted. The response has no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PersonNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updatePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the person.
                 * @example per_7Rj2Wc9F
                 */
                personId: components["parameters"]["PersonIdPath"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["PersonPatch"];
            };
        };
        responses: {
            /** @description The person after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["BadPersonPatch"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PersonOrAssignmentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    replacePersonTeams: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the person.
                 * @example per_7Rj2Wc9F
                 */
                personId: components["parameters"]["PersonIdPath"];
            };
            cookie?: never;
        };
        /** @description The teams the person belongs to from now on. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonTeams"];
            };
        };
        responses: {
            /** @description The teams are replaced. The response has no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadPersonTeams"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PersonOrTeamNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPersonSkills: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the person.
                 * @example per_7Rj2Wc9F
                 */
                personId: components["parameters"]["PersonIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skills of the person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonSkill"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PersonNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getPersonCustomFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the person.
                 * @example per_7Rj2Wc9F
                 */
                personId: components["parameters"]["PersonIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The custom fields of the person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonCustomFields"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PersonNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updatePersonCustomFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the person.
                 * @example per_7Rj2Wc9F
                 */
                personId: components["parameters"]["PersonIdPath"];
            };
            cookie?: never;
        };
        /** @description The custom fields to set, to change or, with null, to remove. */
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["PersonCustomFieldsPatch"];
            };
        };
        responses: {
            /** @description All custom fields of the person after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonCustomFields"];
                };
            };
            400: components["responses"]["BadCustomFields"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PersonNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPersonRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the person.
                 * @example per_7Rj2Wc9F
                 */
                personId: components["parameters"]["PersonIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles of the person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRole"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PersonNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getAggregatedPerson: {
        parameters: {
            query?: {
                /**
                 * @description The sections to return, separated by commas. Without it, only the core section is returned.
                 * @example [
                 *       "core",
                 *       "teams",
                 *       "jobPosition"
                 *     ]
                 */
                sections?: components["parameters"]["SectionsQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the person.
                 * @example per_7Rj2Wc9F
                 */
                personId: components["parameters"]["PersonIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested sections of the person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AggregatedPerson"];
                };
            };
            400: components["responses"]["BadSections"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PersonNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPersonCertificates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the person.
                 * @example per_7Rj2Wc9F
                 */
                personId: components["parameters"]["PersonIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificates that the person holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonCertificate"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PersonNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The person to invite. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvitation"];
            };
        };
        responses: {
            /** @description The person is created and, if wanted, notified. */
            201: {
                headers: {
                    Location: components["headers"]["PersonLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResult"];
                };
            };
            400: components["responses"]["BadInvitation"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["InvitationTargetNotFound"];
            409: components["responses"]["EmailAlreadyExists"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /**
                 * @description Cursor of the page to return, taken from `next` of the page before; repeat the other parameters along with it. Without it, the first page is returned. The cursor is opaque.
                 *
                 *     Assumption A-V3-035: Order, page size and the rules of a cursor are open. Elements are ordered by creation, then id; a walk shows each element that existed at its start and still exists exactly once; the page size is the service's choice, and a cursor that it did not hand out is refused with 400. A cursor has at most 1,000 characters.
                 * @example cur_MjAyNi0wNC0wOA
                 */
                after?: components["parameters"]["AfterQuery"];
                /**
                 * @description Keep the teams that are supervised by this person.
                 * @example per_1Gx5Ud8M
                 */
                supervisorId?: components["parameters"]["SupervisorIdQuery"];
                /**
                 * @description Keep teams with this customer provided id. The whole id has to match, including case.
                 *
                 *     Assumption A-V3-041: Whether the id is matched as a whole or in part is open. It is an identifier of the customer, so it is matched as a whole and exactly, as with people, and every team that has it is returned.
                 * @example ORG-ENG-PLAT
                 */
                customId?: components["parameters"]["TeamCustomIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of teams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The team to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamInput"];
            };
        };
        responses: {
            /** @description The team is created. */
            201: {
                headers: {
                    Location: components["headers"]["TeamLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadTeam"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["TeamReferenceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the team.
                 * @example team_8Vq4Hy2Z
                 */
                teamId: components["parameters"]["TeamIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["TeamNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    replaceTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the team.
                 * @example team_8Vq4Hy2Z
                 */
                teamId: components["parameters"]["TeamIdPath"];
            };
            cookie?: never;
        };
        /** @description The fields of the team from now on. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamInput"];
            };
        };
        responses: {
            /** @description The team after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadTeam"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["TeamOrReferenceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the team.
                 * @example team_8Vq4Hy2Z
                 */
                teamId: components["parameters"]["TeamIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team is deleted. The response has no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["TeamNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSkills: {
        parameters: {
            query?: {
                /**
                 * @description Cursor of the page to return, taken from `next` of the page before; repeat the other parameters along with it. Without it, the first page is returned. The cursor is opaque.
                 *
                 *     Assumption A-V3-035: Order, page size and the rules of a cursor are open. Elements are ordered by creation, then id; a walk shows each element that existed at its start and still exists exactly once; the page size is the service's choice, and a cursor that it did not hand out is refused with 400. A cursor has at most 1,000 characters.
                 * @example cur_MjAyNi0wNC0wOA
                 */
                after?: components["parameters"]["AfterQuery"];
                /**
                 * @description Whether disabled elements are returned too. By default they are left out.
                 * @example false
                 */
                includeDisabled?: components["parameters"]["IncludeDisabledQuery"];
                /**
                 * @description Whether hidden elements are returned too. By default they are left out.
                 * @example false
                 */
                includeHidden?: components["parameters"]["IncludeHiddenQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of skills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillPage"];
                };
            };
            400: components["responses"]["BadCatalogQuery"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSkill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the skill.
                 * @example skl_2Mf7Xb4N
                 */
                skillId: components["parameters"]["SkillIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skill. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Skill"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["SkillNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSkillFolders: {
        parameters: {
            query?: {
                /**
                 * @description Cursor of the page to return, taken from `next` of the page before; repeat the other parameters along with it. Without it, the first page is returned. The cursor is opaque.
                 *
                 *     Assumption A-V3-035: Order, page size and the rules of a cursor are open. Elements are ordered by creation, then id; a walk shows each element that existed at its start and still exists exactly once; the page size is the service's choice, and a cursor that it did not hand out is refused with 400. A cursor has at most 1,000 characters.
                 * @example cur_MjAyNi0wNC0wOA
                 */
                after?: components["parameters"]["AfterQuery"];
                /**
                 * @description Whether hidden elements are returned too. By default they are left out.
                 * @example false
                 */
                includeHidden?: components["parameters"]["IncludeHiddenQuery"];
                /**
                 * @description Whether disabled elements are returned too. By default they are left out.
                 * @example false
                 */
                includeDisabled?: components["parameters"]["IncludeDisabledQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of skill folders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillFolderPage"];
                };
            };
            400: components["responses"]["BadCatalogQuery"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSkillFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the skill folder.
                 * @example fld_4Bt2Ue7X
                 */
                folderId: components["parameters"]["FolderIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skill folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillFolder"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["SkillFolderNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSkillsets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active skillsets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Skillset"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPositionFamilies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The position families. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionFamily"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSeniorityLevels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seniority levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeniorityLevel"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCertificateDefinitions: {
        parameters: {
            query?: {
                /**
                 * @description Cursor of the page to return, taken from `next` of the page before; repeat the other parameters along with it. Without it, the first page is returned. The cursor is opaque.
                 *
                 *     Assumption A-V3-035: Order, page size and the rules of a cursor are open. Elements are ordered by creation, then id; a walk shows each element that existed at its start and still exists exactly once; the page size is the service's choice, and a cursor that it did not hand out is refused with 400. A cursor has at most 1,000 characters.
                 * @example cur_MjAyNi0wNC0wOA
                 */
                after?: components["parameters"]["AfterQuery"];
                /**
                 * @description Keep the definitions whose certificate name, acronym or organization name contains this text, regardless of case; `%` and `_` have no special meaning.
                 *
                 *     Assumption A-V3-040: The match is stated as case-insensitive on name, acronym or organization name, but not whether it takes whole texts or parts. It takes parts, as a search box is expected to. The text has at most 200 characters.
                 * @example cloud
                 */
                searchText?: components["parameters"]["SearchTextQuery"];
                /**
                 * @description Keep the definitions of the certificate organization with this id.
                 *
                 *     Assumption A-V3-038: Which organization is meant is open. As the key already selects the customer, it is the organization that issues the certificate.
                 * @example cog_3Mw6Pz9L
                 */
                organizationId?: components["parameters"]["OrganizationIdQuery"];
                /**
                 * @description Which definitions to keep, active ones, inactive ones or all. The values are strings, also `true` and `false`.
                 * @example all
                 */
                isActive?: components["parameters"]["IsActiveQuery"];
                /**
                 * @description Maximum number of elements on the page.
                 *
                 *     Assumption A-V3-037: Default 100 and maximum 1000 are stated, a minimum and what happens outside are not. The minimum is 1, and a value outside is refused with 400 rather than clamped.
                 * @example 100
                 */
                limit?: components["parameters"]["LimitQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of certificate definitions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateDefinitionPage"];
                };
            };
            400: components["responses"]["BadCertificateDefinitionQuery"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCertificateDefinition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the certificate definition.
                 * @example crt_5Ty7Ws3P
                 */
                id: components["parameters"]["CertificateDefinitionIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate definition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateDefinition"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CertificateDefinitionNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listJobPositions: {
        parameters: {
            query?: {
                /**
                 * @description Cursor of the page to return, taken from `next` of the page before; repeat the other parameters along with it. Without it, the first page is returned. The cursor is opaque.
                 *
                 *     Assumption A-V3-035: Order, page size and the rules of a cursor are open. Elements are ordered by creation, then id; a walk shows each element that existed at its start and still exists exactly once; the page size is the service's choice, and a cursor that it did not hand out is refused with 400. A cursor has at most 1,000 characters.
                 * @example cur_MjAyNi0wNC0wOA
                 */
                after?: components["parameters"]["AfterQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of job positions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPositionPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createJobPosition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The job position to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewJobPosition"];
            };
        };
        responses: {
            /** @description The job position is created. */
            201: {
                headers: {
                    Location: components["headers"]["JobPositionLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPosition"];
                };
            };
            400: components["responses"]["BadJobPosition"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["JobPositionReferenceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getJobPosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the job position.
                 * @example jp_5Kn3Ts7B
                 */
                jobPositionId: components["parameters"]["JobPositionIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPosition"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["JobPositionNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
}
