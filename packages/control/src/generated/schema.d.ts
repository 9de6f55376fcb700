// Generated from Assessment API Sandbox Control API 1.0.0. Do not edit: change the document and generate again.

/** Binary bodies, as fetch sends them. */
export type BinaryBody = Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer> | ReadableStream<Uint8Array>;

export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sandbox's health
         * @description Responds as soon as the sandbox serves requests. Returns whether it can store data, its version and its start time.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List organizations
         * @description Returns one page of the organizations, oldest first.
         */
        get: operations["listOrganizations"];
        put?: never;
        /**
         * Create an organization
         * @description Creates an organization with the data of `seed`, and with an API key if the body has `apiKey`. The key is in this response only.
         */
        post: operations["createOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an organization
         * @description Returns one organization with the credits it has left.
         */
        get: operations["getOrganization"];
        put?: never;
        post?: never;
        /**
         * Delete an organization
         * @description Deletes the organization with all its data and API keys.
         */
        delete: operations["deleteOrganization"];
        options?: never;
        head?: never;
        /**
         * Update an organization's credits
         * @description Sets how many more candidates the organization may invite. With 0, the next invitation is refused for lack of credits.
         */
        patch: operations["updateOrganization"];
        trace?: never;
    };
    "/organizations/{id}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset an organization
         * @description Resets the organization to its first data: catalogue, candidates and credits. API keys stay; mails, events and webhooks are deleted. The body can select other data.
         */
        post: operations["resetOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Returns one page of the organization's API keys, oldest first. The keys themselves are not stored and cannot be shown again; `hint` distinguishes them.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Creates an API key for some or all versions. The key is in this response only.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API key
         * @description Returns the metadata of one API key.
         */
        get: operations["getKey"];
        put?: never;
        post?: never;
        /**
         * Delete an API key
         * @description Deletes an API key. Requests with it are then refused with 401.
         */
        delete: operations["deleteKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a call to V1, V2 or V3
         * @description Calls V1, V2 or V3 for the organization, without a key, and returns that version's response, including errors. No rate limit counts the call,
         *     and no fault affects it. In the journal it is a request without a key; reads are recorded only if they are refused.
         */
        post: operations["sendCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/calls/zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a ZIP to V2
         * @description Calls V2 with a ZIP as body, like `POST /organizations/{id}/calls` for text. `path` is `/tasks/zip` or `/tasks/{taskId}/zip`; the method is
         *     PUT. A ZIP of more than 16 MiB gets 413.
         */
        post: operations["sendZip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an organization's clock
         * @description Returns the organization's time. It is the time of the sandbox clock unless the organization has its own clock.
         */
        get: operations["getOrganizationClock"];
        put?: never;
        post?: never;
        /**
         * Delete an organization's own clock
         * @description The organization follows the sandbox clock again. If its own clock was ahead, its time goes back; data and dates stay. If it was behind, due timers run.
         */
        delete: operations["deleteOrganizationClock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/clock/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Freeze an organization's clock
         * @description Stops the organization's clock now or at a later instant. With a later instant, all timers until then run at once. Then the organization has its own clock. Other organizations are not affected.
         */
        post: operations["freezeOrganizationClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/clock/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume an organization's clock
         * @description Resumes the organization's clock at its time. If the sandbox clock is frozen, the organization gets its own clock. Does not change a running clock.
         */
        post: operations["resumeOrganizationClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance an organization's clock
         * @description Advances the organization's clock. All timers that fall due run in order, each at its own time, before this operation responds: invitations expire, time limits end, tests are assessed, tasks are built, deliveries are retried. Then the organization has its own clock. Other organizations are not affected, and can advance at the same time.
         */
        post: operations["advanceOrganizationClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/timers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List timers
         * @description Returns one page of an organization's timers, by due time.
         */
        get: operations["listTimers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List faults
         * @description Returns one page of the organization's faults, oldest first.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Create a fault
         * @description Makes requests of the organization to V1, V2 and V3 fail or wait, to test clients. The journal has each affected request with the identifier of the fault. Requests without a valid key are refused as usual.
         */
        post: operations["createFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/faults/{faultId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a fault
         * @description Returns one fault, with the number of requests that it still affects.
         */
        get: operations["getFault"];
        put?: never;
        post?: never;
        /**
         * Delete a fault
         * @description Ends a fault. It affects no further request.
         */
        delete: operations["deleteFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List snapshots
         * @description Returns one page of the snapshots of the organization, oldest first.
         */
        get: operations["listSnapshots"];
        put?: never;
        /**
         * Create a snapshot
         * @description Saves all data of the organization, except API keys and the journal, under a name. Due timers run first; other requests are served at the same time. A reset keeps the snapshot; deleting the organization deletes it.
         */
        post: operations["createSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/snapshots/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a snapshot
         * @description Creates a snapshot from an exported file of any organization and sandbox. The organization does not change until the snapshot is restored or forked. Candidates, people, invitations and webhooks get new identifiers, as in a fork, and webhooks new secrets. Every document is validated, with its references to other documents. A file that is damaged, changed, or from a newer release is refused as a whole. A file has at most 256 MiB, 1 GiB unpacked and 200 times its size unpacked; a document at most 8 MiB, 100,000 values, 128 levels and 10,000 identifiers.
         */
        post: operations["importSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/snapshots/{snapshotId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a snapshot
         * @description Returns one snapshot, without what it holds.
         */
        get: operations["getSnapshot"];
        put?: never;
        post?: never;
        /**
         * Delete a snapshot
         * @description Deletes a snapshot. The organization does not change.
         */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/snapshots/{snapshotId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a snapshot
         * @description Returns a snapshot as one file, for a colleague, for CI or for another sandbox. It contains data of candidates and people, but no API keys and no secrets of webhooks. It is gzip with lines of JSON; the first has the version of the format, the last a checksum.
         */
        get: operations["exportSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/snapshots/{snapshotId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a snapshot
         * @description Restores the organization from the snapshot. API keys and snapshots stay, and the journal records the restore. Other requests see the old data until the response. Nothing is sent: pending mails and deliveries of the snapshot are held, and can be replayed. Timers that are due by the clock of `clock` run in order before the response; the preview says how many.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/snapshots/{snapshotId}/restorePreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a restore
         * @description Returns the effects of a restore without doing it: the time, and the number of timers that would fall due at once.
         */
        get: operations["getRestorePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/snapshots/{snapshotId}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fork a snapshot
         * @description Creates an organization with the data of the snapshot and a new API key, which is in this response only. Candidates, assessments, people, mails, events and webhooks get new identifiers and tokens, so that links lead to the right organization; tasks, tests and skills keep theirs. Faults for specific keys are left out.
         */
        post: operations["forkSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Returns one page of the organization's webhooks, oldest first, with their secrets.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Registers an address for events of V1 or V2, as the service's administration panel does. V1 has no operation for it.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Returns one registered address with its secret.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Removes a webhook of any version.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/webhooks/{webhookId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable a webhook
         * @description Holds all deliveries, including pending ones. Nothing is sent after this operation has responded.
         */
        post: operations["disableWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/webhooks/{webhookId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a webhook
         * @description Resumes deliveries, starting with the held ones, oldest first.
         */
        post: operations["enableWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/webhooks/{webhookId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret
         * @description Gives the webhook a new secret. The header has the new secret at once. For a while, the old secret signs deliveries as well (header `webhook-signature`), so that receivers can switch. A webhook has at most three secrets: another rotation removes the oldest.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Delivers an event about a fictional candidate, to test a receiver. It is retried like every other event.
         */
        post: operations["sendTestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/webhooks/{webhookId}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let attempts fail
         * @description Makes the next delivery attempts fail without sending anything, to test retries.
         */
        post: operations["failNextDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/webhooks/{webhookId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay deliveries
         * @description Attempts deliveries to the webhook again, oldest first: all, all that are held, or all since an instant. Receivers recognize a repetition by the header `webhook-id`.
         */
        post: operations["replayDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/caughtRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the catcher received
         * @description Returns one page of the requests that the organization's catcher received, newest first. The catcher, `/catcher/{id}` of the sandbox, is a
         *     webhook receiver for tests. It responds to every POST with 204, and keeps the newest hundred requests in memory until the sandbox ends.
         */
        get: operations["listCaughtRequests"];
        put?: never;
        post?: never;
        /**
         * Empty the catcher
         * @description Forgets the requests that the organization's catcher received.
         */
        delete: operations["deleteCaughtRequests"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Returns one page of the deliveries of the organization's events, newest first, with every attempt.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Returns one delivery with every attempt.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a delivery
         * @description Attempts a delivery again, in any state, from the beginning of the schedule. It is held while its webhook is disabled.
         */
        post: operations["replayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks
         * @description Returns one page of the organization's tasks, oldest first. V2 reads and changes single tasks, and has no list of them.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/tasks/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a task
         * @description Returns one task, whether it is published, and how its last build ended.
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
    "/organizations/{id}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mails
         * @description Returns one page of the mails to the organization's candidates, newest first, with every attempt to send them. Without a mail server in the settings, mails stay in this outbox.
         */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/mails/{mailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a mail
         * @description Returns one mail with its text, its link, and every attempt to send it.
         */
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/mails/{mailId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a mail
         * @description Sends a mail again, in any state, from the beginning of the schedule. It keeps its Message-ID, so that mail programs recognize the repetition.
         */
        post: operations["replayMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/mails/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay held mails
         * @description Sends all mails in the state `HELD` again, oldest first, for example after the settings of the mail server were fixed.
         */
        post: operations["replayHeldMails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Returns one page of the events of the organization's candidates, oldest first, with the bodies that V1 and V2 deliver to webhooks. The list of deliveries has their states.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event
         * @description Returns one recorded event with the bodies that V1 and V2 deliver for it.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the journal
         * @description Returns the journal of an organization, newest first: requests, actions of candidates, changes, timers, events, mails and delivery attempts,
         *     each with its cause. Requests without changes follow within a moment; they are recorded only for V1, V2 and V3, or if they were refused.
         *
         *     As `text/event-stream` the response does not end: it sends new entries, or the entries after `Last-Event-ID`. Each is an event `entry` with a
         *     `JournalEntry` as data, and is sent again when it is completed. The stream ends with the sandbox. An organization has at most 50 streams;
         *     another one is refused with 429.
         */
        get: operations["listJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/journal/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow causes and effects
         * @description Returns one entry of the journal with its causes and effects.
         */
        get: operations["getJournalEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a session
         * @description Returns recorded calls of an organization, starting with an entry of its journal, as a test that repeats them in a new organization. It
         *     contains calls of V1, V2 and V3 with their bodies, moves of candidates (also on their pages) and of the clock, faults and webhooks.
         *     Identifiers come from earlier responses. The test expects statuses, and the members of responses that are the same each time. Names and
         *     addresses of people are replaced, in every encoding. Earlier calls that created its subjects come first. Calls that depend on headers or on
         *     real time (401, 405, 406, 413, 415, 429) are left out, and the test says so. A session that sent a file, or more than the journal keeps, is
         *     refused with 400. So is a session for `arazzo` whose requests contain a dollar sign, which Arazzo takes as the start of an expression.
         */
        get: operations["exportSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/explanations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain a refusal
         * @description Returns why a request to V1, V2, V3, a page or this API was refused with a status from 400 to 499: the found state, the expected state and
         *     the remedy.
         */
        get: operations["getExplanation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/certificatePlugin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the certificate plugin
         * @description Returns the behaviour of V3's certificate plugin for the organization.
         */
        get: operations["getCertificatePlugin"];
        /**
         * Replace the certificate plugin
         * @description Disables, enables or slows down V3's certificate plugin for the organization, to test clients.
         */
        put: operations["replaceCertificatePlugin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams
         * @description Returns one page of the organization's teams, oldest first.
         */
        get: operations["listTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/teams/{teamId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a team
         * @description Returns one team.
         */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a team
         * @description Sets the fields of a team that V2 and V3 cannot set.
         */
        patch: operations["updateTeam"];
        trace?: never;
    };
    "/organizations/{id}/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List skills
         * @description Returns one page of the organization's catalogue, hidden and disabled skills included.
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
    "/organizations/{id}/skills/{skillId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a skill
         * @description Returns one skill of the catalogue.
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
    "/organizations/{id}/jobPositions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List job positions
         * @description Returns one page of the organization's job positions, oldest first.
         */
        get: operations["listJobPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/jobPositions/{jobPositionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job position
         * @description Returns one job position.
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
    "/organizations/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description Returns one page of the organization's people, in the order in which they were invited.
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
    "/organizations/{id}/people/{personId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a person
         * @description Returns one person, with all data of V2 and V3.
         */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a person
         * @description Sets data of the service and its plugins about a person. V2 and V3 set names, teams, job position and custom fields.
         */
        patch: operations["updatePerson"];
        trace?: never;
    };
    "/organizations/{id}/people/{personId}/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace an onboarding
         * @description Moves the onboarding of a person to any step, forwards or backwards. COMPLETED is recorded in the timeline; another step removes the time of completion.
         */
        put: operations["replaceOnboarding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/people/{personId}/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List skills of a person
         * @description Returns one page of the skills of a person, in the order in which the person got them.
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
    "/organizations/{id}/people/{personId}/skills/{skillId}": {
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
         * Delete a skill of a person
         * @description Removes a skill with its ratings from a person. The timeline stays.
         */
        delete: operations["deletePersonSkill"];
        options?: never;
        head?: never;
        /**
         * Update a skill of a person
         * @description Gives a person a skill, or changes it. Other fields stay. Given and skipped ratings are recorded in the timeline of the person, except DESIRED, which is a wish.
         */
        patch: operations["updatePersonSkill"];
        trace?: never;
    };
    "/assessments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an assessment
         * @description Returns the state of an assessment: the link to the test, its tasks once it is started, answers and scores, and the possible moves. Due timers run first: a new invitation counts as sent.
         */
        get: operations["getAssessment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assessments/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the test
         * @description The candidate opens the test. Its time limit starts, and its tasks get answers with identifiers.
         */
        post: operations["startAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assessments/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer tasks
         * @description The candidate enters answers: the given ones, generated ones for all other tasks with `auto`, or both. Answers can be changed until the test is submitted. If one answer is invalid, none is stored.
         */
        post: operations["answerAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assessments/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the test
         * @description The candidate submits the test. The service sets automatic scores ten seconds later by the organization's clock.
         */
        post: operations["submitAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assessments/{id}/assess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score what needs no assessor
         * @description The service scores choices, gaps and empty answers at once instead of after ten seconds. The assessment is complete if no other answer is left.
         */
        post: operations["assessAutomatically"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assessments/{id}/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score answers
         * @description An assessor scores answers: the given ones, all answers without a score with a share of their points, or both. Automatic scores are set first. Scores can be replaced. If one score is invalid, none is stored.
         */
        post: operations["scoreAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assessments/{id}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a note
         * @description An assessor leaves a note on a finished test. It replaces an earlier one.
         */
        post: operations["noteAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assessments/{id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send feedback
         * @description An assessor sends the candidate feedback on a finished test. The mail appears in the outbox, unless communication with the candidate is disabled.
         */
        post: operations["giveFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assessments/{id}/expire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the invitation expire
         * @description Ends the validity of an invitation. The candidate can no longer start the test.
         */
        post: operations["expireAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assessments/{id}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let processing fail
         * @description Processing of the assessment fails, as after an error in the service.
         */
        post: operations["failAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assessments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the assessment
         * @description Cancels the assessment. The candidate cannot continue the test.
         */
        post: operations["cancelAssessment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/{id}/assignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Assign a candidate
         * @description Assigns a candidate to a user, a team, or both. Null ends an assignment; other fields stay. V2 shows both and finds candidates by them. The identifiers are not checked.
         */
        patch: operations["assignCandidate"];
        trace?: never;
    };
    "/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the clock
         * @description Returns the time of the sandbox clock, which all organizations without their own clock follow.
         */
        get: operations["getClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Freeze the clock
         * @description Stops the sandbox clock now or at a later instant, except for organizations with their own clock. With a later instant, all timers until then run at once. A frozen clock can be advanced, and stays frozen.
         */
        post: operations["freezeClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume the clock
         * @description Resumes a frozen clock at its time. Does not change a running clock.
         */
        post: operations["resumeClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance the clock
         * @description Advances the sandbox clock, except for organizations with their own clock. All timers that fall due run in order, each at its own time, before this operation responds: invitations expire, time limits end, tests are assessed, tasks are built. Time never goes back. A duration beyond the year 9999 is refused.
         */
        post: operations["advanceClock"];
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
        ValidationError: ValidationError;
        Move: Move;
        ErrorObject: ErrorObject;
        Health: Health;
        Organization: Organization;
        PageInfo: PageInfo;
        OrganizationPage: OrganizationPage;
        Seed: Seed;
        ApiVersion: ApiVersion;
        NewApiKey: NewApiKey;
        NewOrganization: NewOrganization;
        ApiKey: ApiKey;
        CreatedApiKey: CreatedApiKey;
        CreatedOrganization: CreatedOrganization;
        OrganizationPatch: OrganizationPatch;
        OrganizationReset: OrganizationReset;
        ApiKeyPage: ApiKeyPage;
        CallEncoding: CallEncoding;
        VersionCall: VersionCall;
        ResponseHeaders: ResponseHeaders;
        VersionResponse: VersionResponse;
        OrganizationClock: OrganizationClock;
        ClockFreeze: ClockFreeze;
        OrganizationClockChange: OrganizationClockChange;
        ClockAdvance: ClockAdvance;
        TimerKind: TimerKind;
        Timer: Timer;
        TimerPage: TimerPage;
        FaultStatus: FaultStatus;
        FaultConnection: FaultConnection;
        Fault: Fault;
        FaultPage: FaultPage;
        NewFault: NewFault;
        SnapshotCounts: SnapshotCounts;
        Snapshot: Snapshot;
        SnapshotPage: SnapshotPage;
        NewSnapshot: NewSnapshot;
        RestoreClock: RestoreClock;
        SnapshotRestore: SnapshotRestore;
        TimerCounts: TimerCounts;
        RestorePreview: RestorePreview;
        SnapshotFork: SnapshotFork;
        WebhookApiVersion: WebhookApiVersion;
        WebhookState: WebhookState;
        DisabledReason: DisabledReason;
        PreviousSecret: PreviousSecret;
        SimulatedStatus: SimulatedStatus;
        ConnectionFailure: ConnectionFailure;
        SimulatedFailures: SimulatedFailures;
        DeliveryCounts: DeliveryCounts;
        Webhook: Webhook;
        WebhookPage: WebhookPage;
        NewWebhook: NewWebhook;
        SecretRotation: SecretRotation;
        DeliveryState: DeliveryState;
        DeliveryFailure: DeliveryFailure;
        DeliveryAttempt: DeliveryAttempt;
        Delivery: Delivery;
        ReplayInput: ReplayInput;
        Replay: Replay;
        RequestHeaders: RequestHeaders;
        CaughtRequest: CaughtRequest;
        CaughtRequestPage: CaughtRequestPage;
        DeliveryPage: DeliveryPage;
        AnswerType: AnswerType;
        Difficulty: Difficulty;
        TaskState: TaskState;
        BuildStatus: BuildStatus;
        Task: Task;
        TaskPage: TaskPage;
        MailState: MailState;
        MailKind: MailKind;
        MailFailure: MailFailure;
        MailAttempt: MailAttempt;
        Mail: Mail;
        MailPage: MailPage;
        MailDetail: MailDetail;
        CandidateEventType: CandidateEventType;
        EventBodyV1: EventBodyV1;
        Link: Link;
        EventLinksV2: EventLinksV2;
        EventBodyV2: EventBodyV2;
        CandidateEvent: CandidateEvent;
        CandidateEventPage: CandidateEventPage;
        JournalEntryKind: JournalEntryKind;
        JournalKey: JournalKey;
        JournalBody: JournalBody;
        JournalExchange: JournalExchange;
        JournalRefusal: JournalRefusal;
        JournalTimer: JournalTimer;
        JournalChangeKind: JournalChangeKind;
        JournalPatchStep: JournalPatchStep;
        JournalPlanted: JournalPlanted;
        JournalChange: JournalChange;
        JournalAttempt: JournalAttempt;
        JournalEntry: JournalEntry;
        JournalPage: JournalPage;
        JournalChain: JournalChain;
        SessionTarget: SessionTarget;
        ExplainedProblem: ExplainedProblem;
        DocumentPlace: DocumentPlace;
        Explanation: Explanation;
        CertificatePlugin: CertificatePlugin;
        CertificatePluginInput: CertificatePluginInput;
        Team: Team;
        TeamPage: TeamPage;
        TeamPatch: TeamPatch;
        Skill: Skill;
        SkillPage: SkillPage;
        SkillsetLevel: SkillsetLevel;
        JobPosition: JobPosition;
        JobPositionPage: JobPositionPage;
        OnboardingStatus: OnboardingStatus;
        Onboarding: Onboarding;
        CustomFieldValue: CustomFieldValue;
        CustomFields: CustomFields;
        PersonGoal: PersonGoal;
        PluginFields: PluginFields;
        PluginData: PluginData;
        TimelineEntryType: TimelineEntryType;
        TimelineRating: TimelineRating;
        TimelineEntry: TimelineEntry;
        PersonCertificate: PersonCertificate;
        Person: Person;
        PersonPage: PersonPage;
        PersonGoalInput: PersonGoalInput;
        PluginFieldsInput: PluginFieldsInput;
        PluginDataInput: PluginDataInput;
        TimelineRatingInput: TimelineRatingInput;
        TimelineEntryInput: TimelineEntryInput;
        PersonCertificateInput: PersonCertificateInput;
        PersonPatch: PersonPatch;
        OnboardingInput: OnboardingInput;
        PersonSkillType: PersonSkillType;
        RatingType: RatingType;
        Rating: Rating;
        PersonSkill: PersonSkill;
        PersonSkillPage: PersonSkillPage;
        RatingInput: RatingInput;
        CustomFieldInput: CustomFieldInput;
        CustomFieldsPatch: CustomFieldsPatch;
        PersonSkillPatch: PersonSkillPatch;
        AssessmentStatus: AssessmentStatus;
        AssessmentTest: AssessmentTest;
        Score: Score;
        Choice: Choice;
        Gap: Gap;
        SourceFile: SourceFile;
        AnswerComment: AnswerComment;
        AnswerValue: AnswerValue;
        AnswerScorer: AnswerScorer;
        Answer: Answer;
        AssessmentSection: AssessmentSection;
        ContractData: ContractData;
        Assessment: Assessment;
        AnswerCommentInput: AnswerCommentInput;
        AnswerInput: AnswerInput;
        AutoAnswer: AutoAnswer;
        AnswersInput: AnswersInput;
        ContractDataInput: ContractDataInput;
        AnswerScore: AnswerScore;
        ScoresInput: ScoresInput;
        NoteInput: NoteInput;
        FeedbackInput: FeedbackInput;
        FailureInput: FailureInput;
        AssignmentInput: AssignmentInput;
        Assignment: Assignment;
        Clock: Clock;
        ClockChange: ClockChange;
    };
    responses: {
        /** @description Any other response with status 400 or above, for example 400 for an identifier in the path that breaks a limit, 404 for an unknown path, 405 for a method the path does not have, 406, 413, 415 for a body that is not JSON, or 500. */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The sandbox runs with a token. The request has no token or a different one. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The sandbox runs without a token, and the request does not come from its own machine, but from another address, through a proxy, or from a page of another website. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description A query parameter was rejected; `validationErrors` has one entry per rejected parameter. */
        BadQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadOrganization: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description No organization has this identifier. */
        OrganizationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadReset: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadApiKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The organization does not exist or has no API key with this identifier. */
        ApiKeyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadCall: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description Another request moves the organization's clock, or the organization was restored during this request. The clock has the time set by that request. */
        ClockTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected. The clock did not change. */
        BadInstant: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected. The clock did not change. */
        BadDuration: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadFault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The organization does not exist or has no fault with this identifier. */
        FaultNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadSnapshot: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The file or its name was rejected; `validationErrors` names the line of the file and the member. */
        BadSnapshotFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The organization does not exist or has no snapshot with this identifier. */
        SnapshotNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadRestore: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadFork: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadWebhook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The organization does not exist or has no webhook with this identifier. */
        WebhookNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadSecret: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadSimulation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadReplay: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The organization does not exist or has no delivery with this identifier. */
        DeliveryNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The organization does not exist or has no task with this identifier. */
        TaskNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The organization does not exist or has no mail with this identifier. */
        MailNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The mail invites to a test that can no longer be started. Nothing was changed. */
        MailWithoutObject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The organization does not exist or has no event with this identifier. */
        EventNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The organization does not exist, or its journal no longer has an entry with this identifier. */
        JournalEntryNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description A query parameter was rejected, or the session cannot be repeated. */
        BadSession: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description No refused request has this identifier, or the journal no longer contains it. */
        ExplanationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadCertificatePlugin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The organization does not exist or has no team with this identifier. */
        TeamNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadTeam: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The organization does not exist or has no skill with this identifier. */
        SkillNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The organization does not exist or has no job position with this identifier. */
        JobPositionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The organization does not exist or has no person with this identifier. */
        PersonNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadPerson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadOnboarding: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The organization, person or skill does not exist, or the person does not have the skill. */
        PersonSkillNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadPersonSkill: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description No assessment has this identifier, or the candidate has no assessment. */
        AssessmentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The state of the assessment does not allow this move. Nothing was changed. `allowedMoves` lists the possible moves. */
        MoveNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected, and no answer was stored; `validationErrors` has one entry per rejected field. */
        BadAnswers: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadContractData: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected, and no score was stored; `validationErrors` has one entry per rejected field. */
        BadScores: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The state of the assessment does not allow this move (`allowedMoves` lists the possible ones), or another assessor changed the value after the revision in the request. Nothing was changed. */
        ScoreConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadText: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description The body was rejected; `validationErrors` has one entry per rejected field. */
        BadAssignment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorObject"];
            };
        };
        /** @description No candidate or assessment has this identifier. */
        CandidateNotFound: {
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
         * @description Largest number of elements to return.
         * @example 10
         */
        CountQuery: number;
        /**
         * @description Number of the page, starting at 0. Pages after the last one are empty.
         * @example 0
         */
        PageQuery: number;
        /**
         * @description Identifier of the organization.
         * @example org_4Nd8Rt2K
         */
        OrganizationIdPath: string;
        /**
         * @description Identifier of the API key.
         * @example key_7Gm2Xp5R
         */
        ApiKeyIdPath: string;
        /**
         * @description Path of the call below the version's base URL.
         * @example /tasks/zip
         */
        CalledPathQuery: string;
        /**
         * @description Identifier of the fault.
         * @example flt_5Gy1Wm8C
         */
        FaultIdPath: string;
        /**
         * @description Name of the snapshot, instead of the name in the file. Must be unique in the organization.
         * @example before the import
         */
        SnapshotNameQuery: string;
        /**
         * @description Identifier of the snapshot.
         * @example snp_6Kd2Tn9B
         */
        SnapshotIdPath: string;
        /**
         * @description The time after the restore.
         * @example KEPT
         */
        RestoreClockQuery: components["schemas"]["RestoreClock"];
        /**
         * @description Identifier of the webhook.
         * @example whk_2Cx7Jd5F
         */
        WebhookIdPath: string;
        /**
         * @description Keeps deliveries to the webhook with this identifier.
         * @example whk_2Cx7Jd5F
         */
        WebhookIdQuery: string;
        /**
         * @description Keeps what concerns the candidate with this identifier.
         * @example cnd_9Tz3Rk1W
         */
        CandidateIdQuery: string;
        /**
         * @description Keeps deliveries of the event with this identifier.
         * @example evt_3Hw8Zc4L
         */
        EventIdQuery: string;
        /**
         * @description Keeps deliveries in this state. Repeat the parameter for several states.
         * @example [
         *       "PENDING",
         *       "HELD"
         *     ]
         */
        DeliveryStateQuery: components["schemas"]["DeliveryState"][];
        /**
         * @description Keeps what happened at this instant or later.
         * @example 2026-03-02T09:15:00.000Z
         */
        SinceQuery: string;
        /**
         * @description Identifier of the delivery.
         * @example dlv_5Kt2Vw9B
         */
        DeliveryIdPath: string;
        /**
         * @description Keeps elements whose name or title contains this text; for people, also the e-mail address. Case is ignored.
         * @example lind
         */
        SearchTextQuery: string;
        /**
         * @description Identifier of the task.
         * @example tsk_5Wd2Hx9G
         */
        TaskIdPath: string;
        /**
         * @description Keeps mails and events with this e-mail address. The whole address must match; case is ignored.
         * @example jonas.okafor@example.com
         */
        EmailQuery: string;
        /**
         * @description Keeps mails in this state. Repeat the parameter for several states.
         * @example [
         *       "HELD"
         *     ]
         */
        MailStateQuery: components["schemas"]["MailState"][];
        /**
         * @description Identifier of the mail.
         * @example mai_6Kt3Vb9N
         */
        MailIdPath: string;
        /**
         * @description Identifier of the event.
         * @example evt_3Hw8Zc4L
         */
        EventIdPath: string;
        /**
         * @description Keeps entries of this kind. Repeat the parameter for several kinds.
         * @example [
         *       "REQUEST",
         *       "CONTROL"
         *     ]
         */
        JournalKindQuery: components["schemas"]["JournalEntryKind"][];
        /**
         * @description Keeps entries of this operation. Repeat the parameter for several operations.
         * @example [
         *       "createCandidate"
         *     ]
         */
        OperationQuery: string[];
        /**
         * @description Keeps entries with this status, or one of a class such as 4XX. Repeat the parameter for several statuses.
         * @example [
         *       "4XX",
         *       "503"
         *     ]
         */
        StatusQuery: string[];
        /**
         * @description Keeps what the entry with this identifier caused.
         * @example req_8Vd2Kq5W1nXa
         */
        CauseIdQuery: string;
        /**
         * @description Cursor of the page: `next` of the previous page. Absent for the first page.
         * @example 1772442900000001
         */
        AfterQuery: string;
        /**
         * @description The last id that the client received. The stream continues after it. Browsers send this header automatically.
         * @example 1772442900000001
         */
        LastEventIdHeader: string;
        /**
         * @description Identifier of the entry.
         * @example req_8Vd2Kq5W1nXa
         */
        JournalEntryIdPath: string;
        /**
         * @description Identifier of the first entry of the session. For a change, event or mail, the session starts with the request that caused it.
         * @example req_8Vd2Kq5W1nXa
         */
        SessionFromQuery: string;
        /**
         * @description Identifier of the last entry of the session. Default: the newest entry.
         * @example req_8Vd2Kq5W1nXb
         */
        SessionToQuery: string;
        /**
         * @description What the test is for.
         * @example vitest
         */
        SessionTargetQuery: components["schemas"]["SessionTarget"];
        /**
         * @description The header `X-Request-Id` of the response, or the `errorId` in its body.
         * @example err_6Vd2Kq5W
         */
        ExplanationIdPath: string;
        /**
         * @description Identifier of the team.
         * @example team_8Vq4Hy2Z
         */
        TeamIdPath: string;
        /**
         * @description Identifier of the skill.
         * @example skl_2Mf7Xb4N
         */
        SkillIdPath: string;
        /**
         * @description Identifier of the job position.
         * @example jp_5Kn3Ts7B
         */
        JobPositionIdPath: string;
        /**
         * @description Keeps the person with this e-mail address. The whole address must match; case is ignored.
         * @example maya.lindqvist@example.com
         */
        PersonEmailQuery: string;
        /**
         * @description Keeps the members of this team.
         * @example team_8Vq4Hy2Z
         */
        PersonTeamIdQuery: string;
        /**
         * @description Identifier of the person.
         * @example per_7Rj2Wc9F
         */
        PersonIdPath: string;
        /**
         * @description Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test.
         * @example asm_8Hc4Wg2D
         */
        AssessmentIdPath: string;
        /**
         * @description Identifier of a candidate. Also accepts the identifier or the token of one of their assessments.
         * @example cnd_9Tz3Rk1W
         */
        CandidateIdPath: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Absolute URI of the created organization; it responds to GET.
         * @example http://127.0.0.1:4010/control/organizations/org_4Nd8Rt2K
         */
        OrganizationLocation: string;
        /**
         * @description Absolute URI of the created API key; it responds to GET.
         * @example http://127.0.0.1:4010/control/organizations/org_4Nd8Rt2K/keys/key_7Gm2Xp5R
         */
        ApiKeyLocation: string;
        /**
         * @description Absolute URI of the created fault; it responds to GET.
         * @example http://127.0.0.1:4010/control/organizations/org_4Nd8Rt2K/faults/flt_5Gy1Wm8C
         */
        FaultLocation: string;
        /**
         * @description Absolute URI of the created snapshot; it responds to GET.
         * @example http://127.0.0.1:4010/control/organizations/org_4Nd8Rt2K/snapshots/snp_6Kd2Tn9B
         */
        SnapshotLocation: string;
        /**
         * @description Absolute URI of the created webhook; it responds to GET.
         * @example http://127.0.0.1:4010/control/organizations/org_4Nd8Rt2K/webhooks/whk_2Cx7Jd5F
         */
        WebhookLocation: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox serves requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listOrganizations: {
        parameters: {
            query?: {
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, starting at 0. Pages after the last one are empty.
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
            /** @description One page of organizations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The organization to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrganization"];
            };
        };
        responses: {
            /** @description The organization was created. */
            201: {
                headers: {
                    Location: components["headers"]["OrganizationLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedOrganization"];
                };
            };
            400: components["responses"]["BadOrganization"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description What to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationPatch"];
            };
        };
        responses: {
            /** @description The organization as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["BadOrganization"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    resetOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description How to fill the organization. Without a body, as when it was created. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OrganizationReset"];
            };
        };
        responses: {
            /** @description The organization was reset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["BadReset"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, starting at 0. Pages after the last one are empty.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of API keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The key to create. Without a body, a new one for every version. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewApiKey"];
            };
        };
        responses: {
            /** @description The key was created. Keep it: it cannot be read again. */
            201: {
                headers: {
                    Location: components["headers"]["ApiKeyLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            400: components["responses"]["BadApiKey"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the API key.
                 * @example key_7Gm2Xp5R
                 */
                keyId: components["parameters"]["ApiKeyIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApiKeyNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the API key.
                 * @example key_7Gm2Xp5R
                 */
                keyId: components["parameters"]["ApiKeyIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API key was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApiKeyNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    sendCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The call to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionCall"];
            };
        };
        responses: {
            /** @description The version responded, with any status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionResponse"];
                };
            };
            400: components["responses"]["BadCall"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    sendZip: {
        parameters: {
            query: {
                /**
                 * @description Path of the call below the version's base URL.
                 * @example /tasks/zip
                 */
                path: components["parameters"]["CalledPathQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The ZIP that V2 gets. */
        requestBody: {
            content: {
                "application/zip": BinaryBody;
            };
        };
        responses: {
            /** @description V2 responded, with any status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionResponse"];
                };
            };
            400: components["responses"]["BadCall"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getOrganizationClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationClock"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteOrganizationClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization follows the sandbox's clock. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            409: components["responses"]["ClockTaken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    freezeOrganizationClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description When to stop. Without a body, now. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ClockFreeze"];
            };
        };
        responses: {
            /** @description The clock stands still. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationClockChange"];
                };
            };
            400: components["responses"]["BadInstant"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            409: components["responses"]["ClockTaken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    resumeOrganizationClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock is running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationClock"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            409: components["responses"]["ClockTaken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    advanceOrganizationClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description How far. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockAdvance"];
            };
        };
        responses: {
            /** @description The time has passed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationClockChange"];
                };
            };
            400: components["responses"]["BadDuration"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            409: components["responses"]["ClockTaken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listTimers: {
        parameters: {
            query?: {
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, starting at 0. Pages after the last one are empty.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of timers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimerPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listFaults: {
        parameters: {
            query?: {
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, starting at 0. Pages after the last one are empty.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The fault to order. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFault"];
            };
        };
        responses: {
            /** @description The fault was ordered. */
            201: {
                headers: {
                    Location: components["headers"]["FaultLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["BadFault"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the fault.
                 * @example flt_5Gy1Wm8C
                 */
                faultId: components["parameters"]["FaultIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FaultNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the fault.
                 * @example flt_5Gy1Wm8C
                 */
                faultId: components["parameters"]["FaultIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["FaultNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSnapshots: {
        parameters: {
            query?: {
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, starting at 0. Pages after the last one are empty.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of snapshots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The snapshot to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSnapshot"];
            };
        };
        responses: {
            /** @description The snapshot was made. */
            201: {
                headers: {
                    Location: components["headers"]["SnapshotLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["BadSnapshot"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    importSnapshot: {
        parameters: {
            query?: {
                /**
                 * @description Name of the snapshot, instead of the name in the file. Must be unique in the organization.
                 * @example before the import
                 */
                name?: components["parameters"]["SnapshotNameQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "application/gzip": BinaryBody;
            };
        };
        responses: {
            /** @description The snapshot was made. */
            201: {
                headers: {
                    Location: components["headers"]["SnapshotLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["BadSnapshotFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the snapshot.
                 * @example snp_6Kd2Tn9B
                 */
                snapshotId: components["parameters"]["SnapshotIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SnapshotNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the snapshot.
                 * @example snp_6Kd2Tn9B
                 */
                snapshotId: components["parameters"]["SnapshotIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SnapshotNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    exportSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the snapshot.
                 * @example snp_6Kd2Tn9B
                 */
                snapshotId: components["parameters"]["SnapshotIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": BinaryBody;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SnapshotNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the snapshot.
                 * @example snp_6Kd2Tn9B
                 */
                snapshotId: components["parameters"]["SnapshotIdPath"];
            };
            cookie?: never;
        };
        /** @description The time afterwards. Without a body, `SNAPSHOT`. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SnapshotRestore"];
            };
        };
        responses: {
            /** @description The organization as the snapshot has it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["BadRestore"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SnapshotNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getRestorePreview: {
        parameters: {
            query?: {
                /**
                 * @description The time after the restore.
                 * @example KEPT
                 */
                clock?: components["parameters"]["RestoreClockQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the snapshot.
                 * @example snp_6Kd2Tn9B
                 */
                snapshotId: components["parameters"]["SnapshotIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestorePreview"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SnapshotNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    forkSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the snapshot.
                 * @example snp_6Kd2Tn9B
                 */
                snapshotId: components["parameters"]["SnapshotIdPath"];
            };
            cookie?: never;
        };
        /** @description Name and key of the new organization. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SnapshotFork"];
            };
        };
        responses: {
            /** @description The organization was created. */
            201: {
                headers: {
                    Location: components["headers"]["OrganizationLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedOrganization"];
                };
            };
            400: components["responses"]["BadFork"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SnapshotNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, starting at 0. Pages after the last one are empty.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The webhook to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description The webhook was created. */
            201: {
                headers: {
                    Location: components["headers"]["WebhookLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadWebhook"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the webhook.
                 * @example whk_2Cx7Jd5F
                 */
                webhookId: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the webhook.
                 * @example whk_2Cx7Jd5F
                 */
                webhookId: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    disableWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the webhook.
                 * @example whk_2Cx7Jd5F
                 */
                webhookId: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    enableWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the webhook.
                 * @example whk_2Cx7Jd5F
                 */
                webhookId: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the webhook.
                 * @example whk_2Cx7Jd5F
                 */
                webhookId: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        /** @description The new secret. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SecretRotation"];
            };
        };
        responses: {
            /** @description The webhook with its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadSecret"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    sendTestEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the webhook.
                 * @example whk_2Cx7Jd5F
                 */
                webhookId: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    failNextDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the webhook.
                 * @example whk_2Cx7Jd5F
                 */
                webhookId: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        /** @description The failures. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulatedFailures"];
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadSimulation"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    replayDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the webhook.
                 * @example whk_2Cx7Jd5F
                 */
                webhookId: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        /** @description Which deliveries. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReplayInput"];
            };
        };
        responses: {
            /** @description How many deliveries are attempted again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            400: components["responses"]["BadReplay"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCaughtRequests: {
        parameters: {
            query?: {
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, starting at 0. Pages after the last one are empty.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of caught requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaughtRequestPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteCaughtRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catcher is empty. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Keeps deliveries to the webhook with this identifier.
                 * @example whk_2Cx7Jd5F
                 */
                webhookId?: components["parameters"]["WebhookIdQuery"];
                /**
                 * @description Keeps what concerns the candidate with this identifier.
                 * @example cnd_9Tz3Rk1W
                 */
                candidateId?: components["parameters"]["CandidateIdQuery"];
                /**
                 * @description Keeps deliveries of the event with this identifier.
                 * @example evt_3Hw8Zc4L
                 */
                eventId?: components["parameters"]["EventIdQuery"];
                /**
                 * @description Keeps deliveries in this state. Repeat the parameter for several states.
                 * @example [
                 *       "PENDING",
                 *       "HELD"
                 *     ]
                 */
                state?: components["parameters"]["DeliveryStateQuery"];
                /**
                 * @description Keeps what happened at this instant or later.
                 * @example 2026-03-02T09:15:00.000Z
                 */
                since?: components["parameters"]["SinceQuery"];
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, starting at 0. Pages after the last one are empty.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the delivery.
                 * @example dlv_5Kt2Vw9B
                 */
                deliveryId: components["parameters"]["DeliveryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DeliveryNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    replayDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the delivery.
                 * @example dlv_5Kt2Vw9B
                 */
                deliveryId: components["parameters"]["DeliveryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DeliveryNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /**
                 * @description Keeps elements whose name or title contains this text; for people, also the e-mail address. Case is ignored.
                 * @example lind
                 */
                searchText?: components["parameters"]["SearchTextQuery"];
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, starting at 0. Pages after the last one are empty.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
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
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TaskNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listMails: {
        parameters: {
            query?: {
                /**
                 * @description Keeps what concerns the candidate with this identifier.
                 * @example cnd_9Tz3Rk1W
                 */
                candidateId?: components["parameters"]["CandidateIdQuery"];
                /**
                 * @description Keeps mails and events with this e-mail address. The whole address must match; case is ignored.
                 * @example jonas.okafor@example.com
                 */
                email?: components["parameters"]["EmailQuery"];
                /**
                 * @description Keeps mails in this state. Repeat the parameter for several states.
                 * @example [
                 *       "HELD"
                 *     ]
                 */
                state?: components["parameters"]["MailStateQuery"];
                /**
                 * @description Keeps what happened at this instant or later.
                 * @example 2026-03-02T09:15:00.000Z
                 */
                since?: components["parameters"]["SinceQuery"];
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, starting at 0. Pages after the last one are empty.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the mail.
                 * @example mai_6Kt3Vb9N
                 */
                mailId: components["parameters"]["MailIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MailNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    replayMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the mail.
                 * @example mai_6Kt3Vb9N
                 */
                mailId: components["parameters"]["MailIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MailNotFound"];
            409: components["responses"]["MailWithoutObject"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    replayHeldMails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of mails that are sent again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Keeps what concerns the candidate with this identifier.
                 * @example cnd_9Tz3Rk1W
                 */
                candidateId?: components["parameters"]["CandidateIdQuery"];
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, starting at 0. Pages after the last one are empty.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateEventPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the event.
                 * @example evt_3Hw8Zc4L
                 */
                eventId: components["parameters"]["EventIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateEvent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EventNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listJournal: {
        parameters: {
            query?: {
                /**
                 * @description Keeps what concerns the candidate with this identifier.
                 * @example cnd_9Tz3Rk1W
                 */
                candidateId?: components["parameters"]["CandidateIdQuery"];
                /**
                 * @description Keeps entries of this kind. Repeat the parameter for several kinds.
                 * @example [
                 *       "REQUEST",
                 *       "CONTROL"
                 *     ]
                 */
                kind?: components["parameters"]["JournalKindQuery"];
                /**
                 * @description Keeps entries of this operation. Repeat the parameter for several operations.
                 * @example [
                 *       "createCandidate"
                 *     ]
                 */
                operation?: components["parameters"]["OperationQuery"];
                /**
                 * @description Keeps entries with this status, or one of a class such as 4XX. Repeat the parameter for several statuses.
                 * @example [
                 *       "4XX",
                 *       "503"
                 *     ]
                 */
                status?: components["parameters"]["StatusQuery"];
                /**
                 * @description Keeps what happened at this instant or later.
                 * @example 2026-03-02T09:15:00.000Z
                 */
                since?: components["parameters"]["SinceQuery"];
                /**
                 * @description Keeps what the entry with this identifier caused.
                 * @example req_8Vd2Kq5W1nXa
                 */
                causeId?: components["parameters"]["CauseIdQuery"];
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Cursor of the page: `next` of the previous page. Absent for the first page.
                 * @example 1772442900000001
                 */
                after?: components["parameters"]["AfterQuery"];
            };
            header?: {
                /**
                 * @description The last id that the client received. The stream continues after it. Browsers send this header automatically.
                 * @example 1772442900000001
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventIdHeader"];
            };
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the journal, or the stream of its entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalPage"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getJournalEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the entry.
                 * @example req_8Vd2Kq5W1nXa
                 */
                entryId: components["parameters"]["JournalEntryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry, its causes and its effects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalChain"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JournalEntryNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    exportSession: {
        parameters: {
            query: {
                /**
                 * @description Identifier of the first entry of the session. For a change, event or mail, the session starts with the request that caused it.
                 * @example req_8Vd2Kq5W1nXa
                 */
                from: components["parameters"]["SessionFromQuery"];
                /**
                 * @description Identifier of the last entry of the session. Default: the newest entry.
                 * @example req_8Vd2Kq5W1nXb
                 */
                to?: components["parameters"]["SessionToQuery"];
                /**
                 * @description What the test is for.
                 * @example vitest
                 */
                as: components["parameters"]["SessionTargetQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
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
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadSession"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JournalEntryNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getExplanation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The header `X-Request-Id` of the response, or the `errorId` in its body.
                 * @example err_6Vd2Kq5W
                 */
                id: components["parameters"]["ExplanationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The explanation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Explanation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ExplanationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCertificatePlugin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plugin. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificatePlugin"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    replaceCertificatePlugin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description How it behaves from now on. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificatePluginInput"];
            };
        };
        responses: {
            /** @description The plugin as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificatePlugin"];
                };
            };
            400: components["responses"]["BadCertificatePlugin"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /**
                 * @description Keeps elements whose name or title contains this text; for people, also the e-mail address. Case is ignored.
                 * @example lind
                 */
                searchText?: components["parameters"]["SearchTextQuery"];
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, starting at 0. Pages after the last one are empty.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the team.
                 * @example team_8Vq4Hy2Z
                 */
                teamId: components["parameters"]["TeamIdPath"];
            };
            cookie?: never;
        };
        /** @description What to set. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamPatch"];
            };
        };
        responses: {
            /** @description The team as it is now. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TeamNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSkills: {
        parameters: {
            query?: {
                /**
                 * @description Keeps elements whose name or title contains this text; for people, also the e-mail address. Case is ignored.
                 * @example lind
                 */
                searchText?: components["parameters"]["SearchTextQuery"];
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, starting at 0. Pages after the last one are empty.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
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
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSkill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SkillNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listJobPositions: {
        parameters: {
            query?: {
                /**
                 * @description Keeps elements whose name or title contains this text; for people, also the e-mail address. Case is ignored.
                 * @example lind
                 */
                searchText?: components["parameters"]["SearchTextQuery"];
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, starting at 0. Pages after the last one are empty.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getJobPosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobPositionNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /**
                 * @description Keeps the person with this e-mail address. The whole address must match; case is ignored.
                 * @example maya.lindqvist@example.com
                 */
                email?: components["parameters"]["PersonEmailQuery"];
                /**
                 * @description Keeps the members of this team.
                 * @example team_8Vq4Hy2Z
                 */
                teamId?: components["parameters"]["PersonTeamIdQuery"];
                /**
                 * @description Keeps elements whose name or title contains this text; for people, also the e-mail address. Case is ignored.
                 * @example lind
                 */
                searchText?: components["parameters"]["SearchTextQuery"];
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, starting at 0. Pages after the last one are empty.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
            };
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
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrganizationNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
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
            403: components["responses"]["Forbidden"];
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
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the person.
                 * @example per_7Rj2Wc9F
                 */
                personId: components["parameters"]["PersonIdPath"];
            };
            cookie?: never;
        };
        /** @description What to set. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonPatch"];
            };
        };
        responses: {
            /** @description The person as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["BadPerson"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PersonNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    replaceOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the person.
                 * @example per_7Rj2Wc9F
                 */
                personId: components["parameters"]["PersonIdPath"];
            };
            cookie?: never;
        };
        /** @description The step. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingInput"];
            };
        };
        responses: {
            /** @description The person as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["BadOnboarding"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PersonNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPersonSkills: {
        parameters: {
            query?: {
                /**
                 * @description Largest number of elements to return.
                 * @example 10
                 */
                count?: components["parameters"]["CountQuery"];
                /**
                 * @description Number of the page, starting at 0. Pages after the last one are empty.
                 * @example 0
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
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
            /** @description One page of skills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonSkillPage"];
                };
            };
            400: components["responses"]["BadQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PersonNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deletePersonSkill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the person.
                 * @example per_7Rj2Wc9F
                 */
                personId: components["parameters"]["PersonIdPath"];
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
            /** @description The skill was removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PersonSkillNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updatePersonSkill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the organization.
                 * @example org_4Nd8Rt2K
                 */
                id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description Identifier of the person.
                 * @example per_7Rj2Wc9F
                 */
                personId: components["parameters"]["PersonIdPath"];
                /**
                 * @description Identifier of the skill.
                 * @example skl_2Mf7Xb4N
                 */
                skillId: components["parameters"]["SkillIdPath"];
            };
            cookie?: never;
        };
        /** @description What to set. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonSkillPatch"];
            };
        };
        responses: {
            /** @description The skill as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonSkill"];
                };
            };
            400: components["responses"]["BadPersonSkill"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PersonSkillNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test.
                 * @example asm_8Hc4Wg2D
                 */
                id: components["parameters"]["AssessmentIdPath"];
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
                    "application/json": components["schemas"]["Assessment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AssessmentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    startAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test.
                 * @example asm_8Hc4Wg2D
                 */
                id: components["parameters"]["AssessmentIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assessment after the move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AssessmentNotFound"];
            409: components["responses"]["MoveNotAllowed"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    answerAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test.
                 * @example asm_8Hc4Wg2D
                 */
                id: components["parameters"]["AssessmentIdPath"];
            };
            cookie?: never;
        };
        /** @description What the candidate enters. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswersInput"];
            };
        };
        responses: {
            /** @description The assessment after the move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
            400: components["responses"]["BadAnswers"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AssessmentNotFound"];
            409: components["responses"]["MoveNotAllowed"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    submitAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test.
                 * @example asm_8Hc4Wg2D
                 */
                id: components["parameters"]["AssessmentIdPath"];
            };
            cookie?: never;
        };
        /** @description Contract data from the last page. Stored if the test asks for it, otherwise ignored. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ContractDataInput"];
            };
        };
        responses: {
            /** @description The assessment after the move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
            400: components["responses"]["BadContractData"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AssessmentNotFound"];
            409: components["responses"]["MoveNotAllowed"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    assessAutomatically: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test.
                 * @example asm_8Hc4Wg2D
                 */
                id: components["parameters"]["AssessmentIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assessment after the move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AssessmentNotFound"];
            409: components["responses"]["MoveNotAllowed"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    scoreAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test.
                 * @example asm_8Hc4Wg2D
                 */
                id: components["parameters"]["AssessmentIdPath"];
            };
            cookie?: never;
        };
        /** @description The scores. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScoresInput"];
            };
        };
        responses: {
            /** @description The assessment after the move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
            400: components["responses"]["BadScores"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AssessmentNotFound"];
            409: components["responses"]["ScoreConflict"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    noteAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test.
                 * @example asm_8Hc4Wg2D
                 */
                id: components["parameters"]["AssessmentIdPath"];
            };
            cookie?: never;
        };
        /** @description The note. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteInput"];
            };
        };
        responses: {
            /** @description The assessment after the move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
            400: components["responses"]["BadText"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AssessmentNotFound"];
            409: components["responses"]["ScoreConflict"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    giveFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test.
                 * @example asm_8Hc4Wg2D
                 */
                id: components["parameters"]["AssessmentIdPath"];
            };
            cookie?: never;
        };
        /** @description The feedback. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackInput"];
            };
        };
        responses: {
            /** @description The assessment after the move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
            400: components["responses"]["BadText"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AssessmentNotFound"];
            409: components["responses"]["MoveNotAllowed"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    expireAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test.
                 * @example asm_8Hc4Wg2D
                 */
                id: components["parameters"]["AssessmentIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assessment after the move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AssessmentNotFound"];
            409: components["responses"]["MoveNotAllowed"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    failAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test.
                 * @example asm_8Hc4Wg2D
                 */
                id: components["parameters"]["AssessmentIdPath"];
            };
            cookie?: never;
        };
        /** @description Why it fails. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FailureInput"];
            };
        };
        responses: {
            /** @description The assessment after the move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
            400: components["responses"]["BadText"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AssessmentNotFound"];
            409: components["responses"]["MoveNotAllowed"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    cancelAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of an assessment. Also accepts the identifier of a candidate, for the newest assessment, and the token of a test.
                 * @example asm_8Hc4Wg2D
                 */
                id: components["parameters"]["AssessmentIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assessment after the move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AssessmentNotFound"];
            409: components["responses"]["MoveNotAllowed"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    assignCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a candidate. Also accepts the identifier or the token of one of their assessments.
                 * @example cnd_9Tz3Rk1W
                 */
                id: components["parameters"]["CandidateIdPath"];
            };
            cookie?: never;
        };
        /** @description User and team to assign the candidate to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentInput"];
            };
        };
        responses: {
            /** @description The assignment as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assignment"];
                };
            };
            400: components["responses"]["BadAssignment"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CandidateNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    freezeClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description When to stop. Without a body, now. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ClockFreeze"];
            };
        };
        responses: {
            /** @description The clock stands still. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockChange"];
                };
            };
            400: components["responses"]["BadInstant"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    resumeClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock is running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How far. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockAdvance"];
            };
        };
        responses: {
            /** @description The time has passed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockChange"];
                };
            };
            400: components["responses"]["BadDuration"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
}
/** @description One rejected field of a request. */
export type ValidationError = {
    /** @description Name of the rejected body field or parameter; an element of a list with its index in brackets. */
    field: string;
    /** @description The rejected value as text; empty when it is missing. */
    value: string;
    /** @description The rule that the value violates. */
    message: string;
};
/**
 * @description A step of an assessment; each one is an operation below `/assessments/{id}`.
 * @enum {string}
 */
export type Move = "start" | "answer" | "submit" | "assess" | "score" | "note" | "feedback" | "expire" | "fail" | "cancel";
/** @description Body of every response with status 400 or above. */
export type ErrorObject = {
    /** @description Error code; equals the HTTP status. */
    code: number;
    /** @description Unique id of this error. */
    errorId: string;
    /** @description What is wrong and, if known, how to fix it. */
    details: string;
    /** @description One entry per rejected field; empty when the failure is of another kind. */
    validationErrors: components["schemas"]["ValidationError"][];
    /** @description Possible moves; present if the state of an assessment forbids the requested one. */
    allowedMoves?: components["schemas"]["Move"][];
};
/** @description Health and version of the sandbox. */
export type Health = {
    /**
     * @description `UP` while everything works. `DEGRADED` while nothing can be stored, for example because the disk is full: reads continue, every change is refused with 507 or 503.
     * @enum {string}
     */
    status: "UP" | "DEGRADED";
    /** @description Why the sandbox is degraded; absent while it is up. */
    problem?: string;
    /** @description Version of the sandbox. */
    version: string;
    /**
     * Format: date-time
     * @description When this process started, by the machine's clock.
     */
    startDate: string;
    /** @description Seconds since then. */
    uptimeInSeconds: number;
    /**
     * Format: uri
     * @description Address of a mock; absent if none is configured.
     */
    mockUrl?: string;
};
/** @description A customer of the service. All other data belongs to exactly one organization; other organizations cannot see it. */
export type Organization = {
    /** @description Identifier of the organization. */
    id: string;
    /** @description Name of the organization. */
    name: string;
    /** @description Remaining invitations; null for no limit. */
    credits: number | null;
    /**
     * Format: date-time
     * @description When the organization was created.
     */
    creationDate: string;
};
/** @description Position in a list. */
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
/** @description One page of organizations. */
export type OrganizationPage = {
    /** @description The organizations of this page. */
    items: components["schemas"]["Organization"][];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/**
 * @description First data of an organization.
 *
 *     - `none`: nothing.
 *     - `catalogue`: a believable catalogue of tasks of every type, several tests, two tests that cannot be used, and predefined tests of every
 *       seniority; no candidates.
 *     - `demo`: the same catalogue, and some candidates.
 *     - `large`: the same catalogue, and ten thousand candidates.
 * @enum {string}
 */
export type Seed = "none" | "catalogue" | "demo" | "large";
/**
 * @description A version of the API.
 * @enum {string}
 */
export type ApiVersion = "V1" | "V2" | "V3";
/** @description An API key to create. */
export type NewApiKey = {
    /** @description Purpose of the key, such as the program that uses it. Optional. */
    name?: string;
    /** @description The versions it opens; all of them when absent. */
    versions?: components["schemas"]["ApiVersion"][];
    /** @description A specific key: 8 to 200 visible ASCII characters, used by no other key. Default: a random one. */
    key?: string;
};
/** @description An organization to create. */
export type NewOrganization = {
    /** @description Name of the organization. */
    name: string;
    /**
     * @description Number of invitations; null for no limit.
     * @default null
     */
    credits?: number | null;
    /** @description What to fill it with; `demo` when absent. */
    seed?: components["schemas"]["Seed"];
    /** @description Seed of generated content: the same text creates the same content with the same identifiers. Default: different content for each organization. */
    seedValue?: string;
    /** @description An API key to create with it; `{}` for a key of all versions. Default: none. */
    apiKey?: components["schemas"]["NewApiKey"];
};
/** @description Metadata of an API key. The key itself is shown once, when it is created, and is not stored. */
export type ApiKey = {
    /** @description Identifier of the key; not the key itself. */
    id: string;
    /** @description Purpose of the key. Absent if it has no name. */
    name?: string;
    /** @description Last four characters of the key, to recognize it. */
    hint: string;
    /** @description The versions it opens. */
    versions: components["schemas"]["ApiVersion"][];
    /**
     * Format: date-time
     * @description When the key was created.
     */
    creationDate: string;
};
/** @description A new API key, with the key itself. */
export type CreatedApiKey = components["schemas"]["ApiKey"] & {
    /** @description The key, to be sent in the version's key header. */
    key: string;
};
/** @description A new organization, with its API key if requested. */
export type CreatedOrganization = components["schemas"]["Organization"] & {
    /** @description The requested API key; absent if none was requested. Keep it: it cannot be read again. */
    apiKey?: components["schemas"]["CreatedApiKey"];
};
/** @description What to change of an organization. */
export type OrganizationPatch = {
    /** @description New number of remaining invitations; null for no limit. */
    credits: number | null;
};
/** @description How to fill an organization again. */
export type OrganizationReset = {
    /** @description The new content. Default: that of its creation. */
    seed?: components["schemas"]["Seed"];
    /** @description Seed of generated content: the same text creates the same content with the same identifiers. Default: the seed value of its creation. */
    seedValue?: string;
};
/** @description One page of API keys. */
export type ApiKeyPage = {
    /** @description The API keys of this page. */
    items: components["schemas"]["ApiKey"][];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/**
 * @description Encoding of the body of a call: plain text, or Base64 for other bodies.
 * @default text
 * @enum {string}
 */
export type CallEncoding = "text" | "base64";
/** @description A call of V1, V2 or V3 to make. */
export type VersionCall = {
    /** @description The version to call. */
    version: components["schemas"]["ApiVersion"];
    /**
     * @description Method of the request.
     * @enum {string}
     */
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    /** @description Path below the version's base URL, with the query. */
    path: string;
    /** @description Media type of `body`. Default: the version's JSON. */
    contentType?: string;
    /** @description Media types to accept; any when absent. */
    accept?: string;
    /** @description Body of the request. */
    body?: string;
    /** @description How `body` is written. */
    encoding?: components["schemas"]["CallEncoding"];
};
/** @description Headers of a response, by name in lower case. */
export type ResponseHeaders = {
    [key: string]: string;
};
/** @description The response of V1, V2 or V3 to a call. */
export type VersionResponse = {
    /** @description Identifier of the request in the journal and in `GET /explanations/{id}`. */
    requestId: string;
    /** @description Status of the response. */
    status: number;
    /** @description Headers of the response. */
    headers: components["schemas"]["ResponseHeaders"];
    /** @description Body of the response; absent if it is empty. */
    body?: string;
};
/** @description An organization's time. */
export type OrganizationClock = {
    /**
     * Format: date-time
     * @description What time it is for the organization.
     */
    now: string;
    /** @description Whether its time stands still. */
    frozen: boolean;
    /** @description Whether it has its own clock; false while it follows the sandbox clock. */
    own: boolean;
};
/** @description When to stop the clock. */
export type ClockFreeze = {
    /**
     * Format: date-time
     * @description The instant to stop at, not before the current time of the clock. Default: now.
     */
    at?: string;
};
/** @description An organization's time after a change of its clock. */
export type OrganizationClockChange = components["schemas"]["OrganizationClock"] & {
    /** @description Number of the organization's timers that fell due and were run. */
    timersRun: number;
};
/** @description How far to move the clock forward. */
export type ClockAdvance = {
    /** @description An ISO 8601 duration of weeks, or of days, hours, minutes and seconds, such as `P1W`, `P3D` or `PT90S`, or a number of milliseconds. */
    duration: string | number;
};
/**
 * @description Effect of a timer. It does not change an assessment that has moved on.
 *
 *     - `HAND_OVER`: an invitation without a mail counts as sent.
 *     - `EXPIRE`: an unused invitation expires.
 *     - `TIME_LIMIT`: the time of a test ends.
 *     - `ASSESS`: the answers that the service can score are scored.
 *     - `BUILD`: the build of a task ends.
 * @enum {string}
 */
export type TimerKind = "HAND_OVER" | "EXPIRE" | "TIME_LIMIT" | "ASSESS" | "BUILD";
/** @description Something that time will bring about. */
export type Timer = {
    /** @description What happens then. */
    kind: components["schemas"]["TimerKind"];
    /**
     * Format: date-time
     * @description When it happens, by the organization's clock.
     */
    dueDate: string;
    /** @description The candidate; absent for a build. */
    candidateId?: string;
    /** @description The assessment; absent for a build. */
    assessmentId?: string;
    /** @description Task that is built; absent for everything else. */
    taskId?: string;
};
/** @description One page of timers. */
export type TimerPage = {
    /** @description The timers of this page. */
    items: components["schemas"]["Timer"][];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/**
 * @description Status of the response: retry later, or a failure of the service.
 * @enum {integer}
 */
export type FaultStatus = 429 | 500 | 503;
/**
 * @description `connection`: the connection is cut without a response.
 * @enum {string}
 */
export type FaultConnection = "connection";
/** @description A fault for testing clients. If several match a request, the oldest applies. */
export type Fault = {
    /** @description Identifier of the fault. The journal names it in each affected request. */
    id: string;
    /** @description Identifier of the API key of affected requests; absent for all keys. */
    keyId?: string;
    /** @description The affected version; absent for all versions. */
    version?: components["schemas"]["ApiVersion"];
    /** @description operationId of affected requests; absent for all operations. */
    operation?: string;
    /** @description Replaces the service's response; absent if the service responds after the delay. */
    outcome?: components["schemas"]["FaultStatus"] | components["schemas"]["FaultConnection"];
    /** @description Delay in milliseconds; absent for none. */
    delayInMs?: number;
    /** @description Number of requests still to affect; absent without a limit. The fault is deleted after the last one. */
    count?: number;
    /** @description Share of affected requests, chosen at random; absent for all. */
    share?: number;
    /**
     * Format: date-time
     * @description When it was ordered.
     */
    creationDate: string;
};
/** @description One page of faults. */
export type FaultPage = {
    /** @description The faults of this page. */
    items: components["schemas"]["Fault"][];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/** @description A fault to inject. It has an outcome, a delay, or both. */
export type NewFault = {
    /** @description Identifier of the API key of affected requests. Default: all keys of the organization. */
    keyId?: string;
    /** @description The affected version. Default: all versions. */
    version?: components["schemas"]["ApiVersion"];
    /** @description operationId of affected requests. Default: all operations. */
    operation?: string;
    /** @description Replaces the response; the request changes nothing. Without an outcome, the service responds after the delay. */
    outcome?: components["schemas"]["FaultStatus"] | components["schemas"]["FaultConnection"];
    /** @description Delay in milliseconds of the machine's clock. */
    delayInMs?: number;
    /** @description Number of affected requests. Default: all, until the fault is deleted. */
    count?: number;
    /** @description Share of affected requests, chosen at random. Default: all. */
    share?: number;
};
/** @description How many entities of each collection there are. */
export type SnapshotCounts = {
    [key: string]: number;
};
/** @description All data of an organization at one moment, except API keys, the journal and other snapshots. */
export type Snapshot = {
    /** @description Identifier of the snapshot. */
    id: string;
    /** @description Name, unique in the organization. */
    name: string;
    /** @description Whether it keeps candidates and people who are deleted later. */
    keepsDeleted: boolean;
    /** @description Number of entities of each collection at its creation. */
    counts: components["schemas"]["SnapshotCounts"];
    /**
     * Format: date-time
     * @description When it was begun.
     */
    creationDate: string;
};
/** @description One page of snapshots. */
export type SnapshotPage = {
    /** @description The snapshots of this page. */
    items: components["schemas"]["Snapshot"][];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/** @description A snapshot to make. */
export type NewSnapshot = {
    /** @description Name of the snapshot, unique in the organization. */
    name: string;
    /**
     * @description Whether the snapshot keeps candidates and people who are deleted later, so that a restore includes them. With false, a deletion also removes them from the snapshot. Such a snapshot contains no responses of webhook receivers, because they may name people.
     * @default true
     */
    keepsDeleted?: boolean;
};
/**
 * @description Time of an organization after a restore.
 *
 *     - `SNAPSHOT`: the clock of the snapshot, running on. It has the same distance to the machine's clock as then, and follows the sandbox clock if
 *       it did then. A frozen clock stays at its time.
 *     - `MOMENT`: the moment of the snapshot, as the organization's own clock. No timer is due.
 *     - `KEPT`: the current clock.
 * @enum {string}
 */
export type RestoreClock = "SNAPSHOT" | "MOMENT" | "KEPT";
/** @description How to go back to a snapshot. */
export type SnapshotRestore = {
    /** @description The time afterwards; `SNAPSHOT` when absent. */
    clock?: components["schemas"]["RestoreClock"];
};
/** @description Number of timers of each kind, see `TimerKind`. Kinds without timers are absent. */
export type TimerCounts = {
    [key: string]: number;
};
/** @description Effects of a restore at this moment. */
export type RestorePreview = {
    /** @description The organization's time afterwards. */
    clock: components["schemas"]["OrganizationClock"];
    /** @description Number of timers of the snapshot that would fall due at once. */
    timersDue: components["schemas"]["TimerCounts"];
};
/** @description How to make an organization from a snapshot. */
export type SnapshotFork = {
    /** @description Name of the new organization. Default: the name in the snapshot. */
    name?: string;
    /** @description Its API key. Default: a random key for all versions. */
    apiKey?: components["schemas"]["NewApiKey"];
};
/**
 * @description A version that delivers events.
 * @enum {string}
 */
export type WebhookApiVersion = "V1" | "V2";
/**
 * @description Whether events are delivered (`ENABLED`), or held until the webhook is enabled again (`DISABLED`).
 * @enum {string}
 */
export type WebhookState = "ENABLED" | "DISABLED";
/**
 * @description Why a webhook is disabled: the receiver responded with 410 (`GONE`), every attempt failed for five days (`FAILING`), or the control API was asked to (`REQUESTED`).
 * @enum {string}
 */
export type DisabledReason = "GONE" | "FAILING" | "REQUESTED";
/** @description A replaced secret, which still signs deliveries for a while, in addition to the new one. */
export type PreviousSecret = {
    /** @description The secret. */
    secret: string;
    /**
     * Format: date-time
     * @description Until when it signs deliveries.
     */
    expirationDate: string;
};
/** @description Status of an unsuccessful response. */
export type SimulatedStatus = number;
/**
 * @description Reason for a missing response: the receiver took too long (`timeout`), or the connection failed (`connection`).
 * @enum {string}
 */
export type ConnectionFailure = "timeout" | "connection";
/** @description Simulated failures of the next attempts. Nothing is sent; the attempts count as failed. */
export type SimulatedFailures = {
    /** @description How many attempts fail; 0 ends it. */
    count: number;
    /** @description Status of the response, or why there is none. */
    outcome: components["schemas"]["SimulatedStatus"] | components["schemas"]["ConnectionFailure"];
};
/** @description Deliveries to a webhook by their state. */
export type DeliveryCounts = {
    /** @description Still to be attempted, now or later. */
    pending: number;
    /** @description Taken by the receiver. */
    delivered: number;
    /** @description Held until a replay, or until the webhook is enabled. */
    held: number;
};
/** @description An address that events are delivered to. */
export type Webhook = {
    /** @description Identifier of the registration. */
    id: string;
    /**
     * Format: uri
     * @description Where events are delivered to.
     */
    url: string;
    /** @description Sent with each delivery, in the header `X-Hook-Secret` by V1 and `Vendor-Hook-Secret` by V2. */
    secret: string;
    /** @description Whose events and headers the endpoint gets. */
    apiVersion: components["schemas"]["WebhookApiVersion"];
    /**
     * Format: date-time
     * @description When the webhook was registered.
     */
    creationDate: string;
    /** @description Whether events are delivered. */
    state: components["schemas"]["WebhookState"];
    /**
     * Format: date-time
     * @description When it was disabled; absent while it is enabled.
     */
    disabledDate?: string;
    /** @description Why it was disabled; absent while it is enabled. */
    disabledReason?: components["schemas"]["DisabledReason"];
    /**
     * Format: date-time
     * @description Time of the first failure since the last success; absent without a failure.
     */
    failingSince?: string;
    /** @description Replaced secrets that still sign deliveries, the newest first. */
    previousSecrets: components["schemas"]["PreviousSecret"][];
    /** @description Simulated failures of the next attempts; absent if none are left. */
    simulatedFailures?: components["schemas"]["SimulatedFailures"];
    /** @description How many deliveries there are in each state. */
    deliveries: components["schemas"]["DeliveryCounts"];
};
/** @description One page of webhooks. */
export type WebhookPage = {
    /** @description The webhooks of this page. */
    items: components["schemas"]["Webhook"][];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/** @description A webhook to create. */
export type NewWebhook = {
    /**
     * Format: uri
     * @description Where to deliver events to: an absolute http or https URL without user name and password.
     */
    url: string;
    /** @description Whose events and headers the endpoint gets. */
    apiVersion: components["schemas"]["WebhookApiVersion"];
    /** @description The secret to send with each delivery, visible ASCII characters. Default: a random one. */
    secret?: string;
};
/** @description A new secret for a webhook. */
export type SecretRotation = {
    /** @description The new secret, visible ASCII characters without spaces. Default: a random one. */
    secret?: string;
    /** @description How long the old secret still signs deliveries, as an ISO 8601 duration. Default: a day. */
    overlap?: string;
};
/**
 * @description `PENDING`: to be attempted, now or by the schedule of retries. `DELIVERED`: the receiver responded with 2xx. `HELD`: the last retry failed, the webhook is disabled, or it was pending in a restored snapshot. A replay, or enabling the webhook, attempts it again. No delivery is dropped.
 * @enum {string}
 */
export type DeliveryState = "PENDING" | "DELIVERED" | "HELD";
/**
 * @description Why there was no response: it took too long (`timeout`), the connection failed (`connection`), the settings do not allow the address (`address`), or the event does not fit the document of its version (`document`).
 * @enum {string}
 */
export type DeliveryFailure = "timeout" | "connection" | "address" | "document";
/** @description One attempt at a delivery. */
export type DeliveryAttempt = {
    /**
     * Format: date-time
     * @description When it was made, by the organization's clock.
     */
    date: string;
    /** @description Duration, in milliseconds of the machine's clock. */
    durationInMs: number;
    /** @description Status of the receiver's response; absent when there was none. */
    status?: number;
    /** @description The first kilobyte of the response. Removed when a candidate or person in it is deleted. */
    body?: string;
    /** @description Why there was no response; absent when there was one. */
    failure?: components["schemas"]["DeliveryFailure"];
    /** @description What happened, in words. */
    message?: string;
    /** @description Whether the failure was simulated through this API. Nothing was sent. */
    simulated: boolean;
};
/** @description An event on its way to one webhook. */
export type Delivery = {
    /** @description Identifier of the delivery. */
    id: string;
    /** @description Identifier of the webhook. */
    webhookId: string;
    /** @description Identifier of the event, as in the header `webhook-id`. */
    eventId: string;
    /** @description Identifier of the candidate the event is about. */
    candidateId: string;
    /** @description State of the delivery. */
    state: components["schemas"]["DeliveryState"];
    /**
     * Format: date-time
     * @description When the event happened.
     */
    creationDate: string;
    /**
     * Format: date-time
     * @description Time of the next attempt; present while it is pending.
     */
    nextAttemptDate?: string;
    /** @description Failed attempts since it was created or replayed. */
    failures: number;
    /** @description The newest hundred attempts, oldest first. */
    attempts: components["schemas"]["DeliveryAttempt"][];
};
/** @description Which deliveries are attempted again. */
export type ReplayInput = {
    /** @description Only deliveries in one of these states. Default: all states. */
    state?: components["schemas"]["DeliveryState"][];
    /**
     * Format: date-time
     * @description Only events of this time or later. Default: all.
     */
    since?: string;
};
/** @description The outcome of a replay. */
export type Replay = {
    /** @description Number of deliveries or mails to attempt again. */
    replayed: number;
};
/** @description Headers of a request, by name in lower case. */
export type RequestHeaders = {
    [key: string]: string;
};
/** @description A request that the catcher of an organization received. */
export type CaughtRequest = {
    /** @description Identifier of the request, as in the `X-Request-Id` of its response. */
    requestId: string;
    /**
     * Format: date-time
     * @description Arrival time by the organization's clock, as in deliveries.
     */
    date: string;
    /** @description Headers of the request, including the webhook's secret and signature. */
    headers: components["schemas"]["RequestHeaders"];
    /** @description Body of the request, up to 65,536 characters. */
    body: string;
};
/** @description One page of caught requests. */
export type CaughtRequestPage = {
    /** @description The caught requests of this page. */
    items: components["schemas"]["CaughtRequest"][];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/** @description One page of deliveries. */
export type DeliveryPage = {
    /** @description The deliveries of this page. */
    items: components["schemas"]["Delivery"][];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/**
 * @description Kind of answer a task asks for.
 * @enum {string}
 */
export type AnswerType = "CHOICE" | "CODE_GAPS" | "CODE_REVIEW" | "DATABASE" | "DEVOPS" | "ESSAY" | "PROGRAMMING" | "TESTING" | "AI_INTERVIEW";
/**
 * @description Difficulty of a task.
 * @enum {string}
 */
export type Difficulty = "EASY" | "MEDIUM" | "HARD";
/**
 * @description Whether a task is published.
 *
 *     - `DRAFT`: never published.
 *     - `PUBLISHED`: published, without changes.
 *     - `CHANGED`: published, with unpublished changes.
 * @enum {string}
 */
export type TaskState = "DRAFT" | "PUBLISHED" | "CHANGED";
/**
 * @description How a build ended.
 *
 *     - `SUCCESS`: the package was built, and its tests had the expected results.
 *     - `FAILURE`: the package could not be built.
 *     - `TEST_FAILURE`: a test failed.
 *     - `INTERNAL_ERROR`: the build failed because of an error in the service.
 *     - `TIMEOUT`: the build took too long.
 * @enum {string}
 */
export type BuildStatus = "SUCCESS" | "FAILURE" | "TEST_FAILURE" | "INTERNAL_ERROR" | "TIMEOUT";
/** @description A task that candidates solve. Title, type and other fields include unpublished changes. */
export type Task = {
    /** @description Identifier of the task. */
    id: string;
    /** @description Title of the task. */
    title: string;
    /** @description Kind of answer the task asks for. */
    type: components["schemas"]["AnswerType"];
    /** @description Difficulty of the task. */
    difficulty: components["schemas"]["Difficulty"];
    /** @description Skills the task needs. */
    tags: string[];
    /** @description Suggested points. */
    points: number;
    /**
     * @description Suggested duration, written as an ISO 8601 duration.
     * @example PT45M
     */
    duration: string;
    /** @description Whether candidates can get it. */
    state: components["schemas"]["TaskState"];
    /** @description How its last build ended; null while the build is running. Absent for tasks that were not built. */
    buildStatus?: components["schemas"]["BuildStatus"] | null;
    /**
     * Format: date-time
     * @description When the task was created.
     */
    creationDate: string;
};
/** @description One page of tasks. */
export type TaskPage = {
    /** @description The tasks of this page. */
    items: components["schemas"]["Task"][];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/**
 * @description Progress of a mail.
 *
 *     - `PENDING`: to be sent, now or by the schedule of retries.
 *     - `HANDED_OVER`: accepted by the mail server or, without one, kept in the outbox.
 *     - `HELD`: the server refused it permanently, the last retry failed, or it was pending in a restored snapshot. It can be sent again.
 *     - `WITHDRAWN`: its assessment was deleted or ended before the mail was sent.
 * @enum {string}
 */
export type MailState = "PENDING" | "HANDED_OVER" | "HELD" | "WITHDRAWN";
/**
 * @description What a mail is for.
 *
 *     - `INVITATION`: invites a candidate to a test.
 *     - `FEEDBACK`: informs a candidate about the outcome.
 *     - `TEAM_INVITATION`: invites a person of the skills area into a team.
 * @enum {string}
 */
export type MailKind = "INVITATION" | "FEEDBACK" | "TEAM_INVITATION";
/**
 * @description Why the server did not reply about the mail: it took too long (`timeout`), the connection failed (`connection`), or the server refused the login (`login`).
 * @enum {string}
 */
export type MailFailure = "timeout" | "connection" | "login";
/** @description One attempt to send a mail to the mail server. */
export type MailAttempt = {
    /**
     * Format: date-time
     * @description Time of the attempt, by the organization's clock.
     */
    date: string;
    /** @description Duration in milliseconds of the machine's clock. */
    durationInMs: number;
    /** @description Status of the server's reply, such as 250 or 550; absent when there was none. */
    status?: number;
    /** @description Why the server did not reply about the mail; absent if it did. */
    failure?: components["schemas"]["MailFailure"];
    /** @description The server's reply, or the failure in words. */
    message?: string;
};
/** @description A mail to a candidate, or to a person who is invited into a team. It is sent as plain text and as HTML. */
export type Mail = {
    /** @description Identifier of the mail. */
    id: string;
    /** @description What the mail is for. */
    kind: components["schemas"]["MailKind"];
    /** @description Identifier of the receiving candidate; absent for a team invitation. */
    candidateId?: string;
    /** @description Identifier of the assessment; absent for a team invitation. */
    assessmentId?: string;
    /** @description Identifier of the person invited into a team; absent otherwise. */
    personId?: string;
    /**
     * Format: email
     * @description E-mail address it was written to.
     */
    to: string;
    /** @description Subject of the mail. */
    subject: string;
    /** @description The mail itself, in plain text. */
    text: string;
    /**
     * Format: uri
     * @description Link to the test, the report or the onboarding.
     */
    link: string;
    /** @description All http and https addresses of the text, unchanged, each once, in the order of the text. */
    links: string[];
    /**
     * Format: date-time
     * @description When the mail was written.
     */
    creationDate: string;
    /** @description Progress of the mail. */
    state: components["schemas"]["MailState"];
    /**
     * Format: date-time
     * @description Time of the next attempt, by the organization's clock; present while the mail is pending.
     */
    nextAttemptDate?: string;
    /**
     * Format: date-time
     * @description Time of the last successful attempt, from which an invitation counts as sent; absent until then.
     */
    handOverDate?: string;
    /** @description The newest hundred attempts, oldest first; empty without a mail server. */
    attempts: components["schemas"]["MailAttempt"][];
};
/** @description One page of mails. */
export type MailPage = {
    /** @description The mails of this page. */
    items: components["schemas"]["Mail"][];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/** @description A mail as `getMail` shows it. */
export type MailDetail = components["schemas"]["Mail"] & {
    /** @description The mail as HTML, sent together with the text. */
    html: string;
};
/**
 * @description What happened.
 *
 *     - `TEST_STARTED`: the candidate started the test.
 *     - `TEST_FINISHED`: the candidate submitted it, or time ran out.
 *     - `ASSESSMENT_COMPLETED`: every answer has a score.
 *     - `TOKEN_EXPIRED`: the validity ended before the start.
 *     - `FAILED`: processing failed.
 * @enum {string}
 */
export type CandidateEventType = "TEST_STARTED" | "TEST_FINISHED" | "ASSESSMENT_COMPLETED" | "TOKEN_EXPIRED" | "FAILED";
/** @description An event as V1 delivers it; see the document of V1. */
export type EventBodyV1 = {
    /** @description Identifier of the candidate. */
    candidateId: string;
    /** @description Identifier of the candidate in the caller's system; absent when there is none. */
    candidateExternalId?: string;
    /**
     * Format: email
     * @description E-mail address of the candidate.
     */
    candidateEmail: string;
    /** @description Identifier of the test. */
    examId: string;
    /** @description Name of the test. */
    examName: string;
    /** @description Kind of event, such as EXAM_STARTED. */
    event: string;
    /** @description Status carried by the event, such as WAITING_FOR_ASSESSMENT. */
    status: string;
};
/** @description A link. */
export type Link = {
    /**
     * Format: uri
     * @description Absolute URL.
     */
    href: string;
};
/** @description Links of V2 to the resources an event concerns. */
export type EventLinksV2 = {
    /** @description The candidate. */
    candidate: components["schemas"]["Link"];
    /** @description The assessment. */
    assessment: components["schemas"]["Link"];
    /** @description The invitation. */
    invitation: components["schemas"]["Link"];
};
/** @description An event as V2 delivers it; see the document of V2. */
export type EventBodyV2 = {
    /** @description Identifier of the candidate. */
    candidateId: string;
    /** @description Identifier of the candidate in the caller's system; absent when there is none. */
    candidateExternalId?: string;
    /** @description Identifier of the assessment. */
    assessmentId: string;
    /**
     * Format: email
     * @description E-mail address of the candidate.
     */
    candidateEmail: string;
    /** @description Identifier of the test. */
    testId: string;
    /** @description Name of the test. */
    examName: string;
    /** @description What happened, such as ASSESSMENT_STARTED. */
    event: string;
    /** @description Links to the resources the event concerns. */
    _links: components["schemas"]["EventLinksV2"];
};
/** @description A recorded event of a candidate. */
export type CandidateEvent = {
    /** @description Identifier of the event. */
    id: string;
    /** @description What happened. */
    type: components["schemas"]["CandidateEventType"];
    /**
     * Format: date-time
     * @description When it happened.
     */
    date: string;
    /** @description Identifier of the candidate. */
    candidateId: string;
    /** @description Identifier of the candidate in the caller's system; absent when there is none. */
    externalId?: string;
    /**
     * Format: email
     * @description E-mail address of the candidate.
     */
    email: string;
    /** @description Identifier of the assessment. */
    assessmentId: string;
    /** @description Identifier of the test. */
    testId: string;
    /** @description Name of the test. */
    testName: string;
    /** @description The event as V1 delivers it, one element of the body. */
    v1: components["schemas"]["EventBodyV1"];
    /** @description The event as V2 delivers it, one element of the body. */
    v2: components["schemas"]["EventBodyV2"];
};
/** @description One page of events. */
export type CandidateEventPage = {
    /** @description The events of this page. */
    items: components["schemas"]["CandidateEvent"][];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/**
 * @description What happened.
 *
 *     - `REQUEST`: a call of V1, V2 or V3.
 *     - `PAGE`: an action of a candidate in the browser, or a refused page.
 *     - `CONTROL`: a change through this API, or a refused request.
 *     - `TIMER`: a timer ran, such as the end of a test.
 *     - `START`: the sandbox was started, and made its first organization.
 *     - `CHANGE`: an entity was created, changed or deleted.
 *     - `EVENT`: an event of a candidate for webhooks.
 *     - `MAIL`: a mail was written.
 *     - `DELIVERY`: an event is to be delivered to a webhook.
 *     - `ATTEMPT`: a delivery was attempted, or a mail handed over.
 * @enum {string}
 */
export type JournalEntryKind = "REQUEST" | "PAGE" | "CONTROL" | "TIMER" | "START" | "CHANGE" | "EVENT" | "MAIL" | "DELIVERY" | "ATTEMPT";
/** @description The API key of a request. */
export type JournalKey = {
    /** @description Identifier of the key. */
    id: string;
    /** @description The last four characters of the key. */
    hint: string;
};
/** @description The beginning of a body as text, up to 8192 characters. */
export type JournalBody = {
    /** @description The beginning of the body. */
    text: string;
    /** @description Length of the whole body, in bytes of a request and characters of a response. */
    length: number;
};
/** @description A request and its response. Query and bodies are removed from the journal with the candidates that they name. */
export type JournalExchange = {
    /** @description Version of the API; absent for pages and this API. */
    version?: components["schemas"]["ApiVersion"];
    /** @description Method of the request. */
    method: string;
    /** @description Path of the request. */
    path: string;
    /** @description Query of the request, without the question mark. */
    query?: string;
    /** @description The API key that was used. */
    key?: components["schemas"]["JournalKey"];
    /** @description Milliseconds until the response was sent; absent until then. */
    durationInMs?: number;
    /** @description Identifier of the fault that affected the request; absent for none. */
    faultId?: string;
    /** @description Whether the client disconnected before the response. */
    aborted: boolean;
    /** @description Body of the request; absent for binary and empty bodies. */
    requestBody?: components["schemas"]["JournalBody"];
    /** @description Body of the response; absent for binary and empty bodies and for pages. */
    responseBody?: components["schemas"]["JournalBody"];
};
/** @description Why a request was refused. */
export type JournalRefusal = {
    /** @description The rule that refused it. */
    rule: string;
    /** @description What the response says. */
    message: string;
};
/** @description A timer that fired. */
export type JournalTimer = {
    /**
     * Format: date-time
     * @description When it was due.
     */
    dueDate: string;
    /** @description Identifier of the entry that set the timer. Also the cause, unless the clock was moved. */
    setBy?: string;
};
/**
 * @description Kind of a change.
 *
 *     - `CREATED`: it is new.
 *     - `UPDATED`: it was changed.
 *     - `DELETED`: it is gone.
 * @enum {string}
 */
export type JournalChangeKind = "CREATED" | "UPDATED" | "DELETED";
/** @description One difference of an entity. */
export type JournalPatchStep = {
    /** @description JSON pointer to the place. */
    path: string;
    /** @description The value before, of any type; absent where there was none. */
    before?: unknown;
    /** @description The value after, of any type; absent where there is none. */
    after?: unknown;
    /** @description Whether the values were too large to be kept. */
    cut: boolean;
};
/** @description Number of entities of each collection in the first data. They have no separate entries. */
export type JournalPlanted = {
    [key: string]: number;
};
/** @description A change of an entity. Its steps are removed from the journal with their candidate. */
export type JournalChange = {
    /** @description What became of the entity. */
    kind: components["schemas"]["JournalChangeKind"];
    /** @description Differences of the stored entity; empty if it was deleted. */
    steps: components["schemas"]["JournalPatchStep"][];
    /** @description First data of an organization; present if it was created or reset. */
    planted?: components["schemas"]["JournalPlanted"];
};
/** @description What came of an attempt at a delivery. */
export type JournalAttempt = {
    /** @description State of the delivery after the attempt: PENDING, DELIVERED or HELD. */
    state: string;
    /** @description Milliseconds until the receiver responded, or did not. */
    durationInMs?: number;
    /** @description Why there was no response. */
    failure?: string;
    /** @description Beginning of the receiver's response, or of the reason for a missing response. */
    message?: string;
    /**
     * Format: date-time
     * @description Time of the next attempt; absent if there is none.
     */
    nextAttemptDate?: string;
    /** @description Whether the failure was ordered through this API. */
    simulated: boolean;
};
/** @description One entry of the journal, with its cause. Secrets, keys and tokens are replaced by `…`. */
export type JournalEntry = {
    /** @description Identifier of the entry. A request has the value of the header `X-Request-Id` of its response; an event, a mail and a delivery have their own. */
    id: string;
    /** @description What happened. */
    kind: components["schemas"]["JournalEntryKind"];
    /** @description Identifier of the entry that caused it; absent without a cause in the sandbox. */
    causeId?: string;
    /**
     * Format: date-time
     * @description When it happened, by the organization's clock.
     */
    date: string;
    /**
     * Format: date-time
     * @description When it happened, by the machine's clock.
     */
    recordDate: string;
    /** @description Identifier of the affected candidate; absent if there is none, or several. */
    candidateId?: string;
    /** @description What was done, by its kind. operationId of a request, method and route of a page, kind of a timer or mail, type of an event, collection of a change, webhook of a delivery, mail or webhook for an attempt. */
    operation: string;
    /** @description Status of the response; absent without a response. */
    status?: number;
    /** @description The errorId in the response. */
    errorId?: string;
    /** @description Identifier of the subject, such as the changed entity or the attempted delivery. */
    subjectId?: string;
    /** @description Request and response; present for REQUEST, PAGE and CONTROL. */
    exchange?: components["schemas"]["JournalExchange"];
    /** @description Why the request was refused. */
    refusal?: components["schemas"]["JournalRefusal"];
    /** @description The timer; present for TIMER. */
    timer?: components["schemas"]["JournalTimer"];
    /** @description What changed; present for CHANGE. */
    change?: components["schemas"]["JournalChange"];
    /** @description What came of it; present for ATTEMPT. */
    attempt?: components["schemas"]["JournalAttempt"];
};
/** @description One cursor page of a journal. */
export type JournalPage = {
    /** @description The entries of this page, the last written first. */
    items: components["schemas"]["JournalEntry"][];
    /** @description Cursor to pass as `after` for older entries. Absent on the last page. */
    next?: string;
};
/** @description An entry with its causes and effects. */
export type JournalChain = {
    /** @description The entry. */
    entry: components["schemas"]["JournalEntry"];
    /** @description Its cause, the cause of that, and so on. Entries older than the journal are missing at the end. */
    causes: components["schemas"]["JournalEntry"][];
    /** @description Its effects, each followed by its own effects; up to 500. */
    effects: components["schemas"]["JournalEntry"][];
};
/**
 * @description Format of an exported session.
 *
 *     - `vitest`, `playwright`: a test with a world of `@assessment-api/sandbox`.
 *     - `pytest`: a test in Python.
 *     - `arazzo`: a workflow of Arazzo 1.0.
 * @enum {string}
 */
export type SessionTarget = "vitest" | "playwright" | "pytest" | "arazzo";
/** @description A rejected field, with its rule in the document. */
export type ExplainedProblem = {
    /** @description Name of the field or parameter. */
    field: string;
    /** @description The rejected value; empty when it is missing. */
    value: string;
    /** @description The rule that the value violates. */
    message: string;
    /** @description JSON pointer to its schema or parameter in the document; absent where the document has none. */
    pointer?: string;
};
/** @description A place in the document of a version. */
export type DocumentPlace = {
    /** @description JSON pointer into the OpenAPI document. */
    pointer: string;
    /**
     * Format: uri
     * @description Where the documentation shows it.
     */
    href: string;
};
/** @description Why a request was refused, and what would make it work. */
export type Explanation = {
    /** @description Identifier of the request, as in the `X-Request-Id` of its response. */
    requestId: string;
    /** @description The errorId of the response, where it has one. */
    errorId?: string;
    /** @description Identifier of the organization of the key; absent without a valid key. */
    organizationId?: string;
    /**
     * Format: date-time
     * @description When the request came, by the organization's clock.
     */
    date: string;
    /** @description Status of the response. */
    status: number;
    /** @description Version of the API; absent for pages and this API. */
    version?: components["schemas"]["ApiVersion"];
    /** @description Method of the request. */
    method: string;
    /** @description Path of the request. */
    path: string;
    /** @description operationId, or method and route of a page. */
    operation: string;
    /** @description The rule that refused it, such as `external-id-unique`. */
    rule: string;
    /** @description What the response says. */
    message: string;
    /** @description The found state; absent if it does not matter. */
    found?: string;
    /** @description What the rule asks for. */
    expected: string;
    /** @description What would make the request work. */
    remedy: string;
    /** @description One entry per rejected field. */
    problems: components["schemas"]["ExplainedProblem"][];
    /** @description The operation in the document of its version; absent if the request matched none. */
    document?: components["schemas"]["DocumentPlace"];
};
/** @description How the plugin that serves certificates behaves. */
export type CertificatePlugin = {
    /** @description Whether the plugin is available. If not, operations about certificates respond with 503 and PLUGIN_UNAVAILABLE. */
    available: boolean;
    /** @description Delay of responses, in milliseconds of the machine's clock. */
    delayInMs: number;
};
/** @description New behaviour of the certificate plugin. */
export type CertificatePluginInput = {
    /**
     * @description Whether it can be reached.
     * @default true
     */
    available?: boolean;
    /**
     * @description Delay of responses, in milliseconds of the machine's clock.
     * @default 0
     */
    delayInMs?: number;
};
/** @description A team of the organization; teams form a tree. */
export type Team = {
    /** @description Identifier of the team. */
    id: string;
    /** @description Name of the team. */
    name: string;
    /** @description Identifier of the team above; absent for a team at the top. */
    parentTeamId?: string;
    /** @description Color of the team; absent when it has none. */
    color?: string;
    /** @description Whether the team is a business unit. V2 and V3 cannot change that. */
    businessUnit: boolean;
    /** @description Identifier of the team's supervisor; absent if it has none. */
    supervisorId?: string;
    /** @description Customer provided id; absent when there is none. */
    customId?: string;
    /**
     * Format: date-time
     * @description When the team was created.
     */
    creationDate: string;
};
/** @description One page of teams. */
export type TeamPage = {
    /** @description The teams of this page. */
    items: components["schemas"]["Team"][];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/** @description What to set of a team. */
export type TeamPatch = {
    /** @description Whether the team is a business unit. */
    businessUnit: boolean;
};
/** @description A skill of the catalogue. */
export type Skill = {
    /** @description Identifier of the skill. */
    id: string;
    /** @description Name of the skill. */
    name: string;
    /** @description Description of the skill; absent if it has none. */
    description?: string;
    /** @description Identifier of the folder that holds it. */
    folderId: string;
    /** @description Whether people are advised to learn it. */
    recommendedToLearn: boolean;
    /** @description Whether it is hidden; V2 and V3 list it only on request. */
    hidden: boolean;
    /** @description Whether it is disabled; V2 and V3 list it only on request. */
    disabled: boolean;
    /** @description Whether it belongs to the catalogue of the service, not to the organization's own. */
    global: boolean;
};
/** @description One page of skills. */
export type SkillPage = {
    /** @description The skills of this page. */
    items: components["schemas"]["Skill"][];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/** @description A skillset that a job position asks for. */
export type SkillsetLevel = {
    /** @description Identifier of the skillset. */
    skillsetId: string;
    /** @description Required mastery, from 0 to 100; absent for the default of the job position. */
    masteryLevel?: number;
};
/** @description A job position of the organization. */
export type JobPosition = {
    /** @description Identifier of the job position. */
    id: string;
    /** @description Name of the job position. */
    name: string;
    /** @description Description of the job position; absent if it has none. */
    description?: string;
    /** @description Whether it is abstract: people cannot hold it. */
    abstract: boolean;
    /** @description Mastery for skillsets without their own level, from 0 to 100; absent if there is none. */
    defaultMasteryLevel?: number;
    /** @description Identifiers of job positions from which people move into this one. */
    feederIds: string[];
    /** @description Languages that it is translated into. */
    languages: string[];
    /** @description Skillsets that it asks for. */
    skillsets: components["schemas"]["SkillsetLevel"][];
    /** @description Identifier of the position family; absent when it belongs to none. */
    familyId?: string;
    /** @description Identifier of the seniority level; absent when it has none. */
    seniorityId?: string;
    /**
     * Format: date-time
     * @description When the job position was created.
     */
    creationDate: string;
};
/** @description One page of job positions. */
export type JobPositionPage = {
    /** @description The job positions of this page. */
    items: components["schemas"]["JobPosition"][];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/**
 * @description Steps of the onboarding, in their order.
 * @enum {string}
 */
export type OnboardingStatus = "NEW" | "STARTED" | "PERSONAL_DETAILS_FILLED" | "RATE_REQUESTED_SKILLS" | "RATE_ADDITIONAL_SKILLS" | "WAITING_FOR_REQUESTED_RATINGS" | "COMPLETED";
/** @description Progress of a person's onboarding. */
export type Onboarding = {
    /** @description The step that the person has reached. */
    status: components["schemas"]["OnboardingStatus"];
    /**
     * Format: date-time
     * @description When the onboarding was completed; absent before.
     */
    finishDate?: string;
};
/** @description Value of a custom field. */
export type CustomFieldValue = string | number;
/** @description Custom fields. The keys are the customer's own. */
export type CustomFields = {
    [key: string]: components["schemas"]["CustomFieldValue"];
};
/** @description A goal of a person. */
export type PersonGoal = {
    /** @description Identifier of the goal. */
    id: string;
    /** @description The goal in a few words. */
    name: string;
    /** @description Whether the goal is reached. */
    completed: boolean;
    /** @description Identifier of the skill; absent if the goal has none. */
    skillId?: string;
    /**
     * Format: date-time
     * @description Target date; absent if there is none.
     */
    dueDate?: string;
};
/** @description Fields that one plugin keeps about a person. Keys and values are the plugin's own. */
export type PluginFields = {
    [key: string]: unknown;
};
/** @description Data of plugins about a person. Each key is the name of a plugin. */
export type PluginData = {
    [key: string]: components["schemas"]["PluginFields"];
};
/**
 * @description Kinds of entries of a timeline.
 * @enum {string}
 */
export type TimelineEntryType = "INVITED" | "TEAMS_CHANGED" | "JOB_POSITION_CHANGED" | "SKILL_RATED" | "ONBOARDING_COMPLETED";
/** @description A rating, as the timeline keeps it. */
export type TimelineRating = {
    /** @description Identifier of the rated skill. */
    skillId: string;
    /** @description Mastery from 0 to 100; null when the rating was skipped. */
    value: number | null;
    /** @description Identifier of the person who rated; absent if unknown. */
    ratedBy?: string;
};
/** @description Something that happened with a person. */
export type TimelineEntry = {
    /** @description Kind of what happened. */
    type: components["schemas"]["TimelineEntryType"];
    /**
     * Format: date-time
     * @description When it happened.
     */
    date: string;
    /** @description The rating; present with SKILL_RATED alone. */
    rating?: components["schemas"]["TimelineRating"];
};
/** @description A certificate that a person holds. */
export type PersonCertificate = {
    /** @description Identifier of the held certificate. */
    id: string;
    /** @description Identifier of the certificate definition. */
    definitionId: string;
    /**
     * Format: date-time
     * @description When it was issued.
     */
    issueDate: string;
    /**
     * Format: date-time
     * @description When it expires; absent when it does not.
     */
    expirationDate?: string;
};
/** @description A person of the organization, with all data except skills, which have a separate list. */
export type Person = {
    /** @description Identifier of the person. */
    id: string;
    /**
     * Format: email
     * @description E-mail address, unique in the organization.
     */
    email: string;
    /** @description First name; absent when it is not known. */
    firstName?: string;
    /** @description Last name; absent when it is not known. */
    lastName?: string;
    /** @description Customer provided id; absent when there is none. */
    customId?: string;
    /** @description Identifier of the job position that the person holds; absent when the person holds none. */
    jobPositionId?: string;
    /** @description Identifiers of further job positions. */
    additionalJobPositionIds: string[];
    /** @description Identifiers of the teams that the person belongs to. */
    teamIds: string[];
    /** @description Progress of the person's onboarding. */
    onboarding: components["schemas"]["Onboarding"];
    /** @description Whether the person can sign in. */
    accountEnabled: boolean;
    /** @description Roles in the whole organization; roles in teams follow from the teams. */
    roles: string[];
    /** @description Tags of the person. */
    tags: string[];
    /** @description Custom fields of the person. */
    customFields: components["schemas"]["CustomFields"];
    /** @description Goals of the person. */
    goals: components["schemas"]["PersonGoal"][];
    /** @description Data that plugins keep about the person. */
    pluginData: components["schemas"]["PluginData"];
    /** @description History of the person, oldest first; the newest 200 entries. */
    timeline: components["schemas"]["TimelineEntry"][];
    /** @description Certificates that the person holds. */
    certificates: components["schemas"]["PersonCertificate"][];
    /**
     * Format: date-time
     * @description When the person was invited.
     */
    creationDate: string;
};
/** @description One page of people. */
export type PersonPage = {
    /** @description The people of this page. */
    items: components["schemas"]["Person"][];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/** @description A goal of a person. */
export type PersonGoalInput = {
    /** @description Identifier of an existing goal to keep. Default: a new one. */
    id?: string;
    /** @description The goal in a few words. */
    name: string;
    /**
     * @description Whether the goal is reached.
     * @default false
     */
    completed?: boolean;
    /** @description Identifier of the skill that it is about. */
    skillId?: string;
    /**
     * Format: date-time
     * @description When it should be reached.
     */
    dueDate?: string;
};
/** @description Fields that one plugin keeps about a person. Keys and values are the plugin's own. */
export type PluginFieldsInput = {
    [key: string]: unknown;
};
/** @description Data of plugins about a person. Each key is the name of a plugin. */
export type PluginDataInput = {
    [key: string]: components["schemas"]["PluginFieldsInput"];
};
/** @description A rating, as the timeline keeps it. */
export type TimelineRatingInput = {
    /** @description Identifier of the rated skill. */
    skillId: string;
    /** @description Mastery from 0 to 100; null when the rating was skipped. */
    value: number | null;
    /** @description Identifier of the person who rated. */
    ratedBy?: string;
};
/** @description Something that happened with a person. */
export type TimelineEntryInput = {
    /** @description Kind of what happened. */
    type: components["schemas"]["TimelineEntryType"];
    /**
     * Format: date-time
     * @description When it happened.
     */
    date: string;
    /** @description The rating, with SKILL_RATED. */
    rating?: components["schemas"]["TimelineRatingInput"];
};
/** @description A certificate that a person holds. */
export type PersonCertificateInput = {
    /** @description Identifier of an existing certificate to keep. Default: a new one. */
    id?: string;
    /** @description Identifier of the certificate definition. */
    definitionId: string;
    /**
     * Format: date-time
     * @description When it was issued.
     */
    issueDate: string;
    /**
     * Format: date-time
     * @description When it expires; absent when it does not.
     */
    expirationDate?: string;
};
/** @description Changes of a person. Lists and pluginData are replaced as a whole; other fields stay. */
export type PersonPatch = {
    /** @description Whether the person can sign in. */
    accountEnabled?: boolean;
    /** @description The new roles in the whole organization. */
    roles?: string[];
    /** @description All tags from now on. */
    tags?: string[];
    /** @description All goals from now on. */
    goals?: components["schemas"]["PersonGoalInput"][];
    /** @description All data of plugins from now on. */
    pluginData?: components["schemas"]["PluginDataInput"];
    /** @description The new timeline; it is sorted. */
    timeline?: components["schemas"]["TimelineEntryInput"][];
    /** @description All certificates from now on. */
    certificates?: components["schemas"]["PersonCertificateInput"][];
};
/** @description Where to bring the onboarding of a person. */
export type OnboardingInput = {
    /** @description The step that the person has reached then. */
    status: components["schemas"]["OnboardingStatus"];
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
export type RatingType = "SELF" | "SUPERVISOR" | "VENDOR" | "DESIRED";
/** @description A rating of a person's skill. */
export type Rating = {
    /** @description Kind of the rating. */
    type: components["schemas"]["RatingType"];
    /** @description Mastery from 0 to 100; null if the rating was skipped, absent if it was requested and not given yet. */
    value?: number | null;
    /**
     * Format: date-time
     * @description When the rating was given; absent when it was skipped or not given yet.
     */
    date?: string;
    /** @description Identifier of the person who rated; absent if unknown. */
    ratedBy?: string;
};
/** @description A skill of a person. */
export type PersonSkill = {
    /** @description Identifier of the skill. */
    skillId: string;
    /** @description Meaning of the skill for the person's position. */
    type: components["schemas"]["PersonSkillType"];
    /** @description Whether the person wants to learn the skill. */
    wantToLearn: boolean;
    /** @description The ratings, at most one of each type. */
    ratings: components["schemas"]["Rating"][];
    /** @description Custom fields of the person's skill, which V2 shows. */
    customFields: components["schemas"]["CustomFields"];
};
/** @description One page of skills of a person. */
export type PersonSkillPage = {
    /** @description The skills of a person of this page. */
    items: components["schemas"]["PersonSkill"][];
    /** @description Position in the list. */
    page: components["schemas"]["PageInfo"];
};
/** @description A rating to give. It replaces the one of the same type. */
export type RatingInput = {
    /** @description Kind of the rating. */
    type: components["schemas"]["RatingType"];
    /** @description Mastery from 0 to 100. Null skips the rating; without a value, it is requested. */
    value?: number | null;
    /**
     * Format: date-time
     * @description When the rating was given. Default: now. Skipped and requested ratings have no time.
     */
    date?: string;
    /** @description Identifier of the person who rates. Default: the person for SELF and DESIRED, otherwise none. */
    ratedBy?: string;
};
/** @description Value of a custom field, a string or an integer; null to remove it. */
export type CustomFieldInput = string | number | null;
/** @description Custom fields to set. A field that is null is removed; one that is not named stays. */
export type CustomFieldsPatch = {
    [key: string]: components["schemas"]["CustomFieldInput"];
};
/** @description Changes of a person's skill. Other fields stay. */
export type PersonSkillPatch = {
    /** @description Meaning of the skill for the person's position. Default for a new skill: ADDITIONAL. */
    type?: components["schemas"]["PersonSkillType"];
    /** @description Whether the person wants to learn the skill. Default for a new skill: false. */
    wantToLearn?: boolean;
    /** @description Ratings to set; ratings of other types stay. */
    ratings?: components["schemas"]["RatingInput"][];
    /** @description Custom fields to set. */
    customFields?: components["schemas"]["CustomFieldsPatch"];
};
/**
 * @description State of an assessment.
 *
 *     - `NEW`: the invitation is about to be sent.
 *     - `TOKEN_SENT`: the candidate is invited.
 *     - `TOKEN_EXPIRED`: the validity ended before the start.
 *     - `TEST_STARTED`: the candidate takes the test.
 *     - `TEST_FINISHED`: submitted, or time ran out.
 *     - `AUTO_ASSESSMENT_READY`: automatic scores are set, other answers are left.
 *     - `ASSESSMENT_COMPLETED`: every answer has a score.
 *     - `ERROR`: processing failed.
 *     - `CANCELED`: canceled.
 * @enum {string}
 */
export type AssessmentStatus = "NEW" | "TOKEN_SENT" | "TOKEN_EXPIRED" | "TEST_STARTED" | "TEST_FINISHED" | "AUTO_ASSESSMENT_READY" | "ASSESSMENT_COMPLETED" | "ERROR" | "CANCELED";
/** @description The test of an assessment. */
export type AssessmentTest = {
    /** @description Identifier of the test. */
    id: string;
    /** @description Name of the test. */
    name: string;
    /** @description Time limit of the test, in seconds. */
    timeLimitInSeconds: number;
};
/** @description Reached and maximum points. */
export type Score = {
    /** @description Points that can be reached. */
    maxPoints: number;
    /** @description Points reached; absent until everything is scored. */
    scoredPoints?: number;
    /** @description The same as a percentage, with two decimals; absent likewise. */
    percentage?: number;
};
/** @description One choice of a task. */
export type Choice = {
    /** @description The choice, as it is selected. */
    text: string;
    /** @description Whether it should be selected. */
    correct: boolean;
};
/** @description One gap of a task. */
export type Gap = {
    /** @description Name of the gap in the code. */
    name: string;
    /** @description What is accepted in it. */
    accepted: string[];
    /** @description Whether capital letters make a difference. */
    caseSensitive: boolean;
};
/** @description A file to review. */
export type SourceFile = {
    /** @description Path inside the package. */
    filename: string;
    /** @description What is in it. */
    text: string;
};
/** @description A comment on lines of a file. */
export type AnswerComment = {
    /** @description The file, as a path inside the reviewed package. */
    filename: string;
    /** @description First commented line, counted from 1. */
    startLine: number;
    /** @description Last commented line. */
    endLine: number;
    /** @description The comment itself. */
    text: string;
};
/** @description What a candidate entered, in the field for the type of the task. */
export type AnswerValue = {
    /** @description For all types of tasks except CHOICE and CODE_GAPS. */
    text?: string;
    /** @description For CHOICE: the texts of the selected choices. */
    choices?: string[];
    /** @description For CODE_GAPS: the entered texts in the order of the gaps. */
    gaps?: string[];
    /** @description For CODE_REVIEW: the comments. */
    comments?: components["schemas"]["AnswerComment"][];
};
/**
 * @description Who scored an answer: the service or an assessor.
 * @enum {string}
 */
export type AnswerScorer = "SERVICE" | "ASSESSOR";
/** @description One task of a started test, with its answer and score. */
export type Answer = {
    /** @description Identifier of the answer, used to enter and score it. */
    answerId: string;
    /** @description Identifier of the task. */
    taskId: string;
    /** @description Title of the task. */
    title: string;
    /** @description Kind of answer the task asks for. */
    type: components["schemas"]["AnswerType"];
    /** @description Text of the task, as the candidate sees it. */
    question: string;
    /** @description The choices of a CHOICE task; absent for others. */
    choices?: components["schemas"]["Choice"][];
    /** @description The code of a CODE_GAPS task. Each gap is its name in double square brackets. Absent for others. */
    code?: string;
    /** @description The gaps of a CODE_GAPS task, in their order; absent for others. */
    gaps?: components["schemas"]["Gap"][];
    /** @description The files of a CODE_REVIEW task; absent for others. */
    files?: components["schemas"]["SourceFile"][];
    /** @description The expected answer, for assessors. Candidates do not see it. Absent if the task has none. */
    expectedAnswer?: string;
    /** @description Points that can be reached. */
    maxPoints: number;
    /** @description What the candidate entered. Absent until then. */
    value?: components["schemas"]["AnswerValue"];
    /** @description Points reached; absent until scored. */
    scoredPoints?: number;
    /** @description Who scored it; absent until scored. */
    scoredBy?: components["schemas"]["AnswerScorer"];
    /** @description Changes with each score of an assessor; `0` before the first one. Send it with a score to avoid replacing a newer one. */
    scoreRevision: string;
};
/** @description One page of a test. */
export type AssessmentSection = {
    /** @description Name of the page. */
    name: string;
    /** @description Time meant for the page, in seconds. */
    timeLimitInSeconds: number;
    /** @description Points that can be reached. */
    maxPoints: number;
    /** @description One entry per task; empty until the test is started. */
    answers: components["schemas"]["Answer"][];
};
/** @description Contract data from the last page of a test that asks for it. */
export type ContractData = {
    /** @description What the candidate expects to earn. */
    financialExpectations?: number;
    /** @description How soon the candidate can begin. */
    noticePeriod?: string;
};
/** @description Progress of one candidate in one test. */
export type Assessment = {
    /** @description Identifier of the assessment. */
    id: string;
    /** @description Identifier of the organization it belongs to. */
    organizationId: string;
    /** @description Identifier of the candidate. */
    candidateId: string;
    /**
     * Format: email
     * @description E-mail address of the candidate.
     */
    email: string;
    /** @description State of the assessment. */
    status: components["schemas"]["AssessmentStatus"];
    /** @description The test, as it was when the candidate was invited. */
    test: components["schemas"]["AssessmentTest"];
    /** @description Opens the test. Everybody with the token acts as the candidate. */
    token: string;
    /**
     * Format: uri
     * @description Address of the test in a browser.
     */
    testUrl: string;
    /**
     * Format: uri
     * @description Where the result is shown in a browser.
     */
    reportUrl: string;
    /**
     * Format: date-time
     * @description When the candidate was invited.
     */
    creationDate: string;
    /**
     * Format: date-time
     * @description When the test opens. Absent if it is open from the start.
     */
    openingDate?: string;
    /**
     * Format: date-time
     * @description When the invitation expires, or did.
     */
    expirationDate: string;
    /**
     * Format: date-time
     * @description When the candidate started; absent until then.
     */
    startDate?: string;
    /**
     * Format: date-time
     * @description When the time of the test is up; absent unless it is being taken.
     */
    timeLimitDate?: string;
    /**
     * Format: date-time
     * @description When the candidate submitted or time ran out; absent until then.
     */
    finishDate?: string;
    /** @description Whether time ran out before the candidate submitted. */
    timedOut: boolean;
    /** @description Score of all answers together. */
    score: components["schemas"]["Score"];
    /** @description The pages of the test. */
    sections: components["schemas"]["AssessmentSection"][];
    /** @description Contract data from the last page. Absent unless the test asks for it and the candidate answered. */
    contractData?: components["schemas"]["ContractData"];
    /** @description Note of an assessor; absent when there is none. */
    assessorNote?: string;
    /** @description Changes with each write of the note; `0` without a note. Send it with a note to avoid replacing a newer one. */
    noteRevision: string;
    /** @description Why processing failed; absent unless it did. */
    failure?: string;
    /** @description Moves that are possible now. A start before the test opens is still refused. */
    allowedMoves: components["schemas"]["Move"][];
};
/** @description A comment to make on lines of a file. */
export type AnswerCommentInput = {
    /** @description The file, as a path inside the reviewed package. */
    filename: string;
    /** @description First commented line, counted from 1. */
    startLine: number;
    /** @description Last commented line. */
    endLine: number;
    /** @description The comment itself. */
    text: string;
};
/** @description An answer to enter, in the field for the type of the task. Without any field, the answer is removed. */
export type AnswerInput = {
    /** @description Identifier of the answer. */
    answerId: string;
    /** @description For all types of tasks except CHOICE and CODE_GAPS. */
    text?: string;
    /** @description For CHOICE: the texts of the selected choices. */
    choices?: string[];
    /** @description For CODE_GAPS: the entered texts in the order of the gaps. */
    gaps?: string[];
    /** @description For CODE_REVIEW: the comments. */
    comments?: components["schemas"]["AnswerCommentInput"][];
};
/**
 * @description Quality of generated answers.
 *
 *     - `correct`: right choices and gaps, and a good text for other tasks.
 *     - `wrong`: wrong choices and gaps, and a poor text for other tasks.
 *     - `random`: either, for each task.
 * @enum {string}
 */
export type AutoAnswer = "correct" | "wrong" | "random";
/** @description Answers to give; at least one of the fields. */
export type AnswersInput = {
    /** @description The answers, each at most once. */
    answers?: components["schemas"]["AnswerInput"][];
    /** @description Generates answers for all tasks that `answers` does not name. They replace earlier answers. */
    auto?: components["schemas"]["AutoAnswer"];
};
/** @description Contract data to enter on the last page of a test that asks for it. */
export type ContractDataInput = {
    /** @description What the candidate expects to earn. */
    financialExpectations?: number;
    /** @description How soon the candidate can begin. */
    noticePeriod?: string;
};
/** @description The score of one answer. */
export type AnswerScore = {
    /** @description Identifier of the answer. */
    answerId: string;
    /** @description The points, at most the points of the task. */
    scoredPoints: number;
    /** @description Revision of the score that the assessor saw. If another assessor has scored the answer since, the request is refused with 409. Without it, the score replaces any other. */
    scoreRevision?: string;
};
/** @description Scores to give; at least one of the fields. */
export type ScoresInput = {
    /** @description The scores, each answer at most once. */
    answers?: components["schemas"]["AnswerScore"][];
    /** @description Scores all other answers without a score with this share of their points: 0.8 gives 8 of 10. */
    share?: number;
};
/** @description A note of an assessor. */
export type NoteInput = {
    /** @description The note. */
    note: string;
    /** @description Revision of the note that the assessor saw. If another assessor has changed the note since, the request is refused with 409. Without it, the note replaces any other. */
    noteRevision?: string;
};
/** @description Feedback to a candidate. */
export type FeedbackInput = {
    /** @description What to write to the candidate. */
    message: string;
};
/** @description Why processing fails. */
export type FailureInput = {
    /** @description The reason; a general one when absent. */
    reason?: string;
};
/** @description The user and the team to assign a candidate to; at least one of them. */
export type AssignmentInput = {
    /** @description Identifier of the user; null ends the assignment. */
    assignedUser?: string | null;
    /** @description Identifier of the team; null ends the assignment. */
    assignedTeam?: string | null;
};
/** @description User and team that a candidate is assigned to. */
export type Assignment = {
    /** @description Identifier of the candidate. */
    candidateId: string;
    /** @description Identifier of the user; null if unassigned. */
    assignedUser: string | null;
    /** @description Identifier of the team; null if unassigned. */
    assignedTeam: string | null;
};
/** @description Time of the sandbox clock, which all organizations without their own clock follow. */
export type Clock = {
    /**
     * Format: date-time
     * @description What time it is in the sandbox.
     */
    now: string;
    /** @description Whether time stands still. */
    frozen: boolean;
    /** @description Identifiers of the organizations with their own clock. Changes of the sandbox clock do not affect them. */
    ownClocks: string[];
};
/** @description Time of the sandbox clock after a change. */
export type ClockChange = components["schemas"]["Clock"] & {
    /** @description Number of timers that fell due and were run. */
    timersRun: number;
};
