// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Answer, Body, CallOptions, MethodCall, Query } from '../methods/method-call.js';
import type { operations as Configuration } from './configuration.js';
import type { operations as Consignment } from './consignment.js';
import type { operations as Scheduling } from './scheduling.js';
import type { operations as Product } from './product.js';

/** A method for each operation of the contracts, by group. */
export interface Methods {
  readonly tenant: {
    /** The tenant's feature flags: GET /api/v1/configuration/featureFlags/clientFlags */
    getClientFlags(options?: CallOptions<Configuration['getClientFlags']>): Promise<Answer<Configuration['getClientFlags']>>;
    /** The tenant behind a host name: GET /api/v1/configuration/tenants/{host}/clientSettings */
    getClientSettings(host: string, options?: CallOptions<Configuration['getClientSettings']>): Promise<Answer<Configuration['getClientSettings']>>;
  };
  readonly me: {
    /** The accounts of the user's organisation: GET /api/v2/me/accounts */
    listMyAccounts(options?: CallOptions<Consignment['listMyAccounts']>): Promise<Answer<Consignment['listMyAccounts']>>;
    /** The user's sites: GET /api/v1/users/me/sites */
    listMySites(options?: CallOptions<Consignment['listMySites']>): Promise<Answer<Consignment['listMySites']>>;
    /** Choose the requesting site and the default origin site: PUT /api/v1/users/me/sites */
    updateMySites(body: Body<Consignment['updateMySites']>, options?: CallOptions<Consignment['updateMySites']>): Promise<Answer<Consignment['updateMySites']>>;
    /** A user's name: GET /api/v1/users/{id}/name */
    getUserName(id: string, options?: CallOptions<Consignment['getUserName']>): Promise<Answer<Consignment['getUserName']>>;
    /** The organisation of a user: GET /api/v1/users/{id}/organisation */
    getUserOrganisation(id: string, options?: CallOptions<Consignment['getUserOrganisation']>): Promise<Answer<Consignment['getUserOrganisation']>>;
    /** The user's saved views: GET /api/v1/users/me/views */
    listSavedViews(options?: CallOptions<Consignment['listSavedViews']>): Promise<Answer<Consignment['listSavedViews']>>;
    /** Save or replace a view: PUT /api/v1/users/me/views/{id} */
    saveSavedView(id: string, body: Body<Consignment['saveSavedView']>, options?: CallOptions<Consignment['saveSavedView']>): Promise<Answer<Consignment['saveSavedView']>>;
    /** Delete a view: DELETE /api/v1/users/me/views/{id} */
    deleteSavedView(id: string, options?: CallOptions<Consignment['deleteSavedView']>): Promise<Answer<Consignment['deleteSavedView']>>;
    /** What the user should know: GET /api/v1/users/me/notices */
    listNotices(options?: CallOptions<Consignment['listNotices']>): Promise<Answer<Consignment['listNotices']>>;
    /** Dismiss a notice: DELETE /api/v1/users/me/notices/{id} */
    dismissNotice(id: string, options?: CallOptions<Consignment['dismissNotice']>): Promise<Answer<Consignment['dismissNotice']>>;
    /** What a session begins with: GET /api/v1/users/me/session */
    getSession(options?: CallOptions<Consignment['getSession']>): Promise<Answer<Consignment['getSession']>>;
    /** The user's preferences: GET /api/v1/users/me/preferences */
    getPreferences(options?: CallOptions<Consignment['getPreferences']>): Promise<Answer<Consignment['getPreferences']>>;
    /** Save preferences of the user: PUT /api/v1/users/me/preferences */
    savePreferences(body: Body<Consignment['savePreferences']>, options?: CallOptions<Consignment['savePreferences']>): Promise<Answer<Consignment['savePreferences']>>;
    /** The user's forms with unsaved work: GET /api/v1/users/me/unsaved-work */
    listUnsavedWork(options?: CallOptions<Consignment['listUnsavedWork']>): Promise<Answer<Consignment['listUnsavedWork']>>;
    /** A form's unsaved work: GET /api/v1/users/me/unsaved-work/{key} */
    getUnsavedWork(key: string, options?: CallOptions<Consignment['getUnsavedWork']>): Promise<Answer<Consignment['getUnsavedWork']>>;
    /** Save a form's unsaved work: PUT /api/v1/users/me/unsaved-work/{key} */
    saveUnsavedWork(key: string, body: Body<Consignment['saveUnsavedWork']>, options?: CallOptions<Consignment['saveUnsavedWork']>): Promise<Answer<Consignment['saveUnsavedWork']>>;
    /** Delete a form's unsaved work: DELETE /api/v1/users/me/unsaved-work/{key} */
    deleteUnsavedWork(key: string, options?: CallOptions<Consignment['deleteUnsavedWork']>): Promise<Answer<Consignment['deleteUnsavedWork']>>;
    /** The consignment that the user created last: GET /api/v2/me/last-consignment */
    getLastConsignment(options?: CallOptions<Consignment['getLastConsignment']>): Promise<Answer<Consignment['getLastConsignment']>>;
  };
  readonly consignments: {
    /** Receivers of the requesting site: GET /api/v2/address-book */
    findReceivers(options?: CallOptions<Consignment['findReceivers']>): Promise<Answer<Consignment['findReceivers']>>;
    /** Clear the address book of the requesting site: DELETE /api/v2/address-book */
    clearAddressBook(options?: CallOptions<Consignment['clearAddressBook']>): Promise<Answer<Consignment['clearAddressBook']>>;
    /** Change a receiver of the address book: PUT /api/v2/address-book/{id} */
    saveReceiver(id: string, body: Body<Consignment['saveReceiver']>, options?: CallOptions<Consignment['saveReceiver']>): Promise<Answer<Consignment['saveReceiver']>>;
    /** Delete a receiver of the address book: DELETE /api/v2/address-book/{id} */
    deleteReceiver(id: string, options?: CallOptions<Consignment['deleteReceiver']>): Promise<Answer<Consignment['deleteReceiver']>>;
    /** Templates of the requesting site: GET /api/v2/templates */
    listTemplates(options?: CallOptions<Consignment['listTemplates']>): Promise<Answer<Consignment['listTemplates']>>;
    /** A template: GET /api/v2/templates/{id} */
    getTemplate(id: string, options?: CallOptions<Consignment['getTemplate']>): Promise<Answer<Consignment['getTemplate']>>;
    /** Save or replace a template: PUT /api/v2/templates/{id} */
    saveTemplate(id: string, body: Body<Consignment['saveTemplate']>, options?: CallOptions<Consignment['saveTemplate']>): Promise<Answer<Consignment['saveTemplate']>>;
    /** Delete a template: DELETE /api/v2/templates/{id} */
    deleteTemplate(id: string, options?: CallOptions<Consignment['deleteTemplate']>): Promise<Answer<Consignment['deleteTemplate']>>;
    /** Create a consignment as Draft: POST /api/v1/consignments */
    create(body: Body<Consignment['createConsignment']>, options?: CallOptions<Consignment['createConsignment']>): Promise<Answer<Consignment['createConsignment']>>;
    /** Get a consignment with all its details: GET /api/v1/consignments/{ref} */
    get(ref: string, options?: CallOptions<Consignment['getConsignment']>): Promise<Answer<Consignment['getConsignment']>>;
    /** Save a consignment: PUT /api/v1/consignments/{ref} */
    update(ref: string, body: Body<Consignment['updateConsignment']>, options?: CallOptions<Consignment['updateConsignment']>): Promise<Answer<Consignment['updateConsignment']>>;
    /** Save only the receiver: PUT /api/v1/consignments/{ref}/receiver */
    updateReceiver(ref: string, body: Body<Consignment['updateReceiver']>, options?: CallOptions<Consignment['updateReceiver']>): Promise<Answer<Consignment['updateReceiver']>>;
    /** Create a consignment from a quote: POST /api/v2/consignments/full */
    createFull(body: Body<Consignment['createFullConsignment']>, options?: CallOptions<Consignment['createFullConsignment']>): Promise<Answer<Consignment['createFullConsignment']>>;
    /** Create a copy or a return: POST /api/v1/consignments/{ref}/copies */
    copy(ref: string, body: Body<Consignment['copyConsignment']>, options?: CallOptions<Consignment['copyConsignment']>): Promise<Answer<Consignment['copyConsignment']>>;
    /** The consignments linked with this one: GET /api/v2/consignments/{ref}/links */
    listLinks(ref: string, options?: CallOptions<Consignment['listConsignmentLinks']>): Promise<Answer<Consignment['listConsignmentLinks']>>;
    /** The change history of a consignment: GET /api/v2/consignments/{ref}/audit */
    listChanges(ref: string, options?: CallOptions<Consignment['listConsignmentChanges']>): Promise<Answer<Consignment['listConsignmentChanges']>>;
    /** Find consignments: POST /api/v2/consignments/search */
    search(body: Body<Consignment['searchConsignments']>, options?: CallOptions<Consignment['searchConsignments']>): Promise<Answer<Consignment['searchConsignments']>>;
    /** All matches of a search, in short form: POST /api/v2/consignments/search/matching */
    listMatching(body: Body<Consignment['listMatchingConsignments']>, options?: CallOptions<Consignment['listMatchingConsignments']>): Promise<Answer<Consignment['listMatchingConsignments']>>;
    /** How many consignments several searches find: POST /api/v2/consignments/search/counts */
    countSearches(body: Body<Consignment['countSearches']>, options?: CallOptions<Consignment['countSearches']>): Promise<Answer<Consignment['countSearches']>>;
    /** Whether anything changed since a cursor: GET /api/v2/consignments/changes */
    checkForChanges(options?: CallOptions<Consignment['checkForChanges']>): Promise<Answer<Consignment['checkForChanges']>>;
  };
  readonly import: {
    /** The user's imports that can be continued: GET /api/v2/imports/sessions */
    listSessions(options?: CallOptions<Consignment['listImportSessions']>): Promise<Answer<Consignment['listImportSessions']>>;
    /** An import to continue, with its rows: GET /api/v2/imports/sessions/{id} */
    getSession(id: string, options?: CallOptions<Consignment['getImportSession']>): Promise<Answer<Consignment['getImportSession']>>;
    /** Save an import, to continue it later: PUT /api/v2/imports/sessions/{id} */
    saveSession(id: string, body: Body<Consignment['saveImportSession']>, options?: CallOptions<Consignment['saveImportSession']>): Promise<Answer<Consignment['saveImportSession']>>;
    /** Delete an import: DELETE /api/v2/imports/sessions/{id} */
    deleteSession(id: string, options?: CallOptions<Consignment['deleteImportSession']>): Promise<Answer<Consignment['deleteImportSession']>>;
    /** Which of these consignments were imported already: POST /api/v2/imports/created */
    findImported(body: Body<Consignment['findImportedConsignments']>, options?: CallOptions<Consignment['findImportedConsignments']>): Promise<Answer<Consignment['findImportedConsignments']>>;
    /** The headings of files that the organisation has mapped: GET /api/v2/imports/columns */
    listColumns(options?: CallOptions<Consignment['listImportColumns']>): Promise<Answer<Consignment['listImportColumns']>>;
    /** Remember what headings stand for: PUT /api/v2/imports/columns */
    saveColumns(body: Body<Consignment['saveImportColumns']>, options?: CallOptions<Consignment['saveImportColumns']>): Promise<Answer<Consignment['saveImportColumns']>>;
    /** Price consignments before they are created: POST /api/v2/imports/prices */
    price(body: Body<Consignment['priceImport']>, options?: CallOptions<Consignment['priceImport']>): Promise<Answer<Consignment['priceImport']>>;
  };
  readonly reference: {
    /** The statuses a consignment can have: GET /api/v1/statuses */
    listStatuses(options?: CallOptions<Consignment['listStatuses']>): Promise<Answer<Consignment['listStatuses']>>;
    /** The service types an organisation may use: GET /api/v2/organisations/{id}/service-types */
    listServiceTypes(id: string, options?: CallOptions<Consignment['listServiceTypes']>): Promise<Answer<Consignment['listServiceTypes']>>;
    /** The sites an organisation sends to and from: GET /api/v2/organisations/{id}/participant-sites */
    listParticipantSites(id: string, options?: CallOptions<Consignment['listParticipantSites']>): Promise<Answer<Consignment['listParticipantSites']>>;
    /** The pallets and crates for hire: GET /api/v2/references/hire-units */
    listHireUnits(options?: CallOptions<Consignment['listHireUnits']>): Promise<Answer<Consignment['listHireUnits']>>;
    /** Find a site by part of its name, code or place: GET /api/v2/lookups/organisations/{orgId}/participant-sites */
    lookupParticipantSites(orgId: string, options: CallOptions<Consignment['lookupParticipantSites']> & { readonly query: Query<Consignment['lookupParticipantSites']> }): Promise<Answer<Consignment['lookupParticipantSites']>>;
    /** Search New Zealand addresses: GET /api/v1/addresses/search */
    findAddresses(options: CallOptions<Consignment['findAddresses']> & { readonly query: Query<Consignment['findAddresses']> }): Promise<Answer<Consignment['findAddresses']>>;
    /** A site with its participant and account: GET /api/v1/sites/{id} */
    getSite(id: string, options?: CallOptions<Consignment['getSite']>): Promise<Answer<Consignment['getSite']>>;
    /** The packaging types of an organisation: GET /api/v2/organisations/{orgId}/packaging-types */
    listPackagingTypes(orgId: string, options?: CallOptions<Consignment['listPackagingTypes']>): Promise<Answer<Consignment['listPackagingTypes']>>;
    /** The types of attached files: GET /api/v1/linked-files/types/freightmaster */
    listFileTypes(options?: CallOptions<Consignment['listFileTypes']>): Promise<Answer<Consignment['listFileTypes']>>;
  };
  readonly freight: {
    /** The freight items of several consignments: POST /api/v2/consignments/consignments-line-items */
    listLineItems(body: Body<Consignment['listConsignmentLineItems']>, options?: CallOptions<Consignment['listConsignmentLineItems']>): Promise<Answer<Consignment['listConsignmentLineItems']>>;
    /** Add a freight item: POST /api/v1/consignments/{ref}/line-items */
    createLineItem(ref: string, body: Body<Consignment['createLineItem']>, options?: CallOptions<Consignment['createLineItem']>): Promise<Answer<Consignment['createLineItem']>>;
    /** Change a freight item: PUT /api/v1/consignments/{ref}/line-items/{itemId} */
    updateLineItem(ref: string, itemId: string, body: Body<Consignment['updateLineItem']>, options?: CallOptions<Consignment['updateLineItem']>): Promise<Answer<Consignment['updateLineItem']>>;
    /** Remove a freight item: DELETE /api/v1/consignments/{ref}/line-items/{itemId} */
    deleteLineItem(ref: string, itemId: string, options?: CallOptions<Consignment['deleteLineItem']>): Promise<Answer<Consignment['deleteLineItem']>>;
  };
  readonly status: {
    /** Mark a Draft as Ready: PUT /api/v1/consignments/{ref}/mark-as-ready */
    markReady(ref: string, body: Body<Consignment['markConsignmentReady']>, options?: CallOptions<Consignment['markConsignmentReady']>): Promise<Answer<Consignment['markConsignmentReady']>>;
    /** Request the pickup of a Draft or Ready consignment: PUT /api/v1/consignments/{ref}/request-pickup */
    requestPickup(ref: string, body: Body<Consignment['requestConsignmentPickup']>, options?: CallOptions<Consignment['requestConsignmentPickup']>): Promise<Answer<Consignment['requestConsignmentPickup']>>;
    /** Cancel a Draft or Ready consignment: POST /api/v2/consignments/{ref}/cancelled */
    cancel(ref: string, body: Body<Consignment['cancelConsignment']>, options?: CallOptions<Consignment['cancelConsignment']>): Promise<Answer<Consignment['cancelConsignment']>>;
    /** Move a consignment to Ready, Staged or Cancelled: POST /api/v1/consignments/{ref}/status */
    changeConsignment(ref: string, body: Body<Consignment['changeConsignmentStatus']>, options?: CallOptions<Consignment['changeConsignmentStatus']>): Promise<Answer<Consignment['changeConsignmentStatus']>>;
  };
  readonly files: {
    /** The files of a consignment: GET /api/v1/consignments/{ref}/files */
    list(ref: string, options?: CallOptions<Consignment['listFiles']>): Promise<Answer<Consignment['listFiles']>>;
    /** Attach a file: POST /api/v1/consignments/{ref}/files */
    upload(ref: string, body: Body<Consignment['uploadFile']>, options?: CallOptions<Consignment['uploadFile']>): Promise<Answer<Consignment['uploadFile']>>;
    /** Remove a file: DELETE /api/v1/consignments/{ref}/files/{fileId} */
    delete(ref: string, fileId: string, options?: CallOptions<Consignment['deleteFile']>): Promise<Answer<Consignment['deleteFile']>>;
  };
  readonly extras: {
    /** Additional services at delivery: GET /api/v2/organisations/{orgId}/delivery-extras */
    listDelivery(orgId: string, options?: CallOptions<Consignment['listDeliveryExtras']>): Promise<Answer<Consignment['listDeliveryExtras']>>;
    /** Set which extras the driver completes: PUT /api/v2/consignments/{id}/delivery-extras/instructions */
    updateDeliveryInstructions(id: string, body: Body<Consignment['updateDeliveryExtraInstructions']>, options?: CallOptions<Consignment['updateDeliveryExtraInstructions']>): Promise<Answer<Consignment['updateDeliveryExtraInstructions']>>;
  };
  readonly quote: {
    /** Price a consignment: POST /api/v2/consignments/pricing/quote */
    quote(body: Body<Consignment['quoteConsignment']>, options?: CallOptions<Consignment['quoteConsignment']>): Promise<Answer<Consignment['quoteConsignment']>>;
    /** Price the same freight across service types and days: POST /api/v2/consignments/pricing/comparison */
    compareQuotes(body: Body<Consignment['compareQuotes']>, options?: CallOptions<Consignment['compareQuotes']>): Promise<Answer<Consignment['compareQuotes']>>;
    /** The prices of a consignment, with their lines: GET /api/v2/consignments/{ref}/prices */
    getPrices(ref: string, options?: CallOptions<Consignment['getConsignmentPrices']>): Promise<Answer<Consignment['getConsignmentPrices']>>;
  };
  readonly bulk: {
    /** Move several consignments to Ready, Staged or Cancelled: POST /api/v1/consignments/bulk/status */
    changeStatuses(body: Body<Consignment['changeConsignmentStatuses']>, options?: CallOptions<Consignment['changeConsignmentStatuses']>): Promise<Answer<Consignment['changeConsignmentStatuses']>>;
    /** Create labels and consignment notes: POST /api/v1/consignments/bulk/documents */
    createDocuments(body: Body<Consignment['createDocuments']>, options?: CallOptions<Consignment['createDocuments']>): Promise<Answer<Consignment['createDocuments']>>;
    /** Set the requested pickup date of several consignments: POST /api/v2/consignments/bulk/request-pickup-date */
    setRequestedPickupDates(body: Body<Consignment['setRequestedPickupDates']>, options?: CallOptions<Consignment['setRequestedPickupDates']>): Promise<Answer<Consignment['setRequestedPickupDates']>>;
    /** Cancel several consignments: POST /api/v2/consignments/bulk/cancel */
    cancel(body: Body<Consignment['cancelConsignments']>, options?: CallOptions<Consignment['cancelConsignments']>): Promise<Answer<Consignment['cancelConsignments']>>;
  };
  readonly data: {
    /** Consignments as CSV: POST /api/v1/data/export/consignments */
    export(body: Body<Consignment['exportConsignments']>, options?: CallOptions<Consignment['exportConsignments']>): Promise<Answer<Consignment['exportConsignments']>>;
    /** The pickup manifest as PDF: POST /api/v2/data/reports/pickup-manifest */
    createPickupManifest(body: Body<Consignment['createPickupManifest']>, options?: CallOptions<Consignment['createPickupManifest']>): Promise<Answer<Consignment['createPickupManifest']>>;
    /** Email the pickup manifest to the signed-in user: POST /api/v2/consignments/pickup-manifest-email */
    emailPickupManifest(body: Body<Consignment['emailPickupManifest']>, options?: CallOptions<Consignment['emailPickupManifest']>): Promise<Answer<Consignment['emailPickupManifest']>>;
    /** The data extract: POST /api/v1/data/extracts/consignments/activity */
    extractActivity(body: Body<Consignment['extractConsignmentActivity']>, options?: CallOptions<Consignment['extractConsignmentActivity']>): Promise<Answer<Consignment['extractConsignmentActivity']>>;
  };
  readonly provider: {
    /** Report consignment events: POST /api/v1/provider/consignments/events */
    reportEvents(body: Body<Consignment['reportEvents']>, options?: CallOptions<Consignment['reportEvents']>): Promise<Answer<Consignment['reportEvents']>>;
  };
  readonly invoices: {
    /** The organisation's invoices: GET /api/v2/invoices */
    list(options?: CallOptions<Consignment['listInvoices']>): Promise<Answer<Consignment['listInvoices']>>;
    /** Begin an invoice: POST /api/v2/invoices */
    create(body: Body<Consignment['createInvoice']>, options?: CallOptions<Consignment['createInvoice']>): Promise<Answer<Consignment['createInvoice']>>;
    /** An invoice and its sums: GET /api/v2/invoices/{id} */
    get(id: string, options?: CallOptions<Consignment['getInvoice']>): Promise<Answer<Consignment['getInvoice']>>;
    /** Delete an invoice: DELETE /api/v2/invoices/{id} */
    delete(id: string, options?: CallOptions<Consignment['deleteInvoice']>): Promise<Answer<Consignment['deleteInvoice']>>;
    /** The lines of an invoice: GET /api/v2/invoices/{id}/lines */
    listLines(id: string, options?: CallOptions<Consignment['listInvoiceLines']>): Promise<Answer<Consignment['listInvoiceLines']>>;
    /** Send lines of an invoice: PUT /api/v2/invoices/{id}/lines */
    saveLines(id: string, body: Body<Consignment['saveInvoiceLines']>, options?: CallOptions<Consignment['saveInvoiceLines']>): Promise<Answer<Consignment['saveInvoiceLines']>>;
    /** Check an invoice: POST /api/v2/invoices/{id}/check */
    check(id: string, options?: CallOptions<Consignment['checkInvoice']>): Promise<Answer<Consignment['checkInvoice']>>;
    /** Accept or query lines: PUT /api/v2/invoices/{id}/decisions */
    decideLines(id: string, body: Body<Consignment['decideInvoiceLines']>, options?: CallOptions<Consignment['decideInvoiceLines']>): Promise<Answer<Consignment['decideInvoiceLines']>>;
    /** Delivered consignments on no invoice: GET /api/v2/not-invoiced */
    listNotInvoiced(options?: CallOptions<Consignment['listNotInvoiced']>): Promise<Answer<Consignment['listNotInvoiced']>>;
    /** How invoices of an account are checked: GET /api/v2/accounts/{id}/invoice-settings */
    getSettings(id: string, options?: CallOptions<Consignment['getInvoiceSettings']>): Promise<Answer<Consignment['getInvoiceSettings']>>;
    /** Change how invoices of an account are checked: PUT /api/v2/accounts/{id}/invoice-settings */
    saveSettings(id: string, body: Body<Consignment['saveInvoiceSettings']>, options?: CallOptions<Consignment['saveInvoiceSettings']>): Promise<Answer<Consignment['saveInvoiceSettings']>>;
  };
  readonly webhooks: {
    /** The organisation's webhooks: GET /api/v2/webhooks */
    list(options?: CallOptions<Consignment['listWebhooks']>): Promise<Answer<Consignment['listWebhooks']>>;
    /** Create a webhook: POST /api/v2/webhooks */
    create(body: Body<Consignment['createWebhook']>, options?: CallOptions<Consignment['createWebhook']>): Promise<Answer<Consignment['createWebhook']>>;
    /** A webhook: GET /api/v2/webhooks/{id} */
    get(id: string, options?: CallOptions<Consignment['getWebhook']>): Promise<Answer<Consignment['getWebhook']>>;
    /** Change a webhook: PUT /api/v2/webhooks/{id} */
    update(id: string, body: Body<Consignment['updateWebhook']>, options?: CallOptions<Consignment['updateWebhook']>): Promise<Answer<Consignment['updateWebhook']>>;
    /** Delete a webhook: DELETE /api/v2/webhooks/{id} */
    delete(id: string, options?: CallOptions<Consignment['deleteWebhook']>): Promise<Answer<Consignment['deleteWebhook']>>;
    /** Replace the secret of a webhook: POST /api/v2/webhooks/{id}/secret */
    rotateSecret(id: string, options?: CallOptions<Consignment['rotateWebhookSecret']>): Promise<Answer<Consignment['rotateWebhookSecret']>>;
    /** Send a test message: POST /api/v2/webhooks/{id}/test */
    test(id: string, options?: CallOptions<Consignment['testWebhook']>): Promise<Answer<Consignment['testWebhook']>>;
    /** What was sent to a webhook: GET /api/v2/webhooks/{id}/deliveries */
    listDeliveries(id: string, options?: CallOptions<Consignment['listWebhookDeliveries']>): Promise<Answer<Consignment['listWebhookDeliveries']>>;
    /** Send a delivery again: POST /api/v2/webhooks/{id}/deliveries/{deliveryId}/redeliver */
    redeliver(id: string, deliveryId: string, options?: CallOptions<Consignment['redeliverWebhook']>): Promise<Answer<Consignment['redeliverWebhook']>>;
  };
  readonly reports: {
    /** What needs attention now: POST /api/v2/reports/attention */
    getAttention(body: Body<Consignment['getAttention']>, options?: CallOptions<Consignment['getAttention']>): Promise<Answer<Consignment['getAttention']>>;
    /** Consignments created, by status: POST /api/v2/reports/consignments-by-status */
    getByStatus(body: Body<Consignment['getConsignmentsByStatus']>, options?: CallOptions<Consignment['getConsignmentsByStatus']>): Promise<Answer<Consignment['getConsignmentsByStatus']>>;
    /** Average days from staged to delivered: POST /api/v2/reports/consignments-staged-to-delivered */
    getStagedToDelivered(body: Body<Consignment['getStagedToDelivered']>, options?: CallOptions<Consignment['getStagedToDelivered']>): Promise<Answer<Consignment['getStagedToDelivered']>>;
    /** Consignments delivered, this period and the previous one: POST /api/v2/reports/consignments-delivered */
    getDelivered(body: Body<Consignment['getDelivered']>, options?: CallOptions<Consignment['getDelivered']>): Promise<Answer<Consignment['getDelivered']>>;
    /** Delivered in full and on time, by service type: POST /api/v2/reports/difot */
    getDifot(body: Body<Consignment['getDifot']>, options?: CallOptions<Consignment['getDifot']>): Promise<Answer<Consignment['getDifot']>>;
    /** Exceptions by kind and by status: POST /api/v2/reports/exceptions-by-status */
    getExceptionsByStatus(body: Body<Consignment['getExceptionsByStatus']>, options?: CallOptions<Consignment['getExceptionsByStatus']>): Promise<Answer<Consignment['getExceptionsByStatus']>>;
    /** Confirmed prices, this period and the previous one: POST /api/v2/reports/revenue */
    getRevenue(body: Body<Consignment['getRevenue']>, options?: CallOptions<Consignment['getRevenue']>): Promise<Answer<Consignment['getRevenue']>>;
    /** The consignments behind a status: POST /api/v2/reports/consignments-by-status/search */
    searchByStatus(body: Body<Consignment['searchConsignmentsByStatus']>, options?: CallOptions<Consignment['searchConsignmentsByStatus']>): Promise<Answer<Consignment['searchConsignmentsByStatus']>>;
    /** The consignments behind on time or miss: POST /api/v2/reports/difot/search */
    searchDifot(body: Body<Consignment['searchDifot']>, options?: CallOptions<Consignment['searchDifot']>): Promise<Answer<Consignment['searchDifot']>>;
    /** The consignments behind an exception: POST /api/v2/reports/exceptions/search */
    searchExceptions(body: Body<Consignment['searchExceptions']>, options?: CallOptions<Consignment['searchExceptions']>): Promise<Answer<Consignment['searchExceptions']>>;
  };
  readonly bookings: {
    /** When a consignment can be delivered: POST /api/v2/runs/bookings/consignments/{ref}/available-booking-dates */
    listSlots(ref: string, body: Body<Consignment['listBookingSlots']>, options?: CallOptions<Consignment['listBookingSlots']>): Promise<Answer<Consignment['listBookingSlots']>>;
    /** When a delivery between two places is possible: POST /api/v2/runs/bookings/available-booking-dates */
    listDeliverySlots(body: Body<Consignment['listDeliverySlots']>, options?: CallOptions<Consignment['listDeliverySlots']>): Promise<Answer<Consignment['listDeliverySlots']>>;
    /** Whether and when a delivery is booked: POST /api/v2/runs/bookings/consignments/{ref}/booking-status */
    getStatus(ref: string, options?: CallOptions<Consignment['getBookingStatus']>): Promise<Answer<Consignment['getBookingStatus']>>;
    /** Book a slot: POST /api/v2/runs/bookings/consignments/{ref}/booking */
    bookDelivery(ref: string, body: Body<Consignment['bookDelivery']>, options?: CallOptions<Consignment['bookDelivery']>): Promise<Answer<Consignment['bookDelivery']>>;
  };
  readonly scheduling: {
    /** The working days of a region: GET /api/v1/scheduling/workDays/workingDates */
    listWorkingDates(options: CallOptions<Scheduling['listWorkingDates']> & { readonly query: Query<Scheduling['listWorkingDates']> }): Promise<Answer<Scheduling['listWorkingDates']>>;
    /** The region of a typed address: GET /api/v1/scheduling/regions */
    getAddressRegion(options?: CallOptions<Scheduling['getAddressRegion']>): Promise<Answer<Scheduling['getAddressRegion']>>;
    /** The earliest delivery day: POST /api/v1/scheduling/serviceSchedules/serviceDate */
    getServiceDate(body: Body<Scheduling['getServiceDate']>, options?: CallOptions<Scheduling['getServiceDate']>): Promise<Answer<Scheduling['getServiceDate']>>;
  };
  readonly products: {
    /** Whether the catalogue supports autocompletion: GET /api/v1/organisations/{orgId}/productCatalog/metadata */
    getCatalogMetadata(orgId: string, options?: CallOptions<Product['getProductCatalogMetadata']>): Promise<Answer<Product['getProductCatalogMetadata']>>;
    /** Find products by part of a code or description: GET /api/v1/organisations/{orgId}/productCatalog/auto-complete */
    find(orgId: string, options: CallOptions<Product['findProducts']> & { readonly query: Query<Product['findProducts']> }): Promise<Answer<Product['findProducts']>>;
  };
  readonly dangerousGoods: {
    /** Look up a UN number: GET /api/v1/dangerousGoods/number/{unNumber} */
    get(unNumber: string, options?: CallOptions<Product['getDangerousGoods']>): Promise<Answer<Product['getDangerousGoods']>>;
    /** The classes of dangerous goods: GET /api/v1/dangerousGoodsClasses */
    listClasses(options?: CallOptions<Product['listDangerousGoodsClasses']>): Promise<Answer<Product['listDangerousGoodsClasses']>>;
  };
}

export const methodCalls: Readonly<Record<string, Readonly<Record<string, MethodCall>>>> = {
 "tenant": {
  "getClientFlags": {
   "service": "configuration",
   "method": "GET",
   "path": "/api/v1/configuration/featureFlags/clientFlags",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getClientSettings": {
   "service": "configuration",
   "method": "GET",
   "path": "/api/v1/configuration/tenants/{host}/clientSettings",
   "inPath": [
    "host"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  }
 },
 "me": {
  "listMyAccounts": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/me/accounts",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "listMySites": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v1/users/me/sites",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "updateMySites": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v1/users/me/sites",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getUserName": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v1/users/{id}/name",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getUserOrganisation": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v1/users/{id}/organisation",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "listSavedViews": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v1/users/me/views",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "saveSavedView": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v1/users/me/views/{id}",
   "inPath": [
    "id"
   ],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "deleteSavedView": {
   "service": "consignment",
   "method": "DELETE",
   "path": "/api/v1/users/me/views/{id}",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "listNotices": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v1/users/me/notices",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "dismissNotice": {
   "service": "consignment",
   "method": "DELETE",
   "path": "/api/v1/users/me/notices/{id}",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getSession": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v1/users/me/session",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getPreferences": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v1/users/me/preferences",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "savePreferences": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v1/users/me/preferences",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "listUnsavedWork": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v1/users/me/unsaved-work",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getUnsavedWork": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v1/users/me/unsaved-work/{key}",
   "inPath": [
    "key"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "saveUnsavedWork": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v1/users/me/unsaved-work/{key}",
   "inPath": [
    "key"
   ],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "deleteUnsavedWork": {
   "service": "consignment",
   "method": "DELETE",
   "path": "/api/v1/users/me/unsaved-work/{key}",
   "inPath": [
    "key"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getLastConsignment": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/me/last-consignment",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  }
 },
 "consignments": {
  "findReceivers": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/address-book",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "clearAddressBook": {
   "service": "consignment",
   "method": "DELETE",
   "path": "/api/v2/address-book",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "saveReceiver": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v2/address-book/{id}",
   "inPath": [
    "id"
   ],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "deleteReceiver": {
   "service": "consignment",
   "method": "DELETE",
   "path": "/api/v2/address-book/{id}",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "listTemplates": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/templates",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getTemplate": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/templates/{id}",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "saveTemplate": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v2/templates/{id}",
   "inPath": [
    "id"
   ],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "deleteTemplate": {
   "service": "consignment",
   "method": "DELETE",
   "path": "/api/v2/templates/{id}",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "create": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v1/consignments",
   "inPath": [],
   "hasBody": true,
   "isKeyed": true,
   "isRepeatable": true
  },
  "get": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v1/consignments/{ref}",
   "inPath": [
    "ref"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "update": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v1/consignments/{ref}",
   "inPath": [
    "ref"
   ],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "updateReceiver": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v1/consignments/{ref}/receiver",
   "inPath": [
    "ref"
   ],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "createFull": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/consignments/full",
   "inPath": [],
   "hasBody": true,
   "isKeyed": true,
   "isRepeatable": true
  },
  "copy": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v1/consignments/{ref}/copies",
   "inPath": [
    "ref"
   ],
   "hasBody": true,
   "isKeyed": true,
   "isRepeatable": true
  },
  "listLinks": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/consignments/{ref}/links",
   "inPath": [
    "ref"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "listChanges": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/consignments/{ref}/audit",
   "inPath": [
    "ref"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "search": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/consignments/search",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "listMatching": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/consignments/search/matching",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "countSearches": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/consignments/search/counts",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "checkForChanges": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/consignments/changes",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  }
 },
 "import": {
  "listSessions": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/imports/sessions",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getSession": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/imports/sessions/{id}",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "saveSession": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v2/imports/sessions/{id}",
   "inPath": [
    "id"
   ],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "deleteSession": {
   "service": "consignment",
   "method": "DELETE",
   "path": "/api/v2/imports/sessions/{id}",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "findImported": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/imports/created",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "listColumns": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/imports/columns",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "saveColumns": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v2/imports/columns",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "price": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/imports/prices",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  }
 },
 "reference": {
  "listStatuses": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v1/statuses",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "listServiceTypes": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/organisations/{id}/service-types",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "listParticipantSites": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/organisations/{id}/participant-sites",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "listHireUnits": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/references/hire-units",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "lookupParticipantSites": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/lookups/organisations/{orgId}/participant-sites",
   "inPath": [
    "orgId"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "findAddresses": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v1/addresses/search",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getSite": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v1/sites/{id}",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "listPackagingTypes": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/organisations/{orgId}/packaging-types",
   "inPath": [
    "orgId"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "listFileTypes": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v1/linked-files/types/freightmaster",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  }
 },
 "freight": {
  "listLineItems": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/consignments/consignments-line-items",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "createLineItem": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v1/consignments/{ref}/line-items",
   "inPath": [
    "ref"
   ],
   "hasBody": true,
   "isKeyed": true,
   "isRepeatable": true
  },
  "updateLineItem": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v1/consignments/{ref}/line-items/{itemId}",
   "inPath": [
    "ref",
    "itemId"
   ],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "deleteLineItem": {
   "service": "consignment",
   "method": "DELETE",
   "path": "/api/v1/consignments/{ref}/line-items/{itemId}",
   "inPath": [
    "ref",
    "itemId"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  }
 },
 "status": {
  "markReady": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v1/consignments/{ref}/mark-as-ready",
   "inPath": [
    "ref"
   ],
   "hasBody": true,
   "isKeyed": true,
   "isRepeatable": true
  },
  "requestPickup": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v1/consignments/{ref}/request-pickup",
   "inPath": [
    "ref"
   ],
   "hasBody": true,
   "isKeyed": true,
   "isRepeatable": true
  },
  "cancel": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/consignments/{ref}/cancelled",
   "inPath": [
    "ref"
   ],
   "hasBody": true,
   "isKeyed": true,
   "isRepeatable": true
  },
  "changeConsignment": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v1/consignments/{ref}/status",
   "inPath": [
    "ref"
   ],
   "hasBody": true,
   "isKeyed": true,
   "isRepeatable": true
  }
 },
 "files": {
  "list": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v1/consignments/{ref}/files",
   "inPath": [
    "ref"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "upload": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v1/consignments/{ref}/files",
   "inPath": [
    "ref"
   ],
   "hasBody": true,
   "isKeyed": true,
   "isRepeatable": true
  },
  "delete": {
   "service": "consignment",
   "method": "DELETE",
   "path": "/api/v1/consignments/{ref}/files/{fileId}",
   "inPath": [
    "ref",
    "fileId"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  }
 },
 "extras": {
  "listDelivery": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/organisations/{orgId}/delivery-extras",
   "inPath": [
    "orgId"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "updateDeliveryInstructions": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v2/consignments/{id}/delivery-extras/instructions",
   "inPath": [
    "id"
   ],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  }
 },
 "quote": {
  "quote": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/consignments/pricing/quote",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "compareQuotes": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/consignments/pricing/comparison",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getPrices": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/consignments/{ref}/prices",
   "inPath": [
    "ref"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  }
 },
 "bulk": {
  "changeStatuses": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v1/consignments/bulk/status",
   "inPath": [],
   "hasBody": true,
   "isKeyed": true,
   "isRepeatable": true
  },
  "createDocuments": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v1/consignments/bulk/documents",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "setRequestedPickupDates": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/consignments/bulk/request-pickup-date",
   "inPath": [],
   "hasBody": true,
   "isKeyed": true,
   "isRepeatable": true
  },
  "cancel": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/consignments/bulk/cancel",
   "inPath": [],
   "hasBody": true,
   "isKeyed": true,
   "isRepeatable": true
  }
 },
 "data": {
  "export": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v1/data/export/consignments",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true,
   "fileType": "text/csv"
  },
  "createPickupManifest": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/data/reports/pickup-manifest",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true,
   "fileType": "application/pdf"
  },
  "emailPickupManifest": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/consignments/pickup-manifest-email",
   "inPath": [],
   "hasBody": true,
   "isKeyed": true,
   "isRepeatable": true
  },
  "extractActivity": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v1/data/extracts/consignments/activity",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true,
   "fileType": "text/csv"
  }
 },
 "provider": {
  "reportEvents": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v1/provider/consignments/events",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  }
 },
 "invoices": {
  "list": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/invoices",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "create": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/invoices",
   "inPath": [],
   "hasBody": true,
   "isKeyed": true,
   "isRepeatable": true
  },
  "get": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/invoices/{id}",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "delete": {
   "service": "consignment",
   "method": "DELETE",
   "path": "/api/v2/invoices/{id}",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "listLines": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/invoices/{id}/lines",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "saveLines": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v2/invoices/{id}/lines",
   "inPath": [
    "id"
   ],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "check": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/invoices/{id}/check",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": false
  },
  "decideLines": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v2/invoices/{id}/decisions",
   "inPath": [
    "id"
   ],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "listNotInvoiced": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/not-invoiced",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getSettings": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/accounts/{id}/invoice-settings",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "saveSettings": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v2/accounts/{id}/invoice-settings",
   "inPath": [
    "id"
   ],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  }
 },
 "webhooks": {
  "list": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/webhooks",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "create": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/webhooks",
   "inPath": [],
   "hasBody": true,
   "isKeyed": true,
   "isRepeatable": true
  },
  "get": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/webhooks/{id}",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "update": {
   "service": "consignment",
   "method": "PUT",
   "path": "/api/v2/webhooks/{id}",
   "inPath": [
    "id"
   ],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "delete": {
   "service": "consignment",
   "method": "DELETE",
   "path": "/api/v2/webhooks/{id}",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "rotateSecret": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/webhooks/{id}/secret",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": false
  },
  "test": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/webhooks/{id}/test",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": false
  },
  "listDeliveries": {
   "service": "consignment",
   "method": "GET",
   "path": "/api/v2/webhooks/{id}/deliveries",
   "inPath": [
    "id"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "redeliver": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/webhooks/{id}/deliveries/{deliveryId}/redeliver",
   "inPath": [
    "id",
    "deliveryId"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": false
  }
 },
 "reports": {
  "getAttention": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/reports/attention",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getByStatus": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/reports/consignments-by-status",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getStagedToDelivered": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/reports/consignments-staged-to-delivered",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getDelivered": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/reports/consignments-delivered",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getDifot": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/reports/difot",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getExceptionsByStatus": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/reports/exceptions-by-status",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getRevenue": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/reports/revenue",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "searchByStatus": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/reports/consignments-by-status/search",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "searchDifot": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/reports/difot/search",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "searchExceptions": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/reports/exceptions/search",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  }
 },
 "bookings": {
  "listSlots": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/runs/bookings/consignments/{ref}/available-booking-dates",
   "inPath": [
    "ref"
   ],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "listDeliverySlots": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/runs/bookings/available-booking-dates",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getStatus": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/runs/bookings/consignments/{ref}/booking-status",
   "inPath": [
    "ref"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "bookDelivery": {
   "service": "consignment",
   "method": "POST",
   "path": "/api/v2/runs/bookings/consignments/{ref}/booking",
   "inPath": [
    "ref"
   ],
   "hasBody": true,
   "isKeyed": true,
   "isRepeatable": true
  }
 },
 "scheduling": {
  "listWorkingDates": {
   "service": "scheduling",
   "method": "GET",
   "path": "/api/v1/scheduling/workDays/workingDates",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getAddressRegion": {
   "service": "scheduling",
   "method": "GET",
   "path": "/api/v1/scheduling/regions",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "getServiceDate": {
   "service": "scheduling",
   "method": "POST",
   "path": "/api/v1/scheduling/serviceSchedules/serviceDate",
   "inPath": [],
   "hasBody": true,
   "isKeyed": false,
   "isRepeatable": true
  }
 },
 "products": {
  "getCatalogMetadata": {
   "service": "product",
   "method": "GET",
   "path": "/api/v1/organisations/{orgId}/productCatalog/metadata",
   "inPath": [
    "orgId"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "find": {
   "service": "product",
   "method": "GET",
   "path": "/api/v1/organisations/{orgId}/productCatalog/auto-complete",
   "inPath": [
    "orgId"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  }
 },
 "dangerousGoods": {
  "get": {
   "service": "product",
   "method": "GET",
   "path": "/api/v1/dangerousGoods/number/{unNumber}",
   "inPath": [
    "unNumber"
   ],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  },
  "listClasses": {
   "service": "product",
   "method": "GET",
   "path": "/api/v1/dangerousGoodsClasses",
   "inPath": [],
   "hasBody": false,
   "isKeyed": false,
   "isRepeatable": true
  }
 }
};
