// Generated from Candidate Assessment and Skills Management API V2 2.0.0. Do not edit: change the document and generate again.

/** Binary bodies, as fetch sends them. */
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
         */
        delete: operations["deleteCandidate"];
        options?: never;
        head?: never;
        /**
         * Update a candidate
         * @description Records the decision about a candidate, changes custom fields, or both.
         *
         *     The decision is `ACCEPTED` or `REJECTED`, and can be made in any state. A custom field that is null is removed.
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
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Create an invitation
         * @description Creates one candidate and one assessment together, both in the status `NEW`, and sends an invitation e-mail to the
         *     candidate, unless `disableCommunication` is true.
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
         *     An import that succeeded gets 200. The list of statuses of the service names 202 as import success, too; it is
         *     not used here.
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
         * @description Returns one task, with the result of its last build if it was built.
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
         * @description Registers an endpoint of the integrator, to which events are delivered from then on. The response contains the secret. It is
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
         * @description Replaces name, parent, color, supervisor and customId of a team. Absent fields are removed.
         */
        put: operations["replaceTeam"];
        post?: never;
        /**
         * Delete a team
         * @description Deletes a team. The people who belong to it stay in the organization; teams below it move to its parent.
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
         *     `Vendor-Hook-Secret` before you read the body; if there is a `webhook-signature`, check it too, because it covers the body and the
         *     time of sending.
         *
         *     A delivery that gets a response with 4xx or 5xx is retried, so that one event can arrive more than once.
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
        CandidateStatus: CandidateStatus;
        ValidationError: ValidationError;
        ErrorObject: ErrorObject;
        CustomFields: CustomFields;
        Link: Link;
        CandidateLinks: CandidateLinks;
        Candidate: Candidate;
        CandidatePageEmbedded: CandidatePageEmbedded;
        PageInfo: PageInfo;
        CandidatePage: CandidatePage;
        NewCandidate: NewCandidate;
        AssessmentStatus: AssessmentStatus;
        AssessmentLinks: AssessmentLinks;
        Assessment: Assessment;
        CandidateEmbedded: CandidateEmbedded;
        CandidateExtended: CandidateExtended;
        CandidateDecision: CandidateDecision;
        CustomFieldsPatch: CustomFieldsPatch;
        CandidatePatch: CandidatePatch;
        CustomFieldsInput: CustomFieldsInput;
        NewAssessment: NewAssessment;
        Score: Score;
        AssessmentSkill: AssessmentSkill;
        AnswerType: AnswerType;
        Difficulty: Difficulty;
        CommentRating: CommentRating;
        AnswerComment: AnswerComment;
        AnswerValue: AnswerValue;
        Answer: Answer;
        AssessmentSection: AssessmentSection;
        AssessmentTestLinks: AssessmentTestLinks;
        AssessmentTest: AssessmentTest;
        AssessmentEmbedded: AssessmentEmbedded;
        AssessmentExtended: AssessmentExtended;
        AssessmentPatch: AssessmentPatch;
        AnswerScore: AnswerScore;
        InvitationLinks: InvitationLinks;
        InvitationEmbedded: InvitationEmbedded;
        Invitation: Invitation;
        InvitationPageEmbedded: InvitationPageEmbedded;
        InvitationPage: InvitationPage;
        NewInvitation: NewInvitation;
        InvitationExtendedEmbedded: InvitationExtendedEmbedded;
        InvitationExtended: InvitationExtended;
        TaskUpload: TaskUpload;
        ChoiceDefinition: ChoiceDefinition;
        ChoiceTaskDefinition: ChoiceTaskDefinition;
        GapDefinition: GapDefinition;
        CodeGapsTaskDefinition: CodeGapsTaskDefinition;
        EssayTaskDefinition: EssayTaskDefinition;
        TaskDefinition: TaskDefinition;
        TaskDefinitions: TaskDefinitions;
        TaskImport: TaskImport;
        BuildStatus: BuildStatus;
        TaskTestClassResults: TaskTestClassResults;
        TaskTestResults: TaskTestResults;
        Task: Task;
        TestLinks: TestLinks;
        Test: Test;
        TestPageEmbedded: TestPageEmbedded;
        TestPage: TestPage;
        NewTestFromPredefined: NewTestFromPredefined;
        GeneratorTaskType: GeneratorTaskType;
        GeneratorCriteria: GeneratorCriteria;
        NewTestFromGenerator: NewTestFromGenerator;
        NewTest: NewTest;
        TestPatch: TestPatch;
        SeniorityLevel: SeniorityLevel;
        PredefinedTestLinks: PredefinedTestLinks;
        PredefinedTest: PredefinedTest;
        PredefinedTestPageEmbedded: PredefinedTestPageEmbedded;
        PredefinedTestPage: PredefinedTestPage;
        NewWebhook: NewWebhook;
        WebhookRegistration: WebhookRegistration;
        OnboardingStatus: OnboardingStatus;
        PersonOnboarding: PersonOnboarding;
        Person: Person;
        PersonPageEmbedded: PersonPageEmbedded;
        Slice: Slice;
        CursorLinks: CursorLinks;
        PersonPage: PersonPage;
        PersonTeamsInput: PersonTeamsInput;
        PersonSkillType: PersonSkillType;
        RatingType: RatingType;
        RatingValue: RatingValue;
        PersonSkillRater: PersonSkillRater;
        PersonSkillRating: PersonSkillRating;
        SkillFolderReferenceLinks: SkillFolderReferenceLinks;
        SkillFolderReference: SkillFolderReference;
        PersonSkillLocation: PersonSkillLocation;
        PersonSkillLinks: PersonSkillLinks;
        PersonSkill: PersonSkill;
        PersonSkillListEmbedded: PersonSkillListEmbedded;
        PersonSkillList: PersonSkillList;
        NewPersonInvitation: NewPersonInvitation;
        Team: Team;
        TeamPageEmbedded: TeamPageEmbedded;
        TeamPage: TeamPage;
        TeamInput: TeamInput;
        Skill: Skill;
        SkillPageEmbedded: SkillPageEmbedded;
        SkillPage: SkillPage;
        SkillFolderLevel: SkillFolderLevel;
        SkillFolder: SkillFolder;
        SkillFolderPageEmbedded: SkillFolderPageEmbedded;
        SkillFolderPage: SkillFolderPage;
        SkillRatingSkill: SkillRatingSkill;
        SkillRatingPerson: SkillRatingPerson;
        SkillRater: SkillRater;
        SkillRatingEntry: SkillRatingEntry;
        SkillRating: SkillRating;
        SkillRatingPageEmbedded: SkillRatingPageEmbedded;
        SkillRatingPage: SkillRatingPage;
        WebhookEventType: WebhookEventType;
        WebhookEventLinks: WebhookEventLinks;
        WebhookEvent: WebhookEvent;
        WebhookEventList: WebhookEventList;
    };
    responses: {
        /** @description Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500. */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description A query parameter was rejected; `validationErrors` has one entry per rejected parameter. */
        BadQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The API key is missing or invalid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The rate limit of 36 requests per 8 seconds is exceeded. */
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
        /** @description No candidate of the organization has this identifier. */
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
        /** @description The candidate or the test in the body does not exist. For an unknown test, `validationErrors` names the field. */
        CandidateOrTestNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The test of the body exists, but its state does not allow invitations. Nothing was created. */
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
        /** @description The candidate does not exist or has no such assessment. */
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
        /** @description The candidate or assessment does not exist, or the assessment has no such answer. */
        AnswerNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The test is not finished, so its answers cannot get a score yet. */
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
        /** @description The test that the body names does not exist. */
        NamedTestNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description No invitation of the organization has this identifier. */
        InvitationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The upload was rejected before its content was looked at, for example because the body is empty. */
        BadUpload: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The ZIP package cannot be processed. */
        UnprocessablePackage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description No task of the organization has this identifier. */
        TaskNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The YAML file cannot be processed; nothing was imported. */
        UnprocessableDefinitions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The task has no unpublished changes, or their build did not end with `SUCCESS`. */
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
        /** @description The predefined test that the body names does not exist. */
        PredefinedTestNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description No test of the organization has this identifier. */
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
        /** @description No webhook of the organization has this identifier. */
        WebhookNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description Any other response with a status of 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body of another media type, or 500. */
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
        /** @description The API key is missing or invalid. */
        BoostUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The rate limit of 36 requests per 8 seconds is exceeded. */
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
        /** @description No person of the organization has this identifier. */
        BoostPersonNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected. After a validation failure `validationErrors` has one entry per rejected field. */
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
        /** @description The e-mail address belongs to a person of the organization already. */
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
        /** @description No team of the organization has this identifier. */
        BoostTeamNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description No skill of the catalog has this identifier. */
        BoostSkillNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.vendor.v2.hal+json": components["schemas"]["ErrorObject"];
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description No skill folder of the catalog has this identifier. */
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
         * @description Filters by the start date of the test. Keeps candidates whose test was started at this time or later. A date means 00:00:00 UTC of that day.
         * @example 2026-03-01T00:00:00.000Z
         */
        StartDateQuery: string;
        /**
         * @description Largest number of elements to return.
         * @example 10
         */
        CountQuery: number;
        /**
         * @description Number of the page, counted from 0.
         * @example 0
         */
        PageQuery: number;
        /**
         * @description Identifier of the candidate.
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
         * @example okafor
         */
        InvitationSearchQuery: string;
        /**
         * @description Keeps invitations whose candidate has this status. Repeat the parameter for several statuses.
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
         * @example cur_MjAyNi0wNC0wOA
         */
        AfterQuery: string;
        /**
         * @description Keeps the person with this e-mail address. The whole address must match; case is ignored.
         * @example maya.lindqvist@example.com
         */
        EmailQuery: string;
        /**
         * @description Keeps people with this identifier provided by the customer. The whole identifier must match, including case.
         * @example HR-1042
         */
        CustomIdQuery: string;
        /**
         * @description Identifier of the person.
         * @example per_7Rj2Wc9F
         */
        PersonIdPath: string;
        /**
         * @description Identifier of the team.
         * @example team_8Vq4Hy2Z
         */
        TeamIdPath: string;
        /**
         * @description True returns disabled elements as well.
         * @example false
         */
        IncludeDisabledQuery: boolean;
        /**
         * @description True returns hidden elements as well.
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
         * @example Assessments-Webhook/2.0
         */
        UserAgentHeader: string;
        /**
         * @description The identifier of the event. It stays the same in repeated deliveries, so that receivers recognize known events.
         * @example evt_3Hw8Zc4L
         */
        WebhookIdHeader: string;
        /**
         * @description When the request was sent, in seconds since 1970-01-01T00:00:00Z; part of the signed text.
         * @example 1772442900
         */
        WebhookTimestampHeader: string;
        /**
         * @description One signature per valid secret, separated by spaces, each `v1,` and the Base64 of HMAC-SHA-256 of `id.timestamp.body` with the secret as key; a secret that begins with `whsec_` is the Base64 of its bytes. During a rotation there are several signatures.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignatureHeader: string;
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
         * @description Number of requests that may be sent at once; 0 in a refusal.
         * @example 0
         */
        RateLimitRemaining: number;
        /**
         * @description Seconds until a request is possible again, as Retry-After.
         * @example 6
         */
        RateLimitReset: number;
        /**
         * @description Absolute URI of the created candidate; it responds to GET with the same key.
         * @example https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs
         */
        CandidateLocation: string;
        /**
         * @description Absolute URI of the created assessment; it responds to GET with the same key.
         * @example https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs/assessments/asm_6Yb1Nc5J
         */
        AssessmentLocation: string;
        /**
         * @description Absolute URI of the created invitation; it responds to GET with the same key.
         * @example https://api.assessments.example/v2/invitations/asm_6Yb1Nc5J
         */
        InvitationLocation: string;
        /**
         * @description Absolute URI of the created test; it responds to GET with the same key.
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
                 * @description Filters by the start date of the test. Keeps candidates whose test was started at this time or later. A date means 00:00:00 UTC of that day.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                startDate?: components["parameters"]["StartDateQuery"];
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, counted from 0.
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
                 * @example okafor
                 */
                query?: components["parameters"]["InvitationSearchQuery"];
                /**
                 * @description Keeps invitations whose candidate has this status. Repeat the parameter for several statuses.
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
                 * @description Filters by the start date of the test. Keeps candidates whose test was started at this time or later. A date means 00:00:00 UTC of that day.
                 * @example 2026-03-01T00:00:00.000Z
                 */
                startDate?: components["parameters"]["StartDateQuery"];
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, counted from 0.
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
                 * @example backend
                 */
                query?: components["parameters"]["TestSearchQuery"];
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, counted from 0.
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
        /** @description One of the two forms. The media type of the generator form may carry the parameter `charset=UTF-8`. */
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
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, counted from 0.
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
                 * @example cur_MjAyNi0wNC0wOA
                 */
                after?: components["parameters"]["AfterQuery"];
                /**
                 * @description Keeps the person with this e-mail address. The whole address must match; case is ignored.
                 * @example maya.lindqvist@example.com
                 */
                email?: components["parameters"]["EmailQuery"];
                /**
                 * @description Keeps people with this identifier provided by the customer. The whole identifier must match, including case.
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
            404: components["responses"]["BoostTeamNotFound"];
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
                 * @example cur_MjAyNi0wNC0wOA
                 */
                after?: components["parameters"]["AfterQuery"];
                /**
                 * @description True returns disabled elements as well.
                 * @example false
                 */
                includeDisabled?: components["parameters"]["IncludeDisabledQuery"];
                /**
                 * @description True returns hidden elements as well.
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
                 * @example cur_MjAyNi0wNC0wOA
                 */
                after?: components["parameters"]["AfterQuery"];
                /**
                 * @description True returns disabled elements as well.
                 * @example false
                 */
                includeDisabled?: components["parameters"]["IncludeDisabledQuery"];
                /**
                 * @description True returns hidden elements as well.
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
                 * @example cur_MjAyNi0wNC0wOA
                 */
                after?: components["parameters"]["AfterQuery"];
                /**
                 * @description Keeps ratings of the person with this identifier.
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
                 * @example Assessments-Webhook/2.0
                 */
                "User-Agent": components["parameters"]["UserAgentHeader"];
                /**
                 * @description The identifier of the event. It stays the same in repeated deliveries, so that receivers recognize known events.
                 * @example evt_3Hw8Zc4L
                 */
                "webhook-id"?: components["parameters"]["WebhookIdHeader"];
                /**
                 * @description When the request was sent, in seconds since 1970-01-01T00:00:00Z; part of the signed text.
                 * @example 1772442900
                 */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description One signature per valid secret, separated by spaces, each `v1,` and the Base64 of HMAC-SHA-256 of `id.timestamp.body` with the secret as key; a secret that begins with `whsec_` is the Base64 of its bytes. During a rotation there are several signatures.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
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
            /** @description The events were accepted. The body, if any, is not read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The endpoint could not take the events over; after 4xx or 5xx the delivery is retried. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
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
 * @enum {string}
 */
export type CandidateStatus = "NEW" | "WAITING_FOR_ANSWERS" | "IN_EVALUATION" | "WAITING_FOR_DECISION" | "ACCEPTED" | "REJECTED" | "EXPIRED" | "CANCELED" | "ERROR";
/** @description One rejected field of a request. */
export type ValidationError = {
    /** @description Name of the rejected body field or query parameter; a nested field is written with dots, an element of a list with its index in brackets. */
    field: string;
    /** @description The rejected value as text. Empty when the field was missing. */
    value: string;
    /** @description Why the value was rejected. */
    message: string;
};
/** @description What went wrong. Every response with a status of 400 or above carries this object. */
export type ErrorObject = {
    /** @description Error code, equal to the HTTP status. */
    code: number;
    /** @description Unique identifier of this error. Quote it when you contact support. */
    errorId: string;
    /** @description Description of the error in plain English; not meant to be parsed. */
    details: string;
    /** @description One entry per rejected field. */
    validationErrors: components["schemas"]["ValidationError"][];
};
/** @description The caller's own fields. Keys are free; each value is a text or a number. */
export type CustomFields = {
    [key: string]: string | number;
};
/** @description A link to a resource of this API or to a page of the service. */
export type Link = {
    /**
     * Format: uri
     * @description Absolute address of the link's target.
     */
    href: string;
};
/** @description Links of a candidate. */
export type CandidateLinks = {
    /** @description The candidate. */
    self: components["schemas"]["Link"];
    /** @description The report page of the newest assessment. Until there is something to report, it says so. */
    onlineReport: components["schemas"]["Link"];
    /** @description The same report as PDF. Until the assessment is completed, its address says so. */
    pdfReport: components["schemas"]["Link"];
};
/** @description A candidate, standard content. */
export type Candidate = {
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
     */
    creationDate: string;
    /** @description The caller's own fields of the candidate, text or numeric. */
    customFields: components["schemas"]["CustomFields"];
    /** @description Links of the candidate. */
    _links: components["schemas"]["CandidateLinks"];
};
/** @description The elements of a page of candidates. */
export type CandidatePageEmbedded = {
    /** @description Candidates with standard content; empty when nothing matches. */
    candidates: components["schemas"]["Candidate"][];
};
/** @description Position in a list that is paged by number. */
export type PageInfo = {
    /** @description Number of this page, counted from 0. */
    number: number;
    /** @description Maximum number of elements of a page: the `count` of the request. */
    size: number;
    /** @description Number of elements on all pages. */
    totalElements: number;
    /** @description Number of pages of this size; 0 when nothing matches. */
    totalPages: number;
};
/** @description One page of candidates. */
export type CandidatePage = {
    /** @description The candidates of this page. */
    _embedded: components["schemas"]["CandidatePageEmbedded"];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/** @description A candidate to create. */
export type NewCandidate = {
    /**
     * Format: email
     * @description E-mail address of the candidate.
     */
    email: string;
    /** @description First name. */
    firstName?: string;
    /** @description Last name. */
    lastName?: string;
    /** @description Tags, by which lists can be filtered later. */
    tags?: string[];
    /** @description Unique identifier of the candidate in the caller's system. */
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
 * @enum {string}
 */
export type AssessmentStatus = "NEW" | "TOKEN_SENT" | "TOKEN_EXPIRED" | "TEST_STARTED" | "TEST_FINISHED" | "AUTO_ASSESSMENT_READY" | "ASSESSMENT_COMPLETED" | "ERROR" | "CANCELED";
/** @description Links of an assessment. */
export type AssessmentLinks = {
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
/** @description A test taken by a candidate, standard content. */
export type Assessment = {
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
/** @description Embedded resources of the extended content of a candidate. */
export type CandidateEmbedded = {
    /** @description The candidate's assessments with standard content, oldest first. */
    assessments: components["schemas"]["Assessment"][];
};
/** @description A candidate, extended content, as single reads return it. */
export type CandidateExtended = components["schemas"]["Candidate"] & {
    /** @description Resources of the candidate. */
    _embedded: components["schemas"]["CandidateEmbedded"];
};
/**
 * @description The decision about a candidate.
 * @enum {string}
 */
export type CandidateDecision = "ACCEPTED" | "REJECTED";
/** @description Changes to custom fields. A text or number sets the field, null removes it. Keys are free, of 1 to 200 characters. */
export type CustomFieldsPatch = {
    [key: string]: string | number | null;
};
/** @description Changes to a candidate. Absent fields do not change. */
export type CandidatePatch = {
    /** @description The decision about the candidate, `ACCEPTED` or `REJECTED`. */
    status?: components["schemas"]["CandidateDecision"];
    /** @description Changes to the candidate's custom fields. */
    customFields?: components["schemas"]["CustomFieldsPatch"];
};
/** @description The caller's own fields to begin with. Keys are free, of 1 to 200 characters; each value is a text or a number. */
export type CustomFieldsInput = {
    [key: string]: string | number;
};
/** @description An assessment to attach to a candidate. */
export type NewAssessment = {
    /** @description Identifier of the test the candidate shall take. */
    testId: string;
    /**
     * @description For how many days the candidate can start the test, counted from the creation.
     * @default 14
     */
    validityInDays?: number;
    /** @description A note that is included in the invitation e-mail. */
    note?: string;
    /** @description The caller's own fields of the assessment, text or numeric. */
    customFields?: components["schemas"]["CustomFieldsInput"];
};
/** @description Points reached out of the points that can be reached. */
export type Score = {
    /** @description Points reached. Absent until assessed. */
    scoredPoints?: number;
    /** @description Points that can be reached. */
    maxPoints: number;
    /** @description Points reached as a percentage of those that can be reached. Absent until assessed. */
    percentage?: number;
};
/** @description Result of an assessment in one skill. */
export type AssessmentSkill = {
    /** @description Name of the skill. */
    name: string;
    /** @description Share of the points reached in this skill, from 0 to 100. Absent until assessed. */
    percentage?: number;
};
/**
 * @description Kind of answer a task asks for.
 * @enum {string}
 */
export type AnswerType = "CHOICE" | "CODE_GAPS" | "CODE_REVIEW" | "DATABASE" | "DEVOPS" | "ESSAY" | "PROGRAMMING" | "TESTING" | "AI_INTERVIEW" | "UNKNOWN";
/**
 * @description Difficulty of a task.
 * @enum {string}
 */
export type Difficulty = "EASY" | "MEDIUM" | "HARD";
/**
 * @description Rating of a review comment by the assessor.
 * @enum {string}
 */
export type CommentRating = "UNRATED" | "ACCEPTED" | "REJECTED";
/** @description A comment the candidate made on some lines of a file during a code review. */
export type AnswerComment = {
    /** @description The file, as a path inside the reviewed package. */
    filename: string;
    /** @description The assessor's decision about the comment. */
    rating: components["schemas"]["CommentRating"];
    /** @description First commented line, counted from 1. */
    startLine: number;
    /** @description Last commented line. */
    endLine: number;
    /** @description The comment itself. */
    text: string;
};
/** @description What the candidate entered. Typically the field for the type of the answer is filled. */
export type AnswerValue = {
    /** @description Raw input, for example of an essay or a database query. */
    text?: string;
    /** @description The selected choices. */
    choices?: string[];
    /** @description The entered values, one per gap, in the order of the gaps. */
    gaps?: string[];
    /** @description The comments of a code review. */
    comments?: components["schemas"]["AnswerComment"][];
};
/** @description A candidate's answer to one task. */
export type Answer = {
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
/** @description One section of the test with the candidate's answers. */
export type AssessmentSection = {
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
export type AssessmentTestLinks = {
    /** @description The test. */
    self: components["schemas"]["Link"];
};
/** @description A short form of the test that belongs to an assessment. */
export type AssessmentTest = {
    /** @description Identifier of the test. */
    id: string;
    /** @description Name of the test. */
    name: string;
    /** @description Links of the test. */
    _links: components["schemas"]["AssessmentTestLinks"];
};
/** @description Embedded resources of the extended content of an assessment. */
export type AssessmentEmbedded = {
    /** @description The test the candidate takes. */
    test: components["schemas"]["AssessmentTest"];
};
/** @description An assessment, extended content, as single reads return it. */
export type AssessmentExtended = components["schemas"]["Assessment"] & {
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
    /** @description Resources of the assessment. */
    _embedded: components["schemas"]["AssessmentEmbedded"];
};
/** @description Changes to an assessment. Absent fields do not change. */
export type AssessmentPatch = {
    /** @description Changes to the assessment's custom fields. */
    customFields?: components["schemas"]["CustomFieldsPatch"];
};
/** @description The score given to an answer. */
export type AnswerScore = {
    /** @description Points given, from 0 to the `maxPoints` of the answer. */
    scoredPoints: number;
};
/** @description Links of an invitation. */
export type InvitationLinks = {
    /** @description The invitation. */
    self: components["schemas"]["Link"];
};
/** @description The two parts of an invitation, standard content. */
export type InvitationEmbedded = {
    /** @description The candidate with standard content. */
    candidate: components["schemas"]["Candidate"];
    /** @description The assessment with standard content. */
    assessment: components["schemas"]["Assessment"];
};
/** @description A candidate and an assessment that were created together, standard content. */
export type Invitation = {
    /** @description Identifier of the invitation; it equals the identifier of the assessment. */
    id: string;
    /** @description Links of the invitation. */
    _links: components["schemas"]["InvitationLinks"];
    /** @description The candidate and the assessment. */
    _embedded: components["schemas"]["InvitationEmbedded"];
};
/** @description The elements of a page of invitations. */
export type InvitationPageEmbedded = {
    /** @description Invitations with standard content; empty when nothing matches. */
    invitations: components["schemas"]["Invitation"][];
};
/** @description One page of invitations. */
export type InvitationPage = {
    /** @description The invitations of this page. */
    _embedded: components["schemas"]["InvitationPageEmbedded"];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/** @description An invitation to create, that is one candidate and one assessment. */
export type NewInvitation = {
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
    /** @description Unique identifier of the candidate in the caller's system. */
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
    /** @description The caller's own fields, text or numeric. */
    customFields?: components["schemas"]["CustomFieldsInput"];
};
/** @description The two parts of an invitation, extended content. */
export type InvitationExtendedEmbedded = {
    /** @description The candidate with standard content and, embedded, their assessments. */
    candidate: components["schemas"]["CandidateExtended"];
    /** @description The assessment with extended content. */
    assessment: components["schemas"]["AssessmentExtended"];
};
/** @description A candidate and an assessment that were created together, extended content, as a single read returns it. */
export type InvitationExtended = {
    /** @description Identifier of the invitation; it equals the identifier of the assessment. */
    id: string;
    /** @description Links of the invitation. */
    _links: components["schemas"]["InvitationLinks"];
    /** @description The candidate and the assessment. */
    _embedded: components["schemas"]["InvitationExtendedEmbedded"];
};
/** @description The task that an uploaded package belongs to. */
export type TaskUpload = {
    /** @description Identifier of the task. Read the result of the build with `GET /tasks/{taskId}`. */
    taskId: string;
};
/** @description One choice of a multiple-choice task. */
export type ChoiceDefinition = {
    /** @description Text of the choice. */
    text: string;
    /**
     * @description True if the choice must be selected.
     * @default false
     */
    correct?: boolean;
};
/** @description Definition of a multiple-choice task. */
export type ChoiceTaskDefinition = {
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
     * @description Suggested duration, written as an ISO 8601 duration of at most 365 days.
     * @example PT5M
     */
    duration: string;
    /**
     * @description True leaves the change unpublished, until `POST /tasks/{taskId}/publish`; false publishes it at once.
     * @default true
     */
    draft?: boolean;
    /** @description The choices of the candidate, with different texts, at least one of them correct. */
    choices: components["schemas"]["ChoiceDefinition"][];
};
/** @description One gap of a code-gaps task. */
export type GapDefinition = {
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
/** @description Definition of a code-gaps task. */
export type CodeGapsTaskDefinition = {
    /** @description Identifier of the task to update. Without it a new task is created. */
    taskId?: string;
    /**
     * @description Kind of the task.
     * @constant
     */
    type: "CODE_GAPS";
    /** @description Title of the task. */
    title: string;
    /** @description Instructions for the candidate. */
    question: string;
    /** @description Difficulty of the task. */
    difficulty: components["schemas"]["Difficulty"];
    /** @description Tags of the task. */
    tags?: string[];
    /** @description Suggested points. */
    points: number;
    /**
     * @description Suggested duration, written as an ISO 8601 duration of at most 365 days.
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
    /** @description The gaps of the code, with unique names. */
    gaps: components["schemas"]["GapDefinition"][];
};
/** @description Definition of an essay task. Its answers get their scores by hand. */
export type EssayTaskDefinition = {
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
    /** @description The expected answer. Assessors see it, candidates do not. */
    expectedAnswer?: string;
    /** @description Difficulty of the task. */
    difficulty: components["schemas"]["Difficulty"];
    /** @description Tags of the task. */
    tags?: string[];
    /** @description Suggested points. */
    points: number;
    /**
     * @description Suggested duration, written as an ISO 8601 duration of at most 365 days.
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
 * @description Definition of one task. `type` selects the kind.
 *
 *     With a `taskId` it replaces what the task says; an optional field that is not given has its default afterwards. The type of a task
 *     cannot be changed, and a task cannot be named twice in a file.
 */
export type TaskDefinition = components["schemas"]["ChoiceTaskDefinition"] | components["schemas"]["CodeGapsTaskDefinition"] | components["schemas"]["EssayTaskDefinition"];
/** @description The content of a YAML file that defines multiple-choice, code-gaps or essay tasks. */
export type TaskDefinitions = {
    /** @description The tasks to create or to update. */
    tasks: components["schemas"]["TaskDefinition"][];
};
/** @description What an import of task definitions did. */
export type TaskImport = {
    /** @description Identifiers of the tasks that were created, in the order of the file. */
    created: string[];
    /** @description Identifiers of the tasks that were updated, in the order of the file. */
    updated: string[];
};
/**
 * @description Result of a finished build.
 *
 *     - `SUCCESS`: the package was built, and its tests had the expected results.
 *     - `FAILURE`: the package could not be built.
 *     - `TEST_FAILURE`: the package was built, and a test failed.
 *     - `INTERNAL_ERROR`: the build failed because of an error in the service.
 *     - `TIMEOUT`: the build took too long.
 * @enum {string}
 */
export type BuildStatus = "SUCCESS" | "FAILURE" | "TEST_FAILURE" | "INTERNAL_ERROR" | "TIMEOUT";
/** @description Results of one test class by the name of the test. */
export type TaskTestClassResults = {
    [key: string]: string;
};
/** @description Test results by the name of the test class. */
export type TaskTestResults = {
    [key: string]: components["schemas"]["TaskTestClassResults"];
};
/** @description A task that candidates solve. */
export type Task = {
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
    /** @description Instructions for the candidate. */
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
export type TestLinks = {
    /** @description The test. */
    self: components["schemas"]["Link"];
};
/** @description A test that candidates can be invited to. Version V1 calls it an exam. */
export type Test = {
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
export type TestPageEmbedded = {
    /** @description Tests; empty when nothing matches. */
    tests: components["schemas"]["Test"][];
};
/** @description One page of tests. */
export type TestPage = {
    /** @description The tests of this page. */
    _embedded: components["schemas"]["TestPageEmbedded"];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/** @description A test made from a predefined test. */
export type NewTestFromPredefined = {
    /** @description Identifier of the predefined test. Required when `generatorCriteria` is absent. */
    predefinedTestId: string;
};
/**
 * @description Type of tasks the generator can choose. The names differ from the answer types.
 * @enum {string}
 */
export type GeneratorTaskType = "MULTI_CHOICE" | "ESSAY" | "PROGRAMMING" | "CODE_REVIEW" | "SQL" | "DEVOPS" | "CODE_GAPS" | "TESTING";
/** @description What the generator chooses tasks by. Tasks that match the criteria are chosen at random. */
export type GeneratorCriteria = {
    /** @description Skills the test shall verify. */
    skills: string[];
    /** @description Difficulties to choose from. */
    difficulties?: components["schemas"]["Difficulty"][];
    /** @description Types of tasks to choose from. */
    taskTypes?: components["schemas"]["GeneratorTaskType"][];
};
/** @description A test made by the generator. */
export type NewTestFromGenerator = {
    /** @description What the generator chooses tasks by. Required when `predefinedTestId` is absent. */
    generatorCriteria: components["schemas"]["GeneratorCriteria"];
};
/** @description A test to create, in exactly one of two forms. */
export type NewTest = components["schemas"]["NewTestFromPredefined"] | components["schemas"]["NewTestFromGenerator"];
/** @description Changes to a test. Absent fields do not change. */
export type TestPatch = {
    /** @description Changes to the test's custom fields. */
    customFields?: components["schemas"]["CustomFieldsPatch"];
};
/**
 * @description Seniority a predefined test is made for.
 * @enum {string}
 */
export type SeniorityLevel = "JUNIOR" | "MIDDLE" | "SENIOR";
/** @description Links of a predefined test. */
export type PredefinedTestLinks = {
    /** @description The predefined test, in the list of predefined tests. */
    self: components["schemas"]["Link"];
};
/** @description A ready-made test, from which a test of one's own can be created. */
export type PredefinedTest = {
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
export type PredefinedTestPageEmbedded = {
    /** @description Predefined tests; empty when nothing matches. */
    predefinedTests: components["schemas"]["PredefinedTest"][];
};
/** @description One page of predefined tests. */
export type PredefinedTestPage = {
    /** @description The predefined tests of this page. */
    _embedded: components["schemas"]["PredefinedTestPageEmbedded"];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/** @description A webhook to register. */
export type NewWebhook = {
    /**
     * Format: uri
     * @description URL of the integrator's endpoint, to which events are delivered.
     */
    hookUrl: string;
};
/** @description A registered webhook. */
export type WebhookRegistration = {
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
export type OnboardingStatus = "NEW" | "STARTED" | "PERSONAL_DETAILS_FILLED" | "RATE_REQUESTED_SKILLS" | "RATE_ADDITIONAL_SKILLS" | "WAITING_FOR_REQUESTED_RATINGS" | "COMPLETED";
/** @description How far a person's onboarding has come. */
export type PersonOnboarding = {
    /** @description The step the onboarding has reached. */
    status: components["schemas"]["OnboardingStatus"];
    /**
     * Format: date-time
     * @description When the onboarding was completed; absent before.
     */
    finishedAt?: string;
};
/** @description A person of the organization. */
export type Person = {
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
export type PersonPageEmbedded = {
    /** @description People; empty when nothing matches. */
    people: components["schemas"]["Person"][];
};
/** @description Position in a list that is paged by cursor. */
export type Slice = {
    /** @description Cursor of the next page, to be sent as `after`. Absent on the last page. */
    next?: string;
};
/** @description Links for walking through a cursor-paged list. */
export type CursorLinks = {
    /** @description The first page of the list. */
    first: components["schemas"]["Link"];
    /** @description The next page; its query parameter `after` carries the cursor. Absent on the last page. */
    next?: components["schemas"]["Link"];
};
/** @description One page of people. */
export type PersonPage = {
    /** @description The people of this page. */
    _embedded: components["schemas"]["PersonPageEmbedded"];
    /** @description Position in the list. */
    slice: components["schemas"]["Slice"];
    /** @description Links for walking through the list. */
    _links: components["schemas"]["CursorLinks"];
};
/** @description The teams a person shall belong to. */
export type PersonTeamsInput = {
    /** @description Identifiers of all teams the person shall belong to. */
    teamIds: string[];
};
/**
 * @description What a skill is to a person.
 * @enum {string}
 */
export type PersonSkillType = "CORE" | "OPTIONAL" | "ADDITIONAL";
/**
 * @description Kind of a rating; by the person (`SELF`), by the supervisor, by the vendor of the service, or, for `DESIRED`, the level the person wants to reach.
 * @enum {string}
 */
export type RatingType = "SELF" | "SUPERVISOR" | "VENDOR" | "DESIRED";
/** @description The rating, from 0 to 100; null means that the rating was explicitly skipped. */
export type RatingValue = number | null;
/** @description The person who gave a rating, as the list of a person's skills shows them. */
export type PersonSkillRater = {
    /** @description Identifier of the person. */
    id: string;
    /** @description First name; absent when unknown. */
    firstName?: string;
    /** @description Last name; absent when unknown. */
    lastName?: string;
};
/** @description One rating of a person in a skill, as the list of the person's skills shows it. */
export type PersonSkillRating = {
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
export type SkillFolderReferenceLinks = {
    /** @description The skill folder. */
    self: components["schemas"]["Link"];
};
/** @description A short form of a skill folder. */
export type SkillFolderReference = {
    /** @description Identifier of the skill folder. */
    id: string;
    /** @description Name of the skill folder. */
    name: string;
    /** @description Links of the skill folder. */
    _links: components["schemas"]["SkillFolderReferenceLinks"];
};
/** @description The three folders, from the nearest to the farthest, in which a skill stands. */
export type PersonSkillLocation = {
    /** @description The folder of the level GROUP. */
    group: components["schemas"]["SkillFolderReference"];
    /** @description The folder of the level SUBAREA. */
    subarea: components["schemas"]["SkillFolderReference"];
    /** @description The folder of the level AREA. */
    area: components["schemas"]["SkillFolderReference"];
};
/** @description Links of a person's skill. */
export type PersonSkillLinks = {
    /** @description The skill. */
    self: components["schemas"]["Link"];
};
/** @description A skill of a person, with its ratings. */
export type PersonSkill = {
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
    /** @description Position of the skill in the skill folders. */
    location: components["schemas"]["PersonSkillLocation"];
    /** @description Custom fields of the person's skill. */
    customFields: components["schemas"]["CustomFields"];
    /** @description Links of the person's skill. */
    _links: components["schemas"]["PersonSkillLinks"];
};
/** @description The elements of a list of a person's skills. */
export type PersonSkillListEmbedded = {
    /** @description Skills of the person; empty when they have none. */
    personSkills: components["schemas"]["PersonSkill"][];
};
/** @description The skills of a person. */
export type PersonSkillList = {
    /** @description The skills. */
    _embedded: components["schemas"]["PersonSkillListEmbedded"];
};
/** @description A person to invite into a team. */
export type NewPersonInvitation = {
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
    /** @description Identifier of the team the person shall belong to. */
    teamId: string;
    /** @description Identifier of the person's job position, from the listing of job positions, which is not part of this version. */
    jobPositionId?: string;
    /** @description Identifier of the person in the caller's system. */
    customId?: string;
};
/** @description A team of the organization. */
export type Team = {
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
    /** @description Identifier of the team's supervisor; absent if it has none. */
    supervisorId?: string;
    /** @description Identifier provided by the customer; absent when none was given. */
    customId?: string;
};
/** @description The elements of a page of teams. */
export type TeamPageEmbedded = {
    /** @description Teams; empty when there are none. */
    teams: components["schemas"]["Team"][];
};
/** @description One page of teams. */
export type TeamPage = {
    /** @description The teams of this page. */
    _embedded: components["schemas"]["TeamPageEmbedded"];
    /** @description Position in the list. */
    slice: components["schemas"]["Slice"];
    /** @description Links for walking through the list. */
    _links: components["schemas"]["CursorLinks"];
};
/** @description A team to create, or what replaces it. */
export type TeamInput = {
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
/** @description A skill of the catalog. */
export type Skill = {
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
    /** @description Whether the skill belongs to the service's catalog rather than to the organization alone. */
    global: boolean;
};
/** @description The elements of a page of skills. */
export type SkillPageEmbedded = {
    /** @description Skills; empty when there are none. */
    skills: components["schemas"]["Skill"][];
};
/** @description One page of skills. */
export type SkillPage = {
    /** @description The skills of this page. */
    _embedded: components["schemas"]["SkillPageEmbedded"];
    /** @description Position in the list. */
    slice: components["schemas"]["Slice"];
    /** @description Links for walking through the list. */
    _links: components["schemas"]["CursorLinks"];
};
/**
 * @description Level of a skill folder. An area holds subareas, a subarea holds groups, a group holds skills.
 * @enum {string}
 */
export type SkillFolderLevel = "AREA" | "SUBAREA" | "GROUP";
/** @description A folder of the skill catalog. */
export type SkillFolder = {
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
export type SkillFolderPageEmbedded = {
    /** @description Skill folders; empty when there are none. */
    skillFolders: components["schemas"]["SkillFolder"][];
};
/** @description One page of skill folders. */
export type SkillFolderPage = {
    /** @description The skill folders of this page. */
    _embedded: components["schemas"]["SkillFolderPageEmbedded"];
    /** @description Position in the list. */
    slice: components["schemas"]["Slice"];
    /** @description Links for walking through the list. */
    _links: components["schemas"]["CursorLinks"];
};
/** @description A short form of the rated skill. */
export type SkillRatingSkill = {
    /** @description Identifier of the skill. */
    id: string;
    /** @description Name of the skill. */
    name: string;
    /** @description What the skill is about; absent when there is no description. */
    description?: string;
};
/** @description A short form of the rated person. */
export type SkillRatingPerson = {
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
export type SkillRater = {
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
export type SkillRatingEntry = {
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
/** @description All ratings of one person in one skill. */
export type SkillRating = {
    /** @description The rated skill. */
    skill: components["schemas"]["SkillRatingSkill"];
    /** @description The rated person. */
    person: components["schemas"]["SkillRatingPerson"];
    /** @description The ratings. */
    ratings: components["schemas"]["SkillRatingEntry"][];
};
/** @description The elements of a page of skill ratings. */
export type SkillRatingPageEmbedded = {
    /** @description Skill ratings; empty when nothing matches. */
    skillRatings: components["schemas"]["SkillRating"][];
};
/** @description One page of skill ratings. */
export type SkillRatingPage = {
    /** @description The skill ratings of this page. */
    _embedded: components["schemas"]["SkillRatingPageEmbedded"];
    /** @description Position in the list. */
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
 * @enum {string}
 */
export type WebhookEventType = "WAITING_FOR_ASSESSMENT" | "ASSESSMENT_STARTED" | "ASSESSMENT_COMPLETED" | "ASSESSMENT_EXPIRED" | "ERROR";
/** @description Links to the resources an event concerns. */
export type WebhookEventLinks = {
    /** @description The candidate. */
    candidate: components["schemas"]["Link"];
    /** @description The assessment. */
    assessment: components["schemas"]["Link"];
    /** @description The invitation, whose identifier equals that of the assessment. */
    invitation: components["schemas"]["Link"];
};
/** @description Something that happened to a candidate. */
export type WebhookEvent = {
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
/** @description What one delivery carries, oldest event first. */
export type WebhookEventList = components["schemas"]["WebhookEvent"][];
