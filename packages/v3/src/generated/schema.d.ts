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
         */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        /**
         * Delete a person
         * @description Removes the person from the organization and anonymizes remaining data about them. A further request for the person gets 404.
         */
        delete: operations["deletePerson"];
        options?: never;
        head?: never;
        /**
         * Update a person
         * @description Changes the given fields of a person by a merge patch and returns the person as it is afterwards. Fields that are left out keep their values; null removes a value.
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
         * @description Returns the requested sections of a person's data in a single response. Without `sections`, only the core section is returned.
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
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Create a team
         * @description Creates a team. Whether it is a business unit cannot be chosen here; the response tells.
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
         */
        get: operations["getTeam"];
        /**
         * Update a team
         * @description Replaces the changeable fields of a team and returns the team as it is afterwards. A field that is left out or null loses its value.
         */
        put: operations["replaceTeam"];
        post?: never;
        /**
         * Delete a team
         * @description Deletes a team. Its members stay in the organization; teams below it move to the parent of the deleted team.
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
         * @description Returns one cursor page of the skills of the catalog. Disabled and hidden skills are left out unless they are requested.
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
         * @description Returns one cursor page of the skill folders of the catalog. Hidden and disabled folders are left out unless they are requested.
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
         */
        get: operations["listJobPositions"];
        put?: never;
        /**
         * Create a job position
         * @description Creates a job position. Its name becomes the default translation; further translations cannot be given here.
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
        ErrorObject: ErrorObject;
        OnboardingStatus: OnboardingStatus;
        Onboarding: Onboarding;
        Person: Person;
        PersonPage: PersonPage;
        PersonPatch: PersonPatch;
        PersonTeams: PersonTeams;
        PersonSkillType: PersonSkillType;
        SkillRatingType: SkillRatingType;
        Rater: Rater;
        SkillRating: SkillRating;
        SkillFolderReference: SkillFolderReference;
        SkillLocation: SkillLocation;
        PersonSkill: PersonSkill;
        CustomFieldValue: CustomFieldValue;
        PersonCustomFields: PersonCustomFields;
        PersonCustomFieldsPatch: PersonCustomFieldsPatch;
        PersonRole: PersonRole;
        AggregatedPersonSection: AggregatedPersonSection;
        PersonCore: PersonCore;
        Team: Team;
        JobPositionTranslation: JobPositionTranslation;
        JobPositionTranslations: JobPositionTranslations;
        SkillsetAssignment: SkillsetAssignment;
        JobPosition: JobPosition;
        TimelineEntry: TimelineEntry;
        PluginFields: PluginFields;
        PluginData: PluginData;
        PersonGoal: PersonGoal;
        AggregatedPerson: AggregatedPerson;
        CertificateOrganization: CertificateOrganization;
        PersonCertificate: PersonCertificate;
        NewInvitation: NewInvitation;
        InvitationResult: InvitationResult;
        TeamPage: TeamPage;
        TeamInput: TeamInput;
        SkillRelation: SkillRelation;
        SkillFolderRelation: SkillFolderRelation;
        Skill: Skill;
        SkillPage: SkillPage;
        SkillFolder: SkillFolder;
        SkillFolderPage: SkillFolderPage;
        Skillset: Skillset;
        PositionFamily: PositionFamily;
        SeniorityLevel: SeniorityLevel;
        CertificateActivity: CertificateActivity;
        CertificateDefinition: CertificateDefinition;
        CertificateDefinitionPage: CertificateDefinitionPage;
        JobPositionPage: JobPositionPage;
        NewJobPosition: NewJobPosition;
    };
    responses: {
        /** @description Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a wrong method, 406, 413, 415 for a body of another media type, or 5xx. */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description A query parameter was rejected, for example a cursor that the service did not hand out or an `email` that is not an e-mail address. */
        BadPersonQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The API key is missing or invalid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description No person has this identifier. The error has errorType RESOURCE_NOT_FOUND, resourceType PERSON and the missing id. */
        PersonNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The patch was rejected, because it is not a JSON object, a field has a wrong type, or an id names nothing or an abstract job position; the message names field and id. */
        BadPersonPatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected, because `teamIds` is missing or not an array of strings, or because it names a team that does not exist; the message names each of them. */
        BadPersonTeams: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The patch was rejected, because it is not a JSON object or a value is neither string nor integer nor null. */
        BadCustomFields: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The parameter `sections` was rejected, because it names a section that does not exist. */
        BadSections: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The invitation was rejected, because a required field is missing, a field has a wrong type or form, or an id names nothing or an abstract job position; the message names field and id. */
        BadInvitation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description A person with this e-mail address already exists. The error carries the address in `email`. */
        EmailAlreadyExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description A query parameter was rejected, for example a cursor that the service did not hand out. */
        BadQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The team was rejected, because its name is missing, a field has a wrong type, parent or supervisor do not exist, or the parent is the team itself or one below it. The message names the field, and an id that names nothing. */
        BadTeam: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description No team has this identifier. */
        TeamNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description A query parameter was rejected, for example a cursor that the service did not hand out or a flag that is neither true nor false. */
        BadCatalogQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description No skill has this identifier. */
        SkillNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description No skill folder has this identifier. */
        SkillFolderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description A query parameter was rejected, for example a `limit` outside 1 to 1000 or an `isActive` other than true, false and all. */
        BadCertificateDefinitionQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description No certificate definition has this identifier. */
        CertificateDefinitionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The job position was rejected, for example for a missing name, a mastery level outside 0 to 100 a feeder or skillset that is named twice, or an id that names nothing; the message names field and id. */
        BadJobPosition: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description No job position has this identifier. */
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
         * @example cur_MjAyNi0wNC0wOA
         */
        AfterQuery: string;
        /**
         * @description Keep the person with this e-mail address. The whole address must match; case is ignored.
         * @example maya.lindqvist@example.com
         */
        EmailQuery: string;
        /**
         * @description Keep people with this customer provided id. The whole id must match, including case.
         * @example HR-1042
         */
        PersonCustomIdQuery: string;
        /**
         * @description Identifier of the person.
         * @example per_7Rj2Wc9F
         */
        PersonIdPath: string;
        /**
         * @description The sections to return, separated by commas. Without it, only the core section is returned. A comma may be percent-encoded.
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
         * @description Keep teams with this customer provided id. The whole id must match, including case.
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
         * @example cloud
         */
        SearchTextQuery: string;
        /**
         * @description Keep the definitions of the certificate organization with this id.
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
         * @description Absolute URI of the invited person; it responds to GET with the same key.
         * @example https://api.assessments.example/v3/boost/v3/people/per_5Ox2Bn7S
         */
        PersonLocation: string;
        /**
         * @description Absolute URI of the created team; it responds to GET with the same key.
         * @example https://api.assessments.example/v3/boost/v3/teams/team_6Jd8Vn3X
         */
        TeamLocation: string;
        /**
         * @description Absolute URI of the created job position; it responds to GET with the same key.
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
                 * @example cur_MjAyNi0wNC0wOA
                 */
                after?: components["parameters"]["AfterQuery"];
                /**
                 * @description Keep the person with this e-mail address. The whole address must match; case is ignored.
                 * @example maya.lindqvist@example.com
                 */
                email?: components["parameters"]["EmailQuery"];
                /**
                 * @description Keep people with this customer provided id. The whole id must match, including case.
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
            /** @description One page of people. */
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
            404: components["responses"]["PersonNotFound"];
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
            404: components["responses"]["PersonNotFound"];
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
                 * @description The sections to return, separated by commas. Without it, only the core section is returned. A comma may be percent-encoded.
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
            409: components["responses"]["EmailAlreadyExists"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /**
                 * @description Cursor of the page to return, taken from `next` of the page before; repeat the other parameters along with it. Without it, the first page is returned. The cursor is opaque.
                 * @example cur_MjAyNi0wNC0wOA
                 */
                after?: components["parameters"]["AfterQuery"];
                /**
                 * @description Keep the teams that are supervised by this person.
                 * @example per_1Gx5Ud8M
                 */
                supervisorId?: components["parameters"]["SupervisorIdQuery"];
                /**
                 * @description Keep teams with this customer provided id. The whole id must match, including case.
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
            404: components["responses"]["TeamNotFound"];
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
                 * @example cur_MjAyNi0wNC0wOA
                 */
                after?: components["parameters"]["AfterQuery"];
                /**
                 * @description Keep the definitions whose certificate name, acronym or organization name contains this text, regardless of case; `%` and `_` have no special meaning.
                 * @example cloud
                 */
                searchText?: components["parameters"]["SearchTextQuery"];
                /**
                 * @description Keep the definitions of the certificate organization with this id.
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
/** @description The body of every response with status 400 or above. Which further fields it has depends on `errorType`. */
export type ErrorObject = {
    /** @description Explanation in words, for people. Its wording may change. */
    message: string;
    /**
     * @description Kind of the error, for programs. RESOURCE_NOT_FOUND and EMAIL_ALREADY_EXISTS are stated; expect further values.
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
     * @description Kind of the missing resource, PERSON for a person. Present with RESOURCE_NOT_FOUND, absent otherwise. Expect further values.
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
 * @enum {string}
 */
export type OnboardingStatus = "NEW" | "STARTED" | "PERSONAL_DETAILS_FILLED" | "RATE_REQUESTED_SKILLS" | "RATE_ADDITIONAL_SKILLS" | "WAITING_FOR_REQUESTED_RATINGS" | "COMPLETED";
/** @description State of the onboarding of a person. */
export type Onboarding = {
    /** @description The step that the person has reached. */
    status: components["schemas"]["OnboardingStatus"];
    /**
     * Format: date-time
     * @description When the onboarding was completed, in UTC with milliseconds. Absent before.
     */
    finishedAt?: string;
};
/** @description A person of the organization. */
export type Person = {
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
    /** @description Identifiers of the teams the person belongs to; empty when there are none. */
    teams: string[];
    /** @description Progress of the person's onboarding. */
    onboarding: components["schemas"]["Onboarding"];
    /** @description Whether the person can sign in. */
    accountEnabled: boolean;
};
/** @description One cursor page of people. */
export type PersonPage = {
    /** @description Cursor to pass as `after` for the next page. Absent on the last page. */
    next?: string;
    /** @description The people of this page; empty when nothing matches. */
    content: components["schemas"]["Person"][];
};
/** @description Merge patch of a person. A field that is left out keeps its value. */
export type PersonPatch = {
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
export type PersonTeams = {
    /** @description Identifiers of all teams the person belongs to from now on; empty for none. */
    teamIds: string[];
};
/**
 * @description Meaning of a skill for a person, a core or an optional skill of the position, or one the person has in addition.
 * @enum {string}
 */
export type PersonSkillType = "CORE" | "OPTIONAL" | "ADDITIONAL";
/**
 * @description Kinds of ratings, by the person, by the supervisor, by the vendor of the service, or the level the person wants to reach.
 * @enum {string}
 */
export type SkillRatingType = "SELF" | "SUPERVISOR" | "VENDOR" | "DESIRED";
/** @description A person who gave a rating. */
export type Rater = {
    /** @description Identifier of the person. */
    id: string;
    /** @description First name. Absent when it is not known. */
    firstName?: string;
    /** @description Last name. Absent when it is not known. */
    lastName?: string;
};
/** @description One rating of a person's skill. */
export type SkillRating = {
    /** @description Who rated, or DESIRED for the level the person wants to reach. */
    type: components["schemas"]["SkillRatingType"];
    /**
     * Format: date-time
     * @description When the rating was given, in UTC with milliseconds. Absent when the rating was skipped or not given yet.
     */
    ratedOn?: string;
    /** @description Mastery from 0 to 100. Null means that the rating was explicitly skipped; absent means that it was requested and not given yet. */
    value?: number | null;
    /** @description Person who gave the rating. Absent if unknown. */
    ratedBy?: components["schemas"]["Rater"];
};
/** @description Names a skill folder. */
export type SkillFolderReference = {
    /** @description Identifier of the skill folder. */
    id: string;
    /** @description Name of the skill folder. */
    name: string;
};
/** @description The folders above a skill, one per level. */
export type SkillLocation = {
    /** @description The folder of level AREA. */
    area: components["schemas"]["SkillFolderReference"];
    /** @description The folder of level SUBAREA. */
    subarea: components["schemas"]["SkillFolderReference"];
    /** @description The folder of level GROUP. */
    group: components["schemas"]["SkillFolderReference"];
};
/** @description A skill of a person, with its ratings and its place in the catalog. */
export type PersonSkill = {
    /** @description Identifier of the skill. */
    id: string;
    /** @description Name of the skill. */
    name: string;
    /** @description Meaning of the skill for the person's position. */
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
export type CustomFieldValue = string | number | null;
/** @description Custom fields of a person. The keys are free and chosen by the customer. */
export type PersonCustomFields = {
    [key: string]: components["schemas"]["CustomFieldValue"];
};
/** @description Merge patch of the custom fields of a person. A field that is left out keeps its value; null marks a field to remove. Names of fields have 1 to 200 characters. */
export type PersonCustomFieldsPatch = {
    [key: string]: string | number | null;
};
/** @description A role that a person has in the organization or in one of its teams. */
export type PersonRole = {
    /**
     * @description Name of the role. The set is open.
     * @example MEMBER
     * @example SUPERVISOR
     * @example ADMINISTRATOR
     */
    name: string;
    /** @description Identifier of the team in which the person has the role. Absent if the role applies to the whole organization. */
    teamId?: string;
};
/**
 * @description Name of a section of the aggregated data of a person.
 * @enum {string}
 */
export type AggregatedPersonSection = "core" | "teams" | "roles" | "tags" | "customFields" | "onboarding" | "jobPosition" | "skills" | "timeline" | "pluginData" | "goals";
/** @description The core section of the aggregated data of a person. */
export type PersonCore = {
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
/** @description A team of the organization. */
export type Team = {
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
    /** @description Identifier of the team's supervisor; null if it has none. */
    supervisorId: string | null;
    /** @description Customer provided id of the team; null when none was provided. */
    customId: string | null;
};
/** @description A job position in one language. */
export type JobPositionTranslation = {
    /** @description Name of the job position in this language. */
    name: string;
    /** @description Description in this language. Absent when it is not translated. */
    description?: string;
};
/** @description Translations of a job position. Each key is a language tag such as de or pl; empty when there are none. */
export type JobPositionTranslations = {
    [key: string]: components["schemas"]["JobPositionTranslation"];
};
/** @description A skillset that a job position asks for, and how well it should be mastered. */
export type SkillsetAssignment = {
    /** @description Identifier of the skillset, from the list of active skillsets. */
    skillsetId: string;
    /** @description Explicit mastery level from 0 to 100. Absent or null, the default level of the position applies. */
    masteryLevel?: number | null;
};
/** @description A job position of the organization. */
export type JobPosition = {
    /** @description Identifier of the job position, given by the service. */
    id: string;
    /** @description Name of the job position in its default translation. */
    name: string;
    /** @description Description of the job position; null if it has none. */
    description: string | null;
    /** @description Whether the position is abstract. Abstract positions cannot be assigned directly to a person. */
    abstract: boolean;
    /** @description Mastery level from 0 to 100 for assigned skillsets without an explicit level; null when there is no default. */
    defaultSkillsetMasteryLevel: number | null;
    /** @description Identifiers of the job positions from which people move into this one; empty when there are none. */
    feeders: string[];
    /** @description The name and description in further languages. */
    translations: components["schemas"]["JobPositionTranslations"];
    /** @description The skillsets that the position requires; empty when there are none. */
    skillsets: components["schemas"]["SkillsetAssignment"][];
    /** @description Identifier of the position family; null when there is none. */
    family: string | null;
    /** @description Identifier of the seniority level; null when there is none. */
    seniority: string | null;
};
/** @description Something that happened with a person. */
export type TimelineEntry = {
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
/** @description The fields that one plugin keeps about a person. Keys and values are the plugin's own. */
export type PluginFields = {
    [key: string]: unknown;
};
/** @description Data of plugins about a person. Each key is the name of a plugin; a plugin without data has none. */
export type PluginData = {
    [key: string]: components["schemas"]["PluginFields"];
};
/** @description A goal of a person. */
export type PersonGoal = {
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
/** @description Data of a person, in sections. A section is present exactly when it was requested; `id` is always present. */
export type AggregatedPerson = {
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
/** @description An organization that issues certificates. */
export type CertificateOrganization = {
    /** @description Identifier of the certificate organization; pass it as `organizationId` to find its definitions. */
    id: string;
    /** @description Name of the certificate organization; `searchText` looks into it. */
    name: string;
};
/** @description A certificate that a person holds. */
export type PersonCertificate = {
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
export type NewInvitation = {
    /**
     * Format: email
     * @description E-mail address of the person. It must not exist in the organization yet.
     */
    email: string;
    /** @description Identifier of the team the person joins. */
    teamId: string;
    /** @description Identifier of the job position the person holds, which must not be abstract; null for none. */
    jobPositionId?: string | null;
    /** @description First name; null when it is not known. */
    firstName?: string | null;
    /** @description Last name; null when it is not known. */
    lastName?: string | null;
    /** @description Customer provided id of the person; null for none. */
    customId?: string | null;
    /**
     * @description Whether the person gets an invitation e-mail. With false, only the account is created.
     * @default true
     */
    sendNotification?: boolean;
    /** @description Identifiers of further job positions of the person, none of them abstract; null for none. */
    additionalJobPositionIds?: string[] | null;
};
/** @description Result of an invitation. */
export type InvitationResult = {
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
export type TeamPage = {
    /** @description Cursor to pass as `after` for the next page. Absent on the last page. */
    next?: string;
    /** @description The teams of this page; empty when nothing matches. */
    content: components["schemas"]["Team"][];
};
/** @description The fields of a team that a caller sets, both when creating and when updating it. */
export type TeamInput = {
    /** @description Name of the team. */
    name: string;
    /** @description Identifier of the team above; null for a team at the top. It must be neither the team itself nor one below it. */
    parentTeamId?: string | null;
    /**
     * @description Color in which the team is shown, for example a hexadecimal one; null for none.
     * @example #2F6FED
     */
    color?: string | null;
    /** @description Identifier of the team's supervisor; null for none. */
    supervisorId?: string | null;
    /** @description Customer provided id of the team; null for none. */
    customId?: string | null;
};
/** @description A relation of a skill to another skill. */
export type SkillRelation = {
    /** @description Identifier of the other skill. */
    skillId: string;
    /**
     * @description Kind of the relation. The set is open.
     * @example RELATED
     * @example REQUIRES
     */
    type: string;
};
/** @description A relation of a skill to a folder other than its own. */
export type SkillFolderRelation = {
    /** @description Identifier of the folder. */
    folderId: string;
    /**
     * @description Kind of the relation. The set is open.
     * @example RELATED
     */
    type: string;
};
/** @description A skill of the catalog. */
export type Skill = {
    /** @description Identifier of the skill. */
    id: string;
    /** @description Name of the skill. */
    name: string;
    /** @description Description of the skill. Absent if it has none. */
    description?: string;
    /** @description Identifier of the folder of the skill. */
    folderId: string;
    /** @description Whether the organization recommends learning the skill. */
    recommendedToLearn: boolean;
    /** @description Whether the skill is hidden. Hidden skills are left out of searches by default. */
    hidden: boolean;
    /** @description Whether the skill is disabled. Disabled skills are left out of searches by default. */
    disabled: boolean;
    /** @description Whether the skill belongs to the catalog that all organizations share. */
    global: boolean;
    /** @description How the skill relates to other skills; empty when it does not. */
    relationsToSkills: components["schemas"]["SkillRelation"][];
    /** @description How the skill relates to folders other than its own; empty when it does not. */
    relationsToFolders: components["schemas"]["SkillFolderRelation"][];
};
/** @description One cursor page of skills. */
export type SkillPage = {
    /** @description Cursor to pass as `after` for the next page. Absent on the last page. */
    next?: string;
    /** @description The skills of this page; empty when nothing matches. */
    content: components["schemas"]["Skill"][];
};
/** @description A folder of the skill catalog. */
export type SkillFolder = {
    /** @description Identifier of the skill folder. */
    id: string;
    /** @description Name of the skill folder. */
    name: string;
    /**
     * @description Level of the folder in the catalog, for example GROUP for the folders that hold skills. The set is open.
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
export type SkillFolderPage = {
    /** @description Cursor to pass as `after` for the next page. Absent on the last page. */
    next?: string;
    /** @description The skill folders of this page; empty when nothing matches. */
    content: components["schemas"]["SkillFolder"][];
};
/** @description A named set of skills that job positions can ask for. */
export type Skillset = {
    /** @description Identifier of the skillset. */
    id: string;
    /** @description Name of the skillset. */
    name: string;
    /** @description Description of the skillset. Absent if it has none. */
    description?: string;
    /** @description Identifiers of the skills in the set; empty when there are none. */
    skillIds: string[];
};
/** @description A family of job positions. */
export type PositionFamily = {
    /** @description Identifier of the position family. */
    id: string;
    /** @description Name of the position family. */
    name: string;
};
/** @description A level of seniority that a job position can have. */
export type SeniorityLevel = {
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
export type CertificateActivity = "true" | "false" | "all";
/** @description A certificate that people can hold. */
export type CertificateDefinition = {
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
    /** @description How long a certificate is valid unless it says otherwise, in months. Absent when it does not expire by default. */
    defaultValidityPeriod?: number;
    /** @description Whether the definition is in use. */
    isActive: boolean;
    /** @description The organization that issues the certificate. */
    organization: components["schemas"]["CertificateOrganization"];
};
/** @description One cursor page of certificate definitions, with the total number of matches. */
export type CertificateDefinitionPage = {
    /** @description Cursor to pass as `after` for the next page. Absent on the last page. */
    next?: string;
    /** @description The definitions of this page; empty when nothing matches. */
    content: components["schemas"]["CertificateDefinition"][];
    /** @description Number of definitions that match the filters, on all pages together. */
    totalCount: number;
};
/** @description One cursor page of job positions. */
export type JobPositionPage = {
    /** @description Cursor to pass as `after` for the next page. Absent on the last page. */
    next?: string;
    /** @description The job positions of this page; empty when there are none. */
    content: components["schemas"]["JobPosition"][];
};
/** @description The job position to create. */
export type NewJobPosition = {
    /** @description Name of the job position, which becomes the default translation. */
    name: string;
    /** @description Description of the job position; null for none. */
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
    /** @description The skillsets that the position requires, with ids from the list of active skillsets. */
    skillsets?: components["schemas"]["SkillsetAssignment"][];
    /** @description Identifiers of the job positions from which people move into this one. No identifier may occur twice. */
    feeders?: string[];
};
