// Generated from Candidate Assessment and Skills Management API V2 2.0.0. Do not edit: change the document and generate again.

/** What fetch sends as a binary body. */
export type BinaryBody = Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer> | ReadableStream<Uint8Array>;

export interface paths {
    "/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List candidates
         * @description Returns one page of the candidates that match every given filter, with standard content, oldest first.
         *
         *     Assumption A-V2-003: The source description names no order and no rule for combined filters. Number-paged lists are ordered by creation, then id; repeated values of one parameter mean OR, different parameters AND.
         */
        get: operations["listCandidates"];
        put?: never;
        /**
         * Create a candidate
         * @description Creates a candidate without an assessment, in the status `NEW`. Nothing is sent to them; that happens when an assessment is created.
         */
        post: operations["createCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a candidate
         * @description Returns the extended content of one candidate, that is with their assessments embedded.
         */
        get: operations["getCandidate"];
        put?: never;
        post?: never;
        /**
         * Delete a candidate
         * @description Deletes a candidate together with their assessments.
         *
         *     Assumption A-V2-005: The source description does not say what happens to the assessments of a deleted candidate. They are deleted as well, and their tokens stop working.
         */
        delete: operations["deleteCandidate"];
        options?: never;
        head?: never;
        /**
         * Update a candidate
         * @description Records the decision about a candidate, changes custom fields, or both.
         *
         *     The decision is `ACCEPTED` or `REJECTED`, and can be made in any state. A custom field that is null is removed.
         *
         *     Assumption A-V2-004: The source description gives 202 without a body. The changes are nevertheless visible to the next read.
         */
        patch: operations["updateCandidate"];
        trace?: never;
    };
    "/candidates/{id}/assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an assessment
         * @description Attaches an assessment, that is a test to be taken, to a candidate. An invitation e-mail is sent to the candidate, unless their outbound communication is disabled.
         *
         *     Assumption A-V2-128: The source description does not say what another assessment does to a decision that was made about the candidate. The decision no longer holds; the state of the candidate follows the new assessment.
         */
        post: operations["createAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/{id}/assessments/{assessmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an assessment
         * @description Returns the extended content of one assessment, with scores, skills, sections and answers.
         */
        get: operations["getAssessment"];
        put?: never;
        post?: never;
        /**
         * Delete an assessment
         * @description Deletes an assessment with its answers. The candidate stays.
         *
         *     Assumption A-V2-006: The source description does not say in which states an assessment can be deleted or what becomes of the candidate. It can be in any state; the token stops working, and the invitation that created it is gone as well.
         */
        delete: operations["deleteAssessment"];
        options?: never;
        head?: never;
        /**
         * Update an assessment
         * @description Changes custom fields of an assessment. A custom field that is null is removed.
         */
        patch: operations["updateAssessment"];
        trace?: never;
    };
    "/candidates/{id}/assessments/{assessmentId}/answers/{answerId}/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Score an answer
         * @description Gives an answer its score, or replaces the one it has. The assessment is completed when every answer has a score.
         */
        put: operations["scoreAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description Returns one page of the invitations that match every given filter, oldest first. Candidate and assessment have standard content.
         *
         *     Assumption A-V2-130: The source description does not say whether assessments that were attached to known candidates are listed here. They are not; the list shows what was created together with its candidate, and the others are only read by id.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Create an invitation
         * @description Creates one candidate and one assessment together, both in the status `NEW`, and sends an invitation e-mail to the
         *     candidate, unless `disableCommunication` is true.
         *
         *     Assumption A-V2-129: The source description does not say what a test that exists but cannot be used gets, nor an organization without credits. The former is 409, the latter 417 as in version V1, here and for the assessments of known candidates; nothing is created.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invitation
         * @description Returns one invitation with extended content: the candidate contains its assessments, and the assessment its scores and answers.
         */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
        /**
         * Delete an invitation
         * @description Deletes an invitation with its candidate and its assessment.
         *
         *     Assumption A-V2-007: The source description does not say what happens to what an invitation created. The candidate and the assessment are deleted with it.
         */
        delete: operations["deleteInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload a task package with metadata
         * @description Takes over the source code of a programming or devops task from a package that names the task itself, and builds it. The
         *     package has `task.yaml` or `task.json` at its root, with `taskId` and, if wanted, `type`, `title`, `difficulty`, `tags`,
         *     `duration`, `points`, `projectType` and `projectTypeVersion`.
         *
         *     The change is a draft until it is published. Read the result of the build with `GET /tasks/{taskId}`.
         *
         *     Assumption A-V2-008: The source description mentions a metadata file without name or content. It is task.yaml or task.json at the root of the package with the taskId of a preconfigured task; without it, or with an unknown taskId, the answer is 422.
         */
        put: operations["uploadTaskPackage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload a task package
         * @description Takes over the source code of a preconfigured programming or devops task, and builds it. A package that contains a metadata
         *     file can be sent to `PUT /tasks/zip` instead.
         *
         *     The change is a draft until it is published. Read the result of the build with `GET /tasks/{taskId}`.
         *
         *     Assumption A-V2-009: The source description does not say what an upload does to a published task. It stays as it is, and the upload becomes a draft.
         */
        put: operations["uploadTask"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Import task definitions
         * @description Creates or updates multiple-choice, code-gaps and essay tasks from a YAML file. An entry with a `taskId` updates that task,
         *     one without creates a new task.
         *
         *     An import that succeeded is answered with 200. The list of statuses of the service names 202 as import success, too; it is
         *     not used here.
         *
         *     Assumption A-V2-010: The source description gives the body with 200 and names 202 besides as import success. The import is done when it is answered, so the answer is 200; a taskId the service does not know is 422.
         */
        put: operations["importTasks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a task
         * @description Returns one task, with the result of its last build where it is built.
         *
         *     Assumption A-V2-011: The source description does not say which state of a task with unpublished changes is read. It is the draft, since the result of its build is read here.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a task
         * @description Publishes the draft of a task; `draft` is false afterwards. No body is needed.
         *
         *     The draft of a task that is built can be published once its `buildStatus` is `SUCCESS`.
         *
         *     Assumption A-V2-140: The source description does not say whether a draft can be published whose build is running or did not succeed. Candidates could not work with it, so the answer is 409 and nothing changes.
         */
        post: operations["publishTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tests
         * @description Returns one page of the tests, oldest first.
         */
        get: operations["listTests"];
        put?: never;
        /**
         * Create a test
         * @description Creates a test in exactly one of two forms: from a predefined test (`predefinedTestId`), or from a generator
         *     (`generatorCriteria`), which chooses tasks that match the criteria at random.
         *
         *     Assumption A-V2-012: The source description does not say what name and duration a created test gets. From a predefined test both are taken over; the generator derives the name from the skills and the duration from the chosen tasks.
         */
        post: operations["createTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a test
         * @description Returns one test with its skills, its duration and its custom fields.
         */
        get: operations["getTest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a test
         * @description Changes custom fields of a test. A custom field that is null is removed.
         */
        patch: operations["updateTest"];
        trace?: never;
    };
    "/predefined-tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List predefined tests
         * @description Returns one page of the predefined tests that match every given filter.
         *
         *     Assumption A-V2-014: The source description writes the path as /predefined-tests and, in a heading, as /predefinedTests. The path of the operation is taken.
         */
        get: operations["listPredefinedTests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a webhook
         * @description Registers an endpoint of the integrator, to which events are delivered from then on. The answer contains the secret. It is
         *     also shown in the administration panel, where endpoints can be registered as well.
         */
        post: operations["registerWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Removes the registration of an endpoint. Nothing is delivered to it any more.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description Returns one page of the people that match every given filter.
         *
         *     Assumption A-V2-015: The source description says that samples of the area under /boost show `application/json` or the vendor type. Under /boost an answer follows the header Accept between the two, the vendor type by default, and a body may be sent as either.
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
    "/boost/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a person
         * @description Removes and anonymizes a person.
         *
         *     Assumption A-V2-016: The source description does not say how a removed person shows afterwards. Every operation on them gets 404, they are in no list, and teams they supervised have no supervisor.
         */
        delete: operations["deletePerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/people/{id}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a person's teams
         * @description Replaces the list of teams the person belongs to.
         */
        put: operations["replacePersonTeams"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/people/{id}/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a person's skills
         * @description Returns the skills of a person with their ratings.
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
    "/boost/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a person
         * @description Creates an account for a person in a team and notifies them, unless `sendNotification` is false, which only creates the account.
         */
        post: operations["invitePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams
         * @description Returns one page of the teams of the organization, oldest first.
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Create a team
         * @description Creates a team. Whether it is a business unit cannot be set here.
         *
         *     Assumption A-V2-017: The source description does not say what a new team is in this respect. It is no business unit until the service makes it one.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a team
         * @description Replaces name, parent, color, supervisor and customId of a team. What is absent is removed.
         *
         *     Assumption A-V2-018: The source description does not say what an absent field means. PUT replaces, so it is removed; businessUnit stays, and a parent below the team itself gets 400.
         */
        put: operations["replaceTeam"];
        post?: never;
        /**
         * Delete a team
         * @description Deletes a team. The people who belong to it stay in the organization; teams below it move to its parent.
         *
         *     Assumption A-V2-019: The source description does not say what happens to members and child teams. Members lose the membership, child teams move to the parent of the deleted team, or to the top where it had none.
         */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List skills
         * @description Returns one page of the skills; disabled and hidden ones only on request.
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
    "/boost/skills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a skill
         * @description Returns one skill, be it disabled or hidden.
         *
         *     Assumption A-V2-020: The source description does not say whether disabled and hidden skills can be read by id. They can, and so can such folders, since other resources refer to them.
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
    "/boost/skillFolders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List skill folders
         * @description Returns one page of the skill folders; disabled and hidden ones only on request.
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
    "/boost/skillFolders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a skill folder
         * @description Returns one skill folder, be it disabled or hidden.
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
    "/boost/skillRatings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List skill ratings
         * @description Returns one page of skill ratings. Each element holds all ratings of one person in one skill.
         */
        get: operations["listSkillRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    candidateEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive candidate events
         * @description Delivered to every registered endpoint as an HTTP POST; the body is a JSON array of events. Check the header
         *     `Vendor-Hook-Secret` before you read the body.
         *
         *     A delivery that is answered with 4xx or 5xx is retried, so that one event can arrive more than once.
         */
        post: operations["receiveCandidateEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description State of a candidate.
         *
         *     - `NEW`: created; no invitation was handed over yet.
         *     - `WAITING_FOR_ANSWERS`: invited; the test is not started or still running.
         *     - `IN_EVALUATION`: the test is finished and not every answer has a score.
         *     - `WAITING_FOR_DECISION`: every answer has a score.
         *     - `ACCEPTED`, `REJECTED`: decided through `PATCH /candidates/{id}`, from any state.
         *     - `EXPIRED`: the invitation ran out before the test was started.
         *     - `CANCELED`: the invitation was withdrawn.
         *     - `ERROR`: processing failed.
         *
         *     Assumption A-V2-048: Only the moves to NEW, ACCEPTED and REJECTED are stated; the source state of a decision is not, so any is allowed. The other states follow the newest assessment of the candidate, as the list above says.
         * @enum {string}
         */
        CandidateStatus: "NEW" | "WAITING_FOR_ANSWERS" | "IN_EVALUATION" | "WAITING_FOR_DECISION" | "ACCEPTED" | "REJECTED" | "EXPIRED" | "CANCELED" | "ERROR";
        /** @description One rejected field of a request. */
        ValidationError: {
            /**
             * @description Name of the rejected body field or query parameter; a nested field is written with dots, an element of a list with its index in brackets.
             *
             *     Assumption A-V2-045: The source description shows no nested field. `generatorCriteria.difficulties[0]` is a notation most clients can use to find the element.
             */
            field: string;
            /**
             * @description The rejected value as text. Empty when the field was missing.
             *
             *     Assumption A-V2-046: The source description says that value is a string but not what a missing field gives. It is the empty string, as in version V1; other values are given as JSON text.
             */
            value: string;
            /** @description Why the value was rejected. */
            message: string;
        };
        /**
         * @description What went wrong. Every response with a status of 400 or above carries this object.
         *
         *     Assumption A-V2-043: The source description does not say which members are always there. All four are; `validationErrors` is empty when no single field was rejected.
         */
        ErrorObject: {
            /**
             * @description Error code, equal to the HTTP status.
             *
             *     Assumption A-V2-044: The source description gives the type of the code but not its values. As in the other versions of this API it repeats the HTTP status.
             */
            code: number;
            /** @description Unique identifier of this error. Quote it when you contact support. */
            errorId: string;
            /** @description Description of the error in plain English; not meant to be parsed. */
            details: string;
            /** @description One entry per rejected field. */
            validationErrors: components["schemas"]["ValidationError"][];
        };
        /** @description The caller's own fields. Keys are free; each value is a text or a number. */
        CustomFields: {
            [key: string]: string | number;
        };
        /** @description A link to a resource of this API or to a page of the service. */
        Link: {
            /**
             * Format: uri
             * @description Absolute address of the link's target.
             *
             *     Assumption A-V2-040: The source description only says that a link object has an href. We give absolute addresses, so that a client never has to resolve one; those of this API answer GET with the same key.
             */
            href: string;
        };
        /**
         * @description Links of a candidate.
         *
         *     Assumption A-V2-051: The source description does not say when the reports exist or whose they are with several assessments. They are always linked, and lead to those of the newest assessment; until there is a report, their addresses say so.
         */
        CandidateLinks: {
            /** @description The candidate. */
            self: components["schemas"]["Link"];
            /** @description The report page of the newest assessment. Until there is something to report, it says so. */
            onlineReport: components["schemas"]["Link"];
            /** @description The same report as PDF. Until the assessment is completed, its address says so. */
            pdfReport: components["schemas"]["Link"];
        };
        /**
         * @description A candidate, standard content.
         *
         *     Assumption A-V2-049: The source description does not say which fields are always there. Names and externalId are absent when they were never given; everything else is always present, empty where there is nothing.
         */
        Candidate: {
            /** @description Identifier of the candidate, given by the service. */
            id: string;
            /** @description First name; absent when it was not given at creation. */
            firstName?: string;
            /** @description Last name; absent when it was not given at creation. */
            lastName?: string;
            /**
             * Format: email
             * @description E-mail address, to which invitations are sent.
             */
            email: string;
            /** @description Tags given at creation. */
            tags: string[];
            /** @description True when outbound communication to the candidate is disabled; false unless set at creation. */
            disableCommunication: boolean;
            /** @description Unique identifier of the candidate in the caller's system; absent when none was given. */
            externalId?: string;
            /** @description State of the candidate. */
            status: components["schemas"]["CandidateStatus"];
            /** @description Identifier of the user the candidate is assigned to; null if unassigned. */
            assignedUser: string | null;
            /** @description Identifier of the team the candidate is assigned to; null if unassigned. */
            assignedTeam: string | null;
            /**
             * Format: date-time
             * @description When the candidate was created.
             *
             *     Assumption A-V2-050: The source description calls dates strings without a format. All timestamps of this API are RFC 3339 in UTC with milliseconds.
             */
            creationDate: string;
            /** @description The caller's own fields of the candidate, text or numeric. */
            customFields: components["schemas"]["CustomFields"];
            /** @description Links of the candidate. */
            _links: components["schemas"]["CandidateLinks"];
        };
        /** @description The elements of a page of candidates. */
        CandidatePageEmbedded: {
            /** @description Candidates with standard content; empty when nothing matches. */
            candidates: components["schemas"]["Candidate"][];
        };
        /**
         * @description Where a number-paged list stands.
         *
         *     Assumption A-V2-041: The source description names the four members without types or presence. They are whole numbers and always present.
         */
        PageInfo: {
            /** @description Number of this page, counted from 0. */
            number: number;
            /** @description Largest number of elements a page holds, that is the `count` of the request. */
            size: number;
            /** @description Number of elements that match the request, on all pages together. */
            totalElements: number;
            /** @description Number of pages of this size; 0 when nothing matches. */
            totalPages: number;
        };
        /** @description One page of candidates. */
        CandidatePage: {
            /** @description The candidates of this page. */
            _embedded: components["schemas"]["CandidatePageEmbedded"];
            /** @description Where the list stands. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description A candidate to create. */
        NewCandidate: {
            /**
             * Format: email
             * @description E-mail address of the candidate.
             *
             *     Assumption A-V2-144: The source description does not say which addresses are taken. It is local@domain of RFC 5321 in ASCII, at most 64 characters before the at sign and 254 in all, with a dot in the domain, here and in every other request; quoted local parts and address literals are refused.
             */
            email: string;
            /**
             * @description First name.
             *
             *     Assumption A-V2-145: The source description states no lengths. Every text and list of a request has a generous limit, so that a mistake of a client cannot hurt the service; names have at most 200 characters and are not blank, here and in every other request. Responses promise no limits.
             */
            firstName?: string;
            /** @description Last name. */
            lastName?: string;
            /**
             * @description Tags, by which lists can be filtered later.
             *
             *     Assumption A-V2-146: The source description states neither how many tags there may be nor how long they are. There are at most 100, each of at most 100 characters and not blank, here and in every other request; a filter takes as many.
             */
            tags?: string[];
            /**
             * @description Unique identifier of the candidate in the caller's system.
             *
             *     Assumption A-V2-052: The source description calls externalId unique but does not say what a used one gets. It is rejected with 400 and an entry in validationErrors, here and in invitations; the same e-mail may be used twice.
             */
            externalId?: string;
            /**
             * @description True disables outbound communication to the candidate. It suppresses the e-mails, not the states.
             * @default false
             */
            disableCommunication?: boolean;
        };
        /**
         * @description State of an assessment.
         *
         *     - `NEW`: created.
         *     - `TOKEN_SENT`: the invitation e-mail was handed over.
         *     - `TOKEN_EXPIRED`: the validity was over before the candidate started.
         *     - `TEST_STARTED`: the candidate has started the test.
         *     - `TEST_FINISHED`: the candidate has submitted, or time ran out.
         *     - `AUTO_ASSESSMENT_READY`: the automatic part is assessed, and answers are left that need a manual score.
         *     - `ASSESSMENT_COMPLETED`: every answer has a score.
         *     - `ERROR`: processing failed.
         *     - `CANCELED`: the assessment was withdrawn.
         *
         *     Assumption A-V2-053: The source description shows that an assessment starts as NEW and no other move. The meaning of each state, and the order in which the list above reads them, is ours.
         * @enum {string}
         */
        AssessmentStatus: "NEW" | "TOKEN_SENT" | "TOKEN_EXPIRED" | "TEST_STARTED" | "TEST_FINISHED" | "AUTO_ASSESSMENT_READY" | "ASSESSMENT_COMPLETED" | "ERROR" | "CANCELED";
        /**
         * @description Links of an assessment.
         *
         *     Assumption A-V2-055: The source description does not say when each link is there. All are from the creation on; until there is a report, the addresses of the two reports say so.
         */
        AssessmentLinks: {
            /** @description Link for the candidate to take the assessment. */
            candidateAccess: components["schemas"]["Link"];
            /** @description The report page. Until there is something to report, it says so. */
            onlineReport: components["schemas"]["Link"];
            /** @description The report as PDF. Until the assessment is completed, its address says so. */
            pdfReport: components["schemas"]["Link"];
            /** @description The candidate's page. */
            candidateUrl: components["schemas"]["Link"];
            /** @description The assessment. */
            self: components["schemas"]["Link"];
        };
        /**
         * @description A test taken by a candidate, standard content.
         *
         *     Assumption A-V2-054: The source description does not say which fields are always there. Dates of what has not happened yet are absent; everything else is always present.
         */
        Assessment: {
            /** @description Identifier of the assessment, given by the service. */
            id: string;
            /** @description State of the assessment. */
            status: components["schemas"]["AssessmentStatus"];
            /** @description Assessment token, with which the candidate opens the test. */
            token: string;
            /**
             * Format: date-time
             * @description When the assessment was created.
             */
            creationDate: string;
            /**
             * Format: date-time
             * @description When the candidate started the test; absent before.
             */
            startDate?: string;
            /**
             * Format: date-time
             * @description When the test was finished; absent before.
             */
            finishDate?: string;
            /**
             * Format: date-time
             * @description When the invitation expires; a test that was not started by then can no longer be taken.
             */
            expirationDate: string;
            /** @description The caller's own fields of the assessment, text or numeric. */
            customFields: components["schemas"]["CustomFields"];
            /** @description Links of the assessment. */
            _links: components["schemas"]["AssessmentLinks"];
        };
        /** @description What is embedded in the extended content of a candidate. */
        CandidateEmbedded: {
            /** @description The candidate's assessments with standard content, oldest first. */
            assessments: components["schemas"]["Assessment"][];
        };
        /** @description A candidate, extended content, as single reads return it. */
        CandidateExtended: components["schemas"]["Candidate"] & {
            /** @description What belongs to the candidate. */
            _embedded: components["schemas"]["CandidateEmbedded"];
        };
        /**
         * @description The decision about a candidate.
         * @enum {string}
         */
        CandidateDecision: "ACCEPTED" | "REJECTED";
        /**
         * @description Changes to custom fields. A text or number sets the field, null removes it. Keys are free, of 1 to 200 characters.
         *
         *     Assumption A-V2-047: The source description says that null removes a field but nothing about fields that are not named. They keep their values, and removing an unknown field has no effect.
         */
        CustomFieldsPatch: {
            [key: string]: string | number | null;
        };
        /** @description Changes to a candidate. What is absent stays as it is. */
        CandidatePatch: {
            /** @description The decision about the candidate, `ACCEPTED` or `REJECTED`. */
            status?: components["schemas"]["CandidateDecision"];
            /** @description Changes to the candidate's custom fields. */
            customFields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * @description The caller's own fields to begin with. Keys are free, of 1 to 200 characters; each value is a text or a number.
         *
         *     Assumption A-V2-150: The source description states neither how many custom fields there may be nor how long they are. A request names at most 100, here and in changes; a name has 1 to 200 characters and is not blank, a text at most 10,000.
         */
        CustomFieldsInput: {
            [key: string]: string | number;
        };
        /** @description An assessment to attach to a candidate. */
        NewAssessment: {
            /**
             * @description Identifier of the test the candidate shall take.
             *
             *     Assumption A-V2-121: The source description does not say whether a required text may be empty. It may not, here and in every other body, since an empty one says as little as a missing one.
             */
            testId: string;
            /**
             * @description For how many days the candidate can start the test, counted from the creation.
             * @default 14
             */
            validityInDays?: number;
            /**
             * @description A note that is included in the invitation e-mail.
             *
             *     Assumption A-V2-148: The source description states no length of a note. It has at most 10,000 characters.
             */
            note?: string;
            /** @description The caller's own fields of the assessment, text or numeric. */
            customFields?: components["schemas"]["CustomFieldsInput"];
        };
        /**
         * @description Points reached out of the points that can be reached.
         *
         *     Assumption A-V2-057: The source description gives three numbers and no value for what is not assessed yet. scoredPoints and percentage are absent until everything that counts towards the score has been assessed.
         */
        Score: {
            /** @description Points reached. Absent until assessed. */
            scoredPoints?: number;
            /** @description Points that can be reached. */
            maxPoints: number;
            /** @description Points reached as a percentage of those that can be reached. Absent until assessed. */
            percentage?: number;
        };
        /**
         * @description Result of an assessment in one skill.
         *
         *     Assumption A-V2-058: The source description does not say how the percentage comes about or what it is before assessment. It is computed over the answers that need the skill, and absent until all of them have a score.
         */
        AssessmentSkill: {
            /** @description Name of the skill. */
            name: string;
            /** @description Share of the points reached in this skill, from 0 to 100. Absent until assessed. */
            percentage?: number;
        };
        /**
         * @description Kind of answer a task asks for.
         * @enum {string}
         */
        AnswerType: "CHOICE" | "CODE_GAPS" | "CODE_REVIEW" | "DATABASE" | "DEVOPS" | "ESSAY" | "PROGRAMMING" | "TESTING" | "AI_INTERVIEW" | "UNKNOWN";
        /**
         * @description Difficulty of a task.
         * @enum {string}
         */
        Difficulty: "EASY" | "MEDIUM" | "HARD";
        /**
         * @description Rating of a review comment by the assessor.
         * @enum {string}
         */
        CommentRating: "UNRATED" | "ACCEPTED" | "REJECTED";
        /**
         * @description A comment the candidate made on some lines of a file during a code review.
         *
         *     Assumption A-V2-063: The source description does not say which fields of a comment are always there. All of them are; a comment on one line starts and ends with the same number, and the rating is the assessor's, UNRATED until there is one.
         */
        AnswerComment: {
            /** @description The file, as a path inside the reviewed package. */
            filename: string;
            /** @description What the assessor made of the comment. */
            rating: components["schemas"]["CommentRating"];
            /** @description First commented line, counted from 1. */
            startLine: number;
            /** @description Last commented line. */
            endLine: number;
            /** @description The comment itself. */
            text: string;
        };
        /** @description What the candidate entered. Typically one of the fields is filled, the one that fits the type of the answer. */
        AnswerValue: {
            /** @description Raw input, for example of an essay or a database query. */
            text?: string;
            /** @description The selected choices. */
            choices?: string[];
            /** @description The entered values, one per gap, in the order of the gaps. */
            gaps?: string[];
            /** @description The comments of a code review. */
            comments?: components["schemas"]["AnswerComment"][];
        };
        /**
         * @description A candidate's answer to one task.
         *
         *     Assumption A-V2-060: The source description does not say which fields are always there. gitUrl is absent for answers that have no repository, value for tasks that were left unanswered; the rest is always present.
         */
        Answer: {
            /** @description Identifier of the answer. */
            answerId: string;
            /** @description Identifier of the task. */
            taskId: string;
            /** @description Title of the task. */
            title: string;
            /** @description Kind of answer the task asks for. */
            type: components["schemas"]["AnswerType"];
            /** @description Difficulty of the task. */
            difficulty: components["schemas"]["Difficulty"];
            /** @description Score of the answer. */
            score: components["schemas"]["Score"];
            /**
             * Format: uri
             * @description Link to the repository with the candidate's solution.
             */
            gitUrl?: string;
            /** @description What the candidate entered. */
            value?: components["schemas"]["AnswerValue"];
        };
        /**
         * @description One section of the test with the candidate's answers.
         *
         *     Assumption A-V2-059: The source description does not say what a section shows before the test is taken. It has its time limit and the points that can be reached; the list of answers is empty until the candidate starts.
         */
        AssessmentSection: {
            /** @description Time the candidate took for the section, in seconds. Absent until the test is finished. */
            timeTakenInSeconds?: number;
            /** @description Time limit of the section, in seconds. */
            timeLimitInSeconds: number;
            /** @description Score of the section. */
            score: components["schemas"]["Score"];
            /** @description One entry per task of the section. */
            answers: components["schemas"]["Answer"][];
        };
        /** @description Links of the test that belongs to an assessment. */
        AssessmentTestLinks: {
            /** @description The test. */
            self: components["schemas"]["Link"];
        };
        /** @description A short form of the test that belongs to an assessment. */
        AssessmentTest: {
            /** @description Identifier of the test. */
            id: string;
            /** @description Name of the test. */
            name: string;
            /** @description Links of the test. */
            _links: components["schemas"]["AssessmentTestLinks"];
        };
        /** @description What is embedded in the extended content of an assessment. */
        AssessmentEmbedded: {
            /** @description The test the candidate takes. */
            test: components["schemas"]["AssessmentTest"];
        };
        /**
         * @description An assessment, extended content, as single reads return it.
         *
         *     Assumption A-V2-056: The source description does not say which of the added fields are always there. All are, but for timeTakenInSeconds, which is absent until the test is finished.
         */
        AssessmentExtended: components["schemas"]["Assessment"] & {
            /** @description Time the candidate took, in seconds. Absent until the test is finished. */
            timeTakenInSeconds?: number;
            /** @description Time limit of the test, in seconds. */
            timeLimitInSeconds: number;
            /** @description Score of the whole assessment. */
            score: components["schemas"]["Score"];
            /** @description Result by skill. */
            skills: components["schemas"]["AssessmentSkill"][];
            /** @description Sections of the test with the candidate's answers. */
            sections: components["schemas"]["AssessmentSection"][];
            /** @description What belongs to the assessment. */
            _embedded: components["schemas"]["AssessmentEmbedded"];
        };
        /** @description Changes to an assessment. What is absent stays as it is. */
        AssessmentPatch: {
            /** @description Changes to the assessment's custom fields. */
            customFields?: components["schemas"]["CustomFieldsPatch"];
        };
        /** @description The score given to an answer. */
        AnswerScore: {
            /**
             * @description Points given, from 0 to the `maxPoints` of the answer.
             *
             *     Assumption A-V2-065: The source description gives no bounds. Less than 0 or more than the answer's maxPoints is rejected with 400; the figures of section, assessment and skills follow from the answers' scores.
             */
            scoredPoints: number;
        };
        /** @description Links of an invitation. */
        InvitationLinks: {
            /** @description The invitation. */
            self: components["schemas"]["Link"];
        };
        /** @description The two parts of an invitation, standard content. */
        InvitationEmbedded: {
            /** @description The candidate with standard content. */
            candidate: components["schemas"]["Candidate"];
            /** @description The assessment with standard content. */
            assessment: components["schemas"]["Assessment"];
        };
        /** @description A candidate and an assessment that were created together, standard content. */
        Invitation: {
            /**
             * @description Identifier of the invitation; it equals the identifier of the assessment.
             *
             *     Assumption A-V2-066: The source description states the equality for the creation response. It holds in lists and single reads as well, since an invitation has exactly one assessment.
             */
            id: string;
            /** @description Links of the invitation. */
            _links: components["schemas"]["InvitationLinks"];
            /** @description The candidate and the assessment. */
            _embedded: components["schemas"]["InvitationEmbedded"];
        };
        /** @description The elements of a page of invitations. */
        InvitationPageEmbedded: {
            /** @description Invitations with standard content; empty when nothing matches. */
            invitations: components["schemas"]["Invitation"][];
        };
        /** @description One page of invitations. */
        InvitationPage: {
            /** @description The invitations of this page. */
            _embedded: components["schemas"]["InvitationPageEmbedded"];
            /** @description Where the list stands. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description An invitation to create, that is one candidate and one assessment. */
        NewInvitation: {
            /**
             * Format: email
             * @description E-mail address of the candidate, to which the invitation is sent.
             */
            email: string;
            /** @description First name. */
            firstName?: string;
            /** @description Last name. */
            lastName?: string;
            /** @description Tags of the candidate. */
            tags?: string[];
            /**
             * @description Unique identifier of the candidate in the caller's system.
             *
             *     Assumption A-V2-147: The source description does not say whether identifiers of the caller may be empty. They may not, nor be blank, since nothing could be told apart by them; they have at most 200 characters, here and in every other request.
             */
            externalId?: string;
            /**
             * @description True disables outbound communication to the candidate, the invitation e-mail included.
             * @default false
             */
            disableCommunication?: boolean;
            /** @description Identifier of the test the candidate shall take. */
            testId: string;
            /**
             * @description For how many days the candidate can start the test, counted from the creation or, where one is given, from `testStartDate`.
             *
             *     Assumption A-V2-064: The source description gives only the type. Less than a day is rejected, the default is 14 days, and a test that opens later stays open as many days from then.
             * @default 14
             */
            validityInDays?: number;
            /** @description A note that is included in the invitation e-mail. */
            note?: string;
            /**
             * Format: date-time
             * @description The candidate can access the test from this date; without it, at once.
             */
            testStartDate?: string;
            /**
             * @description The caller's own fields, text or numeric.
             *
             *     Assumption A-V2-067: The source description does not say whether these fields belong to the candidate or to the assessment of the invitation. They are stored on the assessment, as those of a directly created assessment are.
             */
            customFields?: components["schemas"]["CustomFieldsInput"];
        };
        /** @description The two parts of an invitation, extended content. */
        InvitationExtendedEmbedded: {
            /** @description The candidate with standard content and, embedded, their assessments. */
            candidate: components["schemas"]["CandidateExtended"];
            /** @description The assessment with extended content. */
            assessment: components["schemas"]["AssessmentExtended"];
        };
        /** @description A candidate and an assessment that were created together, extended content, as a single read returns it. */
        InvitationExtended: {
            /** @description Identifier of the invitation; it equals the identifier of the assessment. */
            id: string;
            /** @description Links of the invitation. */
            _links: components["schemas"]["InvitationLinks"];
            /** @description The candidate and the assessment. */
            _embedded: components["schemas"]["InvitationExtendedEmbedded"];
        };
        /** @description The task that an uploaded package belongs to. */
        TaskUpload: {
            /** @description Identifier of the task. Read the result of the build with `GET /tasks/{taskId}`. */
            taskId: string;
        };
        /** @description One choice of a multiple-choice task. */
        ChoiceDefinition: {
            /** @description Text of the choice. */
            text: string;
            /**
             * @description True when the choice has to be selected.
             * @default false
             */
            correct?: boolean;
        };
        /**
         * @description Definition of a multiple-choice task.
         *
         *     Assumption A-V2-143: The source description does not show how a choice is told from another. Answers name choices by their text, so each text is there once; a task without a correct choice could not be scored.
         */
        ChoiceTaskDefinition: {
            /** @description Identifier of the task to update. Without it a new task is created. */
            taskId?: string;
            /**
             * @description Kind of the task.
             * @constant
             */
            type: "CHOICE";
            /** @description Title of the task. */
            title: string;
            /** @description The question the candidate sees. */
            question: string;
            /** @description Difficulty of the task. */
            difficulty: components["schemas"]["Difficulty"];
            /** @description Tags of the task. */
            tags?: string[];
            /** @description Suggested points. */
            points: number;
            /**
             * @description Suggested duration, written as an ISO 8601 duration.
             * @example PT5M
             */
            duration: string;
            /**
             * @description True leaves the change unpublished, until `POST /tasks/{taskId}/publish`; false publishes it at once.
             * @default true
             */
            draft?: boolean;
            /** @description The choices the candidate is offered, each with a text of its own, at least one of them correct. */
            choices: components["schemas"]["ChoiceDefinition"][];
        };
        /** @description One gap of a code-gaps task. */
        GapDefinition: {
            /** @description Name of the gap, as the code writes it. */
            name: string;
            /** @description The values that are accepted. */
            accepted: string[];
            /**
             * @description False when upper and lower case make no difference.
             * @default true
             */
            caseSensitive?: boolean;
        };
        /**
         * @description Definition of a code-gaps task.
         *
         *     Assumption A-V2-142: The source description does not show how code and gaps belong together. Each gap is in the code exactly once, as its name in double square brackets; names are unique, and what the code writes in such brackets as one word is one of the gaps. Answers follow the order of the code.
         */
        CodeGapsTaskDefinition: {
            /** @description Identifier of the task to update. Without it a new task is created. */
            taskId?: string;
            /**
             * @description Kind of the task.
             * @constant
             */
            type: "CODE_GAPS";
            /** @description Title of the task. */
            title: string;
            /** @description What the candidate is asked to do. */
            question: string;
            /** @description Difficulty of the task. */
            difficulty: components["schemas"]["Difficulty"];
            /** @description Tags of the task. */
            tags?: string[];
            /** @description Suggested points. */
            points: number;
            /**
             * @description Suggested duration, written as an ISO 8601 duration.
             * @example PT10M
             */
            duration: string;
            /**
             * @description True leaves the change unpublished, until `POST /tasks/{taskId}/publish`; false publishes it at once.
             * @default true
             */
            draft?: boolean;
            /** @description The code with its gaps, each written as its name in double square brackets, such as `[[join]]`. */
            code: string;
            /** @description The gaps of the code, each with a name of its own. */
            gaps: components["schemas"]["GapDefinition"][];
        };
        /** @description Definition of an essay task. Its answers get their scores by hand. */
        EssayTaskDefinition: {
            /** @description Identifier of the task to update. Without it a new task is created. */
            taskId?: string;
            /**
             * @description Kind of the task.
             * @constant
             */
            type: "ESSAY";
            /** @description Title of the task. */
            title: string;
            /** @description The question the candidate answers in their own words. */
            question: string;
            /** @description Difficulty of the task. */
            difficulty: components["schemas"]["Difficulty"];
            /** @description Tags of the task. */
            tags?: string[];
            /** @description Suggested points. */
            points: number;
            /**
             * @description Suggested duration, written as an ISO 8601 duration.
             * @example PT20M
             */
            duration: string;
            /**
             * @description True leaves the change unpublished, until `POST /tasks/{taskId}/publish`; false publishes it at once.
             * @default true
             */
            draft?: boolean;
        };
        /**
         * @description Definition of one task. `type` tells the kind.
         *
         *     With a `taskId` it replaces what the task says; an optional field that is not given has its default afterwards. The type of a task
         *     cannot be changed, and a task cannot be named twice in a file.
         *
         *     Assumption A-V2-141: The source description does not say what an update does to fields that are not given, nor whether it can change the type. A definition describes the whole task, so nothing of the former one is kept; the type stays, because tests rely on it.
         */
        TaskDefinition: components["schemas"]["ChoiceTaskDefinition"] | components["schemas"]["CodeGapsTaskDefinition"] | components["schemas"]["EssayTaskDefinition"];
        /**
         * @description The content of a YAML file that defines multiple-choice, code-gaps or essay tasks.
         *
         *     Assumption A-V2-070: The source description names the three kinds of tasks but not the structure of the YAML. It is an object with one list, each entry of which carries the fields of a task plus what its kind needs. Limits are those of other requests; a question and code have at most 100,000 characters, a choice and an accepted value 10,000.
         */
        TaskDefinitions: {
            /** @description The tasks to create or to update. */
            tasks: components["schemas"]["TaskDefinition"][];
        };
        /** @description What an import of task definitions did. */
        TaskImport: {
            /** @description Identifiers of the tasks that were created, in the order of the file. */
            created: string[];
            /** @description Identifiers of the tasks that were updated, in the order of the file. */
            updated: string[];
        };
        /**
         * @description Result of a finished build.
         *
         *     - `SUCCESS`: the package was built, and its tests gave what they should.
         *     - `FAILURE`: the package could not be built.
         *     - `TEST_FAILURE`: the package was built, and a test failed.
         *     - `INTERNAL_ERROR`: the build broke for a reason that lies with the service.
         *     - `TIMEOUT`: the build took too long.
         *
         *     Assumption A-V2-069: The source description lists the values without their meaning. They are read as their names say.
         * @enum {string}
         */
        BuildStatus: "SUCCESS" | "FAILURE" | "TEST_FAILURE" | "INTERNAL_ERROR" | "TIMEOUT";
        /** @description Results of one test class by the name of the test. */
        TaskTestClassResults: {
            [key: string]: string;
        };
        /** @description Test results by the name of the test class. */
        TaskTestResults: {
            [key: string]: components["schemas"]["TaskTestClassResults"];
        };
        /**
         * @description A task that candidates solve.
         *
         *     Assumption A-V2-068: The source description does not say which fields are always there. What describes every task is; projectType and what a build produces are absent for tasks that are not built, such as choice tasks.
         */
        Task: {
            /** @description Identifier of the task. */
            taskId: string;
            /**
             * @description Kind of task, for example `PROGRAMMING` or `DEVOPS`. The set is open.
             * @example PROGRAMMING
             * @example DEVOPS
             */
            type: string;
            /** @description Title of the task. */
            title: string;
            /** @description True when the task has unpublished changes. */
            draft: boolean;
            /** @description What the candidate is asked to do. */
            question: string;
            /** @description Difficulty of the task. */
            difficulty: components["schemas"]["Difficulty"];
            /** @description Tags of the task. */
            tags: string[];
            /**
             * @description Suggested duration as text, written as an ISO 8601 duration.
             * @example PT45M
             */
            duration: string;
            /** @description Suggested points. */
            points: number;
            /**
             * @description Kind of project of a task that is built, for example `GOLANG` or `NODEJS`. The set is open.
             * @example GOLANG
             * @example NODEJS
             */
            projectType?: string;
            /**
             * @description Specific version of the project type.
             * @example 1.25
             */
            projectTypeVersion?: string;
            /** @description Result of the last build; null while the build is not finished. Absent for tasks that are not built. */
            buildStatus?: components["schemas"]["BuildStatus"] | null;
            /** @description Log of the last build. Absent until the build is finished. */
            buildLog?: string;
            /** @description Results of the tests that the candidate can see. Absent when the build did not run them. */
            candidateTests?: components["schemas"]["TaskTestResults"];
            /** @description Results of the tests that verify the solution. Absent when the build did not run them. */
            verificationTests?: components["schemas"]["TaskTestResults"];
        };
        /** @description Links of a test. */
        TestLinks: {
            /** @description The test. */
            self: components["schemas"]["Link"];
        };
        /**
         * @description A test that candidates can be invited to. Version V1 calls it an exam.
         *
         *     Assumption A-V2-071: The source description does not say which fields are always there. All are; lists and custom fields are empty where there is nothing.
         */
        Test: {
            /** @description Identifier of the test. */
            id: string;
            /** @description Name of the test. */
            name: string;
            /** @description Skills verified by the test. */
            skills: string[];
            /** @description Duration of the test in minutes. */
            durationInMinutes: number;
            /** @description The caller's own fields of the test, text or numeric. */
            customFields: components["schemas"]["CustomFields"];
            /** @description Links of the test. */
            _links: components["schemas"]["TestLinks"];
        };
        /** @description The elements of a page of tests. */
        TestPageEmbedded: {
            /** @description Tests; empty when nothing matches. */
            tests: components["schemas"]["Test"][];
        };
        /** @description One page of tests. */
        TestPage: {
            /** @description The tests of this page. */
            _embedded: components["schemas"]["TestPageEmbedded"];
            /** @description Where the list stands. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description A test made from a predefined test. */
        NewTestFromPredefined: {
            /** @description Identifier of the predefined test. Required when `generatorCriteria` is absent. */
            predefinedTestId: string;
        };
        /**
         * @description Type of tasks the generator can choose. The names are not those of the answer types.
         * @enum {string}
         */
        GeneratorTaskType: "MULTI_CHOICE" | "ESSAY" | "PROGRAMMING" | "CODE_REVIEW" | "SQL" | "DEVOPS" | "CODE_GAPS" | "TESTING";
        /**
         * @description What the generator chooses tasks by. Tasks that match the criteria are chosen at random.
         *
         *     Assumption A-V2-073: The source description does not say how the criteria combine. A task matches when it has one of the skills, one of the difficulties and one of the types; an absent or empty list of difficulties or types allows all.
         */
        GeneratorCriteria: {
            /** @description Skills the test shall verify. */
            skills: string[];
            /** @description Difficulties to choose from. */
            difficulties?: components["schemas"]["Difficulty"][];
            /** @description Types of tasks to choose from. */
            taskTypes?: components["schemas"]["GeneratorTaskType"][];
        };
        /** @description A test made by the generator. */
        NewTestFromGenerator: {
            /** @description What the generator chooses tasks by. Required when `predefinedTestId` is absent. */
            generatorCriteria: components["schemas"]["GeneratorCriteria"];
        };
        /**
         * @description A test to create, in exactly one of two forms.
         *
         *     Assumption A-V2-072: The source description requires each form when the other is absent and leaves open what both together mean. Exactly one is wanted; both or none get 400.
         */
        NewTest: components["schemas"]["NewTestFromPredefined"] | components["schemas"]["NewTestFromGenerator"];
        /** @description Changes to a test. What is absent stays as it is. */
        TestPatch: {
            /** @description Changes to the test's custom fields. */
            customFields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * @description Seniority a predefined test is made for.
         * @enum {string}
         */
        SeniorityLevel: "JUNIOR" | "MIDDLE" | "SENIOR";
        /**
         * @description Links of a predefined test.
         *
         *     Assumption A-V2-075: The source description states a self link but no operation that reads one predefined test. The link leads to the list, searched for the name of the predefined test, so that it can be followed.
         */
        PredefinedTestLinks: {
            /** @description The predefined test, in the list of predefined tests. */
            self: components["schemas"]["Link"];
        };
        /**
         * @description A ready-made test, from which a test of one's own can be created.
         *
         *     Assumption A-V2-074: The source description does not say which fields are always there. All of them are.
         */
        PredefinedTest: {
            /** @description Identifier of the predefined test. */
            id: string;
            /** @description Name of the predefined test. */
            name: string;
            /** @description What the predefined test is about. */
            description: string;
            /** @description Duration of the test in minutes. */
            durationInMinutes: number;
            /** @description Skills verified by the test. */
            skills: string[];
            /** @description Seniority the test is made for. */
            seniorityLevel: components["schemas"]["SeniorityLevel"];
            /** @description Links of the predefined test. */
            _links: components["schemas"]["PredefinedTestLinks"];
        };
        /** @description The elements of a page of predefined tests. */
        PredefinedTestPageEmbedded: {
            /** @description Predefined tests; empty when nothing matches. */
            predefinedTests: components["schemas"]["PredefinedTest"][];
        };
        /** @description One page of predefined tests. */
        PredefinedTestPage: {
            /** @description The predefined tests of this page. */
            _embedded: components["schemas"]["PredefinedTestPageEmbedded"];
            /** @description Where the list stands. */
            page: components["schemas"]["PageInfo"];
        };
        /** @description A webhook to register. */
        NewWebhook: {
            /**
             * Format: uri
             * @description URL of the integrator's endpoint, to which events are delivered.
             *
             *     Assumption A-V2-131: The source description does not say which URLs can be registered. Those with http or https can, without a user name or a password, since nothing else can be called with the secret in a header; others get 400, as do those of more than 2,048 characters.
             */
            hookUrl: string;
        };
        /**
         * @description A registered webhook.
         *
         *     Assumption A-V2-076: The source description does not say which fields are always there. All of them are.
         */
        WebhookRegistration: {
            /** @description Identifier of the registration, with which it can be removed. */
            id: string;
            /**
             * Format: uri
             * @description The registered endpoint.
             */
            url: string;
            /** @description The secret that is passed in the header `Vendor-Hook-Secret` when the endpoint is called. */
            secret: string;
            /**
             * @description API version the webhook uses; `V2` for webhooks registered here.
             * @example V2
             */
            apiVersion: string;
        };
        /**
         * @description Step of a person's onboarding.
         * @enum {string}
         */
        OnboardingStatus: "NEW" | "STARTED" | "PERSONAL_DETAILS_FILLED" | "RATE_REQUESTED_SKILLS" | "RATE_ADDITIONAL_SKILLS" | "WAITING_FOR_REQUESTED_RATINGS" | "COMPLETED";
        /**
         * @description How far a person's onboarding has come.
         *
         *     Assumption A-V2-078: The source description marks only finishedAt as optional. The object and its status are therefore always present.
         */
        PersonOnboarding: {
            /** @description The step the onboarding has reached. */
            status: components["schemas"]["OnboardingStatus"];
            /**
             * Format: date-time
             * @description When the onboarding was completed; absent before.
             */
            finishedAt?: string;
        };
        /** @description A person of the organization. */
        Person: {
            /** @description Identifier of the person. */
            id: string;
            /**
             * Format: email
             * @description E-mail address of the person.
             */
            email: string;
            /** @description First name; absent when unknown. */
            firstName?: string;
            /** @description Last name; absent when unknown. */
            lastName?: string;
            /** @description Identifier provided by the customer; absent when none was given. */
            customId?: string;
            /** @description Identifier of the person's job position; absent when they have none. */
            jobPositionId?: string;
            /** @description Identifiers of the teams the person belongs to. Always present, empty for a person without a team. */
            teams: string[];
            /** @description How far the person's onboarding has come. */
            onboarding: components["schemas"]["PersonOnboarding"];
        };
        /** @description The elements of a page of people. */
        PersonPageEmbedded: {
            /** @description People; empty when nothing matches. */
            people: components["schemas"]["Person"][];
        };
        /** @description Where a cursor-paged list stands. */
        Slice: {
            /** @description Cursor of the next page, to be sent as `after`. Absent on the last page. */
            next?: string;
        };
        /**
         * @description Links for walking through a cursor-paged list.
         *
         *     Assumption A-V2-042: The source description does not say what the last page looks like. `first` is always there; `next` is absent on the last page, as `slice.next` is. Both keep the filters of the request.
         */
        CursorLinks: {
            /** @description The first page of the list. */
            first: components["schemas"]["Link"];
            /** @description The next page; its query parameter `after` carries the cursor. Absent on the last page. */
            next?: components["schemas"]["Link"];
        };
        /** @description One page of people. */
        PersonPage: {
            /** @description The people of this page. */
            _embedded: components["schemas"]["PersonPageEmbedded"];
            /** @description Where the list stands. */
            slice: components["schemas"]["Slice"];
            /** @description Links for walking through the list. */
            _links: components["schemas"]["CursorLinks"];
        };
        /** @description The teams a person shall belong to. */
        PersonTeamsInput: {
            /**
             * @description Identifiers of all teams the person shall belong to.
             *
             *     Assumption A-V2-079: The source description does not mark the field as required. It is, since it replaces the whole list; an empty list removes the person from all teams.
             */
            teamIds: string[];
        };
        /**
         * @description What a skill is to a person.
         * @enum {string}
         */
        PersonSkillType: "CORE" | "OPTIONAL" | "ADDITIONAL";
        /**
         * @description Kind of a rating; by the person (`SELF`), by the supervisor, by the vendor of the service, or, for `DESIRED`, the level the person wants to reach.
         *
         *     Assumption A-V2-127: The source description lists the values without their meaning. They are read as their names say; `DESIRED` is no assessment but a goal.
         * @enum {string}
         */
        RatingType: "SELF" | "SUPERVISOR" | "VENDOR" | "DESIRED";
        /** @description The rating, from 0 to 100; null means that the rating was explicitly skipped. */
        RatingValue: number | null;
        /** @description The person who gave a rating, as the list of a person's skills shows them. */
        PersonSkillRater: {
            /** @description Identifier of the person. */
            id: string;
            /** @description First name; absent when unknown. */
            firstName?: string;
            /** @description Last name; absent when unknown. */
            lastName?: string;
        };
        /**
         * @description One rating of a person in a skill, as the list of the person's skills shows it.
         *
         *     Assumption A-V2-126: The source description says what null means for the optional value, but not what an absent one does. It is a rating that was asked for and not given yet, here and in the list of skill ratings.
         */
        PersonSkillRating: {
            /** @description Kind of the rating. */
            type: components["schemas"]["RatingType"];
            /**
             * Format: date-time
             * @description When the rating was given; absent when it was skipped or not given yet.
             */
            ratedOn?: string;
            /** @description The rating; null when it was explicitly skipped, absent when it was not given yet. */
            value?: components["schemas"]["RatingValue"];
            /** @description Who gave the rating; absent when no person did. */
            ratedBy?: components["schemas"]["PersonSkillRater"];
        };
        /** @description Links of the short form of a skill folder. */
        SkillFolderReferenceLinks: {
            /** @description The skill folder. */
            self: components["schemas"]["Link"];
        };
        /** @description A short form of a skill folder. */
        SkillFolderReference: {
            /** @description Identifier of the skill folder. */
            id: string;
            /** @description Name of the skill folder. */
            name: string;
            /** @description Links of the skill folder. */
            _links: components["schemas"]["SkillFolderReferenceLinks"];
        };
        /**
         * @description The three folders, from the nearest to the farthest, in which a skill stands.
         *
         *     Assumption A-V2-084: The source description does not say whether all three folders are always there. They are, since a skill stands in a group, a group in a subarea and a subarea in an area.
         */
        PersonSkillLocation: {
            /** @description The folder of the level GROUP. */
            group: components["schemas"]["SkillFolderReference"];
            /** @description The folder of the level SUBAREA. */
            subarea: components["schemas"]["SkillFolderReference"];
            /** @description The folder of the level AREA. */
            area: components["schemas"]["SkillFolderReference"];
        };
        /**
         * @description Links of a person's skill.
         *
         *     Assumption A-V2-083: The source description states a self link but no operation that reads one skill of a person. The link leads to the skill, whose id and name the entry carries.
         */
        PersonSkillLinks: {
            /** @description The skill. */
            self: components["schemas"]["Link"];
        };
        /**
         * @description A skill of a person, with its ratings.
         *
         *     Assumption A-V2-082: The source description does not say which fields are always there. All of them are; lists and custom fields are empty where there is nothing.
         */
        PersonSkill: {
            /** @description Identifier of the skill. */
            id: string;
            /** @description Name of the skill. */
            name: string;
            /** @description What the skill is to the person. */
            type: components["schemas"]["PersonSkillType"];
            /** @description Whether the person wants to learn the skill. */
            wantToLearn: boolean;
            /** @description Whether the skill is hidden. */
            hidden: boolean;
            /** @description Ratings of the person in this skill. */
            ratings: components["schemas"]["PersonSkillRating"][];
            /** @description Where the skill stands in the skill folders. */
            location: components["schemas"]["PersonSkillLocation"];
            /** @description Custom fields of the person's skill. */
            customFields: components["schemas"]["CustomFields"];
            /** @description Links of the person's skill. */
            _links: components["schemas"]["PersonSkillLinks"];
        };
        /** @description The elements of a list of a person's skills. */
        PersonSkillListEmbedded: {
            /** @description Skills of the person; empty when they have none. */
            personSkills: components["schemas"]["PersonSkill"][];
        };
        /**
         * @description The skills of a person.
         *
         *     Assumption A-V2-081: The source description names neither a cursor nor links for this list. It is therefore returned whole, without `slice` and `_links`.
         */
        PersonSkillList: {
            /** @description The skills. */
            _embedded: components["schemas"]["PersonSkillListEmbedded"];
        };
        /** @description A person to invite into a team. */
        NewPersonInvitation: {
            /**
             * Format: email
             * @description E-mail address of the person.
             */
            email: string;
            /** @description First name. */
            firstName?: string;
            /** @description Last name. */
            lastName?: string;
            /**
             * @description True notifies the person; false only creates the account.
             * @default true
             */
            sendNotification?: boolean;
            /**
             * @description Identifier of the team the person shall belong to.
             *
             *     Assumption A-V2-149: The source description states no form of identifiers. Those that the service gives have at most 100 characters and are not blank, here, in paths and in every other request.
             */
            teamId: string;
            /**
             * @description Identifier of the person's job position, from the listing of job positions, which is not part of this version.
             *
             *     Assumption A-V2-123: The source description only says that the identifier refers to a listing whose endpoint is not shown. Version V3 has the listing; an abstract position cannot be assigned to a person and gets 400, an unknown one 404.
             */
            jobPositionId?: string;
            /** @description Identifier of the person in the caller's system. */
            customId?: string;
        };
        /**
         * @description A team of the organization.
         *
         *     Assumption A-V2-080: The source description marks some fields as optional and is silent about the others. Those others, id, name and businessUnit, are always present.
         */
        Team: {
            /** @description Identifier of the team. */
            id: string;
            /** @description Name of the team. */
            name: string;
            /** @description Identifier of the parent team; absent for a team at the top. */
            parentTeamId?: string;
            /**
             * @description Color in which the team is shown; absent when none was chosen.
             * @example #2F6FED
             */
            color?: string;
            /** @description Whether the team is a business unit. Returned, not accepted in requests. */
            businessUnit: boolean;
            /** @description Identifier of the person who supervises the team; absent when nobody does. */
            supervisorId?: string;
            /** @description Identifier provided by the customer; absent when none was given. */
            customId?: string;
        };
        /** @description The elements of a page of teams. */
        TeamPageEmbedded: {
            /** @description Teams; empty when there are none. */
            teams: components["schemas"]["Team"][];
        };
        /** @description One page of teams. */
        TeamPage: {
            /** @description The teams of this page. */
            _embedded: components["schemas"]["TeamPageEmbedded"];
            /** @description Where the list stands. */
            slice: components["schemas"]["Slice"];
            /** @description Links for walking through the list. */
            _links: components["schemas"]["CursorLinks"];
        };
        /** @description A team to create, or what replaces it. */
        TeamInput: {
            /** @description Name of the team. */
            name: string;
            /** @description Identifier of the parent team. Without it the team is at the top. */
            parentTeamId?: string;
            /**
             * @description Color in which the team is shown.
             * @example #2F6FED
             */
            color?: string;
            /** @description Identifier of the person who supervises the team. */
            supervisorId?: string;
            /** @description Identifier of the team in the caller's system. */
            customId?: string;
        };
        /**
         * @description A skill of the catalog.
         *
         *     Assumption A-V2-085: The source description marks only the description as optional. All other fields are therefore always present.
         */
        Skill: {
            /** @description Identifier of the skill. */
            id: string;
            /** @description Name of the skill. */
            name: string;
            /** @description What the skill is about; absent when there is no description. */
            description?: string;
            /** @description Identifier of the skill folder in which the skill stands. */
            parentFolderId: string;
            /** @description Whether the organization recommends learning the skill. */
            recommendedToLearn: boolean;
            /** @description Whether the skill is hidden. */
            hidden: boolean;
            /** @description Whether the skill is disabled. */
            disabled: boolean;
            /**
             * @description Whether the skill belongs to the service's catalog rather than to the organization alone.
             *
             *     Assumption A-V2-086: The source description gives the field without its meaning. Global is read as belonging to the catalog that all organizations share, for skills and for skill folders.
             */
            global: boolean;
        };
        /** @description The elements of a page of skills. */
        SkillPageEmbedded: {
            /** @description Skills; empty when there are none. */
            skills: components["schemas"]["Skill"][];
        };
        /** @description One page of skills. */
        SkillPage: {
            /** @description The skills of this page. */
            _embedded: components["schemas"]["SkillPageEmbedded"];
            /** @description Where the list stands. */
            slice: components["schemas"]["Slice"];
            /** @description Links for walking through the list. */
            _links: components["schemas"]["CursorLinks"];
        };
        /**
         * @description Level of a skill folder. An area holds subareas, a subarea holds groups, a group holds skills.
         * @enum {string}
         */
        SkillFolderLevel: "AREA" | "SUBAREA" | "GROUP";
        /**
         * @description A folder of the skill catalog.
         *
         *     Assumption A-V2-087: The source description marks only parentFolderId as optional. All other fields are therefore always present.
         */
        SkillFolder: {
            /** @description Identifier of the skill folder. */
            id: string;
            /** @description Name of the skill folder. */
            name: string;
            /** @description Identifier of the folder above; absent for an area. */
            parentFolderId?: string;
            /** @description Level of the folder. */
            level: components["schemas"]["SkillFolderLevel"];
            /** @description Whether the skill folder is hidden. */
            hidden: boolean;
            /** @description Whether the skill folder is disabled. */
            disabled: boolean;
            /** @description Whether the skill folder belongs to the service's catalog rather than to the organization alone. */
            global: boolean;
        };
        /** @description The elements of a page of skill folders. */
        SkillFolderPageEmbedded: {
            /** @description Skill folders; empty when there are none. */
            skillFolders: components["schemas"]["SkillFolder"][];
        };
        /** @description One page of skill folders. */
        SkillFolderPage: {
            /** @description The skill folders of this page. */
            _embedded: components["schemas"]["SkillFolderPageEmbedded"];
            /** @description Where the list stands. */
            slice: components["schemas"]["Slice"];
            /** @description Links for walking through the list. */
            _links: components["schemas"]["CursorLinks"];
        };
        /** @description A short form of the rated skill. */
        SkillRatingSkill: {
            /** @description Identifier of the skill. */
            id: string;
            /** @description Name of the skill. */
            name: string;
            /** @description What the skill is about; absent when there is no description. */
            description?: string;
        };
        /** @description A short form of the rated person. */
        SkillRatingPerson: {
            /** @description Identifier of the person. */
            id: string;
            /**
             * Format: email
             * @description E-mail address of the person.
             */
            email: string;
            /** @description First name; absent when unknown. */
            firstName?: string;
            /** @description Last name; absent when unknown. */
            lastName?: string;
        };
        /** @description The person who gave a rating, as the list of skill ratings shows them. */
        SkillRater: {
            /** @description Identifier of the person. */
            id: string;
            /**
             * Format: email
             * @description E-mail address of the person.
             */
            email: string;
            /** @description First name; absent when unknown. */
            firstName?: string;
            /** @description Last name; absent when unknown. */
            lastName?: string;
        };
        /** @description One rating of a person in a skill, as the list of skill ratings shows it. */
        SkillRatingEntry: {
            /** @description Kind of the rating. */
            type: components["schemas"]["RatingType"];
            /**
             * Format: date-time
             * @description When the rating was given; absent when it was skipped or not given yet.
             */
            ratedOn?: string;
            /** @description The rating; null when it was explicitly skipped, absent when it was not given yet. */
            value?: components["schemas"]["RatingValue"];
            /** @description Who gave the rating; absent when no person did. */
            ratedBy?: components["schemas"]["SkillRater"];
        };
        /**
         * @description All ratings of one person in one skill.
         *
         *     Assumption A-V2-088: The source description does not say which parts are always there. All three are, and a person without any rating in a skill has no entry.
         */
        SkillRating: {
            /** @description The rated skill. */
            skill: components["schemas"]["SkillRatingSkill"];
            /** @description The rated person. */
            person: components["schemas"]["SkillRatingPerson"];
            /** @description The ratings. */
            ratings: components["schemas"]["SkillRatingEntry"][];
        };
        /** @description The elements of a page of skill ratings. */
        SkillRatingPageEmbedded: {
            /** @description Skill ratings; empty when nothing matches. */
            skillRatings: components["schemas"]["SkillRating"][];
        };
        /** @description One page of skill ratings. */
        SkillRatingPage: {
            /** @description The skill ratings of this page. */
            _embedded: components["schemas"]["SkillRatingPageEmbedded"];
            /** @description Where the list stands. */
            slice: components["schemas"]["Slice"];
            /** @description Links for walking through the list. */
            _links: components["schemas"]["CursorLinks"];
        };
        /**
         * @description What happened.
         *
         *     - `WAITING_FOR_ASSESSMENT`: the candidate has submitted the test, or time ran out.
         *     - `ASSESSMENT_STARTED`: the candidate has started the test.
         *     - `ASSESSMENT_COMPLETED`: every answer has a score.
         *     - `ASSESSMENT_EXPIRED`: the validity was over before the candidate started.
         *     - `ERROR`: processing failed.
         *
         *     Assumption A-V2-077: The source description does not show which operation or change of state causes which event. Each follows a move of the assessment, as the list above says.
         * @enum {string}
         */
        WebhookEventType: "WAITING_FOR_ASSESSMENT" | "ASSESSMENT_STARTED" | "ASSESSMENT_COMPLETED" | "ASSESSMENT_EXPIRED" | "ERROR";
        /**
         * @description Links to the resources an event concerns.
         *
         *     Assumption A-V2-125: The source description says that the link to an invitation is always there, but not where it leads for an assessment that was attached to an existing candidate. Such an assessment can be read as an invitation under its own identifier, too, so that the link can always be followed.
         */
        WebhookEventLinks: {
            /** @description The candidate. */
            candidate: components["schemas"]["Link"];
            /** @description The assessment. */
            assessment: components["schemas"]["Link"];
            /** @description The invitation, whose identifier equals that of the assessment. */
            invitation: components["schemas"]["Link"];
        };
        /** @description Something that happened to a candidate. */
        WebhookEvent: {
            /** @description Identifier of the candidate. */
            candidateId: string;
            /** @description Identifier of the candidate in the caller's system; present if used. */
            candidateExternalId?: string;
            /** @description Identifier of the assessment; present if used. */
            assessmentId?: string;
            /**
             * Format: email
             * @description E-mail address of the candidate.
             */
            candidateEmail: string;
            /** @description Identifier of the test. */
            testId: string;
            /** @description Name of the test. */
            examName: string;
            /** @description What happened. */
            event: components["schemas"]["WebhookEventType"];
            /** @description Links to the resources concerned. */
            _links: components["schemas"]["WebhookEventLinks"];
        };
        /**
         * @description What one delivery carries, oldest event first.
         *
         *     Assumption A-V2-124: The source description calls the body an array and says nothing about its length or order. It holds at least one event, the oldest first.
         */
        WebhookEventList: components["schemas"]["WebhookEvent"][];
    };
    responses: {
        /**
         * @description Any other response with a status of 400 or above, for example 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
         *
         *     Assumption A-V2-107: The source description states the error object for every status of 400 or above, not which ones occur. They follow HTTP, 404 for an unknown path included; 405 carries the header Allow.
         */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description A query parameter was rejected; `validationErrors` has one entry per rejected parameter.
         *
         *     Assumption A-V2-089: The source description states 400 for a validation failure without naming query parameters. They are validated like body fields; unknown parameters are ignored.
         */
        BadQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The API key is missing or invalid.
         *
         *     Assumption A-V2-091: The source description does not show the answer to a missing or invalid key. It is 401 with the error object.
         */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The rate limit of 36 requests per 8 seconds is exceeded.
         *
         *     Assumption A-V2-106: The source description states 429 but neither headers nor what is counted. Requests are counted per key from its first one on, and the headers tell how long to wait.
         */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected. After a validation failure `validationErrors` has one entry per rejected field. */
        BadCandidate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description No candidate of the organization has this identifier.
         *
         *     Assumption A-V2-092: The source description does not show the answer for a missing candidate. It is 404, also for one of another organization.
         */
        CandidateNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected. After a validation failure `validationErrors` has one entry per rejected field. */
        BadCandidatePatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected. After a validation failure `validationErrors` has one entry per rejected field. */
        BadAssessment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description There is no such candidate, or the test that the body names does not exist; in the latter case `validationErrors` names the field.
         *
         *     Assumption A-V2-095: The source description does not show the answer for a missing test of an assessment. It is 404, with one entry of validationErrors that names the field of the body.
         */
        CandidateOrTestNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The test that the body names exists, and nobody can be invited to it in its present state. Nothing was created. */
        TestUnusable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The organization has too few credits to invite another candidate. Nothing was created. */
        InsufficientCredits: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description There is no such candidate, or the candidate has no such assessment.
         *
         *     Assumption A-V2-093: The source description does not show the answer for a missing assessment. It is 404, also for one of another organization.
         */
        AssessmentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected. After a validation failure `validationErrors` has one entry per rejected field. */
        BadCustomFields: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected. After a validation failure `validationErrors` has one entry per rejected field. */
        BadScore: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description There is no such candidate or assessment, or the assessment has no such answer.
         *
         *     Assumption A-V2-094: The source description does not show the answer for a missing answer. It is 404, also for one of another organization.
         */
        AnswerNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The test is not finished, so its answers cannot get a score yet.
         *
         *     Assumption A-V2-102: The source description does not say when an answer can get a score. It can once the test is finished; before that the answer is 409 and nothing changes.
         */
        TestNotFinished: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected. After a validation failure `validationErrors` has one entry per rejected field. */
        BadInvitation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The test that the body names does not exist.
         *
         *     Assumption A-V2-096: The source description does not show the answer for a missing test of an invitation. It is 404, with one entry of validationErrors that names the field of the body.
         */
        NamedTestNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description No invitation of the organization has this identifier.
         *
         *     Assumption A-V2-097: The source description does not show the answer for a missing invitation. It is 404, also for one of another organization.
         */
        InvitationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The upload was rejected before its content was looked at, for example because the body is empty.
         *
         *     Assumption A-V2-090: The source description states 422 for a file that cannot be processed and nothing for a request without a file. That one gets 400.
         */
        BadUpload: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The ZIP package cannot be processed.
         *
         *     Assumption A-V2-104: The source description does not say what a package for a task of another kind gets. Only programming and devops tasks have source code, so it is one that cannot be processed, 422.
         */
        UnprocessablePackage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description No task of the organization has this identifier.
         *
         *     Assumption A-V2-098: The source description does not show the answer for a missing task. It is 404, also for one of another organization.
         */
        TaskNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The YAML file cannot be processed; nothing was imported.
         *
         *     Assumption A-V2-105: The source description does not say whether a file can be imported in part. It is imported as a whole or not at all.
         */
        UnprocessableDefinitions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The task has no unpublished changes, or their build did not end with `SUCCESS`.
         *
         *     Assumption A-V2-103: The source description gives the existence of a draft as the condition and not what happens without one. The answer is 409 and nothing changes.
         */
        NotPublishable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected. After a validation failure `validationErrors` has one entry per rejected field. */
        BadTest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The predefined test that the body names does not exist.
         *
         *     Assumption A-V2-100: The source description does not show the answer for a missing predefined test. It is 404, with one entry of validationErrors that names the field of the body.
         */
        PredefinedTestNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description No test of the organization has this identifier.
         *
         *     Assumption A-V2-099: The source description does not show the answer for a missing test. It is 404, also for one of another organization.
         */
        TestNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected. After a validation failure `validationErrors` has one entry per rejected field. */
        BadWebhook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description No webhook of the organization has this identifier.
         *
         *     Assumption A-V2-101: The source description does not show the answer for a missing webhook registration. It is 404, also for one of another organization.
         */
        WebhookNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description Any other response with a status of 400 or above, for example 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500.
         *
         *     Assumption A-V2-119: As outside /boost, the source description does not say which other codes occur. They follow HTTP, 404 for an unknown path included; 405 carries the header Allow.
         */
        BoostUnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description A query parameter was rejected; `validationErrors` has one entry per rejected parameter. */
        BoostBadQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The API key is missing or invalid.
         *
         *     Assumption A-V2-109: The source description does not show the answer to a missing or invalid key. Under /boost, too, it is 401 with the error object.
         */
        BoostUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The rate limit of 36 requests per 8 seconds is exceeded.
         *
         *     Assumption A-V2-118: As outside /boost, the source description states 429 without headers. The limit and its count are one for all operations of a key, and the headers are the same.
         */
        BoostTooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description No person of the organization has this identifier.
         *
         *     Assumption A-V2-110: The source description does not show the answer for a missing person. Under /boost, too, it is 404, also for one of another organization.
         */
        BoostPersonNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The body was rejected. After a validation failure `validationErrors` has one entry per rejected field.
         *
         *     Assumption A-V2-108: The source description does not say what an unknown team in a list of teams gets. It is 400, with one entry of validationErrors per unknown team, and nothing changes.
         */
        BoostBadTeamIds: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected. After a validation failure `validationErrors` has one entry per rejected field. */
        BoostBadInvitation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The team or the job position that the body names does not exist.
         *
         *     Assumption A-V2-114: The source description does not show the answer for a missing team or job position of an invitation. Under /boost, too, it is 404, with one entry of validationErrors that names the field of the body.
         */
        BoostNamedTeamNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The e-mail address belongs to a person of the organization already.
         *
         *     Assumption A-V2-117: The source description does not say what a known e-mail address gets. It is 409, and nobody is invited.
         */
        BoostKnownEmail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected. After a validation failure `validationErrors` has one entry per rejected field. */
        BoostBadTeam: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description The parent team or the supervisor that the body names does not exist.
         *
         *     Assumption A-V2-113: The source description does not show the answer for a missing reference of a new team. Under /boost, too, it is 404, with one entry of validationErrors that names the field of the body.
         */
        BoostTeamReferenceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description There is no such team, or the parent team or the supervisor that the body names does not exist; in the latter case `validationErrors` names the field.
         *
         *     Assumption A-V2-112: The source description does not show the answer for a missing reference of a replaced team. Under /boost, too, it is 404, with one entry of validationErrors that names the field of the body.
         */
        BoostTeamOrReferenceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description No team of the organization has this identifier.
         *
         *     Assumption A-V2-111: The source description does not show the answer for a missing team. Under /boost, too, it is 404, also for one of another organization.
         */
        BoostTeamNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description No skill of the catalog has this identifier.
         *
         *     Assumption A-V2-115: The source description does not show the answer for a missing skill. Under /boost, too, it is 404, also for one of another organization.
         */
        BoostSkillNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /**
         * @description No skill folder of the catalog has this identifier.
         *
         *     Assumption A-V2-116: The source description does not show the answer for a missing skill folder. Under /boost, too, it is 404, also for one of another organization.
         */
        BoostSkillFolderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
    };
    parameters: {
        /**
         * @description Keeps candidates whose name or e-mail contains this text, or who have a token that begins with it.
         *
         *     Assumption A-V2-026: The source description does not say how a search compares. Upper and lower case make no difference, a part of the text is enough, of a token its beginning, and no character has a special meaning; so it is in every search of this version. The text has at most 200 characters.
         * @example lindqvist
         */
        CandidateSearchQuery: string;
        /**
         * @description Keeps candidates that are assigned to the user with this identifier.
         * @example usr_1Gx5Ud8M
         */
        AssignedUserQuery: string;
        /**
         * @description Keeps candidates that are assigned to the team with this identifier.
         * @example team_8Vq4Hy2Z
         */
        AssignedTeamQuery: string;
        /**
         * @description Keeps candidates with this status. Repeat the parameter for several statuses.
         * @example [
         *       "IN_EVALUATION",
         *       "WAITING_FOR_DECISION"
         *     ]
         */
        CandidateStatusQuery: components["schemas"]["CandidateStatus"][];
        /**
         * @description Keeps candidates, or invitations of candidates, with this tag. Repeat the parameter for several tags.
         * @example [
         *       "backend"
         *     ]
         */
        TagsQuery: string[];
        /**
         * @description Filters by the start date of the test. Keeps those whose test was started at this time or later. It is a timestamp, or a date, which means 00:00:00 UTC of that day.
         *
         *     Assumption A-V2-030: The source description says that the parameter filters by start date, but neither how nor in which format. It is a timestamp like all others or a plain date, the first moment of that day in UTC, and keeps what was started then or later; what was not started is left out.
         * @example 2026-03-01T00:00:00.000Z
         */
        StartDateQuery: string;
        /**
         * @description Largest number of elements to return.
         *
         *     Assumption A-V2-031: The source description states the default of 10 and the maximum of 100, but neither a lower bound nor what happens outside. The least is 1, and a value outside gets 400 rather than being clamped.
         * @example 10
         */
        CountQuery: number;
        /**
         * @description Number of the page, counted from 0.
         *
         *     Assumption A-V2-032: The source description does not say what a page below the first or beyond the last gets. The former gets 400, the latter an empty page; a number above 1,000,000 gets 400, too.
         * @example 0
         */
        PageQuery: number;
        /**
         * @description Identifier of the candidate.
         *
         *     Assumption A-V2-023: The source description writes `{candidateId}` in the path that creates an assessment and `{id}` elsewhere. One name, `id`, is used in all paths of the candidate; the name does not travel.
         * @example cnd_4h7Qm2Xs
         */
        CandidateIdPath: string;
        /**
         * @description Identifier of an assessment of this candidate.
         * @example asm_6Yb1Nc5J
         */
        AssessmentIdPath: string;
        /**
         * @description Identifier of an answer of this assessment, as the extended content of the assessment gives it.
         * @example ans_2Rm5Kw8C
         */
        AnswerIdPath: string;
        /**
         * @description Keeps invitations of candidates whose name or e-mail contains this text, or who have a token that begins with it.
         *
         *     Assumption A-V2-027: The source description does not say what is searched in invitations. It is what is searched in candidates, name, e-mail and token.
         * @example okafor
         */
        InvitationSearchQuery: string;
        /**
         * @description Keeps invitations whose candidate has this status. Repeat the parameter for several statuses.
         *
         *     Assumption A-V2-029: An invitation has no status of its own, and the source description does not say whose is meant. It is the candidate's, as in the list of candidates.
         * @example [
         *       "WAITING_FOR_ANSWERS"
         *     ]
         */
        InvitationStatusQuery: components["schemas"]["CandidateStatus"][];
        /**
         * @description Identifier of the invitation.
         * @example asm_6Yb1Nc5J
         */
        InvitationIdPath: string;
        /**
         * @description Identifier of the task.
         * @example tsk_5Wd2Hx9G
         */
        TaskIdPath: string;
        /**
         * @description Keeps tests whose name or skills contain this text.
         *
         *     Assumption A-V2-028: The source description does not say what is searched in tests. It is the name and the skills, as in predefined tests, which have a description besides.
         * @example backend
         */
        TestSearchQuery: string;
        /**
         * @description Identifier of the test.
         * @example tst_3Fd9Ke7H
         */
        TestIdPath: string;
        /**
         * @description Keeps predefined tests whose name, description or skills contain this text.
         * @example go
         */
        PredefinedTestSearchQuery: string;
        /**
         * @description Keeps predefined tests that verify this skill, given by its name. Repeat the parameter for several skills.
         * @example [
         *       "Go",
         *       "SQL"
         *     ]
         */
        SkillsQuery: string[];
        /**
         * @description Keeps predefined tests for this seniority. Repeat the parameter for several levels.
         * @example [
         *       "JUNIOR",
         *       "MIDDLE"
         *     ]
         */
        SeniorityLevelsQuery: components["schemas"]["SeniorityLevel"][];
        /**
         * @description Identifier of the webhook registration.
         * @example whk_2Cx7Jd5F
         */
        WebhookIdPath: string;
        /**
         * @description Cursor of the page to return, taken from `slice.next` of the page before. Without it the first page is returned.
         *
         *     Assumption A-V2-033: The source description shows neither page size nor order of these lists. A walk along the cursors shows each element that existed at its start and still exists exactly once, in order of creation; the page size is the service's choice, and a cursor it never gave gets 400. A cursor has at most 1,000 characters.
         * @example cur_MjAyNi0wNC0wOA
         */
        AfterQuery: string;
        /**
         * @description Keeps the person with this e-mail address. The whole address has to match, regardless of case.
         *
         *     Assumption A-V2-034: The source description does not say how addresses compare. The whole address has to be equal, upper and lower case aside; what is no e-mail address gets 400.
         * @example maya.lindqvist@example.com
         */
        EmailQuery: string;
        /**
         * @description Keeps people with this identifier provided by the customer. The whole identifier has to match, including case.
         *
         *     Assumption A-V2-122: The source description does not say how identifiers of the customer compare, nor that they are unique. They are compared as a whole and exactly, and every person who has the identifier is returned.
         * @example HR-1042
         */
        CustomIdQuery: string;
        /**
         * @description Identifier of the person.
         *
         *     Assumption A-V2-024: The source description writes `{personId}` in the path of a person's skills and `{id}` elsewhere. One name, `id`, is used in all paths of the person; the name does not travel.
         * @example per_7Rj2Wc9F
         */
        PersonIdPath: string;
        /**
         * @description Identifier of the team.
         *
         *     Assumption A-V2-025: The source description writes `{teamId}` for the replacement and `{id}` for the deletion of a team. One name, `id`, is used for both; the name does not travel.
         * @example team_8Vq4Hy2Z
         */
        TeamIdPath: string;
        /**
         * @description True returns disabled elements as well.
         *
         *     Assumption A-V2-035: The source description gives no default here. It is false, as in version V3.
         * @example false
         */
        IncludeDisabledQuery: boolean;
        /**
         * @description True returns hidden elements as well.
         *
         *     Assumption A-V2-036: The source description gives no default here. It is false, as in version V3.
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
        SkillFolderIdPath: string;
        /**
         * @description Keeps ratings of the person with this identifier.
         *
         *     Assumption A-V2-037: The source description does not say what an unknown identifier in a filter gets. It matches nothing, and the list is empty; the same goes for `skill.id`, `assignedUser` and `assignedTeam`.
         * @example per_7Rj2Wc9F
         */
        PersonIdQuery: string;
        /**
         * @description Keeps ratings in the skill with this identifier.
         * @example skl_2Mf7Xb4N
         */
        SkillIdQuery: string;
        /**
         * @description The secret of the webhook, as `POST /webhook` returned it and the administration panel shows it. Compare the two in constant time, and refuse deliveries in which they differ.
         * @example whs_EXAMPLE_SECRET_DO_NOT_USE
         */
        VendorHookSecretHeader: string;
        /**
         * @description Identifies the sender.
         *
         *     Assumption A-V2-038: The source description says that a user-agent header identifies the sender, but not with which value. Rely on the secret, not on this value.
         * @example Assessments-Webhook/2.0
         */
        UserAgentHeader: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before the next request.
         * @example 6
         */
        RetryAfter: number;
        /**
         * @description Number of requests a key may send in one period.
         * @example 36
         */
        RateLimitLimit: number;
        /**
         * @description Number of requests left in the current period.
         * @example 0
         */
        RateLimitRemaining: number;
        /**
         * @description Seconds until the current period ends and the count starts again.
         * @example 6
         */
        RateLimitReset: number;
        /**
         * @description Absolute URI of the created candidate; it answers GET with the same key.
         *
         *     Assumption A-V2-039: The source description says that Location carries the URI of what was created. It is an absolute one and answers GET with the same key, here and for assessments, invitations and tests.
         * @example https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs
         */
        CandidateLocation: string;
        /**
         * @description Absolute URI of the created assessment; it answers GET with the same key.
         * @example https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs/assessments/asm_6Yb1Nc5J
         */
        AssessmentLocation: string;
        /**
         * @description Absolute URI of the created invitation; it answers GET with the same key.
         * @example https://api.assessments.example/v2/invitations/asm_6Yb1Nc5J
         */
        InvitationLocation: string;
        /**
         * @description Absolute URI of the created test; it answers GET with the same key.
         * @example https://api.assessments.example/v2/tests/tst_9Gp4Xr2C
         */
        TestLocation: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCandidates: {
        parameters: {
            query?: {
                /**
                 * @description Keeps candidates whose name or e-mail contains this text, or who have a token that begins with it.
                 *
                 *     Assumption A-V2-026: The source description does not say how a search compares. Upper and lower case make no difference, a part of the text is enough, of a token its beginning, and no character has a special meaning; so it is in every search of this version. The text has at most 200 characters.
                 * @example lindqvist
                 */
                query?: components["parameters"]["CandidateSearchQuery"];
                /**
                 * @description Keeps candidates that are assigned to the user with this identifier.
                 * @example usr_1Gx5Ud8M
                 */
                assignedUser?: components["parameters"]["AssignedUserQuery"];
                /**
                 * @description Keeps candidates that are assigned to the team with this identifier.
                 * @example team_8Vq4Hy2Z
                 */
                assignedTeam?: components["parameters"]["AssignedTeamQuery"];
                /**
                 * @description Keeps candidates with this status. Repeat the parameter for several statuses.
                 * @example [
                 *       "IN_EVALUATION",
                 *       "WAITING_FOR_DECISION"
                 *     ]
                 */
                status?: components["parameters"]["CandidateStatusQuery"];
                /**
                 * @description Keeps candidates, or invitations of candidates, with this tag. Repeat the parameter for several tags.
                 * @example [
                 *       "backend"
                 *     ]
                 */
                tags?: components["parameters"]["TagsQuery"];
                /**
                 * @description Filters by the start date of the test. Keeps those whose test was started at this time or later. It is a timestamp, or a date, which means 00:00:00 UTC of that day.
                 *
                 *     Assumption A-V2-030: The source description says that the parameter filters by start date, but neither how nor in which format. It is a timestamp like all others or a plain date, the first moment of that day in UTC, and keeps what was started then or later; what was not started is left out.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                startDate?: components["parameters"]["StartDateQuery"];
                /**
                 * @description Largest number of elements to return.
                 *
                 *     Assumption A-V2-031: The source description states the default of 10 and the maximum of 100, but neither a lower bound nor what happens outside. The least is 1, and a value outside gets 400 rather than being clamped.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, counted from 0.
                 *
                 *     Assumption A-V2-032: The source description does not say what a page below the first or beyond the last gets. The former gets 400, the latter an empty page; a number above 1,000,000 gets 400, too.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of candidates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["CandidatePage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The candidate to create. */
        requestBody: {
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["NewCandidate"];
            };
        };
        responses: {
            /** @description The candidate was created. The body is its standard content. */
            201: {
                headers: {
                    Location: components["headers"]["CandidateLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["Candidate"];
                };
            };
            400: components["responses"]["BadCandidate"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the candidate.
                 *
                 *     Assumption A-V2-023: The source description writes `{candidateId}` in the path that creates an assessment and `{id}` elsewhere. One name, `id`, is used in all paths of the candidate; the name does not travel.
                 * @example cnd_4h7Qm2Xs
                 */
                id: components["parameters"]["CandidateIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["CandidateExtended"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CandidateNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the candidate.
                 *
                 *     Assumption A-V2-023: The source description writes `{candidateId}` in the path that creates an assessment and `{id}` elsewhere. One name, `id`, is used in all paths of the candidate; the name does not travel.
                 * @example cnd_4h7Qm2Xs
                 */
                id: components["parameters"]["CandidateIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidate was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CandidateNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the candidate.
                 *
                 *     Assumption A-V2-023: The source description writes `{candidateId}` in the path that creates an assessment and `{id}` elsewhere. One name, `id`, is used in all paths of the candidate; the name does not travel.
                 * @example cnd_4h7Qm2Xs
                 */
                id: components["parameters"]["CandidateIdPath"];
            };
            cookie?: never;
        };
        /** @description What to change. */
        requestBody: {
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["CandidatePatch"];
            };
        };
        responses: {
            /** @description The changes were taken over. The body is empty. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadCandidatePatch"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CandidateNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the candidate.
                 *
                 *     Assumption A-V2-023: The source description writes `{candidateId}` in the path that creates an assessment and `{id}` elsewhere. One name, `id`, is used in all paths of the candidate; the name does not travel.
                 * @example cnd_4h7Qm2Xs
                 */
                id: components["parameters"]["CandidateIdPath"];
            };
            cookie?: never;
        };
        /** @description The assessment to create. */
        requestBody: {
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["NewAssessment"];
            };
        };
        responses: {
            /** @description The assessment was created. The body is its standard content. */
            201: {
                headers: {
                    Location: components["headers"]["AssessmentLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["Assessment"];
                };
            };
            400: components["responses"]["BadAssessment"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CandidateOrTestNotFound"];
            409: components["responses"]["TestUnusable"];
            417: components["responses"]["InsufficientCredits"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the candidate.
                 *
                 *     Assumption A-V2-023: The source description writes `{candidateId}` in the path that creates an assessment and `{id}` elsewhere. One name, `id`, is used in all paths of the candidate; the name does not travel.
                 * @example cnd_4h7Qm2Xs
                 */
                id: components["parameters"]["CandidateIdPath"];
                /**
                 * @description Identifier of an assessment of this candidate.
                 * @example asm_6Yb1Nc5J
                 */
                assessmentId: components["parameters"]["AssessmentIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assessment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["AssessmentExtended"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AssessmentNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the candidate.
                 *
                 *     Assumption A-V2-023: The source description writes `{candidateId}` in the path that creates an assessment and `{id}` elsewhere. One name, `id`, is used in all paths of the candidate; the name does not travel.
                 * @example cnd_4h7Qm2Xs
                 */
                id: components["parameters"]["CandidateIdPath"];
                /**
                 * @description Identifier of an assessment of this candidate.
                 * @example asm_6Yb1Nc5J
                 */
                assessmentId: components["parameters"]["AssessmentIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assessment was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AssessmentNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the candidate.
                 *
                 *     Assumption A-V2-023: The source description writes `{candidateId}` in the path that creates an assessment and `{id}` elsewhere. One name, `id`, is used in all paths of the candidate; the name does not travel.
                 * @example cnd_4h7Qm2Xs
                 */
                id: components["parameters"]["CandidateIdPath"];
                /**
                 * @description Identifier of an assessment of this candidate.
                 * @example asm_6Yb1Nc5J
                 */
                assessmentId: components["parameters"]["AssessmentIdPath"];
            };
            cookie?: never;
        };
        /** @description What to change. */
        requestBody: {
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["AssessmentPatch"];
            };
        };
        responses: {
            /** @description The assessment was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadCustomFields"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AssessmentNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    scoreAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the candidate.
                 *
                 *     Assumption A-V2-023: The source description writes `{candidateId}` in the path that creates an assessment and `{id}` elsewhere. One name, `id`, is used in all paths of the candidate; the name does not travel.
                 * @example cnd_4h7Qm2Xs
                 */
                id: components["parameters"]["CandidateIdPath"];
                /**
                 * @description Identifier of an assessment of this candidate.
                 * @example asm_6Yb1Nc5J
                 */
                assessmentId: components["parameters"]["AssessmentIdPath"];
                /**
                 * @description Identifier of an answer of this assessment, as the extended content of the assessment gives it.
                 * @example ans_2Rm5Kw8C
                 */
                answerId: components["parameters"]["AnswerIdPath"];
            };
            cookie?: never;
        };
        /** @description The score. */
        requestBody: {
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["AnswerScore"];
            };
        };
        responses: {
            /** @description The score was recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadScore"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AnswerNotFound"];
            409: components["responses"]["TestNotFinished"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /**
                 * @description Keeps invitations of candidates whose name or e-mail contains this text, or who have a token that begins with it.
                 *
                 *     Assumption A-V2-027: The source description does not say what is searched in invitations. It is what is searched in candidates, name, e-mail and token.
                 * @example okafor
                 */
                query?: components["parameters"]["InvitationSearchQuery"];
                /**
                 * @description Keeps invitations whose candidate has this status. Repeat the parameter for several statuses.
                 *
                 *     Assumption A-V2-029: An invitation has no status of its own, and the source description does not say whose is meant. It is the candidate's, as in the list of candidates.
                 * @example [
                 *       "WAITING_FOR_ANSWERS"
                 *     ]
                 */
                status?: components["parameters"]["InvitationStatusQuery"];
                /**
                 * @description Keeps candidates, or invitations of candidates, with this tag. Repeat the parameter for several tags.
                 * @example [
                 *       "backend"
                 *     ]
                 */
                tags?: components["parameters"]["TagsQuery"];
                /**
                 * @description Filters by the start date of the test. Keeps those whose test was started at this time or later. It is a timestamp, or a date, which means 00:00:00 UTC of that day.
                 *
                 *     Assumption A-V2-030: The source description says that the parameter filters by start date, but neither how nor in which format. It is a timestamp like all others or a plain date, the first moment of that day in UTC, and keeps what was started then or later; what was not started is left out.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                startDate?: components["parameters"]["StartDateQuery"];
                /**
                 * @description Largest number of elements to return.
                 *
                 *     Assumption A-V2-031: The source description states the default of 10 and the maximum of 100, but neither a lower bound nor what happens outside. The least is 1, and a value outside gets 400 rather than being clamped.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, counted from 0.
                 *
                 *     Assumption A-V2-032: The source description does not say what a page below the first or beyond the last gets. The former gets 400, the latter an empty page; a number above 1,000,000 gets 400, too.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["InvitationPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
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
        /** @description The candidate and the assessment to create. */
        requestBody: {
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["NewInvitation"];
            };
        };
        responses: {
            /** @description The invitation was created. Its `id` equals the id of the assessment. */
            201: {
                headers: {
                    Location: components["headers"]["InvitationLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadInvitation"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NamedTestNotFound"];
            409: components["responses"]["TestUnusable"];
            417: components["responses"]["InsufficientCredits"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the invitation.
                 * @example asm_6Yb1Nc5J
                 */
                id: components["parameters"]["InvitationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["InvitationExtended"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["InvitationNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the invitation.
                 * @example asm_6Yb1Nc5J
                 */
                id: components["parameters"]["InvitationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["InvitationNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    uploadTaskPackage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A ZIP of source code with a metadata file. One that is too large for the service gets 413. */
        requestBody: {
            content: {
                "application/zip": BinaryBody;
            };
        };
        responses: {
            /** @description The package was taken over and is being built. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["TaskUpload"];
                };
            };
            400: components["responses"]["BadUpload"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessablePackage"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    uploadTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the task.
                 * @example tsk_5Wd2Hx9G
                 */
                taskId: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        /** @description A ZIP of source code. One that is too large for the service gets 413. */
        requestBody: {
            content: {
                "application/zip": BinaryBody;
            };
        };
        responses: {
            /** @description The package was taken over and is being built. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["TaskUpload"];
                };
            };
            400: components["responses"]["BadUpload"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["TaskNotFound"];
            422: components["responses"]["UnprocessablePackage"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    importTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The definitions of the tasks as YAML. A file that is too large for the service gets 413. */
        requestBody: {
            content: {
                "application/yaml": string;
            };
        };
        responses: {
            /** @description The definitions were imported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["TaskImport"];
                };
            };
            400: components["responses"]["BadUpload"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableDefinitions"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the task.
                 * @example tsk_5Wd2Hx9G
                 */
                taskId: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["TaskNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    publishTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the task.
                 * @example tsk_5Wd2Hx9G
                 */
                taskId: components["parameters"]["TaskIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task was published. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["TaskNotFound"];
            409: components["responses"]["NotPublishable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listTests: {
        parameters: {
            query?: {
                /**
                 * @description Keeps tests whose name or skills contain this text.
                 *
                 *     Assumption A-V2-028: The source description does not say what is searched in tests. It is the name and the skills, as in predefined tests, which have a description besides.
                 * @example backend
                 */
                query?: components["parameters"]["TestSearchQuery"];
                /**
                 * @description Largest number of elements to return.
                 *
                 *     Assumption A-V2-031: The source description states the default of 10 and the maximum of 100, but neither a lower bound nor what happens outside. The least is 1, and a value outside gets 400 rather than being clamped.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, counted from 0.
                 *
                 *     Assumption A-V2-032: The source description does not say what a page below the first or beyond the last gets. The former gets 400, the latter an empty page; a number above 1,000,000 gets 400, too.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["TestPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description One of the two forms. The media type of the generator form may carry the parameter `charset=UTF-8`.
         *
         *     Assumption A-V2-013: The source description allows a charset parameter (UTF-8) for the generator form alone. It is accepted everywhere; another charset gets 415.
         */
        requestBody: {
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["NewTest"];
            };
        };
        responses: {
            /** @description The test was created. */
            201: {
                headers: {
                    Location: components["headers"]["TestLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["Test"];
                };
            };
            400: components["responses"]["BadTest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PredefinedTestNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the test.
                 * @example tst_3Fd9Ke7H
                 */
                id: components["parameters"]["TestIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["Test"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["TestNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the test.
                 * @example tst_3Fd9Ke7H
                 */
                id: components["parameters"]["TestIdPath"];
            };
            cookie?: never;
        };
        /** @description What to change. */
        requestBody: {
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["TestPatch"];
            };
        };
        responses: {
            /** @description The test was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadCustomFields"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["TestNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPredefinedTests: {
        parameters: {
            query?: {
                /**
                 * @description Keeps predefined tests whose name, description or skills contain this text.
                 * @example go
                 */
                query?: components["parameters"]["PredefinedTestSearchQuery"];
                /**
                 * @description Keeps predefined tests that verify this skill, given by its name. Repeat the parameter for several skills.
                 * @example [
                 *       "Go",
                 *       "SQL"
                 *     ]
                 */
                skills?: components["parameters"]["SkillsQuery"];
                /**
                 * @description Keeps predefined tests for this seniority. Repeat the parameter for several levels.
                 * @example [
                 *       "JUNIOR",
                 *       "MIDDLE"
                 *     ]
                 */
                seniorityLevels?: components["parameters"]["SeniorityLevelsQuery"];
                /**
                 * @description Largest number of elements to return.
                 *
                 *     Assumption A-V2-031: The source description states the default of 10 and the maximum of 100, but neither a lower bound nor what happens outside. The least is 1, and a value outside gets 400 rather than being clamped.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, counted from 0.
                 *
                 *     Assumption A-V2-032: The source description does not say what a page below the first or beyond the last gets. The former gets 400, the latter an empty page; a number above 1,000,000 gets 400, too.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of predefined tests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["PredefinedTestPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    registerWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The endpoint to register. */
        requestBody: {
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description The endpoint was registered. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["WebhookRegistration"];
                };
            };
            400: components["responses"]["BadWebhook"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the webhook registration.
                 * @example whk_2Cx7Jd5F
                 */
                id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration was removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["WebhookNotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /**
                 * @description Cursor of the page to return, taken from `slice.next` of the page before. Without it the first page is returned.
                 *
                 *     Assumption A-V2-033: The source description shows neither page size nor order of these lists. A walk along the cursors shows each element that existed at its start and still exists exactly once, in order of creation; the page size is the service's choice, and a cursor it never gave gets 400. A cursor has at most 1,000 characters.
                 * @example cur_MjAyNi0wNC0wOA
                 */
                after?: components["parameters"]["AfterQuery"];
                /**
                 * @description Keeps the person with this e-mail address. The whole address has to match, regardless of case.
                 *
                 *     Assumption A-V2-034: The source description does not say how addresses compare. The whole address has to be equal, upper and lower case aside; what is no e-mail address gets 400.
                 * @example maya.lindqvist@example.com
                 */
                email?: components["parameters"]["EmailQuery"];
                /**
                 * @description Keeps people with this identifier provided by the customer. The whole identifier has to match, including case.
                 *
                 *     Assumption A-V2-122: The source description does not say how identifiers of the customer compare, nor that they are unique. They are compared as a whole and exactly, and every person who has the identifier is returned.
                 * @example HR-1042
                 */
                customId?: components["parameters"]["CustomIdQuery"];
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
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["PersonPage"];
                    "application/json": components["schemas"]["PersonPage"];
                };
            };
            400: components["responses"]["BoostBadQuery"];
            401: components["responses"]["BoostUnauthorized"];
            429: components["responses"]["BoostTooManyRequests"];
            default: components["responses"]["BoostUnexpectedError"];
        };
    };
    deletePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the person.
                 *
                 *     Assumption A-V2-024: The source description writes `{personId}` in the path of a person's skills and `{id}` elsewhere. One name, `id`, is used in all paths of the person; the name does not travel.
                 * @example per_7Rj2Wc9F
                 */
                id: components["parameters"]["PersonIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person was removed and anonymized. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["BoostUnauthorized"];
            404: components["responses"]["BoostPersonNotFound"];
            429: components["responses"]["BoostTooManyRequests"];
            default: components["responses"]["BoostUnexpectedError"];
        };
    };
    replacePersonTeams: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the person.
                 *
                 *     Assumption A-V2-024: The source description writes `{personId}` in the path of a person's skills and `{id}` elsewhere. One name, `id`, is used in all paths of the person; the name does not travel.
                 * @example per_7Rj2Wc9F
                 */
                id: components["parameters"]["PersonIdPath"];
            };
            cookie?: never;
        };
        /** @description The teams the person shall belong to. */
        requestBody: {
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["PersonTeamsInput"];
                "application/json": components["schemas"]["PersonTeamsInput"];
            };
        };
        responses: {
            /** @description The teams were replaced. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BoostBadTeamIds"];
            401: components["responses"]["BoostUnauthorized"];
            404: components["responses"]["BoostPersonNotFound"];
            429: components["responses"]["BoostTooManyRequests"];
            default: components["responses"]["BoostUnexpectedError"];
        };
    };
    listPersonSkills: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the person.
                 *
                 *     Assumption A-V2-024: The source description writes `{personId}` in the path of a person's skills and `{id}` elsewhere. One name, `id`, is used in all paths of the person; the name does not travel.
                 * @example per_7Rj2Wc9F
                 */
                id: components["parameters"]["PersonIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person's skills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["PersonSkillList"];
                    "application/json": components["schemas"]["PersonSkillList"];
                };
            };
            401: components["responses"]["BoostUnauthorized"];
            404: components["responses"]["BoostPersonNotFound"];
            429: components["responses"]["BoostTooManyRequests"];
            default: components["responses"]["BoostUnexpectedError"];
        };
    };
    invitePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The person to invite. */
        requestBody: {
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["NewPersonInvitation"];
                "application/json": components["schemas"]["NewPersonInvitation"];
            };
        };
        responses: {
            /** @description The person was invited. The body is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BoostBadInvitation"];
            401: components["responses"]["BoostUnauthorized"];
            404: components["responses"]["BoostNamedTeamNotFound"];
            409: components["responses"]["BoostKnownEmail"];
            429: components["responses"]["BoostTooManyRequests"];
            default: components["responses"]["BoostUnexpectedError"];
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /**
                 * @description Cursor of the page to return, taken from `slice.next` of the page before. Without it the first page is returned.
                 *
                 *     Assumption A-V2-033: The source description shows neither page size nor order of these lists. A walk along the cursors shows each element that existed at its start and still exists exactly once, in order of creation; the page size is the service's choice, and a cursor it never gave gets 400. A cursor has at most 1,000 characters.
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
            /** @description One page of teams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["TeamPage"];
                    "application/json": components["schemas"]["TeamPage"];
                };
            };
            400: components["responses"]["BoostBadQuery"];
            401: components["responses"]["BoostUnauthorized"];
            429: components["responses"]["BoostTooManyRequests"];
            default: components["responses"]["BoostUnexpectedError"];
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
                "application/vnd.vendor.v2.hal+json": components["schemas"]["TeamInput"];
                "application/json": components["schemas"]["TeamInput"];
            };
        };
        responses: {
            /** @description The team was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["Team"];
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BoostBadTeam"];
            401: components["responses"]["BoostUnauthorized"];
            404: components["responses"]["BoostTeamReferenceNotFound"];
            429: components["responses"]["BoostTooManyRequests"];
            default: components["responses"]["BoostUnexpectedError"];
        };
    };
    replaceTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the team.
                 *
                 *     Assumption A-V2-025: The source description writes `{teamId}` for the replacement and `{id}` for the deletion of a team. One name, `id`, is used for both; the name does not travel.
                 * @example team_8Vq4Hy2Z
                 */
                id: components["parameters"]["TeamIdPath"];
            };
            cookie?: never;
        };
        /** @description What replaces the team. */
        requestBody: {
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["TeamInput"];
                "application/json": components["schemas"]["TeamInput"];
            };
        };
        responses: {
            /** @description The team was replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["Team"];
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BoostBadTeam"];
            401: components["responses"]["BoostUnauthorized"];
            404: components["responses"]["BoostTeamOrReferenceNotFound"];
            429: components["responses"]["BoostTooManyRequests"];
            default: components["responses"]["BoostUnexpectedError"];
        };
    };
    deleteTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the team.
                 *
                 *     Assumption A-V2-025: The source description writes `{teamId}` for the replacement and `{id}` for the deletion of a team. One name, `id`, is used for both; the name does not travel.
                 * @example team_8Vq4Hy2Z
                 */
                id: components["parameters"]["TeamIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["BoostUnauthorized"];
            404: components["responses"]["BoostTeamNotFound"];
            429: components["responses"]["BoostTooManyRequests"];
            default: components["responses"]["BoostUnexpectedError"];
        };
    };
    listSkills: {
        parameters: {
            query?: {
                /**
                 * @description Cursor of the page to return, taken from `slice.next` of the page before. Without it the first page is returned.
                 *
                 *     Assumption A-V2-033: The source description shows neither page size nor order of these lists. A walk along the cursors shows each element that existed at its start and still exists exactly once, in order of creation; the page size is the service's choice, and a cursor it never gave gets 400. A cursor has at most 1,000 characters.
                 * @example cur_MjAyNi0wNC0wOA
                 */
                after?: components["parameters"]["AfterQuery"];
                /**
                 * @description True returns disabled elements as well.
                 *
                 *     Assumption A-V2-035: The source description gives no default here. It is false, as in version V3.
                 * @example false
                 */
                includeDisabled?: components["parameters"]["IncludeDisabledQuery"];
                /**
                 * @description True returns hidden elements as well.
                 *
                 *     Assumption A-V2-036: The source description gives no default here. It is false, as in version V3.
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
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["SkillPage"];
                    "application/json": components["schemas"]["SkillPage"];
                };
            };
            400: components["responses"]["BoostBadQuery"];
            401: components["responses"]["BoostUnauthorized"];
            429: components["responses"]["BoostTooManyRequests"];
            default: components["responses"]["BoostUnexpectedError"];
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
                id: components["parameters"]["SkillIdPath"];
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
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["Skill"];
                    "application/json": components["schemas"]["Skill"];
                };
            };
            401: components["responses"]["BoostUnauthorized"];
            404: components["responses"]["BoostSkillNotFound"];
            429: components["responses"]["BoostTooManyRequests"];
            default: components["responses"]["BoostUnexpectedError"];
        };
    };
    listSkillFolders: {
        parameters: {
            query?: {
                /**
                 * @description Cursor of the page to return, taken from `slice.next` of the page before. Without it the first page is returned.
                 *
                 *     Assumption A-V2-033: The source description shows neither page size nor order of these lists. A walk along the cursors shows each element that existed at its start and still exists exactly once, in order of creation; the page size is the service's choice, and a cursor it never gave gets 400. A cursor has at most 1,000 characters.
                 * @example cur_MjAyNi0wNC0wOA
                 */
                after?: components["parameters"]["AfterQuery"];
                /**
                 * @description True returns disabled elements as well.
                 *
                 *     Assumption A-V2-035: The source description gives no default here. It is false, as in version V3.
                 * @example false
                 */
                includeDisabled?: components["parameters"]["IncludeDisabledQuery"];
                /**
                 * @description True returns hidden elements as well.
                 *
                 *     Assumption A-V2-036: The source description gives no default here. It is false, as in version V3.
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
            /** @description One page of skill folders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["SkillFolderPage"];
                    "application/json": components["schemas"]["SkillFolderPage"];
                };
            };
            400: components["responses"]["BoostBadQuery"];
            401: components["responses"]["BoostUnauthorized"];
            429: components["responses"]["BoostTooManyRequests"];
            default: components["responses"]["BoostUnexpectedError"];
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
                id: components["parameters"]["SkillFolderIdPath"];
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
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["SkillFolder"];
                    "application/json": components["schemas"]["SkillFolder"];
                };
            };
            401: components["responses"]["BoostUnauthorized"];
            404: components["responses"]["BoostSkillFolderNotFound"];
            429: components["responses"]["BoostTooManyRequests"];
            default: components["responses"]["BoostUnexpectedError"];
        };
    };
    listSkillRatings: {
        parameters: {
            query?: {
                /**
                 * @description Cursor of the page to return, taken from `slice.next` of the page before. Without it the first page is returned.
                 *
                 *     Assumption A-V2-033: The source description shows neither page size nor order of these lists. A walk along the cursors shows each element that existed at its start and still exists exactly once, in order of creation; the page size is the service's choice, and a cursor it never gave gets 400. A cursor has at most 1,000 characters.
                 * @example cur_MjAyNi0wNC0wOA
                 */
                after?: components["parameters"]["AfterQuery"];
                /**
                 * @description Keeps ratings of the person with this identifier.
                 *
                 *     Assumption A-V2-037: The source description does not say what an unknown identifier in a filter gets. It matches nothing, and the list is empty; the same goes for `skill.id`, `assignedUser` and `assignedTeam`.
                 * @example per_7Rj2Wc9F
                 */
                "person.id"?: components["parameters"]["PersonIdQuery"];
                /**
                 * @description Keeps ratings in the skill with this identifier.
                 * @example skl_2Mf7Xb4N
                 */
                "skill.id"?: components["parameters"]["SkillIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of skill ratings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.vendor.v2.hal+json": components["schemas"]["SkillRatingPage"];
                    "application/json": components["schemas"]["SkillRatingPage"];
                };
            };
            400: components["responses"]["BoostBadQuery"];
            401: components["responses"]["BoostUnauthorized"];
            429: components["responses"]["BoostTooManyRequests"];
            default: components["responses"]["BoostUnexpectedError"];
        };
    };
    receiveCandidateEvents: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The secret of the webhook, as `POST /webhook` returned it and the administration panel shows it. Compare the two in constant time, and refuse deliveries in which they differ.
                 * @example whs_EXAMPLE_SECRET_DO_NOT_USE
                 */
                "Vendor-Hook-Secret": components["parameters"]["VendorHookSecretHeader"];
                /**
                 * @description Identifies the sender.
                 *
                 *     Assumption A-V2-038: The source description says that a user-agent header identifies the sender, but not with which value. Rely on the secret, not on this value.
                 * @example Assessments-Webhook/2.0
                 */
                "User-Agent": components["parameters"]["UserAgentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description One or more events. */
        requestBody: {
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["WebhookEventList"];
            };
        };
        responses: {
            /**
             * @description The events were taken over. The body, if any, is not read.
             *
             *     Assumption A-V2-021: The source description names only the answers that cause a retry. Any 2xx means that the events arrived.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description The endpoint could not take the events over; after 4xx or 5xx the delivery is retried.
             *
             *     Assumption A-V2-022: The source description shows neither schedule nor number of retries. They come with growing delays; an endpoint that cannot be reached, redirects or takes more than 15 seconds counts as failed.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
