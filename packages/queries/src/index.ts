export type { AddressSearch, AddressMatch, SuggestedAddress } from './addresses/address-search.js';
export { addressQueries } from './addresses/address-queries.js';
export { mapsAddresses } from './addresses/maps-addresses.js';
export { ownAddresses } from './addresses/own-addresses.js';
export { attentionQueries } from './report-attention.js';
export { auditQueries } from './audit-trail.js';
export { bookingMutations, bookingQueries } from './bookings.js';
export { bulkMutations } from './bulk.js';
export { checkForChanges } from './changes.js';
export { consignmentLinkQueries } from './consignment-links.js';
export { consignmentMutations, consignmentQueries, type SearchPage } from './consignments.js';
export { copyMutations, type CopyType } from './copies.js';
export { deliverySlotQueries, type DeliverySearch } from './delivery-slots.js';
export { findApiError } from './find-api-error.js';
export { fullConsignmentMutations } from './full-consignments.js';
export { openCsv, type CsvRequest, type OpenedCsv } from './csv-stream.js';
export { documentMutations } from './documents.js';
export type { Download } from './download.js';
export { readFile } from './read-file.js';
export type { FailureDisplay } from './failure-display.js';
export { fileMutations, fileQueries } from './files.js';
export { freightQueries } from './freight.js';
export { dangerousGoodsQueries } from './dangerous-goods.js';
export { deskMutations, deskQueries, type KnownReceiver } from './desk.js';
export {
  findImportedBefore,
  importBatches,
  importCalls,
  importQueries,
  type ImportedBefore,
  type ImportHeading,
  type ImportPrice,
  type ImportSession,
  type ImportSessionSummary,
  type PricedConsignment,
} from './imports.js';
export { consignmentKeys, referenceKeys, sessionKeys } from './keys.js';
export { listJustCreated, rememberCreated } from './just-created.js';
export { lineItemMutations } from './line-items.js';
export { mySitesMutations } from './my-sites.js';
export { noticeMutations, noticeQueries } from './notices.js';
export { deliveryExtraMutations, deliveryExtraQueries } from './delivery-extras.js';
export {
  defaultPreferences,
  preferenceMutations,
  preferenceQueries,
  type PreferenceChanges,
  type Preferences,
} from './preferences.js';
export { priceQueries } from './prices.js';
export { quoteQueries, type ComparisonInputs, type QuoteInputs } from './quotes.js';
export { prefetch } from './prefetch.js';
export { isProductTerm, productQueries } from './products.js';
export { schedulingQueries, type WorkingDatesParams } from './scheduling.js';
export { describeSchedulingFailure, serviceDateFailed, workingDatesFailed } from './scheduling-failure.js';
export { REFRESH_INTERVAL_MS, startQuietRefresh } from './quiet-refresh.js';
export { referenceQueries, siteLookupLimits } from './references.js';
export { reportKeys, reportQueries, toReportFilter, type ReportScope } from './reports.js';
export {
  FigureChangedError,
  readReportRows,
  reportPageQueries,
  type ReportPage,
  type ReportRow,
  type ReportSlice,
} from './report-pages.js';
export { MAX_COUNTED_SEARCHES, searchCountQuery } from './search-counts.js';
export { savedViewMutations, savedViewQueries } from './saved-views.js';
export { canResend } from './can-resend.js';
export { retryReadDelay, shouldRetryRead } from './retry.js';
export { beginSession, InvalidConfigurationError, sessionQueries } from './session.js';
export { findServerMessage } from './find-server-message.js';
export { findStaleConsignment, findStaleItem } from './find-stale-consignment.js';
export { statusMutations } from './status.js';
export { unsavedWorkMutations, findConflictingWork, unsavedWorkQueries } from './unsaved-work.js';
