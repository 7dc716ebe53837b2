// Generated from openapi/ by `pnpm generate`. Do not edit.

export interface paths {
    "/api/v1/addresses/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search New Zealand addresses
         * @description For tenants without a maps service. Sites of the organisation first, then typed addresses of the newest consignments of the user's sites, then suburbs and towns with their postcode. Every word of the term must match; case and macrons are ignored. Fewer than 2 characters match nothing.
         */
        get: operations["findAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/consignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a consignment as Draft
         * @description The charge site is the user's requesting site, set by the server (CONS-51). A Draft may lack freight items and dates (CONS-49).
         *
         *     An Idempotency-Key makes a retry safe: the same key and body answer the first result again; the same key with another body is refused with 422. While the first is still running the answer is 503 with Retry-After (PLAT-231). Keys are kept for 24 hours per user.
         *
         *     With an Import-Row the consignment is recorded as imported, in the same transaction (IMPT-16). One that was imported before is refused with 409; imported has its reference, or null if the caller may not see it.
         */
        post: operations["createConsignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/consignments/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        /**
         * Get a consignment with all its details
         * @description Prices are null for a caller without Consignment.ViewPricing, and while the status is Draft (CONS-09).
         */
        get: operations["getConsignment"];
        /**
         * Save a consignment
         * @description Writes every field of the body; a field left out is emptied. Freight items are not among them: they have their own operations, so that saving the form can't undo an item a colleague has just added.
         *
         *     lastModifiedAtDateTimeUtc is the one that the form was loaded with. If the stored one differs, the save is refused with 409 and the answer carries the current consignment, so that the two can be compared and nobody's work is lost (CONS-33). Allowed while Draft or Ready.
         */
        put: operations["updateConsignment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/consignments/{ref}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a copy or a return
         * @description A return swaps sender and receiver; the new consignment is a Draft without dates, prices, bookings or files. It requires Consignment.MAINTAIN (CONS-35) and is linked with its source (CONS-30). A side that is not copied gets the default of a new consignment, or stays empty. Hireage and the export flag are dropped if the tenant no longer offers them, and an inactive account is replaced by the default of a new consignment (CONS-51).
         */
        post: operations["copyConsignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/consignments/{ref}/files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        /**
         * The files of a consignment
         * @description Attachments of all users, and documents created for this user in the last hour, as long as the consignment has not changed since (FILE-13). Polled while documents are being prepared (DOCS-02).
         */
        get: operations["listFiles"];
        put?: never;
        /**
         * Attach a file
         * @description A PDF, JPEG or PNG by its content (FILE-08), of at most 10 MB (10,485,760 bytes, FILE-02). The part metadata is JSON, as a field or as a part of its own type; the file name is the one in metadata, not the part's.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/consignments/{ref}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the file. */
                fileId: components["schemas"]["Id"];
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a file
         * @description In Draft or Ready. Its URL stops working. A generated document and a file from the freight provider can't be deleted, which is answered with 409.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/consignments/{ref}/line-items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a freight item
         * @description Allowed while Draft or Ready. It does not change the consignment's lastModifiedAtDateTimeUtc, which guards the fields that updateConsignment writes.
         */
        post: operations["createLineItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/consignments/{ref}/line-items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the freight item. */
                itemId: components["schemas"]["Id"];
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a freight item
         * @description Writes every field of the body; a field left out is emptied. Allowed while Draft or Ready. An outdated version is refused with 409 and the current item (CONS-57).
         */
        put: operations["updateLineItem"];
        post?: never;
        /**
         * Remove a freight item
         * @description Allowed while Draft, and while Ready as long as another item remains (CONS-28). Returns 404 for an item that no longer exists, so a retry is safe. An outdated version is refused with 409 and the current item (CONS-57).
         */
        delete: operations["deleteLineItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/consignments/{ref}/mark-as-ready": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a Draft as Ready
         * @description Checks every rule for leaving Draft (CONS-40 to 43); the caller asks the user to confirm the warnings of CONS-44.
         */
        put: operations["markConsignmentReady"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/consignments/{ref}/receiver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save only the receiver
         * @description Writes the receiver and the receiver reference and changes nothing else, for a user without Consignment.MAINTAIN (CONS-27); a field left out is emptied. Only where the new receiver can't get the delivery on the requested day may that day be moved too (DATE-14). A stale save is refused like in updateConsignment.
         */
        put: operations["updateReceiver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/consignments/{ref}/request-pickup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Request the pickup of a Draft or Ready consignment
         * @description A Draft must first pass every check of markConsignmentReady (CONS-50).
         */
        put: operations["requestConsignmentPickup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/consignments/{ref}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a consignment to Ready, Staged or Cancelled
         * @description The specification gives a body but no path. Does the same as the three separate operations, under the same rules (CONS-37); any other target is refused (BULK-14). A cancellation has the reason of BULK-20.
         */
        post: operations["changeConsignmentStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/consignments/bulk/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create labels and consignment notes
         * @description One PDF per document type, for all consignments together; labels can also be ZPL. With one reference, documents are available in every status except Draft (DOCS-06); with several, in the statuses of BULK-05. Consignments that can't be printed are listed in results with a reason; the rest are printed (DOCS-08). PODDOC is the newest attachment of that type, or a page of facts for a delivered consignment without one (PODX-13). DGDOC is the dangerous goods declaration of consignments with dangerous goods (DGDC-05). CLAIM is a prepared claim of one consignment that can be claimed for (CLAM-04).
         */
        post: operations["createDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/consignments/bulk/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move several consignments to Ready, Staged or Cancelled
         * @description Each consignment succeeds or fails on its own, under the rules of markConsignmentReady, requestConsignmentPickup and cancelConsignment (BULK-13, BULK-23); any other target is refused (BULK-14). A consignment with a Warning was moved (CONS-50), unless checkOnly asks for the warnings first (BULK-29).
         */
        post: operations["changeConsignmentStatuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/data/export/consignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Consignments as CSV
         * @description For the list and the dashboard's drill-down, so either permission is enough. With references: one row per reference, in the order given; unknown references are left out, and 422 if all are unknown. Because a call returns one file, it accepts more references than the bulk calls (DOCS-10). With searchParameters: everything that the search matches, however many (EXTR-12), oldest first. Give exactly one of the two. The file is streamed; EXTR-08 says what a file contains while consignments change, EXTR-09 how a broken one is noticed.
         */
        post: operations["exportConsignments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/data/extracts/consignments/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The data extract
         * @description A row for each consignment of the sites that was created, or has its requested delivery, in the period, oldest first; the columns are those of exportConsignments. Without any, the file has only its header line. The file is streamed, however many there are: X-Total-Count says how many matched when it began. EXTR-08 says what it contains while consignments change, EXTR-09 how a broken one is noticed.
         */
        post: operations["extractConsignmentActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/linked-files/types/freightmaster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The types of attached files
         * @description The document types of attachments, with code and name; the same for every customer.
         */
        get: operations["listFileTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/provider/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What customers answered to exceptions
         * @description The answers of every customer of the tenant in the order in which they were given, at least once each: keep nextCursor after you have handled a page, and send it as after. The same cursor gives the same page again, with what was decided since in state. Accept or decline an answer by an event (AnswerAccepted, AnswerDeclined), and resolve its exception when the work is done.
         */
        get: operations["listAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/provider/consignments/{ref}/files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a file of a delivery
         * @description A photograph, a signature or a document of a Delivered event, before or after that event. A PDF, JPEG or PNG by its content, of at most 10 MB (10,485,760 bytes). The part metadata is JSON. Answered as an event is: a readable request succeeds, and the response has the outcome. Resending is safe.
         */
        post: operations["reportProofFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/provider/consignments/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report consignment events
         * @description For the provider's own systems, for consignments of every customer. Requires a machine token of the tenant with Provider.REPORT as its only permission (PROV-01), of a client that the operator has added (PROV-31). Each event succeeds or fails on its own: a readable request succeeds, and the response has the outcome of each event. Resending is safe.
         */
        post: operations["reportEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the site. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A site with its participant and account
         * @description Any participant site of the organisation, including inactive ones, for the address fields (PART-03).
         */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The statuses a consignment can have
         * @description The client keeps the codes it knows and sorts by displaySequence (LIST-20).
         */
        get: operations["listStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/name": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's objectId (AUTH-02), or the word me for the user of the token, which is what the web app sends (CALL-13). */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * A user's name
         * @description The signed-in user or a colleague in the same organisation; 404 for anyone else.
         */
        get: operations["getUserName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/organisation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's objectId (AUTH-02), or the word me for the user of the token, which is what the web app sends (CALL-13). */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * The organisation of a user
         * @description The signed-in user's own, with its settings per service type. It repeats packaging types and accounts; selects read listPackagingTypes and listMyAccounts (CALL-22).
         */
        get: operations["getUserOrganisation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the user should know
         * @description Work that the user asked for and that the server gave up on after the request was answered. A notice stays until the user dismisses it.
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/notices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the notice. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Dismiss a notice
         * @description Succeeds if the notice does not exist.
         */
        delete: operations["dismissNotice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's preferences
         * @description A preference that the user has never saved has its default.
         */
        get: operations["getPreferences"];
        /**
         * Save preferences of the user
         * @description Saves the preferences that are sent; the others stay as they are. Answers all of them. A morning mail takes Consignment.LimitedEdit too.
         */
        put: operations["savePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a session begins with
         * @description The answers of getClientFlags, getUserName, getUserOrganisation (without packaging types and accounts), listMySites, listSavedViews and getPreferences in one, so that a client's first screen waits for one call. A client uses those calls where this one is not available, and to read one of them again.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's sites
         * @description The available sites (PLAT-20). One is the requesting site (isDefault), one the default origin site (isDefaultOrigin); the same site may be both. Empty for a user without sites.
         */
        get: operations["listMySites"];
        /**
         * Choose the requesting site and the default origin site
         * @description Both must be in listMySites; an inactive site only while it is the current choice (NAV-13).
         */
        put: operations["updateMySites"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/unsaved-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's forms with unsaved work
         * @description Without their content, which each form reads when it opens (getUnsavedWork).
         */
        get: operations["listUnsavedWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/unsaved-work/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifies the form, for example consignment-create or consignment-TAS0001234. */
                key: components["schemas"]["FormKey"];
            };
            cookie?: never;
        };
        /**
         * A form's unsaved work
         * @description Unsaved work is stored here, never in the browser's storage (PLAT-19). The specification gives no call; this is a named store per user, because only the form knows its fields.
         */
        get: operations["getUnsavedWork"];
        /**
         * Save a form's unsaved work
         * @description At most 256 KiB per form, for 14 days, 50 forms per user; the oldest form is dropped first. Each write names the revision it is based on. Resending the same content after a lost response changes nothing. A write based on another revision is refused with 409 and the stored work, or null if it is gone; to overwrite it, send that revision, or null.
         */
        put: operations["saveUnsavedWork"];
        post?: never;
        /**
         * Delete a form's unsaved work
         * @description On save and on discard. Succeeds if there is nothing to delete. With a revision, only that revision is deleted, so that newer work of another window stays.
         */
        delete: operations["deleteUnsavedWork"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's saved views
         * @description A view is a named search of one user. Users share a view by its URL, never by its id. At most 50.
         */
        get: operations["listSavedViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Generated by the caller, so that a retry is safe. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save or replace a view
         * @description Refused if another view of the user has the same name in any case, or if there are 50 others. A view that becomes the default replaces the previous default.
         */
        put: operations["saveSavedView"];
        post?: never;
        /**
         * Delete a view
         * @description Succeeds if the view does not exist.
         */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/accounts/{id}/invoice-settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * How invoices of an account are checked
         * @description Without a tolerance or columns until they are saved.
         */
        get: operations["getInvoiceSettings"];
        /**
         * Change how invoices of an account are checked
         * @description Applies to checks from now on.
         */
        put: operations["saveInvoiceSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/address-book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receivers of the requesting site
         * @description What was sent to whom: remembered with each created consignment. With a term, those that have each of its words in name, address or phone; with a participantId, what was sent to that site last. Otherwise the typed ones.
         */
        get: operations["findReceivers"];
        put?: never;
        post?: never;
        /**
         * Clear the address book of the requesting site
         * @description For every user of the site. Consignments stay as they are.
         */
        delete: operations["clearAddressBook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/address-book/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the entry. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a receiver of the address book
         * @description For every user of the site. Consignments stay as they are.
         */
        put: operations["saveReceiver"];
        post?: never;
        /**
         * Delete a receiver of the address book
         * @description Succeeds if there is none. The next consignment to the receiver adds it again.
         */
        delete: operations["deleteReceiver"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/{id}/delivery-extras/instructions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's id, not its reference, as in the specification. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set which extras the driver completes
         * @description An extra that is left out is unchanged.
         */
        put: operations["updateDeliveryExtraInstructions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/{ref}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        /**
         * The change history of a consignment
         * @description The audit trail, newest first: status changes with user and reason, and every change of a field or freight item with its old and new values.
         */
        get: operations["listConsignmentChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/{ref}/cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a Draft or Ready consignment
         * @description The reason is stored with the status.
         */
        post: operations["cancelConsignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/{ref}/delivery-events/{eventId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the exception or note, from the consignment's status history. */
                eventId: components["schemas"]["Id"];
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an exception that needs action
         * @description Tells the freight provider what to do. The provider accepts or declines the answer, and resolves the exception itself. An exception that has been answered already or is resolved is refused with 409 and a sentence that says which (ANSW-05). An answer changes nothing of the consignment; what the provider does may change its price.
         */
        post: operations["answerException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/{ref}/links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        /**
         * The consignments linked with this one
         * @description Copies and returns the caller may see, in both directions, newest first.
         */
        get: operations["listConsignmentLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/{ref}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        /**
         * The prices of a consignment, with their lines
         * @description The quote that the consignment was created from, the latest estimate and the confirmed price, each with the tariff and the fuel adjustment that it used (QUOT-11). All null while the status is Draft, except the quote (CONS-09).
         */
        get: operations["getConsignmentPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/{ref}/receivers-page": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The link of the receiver's page
         * @description Answers the link of the page on which a receiver follows the consignment without signing in. Makes one where there is none that works, and the same one while it does, so that it can be repeated. Refused with 409 for a Draft, and where another tracking page is used (TRAK-03).
         */
        post: operations["shareWithReceiver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/{ref}/receivers-page/renewals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the link of the receiver's page
         * @description Makes another link; the former one ends, so that nobody who has it can open the page (TRAK-05).
         */
        post: operations["renewReceiversLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/bulk/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel several consignments
         * @description Applies to each consignment that is Draft or Ready (BULK-16); the reason is stored with the status.
         */
        post: operations["cancelConsignments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/bulk/request-pickup-date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the requested pickup date of several consignments
         * @description Applies to each consignment that is Draft or Ready and whose service type allows it (BULK-15). The whole call is refused for a date in the past, or if the tenant has no pickup dates. With checkOnly it answers with the warnings and changes nothing (BULK-29).
         */
        post: operations["setRequestedPickupDates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether anything changed since a cursor
         * @description A cheap check before figures or statuses are read again. A change is whatever reports and the list show of a consignment of the user's organisation, at any site, and the beginning of a new day in Pacific/Auckland. No change is missed: read the data after this answer, and send its cursor the next time. Without a cursor, with one that is older than 15 minutes, or with one that can't be read, hasChanged is true.
         */
        get: operations["checkForChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/consignments-line-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The freight items of several consignments
         * @description Takes ids and returns items keyed by id; an unknown id has no entry. The list and the dashboard's drill-down show them on hover (LIST-03), so either permission is enough.
         */
        post: operations["listConsignmentLineItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/full": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a consignment from a quote
         * @description The body of createConsignment with freight items and delivery extras; the server sets the account (CONS-51). The specification gives no shape (QUOT-09). A custom participant needs no name while the consignment is a Draft.
         */
        post: operations["createFullConsignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/pickup-manifest-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email the pickup manifest to the signed-in user
         * @description Sent to the signed-in user's email address (BULK-19), with the manifest attached and the notes in the text. Consignments in statuses other than those of BULK-05 are left out, and 422 if none remains. 202 because the email is queued until the mail server accepts it.
         */
        post: operations["emailPickupManifest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/pricing/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price the same freight across service types and days
         * @description Each of the given service types on each of seven days of pickup, in one call (QUOT-10). What cannot be priced or delivered has a reason and no price.
         */
        post: operations["compareQuotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/pricing/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a consignment
         * @description Excluding GST (QUOT-05). A place is a site, or an address where custom participants are allowed. If there is no price, the refusal's message says why in a sentence (QUOT-06).
         */
        post: operations["quoteConsignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find consignments
         * @description Searches the given charge sites, which must all be the user's (PLAT-20). All filters must match. Paging and sorting are in the query, filters in the body, as in the specification.
         */
        post: operations["searchConsignments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/search/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many consignments several searches find
         * @description For the saved views of the list, in one call. Each count stops at 1,000, and together they take about a second: a search that was not reached by then is null.
         */
        post: operations["countSearches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/consignments/search/matching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All matches of a search, in short form
         * @description The same filters and order as searchConsignments, without paging. An action on all matches starts by listing them with this call. Lists the first 10,000; rowCount counts all.
         */
        post: operations["listMatchingConsignments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/data/reports/pickup-manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The pickup manifest as PDF
         * @description Grouped by pickup site, with totals, in local time. It includes consignments in any status; unknown ids are left out, and 422 if all are unknown.
         */
        post: operations["createPickupManifest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/imports/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The headings of files that the organisation has mapped
         * @description A heading is remembered once somebody of the organisation has said which column it stands for.
         */
        get: operations["listImportColumns"];
        /**
         * Remember what headings stand for
         * @description Adds these headings, or replaces what they stood for; others stay. At most 300 per organisation, else 422. Headings are compared by their letters and digits, in any case.
         */
        put: operations["saveImportColumns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/imports/created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which of these consignments were imported already
         * @description Imported by anyone of the organisation, from any file, at any time (IMPT-16). A reference is answered where the caller may see the consignment, otherwise null.
         */
        post: operations["findImportedConsignments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/imports/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price consignments before they are created
         * @description Each by the rates of this moment, as a quote. What cannot be priced has a reason and no price. Extras that the driver completes by default are charged.
         */
        post: operations["priceImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/imports/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's imports that can be continued
         * @description Without their rows. An import is kept for 14 days after it was last saved, and at most 10 per user; the oldest is dropped first.
         */
        get: operations["listImportSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/imports/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Generated by the caller, so that a retry is safe. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * An import to continue, with its rows
         * @description Only its user reads it. What of it was created already is asked with findImportedConsignments.
         */
        get: operations["getImportSession"];
        /**
         * Save an import, to continue it later
         * @description The whole import at once, compressed: at most 960,000 characters, which is about 5 MB of CSV, and 100,000 rows. Each write names the revision it is based on. Sending the same again after a lost answer changes nothing. A write based on another revision is refused with 409 and what is stored now, without its rows, or null if it is gone.
         */
        put: operations["saveImportSession"];
        post?: never;
        /**
         * Delete an import
         * @description Once all of it exists, or on request. Consignments stay. Succeeds if there is nothing to delete.
         */
        delete: operations["deleteImportSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organisation's invoices
         * @description Newest first. An invoice is shown to the user who loaded it, and to users who may see every site on it (INVC-09).
         */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Begin an invoice
         * @description Saves what stands above the lines. Then send the lines (saveInvoiceLines) and check them (checkInvoice). A number that the account has already is refused, unless this invoice replaces the earlier one.
         */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invoice. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * An invoice and its sums
         * @description The sums of the verdicts and notExplained add up to the total; so do accepted, queried and undecided with it (INVC-08).
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        /**
         * Delete an invoice
         * @description With its lines. Refused once a line is accepted or queried. Succeeds if it does not exist.
         */
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoices/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invoice. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an invoice
         * @description Gives each line its verdict by what is known now; what was decided stays. Refused while lines are missing. Webhooks that listen to invoice.checked are told.
         */
        post: operations["checkInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoices/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invoice. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or query lines
         * @description Any number of lines at once; null takes a decision back. Who decided, and when, is kept with each line.
         */
        put: operations["decideInvoiceLines"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoices/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invoice. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The lines of an invoice
         * @description In their order, 1,000 at a time.
         */
        get: operations["listInvoiceLines"];
        /**
         * Send lines of an invoice
         * @description Up to 1,000 at a time, in any order; a line that is sent again replaces the one with its number. Refused once the invoice was checked.
         */
        put: operations["saveInvoiceLines"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/load-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a load check
         * @description Stores what was scanned on the dock with the name of who signs. It is printed on pickup manifests of the consignments from then on; the latest check of a consignment counts. Unknown ids are left out, and 422 if all are unknown. With earlierCheckIds, 409 if another check of one of them was signed.
         */
        post: operations["createLoadCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/load-checks/pieces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The pieces that should be loaded
         * @description The pieces of the consignments that wait for pickup (Staged) at the sites, or of those that references names, in any status but Draft and Cancelled. Pieces without a number get the one that their labels will have. A consignment that was checked before has its latest signature, and its pieces say whether they were loaded then.
         */
        post: operations["listLoadPieces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/lookups/organisations/{orgId}/participant-sites": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The caller's own organisation; 404 for any other. */
                orgId: components["parameters"]["OrganisationId"];
            };
            cookie?: never;
        };
        /**
         * Find a site by part of its name, code or place
         * @description Ignores case and macrons. Empty for a trimmed term shorter than minChars. Active sites only.
         */
        get: operations["lookupParticipantSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts of the user's organisation
         * @description The source of the invoice account select (CALL-22), including inactive accounts.
         */
        get: operations["listMyAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/me/last-consignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The consignment that the user created last
         * @description For the requesting site of now; a new consignment begins with its service type, account, sender and origin. Imported consignments, copies and quotes don't count.
         */
        get: operations["getLastConsignment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/not-invoiced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delivered consignments on no invoice
         * @description Delivered at least so many days ago and within the last year, with a confirmed price, on no checked invoice that stands; the longest ago first. Only consignments at the caller's sites.
         */
        get: operations["listNotInvoiced"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/organisations/{id}/participant-sites": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The caller's own organisation; 404 for any other. */
                id: components["parameters"]["OrganisationIdAsId"];
            };
            cookie?: never;
        };
        /**
         * The sites an organisation sends to and from
         * @description Fetched once per session (PLAT-17), so each entry has only what the import needs to map a site code to a participant, and what distinguishes two sites in a list. getSite returns the whole site. Limited to 10,000; larger organisations search with lookupParticipantSites.
         */
        get: operations["listParticipantSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/organisations/{id}/service-types": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The caller's own organisation; 404 for any other. */
                id: components["parameters"]["OrganisationIdAsId"];
            };
            cookie?: never;
        };
        /**
         * The service types an organisation may use
         * @description Fetched once per session (PLAT-17). Requests use the code.
         */
        get: operations["listServiceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/organisations/{orgId}/delivery-extras": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The caller's own organisation; 404 for any other. */
                orgId: components["parameters"]["OrganisationId"];
            };
            cookie?: never;
        };
        /**
         * Additional services at delivery
         * @description The provider's catalogue.
         */
        get: operations["listDeliveryExtras"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/organisations/{orgId}/packaging-types": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The caller's own organisation; 404 for any other. */
                orgId: components["parameters"]["OrganisationId"];
            };
            cookie?: never;
        };
        /**
         * The packaging types of an organisation
         * @description The source of the package type select (CALL-22). The specification gives no call for packaging types; path and shape follow service-types and the line item's packagingType.
         */
        get: operations["listPackagingTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/references/hire-units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pallets and crates for hire
         * @description Fetched once per session (PLAT-17); without any, the unit shows 'None' (HIRE-02).
         */
        get: operations["listHireUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/attention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What needs attention now
         * @description Of all consignments of the sites, whatever their date and service type. Each figure is the rowCount of searchConsignments with this kind as `attention`. Days are those of Pacific/Auckland.
         */
        post: operations["getAttention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/consignments-by-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Consignments created, by status
         * @description By the status that they have now (DASH-23).
         */
        post: operations["getConsignmentsByStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/consignments-by-status/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The consignments behind a status
         * @description Paging and sorting are in the body.
         */
        post: operations["searchConsignmentsByStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/consignments-delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Consignments delivered, this period and the previous one
         * @description By the day of delivery.
         */
        post: operations["getDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/consignments-staged-to-delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Average days from staged to delivered
         * @description Of the consignments delivered in the period, the time on working days of both regions. Refused with 403 if the tenant has the chart off.
         */
        post: operations["getStagedToDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirmed prices by service type, account, region and receiver
         * @description Of the consignments staged in the period, with the consignments that cost furthest above their estimate. All dimensions add up to the totals.
         */
        post: operations["getCosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/difot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivered in full and on time, by service type
         * @description A delivery is held against the day confirmed before it, else the requested, else the estimated day. It counts on the day of delivery; overdue and not delivered, on the day it was due. Refused with 403 if the tenant has the chart off.
         */
        post: operations["getDifot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/difot/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The consignments behind on time or miss
         * @description Each with the date it was held against, and by how many working days it missed. Refused with 403 if the tenant has the chart off.
         */
        post: operations["searchDifot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/exceptions-by-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exceptions by kind and by status
         * @description Consignments with an exception raised in the period; each counts once for each kind.
         */
        post: operations["getExceptionsByStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/exceptions/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The consignments behind an exception
         * @description Each with its exceptions of this kind raised in the period, the oldest first.
         */
        post: operations["searchExceptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirmed prices, this period and the previous one
         * @description By the day of staging, excluding GST.
         */
        post: operations["getRevenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/revenue/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The consignments behind confirmed prices
         * @description Staged in the period, with a confirmed price. The day of a point of getRevenue is a period of one day.
         */
        post: operations["searchRevenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/runs/bookings/available-booking-dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When a delivery between two places is possible
         * @description A place is a site or an address.
         */
        post: operations["listDeliverySlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/runs/bookings/consignments/{ref}/available-booking-dates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When a consignment can be delivered
         * @description The slots with a place left, and the booked one.
         */
        post: operations["listBookingSlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/runs/bookings/consignments/{ref}/booking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a slot
         * @description A slot that has been taken in the meantime is refused with 409 (BOOK-03), as is a call that doesn't know of the current booking (BOOK-09). The place booked before is free again. A consignment that is cancelled, or whose receiver, service or pickup is changed so that the run can't deliver it, loses its booking and its confirmed delivery date. A copy begins without a booking.
         */
        post: operations["bookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/runs/bookings/consignments/{ref}/booking-status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether and when a delivery is booked
         * @description A POST without a body, as in the specification.
         */
        post: operations["getBookingStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Templates of the requesting site
         * @description Without their content, which the form reads when one is chosen (getTemplate).
         */
        get: operations["listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Generated by the caller, so that a retry is safe. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A template
         * @description With its content, for the users of the requesting site.
         */
        get: operations["getTemplate"];
        /**
         * Save or replace a template
         * @description For every user of the requesting site. Refused if another template of the site has the same name in any case, or if there are 50 others.
         */
        put: operations["saveTemplate"];
        post?: never;
        /**
         * Delete a template
         * @description For every user of the requesting site. Succeeds if there is none.
         */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organisation's webhooks
         * @description Those whose sites are all among the caller's sites, oldest first. Secrets are never shown again.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Events of the sites are posted to the URL, signed as Standard Webhooks describes: the headers webhook-id, webhook-timestamp and webhook-signature (v1, HMAC-SHA256 with the secret over id, timestamp and body, joined by dots). The webhook-id is the delivery's id and stays the same when it is sent again: ignore one that you have handled. Answer with 2xx within 15 seconds; redirects are not followed. The URL must use https, and must not lead to a private address. The answer shows the secret, once. A repeat with the same Idempotency-Key answers the webhook without its secret: secretNote says how to get a new one (PROV-30).
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A webhook
         * @description One of the webhooks that the list shows.
         */
        get: operations["getWebhook"];
        /**
         * Change a webhook
         * @description Replaces everything except the secret. Its messages have prices from then on if the caller has Consignment.ViewPricing, and else not (CALL-293). While isActive is false nothing is noted for it; what was waiting is not sent. A webhook that was disabled after failures starts afresh when isActive is true.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes its deliveries too; nothing more is sent. Succeeds if it does not exist.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What was sent to a webhook
         * @description Kept for 30 days.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/{id}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the delivery. */
                deliveryId: components["schemas"]["Id"];
                /** @description The id of the webhook. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Sends the same message with the same webhook-id, whether it was delivered, failed or is waiting.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook
         * @description For 24 hours each message carries a signature of both secrets, so that the receiver can change over at any time.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message
         * @description Sends a message of type webhook.test; the deliveries show how it was answered.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "answers.waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A customer answered an exception
         * @description For the freight provider's own system, at the address that the operator set (ANSW-14). It names no customer: read the answers from the feed, from your last cursor on.
         */
        post: operations["receiveAnswersWaiting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking ended
         * @description The consignment was cancelled, or the run can no longer deliver it. The message has the slot that it had.
         */
        post: operations["receiveBookingEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.made": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A delivery slot was booked
         * @description For a consignment that had none.
         */
        post: operations["receiveBookingMade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A delivery slot was exchanged for another one
         * @description The message has the new one.
         */
        post: operations["receiveBookingMoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "consignment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A consignment was created
         * @description By hand, by an import, as a copy or by a call.
         */
        post: operations["receiveCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "consignment.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A consignment was delivered
         * @description Its status changed to Delivered; consignment.status_changed tells of it too.
         */
        post: operations["receiveDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "consignment.edited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A consignment was edited
         * @description Its entered fields, dates, freight or extras changed; a save that changed nothing is no edit. One message for all that a call changed.
         */
        post: operations["receiveEdited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "consignment.exception": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The provider reported an exception
         * @description With the title that the provider gave it.
         */
        post: operations["receiveException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "consignment.priced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The price of a consignment was confirmed
         * @description Worked out at delivery, or reported by the provider. A later one replaces it.
         */
        post: operations["receivePriced"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "consignment.proof_available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A proof of delivery is available
         * @description The provider gave a signatory or a file. One message for each.
         */
        post: operations["receiveProofAvailable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "consignment.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The status of a consignment changed
         * @description Whoever changed it. Creating a consignment is no change.
         */
        post: operations["receiveStatusChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "exception.answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An exception was answered, or the provider decided about the answer
         * @description The state of the answer says which.
         */
        post: operations["receiveExceptionAnswered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.checked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An invoice was checked
         * @description Of an invoice whose sites are all among the webhook's; without prices.
         */
        post: operations["receiveInvoiceChecked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test message
         * @description Sent after testWebhook.
         */
        post: operations["receiveTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The account that is invoiced. */
        Account: {
            /** @example KOW-001 */
            code: string;
            /** @example Kōwhai Kitchens North Island */
            description: string;
            id: components["schemas"]["Id"];
            isActive: boolean;
        };
        ActivityExtract: {
            /** @enum {string} */
            dateType: "Creation" | "RequestedDelivery";
            /** @description Exclusive, at most 365 days (and the hour of a clock change) after the start (EXTR-05). */
            endDateUtc: components["schemas"]["Instant"];
            rowPer?: components["schemas"]["RowPer"];
            siteIds: components["schemas"]["SiteIds"];
            startDateUtc: components["schemas"]["Instant"];
            /** @description All, if empty or left out. */
            statuses?: components["schemas"]["ConsignmentStatusCode"][];
        };
        /** @description An address as stored. region is derived by the server from postcode, then city; null when neither is known. */
        Address: {
            city: components["schemas"]["AddressPart"];
            country: components["schemas"]["AddressPart"];
            id: components["schemas"]["Id"];
            /** @example -36.8789 */
            latitude: number | null;
            /** @example 174.6781 */
            longitude: number | null;
            /**
             * @description Text, so that 0610 keeps its zero.
             * @example 1026
             */
            postcode: string | null;
            region: components["schemas"]["Region"] | null;
            /** @description Empty for New Zealand; used for addresses abroad. */
            state: components["schemas"]["AddressPart"];
            street: components["schemas"]["AddressPart"];
            streetNumber: components["schemas"]["AddressPart"];
            suburb: components["schemas"]["AddressPart"];
        };
        /** @description A typed address. PART-02 says which fields are required; an empty country means New Zealand. */
        AddressInput: {
            city?: components["schemas"]["AddressPart"];
            country?: components["schemas"]["AddressPart"];
            /** @example -36.8789 */
            latitude?: number | null;
            /** @example 174.6781 */
            longitude?: number | null;
            /**
             * @description Digits as text.
             * @example 1026
             */
            postcode?: string | null;
            state?: components["schemas"]["AddressPart"];
            street?: components["schemas"]["AddressPart"];
            streetNumber?: components["schemas"]["AddressPart"];
            suburb?: components["schemas"]["AddressPart"];
        };
        /** @example Tahi Road */
        AddressPart: string | null;
        /** @description An address to fill a form with; unknown fields are null. */
        AddressSuggestion: {
            address: components["schemas"]["SuggestedAddress"];
            /** @description The address on one line. */
            label: string;
            /** @description The name of the site or of the earlier receiver. */
            name: string | null;
            /**
             * @description A site, an address typed on an earlier consignment, or only a suburb or town.
             * @enum {string}
             */
            source: "site" | "earlier" | "place";
        };
        /**
         * @description New Zealand dollars, 2 decimals; negative for a credit.
         * @example 120.5
         */
        Amount: number;
        /** @example 1204 */
        AnswerCursor: string;
        AnsweredAddress: {
            city: components["schemas"]["AddressPart"];
            country: components["schemas"]["AddressPart"];
            /** @example -36.8789 */
            latitude: number | null;
            /** @example 174.6781 */
            longitude: number | null;
            /** @example 0110 */
            postcode: string | null;
            state: components["schemas"]["AddressPart"];
            street: components["schemas"]["AddressPart"];
            streetNumber: components["schemas"]["AddressPart"];
            suburb: components["schemas"]["AddressPart"];
        };
        AnsweredReceiver: {
            address: components["schemas"]["AnsweredAddress"];
            /** @example orders@tui.example */
            email: string | null;
            /** @example Tūī Café */
            fullName: string | null;
            /** @example 021 555 0199 */
            phone: string | null;
        };
        AnswerException: {
            /** @description A working day of the receiver's region (ANSW-03). */
            day?: components["schemas"]["Day"] | null;
            kind: components["schemas"]["AnswerKind"];
            /** @example Leave it with the storekeeper at gate 2 */
            note?: string | null;
            /** @description The corrected address and contact, complete (ANSW-04). */
            receiver?: components["schemas"]["ParticipantInput"] | null;
        };
        /**
         * @description DeliverAgain has a day, CorrectAddress a receiver, FreeText a note; the others may have a note.
         * @enum {string}
         */
        AnswerKind: "DeliverAgain" | "CorrectAddress" | "ReturnToSender" | "Dispose" | "FreeText";
        AnswerNews: {
            /** @description Without its note and its receiver; the consignment has them. */
            answer: {
                day: components["schemas"]["Day"] | null;
                id: components["schemas"]["Id"];
                kind: components["schemas"]["AnswerKind"];
                /**
                 * @description What the provider said about its decision.
                 * @example No driver on that day
                 */
                reason: string | null;
                state: components["schemas"]["AnswerState"];
            };
            consignment?: components["schemas"]["ToldConsignment"];
            /** @example TAS0001234 */
            reference: string;
            /** @description The site that the consignment is charged to. */
            siteId: components["schemas"]["Id"];
            /** @example CLOSED */
            standardEventCode: string | null;
            /** @description The status at that time. */
            statusCode: components["schemas"]["ConsignmentStatusCode"];
            /**
             * @description What the provider called the exception.
             * @example Receiver was closed
             */
            title: string;
        };
        AnswerPage: {
            answers: components["schemas"]["ReportedAnswer"][];
            /** @description The cursor after this page; of an empty page, the one that was sent. */
            nextCursor: components["schemas"]["AnswerCursor"];
        };
        /**
         * @description Whether the provider has decided. It decides once.
         * @enum {string}
         */
        AnswerState: "WaitingForProvider" | "Accepted" | "Declined";
        AnswersWaitingMessage: {
            data: Record<string, never>;
            /** @description When the answer was given. */
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "answers.waiting";
        };
        AttentionCount: {
            /** @example 3 */
            count: number;
            kind: components["schemas"]["AttentionKind"];
        };
        AttentionFilter: {
            siteIds: components["schemas"]["SiteIds"];
        };
        /**
         * @description EXCEPTIONS has an unresolved exception. WAITING_FOR_YOU has an exception or a note that waits for an answer, WAITING_FOR_PROVIDER one that was answered and is not resolved (ANSW-12). OVERDUE is past its delivery date, confirmed or else requested, and not delivered or cancelled (LIST-35). NOT_PICKED_UP is Ready or Staged since before today, or past its requested pickup day if it has one. OLD_DRAFTS are drafts created more than 7 days ago.
         * @enum {string}
         */
        AttentionKind: "EXCEPTIONS" | "WAITING_FOR_YOU" | "WAITING_FOR_PROVIDER" | "OVERDUE" | "NOT_PICKED_UP" | "OLD_DRAFTS";
        Booking: {
            /** @description When the booking starts that this one replaces, as the caller last read it; null for none. Another booking is kept, and the call refused (BOOK-09). Without this field any booking is replaced. */
            bookedStartDateTimeUtc?: components["schemas"]["Instant"] | null;
            scheduleId: components["schemas"]["Id"];
            scheduleStartDateTimeUtc: components["schemas"]["Instant"];
        };
        BookingEndedMessage: {
            data: components["schemas"]["BookingNews"];
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "booking.ended";
        };
        BookingMadeMessage: {
            data: components["schemas"]["BookingNews"];
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "booking.made";
        };
        BookingMovedMessage: {
            data: components["schemas"]["BookingNews"];
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "booking.moved";
        };
        BookingNews: {
            booking: {
                /** @example Hutt Valley morning */
                runName: string;
                startDateTimeUtc: components["schemas"]["Instant"];
            };
            consignment: components["schemas"]["ToldConsignment"];
            /** @example TAS0001234 */
            reference: string;
            /** @description The site that the consignment is charged to. */
            siteId: components["schemas"]["Id"];
            standardEventCode: null;
            /** @description The status at that time. */
            statusCode: components["schemas"]["ConsignmentStatusCode"];
            title: null;
        };
        BookingSlot: {
            /** @example North Shore morning */
            deliveryRunName: string;
            /** @description How many more consignments the run can take that day; 0 only for the booked slot. */
            placesLeft: number;
            scheduleEndDateTimeUtc: components["schemas"]["Instant"];
            scheduleId: components["schemas"]["Id"];
            scheduleStartDateTimeUtc: components["schemas"]["Instant"];
            /**
             * @description Current is the booked slot.
             * @enum {string}
             */
            status: "Current" | "Available";
        };
        BookingStatus: {
            runBooking: components["schemas"]["RunBooking"] | null;
            /** @description Whether the booking can no longer be made or changed, because the status is neither Ready nor Staged or the run's planning has closed (BOOK-01). */
            runBookingReadonly: boolean;
        };
        BulkOutcome: {
            messages: components["schemas"]["Message"][];
            reference: components["schemas"]["Reference"];
        };
        /** @description The specification gives the message but not its container. One or more messages per reference, in the order of the request; a consignment without a Warning or Error has one Information message. */
        BulkResult: {
            results: components["schemas"]["BulkOutcome"][];
        };
        Cancellation: {
            /** @description When it was cancelled; now if left out or null. */
            dateTimeUtc?: components["schemas"]["Instant"] | null;
            /** @example Cancelled by Consign user */
            reason: string;
        };
        Cancellations: {
            /** @description When they were cancelled; now if left out or null. */
            dateTimeUtc?: components["schemas"]["Instant"] | null;
            /** @example Cancelled by Consign user */
            reason: string;
            references: components["schemas"]["References"];
        };
        ChangeCheck: {
            cursor: components["schemas"]["ChangeCursor"];
            hasChanged: boolean;
        };
        /** @description Opaque. */
        ChangeCursor: string;
        /** @enum {string} */
        ChangedField: "serviceType" | "account" | "senderName" | "senderPhone" | "senderEmail" | "senderAddress" | "senderReference" | "receiverName" | "receiverPhone" | "receiverEmail" | "receiverAddress" | "receiverReference" | "salesReference" | "notes" | "receiverNotes" | "requestedPickupDate" | "requestedDeliveryDate" | "confirmedDeliveryDate" | "hireage" | "exportCertificate" | "deliveryExtras" | "count" | "packagingType" | "description" | "length" | "width" | "height" | "volume" | "weight" | "dangerousGoods";
        /** @description True changes nothing: the result says what the call would do, with each Warning as the question to confirm first (BULK-29). False if left out. */
        CheckOnly: boolean;
        /**
         * @example {
         *       "option": "statusDate",
         *       "direction": "desc"
         *     }
         */
        ChosenSort: {
            direction: components["schemas"]["SortDirection"];
            option: components["schemas"]["SortOption"];
        };
        Claim: {
            /**
             * Format: date
             * @description The last day in New Zealand on which a claim can be made, by the freight provider's rule.
             * @example 2026-12-03
             */
            claimBy: string;
            /**
             * @description What the exceptions say.
             * @example [
             *       "Goods arrived damaged"
             *     ]
             */
            reasons: string[];
        };
        ComparedQuote: {
            /** @description The service date; null if none is known. */
            deliveryDate: components["schemas"]["Day"] | null;
            /** @description Whether no other quote of the answer costs less. */
            isCheapest: boolean;
            /** @description Whether no other quote of the answer delivers earlier. */
            isFastest: boolean;
            pickupDate: components["schemas"]["Day"];
            price: components["schemas"]["Price"] | null;
            /**
             * @description Why there is no price, or no pickup on that day.
             * @example No rate from Kaikōura to Waiheke Island for Overnight
             */
            reason: string | null;
            serviceType: components["schemas"]["ServiceType"];
        };
        /** @description A list of freight items sent from a sender to a receiver, with all its details. */
        Consignment: {
            account: components["schemas"]["Account"];
            /** @description The extras the service type offers. */
            availableDeliveryExtras: components["schemas"]["DeliveryExtra"][];
            /** @description The requesting site, which is charged; list and reports filter by it (PLAT-20). */
            chargeSite: components["schemas"]["SiteProxy"];
            /** @description What can be claimed for damage or loss that the provider reported (CLAM-01); null or missing if nothing. */
            claim?: components["schemas"]["Claim"] | null;
            confirmedDeliveryDateTimeUtc: components["schemas"]["Instant"] | null;
            /** @description Excluding GST; null without the price permission, in Draft, and when there is none. */
            confirmedPrice: components["schemas"]["Money"] | null;
            consignmentFlags: components["schemas"]["ConsignmentFlag"][];
            createdAtDateTimeUtc: components["schemas"]["Instant"];
            deliveryExtras: components["schemas"]["ConsignmentDeliveryExtra"][];
            /** @description Excluding GST and FAF; null without the price permission, in Draft, and when there is none. */
            estimatedPrice: components["schemas"]["Money"] | null;
            /** @description Whether a note that needs action is unresolved. */
            hasUnresolvedNotes: boolean;
            hireage: components["schemas"]["HireageLine"][];
            id: components["schemas"]["Id"];
            /** @description Whether the status history has an unresolved exception. */
            isDeliveryException: boolean;
            /** @description Whether the consignment has changed since its labels were last printed, so that they should be printed again; false until they were printed, and once the freight was picked up (DOCS-16). */
            labelsOutdated: boolean;
            /** @description Changes whenever the status, or a field updateConsignment writes, changes. */
            lastModifiedAtDateTimeUtc: components["schemas"]["Instant"];
            lineItems: components["schemas"]["LineItem"][];
            /** @description The latest signed load check (LOAD-24); null or missing before the first. */
            loadCheck?: components["schemas"]["SignedLoad"] | null;
            /** @description The same of its consignment note (DOCS-43). */
            noteOutdated: boolean;
            /** @description The sender's notes. */
            notes: string | null;
            /** @description How the provider reported that the freight was handed over (PODX-01); null if it reported nothing but the delivery. */
            proofOfDelivery: components["schemas"]["ProofOfDelivery"] | null;
            receiverNotes: string | null;
            receiverParticipant: components["schemas"]["Participant"];
            receiverReference: string | null;
            /** @description The page that the receiver reads without signing in (TRAK-03); null where there is none, as for a Draft and where another tracking page is used. While it is shared, trackingUrl is its link. */
            receiversPage: components["schemas"]["ReceiversPage"] | null;
            reference: components["schemas"]["Reference"];
            requestedDeliveryDateTimeUtc: components["schemas"]["Instant"] | null;
            requestedPickupDateTimeUtc: components["schemas"]["Instant"] | null;
            salesReference: string | null;
            senderParticipant: components["schemas"]["Participant"];
            senderReference: string | null;
            serviceType: components["schemas"]["ServiceType"];
            statusHistory: components["schemas"]["StatusHistoryDetail"][];
            tags: components["schemas"]["Tag"][];
            totals: components["schemas"]["Totals"];
            /**
             * Format: uri
             * @example https://tasman.example/track/TAS0001234
             */
            trackingUrl: string | null;
        };
        ConsignmentChange: {
            action: components["schemas"]["ConsignmentChangeAction"];
            /** @description When the entry was written, which may differ from the date-time requested for a status. */
            changedAtDateTimeUtc: components["schemas"]["Instant"];
            /**
             * @description The person's name, 'Freight provider' or 'Receiver'; null if it was not recorded or the person no longer exists.
             * @example Mere Manager
             */
            changedBy: string | null;
            changes: components["schemas"]["FieldChange"][];
            /** @description The reason for a cancellation, or the source of a copy or return. */
            reason: string | null;
            /** @description The status reached; for Created and StatusChanged. */
            statusCode: components["schemas"]["ConsignmentStatusCode"] | null;
            /**
             * @description What was changed, for example a freight item, as text.
             * @example 2 × Pallet: Flat-packed kitchen
             */
            subject: string | null;
        };
        /**
         * @description StatusChanged is every status but the first; DocumentsMade names the documents as its subject; Booked, BookedByReceiver and BookingCancelled name the run; ExceptionAnswered, AnswerAccepted and AnswerDeclined name the exception and the answer.
         * @enum {string}
         */
        ConsignmentChangeAction: "Created" | "Saved" | "StatusChanged" | "FreightItemAdded" | "FreightItemChanged" | "FreightItemRemoved" | "DocumentsMade" | "FileAdded" | "FileRemoved" | "Booked" | "BookedByReceiver" | "BookingCancelled" | "ExceptionAnswered" | "AnswerAccepted" | "AnswerDeclined" | "ReceiverLinkCreated" | "ReceiverLinkRenewed" | "PersonalDataRemoved";
        /** @description A message list with the current consignment. */
        ConsignmentChangedMessages: components["schemas"]["MessageList"] & {
            current?: components["schemas"]["Consignment"];
        };
        /** @description Problem details with the current consignment. */
        ConsignmentChangedProblem: components["schemas"]["ProblemDetails"] & {
            current?: components["schemas"]["Consignment"];
        };
        ConsignmentChangePage: components["schemas"]["Paging"] & {
            results: components["schemas"]["ConsignmentChange"][];
        };
        /** @description An extra with its instruction for this consignment. */
        ConsignmentDeliveryExtra: components["schemas"]["DeliveryExtra"] & {
            instruction: components["schemas"]["DeliveryExtraInstruction"];
            /** @description 0 or 1 for an extra per consignment. */
            quantityRequested: number;
        };
        /** @description The additional fields of a new consignment. */
        ConsignmentDraft: {
            /** @description The items added before the first save (CONS-49); at most 200 (CONS-54). */
            lineItems?: components["schemas"]["LineItemInput"][];
            /** @description A day in Pacific/Auckland, as its midnight (DATE-07). */
            requestedDeliveryDate?: components["schemas"]["LocalMidnight"] | null;
        };
        /** @description The fields that create and update have in common. A participant is a site's (its defaultParticipant id) or a custom one; the import sends the id, and null for the other. Rules, not this schema, enforce the limits in the descriptions, so that a refusal has the rule's id and sentence. */
        ConsignmentFields: {
            consignmentFlags?: components["schemas"]["ConsignmentFlagInput"][];
            /** @description At most 50 rows (CONS-54). */
            hireage?: components["schemas"]["HireageInput"][];
            /**
             * @description The sender's notes.
             * @example Ring the bell at gate 2
             */
            notes?: string | null;
            receiverNotes?: string | null;
            receiverParticipant?: components["schemas"]["ParticipantInput"] | null;
            receiverParticipantId?: components["schemas"]["Id"] | null;
            receiverReference?: string | null;
            /** @description A day in Pacific/Auckland, as its midnight (DATE-07). */
            requestedPickupDateTimeUtc?: components["schemas"]["LocalMidnight"] | null;
            /** @example SO-10023 */
            salesReference?: string | null;
            senderParticipant?: components["schemas"]["ParticipantInput"] | null;
            senderParticipantId?: components["schemas"]["Id"] | null;
            /** @example PO-7781 */
            senderReference?: string | null;
            /**
             * @description The code (CONS-45).
             * @example GENERAL
             */
            serviceType: string;
        };
        /** @description A flag with its properties. EXPORT carries the export certificate, trimmed (EXPT-01). */
        ConsignmentFlag: {
            /** @enum {string} */
            code: "EXPORT";
            flagProperties: {
                /** @example NZL2025/KOW/1234 */
                ecert: string;
            };
        };
        ConsignmentFlagInput: {
            /** @enum {string} */
            code: "EXPORT";
            flagProperties: {
                /**
                 * @description Required, trimmed (EXPT-01).
                 * @example NZL2025/KOW/1234
                 */
                ecert: string;
            };
        };
        ConsignmentIds: components["schemas"]["Id"][];
        ConsignmentLink: {
            /** @example Return */
            linkTypeName: string;
            sourceConsignment: components["schemas"]["LinkedConsignment"];
            targetConsignment: components["schemas"]["LinkedConsignment"];
        };
        /** @description A consignment as a row of the list. */
        ConsignmentListItem: {
            confirmedDeliveryDateTimeUtc: components["schemas"]["Instant"] | null;
            /** @description The fuel adjustment within confirmedPrice, which an estimate has none of (LIST-81). */
            confirmedFafPrice?: components["schemas"]["Money"] | null;
            /** @description Excluding GST (LIST-81); null in Draft and when there is none, left out without the price permission. */
            confirmedPrice?: components["schemas"]["Money"] | null;
            consignmentTags: components["schemas"]["Tag"][];
            createdAtDateTimeUtc: components["schemas"]["Instant"];
            dangerousGoodsSummary: components["schemas"]["DangerousGoodsSummary"][];
            /** @description Excluding GST and FAF (LIST-81); null in Draft and when there is none, left out without the price permission. */
            estimatedPrice?: components["schemas"]["Money"] | null;
            hasUnresolvedNotes: boolean;
            id: components["schemas"]["Id"];
            isDeliveryException: boolean;
            /** @description Whether its labels should be printed again (DOCS-16). */
            labelsOutdated: boolean;
            /** @description Whether its consignment note should be printed again (DOCS-43); left out if not. */
            noteOutdated?: boolean;
            /**
             * @description The pieces that were not delivered (PODX-06); left out if none is known to be missing.
             * @example 2
             */
            piecesMissing?: number;
            receiverParticipant: components["schemas"]["ReceiverSummary"];
            receiverReference: string | null;
            reference: components["schemas"]["Reference"];
            requestedDeliveryDateTimeUtc: components["schemas"]["Instant"] | null;
            requestedPickupDateTimeUtc: components["schemas"]["Instant"] | null;
            salesReference: string | null;
            /**
             * @description For an optional column (LIST-46).
             * @example Kōwhai Auckland
             */
            senderName?: string | null;
            senderReference: string | null;
            /**
             * @description Used by the list to plan bulk actions (BULK-15).
             * @example GENERAL
             */
            serviceTypeCode: string;
            /**
             * @description For an optional column (LIST-46).
             * @example General freight
             */
            serviceTypeName?: string;
            statusHistory: components["schemas"]["StatusHistoryEntry"][];
            /**
             * @deprecated
             * @description The same as consignmentTags, which replaces it (CALL-211).
             */
            tags?: components["schemas"]["Tag"][];
            totals: components["schemas"]["Totals"];
        };
        ConsignmentNews: {
            consignment: components["schemas"]["ToldConsignment"];
            /** @example TAS0001234 */
            reference: string;
            /** @description The site that the consignment is charged to. */
            siteId: components["schemas"]["Id"];
            standardEventCode: null;
            /** @description The status at that time. */
            statusCode: components["schemas"]["ConsignmentStatusCode"];
            title: null;
        };
        ConsignmentPage: components["schemas"]["Paging"] & {
            nextPageKey?: components["schemas"]["PageKey"];
            notFound?: components["schemas"]["NotFoundReferences"];
            results: components["schemas"]["ConsignmentListItem"][];
        };
        ConsignmentPrices: {
            confirmed: components["schemas"]["Price"] | null;
            /** @description Excluding the fuel adjustment (QUOT-05). */
            estimate: components["schemas"]["Price"] | null;
            /** @description Whether a new estimate is under way, because something that it depends on has changed. */
            isEstimating: boolean;
            /** @description The quote that the consignment was created from. */
            quote: components["schemas"]["Price"] | null;
            /**
             * @description Why there is no estimate.
             * @example No rate from Kaikōura to Waiheke Island for Overnight
             */
            reason: string | null;
        };
        ConsignmentSearch: {
            /** @description Only what needs this kind of attention now; ignores the date filter (LIST-38). */
            attention?: components["schemas"]["AttentionKind"] | null;
            /** @description Left out or null means any date. */
            date?: components["schemas"]["DateRange"] | null;
            /**
             * @description The full number of sender or receiver, in any spacing.
             * @example 09 123 4567
             */
            phoneNumber?: string | null;
            /** @description Only with such prices. Needs Consignment.ViewPricing, and is refused with 403 without it. */
            price?: components["schemas"]["PriceFilter"] | null;
            /** @description Finds exactly these references, trimmed, case-insensitive and without duplicates; ignores the date filter (LIST-26). Finds all consignments if empty, left out or null. */
            references?: components["schemas"]["ReferenceAsWritten"][] | null;
            salesReference?: string | null;
            /**
             * @description Part of a reference, sender or receiver; ignores case and macrons.
             * @example whangarei
             */
            searchTerm?: string | null;
            siteIds: components["schemas"]["SiteIds"];
            /** @description Matches any of these current statuses; empty or left out means all. */
            statuses?: components["schemas"]["ConsignmentStatusCode"][];
            /**
             * @description Only what is delivered without anything that proves it (PODX-16).
             * @default false
             */
            withoutProof?: boolean;
        };
        /**
         * @description FINAL is shown as Ready, ERR as Error (LIST-20).
         * @enum {string}
         */
        ConsignmentStatusCode: "DRAFT" | "FINAL" | "STAGED" | "PICKUP" | "TRANSIT" | "DELIVERING" | "DELIVERED" | "CANCELLED" | "ERR";
        CopyConsignment: {
            copyLineItems: boolean;
            copyReceiver: boolean;
            copySender: boolean;
            /** @enum {string} */
            copyType: "Copy" | "Return";
        };
        CostDifference: {
            confirmedWithoutFaf: components["schemas"]["Money"];
            estimated: components["schemas"]["Money"];
            id: components["schemas"]["Id"];
            reference: components["schemas"]["Reference"];
        };
        CostFigures: {
            confirmed: components["schemas"]["Money"];
            /** @description What these were confirmed at, without FAF (LIST-81). */
            confirmedOfEstimated: components["schemas"]["Money"];
            /** @description With a confirmed price. */
            consignments: number;
            /** @description Of the consignments that have an estimate, which excludes FAF. */
            estimated: components["schemas"]["Money"];
            /**
             * @description Confirmed, in dollars to a tenth of a cent. Null of nothing.
             * @example 0.453
             */
            perConsignment: number | null;
            /**
             * @description Confirmed, in dollars to a tenth of a cent. Null of nothing.
             * @example 0.453
             */
            perCubicMetre: number | null;
            /**
             * @description Confirmed, in dollars to a tenth of a cent. Null of nothing.
             * @example 0.453
             */
            perKilogram: number | null;
        };
        CostGroup: components["schemas"]["CostFigures"] & {
            /** @description The code of a service type, the id of an account or a region, a digest of a receiver; null for the others. */
            code: string | null;
            /** @description How many groups this is; more than 1 of the others alone. */
            groupCount: number;
            /** @description Null where the code has no name, and of the others. */
            name: string | null;
        };
        Costs: {
            /** @description The 20 with the highest confirmed prices first, then the others together. */
            accounts: components["schemas"]["CostGroup"][];
            /** @description What was confirmed above its estimate, both without FAF, the highest difference first. */
            dearest: components["schemas"]["CostDifference"][];
            /** @description As serviceTypes. A receiver is its name and town, in any case. */
            receivers: components["schemas"]["CostGroup"][];
            /** @description Of the receivers. As serviceTypes; what has no region is a group with an empty code. */
            regions: components["schemas"]["CostGroup"][];
            /** @description The 20 with the highest confirmed prices first, then the others together. */
            serviceTypes: components["schemas"]["CostGroup"][];
            totals: components["schemas"]["CostFigures"];
        };
        /** @description A ConsignmentSearch without sites and references. */
        CountedSearch: {
            attention?: components["schemas"]["AttentionKind"] | null;
            date?: components["schemas"]["DateRange"] | null;
            phoneNumber?: string | null;
            price?: components["schemas"]["PriceFilter"] | null;
            salesReference?: string | null;
            /** @example whangarei */
            searchTerm?: string | null;
            statuses?: components["schemas"]["ConsignmentStatusCode"][];
            /** @default false */
            withoutProof?: boolean;
        };
        /** @description The first day of the period beside the first of the previous period (DASH-22), and so on. */
        CountPoint: {
            current: number;
            /**
             * Format: date
             * @description In Pacific/Auckland. Null, with 0, after the end of the period, where the previous one is longer.
             * @example 2025-07-14
             */
            date: string | null;
            previous: number;
            /**
             * Format: date
             * @description Null, with 0, after the end of the previous period, where it is the shorter one.
             * @example 2025-07-07
             */
            previousDate: string | null;
        };
        /** @description The fields of the specification's import call. Its requestedDeliveryDate is the instant that responses call requestedDeliveryDateTimeUtc (CALL-94). */
        CreateConsignment: components["schemas"]["ConsignmentFields"] & components["schemas"]["ConsignmentDraft"] & {
            accountId: components["schemas"]["Id"];
        };
        CreatedConsignment: {
            id: components["schemas"]["Id"];
            reference: components["schemas"]["Reference"];
        };
        CreatedDocument: {
            /** @enum {string} */
            documentType: "CONNOTE" | "FRTLABEL" | "PODDOC" | "DGDOC" | "CLAIM";
            /**
             * Format: uri-reference
             * @description A URL on this origin, for this user only, that needs no token and expires after 5 minutes. The same document can be created again.
             */
            uri: string;
        };
        CreatedDocuments: {
            items: components["schemas"]["CreatedDocument"][];
            /** @description The consignments without a document. */
            results: components["schemas"]["BulkOutcome"][];
        };
        CreatedInvoice: {
            id: components["schemas"]["Id"];
        };
        CreatedMessage: {
            data: components["schemas"]["ConsignmentNews"];
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "consignment.created";
        };
        CreateDocuments: {
            documentTypes: ("CONNOTE" | "FRTLABEL" | "PODDOC" | "DGDOC" | "CLAIM")[];
            /**
             * @description What FRTLABEL is made as: PDF (the default), or ZPL for thermal printers of 203 dpi (DOCS-20). The other documents are always PDFs.
             * @enum {string}
             */
            labelFormat?: "PDF" | "ZPL";
            /**
             * @description What PODDOC is made as, for delivered consignments: PDF is a page for each (PODX-14), ZIP has their files (PODX-15). Without it, it is the newest file of each, or a page (PODX-13).
             * @enum {string}
             */
            proofFormat?: "PDF" | "ZIP";
            references: components["schemas"]["References"];
        };
        CreatedWebhook: {
            id: components["schemas"]["Id"];
            /** @description Null in the answer to a repeat (PROV-30). */
            secret: components["schemas"]["Secret"] | null;
            /** @description How to get a new secret, where this answer can't show it; null otherwise. */
            secretNote: string | null;
        };
        /** @description The data of a quote, without an account, which the server sets (QUOT-09). */
        CreateFullConsignment: components["schemas"]["ConsignmentFields"] & components["schemas"]["ConsignmentDraft"] & {
            deliveryExtras?: components["schemas"]["DeliveryExtraQuantity"][];
            /** @description The quote that this comes from, of the last 24 hours; the server prices it again and refuses another total (QUOT-11). */
            quote?: {
                priceDateTimeUtc: components["schemas"]["Instant"];
                totalPrice: components["schemas"]["Money"];
            } | null;
        };
        CreateInvoice: {
            accountId: components["schemas"]["Id"];
            date: components["schemas"]["Day"];
            /** @description Whether the amounts of this invoice, its total included, include GST. */
            isGstIncluded: boolean;
            /** @example 2 */
            lineCount: number;
            /**
             * @description The provider's number of the invoice.
             * @example INV-20451
             */
            number: string;
            /** @description The invoice that this one corrects, which then counts as not invoiced; null for none. */
            replacesInvoiceId: components["schemas"]["Id"] | null;
            total: components["schemas"]["InvoiceTotal"];
        };
        CreateLoadCheck: {
            consignmentIds: components["schemas"]["Id"][];
            /** @description The checks of these consignments that listLoadPieces had. Without it, the check replaces any other. */
            earlierCheckIds?: components["schemas"]["Id"][];
            /** @description The SSCCs in the order of the scans; one can stand there several times. */
            scanned: components["schemas"]["Sscc"][];
            /**
             * @description The name of who signs, 1 to 100 characters (LOAD-03).
             * @example Sione Fīnau
             */
            signedBy: string;
        };
        /** @description The dangerous goods of a freight item. The UN number is text of four digits, never a number. */
        DangerousGoods: {
            /** @example 3 */
            class: string;
            /**
             * @description Whole degrees Celsius (DGDC-02).
             * @example 23
             */
            flashPoint?: number | null;
            /**
             * @description Packed as limited quantities.
             * @example false
             */
            limitedQuantity?: boolean;
            /** @example false */
            marinePollutant?: boolean;
            /**
             * @description The proper shipping name, stored with the item (DG-05). Null if none is known.
             * @example Paint
             */
            nameAndDescription: string | null;
            /**
             * @description I, II or III; null for goods without a packing group (DG-05).
             * @example II
             * @enum {string|null}
             */
            packingGroup?: "I" | "II" | "III" | null;
            /**
             * @description The total of the item, in quantityUnit (DGDC-01).
             * @example 12.5
             */
            quantity?: number | null;
            /**
             * @description L or kg.
             * @example L
             * @enum {string|null}
             */
            quantityUnit?: "L" | "kg" | null;
            /** @example 6.1 */
            subsidiaryClass1: string | null;
            subsidiaryClass2: string | null;
            /** @example 1263 */
            unNumber: string;
        };
        DangerousGoodsInput: {
            /**
             * @description Required (DG-01).
             * @example 3
             */
            class: string;
            /**
             * @description Whole degrees Celsius from -100 to 300 (DGDC-02).
             * @example 23
             */
            flashPoint?: number | null;
            /**
             * @description Packed as limited quantities.
             * @example false
             */
            limitedQuantity?: boolean;
            /** @example false */
            marinePollutant?: boolean;
            /**
             * @description The proper shipping name. Empty or missing, it is looked up by the UN number (DG-05).
             * @example Paint
             */
            nameAndDescription?: string | null;
            /**
             * @description I, II or III, or null for none. Missing, it is looked up by the UN number (DG-05).
             * @example II
             */
            packingGroup?: string | null;
            /**
             * @description The total of the item in quantityUnit, above 0 and at most 40,000, rounded to 3 decimals. Missing, as the other details of the declaration, it stays as stored for the same UN number (DGDC-01, DGDC-03).
             * @example 12.5
             */
            quantity?: number | null;
            /**
             * @description L or kg; required with a quantity (DGDC-01).
             * @example L
             */
            quantityUnit?: string | null;
            subsidiaryClass1?: string | null;
            subsidiaryClass2?: string | null;
            /**
             * @description Exactly four digits, kept as text (DG-01, DG-04).
             * @example 1263
             */
            unNumber: string;
        };
        /** @description One entry for each different combination on the consignment, written 'UN {number} Class {class} (subsidiaries)'. */
        DangerousGoodsSummary: {
            /** @example 3 */
            class: string;
            subsidiaryClass1: string | null;
            subsidiaryClass2: string | null;
            /** @example 1263 */
            unNumber: string;
        };
        /** @description startDateUtc is 00:00 of the first day and endDateUtc 00:00 of the day after the last, in Pacific/Auckland, as UTC instants; the end is exclusive (LIST-24). At most 365 days (and the hour of a clock change) apart (LIST-18). */
        DateRange: {
            /** @enum {string} */
            dateRangeType: "Creation" | "RequestedDelivery" | "ConfirmedDelivery";
            endDateUtc: components["schemas"]["Instant"];
            startDateUtc: components["schemas"]["Instant"];
        };
        /**
         * Format: date
         * @description A day in Pacific/Auckland, without a time.
         * @example 2025-07-15
         */
        Day: string;
        DecideInvoiceLines: {
            decision: components["schemas"]["InvoiceDecision"] | null;
            lines: number[];
            /**
             * @description A query needs one; otherwise it may be empty.
             * @example The agreed price has no surcharge
             */
            reason: string;
        };
        DeliveredMessage: {
            data: components["schemas"]["StatusNews"];
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "consignment.delivered";
        };
        /** @description EXCP is an exception, INFO a note. Unresolved means that resolvedTimestamp is null (CONS-13). */
        DeliveryEvent: {
            actionRequired: boolean;
            /** @description What was answered to the freight provider, oldest first (ANSW-06). */
            answers: components["schemas"]["ExceptionAnswer"][];
            createdAtDateTimeUtc: components["schemas"]["Instant"];
            /** @enum {string} */
            deliveryEventTypeCode: "EXCP" | "INFO";
            id: components["schemas"]["Id"];
            resolvedTimestamp: components["schemas"]["Instant"] | null;
            /** @example Receiver was closed */
            title: string;
        };
        /** @description An additional service at delivery. Priced and edited by the operations of CALL-46 and CALL-47. */
        DeliveryExtra: {
            /** @description The instruction of a consignment that has said nothing about the extra (XTRA-08). */
            defaultInstructionCode: components["schemas"]["InstructionCode"];
            /** @example TAILLIFT */
            deliveryExtraCode: string;
            deliveryExtraDescription: string | null;
            deliveryExtraId: components["schemas"]["Id"];
            /** @example Tail lift */
            deliveryExtraName: string;
            /** @description True for a switch of 0 or 1 (XTRA-04). */
            isPerConsignment: boolean;
            /** @example GENERAL */
            serviceTypeCode: string;
        };
        /** @description The instruction and its result. */
        DeliveryExtraInstruction: {
            instructionCode: components["schemas"]["InstructionCode"];
            /** @description What the driver reported; read-only. */
            quantityCompleted: number | null;
        };
        /** @description The quantity of an extra in a quote or a new consignment; 0 or 1 for an extra per consignment (XTRA-04). */
        DeliveryExtraQuantity: {
            deliveryExtraId: components["schemas"]["Id"];
            quantityRequested: number;
        };
        Difot: {
            missCount: number;
            onTimeCount: number;
            serviceType: components["schemas"]["ServiceType"];
        };
        DifotDrillDown: components["schemas"]["ReportFilterFields"] & components["schemas"]["DrillDownPaging"] & {
            /** @enum {string} */
            difotStatus: "ONTIME" | "MISS";
            /** @description The code. */
            serviceType: string;
        };
        DifotListItem: components["schemas"]["ConsignmentListItem"] & {
            difot: components["schemas"]["DifotVerdict"];
        };
        DifotPage: components["schemas"]["Paging"] & {
            results: components["schemas"]["DifotListItem"][];
        };
        /** @description Why a delivery is on time or a miss. */
        DifotVerdict: {
            /**
             * Format: date
             * @description In Pacific/Auckland. Null if it is overdue and not delivered.
             * @example 2025-07-14
             */
            deliveredDate: string | null;
            /**
             * Format: date
             * @description The day it was held against, in Pacific/Auckland.
             * @example 2025-07-11
             */
            dueDate: string;
            /**
             * @description Confirmed before the delivery, else requested, else estimated from the service.
             * @enum {string}
             */
            dueDateSource: "CONFIRMED" | "REQUESTED" | "ESTIMATED";
            /**
             * @description Of the receiver's region, up to the delivery or today; 999 means that or more. Null if it is not late.
             * @example 1
             */
            workingDaysLate: number | null;
        };
        /**
         * @description SHA-256 of what is created, in base64url without padding.
         * @example 47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU
         */
        Digest: string;
        DrillDownPaging: {
            pageNumber?: components["schemas"]["PageNumber"];
            pageSize?: components["schemas"]["PageSize"];
            sortDirection?: components["schemas"]["SortDirection"];
            sortOption?: components["schemas"]["SortOption"];
        };
        EditedMessage: {
            data: components["schemas"]["ConsignmentNews"];
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "consignment.edited";
        };
        EmailPickupManifest: {
            consignmentIds: components["schemas"]["ConsignmentIds"];
            /** @description At most 200 characters after trimming; a rule refuses more. */
            notes?: string | null;
        };
        /**
         * @description consignment.status_changed: the status moved, whoever moved it. consignment.delivered: it moved to Delivered. consignment.exception: the provider reported an exception. consignment.created: a consignment was created, in whatever way. consignment.edited: its entered fields, dates, freight or extras were changed. consignment.priced: its price was confirmed. consignment.proof_available: the provider gave a signatory or a file of the delivery. booking.made, booking.moved and booking.ended: a delivery slot was booked, exchanged for another one, or given up. exception.answered: an exception was answered, or the provider decided about the answer. invoice.checked: an invoice was checked whose sites are all among the webhook's.
         * @enum {string}
         */
        EventType: "consignment.status_changed" | "consignment.exception" | "consignment.delivered" | "consignment.created" | "consignment.edited" | "consignment.priced" | "consignment.proof_available" | "booking.made" | "booking.moved" | "booking.ended" | "exception.answered" | "invoice.checked";
        /** @description What a customer answered, and what the freight provider decided. */
        ExceptionAnswer: {
            answeredAtDateTimeUtc: components["schemas"]["Instant"];
            /**
             * @description The person's name; null if the person no longer exists.
             * @example Mere Manager
             */
            answeredBy: string | null;
            day: components["schemas"]["Day"] | null;
            decidedAtDateTimeUtc: components["schemas"]["Instant"] | null;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["AnswerKind"];
            note: string | null;
            /**
             * @description What the provider said about its decision.
             * @example No driver on that day
             */
            reason: string | null;
            receiver: components["schemas"]["AnsweredReceiver"] | null;
            state: components["schemas"]["AnswerState"];
        };
        ExceptionAnsweredMessage: {
            data: components["schemas"]["AnswerNews"];
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "exception.answered";
        };
        ExceptionCount: {
            /** @description Consignments where one of these exceptions is unresolved. */
            openCount: number;
            /** @description Stands for the provider's code of this kind, or for the title of exceptions without a code. */
            standardEventId: components["schemas"]["Id"];
            /** @description The same counts by the consignment's status, for the filter of DASH-13. */
            statuses: components["schemas"]["ExceptionStatusCount"][];
            /**
             * @description The latest title of this kind; 'Short delivery' for short deliveries (DASH-54).
             * @example Receiver was closed
             */
            title: string;
            /** @description Consignments with such an exception. */
            totalCount: number;
        };
        ExceptionDrillDown: components["schemas"]["ReportFilterFields"] & components["schemas"]["DrillDownPaging"] & {
            /**
             * @description OPEN is shown as Unresolved, CLOSED as Resolved.
             * @enum {string}
             */
            exceptionStatus: "OPEN" | "CLOSED";
            standardEventId: components["schemas"]["Id"];
            /** @description All if empty or left out. */
            statusCodes?: components["schemas"]["ConsignmentStatusCode"][];
        };
        ExceptionListItem: components["schemas"]["ConsignmentListItem"] & {
            /** @description Of this kind and raised in the period, the oldest first; at most 20. */
            exceptions: components["schemas"]["RaisedException"][];
        };
        ExceptionMessage: {
            data: components["schemas"]["ExceptionNews"];
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "consignment.exception";
        };
        ExceptionNews: {
            consignment?: components["schemas"]["ToldConsignment"];
            /** @example TAS0001234 */
            reference: string;
            /** @description The site that the consignment is charged to. */
            siteId: components["schemas"]["Id"];
            /** @example DELAYED */
            standardEventCode: string | null;
            /** @description The status in which the exception happened. */
            statusCode: components["schemas"]["ConsignmentStatusCode"];
            /** @example Delayed by a road closure */
            title: string;
        };
        ExceptionPage: components["schemas"]["Paging"] & {
            results: components["schemas"]["ExceptionListItem"][];
        };
        ExceptionStatusCount: {
            openCount: number;
            statusCode: components["schemas"]["ConsignmentStatusCode"];
            totalCount: number;
        };
        ExportConsignments: {
            /** @enum {string} */
            format: "csv";
            references?: components["schemas"]["Reference"][];
            rowPer?: components["schemas"]["RowPer"];
            /** @description The search, as in searchConsignments (EXTR-12). */
            searchParameters?: components["schemas"]["ConsignmentSearch"] | null;
        };
        /** @description Values as text; a date is an instant, a list is joined by commas. Longer ones are cut at 500 characters. */
        FieldChange: {
            field: components["schemas"]["ChangedField"];
            newValue: string | null;
            oldValue: string | null;
        };
        /** @description uri and thumbnailUri are URLs for this user that expire after a few minutes; they need no token (FILE-09). thumbnailUri is null while isThumbnailPending, and if no thumbnail could be made (FILE-10). */
        File: {
            /** @description When a generated document is removed; null for an attached file. */
            expiresAtDateTimeUtc: components["schemas"]["Instant"] | null;
            fileType: components["schemas"]["FileType"];
            id: components["schemas"]["Id"];
            /** @description Made by createDocuments for this user, and not attached. It expires and can't be deleted (FILE-13). */
            isGenerated: boolean;
            /** @description The thumbnail of an upload is made after the answer, within seconds. */
            isThumbnailPending: boolean;
            /**
             * @description Of its content (FILE-08).
             * @example image/jpeg
             */
            mimeType: string;
            /** @example Pallet photo.jpg */
            name: string;
            notes: string | null;
            /** @description Set for a file of the delivery from the freight provider, which can't be deleted (PODX-11). */
            proofKind: components["schemas"]["ProofFileKind"] | null;
            /** @description Bytes. */
            size: number;
            /** Format: uri-reference */
            thumbnailUri: string | null;
            uploadedAtDateTimeUtc: components["schemas"]["Instant"];
            /** Format: uri-reference */
            uri: string;
        };
        FileMetadata: {
            /** @example PODDOC */
            fileTypeCode: string;
            /**
             * @description The type the caller declares; the content determines the actual type (FILE-08).
             * @enum {string}
             */
            mimeType: "application/pdf" | "image/jpeg" | "image/png";
            /** @example Pallet photo.jpg */
            name: string;
            notes: string;
        };
        FileType: {
            /**
             * @description CONNOTE, FRTLABEL and PODDOC are the documents of DOCS-05.
             * @example PODDOC
             */
            code: string;
            /** @example Proof of delivery */
            name: string;
        };
        FileUpload: {
            /** Format: binary */
            fileData: string;
            metadata: components["schemas"]["FileMetadata"];
        };
        /** @example consignment-create */
        FormKey: string;
        FoundReceivers: {
            receivers: components["schemas"]["KnownReceiver"][];
        };
        HireageInput: {
            /** @example PALLET */
            hireUnitCode: string;
            /** @example CHEP */
            providerCode: string;
            /**
             * @description From 1 to 999 when a unit is chosen (HIRE-01).
             * @example 2
             */
            quantity: number;
        };
        HireageLine: {
            hireUnit: components["schemas"]["HireUnit"];
            /** @example 2 */
            quantity: number;
        };
        HireUnit: {
            /**
             * @description Unique within its provider.
             * @example PALLET
             */
            code: string;
            /** @example CHEP pallet */
            name: string;
            /** @example CHEP */
            providerCode: string;
        };
        /**
         * Format: uuid
         * @description A UUID in its canonical spelling, in lower case.
         * @example 019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10
         */
        Id: string;
        ImportColumn: {
            /** @description What it stands for; null if it is not read. */
            column: components["schemas"]["ImportColumnName"] | null;
            /**
             * @description As it stands in the file.
             * @example Ship from
             */
            heading: string;
        };
        /**
         * @description A column of IMPT-15.
         * @enum {string}
         */
        ImportColumnName: "chargeAccount" | "serviceType" | "requestedPickupDate" | "requestedDeliveryDate" | "senderSite" | "senderReference" | "senderNotes" | "receiverSite" | "receiverReference" | "salesReference" | "freightDescription" | "packagingType" | "quantity" | "length" | "width" | "height" | "volume" | "weight" | "unNumber" | "dgClass" | "subsidiaryClass1" | "subsidiaryClass2" | "dgQuantity" | "dgUnit" | "dgFlashPoint" | "dgMarinePollutant" | "dgLimitedQuantities" | "hireProvider" | "hireUnit" | "hireQuantity" | "exportCertificate";
        /** @description The rows and choices of the import, as gzip in base64. The server keeps it and reads nothing of it. */
        ImportContent: string;
        /** @description A message list with the consignment that was imported before. */
        ImportedBeforeMessages: components["schemas"]["MessageList"] & {
            /** @description Its reference, null if the caller may not see it. Missing where the call conflicts otherwise. */
            imported?: components["schemas"]["Reference"] | null;
        };
        /** @description Problem details with the consignment that was imported before. */
        ImportedBeforeProblem: components["schemas"]["ProblemDetails"] & {
            /** @description Its reference, null if the caller may not see it. Missing where the call conflicts otherwise. */
            imported?: components["schemas"]["Reference"] | null;
        };
        ImportedConsignment: {
            digest: components["schemas"]["Digest"];
            /** @description Of the file that it was imported from; empty where the caller may not see the consignment. */
            fileName: string;
            importedAtDateTimeUtc: components["schemas"]["Instant"];
            /** @description Equal consignments are counted from 1. */
            occurrence: number;
            /** @description Null where the caller may not see the consignment. */
            reference: components["schemas"]["Reference"] | null;
        };
        ImportPriceRequest: {
            consignments: {
                accountId: components["schemas"]["Id"];
                lineItems: {
                    count: number;
                    /** @description Metres of one piece. */
                    height?: number | null;
                    /** @default false */
                    isDangerousGoods?: boolean;
                    /** @description Metres of one piece. */
                    length?: number | null;
                    packagingType: string;
                    /** @description Cubic metres of the line. */
                    volume: number;
                    /** @description Kilograms of the line. */
                    weight: number;
                    /** @description Metres of one piece. */
                    width?: number | null;
                }[];
                receiverParticipantId: components["schemas"]["Id"];
                senderParticipantId: components["schemas"]["Id"];
                serviceType: string;
            }[];
        };
        ImportPrices: {
            prices: {
                /** @description Why there is no price. */
                reason: string | null;
                /** @description Dollars excluding GST, with the fuel adjustment; null where there is no price. */
                totalPrice: components["schemas"]["Money"] | null;
            }[];
        };
        ImportSession: components["schemas"]["ImportSessionSummary"] & {
            content: components["schemas"]["ImportContent"];
        };
        /** @description Problem details with what is stored now, without its rows. */
        ImportSessionChanged: components["schemas"]["ProblemDetails"] & {
            current?: components["schemas"]["ImportSessionSummary"] | null;
        };
        ImportSessionSummary: {
            consignmentCount: number;
            expiresAtDateTimeUtc: components["schemas"]["Instant"];
            /** @example orders.csv */
            fileName: string;
            id: components["schemas"]["Id"];
            revision: components["schemas"]["Revision"];
            rowCount: number;
            savedAtDateTimeUtc: components["schemas"]["Instant"];
        };
        /**
         * Format: date-time
         * @description An instant as ISO 8601 in UTC, ending in Z, from 1970 to 2199. A leap second is refused.
         * @example 2025-07-14T21:30:00Z
         */
        Instant: string;
        /**
         * @description INCLUDED, driver completes; ONREQUEST, driver completes if the receiver asks; EXCLUDED, not available to the driver.
         * @enum {string}
         */
        InstructionCode: "INCLUDED" | "ONREQUEST" | "EXCLUDED";
        InvalidParam: {
            /** @example The consignment is not a draft */
            description: string;
            /** @example TAS0001234 */
            value: string;
        };
        Invoice: {
            accepted: components["schemas"]["Sum"];
            accountId: components["schemas"]["Id"];
            /** @description When it was checked last; null while lines are missing or it was not checked yet. */
            checkedAtDateTimeUtc: components["schemas"]["Instant"] | null;
            createdAtDateTimeUtc: components["schemas"]["Instant"];
            /**
             * @description Who loaded it.
             * @example Mere Manager
             */
            createdBy: string;
            date: components["schemas"]["Day"];
            id: components["schemas"]["Id"];
            /** @description Whether the amounts of this invoice, its total included, include GST. */
            isGstIncluded: boolean;
            /** @description Whether a corrected invoice replaces this one. */
            isReplaced: boolean;
            /** @example 2 */
            lineCount: number;
            /** @description The total, less the amounts of the lines; null until it was checked. */
            notExplained: components["schemas"]["InvoiceTotal"] | null;
            /**
             * @description The provider's number of the invoice.
             * @example INV-20451
             */
            number: string;
            queried: components["schemas"]["Sum"];
            /** @description The invoice that this one corrects, which then counts as not invoiced; null for none. */
            replacesInvoiceId: components["schemas"]["Id"] | null;
            total: components["schemas"]["InvoiceTotal"];
            undecided: components["schemas"]["Sum"];
            /** @description Empty until it was checked. */
            verdicts: {
                amount: components["schemas"]["InvoiceTotal"];
                count: number;
                verdict: components["schemas"]["InvoiceVerdict"];
            }[];
        };
        InvoiceCheckedMessage: {
            data: components["schemas"]["InvoiceNews"];
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "invoice.checked";
        };
        /** @enum {string} */
        InvoiceDecision: "Accepted" | "Queried";
        InvoiceLine: {
            /** @description The confirmed price of the consignment, with GST if the invoice includes it. */
            agreed: components["schemas"]["InvoiceTotal"] | null;
            amount: components["schemas"]["Amount"];
            /**
             * @description The consignment that the line is about; null if it is unknown.
             * @example TAS0001234
             */
            consignmentReference: string | null;
            /**
             * @description A reference that the customer gave; empty where there is none.
             * @example PO 4711
             */
            customerReference: string;
            decidedAtDateTimeUtc: components["schemas"]["Instant"] | null;
            decidedBy: string | null;
            decision: components["schemas"]["InvoiceDecision"] | null;
            /** @example Overnight */
            description: string;
            /** @description What is invoiced for the consignment in all, less the confirmed price. */
            difference: components["schemas"]["InvoiceTotal"] | null;
            differingParts: {
                agreed: components["schemas"]["InvoiceTotal"];
                invoiced: components["schemas"]["InvoiceTotal"];
                /** @enum {string} */
                kind: "FREIGHT" | "EXTRA" | "SURCHARGE" | "FAF";
            }[];
            /** @description For AlreadyInvoiced, the line that was first. Its invoice is null where the caller may not see it. */
            invoicedOn: {
                invoiceId: components["schemas"]["Id"] | null;
                line: number | null;
                number: string | null;
            } | null;
            /** @description Counted from 1. */
            line: number;
            /** @description Null where the invoice doesn't split its amounts. They add up to the amount. */
            parts: components["schemas"]["InvoiceParts"] | null;
            reason: string | null;
            /**
             * @description The consignment's reference as the provider wrote it; empty where there is none.
             * @example TAS0001234
             */
            reference: string;
            /** @description Null until the invoice was checked. */
            verdict: components["schemas"]["InvoiceVerdict"] | null;
        };
        InvoiceNews: {
            invoice: {
                /** @description Lines with another verdict than Agrees. */
                disagreeingCount: number;
                id: components["schemas"]["Id"];
                lineCount: number;
                /** @example INV-20451 */
                number: string;
            };
            reference: null;
            siteId: null;
            standardEventCode: null;
            statusCode: null;
            title: null;
        };
        /** @description What the amount is made of. */
        InvoiceParts: {
            extras: components["schemas"]["Amount"];
            faf: components["schemas"]["Amount"];
            freight: components["schemas"]["Amount"];
            surcharges: components["schemas"]["Amount"];
        };
        InvoiceSettings: {
            /** @description What the headings of the account's files stand for; null is a column that is not read. */
            columns: {
                field: ("reference" | "customerReference" | "description" | "freight" | "extras" | "surcharges" | "faf" | "amount" | "amountWithGst" | "invoiceNumber" | "invoiceDate" | "account") | null;
                /** @example Con note */
                heading: string;
            }[];
            /**
             * @description New Zealand dollars, 2 decimals. The larger of the two tolerances applies.
             * @example 0.05
             */
            toleranceAmount: number;
            /**
             * @description Percent of the confirmed price, 2 decimals.
             * @example 0.5
             */
            tolerancePercent: number;
        };
        /**
         * @description New Zealand dollars, 2 decimals.
         * @example 1020.5
         */
        InvoiceTotal: number;
        /**
         * @description The first that applies: no such consignment at your sites; charged to another account; cancelled; invoiced before; not delivered yet; without a confirmed price; another amount than the confirmed price; the confirmed price.
         * @enum {string}
         */
        InvoiceVerdict: "Unknown" | "OtherAccount" | "Cancelled" | "AlreadyInvoiced" | "NotDelivered" | "NoPrice" | "Differs" | "Agrees";
        /** @description Whom something was sent to, and how the last time. */
        KnownReceiver: {
            address: components["schemas"]["Address"];
            /** @example orders@tui.example */
            email: string | null;
            /** @example Tūī Café */
            fullName: string | null;
            id: components["schemas"]["Id"];
            /**
             * @description Of the first freight item; null without one.
             * @example PALLET
             */
            packagingTypeCode: string | null;
            /** @description Of the site; null for a typed receiver. */
            participantId: components["schemas"]["Id"] | null;
            /** @example 021 555 0199 */
            phone: string | null;
            /** @example GENERAL */
            serviceTypeCode: string;
            usedAtDateTimeUtc: components["schemas"]["Instant"];
        };
        /**
         * @description What labels are printed as; ZPL for a thermal printer. PDF by default.
         * @enum {string}
         */
        LabelFormat: "PDF" | "ZPL";
        LastConsignment: {
            consignment: components["schemas"]["Consignment"] | null;
        };
        /** @description Whether single letters are keyboard shortcuts (WCAG 2.1.4). True by default. */
        LetterKeys: boolean;
        /** @description A freight item. length, width and height are of one piece, in metres; volume (m³) and weight (kg) are totals of the line (FRGT-15). */
        LineItem: {
            count: number;
            dangerousGoods: components["schemas"]["DangerousGoods"] | null;
            description: string | null;
            height: number | null;
            id: components["schemas"]["Id"];
            length: number | null;
            packagingType: components["schemas"]["PackagingType"];
            version?: components["schemas"]["LineItemVersion"];
            volume: components["schemas"]["Volume"];
            weight: components["schemas"]["Weight"];
            width: number | null;
        };
        /** @description A message list with the current item. */
        LineItemChangedMessages: components["schemas"]["MessageList"] & {
            current?: components["schemas"]["LineItem"];
        };
        /** @description Problem details with the current item. */
        LineItemChangedProblem: components["schemas"]["ProblemDetails"] & {
            current?: components["schemas"]["LineItem"];
        };
        /** @description A freight item to be stored. packagingType is a code, as sent by the import; the response has the object. An item without dangerous goods has null (DG-03). Rules, not this schema, enforce the limits in the descriptions, so that a refusal has the rule's id and sentence. */
        LineItemFields: {
            /**
             * @description Pieces, from 1 to 999 (FRGT-01).
             * @example 2
             */
            count: number;
            dangerousGoods?: components["schemas"]["DangerousGoodsInput"] | null;
            /**
             * @description 3 to 5000 characters; required unless the tenant makes it optional (FRGT-02).
             * @example Flat-packed kitchen
             */
            description?: string | null;
            /**
             * @description Metres, of one piece, from 0 to 100, rounded to 2 decimals (FRGT-04).
             * @example 1.2
             */
            height?: number | null;
            /**
             * @description Metres, of one piece, from 0 to 100, rounded to 2 decimals (FRGT-04).
             * @example 1.2
             */
            length?: number | null;
            /**
             * @description The code (FRGT-03).
             * @example PALLET
             */
            packagingType: string;
            /**
             * @description Cubic metres of the whole line, from 0 to 100, rounded to 4 decimals; raised to 0.0001 if below (FRGT-05).
             * @example 2.88
             */
            volume: number;
            /**
             * @description Kilograms of the whole line, from 0 to 40,000, rounded to 2 decimals; raised to 0.01 if below (FRGT-06).
             * @example 500
             */
            weight: number;
            /**
             * @description Metres, of one piece, from 0 to 100, rounded to 2 decimals (FRGT-04).
             * @example 1
             */
            width?: number | null;
        };
        LineItemInput: components["schemas"]["LineItemFields"];
        LineItemsById: {
            [key: string]: components["schemas"]["LineItemSummary"][];
        };
        /** @description packagingTypeObject is the specification's spelling for this call only (CALL-94). */
        LineItemSummary: {
            count: number;
            dangerousGoods: components["schemas"]["DangerousGoodsSummary"] | null;
            packagingTypeObject: components["schemas"]["PackagingType"];
        };
        /**
         * @description Increases with every change of the item (CONS-57).
         * @example 1
         */
        LineItemVersion: number;
        LinkedConsignment: {
            id: components["schemas"]["Id"];
            reference: components["schemas"]["Reference"];
            statusHistory: components["schemas"]["StatusHistoryEntry"][];
        };
        ListLoadPieces: {
            /** @description Without it, the consignments that wait for pickup at the sites. */
            references?: components["schemas"]["Reference"][];
            siteIds: components["schemas"]["Id"][];
        };
        /** @description The last sort that the user chose for the list of consignments; null before the first. */
        ListSort: components["schemas"]["ChosenSort"] | null;
        /**
         * @description As SortOption, or by price, which needs Consignment.ViewPricing (LIST-84). Consignments without the price come last.
         * @default createdAtDateTimeUtc
         * @enum {string}
         */
        ListSortOption: "createdAtDateTimeUtc" | "RequestedDeliveryDate" | "statusDate" | "estimatedPrice" | "confirmedPrice" | "priceDifference";
        LoadCheck: {
            /**
             * @description Pieces that should be loaded.
             * @example 13
             */
            expected: number;
            id: components["schemas"]["Id"];
            /** @example 12 */
            loaded: number;
            /** @description The pieces that were not scanned. */
            missing: components["schemas"]["Sscc"][];
            signedAtDateTimeUtc: components["schemas"]["Instant"];
            signedBy: string;
            /** @description Numbers that are not among the pieces. */
            unknown: components["schemas"]["Sscc"][];
        };
        LoadConsignment: {
            id: components["schemas"]["Id"];
            /** @description Whether its labels were printed before its last change (DOCS-16), so that they should be printed again (LOAD-09). */
            labelsOutdated: boolean;
            pieces: components["schemas"]["LoadPiece"][];
            /**
             * @description The receiver's name and town.
             * @example Tūī Café, Whangārei
             */
            receiver: string;
            reference: components["schemas"]["Reference"];
            /** @description Its latest check; null before the first. */
            signed: components["schemas"]["LoadSignature"] | null;
        };
        LoadPiece: {
            /**
             * @description Which piece of which freight item.
             * @example Pallet 1 of 2: Flat-packed kitchen
             */
            description: string;
            /** @description Whether the latest check has it as loaded. No piece is loaded where a Ready consignment has changed since. */
            isLoaded: boolean;
            lineItemId: components["schemas"]["Id"];
            /** @description Which piece of its freight item, from 1. */
            number: number;
            sscc: components["schemas"]["Sscc"];
        };
        LoadPieces: {
            consignments: components["schemas"]["LoadConsignment"][];
        };
        LoadSignature: {
            checkId: components["schemas"]["Id"];
            signedAtDateTimeUtc: components["schemas"]["Instant"];
            /** @example Sione Fīnau */
            signedBy: string;
        };
        /** @description The parts of an address that distinguish two sites of the same name in a list. */
        Locality: {
            city: components["schemas"]["AddressPart"];
            region: components["schemas"]["Region"] | null;
            suburb: components["schemas"]["AddressPart"];
        };
        /**
         * Format: date-time
         * @description Midnight of a day in Pacific/Auckland, as an instant (DATE-07). Any other instant stands for its day, and is stored as that day's midnight.
         * @example 2025-07-14T12:00:00Z
         */
        LocalMidnight: string;
        /** @description The fields of a consignment that decide whether an action applies to it. */
        MatchingConsignment: {
            id: components["schemas"]["Id"];
            reference: components["schemas"]["Reference"];
            /** @example GENERAL */
            serviceTypeCode: string;
            statusCode: components["schemas"]["ConsignmentStatusCode"];
        };
        MatchingConsignments: {
            items: components["schemas"]["MatchingConsignment"][];
            notFound?: components["schemas"]["NotFoundReferences"];
            /**
             * @description The exact number of matches, including those that are not listed.
             * @example 1
             */
            rowCount: number;
            totals?: components["schemas"]["MatchingTotals"];
        };
        /** @description The freight of all the items that are listed (LIST-47). */
        MatchingTotals: {
            /**
             * @description The number of pieces.
             * @example 71
             */
            deliveryItems: number;
            prices?: components["schemas"]["PriceSums"];
            /**
             * @description In m³.
             * @example 22.5
             */
            volume: number;
            /**
             * @description In kg.
             * @example 5350
             */
            weight: number;
        };
        /** @description One entry of a version 1 error. problemId and path, which we added, let a form show the message at its field, like the problems of ProblemDetails. */
        Message: {
            /** @description Further details of this message. */
            innerMessages: string[];
            invalidParams: components["schemas"]["InvalidParam"][];
            /**
             * @description The path in the request body, segments joined by a slash; empty for the whole body.
             * @example lineItems/0/count
             */
            path?: string;
            /**
             * @description The register row that refused, if any.
             * @example CONS-41
             */
            problemId?: string;
            /** @enum {string} */
            severityName: "Information" | "Warning" | "Error";
            /**
             * @description The sentence shown to the user.
             * @example At least one freight item is required
             */
            userMessage: string;
        };
        /** @description A version 1 error. With more than one message the first is a summary and the second is the one to show, unless the first is of Information severity (ERR-01). */
        MessageList: {
            messages: components["schemas"]["Message"][];
            /**
             * @description Names this call in the provider's log, also as the header X-Request-Id of every answer. It is the one that the call was sent with, if that was 1 to 128 letters, digits or any of _.:=+-
             * @example 019808b4-5b1e-7c3a-9a51-3d2f6c0e4b11
             */
            requestId?: string;
        };
        /**
         * @description New Zealand dollars excluding GST, 2 decimals.
         * @example 184.25
         */
        Money: number;
        /** @description As CountPoint, in money. */
        MoneyPoint: {
            current: components["schemas"]["Money"];
            /**
             * Format: date
             * @description In Pacific/Auckland. Null, with 0, after the end of the period, where the previous one is longer.
             * @example 2025-07-14
             */
            date: string | null;
            previous: components["schemas"]["Money"];
            /**
             * Format: date
             * @description Null, with 0, after the end of the previous period, where it is the shorter one.
             * @example 2025-07-07
             */
            previousDate: string | null;
        };
        /** @description The mail about what needs attention, or about a saved view, on working days; null for none, as by default. */
        MorningMail: components["schemas"]["MorningMailChoice"] | null;
        /**
         * @example {
         *       "hour": 7,
         *       "viewId": null
         *     }
         */
        MorningMailChoice: {
            /**
             * @description When it is sent, a full hour in Pacific/Auckland.
             * @enum {integer}
             */
            hour: 5 | 6 | 7 | 8 | 9 | 10 | 11;
            /** @description The user's saved view that it is about; null for what needs attention. It ends when the view is deleted. */
            viewId: components["schemas"]["Id"] | null;
        };
        NoNews: {
            reference: null;
            siteId: null;
            standardEventCode: null;
            statusCode: null;
            title: null;
        };
        /** @description Present if references were requested: those without a consignment in the sites, as written and in the order given. References that another filter excludes are not listed. */
        NotFoundReferences: components["schemas"]["ReferenceAsWritten"][];
        Notice: {
            /** @example 12 */
            consignmentCount: number;
            id: components["schemas"]["Id"];
            /**
             * @description Rejected: the mail server refused the mail or its address. Unavailable: no mail server accepted it for three days. NothingToSend: none of its consignments could be included any more.
             * @enum {string}
             */
            reason: "Rejected" | "Unavailable" | "NothingToSend";
            requestedAtDateTimeUtc: components["schemas"]["Instant"];
            /** @enum {string} */
            type: "PickupManifestNotSent";
        };
        NotInvoiced: {
            amount: components["schemas"]["InvoiceTotal"];
            consignments: {
                accountId: components["schemas"]["Id"];
                amount: components["schemas"]["Money"];
                deliveredAtDateTimeUtc: components["schemas"]["Instant"];
                /** @example TAS0001234 */
                reference: string;
            }[];
            count: number;
        };
        Organisation: {
            accounts: components["schemas"]["Account"][];
            id: components["schemas"]["Id"];
            /** @example Kōwhai Kitchens */
            name: string;
            packagingTypes: components["schemas"]["PackagingType"][];
            serviceTypeSettings: components["schemas"]["ServiceTypeSetting"][];
        };
        /** @description A package type, with the default volume (m³) and weight (kg) of one piece, or null. */
        PackagingType: {
            /** @example PALLET */
            code: string;
            defaultVolume: components["schemas"]["Volume"] | null;
            defaultWeight: components["schemas"]["Weight"] | null;
            /** @example Pallet */
            name: string;
        };
        /** @description An opaque cursor for the next page; left out if there is no next page, or the order isn't indexed. */
        PageKey: string;
        /**
         * @description The first page is 1. A page after the last has no results.
         * @default 1
         */
        PageNumber: number;
        /**
         * @default 25
         * @enum {integer}
         */
        PageSize: 25 | 50 | 100 | 200;
        /** @description The position of this page. Without results firstRowOnPage, lastRowOnPage, pageCount and rowCount are 0. */
        Paging: {
            /** @example 1 */
            currentPage: number;
            /** @example 1 */
            firstRowOnPage: number;
            /** @example 1 */
            lastRowOnPage: number;
            /** @example 1 */
            pageCount: number;
            /** @example 25 */
            pageSize: number;
            /**
             * @description The exact number of rows on all pages.
             * @example 1
             */
            rowCount: number;
        };
        /** @description A sender or receiver as stored on the consignment. siteProxy is null for a custom address. */
        Participant: {
            address: components["schemas"]["Address"];
            /** @example dock@kowhai.example */
            email: string | null;
            /**
             * @description Null only in a draft.
             * @example Kōwhai Auckland
             */
            fullName: string | null;
            id: components["schemas"]["Id"];
            /** @description True for one of the provider's depots. */
            isHub: boolean;
            /** @example 09 123 4567 */
            phone: string | null;
            siteProxy: components["schemas"]["SiteProxy"] | null;
        };
        /** @description A custom address. With a participant id, the contact for this consignment: phone and email override the site's; fullName and address are ignored. Rules say which fields are required (PART-02, PART-04 to 06), because a Draft may lack a name (QUOT-09). */
        ParticipantInput: {
            address?: components["schemas"]["AddressInput"] | null;
            /**
             * @description Trimmed and lower-cased when stored.
             * @example orders@tui.example
             */
            email?: string | null;
            /** @example Tūī Café */
            fullName?: string | null;
            /** @example 021 555 0199 */
            phone?: string | null;
        };
        /** @description A site in a list or search; isActive false is labelled '(Inactive)'. */
        ParticipantSite: {
            /** @example WGN1 */
            code: string;
            defaultParticipant: components["schemas"]["ParticipantSummary"];
            id: components["schemas"]["Id"];
            isActive: boolean;
            /** @example Kōwhai Wellington */
            name: string;
        };
        ParticipantSummary: {
            address: components["schemas"]["Locality"];
            /** @example Kōwhai Wellington */
            fullName: string;
            id: components["schemas"]["Id"];
        };
        PickupManifest: {
            consignmentIds: components["schemas"]["ConsignmentIds"];
            /** @description The search, as in searchConsignments (BULK-19). */
            searchParameters?: components["schemas"]["ConsignmentSearch"] | null;
        };
        /** @description Degrees, WGS 84. */
        Place: {
            /** @example -36.8485 */
            latitude: number;
            /** @example 174.7633 */
            longitude: number;
        };
        /** @description A site, or an address where the tenant allows custom participants; exactly one of the two. */
        "Place-2": {
            address?: components["schemas"]["AddressInput"] | null;
            siteId?: components["schemas"]["Id"] | null;
        };
        /** @description A price with its lines in the order of QUOT-12, and what made it. */
        Price: {
            /**
             * @description The rate card within the tariff; null for a price that the provider reported.
             * @example GENERAL
             */
            cardCode: string | null;
            /**
             * @description Kilograms; the greater of dead and volumetric weight (FRGT-17). Null for a price that the provider reported.
             * @example 420
             */
            chargeableWeight: number | null;
            /**
             * @description Null for a price that the provider reported.
             * @example 18.5
             */
            fafPercent: number | null;
            /**
             * @description GST on the subtotal, in dollars.
             * @example 27.64
             */
            gst: number;
            /** @example 15 */
            gstPercent: number;
            /** @description Freight, extras, surcharges, then the fuel adjustment. */
            lines: components["schemas"]["PriceLine"][];
            /** @description The moment that decided which tariff and which fuel adjustment apply. */
            priceDateTimeUtc: components["schemas"]["Instant"];
            /** @description The sum of the lines, excluding GST. */
            subtotal: components["schemas"]["Money"];
            /**
             * @description The version of the provider's tariff; null for a price that the provider reported.
             * @example TASMAN-2026-07
             */
            tariffCode: string | null;
            /**
             * @description Dollars including GST.
             * @example 211.89
             */
            total: number;
        };
        PricedMessage: {
            data: components["schemas"]["ConsignmentNews"];
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "consignment.priced";
        };
        /** @description NO_PRICE has neither an estimate nor a confirmed price, and is no Draft and not cancelled. ABOVE_BY_DOLLARS and ABOVE_BY_PERCENT have a confirmed price without FAF that is above the estimate by at least atLeast, in dollars excluding GST or in percent of the estimate; a Draft shows no price (LIST-82). */
        PriceFilter: {
            /**
             * @description At least 0.01 dollars or 0.1 percent; not read for NO_PRICE.
             * @example 50
             */
            atLeast?: number | null;
            /** @enum {string} */
            kind: "NO_PRICE" | "ABOVE_BY_DOLLARS" | "ABOVE_BY_PERCENT";
        };
        PriceLine: {
            amount: components["schemas"]["Money"];
            /** @example Chargeable 420 kg (volumetric) × $0.61 = $256.20 */
            arithmetic: string;
            /** @description The code of the rate, extra or surcharge. */
            code: string;
            /** @enum {string} */
            kind: "FREIGHT" | "EXTRA" | "SURCHARGE" | "FAF";
            /**
             * @description The rule that made the line.
             * @example Auckland to Wellington
             * @example by weight
             */
            name: string;
        };
        PriceSum: {
            /**
             * @description In dollars, excluding GST.
             * @example 1274
             */
            amount: number;
            /**
             * @description The number of items that have such a price.
             * @example 3
             */
            count: number;
        };
        /** @description The prices of all the items that are listed, for callers with Consignment.ViewPricing (LIST-83). The difference is of items that have both prices, and leaves out the FAF. */
        PriceSums: {
            confirmed: components["schemas"]["PriceSum"];
            difference: components["schemas"]["PriceSum"];
            estimated: components["schemas"]["PriceSum"];
        };
        /** @description Whether labels are printed when a pickup is requested. False by default. */
        PrintOnPickup: boolean;
        /** @description A rule violation. The form shows the same id, path and sentence before it is sent. */
        Problem: {
            /**
             * @description The register row, or CONTRACT if the request does not match this document.
             * @example FRGT-01
             */
            id: string;
            /** @example Count must be from 1 to 999 */
            message: string;
            /**
             * @description The path in the request body, segments joined by a slash; empty for the whole body.
             * @example lineItems/0/count
             */
            path: string;
        };
        /** @description An RFC 9457 error, with extra fields for forms and the import. */
        ProblemDetails: {
            /**
             * @description The sentence shown to the user; without it the title is shown (ERR-02).
             * @example At least one freight item is required
             */
            detail?: string;
            /**
             * @description Messages by path in the body. The import lists them beside the title (IMPT-09).
             * @example {
             *       "lineItems": [
             *         "At least one freight item is required"
             *       ]
             *     }
             */
            errors?: {
                [key: string]: string[];
            };
            /** @description The request id, to quote when reporting a problem to the provider. */
            instance?: string;
            /** @description The same messages with the id of their rule, in the order found. */
            problems?: components["schemas"]["Problem"][];
            /**
             * @description Names this call in the provider's log, also as the header X-Request-Id of every answer. It is the one that the call was sent with, if that was 1 to 128 letters, digits or any of _.:=+-
             * @example 019808b4-5b1e-7c3a-9a51-3d2f6c0e4b11
             */
            requestId?: string;
            status: number;
            /**
             * @description The kind of error; the same for every occurrence.
             * @example The consignment is not valid
             */
            title: string;
            /**
             * Format: uri-reference
             * @example about:blank
             */
            type?: string;
        };
        ProofAvailableMessage: {
            data: components["schemas"]["ProofNews"];
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "consignment.proof_available";
        };
        /**
         * @description What a file shows of a delivery.
         * @enum {string}
         */
        ProofFileKind: "Photograph" | "Signature" | "Document";
        ProofFileMetadata: {
            /**
             * @description The eventId of the Delivered event.
             * @example scan-20250715-000231
             */
            eventId: string;
            kind: components["schemas"]["ProofFileKind"];
            /**
             * @description The name under which the customer sees and downloads it; its extension follows the content (FILE-14).
             * @example Signature.png
             */
            name: string;
        };
        ProofFileUpload: {
            /** Format: binary */
            fileData: string;
            metadata: components["schemas"]["ProofFileMetadata"];
        };
        ProofNews: {
            consignment: components["schemas"]["ToldConsignment"];
            /** @description Without signatory and place; the consignment has them. */
            proof: {
                /**
                 * @description The file that was added; null for a signatory.
                 * @example Signature.png
                 */
                fileName: string | null;
            };
            /** @example TAS0001234 */
            reference: string;
            /** @description The site that the consignment is charged to. */
            siteId: components["schemas"]["Id"];
            standardEventCode: null;
            /** @description The status at that time. */
            statusCode: components["schemas"]["ConsignmentStatusCode"];
            title: null;
        };
        ProofOfDelivery: {
            /**
             * @description The driver's note.
             * @example Left with the storekeeper
             */
            note: string | null;
            /** @example 8 */
            piecesDelivered: number | null;
            /**
             * @description The pieces of all freight items at the delivery.
             * @example 8
             */
            piecesSent: number;
            /** @description Where it was handed over. */
            place: components["schemas"]["Place"] | null;
            /**
             * @description Who signed.
             * @example Mere Tahu
             */
            signatory: string | null;
        };
        ProviderEvent: {
            /**
             * @description Whether the exception or note needs action.
             * @default false
             */
            actionRequired?: boolean;
            /** @description For AnswerAccepted and AnswerDeclined, the answer (ANSW-09). */
            answerId?: components["schemas"]["Id"] | null;
            /**
             * @description Generated by the provider; a new value for each event, the same value when it is resent.
             * @example scan-20250715-000117
             */
            eventId: string;
            /** @description For ExtraCompleted, an extra that the driver completed (PROV-11). */
            extra?: components["schemas"]["ProviderExtra"] | null;
            occurredAtDateTimeUtc: components["schemas"]["Instant"];
            /** @description For PriceConfirmed, what the provider charges (PROV-10). */
            price?: components["schemas"]["ProviderPrice"] | null;
            /** @description For Delivered, how the freight was handed over (PODX-01). */
            proof?: components["schemas"]["ProviderProof"] | null;
            reference: components["schemas"]["ReferenceAsWritten"];
            /**
             * @description For Resolved, the exception or note that it resolves.
             * @example note-20250715-000004
             */
            resolvesEventId?: string | null;
            /**
             * @description The provider's code for this kind of exception or note.
             * @example CLOSED
             */
            standardEventCode?: string | null;
            tag?: components["schemas"]["ProviderTag"] | null;
            /**
             * @description The text of an exception or a note (required), why a consignment failed, or what is said about an answer (required to decline it).
             * @example Receiver was closed
             */
            title?: string | null;
            /** @enum {string} */
            type: "Collected" | "InTransit" | "OutForDelivery" | "Delivered" | "Failed" | "Exception" | "Note" | "Resolved" | "TagAdded" | "TagRemoved" | "PriceConfirmed" | "ExtraCompleted" | "AnswerAccepted" | "AnswerDeclined";
        };
        ProviderEventResult: {
            eventId: string;
            /** @example There is no consignment with this reference */
            message: string | null;
            /**
             * @description Applied; Repeated or Late (nothing to do); Refused, with the reason; Busy (send it again).
             * @enum {string}
             */
            outcome: "Applied" | "Repeated" | "Late" | "Refused" | "Busy";
            /**
             * @description The register row that refused the event.
             * @example PROV-03
             */
            problemId: string | null;
            reference: components["schemas"]["ReferenceAsWritten"];
        };
        ProviderEventResults: {
            results: components["schemas"]["ProviderEventResult"][];
        };
        ProviderEvents: {
            events: components["schemas"]["ProviderEvent"][];
        };
        ProviderExtra: {
            /** @example TAILLIFT */
            deliveryExtraCode: string;
            quantityCompleted: number;
        };
        /** @description Dollars excluding GST; each is rounded to cents, half up. */
        ProviderPrice: {
            /**
             * @description Kilograms that the freight is charged for, where you measured it.
             * @example 420
             */
            chargeableWeight?: number | null;
            extras: number;
            faf: number;
            freight: number;
            /** @description Why an amount is not what was estimated, in the customer's words. */
            reasons?: {
                /** @example Weighed again at the depot */
                extras?: string;
                /** @example Weighed again at the depot */
                faf?: string;
                /** @example Weighed again at the depot */
                freight?: string;
                /** @example Weighed again at the depot */
                surcharges?: string;
            } | null;
            surcharges: number;
        };
        ProviderProof: {
            /**
             * @description The driver's note.
             * @example Left with the storekeeper
             */
            note?: string | null;
            /** @example 8 */
            piecesDelivered?: number | null;
            /** @description Where it was handed over. */
            place?: components["schemas"]["Place"] | null;
            /**
             * @description Who signed.
             * @example Mere Tahu
             */
            signatory?: string | null;
        };
        /** @description For TagAdded, the tag to put on the consignment. For TagRemoved, its code is enough (PROV-09). */
        ProviderTag: {
            /** @example FRAGILE */
            code: string;
            /**
             * @description A CSS hexadecimal colour.
             * @example #d9480f
             */
            colour?: string;
            /** @example Fragile */
            name?: string;
        };
        QueuedDelivery: {
            deliveryId: components["schemas"]["Id"];
        };
        /** @description The totals are dollars excluding GST. totalPrice is the sum of the four before it. */
        Quote: {
            deliveryExtrasDetails: components["schemas"]["QuotedExtra"][];
            price: components["schemas"]["Price"];
            surchargesDetails: components["schemas"]["QuotedSurcharge"][];
            totalExtrasPrice: components["schemas"]["Money"];
            /** @description The fuel adjustment. */
            totalFafPrice: components["schemas"]["Money"];
            totalFreightPrice: components["schemas"]["Money"];
            totalPrice: components["schemas"]["Money"];
            totalSurchargesPrice: components["schemas"]["Money"];
        };
        QuoteComparison: {
            quotes: components["schemas"]["ComparedQuote"][];
        };
        QuoteComparisonRequest: {
            /** @description The account to charge; the default account (CONS-51) if it is left out or null. */
            accountId?: components["schemas"]["Id"] | null;
            /** @description Codes, because each service type has extras of its own. One that a service type lacks is left out of its price. */
            deliveryExtras?: components["schemas"]["QuotedExtraCode"][];
            destination?: components["schemas"]["AddressInput"] | null;
            /** @description The receiver's site. */
            destinationSiteId?: components["schemas"]["Id"] | null;
            /** @description The first of seven days of pickup. */
            fromDate: components["schemas"]["Day"];
            origin?: components["schemas"]["AddressInput"] | null;
            /** @description The moment of the quote (QUOT-09). */
            priceDateTimeUtc: components["schemas"]["Instant"];
            /** @description Codes. */
            serviceTypes: string[];
            /** @description The sender's site. */
            siteId?: components["schemas"]["Id"] | null;
            units: components["schemas"]["QuoteUnit"][];
        };
        QuotedExtra: {
            code: string;
            name: string;
            price: components["schemas"]["Money"];
            quantityRequested: number;
        };
        QuotedExtraCode: {
            /** @example TAILLIFT */
            deliveryExtraCode: string;
            quantityRequested: number;
        };
        QuotedSurcharge: {
            code: string;
            name: string;
            price: components["schemas"]["Money"];
        };
        QuoteRequest: {
            /** @description The account to charge; the default account (CONS-51) if it is left out or null. */
            accountId?: components["schemas"]["Id"] | null;
            deliveryExtras?: components["schemas"]["DeliveryExtraQuantity"][];
            destination?: components["schemas"]["AddressInput"] | null;
            /** @description The receiver's site. */
            destinationSiteId?: components["schemas"]["Id"] | null;
            origin?: components["schemas"]["AddressInput"] | null;
            /** @description The moment of the quote (QUOT-09). */
            priceDateTimeUtc: components["schemas"]["Instant"];
            /**
             * @description The code.
             * @example GENERAL
             */
            serviceType: string;
            /** @description The sender's site. */
            siteId?: components["schemas"]["Id"] | null;
            units: components["schemas"]["QuoteUnit"][];
        };
        QuoteUnit: {
            count: number;
            /** @description Metres of one piece, for surcharges on oversize freight. */
            height?: number | null;
            /** @default false */
            isDangerousGoods?: boolean;
            /** @description A packaging type's code. */
            itemTypeCode: string;
            /** @description Metres of one piece, for surcharges on oversize freight. */
            length?: number | null;
            /** @description Cubic metres of the line. */
            volume: number;
            /** @description Kilograms of the line. */
            weight: number;
            /** @description Metres of one piece, for surcharges on oversize freight. */
            width?: number | null;
        };
        RaisedException: {
            actionRequired: boolean;
            id: components["schemas"]["Id"];
            raisedAtDateTimeUtc: components["schemas"]["Instant"];
            /** @description Null while it is unresolved. */
            resolvedAtDateTimeUtc: components["schemas"]["Instant"] | null;
            /**
             * @description What the provider noted.
             * @example Receiver was closed
             */
            title: string;
        };
        ReceiversPage: {
            /** @description When its link ends; null while that isn't known, and without a link. */
            endsAtDateTimeUtc: components["schemas"]["Instant"] | null;
            /**
             * @description NotShared until a link was made, Ended when the one that was made doesn't work any more.
             * @enum {string}
             */
            state: "NotShared" | "Shared" | "Ended";
        };
        /** @description The receiver in the list. */
        ReceiverSummary: {
            address: components["schemas"]["Address"];
            email: string | null;
            /** @example Tūī Café */
            fullName: string | null;
            phone: string | null;
        };
        /**
         * @description The consignment's number, unique in its tenant, as printed on labels. Case-insensitive in requests.
         * @example TAS0001234
         */
        Reference: string;
        /**
         * @description A reference as the caller wrote it, in any case; the response repeats it unchanged.
         * @example tas0001234
         */
        ReferenceAsWritten: string;
        /** @description In any case; a repeated reference counts once (BULK-22). */
        References: components["schemas"]["Reference"][];
        /** @description A region with its own working days and service days. */
        Region: {
            id: components["schemas"]["Id"];
            /** @example Auckland */
            name: string;
        };
        /** @description An answer to an exception or note of the provider. */
        ReportedAnswer: {
            answeredAtDateTimeUtc: components["schemas"]["Instant"];
            day: components["schemas"]["Day"] | null;
            /**
             * @description The provider's id of the exception or note; null if it was not reported by an event.
             * @example note-20250715-000004
             */
            eventId: string | null;
            /** @description The answerId of the event that decides about it. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["AnswerKind"];
            note: string | null;
            receiver: components["schemas"]["AnsweredReceiver"] | null;
            /** @example TAS0001234 */
            reference: string;
            state: components["schemas"]["AnswerState"];
        };
        ReportFilter: components["schemas"]["ReportFilterFields"];
        ReportFilterFields: {
            /** @description Exclusive. At most 93 days in Pacific/Auckland (DASH-03); a day that the range only touches counts whole. */
            endDateUtc: components["schemas"]["Instant"];
            /** @description All if empty or left out. */
            serviceTypeCodes?: string[];
            siteIds: components["schemas"]["SiteIds"];
            startDateUtc: components["schemas"]["Instant"];
        };
        RequestedPickupDates: {
            checkOnly?: components["schemas"]["CheckOnly"];
            references: components["schemas"]["References"];
            /** @description A day in Pacific/Auckland, as its midnight (DATE-07). */
            requestedPickupDateTimeUtc: components["schemas"]["LocalMidnight"];
        };
        RevenueDrillDown: components["schemas"]["ReportFilterFields"] & components["schemas"]["DrillDownPaging"];
        RevenuePage: components["schemas"]["ConsignmentPage"] & {
            /** @description Of the consignments on all pages, excluding GST. */
            confirmedTotal: components["schemas"]["Money"];
        };
        /**
         * @description Increases with every write; never reused for the same form.
         * @example 1752528600000
         */
        Revision: number;
        RotatedSecret: {
            previousSecretUntilDateTimeUtc: components["schemas"]["Instant"];
            secret: components["schemas"]["Secret"];
        };
        /**
         * @description What a row is. PRICE_LINE needs Consignment.ViewPricing: a row for each line of the confirmed price or else the estimate, and one for a consignment without a price (EXTR-17). Its file has no X-Total-Count.
         * @default CONSIGNMENT
         * @enum {string}
         */
        RowPer: "CONSIGNMENT" | "PRICE_LINE";
        RunBooking: {
            /** @description When the slot ends (CALL-235). */
            deliveryRunEndDateTimeUtc?: components["schemas"]["Instant"];
            /** @example North Shore morning */
            deliveryRunName: string;
            deliveryRunStartDateTimeUtc: components["schemas"]["Instant"];
        };
        SavedView: {
            id: components["schemas"]["Id"];
            isDefault: boolean;
            /** @example Drafts of this week */
            name: string;
            /** @example statuses=DRAFT&dateRangePresetCode=LAST_7_DAYS */
            query: string;
        };
        SaveImportSession: {
            consignmentCount: number;
            content: components["schemas"]["ImportContent"];
            fileName: string;
            /** @description The revision this is based on, as last read or written; null if nothing was stored. */
            revision: components["schemas"]["Revision"] | null;
            rowCount: number;
        };
        SaveInvoiceLines: {
            lines: {
                amount: components["schemas"]["Amount"];
                /**
                 * @description A reference that the customer gave; empty where there is none.
                 * @example PO 4711
                 */
                customerReference: string;
                /** @example Overnight */
                description: string;
                /** @description Counted from 1. */
                line: number;
                /** @description Null where the invoice doesn't split its amounts. They add up to the amount. */
                parts: components["schemas"]["InvoiceParts"] | null;
                /**
                 * @description The consignment's reference as the provider wrote it; empty where there is none.
                 * @example TAS0001234
                 */
                reference: string;
            }[];
        };
        SavePreferences: {
            labelFormat?: components["schemas"]["LabelFormat"];
            letterKeys?: components["schemas"]["LetterKeys"];
            listSort?: components["schemas"]["ListSort"];
            morningMail?: components["schemas"]["MorningMail"];
            printOnPickup?: components["schemas"]["PrintOnPickup"];
            undoSeconds?: components["schemas"]["UndoSeconds"];
        };
        SaveReceiver: {
            address: components["schemas"]["AddressInput"];
            /** @example orders@tui.example */
            email: string | null;
            /** @example Tūī Café */
            fullName: string;
            /** @example 021 555 0199 */
            phone: string | null;
        };
        SaveTemplate: {
            /** @description The form's own fields, as unsaved work has them; as JSON at most 64 KiB. */
            content: {
                [key: string]: unknown;
            };
            /**
             * @description Unique among the templates of the site in any case; trimmed.
             * @example Weekly pallets to Tūī Café
             */
            name: string;
        };
        SaveView: {
            /** @description Whether the list opens with this view. */
            isDefault: boolean;
            /**
             * @description Unique among the user's views in any case; trimmed.
             * @example Drafts of this week
             */
            name: string;
            /**
             * @description The query string of the list, without its question mark; parsed like the list's URL.
             * @example statuses=DRAFT&dateRangePresetCode=LAST_7_DAYS
             */
            query: string;
        };
        SaveWebhook: {
            /**
             * @description For people; may be empty.
             * @example Warehouse system
             */
            description: string;
            eventTypes: components["schemas"]["EventType"][];
            isActive: boolean;
            /** @description Events of consignments that are charged to these of the caller's sites. */
            siteIds: components["schemas"]["Id"][];
            /**
             * @description An https address without user name, password or fragment, at port 443 or one that the operator allows.
             * @example https://erp.kowhai.example/consign
             */
            url: string;
        };
        SearchCounts: {
            counts: (number | null)[];
        };
        SearchesToCount: {
            searches: components["schemas"]["CountedSearch"][];
            siteIds: components["schemas"]["SiteIds"];
        };
        /**
         * @description The key of the signatures; the base64 part after whsec_ is the bytes.
         * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
         */
        Secret: string;
        ServiceType: {
            /** @example GENERAL */
            code: string;
            /**
             * @description The weight charged per cubic metre, in kg/m³ with 2 decimals. Chargeable weight is the greater of the weight and the volume times this factor (FRGT-17). Null if the provider charges on dead weight only.
             * @example 200
             */
            cubicFactor: number | null;
            /** @example General freight */
            name: string;
        };
        /** @description One setting of one service type. Keys: allow-fm-users-request-pickup-date (true, false), consignment-contact-details-required (NONE, ONE, ALL), auto-generate-freight-labels (true, false); the alias spellings consignmentContactDetailsRequired and autoGenerateFreightLabels are read too (PLAT-07). */
        ServiceTypeSetting: {
            serviceType: {
                /** @example GENERAL */
                code: string;
            };
            /** @example consignment-contact-details-required */
            settingKey: string;
            /** @example ONE */
            value: string;
        };
        /** @description A feature flag of the tenant, as in getClientFlags. */
        SessionFlag: {
            /** @example DeliveryBookings */
            flagName: string;
            /**
             * @description A boolean for every known flag; the client reports anything else as an error.
             * @example true
             */
            typedFlagValue: unknown;
        };
        SessionOrganisation: {
            id: components["schemas"]["Id"];
            /** @example Kōwhai Kitchens */
            name: string;
            serviceTypeSettings: components["schemas"]["ServiceTypeSetting"][];
        };
        SharedReceiversPage: {
            endsAtDateTimeUtc: components["schemas"]["Instant"] | null;
            /**
             * Format: uri
             * @example https://tasman.example/track/kC0rPW2iV4Yl7mQf3bZxS9aTn5uHjE8dRgL1oXwq6cM
             */
            trackingUrl: string;
        };
        SignedLoad: {
            /** @description How many pieces the consignment had. */
            expected: number;
            /** @description How many of them were not loaded. */
            missing: number;
            signedAtDateTimeUtc: components["schemas"]["Instant"];
            /** @example Sione Fīnau */
            signedBy: string;
        };
        Site: {
            /** @example AKL1 */
            code: string;
            /** @description The account proposed for consignments of this site. */
            defaultAccount: components["schemas"]["Account"] | null;
            /** @description The participant that represents the site; a create sends its id. */
            defaultParticipant: components["schemas"]["Participant"] | null;
            id: components["schemas"]["Id"];
            /** @description False for a closed site. Unrelated to the active sites of PLAT-20. */
            isActive: boolean;
            /** @example Kōwhai Auckland */
            name: string;
        };
        /** @description Charge sites; at least one (LIST-14). */
        SiteIds: components["schemas"]["Id"][];
        /** @description The site that a participant represents. */
        SiteProxy: {
            /** @example AKL1 */
            code: string;
            id: components["schemas"]["Id"];
            isActive: boolean;
            /** @example Kōwhai Auckland */
            name: string;
        };
        /** @description At most 62 days, two months of the calendar. */
        SlotPeriod: {
            endDateTimeUtc: components["schemas"]["Instant"];
            startDateTimeUtc: components["schemas"]["Instant"];
        };
        /** @description At most 62 days, two months of the calendar. */
        SlotSearch: {
            destination: components["schemas"]["Place-2"];
            endDateTimeUtc: components["schemas"]["Instant"];
            origin: components["schemas"]["Place-2"];
            /**
             * @description The code.
             * @example GENERAL
             */
            serviceType: string;
            startDateTimeUtc: components["schemas"]["Instant"];
        };
        /**
         * @default asc
         * @enum {string}
         */
        SortDirection: "asc" | "desc";
        /**
         * @description RequestedDeliveryDate sorts by the confirmed or else the requested delivery date (LIST-16). Consignments without the date come last.
         * @default createdAtDateTimeUtc
         * @enum {string}
         */
        SortOption: "createdAtDateTimeUtc" | "RequestedDeliveryDate" | "statusDate";
        /**
         * @description The number of a piece, AI (00), 18 digits.
         * @example 095212340000000013
         */
        Sscc: string;
        /** @description Null if nothing was delivered in the period; the trend is null without a previous average (DASH-22). */
        StagedToDelivered: {
            averageDays: number | null;
            previousAverageDays: number | null;
            trendPercent: number | null;
        };
        Status: {
            /**
             * @description Not an enum here, because a server may know more statuses than a client (LIST-20).
             * @example DRAFT
             */
            code: string;
            /** @example 10 */
            displaySequence: number;
            /** @example Draft */
            name: string;
        };
        StatusChange: {
            /** @description It must be the one in the path. */
            reference: components["schemas"]["Reference"];
            /**
             * @description Not an enum, so that an unsupported code gets the sentence of BULK-14.
             * @example FINAL
             */
            statusCode: string;
            /** @description When the status was reached; now if left out or null. */
            statusDateTimeUtc?: components["schemas"]["Instant"] | null;
        };
        StatusChangedMessage: {
            data: components["schemas"]["StatusNews"];
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "consignment.status_changed";
        };
        StatusChanges: {
            checkOnly?: components["schemas"]["CheckOnly"];
            references: components["schemas"]["References"];
            /**
             * @description Not an enum, so that an unsupported code gets the sentence of BULK-14.
             * @example FINAL
             */
            statusCode: string;
            /** @description When the status was reached; now if left out or null. The spelling is the specification's. */
            statusDatetimeUtc?: components["schemas"]["Instant"] | null;
        };
        StatusCount: {
            count: number;
            status: components["schemas"]["ConsignmentStatusCode"];
        };
        StatusDrillDown: components["schemas"]["ReportFilterFields"] & components["schemas"]["DrillDownPaging"] & {
            statusCode: components["schemas"]["ConsignmentStatusCode"];
        };
        /** @description A status that was reached, with the delivery events during it. */
        StatusHistoryDetail: components["schemas"]["StatusHistoryEntry"] & {
            deliveryEvents: components["schemas"]["DeliveryEvent"][];
        };
        /** @description A status that was reached. The last entry is the current status (LIST-23). */
        StatusHistoryEntry: {
            code: components["schemas"]["ConsignmentStatusCode"];
            /** @example Draft */
            name: string;
            statusDate: components["schemas"]["Instant"];
        };
        StatusMoment: {
            /** @description When the status was reached; now if left out or null. */
            dateTimeUtc?: components["schemas"]["Instant"] | null;
        };
        StatusNews: {
            consignment?: components["schemas"]["ToldConsignment"];
            /** @example TAS0001234 */
            reference: string;
            /** @description The site that the consignment is charged to. */
            siteId: components["schemas"]["Id"];
            standardEventCode: null;
            /** @description The new status. */
            statusCode: components["schemas"]["ConsignmentStatusCode"];
            title: null;
        };
        SuggestedAddress: {
            city: components["schemas"]["AddressPart"];
            country: components["schemas"]["AddressPart"];
            latitude: number | null;
            longitude: number | null;
            /** @description Text, so that 0610 keeps its zero. */
            postcode: string | null;
            street: components["schemas"]["AddressPart"];
            streetNumber: components["schemas"]["AddressPart"];
            suburb: components["schemas"]["AddressPart"];
        };
        Sum: {
            amount: components["schemas"]["InvoiceTotal"];
            /** @example 2 */
            count: number;
        };
        /** @description A provider's tag on the consignment. */
        Tag: {
            /** @example FRAGILE */
            code: string;
            /**
             * @description A CSS hexadecimal colour.
             * @example #d9480f
             */
            colour: string;
            /** @example Fragile */
            name: string;
        };
        Template: components["schemas"]["TemplateName"] & {
            content: {
                [key: string]: unknown;
            };
        };
        TemplateName: {
            id: components["schemas"]["Id"];
            /** @example Weekly pallets to Tūī Café */
            name: string;
            savedAtDateTimeUtc: components["schemas"]["Instant"];
        };
        TestMessage: {
            data: components["schemas"]["NoNews"];
            /** @description When it happened. */
            timestamp: components["schemas"]["Instant"];
            /** @constant */
            type: "webhook.test";
        };
        /** @description The consignment after what happened. Messages that were written before this was added lack it. */
        ToldConsignment: {
            /** @description Excluding GST; null where the webhook has no prices, in Draft, and when there is none. */
            confirmedPrice: components["schemas"]["Money"] | null;
            /** @description The confirmed, or else the requested delivery date; of a delivered one its day. */
            deliveryDate: components["schemas"]["Day"] | null;
            /** @example PO-7781 */
            receiverReference: string | null;
            /** @example SO-20451 */
            salesReference: string | null;
            /** @example WMS-4711 */
            senderReference: string | null;
        };
        /** @description Over all freight items. packagingTypeName is the shared name if all items have the same, otherwise null, so that the list writes '2 Pallet' or '5 pieces'. */
        Totals: {
            /**
             * @description The number of pieces, the sum of the counts.
             * @example 2
             */
            deliveryItems: number;
            /** @example Pallet */
            packagingTypeName: string | null;
            volume: components["schemas"]["Volume"];
            weight: components["schemas"]["Weight"];
        };
        /**
         * @description How long a pickup request can be undone before it is sent. 5 by default.
         * @enum {integer}
         */
        UndoSeconds: 5 | 10 | 20 | 60;
        UnsavedForm: {
            key: components["schemas"]["FormKey"];
            savedAtDateTimeUtc: components["schemas"]["Instant"];
        };
        UnsavedWork: components["schemas"]["UnsavedWorkKept"] & {
            content: {
                [key: string]: unknown;
            };
        };
        /** @description A message list with the stored work. */
        UnsavedWorkChangedMessages: components["schemas"]["MessageList"] & {
            current?: components["schemas"]["UnsavedWorkNow"];
        };
        /** @description Problem details with the stored work. */
        UnsavedWorkChangedProblem: components["schemas"]["ProblemDetails"] & {
            current?: components["schemas"]["UnsavedWorkNow"];
        };
        UnsavedWorkContent: {
            /** @description The form's own fields; as JSON at most 256 KiB, 32 levels deep and 20,000 values (PLAT-24). */
            content: {
                [key: string]: unknown;
            };
            /** @description The revision this is based on, as last read or written; null if nothing was stored. */
            revision: components["schemas"]["Revision"] | null;
        };
        UnsavedWorkKept: {
            revision: components["schemas"]["Revision"];
            savedAtDateTimeUtc: components["schemas"]["Instant"];
        };
        /** @description The stored work, or null. */
        UnsavedWorkNow: components["schemas"]["UnsavedWork"] | null;
        UpdateConsignment: components["schemas"]["ConsignmentFields"] & {
            accountId: components["schemas"]["Id"];
            /** @description The value that was loaded; if the stored one differs, someone has saved in between (CONS-33). */
            lastModifiedAtDateTimeUtc: components["schemas"]["Instant"];
            /** @description A day in Pacific/Auckland, as its midnight (DATE-07). */
            requestedDeliveryDateTimeUtc?: components["schemas"]["LocalMidnight"] | null;
        };
        UpdateDeliveryExtra: {
            deliveryExtraId: components["schemas"]["Id"];
            instructionCode: components["schemas"]["InstructionCode"];
        };
        UpdateLineItem: components["schemas"]["LineItemFields"] & {
            /** @description The item's id; it must be the one in the path. */
            id?: components["schemas"]["Id"];
            /** @description The version that was loaded; if left out, the change is written even if the item has changed since. */
            version?: components["schemas"]["LineItemVersion"];
        };
        UpdateMySites: {
            /** @description The requesting site. */
            chargeSiteId: components["schemas"]["Id"];
            /** @description The default origin site. */
            originSiteId: components["schemas"]["Id"];
        };
        UpdateReceiver: {
            /** @description The value that was loaded; if the stored one differs, someone has saved in between (CONS-33). */
            lastModifiedAtDateTimeUtc: components["schemas"]["Instant"];
            receiverParticipant?: components["schemas"]["ParticipantInput"] | null;
            receiverParticipantId?: components["schemas"]["Id"] | null;
            receiverReference?: string | null;
            /** @description A later day for the requested delivery date, where the new receiver makes the stored one impossible (DATE-14); if left out, the stored one stays. */
            requestedDeliveryDateTimeUtc?: components["schemas"]["Instant"];
        };
        UserName: {
            /** @example 019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10 */
            id: string;
            /** @example Mere Manager */
            name: string;
        };
        /**
         * @example {
         *       "printOnPickup": false,
         *       "labelFormat": "PDF",
         *       "undoSeconds": 5,
         *       "letterKeys": true,
         *       "listSort": null,
         *       "morningMail": {
         *         "hour": 7,
         *         "viewId": null
         *       }
         *     }
         */
        UserPreferences: {
            labelFormat: components["schemas"]["LabelFormat"];
            letterKeys: components["schemas"]["LetterKeys"];
            listSort: components["schemas"]["ListSort"];
            morningMail: components["schemas"]["MorningMail"];
            printOnPickup: components["schemas"]["PrintOnPickup"];
            undoSeconds: components["schemas"]["UndoSeconds"];
        };
        UserSession: {
            flags: components["schemas"]["SessionFlag"][];
            organisation: components["schemas"]["SessionOrganisation"];
            preferences: components["schemas"]["UserPreferences"];
            sites: components["schemas"]["UserSite"][];
            /** @example Mere Manager */
            userName: string;
            views: components["schemas"]["SavedView"][];
        };
        /** @description A site of the user, and whether it is the requesting or the default origin site. */
        UserSite: components["schemas"]["Site"] & {
            /** @description The requesting site, which is charged for consignments the user creates. */
            isDefault: boolean;
            /** @description Where the user dispatches most freight from. */
            isDefaultOrigin: boolean;
        };
        /**
         * @description Cubic metres, 4 decimals.
         * @example 1.44
         */
        Volume: number;
        Webhook: {
            createdAtDateTimeUtc: components["schemas"]["Instant"];
            /** @example Warehouse system */
            description: string;
            /** @description When it was disabled because it had failed for three days; null otherwise. */
            disabledAtDateTimeUtc: components["schemas"]["Instant"] | null;
            eventTypes: components["schemas"]["EventType"][];
            /** @description When the first of its failures in a row happened; null while it works. */
            failingSinceDateTimeUtc: components["schemas"]["Instant"] | null;
            /** @description Whether messages have confirmed prices, because the user who saved it last has Consignment.ViewPricing. */
            hasPrices: boolean;
            id: components["schemas"]["Id"];
            isActive: boolean;
            siteIds: components["schemas"]["Id"][];
            /** @example https://erp.kowhai.example/consign */
            url: string;
        };
        WebhookDelivery: {
            attempts: number;
            createdAtDateTimeUtc: components["schemas"]["Instant"];
            deliveredAtDateTimeUtc: components["schemas"]["Instant"] | null;
            /**
             * @description Why the last attempt failed; null if it did not. For a receiver without an answer it is always the same sentence.
             * @example The receiver answered 503
             */
            error: string | null;
            /** @description The webhook-id of the message. */
            id: components["schemas"]["Id"];
            message: components["schemas"]["WebhookMessage"];
            nextAttemptAtDateTimeUtc: components["schemas"]["Instant"] | null;
            /** @description The status of the last answer; null without one. */
            responseStatus: number | null;
            /**
             * @description Failed means that it is not tried again unless you ask for it.
             * @enum {string}
             */
            state: "Waiting" | "Delivered" | "Failed";
        };
        /** @description The body of a message; its type says which. */
        WebhookMessage: components["schemas"]["StatusChangedMessage"] | components["schemas"]["DeliveredMessage"] | components["schemas"]["ExceptionMessage"] | components["schemas"]["CreatedMessage"] | components["schemas"]["EditedMessage"] | components["schemas"]["PricedMessage"] | components["schemas"]["ProofAvailableMessage"] | components["schemas"]["BookingMadeMessage"] | components["schemas"]["BookingMovedMessage"] | components["schemas"]["BookingEndedMessage"] | components["schemas"]["ExceptionAnsweredMessage"] | components["schemas"]["AnswersWaitingMessage"] | components["schemas"]["InvoiceCheckedMessage"] | components["schemas"]["TestMessage"];
        /**
         * @description Kilograms, 2 decimals.
         * @example 320.5
         */
        Weight: number;
    };
    responses: {
        /** @description The consignment has changed since it was loaded (the response has its current state), or its status doesn't allow the change. */
        ConsignmentChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConsignmentChangedMessages"];
                "application/problem+json": components["schemas"]["ConsignmentChangedProblem"];
            };
        };
        /** @description CSV that is safe to open in a spreadsheet (EXTR-04). */
        CsvFile: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                "X-Total-Count": components["headers"]["TotalCount"];
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
            };
        };
        /** @description This Import-Row was imported before. */
        ImportedBefore: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImportedBeforeMessages"];
                "application/problem+json": components["schemas"]["ImportedBeforeProblem"];
            };
        };
        /** @description The item has changed since it was loaded (the response has its current state), or the consignment's status doesn't allow the change. */
        LineItemChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LineItemChangedMessages"];
                "application/problem+json": components["schemas"]["LineItemChangedProblem"];
            };
        };
        /** @description The request does not match this document. */
        MessagesBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessageList"];
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Conflicts with the stored state, for example because the status has changed. */
        MessagesConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessageList"];
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Any other failure. 413 means that the body is larger than its schema allows, or than 1 MiB (CALL-101); 429 and 503 have a Retry-After header; 501 means that the operation isn't implemented yet. */
        MessagesError: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessageList"];
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The token lacks a permission of this operation. The body may be missing (ERR-03). */
        MessagesForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessageList"];
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Not found, or owned by another customer; the response doesn't distinguish the two. */
        MessagesNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessageList"];
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The request is well formed but violates a rule; each problem names its rule. */
        MessagesRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessageList"];
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The token is missing, or not valid for this tenant. */
        MessagesUnauthorised: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessageList"];
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The request does not match this document. */
        ProblemBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Conflicts with the stored state, for example because the slot has been taken. */
        ProblemConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Any other failure. 413 means that the body is larger than its schema allows, or than 1 MiB (CALL-101); 429 and 503 have a Retry-After header; 501 means that the operation isn't implemented yet. */
        ProblemError: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The token lacks a permission of this operation. The body may be missing (ERR-03). */
        ProblemForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Not found, or owned by another customer; the response doesn't distinguish the two. */
        ProblemNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The request is well formed but violates a rule; each problem names its rule. */
        ProblemRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The token is missing, or not valid for this tenant. */
        ProblemUnauthorised: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Any 2xx within 15 seconds; work afterwards. Another answer, or none, and the message is sent again. */
        Received: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description The id of the delivery, the same when it is sent again. */
        Id: components["schemas"]["Id"];
        /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
        IdempotencyKey: string;
        /** @description The name of the file of an Import-Row, percent-encoded (UTF-8). */
        ImportFile: string;
        /** @description Set by the import (IMPT-16): the digest of the consignment, a dot and its occurrence, counted from 1 among equal ones. Recorded for good with the consignment; the same again by anyone of the organisation is refused with 409. */
        ImportRow: string;
        /** @description The caller's own organisation; 404 for any other. */
        OrganisationId: components["schemas"]["Id"];
        /** @description The caller's own organisation; 404 for any other. */
        OrganisationIdAsId: components["schemas"]["Id"];
        /** @description The consignment's reference, in any case. */
        Reference: components["schemas"]["Reference"];
        /** @description One signature for each secret, with spaces between them; v1, and HMAC-SHA256 in base64. */
        Signature: string;
        /** @description When it was sent, in seconds since 1970. Refuse a message that is more than five minutes old. */
        Timestamp: string;
        /** @description The user's objectId (AUTH-02), or the word me for the user of the token, which is what the web app sends (CALL-13). */
        UserId: string;
    };
    requestBodies: never;
    headers: {
        /** @description The file's name by RFC 6266. */
        ContentDisposition: string;
        /** @description Seconds to wait before a retry. */
        RetryAfter: number;
        /** @description The number of consignments that matched when the file began (EXTR-07). The file may have a few more or less rows if consignments change meanwhile (EXTR-08). */
        TotalCount: number;
    };
    pathItems: never;
}
export type Account = components['schemas']['Account'];
export type ActivityExtract = components['schemas']['ActivityExtract'];
export type Address = components['schemas']['Address'];
export type AddressInput = components['schemas']['AddressInput'];
export type AddressPart = components['schemas']['AddressPart'];
export type AddressSuggestion = components['schemas']['AddressSuggestion'];
export type Amount = components['schemas']['Amount'];
export type AnswerCursor = components['schemas']['AnswerCursor'];
export type AnsweredAddress = components['schemas']['AnsweredAddress'];
export type AnsweredReceiver = components['schemas']['AnsweredReceiver'];
export type AnswerException = components['schemas']['AnswerException'];
export type AnswerKind = components['schemas']['AnswerKind'];
export type AnswerNews = components['schemas']['AnswerNews'];
export type AnswerPage = components['schemas']['AnswerPage'];
export type AnswerState = components['schemas']['AnswerState'];
export type AnswersWaitingMessage = components['schemas']['AnswersWaitingMessage'];
export type AttentionCount = components['schemas']['AttentionCount'];
export type AttentionFilter = components['schemas']['AttentionFilter'];
export type AttentionKind = components['schemas']['AttentionKind'];
export type Booking = components['schemas']['Booking'];
export type BookingEndedMessage = components['schemas']['BookingEndedMessage'];
export type BookingMadeMessage = components['schemas']['BookingMadeMessage'];
export type BookingMovedMessage = components['schemas']['BookingMovedMessage'];
export type BookingNews = components['schemas']['BookingNews'];
export type BookingSlot = components['schemas']['BookingSlot'];
export type BookingStatus = components['schemas']['BookingStatus'];
export type BulkOutcome = components['schemas']['BulkOutcome'];
export type BulkResult = components['schemas']['BulkResult'];
export type Cancellation = components['schemas']['Cancellation'];
export type Cancellations = components['schemas']['Cancellations'];
export type ChangeCheck = components['schemas']['ChangeCheck'];
export type ChangeCursor = components['schemas']['ChangeCursor'];
export type ChangedField = components['schemas']['ChangedField'];
export type CheckOnly = components['schemas']['CheckOnly'];
export type ChosenSort = components['schemas']['ChosenSort'];
export type Claim = components['schemas']['Claim'];
export type ComparedQuote = components['schemas']['ComparedQuote'];
export type Consignment = components['schemas']['Consignment'];
export type ConsignmentChange = components['schemas']['ConsignmentChange'];
export type ConsignmentChangeAction = components['schemas']['ConsignmentChangeAction'];
export type ConsignmentChangedMessages = components['schemas']['ConsignmentChangedMessages'];
export type ConsignmentChangedProblem = components['schemas']['ConsignmentChangedProblem'];
export type ConsignmentChangePage = components['schemas']['ConsignmentChangePage'];
export type ConsignmentDeliveryExtra = components['schemas']['ConsignmentDeliveryExtra'];
export type ConsignmentDraft = components['schemas']['ConsignmentDraft'];
export type ConsignmentFields = components['schemas']['ConsignmentFields'];
export type ConsignmentFlag = components['schemas']['ConsignmentFlag'];
export type ConsignmentFlagInput = components['schemas']['ConsignmentFlagInput'];
export type ConsignmentIds = components['schemas']['ConsignmentIds'];
export type ConsignmentLink = components['schemas']['ConsignmentLink'];
export type ConsignmentListItem = components['schemas']['ConsignmentListItem'];
export type ConsignmentNews = components['schemas']['ConsignmentNews'];
export type ConsignmentPage = components['schemas']['ConsignmentPage'];
export type ConsignmentPrices = components['schemas']['ConsignmentPrices'];
export type ConsignmentSearch = components['schemas']['ConsignmentSearch'];
export type ConsignmentStatusCode = components['schemas']['ConsignmentStatusCode'];
export type CopyConsignment = components['schemas']['CopyConsignment'];
export type CostDifference = components['schemas']['CostDifference'];
export type CostFigures = components['schemas']['CostFigures'];
export type CostGroup = components['schemas']['CostGroup'];
export type Costs = components['schemas']['Costs'];
export type CountedSearch = components['schemas']['CountedSearch'];
export type CountPoint = components['schemas']['CountPoint'];
export type CreateConsignment = components['schemas']['CreateConsignment'];
export type CreatedConsignment = components['schemas']['CreatedConsignment'];
export type CreatedDocument = components['schemas']['CreatedDocument'];
export type CreatedDocuments = components['schemas']['CreatedDocuments'];
export type CreatedInvoice = components['schemas']['CreatedInvoice'];
export type CreatedMessage = components['schemas']['CreatedMessage'];
export type CreateDocuments = components['schemas']['CreateDocuments'];
export type CreatedWebhook = components['schemas']['CreatedWebhook'];
export type CreateFullConsignment = components['schemas']['CreateFullConsignment'];
export type CreateInvoice = components['schemas']['CreateInvoice'];
export type CreateLoadCheck = components['schemas']['CreateLoadCheck'];
export type DangerousGoods = components['schemas']['DangerousGoods'];
export type DangerousGoodsInput = components['schemas']['DangerousGoodsInput'];
export type DangerousGoodsSummary = components['schemas']['DangerousGoodsSummary'];
export type DateRange = components['schemas']['DateRange'];
export type Day = components['schemas']['Day'];
export type DecideInvoiceLines = components['schemas']['DecideInvoiceLines'];
export type DeliveredMessage = components['schemas']['DeliveredMessage'];
export type DeliveryEvent = components['schemas']['DeliveryEvent'];
export type DeliveryExtra = components['schemas']['DeliveryExtra'];
export type DeliveryExtraInstruction = components['schemas']['DeliveryExtraInstruction'];
export type DeliveryExtraQuantity = components['schemas']['DeliveryExtraQuantity'];
export type Difot = components['schemas']['Difot'];
export type DifotDrillDown = components['schemas']['DifotDrillDown'];
export type DifotListItem = components['schemas']['DifotListItem'];
export type DifotPage = components['schemas']['DifotPage'];
export type DifotVerdict = components['schemas']['DifotVerdict'];
export type Digest = components['schemas']['Digest'];
export type DrillDownPaging = components['schemas']['DrillDownPaging'];
export type EditedMessage = components['schemas']['EditedMessage'];
export type EmailPickupManifest = components['schemas']['EmailPickupManifest'];
export type EventType = components['schemas']['EventType'];
export type ExceptionAnswer = components['schemas']['ExceptionAnswer'];
export type ExceptionAnsweredMessage = components['schemas']['ExceptionAnsweredMessage'];
export type ExceptionCount = components['schemas']['ExceptionCount'];
export type ExceptionDrillDown = components['schemas']['ExceptionDrillDown'];
export type ExceptionListItem = components['schemas']['ExceptionListItem'];
export type ExceptionMessage = components['schemas']['ExceptionMessage'];
export type ExceptionNews = components['schemas']['ExceptionNews'];
export type ExceptionPage = components['schemas']['ExceptionPage'];
export type ExceptionStatusCount = components['schemas']['ExceptionStatusCount'];
export type ExportConsignments = components['schemas']['ExportConsignments'];
export type FieldChange = components['schemas']['FieldChange'];
export type File = components['schemas']['File'];
export type FileMetadata = components['schemas']['FileMetadata'];
export type FileType = components['schemas']['FileType'];
export type FileUpload = components['schemas']['FileUpload'];
export type FormKey = components['schemas']['FormKey'];
export type FoundReceivers = components['schemas']['FoundReceivers'];
export type HireageInput = components['schemas']['HireageInput'];
export type HireageLine = components['schemas']['HireageLine'];
export type HireUnit = components['schemas']['HireUnit'];
export type Id = components['schemas']['Id'];
export type ImportColumn = components['schemas']['ImportColumn'];
export type ImportColumnName = components['schemas']['ImportColumnName'];
export type ImportContent = components['schemas']['ImportContent'];
export type ImportedBeforeMessages = components['schemas']['ImportedBeforeMessages'];
export type ImportedBeforeProblem = components['schemas']['ImportedBeforeProblem'];
export type ImportedConsignment = components['schemas']['ImportedConsignment'];
export type ImportPriceRequest = components['schemas']['ImportPriceRequest'];
export type ImportPrices = components['schemas']['ImportPrices'];
export type ImportSession = components['schemas']['ImportSession'];
export type ImportSessionChanged = components['schemas']['ImportSessionChanged'];
export type ImportSessionSummary = components['schemas']['ImportSessionSummary'];
export type Instant = components['schemas']['Instant'];
export type InstructionCode = components['schemas']['InstructionCode'];
export type InvalidParam = components['schemas']['InvalidParam'];
export type Invoice = components['schemas']['Invoice'];
export type InvoiceCheckedMessage = components['schemas']['InvoiceCheckedMessage'];
export type InvoiceDecision = components['schemas']['InvoiceDecision'];
export type InvoiceLine = components['schemas']['InvoiceLine'];
export type InvoiceNews = components['schemas']['InvoiceNews'];
export type InvoiceParts = components['schemas']['InvoiceParts'];
export type InvoiceSettings = components['schemas']['InvoiceSettings'];
export type InvoiceTotal = components['schemas']['InvoiceTotal'];
export type InvoiceVerdict = components['schemas']['InvoiceVerdict'];
export type KnownReceiver = components['schemas']['KnownReceiver'];
export type LabelFormat = components['schemas']['LabelFormat'];
export type LastConsignment = components['schemas']['LastConsignment'];
export type LetterKeys = components['schemas']['LetterKeys'];
export type LineItem = components['schemas']['LineItem'];
export type LineItemChangedMessages = components['schemas']['LineItemChangedMessages'];
export type LineItemChangedProblem = components['schemas']['LineItemChangedProblem'];
export type LineItemFields = components['schemas']['LineItemFields'];
export type LineItemInput = components['schemas']['LineItemInput'];
export type LineItemsById = components['schemas']['LineItemsById'];
export type LineItemSummary = components['schemas']['LineItemSummary'];
export type LineItemVersion = components['schemas']['LineItemVersion'];
export type LinkedConsignment = components['schemas']['LinkedConsignment'];
export type ListLoadPieces = components['schemas']['ListLoadPieces'];
export type ListSort = components['schemas']['ListSort'];
export type ListSortOption = components['schemas']['ListSortOption'];
export type LoadCheck = components['schemas']['LoadCheck'];
export type LoadConsignment = components['schemas']['LoadConsignment'];
export type LoadPiece = components['schemas']['LoadPiece'];
export type LoadPieces = components['schemas']['LoadPieces'];
export type LoadSignature = components['schemas']['LoadSignature'];
export type Locality = components['schemas']['Locality'];
export type LocalMidnight = components['schemas']['LocalMidnight'];
export type MatchingConsignment = components['schemas']['MatchingConsignment'];
export type MatchingConsignments = components['schemas']['MatchingConsignments'];
export type MatchingTotals = components['schemas']['MatchingTotals'];
export type Message = components['schemas']['Message'];
export type MessageList = components['schemas']['MessageList'];
export type Money = components['schemas']['Money'];
export type MoneyPoint = components['schemas']['MoneyPoint'];
export type MorningMail = components['schemas']['MorningMail'];
export type MorningMailChoice = components['schemas']['MorningMailChoice'];
export type NoNews = components['schemas']['NoNews'];
export type NotFoundReferences = components['schemas']['NotFoundReferences'];
export type Notice = components['schemas']['Notice'];
export type NotInvoiced = components['schemas']['NotInvoiced'];
export type Organisation = components['schemas']['Organisation'];
export type PackagingType = components['schemas']['PackagingType'];
export type PageKey = components['schemas']['PageKey'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type Paging = components['schemas']['Paging'];
export type Participant = components['schemas']['Participant'];
export type ParticipantInput = components['schemas']['ParticipantInput'];
export type ParticipantSite = components['schemas']['ParticipantSite'];
export type ParticipantSummary = components['schemas']['ParticipantSummary'];
export type PickupManifest = components['schemas']['PickupManifest'];
export type Place = components['schemas']['Place'];
export type Place_2 = components['schemas']['Place-2'];
export type Price = components['schemas']['Price'];
export type PricedMessage = components['schemas']['PricedMessage'];
export type PriceFilter = components['schemas']['PriceFilter'];
export type PriceLine = components['schemas']['PriceLine'];
export type PriceSum = components['schemas']['PriceSum'];
export type PriceSums = components['schemas']['PriceSums'];
export type PrintOnPickup = components['schemas']['PrintOnPickup'];
export type Problem = components['schemas']['Problem'];
export type ProblemDetails = components['schemas']['ProblemDetails'];
export type ProofAvailableMessage = components['schemas']['ProofAvailableMessage'];
export type ProofFileKind = components['schemas']['ProofFileKind'];
export type ProofFileMetadata = components['schemas']['ProofFileMetadata'];
export type ProofFileUpload = components['schemas']['ProofFileUpload'];
export type ProofNews = components['schemas']['ProofNews'];
export type ProofOfDelivery = components['schemas']['ProofOfDelivery'];
export type ProviderEvent = components['schemas']['ProviderEvent'];
export type ProviderEventResult = components['schemas']['ProviderEventResult'];
export type ProviderEventResults = components['schemas']['ProviderEventResults'];
export type ProviderEvents = components['schemas']['ProviderEvents'];
export type ProviderExtra = components['schemas']['ProviderExtra'];
export type ProviderPrice = components['schemas']['ProviderPrice'];
export type ProviderProof = components['schemas']['ProviderProof'];
export type ProviderTag = components['schemas']['ProviderTag'];
export type QueuedDelivery = components['schemas']['QueuedDelivery'];
export type Quote = components['schemas']['Quote'];
export type QuoteComparison = components['schemas']['QuoteComparison'];
export type QuoteComparisonRequest = components['schemas']['QuoteComparisonRequest'];
export type QuotedExtra = components['schemas']['QuotedExtra'];
export type QuotedExtraCode = components['schemas']['QuotedExtraCode'];
export type QuotedSurcharge = components['schemas']['QuotedSurcharge'];
export type QuoteRequest = components['schemas']['QuoteRequest'];
export type QuoteUnit = components['schemas']['QuoteUnit'];
export type RaisedException = components['schemas']['RaisedException'];
export type ReceiversPage = components['schemas']['ReceiversPage'];
export type ReceiverSummary = components['schemas']['ReceiverSummary'];
export type Reference = components['schemas']['Reference'];
export type ReferenceAsWritten = components['schemas']['ReferenceAsWritten'];
export type References = components['schemas']['References'];
export type Region = components['schemas']['Region'];
export type ReportedAnswer = components['schemas']['ReportedAnswer'];
export type ReportFilter = components['schemas']['ReportFilter'];
export type ReportFilterFields = components['schemas']['ReportFilterFields'];
export type RequestedPickupDates = components['schemas']['RequestedPickupDates'];
export type RevenueDrillDown = components['schemas']['RevenueDrillDown'];
export type RevenuePage = components['schemas']['RevenuePage'];
export type Revision = components['schemas']['Revision'];
export type RotatedSecret = components['schemas']['RotatedSecret'];
export type RowPer = components['schemas']['RowPer'];
export type RunBooking = components['schemas']['RunBooking'];
export type SavedView = components['schemas']['SavedView'];
export type SaveImportSession = components['schemas']['SaveImportSession'];
export type SaveInvoiceLines = components['schemas']['SaveInvoiceLines'];
export type SavePreferences = components['schemas']['SavePreferences'];
export type SaveReceiver = components['schemas']['SaveReceiver'];
export type SaveTemplate = components['schemas']['SaveTemplate'];
export type SaveView = components['schemas']['SaveView'];
export type SaveWebhook = components['schemas']['SaveWebhook'];
export type SearchCounts = components['schemas']['SearchCounts'];
export type SearchesToCount = components['schemas']['SearchesToCount'];
export type Secret = components['schemas']['Secret'];
export type ServiceType = components['schemas']['ServiceType'];
export type ServiceTypeSetting = components['schemas']['ServiceTypeSetting'];
export type SessionFlag = components['schemas']['SessionFlag'];
export type SessionOrganisation = components['schemas']['SessionOrganisation'];
export type SharedReceiversPage = components['schemas']['SharedReceiversPage'];
export type SignedLoad = components['schemas']['SignedLoad'];
export type Site = components['schemas']['Site'];
export type SiteIds = components['schemas']['SiteIds'];
export type SiteProxy = components['schemas']['SiteProxy'];
export type SlotPeriod = components['schemas']['SlotPeriod'];
export type SlotSearch = components['schemas']['SlotSearch'];
export type SortDirection = components['schemas']['SortDirection'];
export type SortOption = components['schemas']['SortOption'];
export type Sscc = components['schemas']['Sscc'];
export type StagedToDelivered = components['schemas']['StagedToDelivered'];
export type Status = components['schemas']['Status'];
export type StatusChange = components['schemas']['StatusChange'];
export type StatusChangedMessage = components['schemas']['StatusChangedMessage'];
export type StatusChanges = components['schemas']['StatusChanges'];
export type StatusCount = components['schemas']['StatusCount'];
export type StatusDrillDown = components['schemas']['StatusDrillDown'];
export type StatusHistoryDetail = components['schemas']['StatusHistoryDetail'];
export type StatusHistoryEntry = components['schemas']['StatusHistoryEntry'];
export type StatusMoment = components['schemas']['StatusMoment'];
export type StatusNews = components['schemas']['StatusNews'];
export type SuggestedAddress = components['schemas']['SuggestedAddress'];
export type Sum = components['schemas']['Sum'];
export type Tag = components['schemas']['Tag'];
export type Template = components['schemas']['Template'];
export type TemplateName = components['schemas']['TemplateName'];
export type TestMessage = components['schemas']['TestMessage'];
export type ToldConsignment = components['schemas']['ToldConsignment'];
export type Totals = components['schemas']['Totals'];
export type UndoSeconds = components['schemas']['UndoSeconds'];
export type UnsavedForm = components['schemas']['UnsavedForm'];
export type UnsavedWork = components['schemas']['UnsavedWork'];
export type UnsavedWorkChangedMessages = components['schemas']['UnsavedWorkChangedMessages'];
export type UnsavedWorkChangedProblem = components['schemas']['UnsavedWorkChangedProblem'];
export type UnsavedWorkContent = components['schemas']['UnsavedWorkContent'];
export type UnsavedWorkKept = components['schemas']['UnsavedWorkKept'];
export type UnsavedWorkNow = components['schemas']['UnsavedWorkNow'];
export type UpdateConsignment = components['schemas']['UpdateConsignment'];
export type UpdateDeliveryExtra = components['schemas']['UpdateDeliveryExtra'];
export type UpdateLineItem = components['schemas']['UpdateLineItem'];
export type UpdateMySites = components['schemas']['UpdateMySites'];
export type UpdateReceiver = components['schemas']['UpdateReceiver'];
export type UserName = components['schemas']['UserName'];
export type UserPreferences = components['schemas']['UserPreferences'];
export type UserSession = components['schemas']['UserSession'];
export type UserSite = components['schemas']['UserSite'];
export type Volume = components['schemas']['Volume'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookMessage = components['schemas']['WebhookMessage'];
export type Weight = components['schemas']['Weight'];
export type ResponseConsignmentChanged = components['responses']['ConsignmentChanged'];
export type ResponseCsvFile = components['responses']['CsvFile'];
export type ResponseImportedBefore = components['responses']['ImportedBefore'];
export type ResponseLineItemChanged = components['responses']['LineItemChanged'];
export type ResponseMessagesBadRequest = components['responses']['MessagesBadRequest'];
export type ResponseMessagesConflict = components['responses']['MessagesConflict'];
export type ResponseMessagesError = components['responses']['MessagesError'];
export type ResponseMessagesForbidden = components['responses']['MessagesForbidden'];
export type ResponseMessagesNotFound = components['responses']['MessagesNotFound'];
export type ResponseMessagesRefused = components['responses']['MessagesRefused'];
export type ResponseMessagesUnauthorised = components['responses']['MessagesUnauthorised'];
export type ResponseProblemBadRequest = components['responses']['ProblemBadRequest'];
export type ResponseProblemConflict = components['responses']['ProblemConflict'];
export type ResponseProblemError = components['responses']['ProblemError'];
export type ResponseProblemForbidden = components['responses']['ProblemForbidden'];
export type ResponseProblemNotFound = components['responses']['ProblemNotFound'];
export type ResponseProblemRefused = components['responses']['ProblemRefused'];
export type ResponseProblemUnauthorised = components['responses']['ProblemUnauthorised'];
export type ResponseReceived = components['responses']['Received'];
export type ParameterId = components['parameters']['Id'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterImportFile = components['parameters']['ImportFile'];
export type ParameterImportRow = components['parameters']['ImportRow'];
export type ParameterOrganisationId = components['parameters']['OrganisationId'];
export type ParameterOrganisationIdAsId = components['parameters']['OrganisationIdAsId'];
export type ParameterReference = components['parameters']['Reference'];
export type ParameterSignature = components['parameters']['Signature'];
export type ParameterTimestamp = components['parameters']['Timestamp'];
export type ParameterUserId = components['parameters']['UserId'];
export type HeaderContentDisposition = components['headers']['ContentDisposition'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderTotalCount = components['headers']['TotalCount'];
export type $defs = Record<string, never>;
export interface operations {
    findAddresses: {
        parameters: {
            query: {
                max?: number;
                /** @description Words of a street, suburb, town, postcode or name. */
                term: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "label": "5 Bank Street, Regent, Whangārei 0112",
                     *         "source": "earlier",
                     *         "name": "Tūī Café",
                     *         "address": {
                     *           "streetNumber": "5",
                     *           "street": "Bank Street",
                     *           "suburb": "Regent",
                     *           "city": "Whangārei",
                     *           "postcode": "0112",
                     *           "country": "New Zealand",
                     *           "latitude": null,
                     *           "longitude": null
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AddressSuggestion"][];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            default: components["responses"]["MessagesError"];
        };
    };
    createConsignment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The name of the file of an Import-Row, percent-encoded (UTF-8). */
                "Import-File"?: components["parameters"]["ImportFile"];
                /** @description Set by the import (IMPT-16): the digest of the consignment, a dot and its occurrence, counted from 1 among equal ones. Recorded for good with the consignment; the same again by anyone of the organisation is refused with 409. */
                "Import-Row"?: components["parameters"]["ImportRow"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateConsignment"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    /** @description The getConsignment path of the new consignment. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20",
                     *       "reference": "TAS0001234"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedConsignment"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            409: components["responses"]["ImportedBefore"];
            422: components["responses"]["MessagesRefused"];
            default: components["responses"]["MessagesError"];
        };
    };
    getConsignment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consignment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20",
                     *       "reference": "TAS0001234",
                     *       "createdAtDateTimeUtc": "2025-07-13T21:05:00Z",
                     *       "lastModifiedAtDateTimeUtc": "2025-07-13T21:05:00Z",
                     *       "chargeSite": {
                     *         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12",
                     *         "code": "AKL1",
                     *         "name": "Kōwhai Auckland",
                     *         "isActive": true
                     *       },
                     *       "tags": [
                     *         {
                     *           "code": "FRAGILE",
                     *           "colour": "#d9480f",
                     *           "name": "Fragile"
                     *         }
                     *       ],
                     *       "statusHistory": [
                     *         {
                     *           "code": "DRAFT",
                     *           "name": "Draft",
                     *           "statusDate": "2025-07-13T21:05:00Z",
                     *           "deliveryEvents": []
                     *         }
                     *       ],
                     *       "serviceType": {
                     *         "code": "GENERAL",
                     *         "name": "General freight",
                     *         "cubicFactor": 200
                     *       },
                     *       "account": {
                     *         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                     *         "code": "KOW-001",
                     *         "description": "Kōwhai Kitchens North Island",
                     *         "isActive": true
                     *       },
                     *       "senderParticipant": {
                     *         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b13",
                     *         "fullName": "Kōwhai Auckland",
                     *         "phone": "09 123 4567",
                     *         "email": "auckland@kowhai.example",
                     *         "address": {
                     *           "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b14",
                     *           "streetNumber": "12",
                     *           "street": "Rosebank Road",
                     *           "suburb": "Avondale",
                     *           "state": null,
                     *           "city": "Auckland",
                     *           "country": "New Zealand",
                     *           "postcode": "1026",
                     *           "latitude": -36.8789,
                     *           "longitude": 174.6781,
                     *           "region": {
                     *             "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b15",
                     *             "name": "Auckland"
                     *           }
                     *         },
                     *         "siteProxy": {
                     *           "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12",
                     *           "code": "AKL1",
                     *           "name": "Kōwhai Auckland",
                     *           "isActive": true
                     *         },
                     *         "isHub": false
                     *       },
                     *       "receiverParticipant": {
                     *         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b16",
                     *         "fullName": "Tūī Café",
                     *         "phone": null,
                     *         "email": "orders@tui.example",
                     *         "address": {
                     *           "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b17",
                     *           "streetNumber": "5",
                     *           "street": "Bank Street",
                     *           "suburb": "Regent",
                     *           "state": null,
                     *           "city": "Whangārei",
                     *           "country": "New Zealand",
                     *           "postcode": "0110",
                     *           "latitude": null,
                     *           "longitude": null,
                     *           "region": {
                     *             "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b18",
                     *             "name": "Northland"
                     *           }
                     *         },
                     *         "siteProxy": null,
                     *         "isHub": false
                     *       },
                     *       "senderReference": "PO-7781",
                     *       "receiverReference": null,
                     *       "salesReference": null,
                     *       "notes": "Ring the bell at gate 2",
                     *       "receiverNotes": null,
                     *       "requestedPickupDateTimeUtc": null,
                     *       "requestedDeliveryDateTimeUtc": "2025-07-15T12:00:00Z",
                     *       "confirmedDeliveryDateTimeUtc": null,
                     *       "lineItems": [
                     *         {
                     *           "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b19",
                     *           "count": 2,
                     *           "description": "Flat-packed kitchen",
                     *           "packagingType": {
                     *             "code": "PALLET",
                     *             "name": "Pallet",
                     *             "defaultVolume": 1.44,
                     *             "defaultWeight": 250
                     *           },
                     *           "length": 1.2,
                     *           "width": 1,
                     *           "height": 1.2,
                     *           "volume": 2.88,
                     *           "weight": 500,
                     *           "dangerousGoods": null
                     *         }
                     *       ],
                     *       "totals": {
                     *         "deliveryItems": 2,
                     *         "packagingTypeName": "Pallet",
                     *         "volume": 2.88,
                     *         "weight": 500
                     *       },
                     *       "hireage": [
                     *         {
                     *           "hireUnit": {
                     *             "providerCode": "CHEP",
                     *             "code": "PALLET",
                     *             "name": "CHEP pallet"
                     *           },
                     *           "quantity": 2
                     *         }
                     *       ],
                     *       "consignmentFlags": [],
                     *       "availableDeliveryExtras": [],
                     *       "deliveryExtras": [],
                     *       "estimatedPrice": null,
                     *       "confirmedPrice": null,
                     *       "trackingUrl": null,
                     *       "receiversPage": null,
                     *       "isDeliveryException": false,
                     *       "hasUnresolvedNotes": false,
                     *       "labelsOutdated": false,
                     *       "noteOutdated": false,
                     *       "proofOfDelivery": null
                     *     }
                     */
                    "application/json": components["schemas"]["Consignment"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            404: components["responses"]["MessagesNotFound"];
            default: components["responses"]["MessagesError"];
        };
    };
    updateConsignment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lastModifiedAtDateTimeUtc": "2025-07-13T21:05:00Z",
                 *       "accountId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *       "serviceType": "GENERAL",
                 *       "requestedPickupDateTimeUtc": null,
                 *       "requestedDeliveryDateTimeUtc": "2025-07-15T12:00:00Z",
                 *       "senderParticipantId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b13",
                 *       "senderParticipant": null,
                 *       "senderReference": "PO-7781",
                 *       "notes": "Ring the bell at gate 2",
                 *       "receiverParticipantId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b16",
                 *       "receiverParticipant": null,
                 *       "receiverReference": null,
                 *       "receiverNotes": null,
                 *       "salesReference": null,
                 *       "hireage": [
                 *         {
                 *           "providerCode": "CHEP",
                 *           "hireUnitCode": "PALLET",
                 *           "quantity": 2
                 *         }
                 *       ],
                 *       "consignmentFlags": []
                 *     }
                 */
                "application/json": components["schemas"]["UpdateConsignment"];
            };
        };
        responses: {
            /** @description The consignment as saved, with its new lastModifiedAtDateTimeUtc. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consignment"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            404: components["responses"]["MessagesNotFound"];
            409: components["responses"]["ConsignmentChanged"];
            422: components["responses"]["MessagesRefused"];
            default: components["responses"]["MessagesError"];
        };
    };
    copyConsignment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "copyLineItems": true,
                 *       "copyReceiver": true,
                 *       "copySender": true,
                 *       "copyType": "Return"
                 *     }
                 */
                "application/json": components["schemas"]["CopyConsignment"];
            };
        };
        responses: {
            /** @description Created as Draft. */
            201: {
                headers: {
                    /** @description The getConsignment path of the new consignment. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedConsignment"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            404: components["responses"]["MessagesNotFound"];
            409: components["responses"]["MessagesConflict"];
            422: components["responses"]["MessagesRefused"];
            default: components["responses"]["MessagesError"];
        };
    };
    listFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All files, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"][];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            404: components["responses"]["MessagesNotFound"];
            default: components["responses"]["MessagesError"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description Attached. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            404: components["responses"]["MessagesNotFound"];
            409: components["responses"]["MessagesConflict"];
            422: components["responses"]["MessagesRefused"];
            default: components["responses"]["MessagesError"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the file. */
                fileId: components["schemas"]["Id"];
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            404: components["responses"]["MessagesNotFound"];
            409: components["responses"]["MessagesConflict"];
            default: components["responses"]["MessagesError"];
        };
    };
    createLineItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "count": 2,
                 *       "packagingType": "PALLET",
                 *       "description": "Flat-packed kitchen",
                 *       "height": 1.2,
                 *       "width": 1,
                 *       "length": 1.2,
                 *       "volume": 2.88,
                 *       "weight": 500,
                 *       "dangerousGoods": null
                 *     }
                 */
                "application/json": components["schemas"]["LineItemInput"];
            };
        };
        responses: {
            /** @description The item as stored, with volume and weight raised to their minimum if they were below it (FRGT-05, FRGT-06). */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b19",
                     *       "count": 2,
                     *       "description": "Flat-packed kitchen",
                     *       "packagingType": {
                     *         "code": "PALLET",
                     *         "name": "Pallet",
                     *         "defaultVolume": 1.44,
                     *         "defaultWeight": 250
                     *       },
                     *       "length": 1.2,
                     *       "width": 1,
                     *       "height": 1.2,
                     *       "volume": 2.88,
                     *       "weight": 500,
                     *       "dangerousGoods": null
                     *     }
                     */
                    "application/json": components["schemas"]["LineItem"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            404: components["responses"]["MessagesNotFound"];
            409: components["responses"]["MessagesConflict"];
            422: components["responses"]["MessagesRefused"];
            default: components["responses"]["MessagesError"];
        };
    };
    updateLineItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the freight item. */
                itemId: components["schemas"]["Id"];
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b19",
                 *       "count": 2,
                 *       "packagingType": "PALLET",
                 *       "description": "Flat-packed kitchen",
                 *       "height": null,
                 *       "width": null,
                 *       "length": null,
                 *       "volume": 3,
                 *       "weight": 500,
                 *       "dangerousGoods": {
                 *         "unNumber": "1263",
                 *         "class": "3",
                 *         "subsidiaryClass1": null,
                 *         "subsidiaryClass2": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateLineItem"];
            };
        };
        responses: {
            /** @description The item as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineItem"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            404: components["responses"]["MessagesNotFound"];
            409: components["responses"]["LineItemChanged"];
            422: components["responses"]["MessagesRefused"];
            default: components["responses"]["MessagesError"];
        };
    };
    deleteLineItem: {
        parameters: {
            query?: {
                /** @description The version that was loaded; if left out, the item is removed even if it has changed since. */
                version?: components["schemas"]["LineItemVersion"];
            };
            header?: never;
            path: {
                /** @description The id of the freight item. */
                itemId: components["schemas"]["Id"];
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            404: components["responses"]["MessagesNotFound"];
            409: components["responses"]["LineItemChanged"];
            default: components["responses"]["MessagesError"];
        };
    };
    markConsignmentReady: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dateTimeUtc": "2025-07-14T21:30:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["StatusMoment"];
            };
        };
        responses: {
            /** @description The status is Ready. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            404: components["responses"]["MessagesNotFound"];
            409: components["responses"]["MessagesConflict"];
            422: components["responses"]["MessagesRefused"];
            default: components["responses"]["MessagesError"];
        };
    };
    updateReceiver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lastModifiedAtDateTimeUtc": "2025-07-13T21:05:00Z",
                 *       "receiverParticipantId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b16",
                 *       "receiverParticipant": null,
                 *       "receiverReference": "PO-7781"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateReceiver"];
            };
        };
        responses: {
            /** @description The consignment as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consignment"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            404: components["responses"]["MessagesNotFound"];
            409: components["responses"]["ConsignmentChanged"];
            422: components["responses"]["MessagesRefused"];
            default: components["responses"]["MessagesError"];
        };
    };
    requestConsignmentPickup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dateTimeUtc": "2025-07-14T21:30:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["StatusMoment"];
            };
        };
        responses: {
            /** @description The status is Staged. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            404: components["responses"]["MessagesNotFound"];
            409: components["responses"]["MessagesConflict"];
            422: components["responses"]["MessagesRefused"];
            default: components["responses"]["MessagesError"];
        };
    };
    changeConsignmentStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "TAS0001234",
                 *       "statusCode": "FINAL",
                 *       "statusDateTimeUtc": "2025-07-14T21:30:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["StatusChange"];
            };
        };
        responses: {
            /** @description The status has changed as requested. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            404: components["responses"]["MessagesNotFound"];
            409: components["responses"]["MessagesConflict"];
            422: components["responses"]["MessagesRefused"];
            default: components["responses"]["MessagesError"];
        };
    };
    createDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documentTypes": [
                 *         "FRTLABEL"
                 *       ],
                 *       "references": [
                 *         "TAS0001234"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateDocuments"];
            };
        };
        responses: {
            /** @description The documents, each to open in its own tab. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedDocuments"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            422: components["responses"]["MessagesRefused"];
            default: components["responses"]["MessagesError"];
        };
    };
    changeConsignmentStatuses: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statusCode": "STAGED",
                 *       "references": [
                 *         "TAS0001234"
                 *       ],
                 *       "statusDatetimeUtc": "2025-07-14T21:30:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["StatusChanges"];
            };
        };
        responses: {
            /** @description The result for each consignment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            422: components["responses"]["MessagesRefused"];
            default: components["responses"]["MessagesError"];
        };
    };
    exportConsignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportConsignments"];
            };
        };
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            422: components["responses"]["MessagesRefused"];
            default: components["responses"]["MessagesError"];
        };
    };
    extractConsignmentActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dateType": "Creation",
                 *       "startDateUtc": "2026-11-15T11:00:00Z",
                 *       "endDateUtc": "2026-11-22T11:00:00Z",
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20"
                 *       ],
                 *       "statuses": []
                 *     }
                 */
                "application/json": components["schemas"]["ActivityExtract"];
            };
        };
        responses: {
            200: components["responses"]["CsvFile"];
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            422: components["responses"]["MessagesRefused"];
            default: components["responses"]["MessagesError"];
        };
    };
    listFileTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All types, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileType"][];
                };
            };
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            default: components["responses"]["MessagesError"];
        };
    };
    listAnswers: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; without one, from the first answer on. */
                after?: components["schemas"]["AnswerCursor"];
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of answers, oldest first; an empty one when there are no more for now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerPage"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            default: components["responses"]["MessagesError"];
        };
    };
    reportProofFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProofFileUpload"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderEventResult"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            default: components["responses"]["MessagesError"];
        };
    };
    reportEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "events": [
                 *         {
                 *           "eventId": "scan-20250715-000117",
                 *           "reference": "TAS0001234",
                 *           "type": "Collected",
                 *           "occurredAtDateTimeUtc": "2025-07-14T21:30:00Z"
                 *         },
                 *         {
                 *           "eventId": "note-20250715-000004",
                 *           "reference": "TAS0001234",
                 *           "type": "Exception",
                 *           "occurredAtDateTimeUtc": "2025-07-14T22:10:00Z",
                 *           "title": "Delayed by a road closure",
                 *           "standardEventCode": "DELAYED",
                 *           "actionRequired": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProviderEvents"];
            };
        };
        responses: {
            /** @description The outcome of each event, in the order sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderEventResults"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            default: components["responses"]["MessagesError"];
        };
    };
    getSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the site. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            404: components["responses"]["MessagesNotFound"];
            default: components["responses"]["MessagesError"];
        };
    };
    listStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All statuses, including any the client doesn't know. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "code": "DRAFT",
                     *         "name": "Draft",
                     *         "displaySequence": 10
                     *       },
                     *       {
                     *         "code": "FINAL",
                     *         "name": "Ready",
                     *         "displaySequence": 20
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Status"][];
                };
            };
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            default: components["responses"]["MessagesError"];
        };
    };
    getUserName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's objectId (AUTH-02), or the word me for the user of the token, which is what the web app sends (CALL-13). */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                     *       "name": "Mere Manager"
                     *     }
                     */
                    "application/json": components["schemas"]["UserName"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            404: components["responses"]["MessagesNotFound"];
            default: components["responses"]["MessagesError"];
        };
    };
    getUserOrganisation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's objectId (AUTH-02), or the word me for the user of the token, which is what the web app sends (CALL-13). */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organisation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b11",
                     *       "name": "Kōwhai Kitchens",
                     *       "serviceTypeSettings": [
                     *         {
                     *           "serviceType": {
                     *             "code": "GENERAL"
                     *           },
                     *           "settingKey": "consignment-contact-details-required",
                     *           "value": "ONE"
                     *         }
                     *       ],
                     *       "packagingTypes": [
                     *         {
                     *           "code": "PALLET",
                     *           "name": "Pallet",
                     *           "defaultVolume": 1.44,
                     *           "defaultWeight": 250
                     *         }
                     *       ],
                     *       "accounts": [
                     *         {
                     *           "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                     *           "code": "KOW-001",
                     *           "description": "Kōwhai Kitchens North Island",
                     *           "isActive": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Organisation"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            404: components["responses"]["MessagesNotFound"];
            default: components["responses"]["MessagesError"];
        };
    };
    listNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 50, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b22",
                     *         "type": "PickupManifestNotSent",
                     *         "reason": "Rejected",
                     *         "consignmentCount": 12,
                     *         "requestedAtDateTimeUtc": "2025-07-14T21:30:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Notice"][];
                };
            };
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            default: components["responses"]["MessagesError"];
        };
    };
    dismissNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the notice. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dismissed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            default: components["responses"]["MessagesError"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPreferences"];
                };
            };
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            default: components["responses"]["MessagesError"];
        };
    };
    savePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "printOnPickup": true,
                 *       "listSort": {
                 *         "option": "statusDate",
                 *         "direction": "desc"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SavePreferences"];
            };
        };
        responses: {
            /** @description All preferences, as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPreferences"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            default: components["responses"]["MessagesError"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, as of one moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSession"];
                };
            };
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            404: components["responses"]["MessagesNotFound"];
            default: components["responses"]["MessagesError"];
        };
    };
    listMySites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sites, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSite"][];
                };
            };
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            default: components["responses"]["MessagesError"];
        };
    };
    updateMySites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "chargeSiteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *       "originSiteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMySites"];
            };
        };
        responses: {
            /** @description Chosen. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            422: components["responses"]["MessagesRefused"];
            default: components["responses"]["MessagesError"];
        };
    };
    listUnsavedWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "key": "consignment-create",
                     *         "savedAtDateTimeUtc": "2025-07-14T21:30:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UnsavedForm"][];
                };
            };
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            default: components["responses"]["MessagesError"];
        };
    };
    getUnsavedWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifies the form, for example consignment-create or consignment-TAS0001234. */
                key: components["schemas"]["FormKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": {
                     *         "notes": "Ring the bell at gate 2"
                     *       },
                     *       "revision": 1752528600000,
                     *       "savedAtDateTimeUtc": "2025-07-14T21:30:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["UnsavedWork"];
                };
            };
            /** @description Nothing is stored for this form. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            default: components["responses"]["MessagesError"];
        };
    };
    saveUnsavedWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifies the form, for example consignment-create or consignment-TAS0001234. */
                key: components["schemas"]["FormKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": {
                 *         "notes": "Ring the bell at gate 2"
                 *       },
                 *       "revision": 1752528600000
                 *     }
                 */
                "application/json": components["schemas"]["UnsavedWorkContent"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revision": 1752528600000,
                     *       "savedAtDateTimeUtc": "2025-07-14T21:30:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["UnsavedWorkKept"];
                };
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            /** @description The stored revision isn't the one this write is based on. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsavedWorkChangedMessages"];
                    "application/problem+json": components["schemas"]["UnsavedWorkChangedProblem"];
                };
            };
            422: components["responses"]["MessagesRefused"];
            default: components["responses"]["MessagesError"];
        };
    };
    deleteUnsavedWork: {
        parameters: {
            query?: {
                /** @description The revision that was saved or discarded; any if left out. */
                revision?: components["schemas"]["Revision"];
            };
            header?: never;
            path: {
                /** @description Identifies the form, for example consignment-create or consignment-TAS0001234. */
                key: components["schemas"]["FormKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            default: components["responses"]["MessagesError"];
        };
    };
    listSavedViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All views, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b21",
                     *         "name": "Drafts of this week",
                     *         "query": "statuses=DRAFT&dateRangePresetCode=LAST_7_DAYS",
                     *         "isDefault": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SavedView"][];
                };
            };
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            default: components["responses"]["MessagesError"];
        };
    };
    saveSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Generated by the caller, so that a retry is safe. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Drafts of this week",
                 *       "query": "statuses=DRAFT&dateRangePresetCode=LAST_7_DAYS",
                 *       "isDefault": true
                 *     }
                 */
                "application/json": components["schemas"]["SaveView"];
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            422: components["responses"]["MessagesRefused"];
            default: components["responses"]["MessagesError"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Generated by the caller, so that a retry is safe. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MessagesBadRequest"];
            401: components["responses"]["MessagesUnauthorised"];
            403: components["responses"]["MessagesForbidden"];
            default: components["responses"]["MessagesError"];
        };
    };
    getInvoiceSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceSettings"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    saveInvoiceSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "toleranceAmount": 0.05,
                 *       "tolerancePercent": 0.5,
                 *       "columns": [
                 *         {
                 *           "heading": "Con note",
                 *           "field": "reference"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceSettings"];
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    findReceivers: {
        parameters: {
            query?: {
                /** @description A site's participant, as in CALL-18. */
                participantId?: components["schemas"]["Id"];
                term?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50, the last used first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundReceivers"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    clearAddressBook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cleared. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    saveReceiver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the entry. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Tūī Café",
                 *       "phone": "021 555 0199",
                 *       "email": "orders@tui.example",
                 *       "address": {
                 *         "streetNumber": "5",
                 *         "street": "Bank Street",
                 *         "suburb": "Regent",
                 *         "city": "Whangārei",
                 *         "postcode": "0112"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SaveReceiver"];
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    deleteReceiver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the entry. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    updateDeliveryExtraInstructions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's id, not its reference, as in the specification. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDeliveryExtra"][];
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            409: components["responses"]["ProblemConflict"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    listConsignmentChanges: {
        parameters: {
            query?: {
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the trail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currentPage": 1,
                     *       "firstRowOnPage": 1,
                     *       "lastRowOnPage": 2,
                     *       "pageCount": 1,
                     *       "pageSize": 50,
                     *       "rowCount": 2,
                     *       "results": [
                     *         {
                     *           "changedAtDateTimeUtc": "2025-07-14T21:30:00Z",
                     *           "changedBy": "Mere Manager",
                     *           "action": "Saved",
                     *           "subject": null,
                     *           "statusCode": null,
                     *           "reason": null,
                     *           "changes": [
                     *             {
                     *               "field": "notes",
                     *               "oldValue": "Ring the bell at gate 2",
                     *               "newValue": "Ring the bell at gate 3"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "changedAtDateTimeUtc": "2025-07-13T21:05:00Z",
                     *           "changedBy": "Mere Manager",
                     *           "action": "Created",
                     *           "subject": null,
                     *           "statusCode": "DRAFT",
                     *           "reason": "Copy of TAS0001230",
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ConsignmentChangePage"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    cancelConsignment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Cancelled by Consign user",
                 *       "dateTimeUtc": "2025-07-14T21:30:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["Cancellation"];
            };
        };
        responses: {
            /** @description The status is Cancelled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            409: components["responses"]["ProblemConflict"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    answerException: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the exception or note, from the consignment's status history. */
                eventId: components["schemas"]["Id"];
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "FreeText",
                 *       "day": null,
                 *       "receiver": null,
                 *       "note": "Leave it with the storekeeper at gate 2"
                 *     }
                 */
                "application/json": components["schemas"]["AnswerException"];
            };
        };
        responses: {
            /** @description The answer, as the thread of the exception has it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExceptionAnswer"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            409: components["responses"]["ProblemConflict"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    listConsignmentLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 200. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsignmentLink"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    getConsignmentPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsignmentPrices"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    shareWithReceiver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. Whoever has it can open the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedReceiversPage"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            409: components["responses"]["ProblemConflict"];
            default: components["responses"]["ProblemError"];
        };
    };
    renewReceiversLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. Whoever has it can open the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedReceiversPage"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            409: components["responses"]["ProblemConflict"];
            default: components["responses"]["ProblemError"];
        };
    };
    cancelConsignments: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "references": [
                 *         "TAS0001234"
                 *       ],
                 *       "reason": "Cancelled by Consign user",
                 *       "dateTimeUtc": "2025-07-14T21:30:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["Cancellations"];
            };
        };
        responses: {
            /** @description The result for each consignment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    setRequestedPickupDates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "references": [
                 *         "TAS0001234"
                 *       ],
                 *       "requestedPickupDateTimeUtc": "2025-07-15T12:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["RequestedPickupDates"];
            };
        };
        responses: {
            /** @description The result for each consignment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    checkForChanges: {
        parameters: {
            query?: {
                /** @description The cursor of an earlier answer. */
                since?: components["schemas"]["ChangeCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether to read again, and the cursor to send the next time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeCheck"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    listConsignmentLineItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Id"][];
            };
        };
        responses: {
            /** @description The items by consignment id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20": [
                     *         {
                     *           "count": 2,
                     *           "packagingTypeObject": {
                     *             "code": "PALLET",
                     *             "name": "Pallet",
                     *             "defaultVolume": 1.44,
                     *             "defaultWeight": 250
                     *           },
                     *           "dangerousGoods": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LineItemsById"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    createFullConsignment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "serviceType": "GENERAL",
                 *       "requestedDeliveryDate": "2025-07-15T12:00:00Z",
                 *       "senderParticipantId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b13",
                 *       "receiverParticipantId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b16",
                 *       "lineItems": [
                 *         {
                 *           "count": 2,
                 *           "packagingType": "PALLET",
                 *           "description": "Flat-packed kitchen",
                 *           "volume": 2.88,
                 *           "weight": 500
                 *         }
                 *       ],
                 *       "deliveryExtras": []
                 *     }
                 */
                "application/json": components["schemas"]["CreateFullConsignment"];
            };
        };
        responses: {
            /** @description Created as Draft. */
            201: {
                headers: {
                    /** @description The getConsignment path of the new consignment. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedConsignment"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            409: components["responses"]["ProblemConflict"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    emailPickupManifest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "consignmentIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20"
                 *       ],
                 *       "notes": "Gate 4, after 2 pm"
                 *     }
                 */
                "application/json": components["schemas"]["EmailPickupManifest"];
            };
        };
        responses: {
            /** @description The email is queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    compareQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *       "destination": {
                 *         "streetNumber": "12",
                 *         "street": "Cuba Street",
                 *         "suburb": "Te Aro",
                 *         "city": "Wellington",
                 *         "country": "New Zealand",
                 *         "postcode": "6011"
                 *       },
                 *       "priceDateTimeUtc": "2026-03-16T21:30:00Z",
                 *       "fromDate": "2026-03-17",
                 *       "serviceTypes": [
                 *         "GENERAL",
                 *         "OVERNIGHT"
                 *       ],
                 *       "units": [
                 *         {
                 *           "count": 2,
                 *           "itemTypeCode": "PALLET",
                 *           "volume": 2.1,
                 *           "weight": 300
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuoteComparisonRequest"];
            };
        };
        responses: {
            /** @description The quotes, by service type in the order asked and then by day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteComparison"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    quoteConsignment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *       "destination": {
                 *         "streetNumber": "12",
                 *         "street": "Cuba Street",
                 *         "suburb": "Te Aro",
                 *         "city": "Wellington",
                 *         "country": "New Zealand",
                 *         "postcode": "6011"
                 *       },
                 *       "priceDateTimeUtc": "2026-03-16T21:30:00Z",
                 *       "serviceType": "GENERAL",
                 *       "units": [
                 *         {
                 *           "count": 2,
                 *           "itemTypeCode": "PALLET",
                 *           "volume": 2.1,
                 *           "weight": 300,
                 *           "length": 1.2,
                 *           "width": 1,
                 *           "height": 0.88
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    searchConsignments: {
        parameters: {
            query?: {
                /** @description The nextPageKey of the previous page of the same search. With it, a deep page costs the same as the first; without it, or with a key that is from another search or cannot be read, the server skips the rows before the page one by one (LIST-27). */
                pageKey?: components["schemas"]["PageKey"];
                pageNumber?: components["schemas"]["PageNumber"];
                pageSize?: components["schemas"]["PageSize"];
                sortDirection?: components["schemas"]["SortDirection"];
                sortOption?: components["schemas"]["ListSortOption"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "searchTerm": "whangarei",
                 *       "phoneNumber": null,
                 *       "salesReference": null,
                 *       "statuses": [
                 *         "DRAFT",
                 *         "FINAL"
                 *       ],
                 *       "date": {
                 *         "dateRangeType": "Creation",
                 *         "startDateUtc": "2025-07-07T12:00:00Z",
                 *         "endDateUtc": "2025-07-14T12:00:00Z"
                 *       },
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ConsignmentSearch"];
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currentPage": 1,
                     *       "firstRowOnPage": 1,
                     *       "lastRowOnPage": 1,
                     *       "pageCount": 1,
                     *       "pageSize": 25,
                     *       "rowCount": 1,
                     *       "results": [
                     *         {
                     *           "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20",
                     *           "reference": "TAS0001234",
                     *           "createdAtDateTimeUtc": "2025-07-13T21:05:00Z",
                     *           "requestedPickupDateTimeUtc": null,
                     *           "requestedDeliveryDateTimeUtc": "2025-07-15T12:00:00Z",
                     *           "confirmedDeliveryDateTimeUtc": null,
                     *           "serviceTypeCode": "GENERAL",
                     *           "serviceTypeName": "General freight",
                     *           "senderName": "Kōwhai Auckland",
                     *           "statusHistory": [
                     *             {
                     *               "code": "DRAFT",
                     *               "name": "Draft",
                     *               "statusDate": "2025-07-13T21:05:00Z"
                     *             }
                     *           ],
                     *           "receiverParticipant": {
                     *             "fullName": "Tūī Café",
                     *             "phone": null,
                     *             "email": "orders@tui.example",
                     *             "address": {
                     *               "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b17",
                     *               "streetNumber": "5",
                     *               "street": "Bank Street",
                     *               "suburb": "Regent",
                     *               "state": null,
                     *               "city": "Whangārei",
                     *               "country": "New Zealand",
                     *               "postcode": "0110",
                     *               "latitude": null,
                     *               "longitude": null,
                     *               "region": {
                     *                 "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b18",
                     *                 "name": "Northland"
                     *               }
                     *             }
                     *           },
                     *           "senderReference": "PO-7781",
                     *           "receiverReference": null,
                     *           "salesReference": null,
                     *           "consignmentTags": [],
                     *           "tags": [],
                     *           "isDeliveryException": false,
                     *           "hasUnresolvedNotes": false,
                     *           "labelsOutdated": false,
                     *           "dangerousGoodsSummary": [],
                     *           "totals": {
                     *             "deliveryItems": 2,
                     *             "packagingTypeName": "Pallet",
                     *             "volume": 2.88,
                     *             "weight": 500
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ConsignmentPage"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    countSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
                 *       ],
                 *       "searches": [
                 *         {
                 *           "statuses": [
                 *             "DRAFT",
                 *             "FINAL"
                 *           ]
                 *         },
                 *         {
                 *           "attention": "OVERDUE"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SearchesToCount"];
            };
        };
        responses: {
            /** @description The counts, in the order of the searches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "counts": [
                     *         12,
                     *         1000
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SearchCounts"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    listMatchingConsignments: {
        parameters: {
            query?: {
                sortDirection?: components["schemas"]["SortDirection"];
                sortOption?: components["schemas"]["ListSortOption"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statuses": [
                 *         "DRAFT",
                 *         "FINAL"
                 *       ],
                 *       "date": {
                 *         "dateRangeType": "Creation",
                 *         "startDateUtc": "2025-07-07T12:00:00Z",
                 *         "endDateUtc": "2025-07-14T12:00:00Z"
                 *       },
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ConsignmentSearch"];
            };
        };
        responses: {
            /** @description The first 10,000, and how many there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rowCount": 1,
                     *       "items": [
                     *         {
                     *           "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20",
                     *           "reference": "TAS0001234",
                     *           "statusCode": "DRAFT",
                     *           "serviceTypeCode": "GENERAL"
                     *         }
                     *       ],
                     *       "totals": {
                     *         "deliveryItems": 2,
                     *         "volume": 2.88,
                     *         "weight": 500
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MatchingConsignments"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    createPickupManifest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "consignmentIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20"
                 *       ],
                 *       "searchParameters": null
                 *     }
                 */
                "application/json": components["schemas"]["PickupManifest"];
            };
        };
        responses: {
            /** @description The manifest. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    listImportColumns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By heading. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        columns: components["schemas"]["ImportColumn"][];
                    };
                };
            };
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    saveImportColumns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "columns": [
                 *         {
                 *           "heading": "Ship from",
                 *           "column": "senderSite"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    columns: components["schemas"]["ImportColumn"][];
                };
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    findImportedConsignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "digests": [
                 *         "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"
                 *       ]
                 *     }
                 */
                "application/json": {
                    digests: components["schemas"]["Digest"][];
                };
            };
        };
        responses: {
            /** @description Those that were imported, by digest and occurrence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        consignments: components["schemas"]["ImportedConsignment"][];
                    };
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    priceImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "consignments": [
                 *         {
                 *           "accountId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *           "serviceType": "GENERAL",
                 *           "senderParticipantId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b13",
                 *           "receiverParticipantId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b16",
                 *           "lineItems": [
                 *             {
                 *               "count": 2,
                 *               "packagingType": "PALLET",
                 *               "volume": 2.88,
                 *               "weight": 500
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImportPriceRequest"];
            };
        };
        responses: {
            /** @description The prices, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPrices"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    listImportSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most recently saved first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: components["schemas"]["ImportSessionSummary"][];
                    };
                };
            };
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    getImportSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Generated by the caller, so that a retry is safe. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportSession"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    saveImportSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Generated by the caller, so that a retry is safe. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fileName": "orders.csv",
                 *       "rowCount": 420,
                 *       "consignmentCount": 180,
                 *       "content": "H4sIAAAAAAAAA6tWKkktLlGyUlAqSExPVaoFAKm5N0YRAAAA",
                 *       "revision": 1752528600000
                 *     }
                 */
                "application/json": components["schemas"]["SaveImportSession"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportSessionSummary"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            /** @description The stored revision isn't the one this write is based on. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ImportSessionChanged"];
                };
            };
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    deleteImportSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Generated by the caller, so that a retry is safe. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @description Only invoices loaded before the one with this id, for the next page. */
                before?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    createInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "INV-20451",
                 *       "date": "2025-07-31",
                 *       "accountId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *       "total": 1020.5,
                 *       "lineCount": 2,
                 *       "isGstIncluded": false,
                 *       "replacesInvoiceId": null
                 *     }
                 */
                "application/json": components["schemas"]["CreateInvoice"];
            };
        };
        responses: {
            /** @description Created; it has no lines yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b50"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedInvoice"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invoice. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    deleteInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invoice. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    checkInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invoice. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice with its sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    decideInvoiceLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invoice. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         1
                 *       ],
                 *       "decision": "Queried",
                 *       "reason": "The agreed price has no surcharge"
                 *     }
                 */
                "application/json": components["schemas"]["DecideInvoiceLines"];
            };
        };
        responses: {
            /** @description Decided. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    listInvoiceLines: {
        parameters: {
            query?: {
                /** @description Only lines with a greater number, for the next page. */
                after?: number;
            };
            header?: never;
            path: {
                /** @description The id of the invoice. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 1,000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceLine"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    saveInvoiceLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invoice. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "line": 1,
                 *           "reference": "TAS0001234",
                 *           "customerReference": "",
                 *           "description": "Overnight",
                 *           "amount": 120.5,
                 *           "parts": {
                 *             "freight": 100,
                 *             "extras": 0,
                 *             "surcharges": 5,
                 *             "faf": 15.5
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SaveInvoiceLines"];
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    createLoadCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "consignmentIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20"
                 *       ],
                 *       "scanned": [
                 *         "095212340000000013"
                 *       ],
                 *       "signedBy": "Sione Fīnau"
                 *     }
                 */
                "application/json": components["schemas"]["CreateLoadCheck"];
            };
        };
        responses: {
            /** @description The signed check. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadCheck"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            409: components["responses"]["ProblemConflict"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    listLoadPieces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ListLoadPieces"];
            };
        };
        responses: {
            /** @description The consignments by reference, with their pieces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadPieces"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    lookupParticipantSites: {
        parameters: {
            query: {
                lookupTerm: string;
                maxResults?: number;
                minChars?: number;
            };
            header?: never;
            path: {
                /** @description The caller's own organisation; 404 for any other. */
                orgId: components["parameters"]["OrganisationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most maxResults; sites that start with the term come first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipantSite"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    listMyAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All accounts, by code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                     *         "code": "KOW-001",
                     *         "description": "Kōwhai Kitchens North Island",
                     *         "isActive": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Account"][];
                };
            };
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    getLastConsignment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consignment as it is now, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastConsignment"];
                };
            };
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    listNotInvoiced: {
        parameters: {
            query?: {
                /** @description Delivered at least this many days ago. */
                days?: number;
                /** @description How many to list. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first of them, with the number and sum of all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotInvoiced"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    listParticipantSites: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The caller's own organisation; 404 for any other. */
                id: components["parameters"]["OrganisationIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first 10,000 by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipantSite"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    listServiceTypes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The caller's own organisation; 404 for any other. */
                id: components["parameters"]["OrganisationIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All service types, in the provider's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "code": "GENERAL",
                     *         "name": "General freight",
                     *         "cubicFactor": 200
                     *       },
                     *       {
                     *         "code": "OVERNIGHT",
                     *         "name": "Overnight",
                     *         "cubicFactor": 166.67
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ServiceType"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    listDeliveryExtras: {
        parameters: {
            query?: {
                /** @description All service types if left out. */
                serviceTypeCode?: string;
            };
            header?: never;
            path: {
                /** @description The caller's own organisation; 404 for any other. */
                orgId: components["parameters"]["OrganisationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All extras, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryExtra"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    listPackagingTypes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The caller's own organisation; 404 for any other. */
                orgId: components["parameters"]["OrganisationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All package types, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "code": "CARTON",
                     *         "name": "Carton",
                     *         "defaultVolume": 0.06,
                     *         "defaultWeight": 12
                     *       },
                     *       {
                     *         "code": "PALLET",
                     *         "name": "Pallet",
                     *         "defaultVolume": 1.44,
                     *         "defaultWeight": 250
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PackagingType"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    listHireUnits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All hire units, by provider and code; empty if the tenant has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "providerCode": "CHEP",
                     *         "code": "PALLET",
                     *         "name": "CHEP pallet"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["HireUnit"][];
                };
            };
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    getAttention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AttentionFilter"];
            };
        };
        responses: {
            /** @description One entry for each kind, also where it counts nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttentionCount"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    getConsignmentsByStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
                 *       ],
                 *       "startDateUtc": "2025-07-07T12:00:00Z",
                 *       "endDateUtc": "2025-07-14T12:00:00Z",
                 *       "serviceTypeCodes": []
                 *     }
                 */
                "application/json": components["schemas"]["ReportFilter"];
            };
        };
        responses: {
            /** @description One entry per status that occurs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusCount"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    searchConsignmentsByStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
                 *       ],
                 *       "startDateUtc": "2025-07-07T12:00:00Z",
                 *       "endDateUtc": "2025-07-14T12:00:00Z",
                 *       "serviceTypeCodes": [],
                 *       "pageNumber": 1,
                 *       "pageSize": 25,
                 *       "sortOption": "createdAtDateTimeUtc",
                 *       "sortDirection": "asc",
                 *       "statusCode": "DRAFT"
                 *     }
                 */
                "application/json": components["schemas"]["StatusDrillDown"];
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsignmentPage"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    getDelivered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
                 *       ],
                 *       "startDateUtc": "2025-07-07T12:00:00Z",
                 *       "endDateUtc": "2025-07-14T12:00:00Z",
                 *       "serviceTypeCodes": []
                 *     }
                 */
                "application/json": components["schemas"]["ReportFilter"];
            };
        };
        responses: {
            /** @description One point for each day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountPoint"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    getStagedToDelivered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
                 *       ],
                 *       "startDateUtc": "2025-07-07T12:00:00Z",
                 *       "endDateUtc": "2025-07-14T12:00:00Z",
                 *       "serviceTypeCodes": []
                 *     }
                 */
                "application/json": components["schemas"]["ReportFilter"];
            };
        };
        responses: {
            /** @description The average and its trend. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StagedToDelivered"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    getCosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
                 *       ],
                 *       "startDateUtc": "2025-07-07T12:00:00Z",
                 *       "endDateUtc": "2025-07-14T12:00:00Z",
                 *       "serviceTypeCodes": []
                 *     }
                 */
                "application/json": components["schemas"]["ReportFilter"];
            };
        };
        responses: {
            /** @description The figures of the period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Costs"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    getDifot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
                 *       ],
                 *       "startDateUtc": "2025-07-07T12:00:00Z",
                 *       "endDateUtc": "2025-07-14T12:00:00Z",
                 *       "serviceTypeCodes": []
                 *     }
                 */
                "application/json": components["schemas"]["ReportFilter"];
            };
        };
        responses: {
            /** @description One entry for each service type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Difot"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    searchDifot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
                 *       ],
                 *       "startDateUtc": "2025-07-07T12:00:00Z",
                 *       "endDateUtc": "2025-07-14T12:00:00Z",
                 *       "serviceTypeCodes": [],
                 *       "pageNumber": 1,
                 *       "pageSize": 25,
                 *       "sortOption": "createdAtDateTimeUtc",
                 *       "sortDirection": "asc",
                 *       "serviceType": "GENERAL",
                 *       "difotStatus": "MISS"
                 *     }
                 */
                "application/json": components["schemas"]["DifotDrillDown"];
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DifotPage"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    getExceptionsByStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
                 *       ],
                 *       "startDateUtc": "2025-07-07T12:00:00Z",
                 *       "endDateUtc": "2025-07-14T12:00:00Z",
                 *       "serviceTypeCodes": []
                 *     }
                 */
                "application/json": components["schemas"]["ReportFilter"];
            };
        };
        responses: {
            /** @description One entry for each standard event, the most unresolved first; at most 200. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExceptionCount"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    searchExceptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
                 *       ],
                 *       "startDateUtc": "2025-07-07T12:00:00Z",
                 *       "endDateUtc": "2025-07-14T12:00:00Z",
                 *       "serviceTypeCodes": [],
                 *       "pageNumber": 1,
                 *       "pageSize": 25,
                 *       "sortOption": "createdAtDateTimeUtc",
                 *       "sortDirection": "asc",
                 *       "standardEventId": "74e1afb1-654b-63e6-3cab-ac02191db73c",
                 *       "exceptionStatus": "OPEN",
                 *       "statusCodes": []
                 *     }
                 */
                "application/json": components["schemas"]["ExceptionDrillDown"];
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExceptionPage"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    getRevenue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
                 *       ],
                 *       "startDateUtc": "2025-07-07T12:00:00Z",
                 *       "endDateUtc": "2025-07-14T12:00:00Z",
                 *       "serviceTypeCodes": []
                 *     }
                 */
                "application/json": components["schemas"]["ReportFilter"];
            };
        };
        responses: {
            /** @description One point for each day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyPoint"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    searchRevenue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
                 *       ],
                 *       "startDateUtc": "2025-07-07T12:00:00Z",
                 *       "endDateUtc": "2025-07-08T12:00:00Z",
                 *       "serviceTypeCodes": [],
                 *       "pageNumber": 1,
                 *       "pageSize": 25,
                 *       "sortOption": "createdAtDateTimeUtc",
                 *       "sortDirection": "asc"
                 *     }
                 */
                "application/json": components["schemas"]["RevenueDrillDown"];
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevenuePage"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    listDeliverySlots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "origin": {
                 *         "siteId": "019808b4-0000-7000-8000-000000000000"
                 *       },
                 *       "destination": {
                 *         "address": {
                 *           "streetNumber": "12",
                 *           "street": "Jackson Street",
                 *           "suburb": "Petone",
                 *           "city": "Wellington",
                 *           "country": "New Zealand",
                 *           "postcode": "6011"
                 *         }
                 *       },
                 *       "serviceType": "GENERAL",
                 *       "startDateTimeUtc": "2026-03-16T11:00:00Z",
                 *       "endDateTimeUtc": "2026-04-16T12:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["SlotSearch"];
            };
        };
        responses: {
            /** @description The slots, earliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingSlot"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    listBookingSlots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startDateTimeUtc": "2026-03-16T11:00:00Z",
                 *       "endDateTimeUtc": "2026-04-16T12:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["SlotPeriod"];
            };
        };
        responses: {
            /** @description The slots, earliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingSlot"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    bookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scheduleId": "019808b4-0000-7000-8000-000000000000",
                 *       "scheduleStartDateTimeUtc": "2026-03-22T20:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["Booking"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingStatus"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            409: components["responses"]["ProblemConflict"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    getBookingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The consignment's reference, in any case. */
                ref: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingStatus"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    listTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        templates: components["schemas"]["TemplateName"][];
                    };
                };
            };
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Generated by the caller, so that a retry is safe. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    saveTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Generated by the caller, so that a retry is safe. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Weekly pallets to Tūī Café",
                 *       "content": {
                 *         "notes": "Ring the bell at gate 2"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SaveTemplate"];
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    deleteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Generated by the caller, so that a retry is safe. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 10. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b40",
                     *         "url": "https://erp.kowhai.example/consign",
                     *         "description": "Warehouse system",
                     *         "eventTypes": [
                     *           "consignment.status_changed",
                     *           "consignment.delivered"
                     *         ],
                     *         "siteIds": [
                     *           "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10"
                     *         ],
                     *         "isActive": true,
                     *         "hasPrices": false,
                     *         "failingSinceDateTimeUtc": null,
                     *         "disabledAtDateTimeUtc": null,
                     *         "createdAtDateTimeUtc": "2025-07-14T21:30:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://erp.kowhai.example/consign",
                 *       "description": "Warehouse system",
                 *       "eventTypes": [
                 *         "consignment.status_changed",
                 *         "consignment.delivered"
                 *       ],
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10"
                 *       ],
                 *       "isActive": true
                 *     }
                 */
                "application/json": components["schemas"]["SaveWebhook"];
            };
        };
        responses: {
            /** @description Created; keep the secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b40",
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
                     *       "secretNote": null
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b40",
                     *       "url": "https://erp.kowhai.example/consign",
                     *       "description": "Warehouse system",
                     *       "eventTypes": [
                     *         "consignment.status_changed",
                     *         "consignment.delivered"
                     *       ],
                     *       "siteIds": [
                     *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10"
                     *       ],
                     *       "isActive": true,
                     *       "hasPrices": false,
                     *       "failingSinceDateTimeUtc": null,
                     *       "disabledAtDateTimeUtc": null,
                     *       "createdAtDateTimeUtc": "2025-07-14T21:30:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://erp.kowhai.example/consign",
                 *       "description": "Warehouse system",
                 *       "eventTypes": [
                 *         "consignment.status_changed",
                 *         "consignment.delivered"
                 *       ],
                 *       "siteIds": [
                 *         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10"
                 *       ],
                 *       "isActive": true
                 *     }
                 */
                "application/json": components["schemas"]["SaveWebhook"];
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 100, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b41",
                     *         "state": "Waiting",
                     *         "attempts": 1,
                     *         "createdAtDateTimeUtc": "2025-07-14T21:30:00Z",
                     *         "nextAttemptAtDateTimeUtc": "2025-07-14T21:30:15Z",
                     *         "deliveredAtDateTimeUtc": null,
                     *         "responseStatus": 503,
                     *         "error": "The receiver answered 503",
                     *         "message": {
                     *           "type": "consignment.status_changed",
                     *           "timestamp": "2025-07-14T21:30:00Z",
                     *           "data": {
                     *             "reference": "TAS0001234",
                     *             "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                     *             "statusCode": "TRANSIT",
                     *             "title": null,
                     *             "standardEventCode": null
                     *           }
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the delivery. */
                deliveryId: components["schemas"]["Id"];
                /** @description The id of the webhook. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will be sent within seconds. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deliveryId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b41"
                     *     }
                     */
                    "application/json": components["schemas"]["QueuedDelivery"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret, shown once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
                     *       "previousSecretUntilDateTimeUtc": "2025-07-15T21:30:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RotatedSecret"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will be sent within seconds. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deliveryId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b41"
                     *     }
                     */
                    "application/json": components["schemas"]["QueuedDelivery"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    receiveAnswersWaiting: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery, the same when it is sent again. */
                "webhook-id": components["parameters"]["Id"];
                /** @description One signature for each secret, with spaces between them; v1, and HMAC-SHA256 in base64. */
                "webhook-signature": components["parameters"]["Signature"];
                /** @description When it was sent, in seconds since 1970. Refuse a message that is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["Timestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "answers.waiting",
                 *       "timestamp": "2025-07-14T22:40:00Z",
                 *       "data": {}
                 *     }
                 */
                "application/json": components["schemas"]["AnswersWaitingMessage"];
            };
        };
        responses: {
            204: components["responses"]["Received"];
        };
    };
    receiveBookingEnded: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery, the same when it is sent again. */
                "webhook-id": components["parameters"]["Id"];
                /** @description One signature for each secret, with spaces between them; v1, and HMAC-SHA256 in base64. */
                "webhook-signature": components["parameters"]["Signature"];
                /** @description When it was sent, in seconds since 1970. Refuse a message that is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["Timestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "booking.ended",
                 *       "timestamp": "2025-07-14T21:30:00Z",
                 *       "data": {
                 *         "reference": "TAS0001234",
                 *         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *         "statusCode": "FINAL",
                 *         "title": null,
                 *         "standardEventCode": null,
                 *         "consignment": {
                 *           "senderReference": null,
                 *           "receiverReference": "PO-7781",
                 *           "salesReference": "SO-20451",
                 *           "deliveryDate": "2025-07-16",
                 *           "confirmedPrice": null
                 *         },
                 *         "booking": {
                 *           "runName": "Hutt Valley morning",
                 *           "startDateTimeUtc": "2025-07-15T20:00:00Z"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookingEndedMessage"];
            };
        };
        responses: {
            204: components["responses"]["Received"];
        };
    };
    receiveBookingMade: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery, the same when it is sent again. */
                "webhook-id": components["parameters"]["Id"];
                /** @description One signature for each secret, with spaces between them; v1, and HMAC-SHA256 in base64. */
                "webhook-signature": components["parameters"]["Signature"];
                /** @description When it was sent, in seconds since 1970. Refuse a message that is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["Timestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "booking.made",
                 *       "timestamp": "2025-07-14T21:30:00Z",
                 *       "data": {
                 *         "reference": "TAS0001234",
                 *         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *         "statusCode": "FINAL",
                 *         "title": null,
                 *         "standardEventCode": null,
                 *         "consignment": {
                 *           "senderReference": null,
                 *           "receiverReference": "PO-7781",
                 *           "salesReference": "SO-20451",
                 *           "deliveryDate": "2025-07-16",
                 *           "confirmedPrice": null
                 *         },
                 *         "booking": {
                 *           "runName": "Hutt Valley morning",
                 *           "startDateTimeUtc": "2025-07-15T20:00:00Z"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookingMadeMessage"];
            };
        };
        responses: {
            204: components["responses"]["Received"];
        };
    };
    receiveBookingMoved: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery, the same when it is sent again. */
                "webhook-id": components["parameters"]["Id"];
                /** @description One signature for each secret, with spaces between them; v1, and HMAC-SHA256 in base64. */
                "webhook-signature": components["parameters"]["Signature"];
                /** @description When it was sent, in seconds since 1970. Refuse a message that is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["Timestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "booking.moved",
                 *       "timestamp": "2025-07-14T21:30:00Z",
                 *       "data": {
                 *         "reference": "TAS0001234",
                 *         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *         "statusCode": "FINAL",
                 *         "title": null,
                 *         "standardEventCode": null,
                 *         "consignment": {
                 *           "senderReference": null,
                 *           "receiverReference": "PO-7781",
                 *           "salesReference": "SO-20451",
                 *           "deliveryDate": "2025-07-16",
                 *           "confirmedPrice": null
                 *         },
                 *         "booking": {
                 *           "runName": "Hutt Valley morning",
                 *           "startDateTimeUtc": "2025-07-15T20:00:00Z"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookingMovedMessage"];
            };
        };
        responses: {
            204: components["responses"]["Received"];
        };
    };
    receiveCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery, the same when it is sent again. */
                "webhook-id": components["parameters"]["Id"];
                /** @description One signature for each secret, with spaces between them; v1, and HMAC-SHA256 in base64. */
                "webhook-signature": components["parameters"]["Signature"];
                /** @description When it was sent, in seconds since 1970. Refuse a message that is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["Timestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "consignment.created",
                 *       "timestamp": "2025-07-14T21:30:00Z",
                 *       "data": {
                 *         "reference": "TAS0001234",
                 *         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *         "statusCode": "FINAL",
                 *         "title": null,
                 *         "standardEventCode": null,
                 *         "consignment": {
                 *           "senderReference": null,
                 *           "receiverReference": "PO-7781",
                 *           "salesReference": "SO-20451",
                 *           "deliveryDate": "2025-07-16",
                 *           "confirmedPrice": null
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreatedMessage"];
            };
        };
        responses: {
            204: components["responses"]["Received"];
        };
    };
    receiveDelivered: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery, the same when it is sent again. */
                "webhook-id": components["parameters"]["Id"];
                /** @description One signature for each secret, with spaces between them; v1, and HMAC-SHA256 in base64. */
                "webhook-signature": components["parameters"]["Signature"];
                /** @description When it was sent, in seconds since 1970. Refuse a message that is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["Timestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "consignment.delivered",
                 *       "timestamp": "2025-07-14T21:30:00Z",
                 *       "data": {
                 *         "reference": "TAS0001234",
                 *         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *         "statusCode": "DELIVERED",
                 *         "title": null,
                 *         "standardEventCode": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DeliveredMessage"];
            };
        };
        responses: {
            204: components["responses"]["Received"];
        };
    };
    receiveEdited: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery, the same when it is sent again. */
                "webhook-id": components["parameters"]["Id"];
                /** @description One signature for each secret, with spaces between them; v1, and HMAC-SHA256 in base64. */
                "webhook-signature": components["parameters"]["Signature"];
                /** @description When it was sent, in seconds since 1970. Refuse a message that is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["Timestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "consignment.edited",
                 *       "timestamp": "2025-07-14T21:30:00Z",
                 *       "data": {
                 *         "reference": "TAS0001234",
                 *         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *         "statusCode": "FINAL",
                 *         "title": null,
                 *         "standardEventCode": null,
                 *         "consignment": {
                 *           "senderReference": null,
                 *           "receiverReference": "PO-7781",
                 *           "salesReference": "SO-20451",
                 *           "deliveryDate": "2025-07-16",
                 *           "confirmedPrice": null
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EditedMessage"];
            };
        };
        responses: {
            204: components["responses"]["Received"];
        };
    };
    receiveException: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery, the same when it is sent again. */
                "webhook-id": components["parameters"]["Id"];
                /** @description One signature for each secret, with spaces between them; v1, and HMAC-SHA256 in base64. */
                "webhook-signature": components["parameters"]["Signature"];
                /** @description When it was sent, in seconds since 1970. Refuse a message that is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["Timestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "consignment.exception",
                 *       "timestamp": "2025-07-14T21:30:00Z",
                 *       "data": {
                 *         "reference": "TAS0001234",
                 *         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *         "statusCode": "TRANSIT",
                 *         "title": "Delayed by a road closure",
                 *         "standardEventCode": "DELAYED"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ExceptionMessage"];
            };
        };
        responses: {
            204: components["responses"]["Received"];
        };
    };
    receivePriced: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery, the same when it is sent again. */
                "webhook-id": components["parameters"]["Id"];
                /** @description One signature for each secret, with spaces between them; v1, and HMAC-SHA256 in base64. */
                "webhook-signature": components["parameters"]["Signature"];
                /** @description When it was sent, in seconds since 1970. Refuse a message that is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["Timestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "consignment.priced",
                 *       "timestamp": "2025-07-14T21:30:00Z",
                 *       "data": {
                 *         "reference": "TAS0001234",
                 *         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *         "statusCode": "FINAL",
                 *         "title": null,
                 *         "standardEventCode": null,
                 *         "consignment": {
                 *           "senderReference": null,
                 *           "receiverReference": "PO-7781",
                 *           "salesReference": "SO-20451",
                 *           "deliveryDate": "2025-07-16",
                 *           "confirmedPrice": null
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PricedMessage"];
            };
        };
        responses: {
            204: components["responses"]["Received"];
        };
    };
    receiveProofAvailable: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery, the same when it is sent again. */
                "webhook-id": components["parameters"]["Id"];
                /** @description One signature for each secret, with spaces between them; v1, and HMAC-SHA256 in base64. */
                "webhook-signature": components["parameters"]["Signature"];
                /** @description When it was sent, in seconds since 1970. Refuse a message that is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["Timestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "consignment.proof_available",
                 *       "timestamp": "2025-07-14T21:30:00Z",
                 *       "data": {
                 *         "reference": "TAS0001234",
                 *         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *         "statusCode": "FINAL",
                 *         "title": null,
                 *         "standardEventCode": null,
                 *         "consignment": {
                 *           "senderReference": null,
                 *           "receiverReference": "PO-7781",
                 *           "salesReference": "SO-20451",
                 *           "deliveryDate": "2025-07-16",
                 *           "confirmedPrice": null
                 *         },
                 *         "proof": {
                 *           "fileName": "Signature.png"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProofAvailableMessage"];
            };
        };
        responses: {
            204: components["responses"]["Received"];
        };
    };
    receiveStatusChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery, the same when it is sent again. */
                "webhook-id": components["parameters"]["Id"];
                /** @description One signature for each secret, with spaces between them; v1, and HMAC-SHA256 in base64. */
                "webhook-signature": components["parameters"]["Signature"];
                /** @description When it was sent, in seconds since 1970. Refuse a message that is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["Timestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "consignment.status_changed",
                 *       "timestamp": "2025-07-14T21:30:00Z",
                 *       "data": {
                 *         "reference": "TAS0001234",
                 *         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *         "statusCode": "TRANSIT",
                 *         "title": null,
                 *         "standardEventCode": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StatusChangedMessage"];
            };
        };
        responses: {
            204: components["responses"]["Received"];
        };
    };
    receiveExceptionAnswered: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery, the same when it is sent again. */
                "webhook-id": components["parameters"]["Id"];
                /** @description One signature for each secret, with spaces between them; v1, and HMAC-SHA256 in base64. */
                "webhook-signature": components["parameters"]["Signature"];
                /** @description When it was sent, in seconds since 1970. Refuse a message that is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["Timestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "exception.answered",
                 *       "timestamp": "2025-07-14T22:40:00Z",
                 *       "data": {
                 *         "reference": "TAS0001234",
                 *         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *         "statusCode": "TRANSIT",
                 *         "title": "Receiver was closed",
                 *         "standardEventCode": "CLOSED",
                 *         "answer": {
                 *           "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b43",
                 *           "kind": "DeliverAgain",
                 *           "day": "2025-07-17",
                 *           "state": "Declined",
                 *           "reason": "No driver on that day"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ExceptionAnsweredMessage"];
            };
        };
        responses: {
            204: components["responses"]["Received"];
        };
    };
    receiveInvoiceChecked: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery, the same when it is sent again. */
                "webhook-id": components["parameters"]["Id"];
                /** @description One signature for each secret, with spaces between them; v1, and HMAC-SHA256 in base64. */
                "webhook-signature": components["parameters"]["Signature"];
                /** @description When it was sent, in seconds since 1970. Refuse a message that is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["Timestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "invoice.checked",
                 *       "timestamp": "2025-07-14T21:30:00Z",
                 *       "data": {
                 *         "reference": null,
                 *         "siteId": null,
                 *         "statusCode": null,
                 *         "title": null,
                 *         "standardEventCode": null,
                 *         "invoice": {
                 *           "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b42",
                 *           "number": "INV-20451",
                 *           "lineCount": 12,
                 *           "disagreeingCount": 2
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceCheckedMessage"];
            };
        };
        responses: {
            204: components["responses"]["Received"];
        };
    };
    receiveTest: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery, the same when it is sent again. */
                "webhook-id": components["parameters"]["Id"];
                /** @description One signature for each secret, with spaces between them; v1, and HMAC-SHA256 in base64. */
                "webhook-signature": components["parameters"]["Signature"];
                /** @description When it was sent, in seconds since 1970. Refuse a message that is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["Timestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "webhook.test",
                 *       "timestamp": "2025-07-14T21:30:00Z",
                 *       "data": {
                 *         "reference": null,
                 *         "siteId": null,
                 *         "statusCode": null,
                 *         "title": null,
                 *         "standardEventCode": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TestMessage"];
            };
        };
        responses: {
            204: components["responses"]["Received"];
        };
    };
}
