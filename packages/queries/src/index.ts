export {
  type AddressMatch,
  addressQueries,
  ownAddresses,
  type SuggestedAddress,
} from './addresses/addresses.js';
export { answerMutations } from './answers.js';
export { receiversPageMutations } from './receivers-page.js';
export { mapsAddresses } from './addresses/maps-addresses.js';
export { bookingMutations, bookingQueries, type DeliverySearch, deliverySlotQueries } from './bookings.js';
export {
  canResend,
  describeSchedulingFailure,
  type FailureDisplay,
  findApiError,
  findServerMessage,
  findStaleConsignment,
  findStaleItem,
  retryReadDelay,
  serviceDateFailed,
  shouldRetryRead,
  workingDatesFailed,
} from './call-errors.js';
export {
  auditQueries,
  consignmentMutations,
  consignmentQueries,
  fullConsignmentMutations,
  listJustCreated,
  rememberCreated,
  type DrillPage,
  type SearchPage,
} from './consignments.js';
export { consignmentLinkQueries, copyMutations, type CopyType } from './copies.js';
export { deliveryExtraMutations, deliveryExtraQueries } from './delivery-extras.js';
export { deskMutations, deskQueries, type KnownReceiver } from './desk.js';
export { documentMutations } from './documents.js';
export { type CsvRequest, openCsv, type OpenedCsv, readFile } from './downloads.js';
export { fileMutations, fileQueries } from './files.js';
export {
  findImportedBefore,
  importBatches,
  importCalls,
  type ImportedBefore,
  type ImportHeading,
  type ImportPrice,
  importQueries,
  type ImportSessionSummary,
  type PricedConsignment,
} from './imports.js';
export {
  type Invoice,
  invoiceBatch,
  invoiceCalls,
  invoiceKeys,
  type InvoiceLineAnswer,
  invoiceMutations,
  invoiceQueries,
  type InvoiceSettings,
  type NewInvoice,
} from './invoices.js';
export { consignmentKeys } from './keys.js';
export { loadCheckMutations, loadCheckQueries, type LoadCheck, type LoadPieces } from './load-checks.js';
export { freightQueries, lineItemMutations } from './line-items.js';
export { noticeMutations, noticeQueries } from './notices.js';
export {
  defaultPreferences,
  type PreferenceChanges,
  preferenceMutations,
  preferenceQueries,
  type Preferences,
} from './preferences.js';
export { prefetch } from './prefetch.js';
export { dangerousGoodsQueries, isProductTerm, productQueries } from './products.js';
export { checkForChanges, startQuietRefresh } from './quiet-refresh.js';
export { type ComparisonInputs, priceQueries, type QuoteInputs, quoteQueries } from './quotes.js';
export { referenceQueries, siteLookupLimits } from './references.js';
export {
  FigureChangedError,
  readReportRows,
  type ReportPage,
  reportPageQueries,
  type ReportRow,
} from './report-pages.js';
export { attentionQueries, reportKeys, reportQueries, type ReportScope } from './reports.js';
export { savedViewMutations, savedViewQueries } from './saved-views.js';
export { schedulingQueries } from './scheduling.js';
export { MAX_COUNTED_SEARCHES, searchCountQuery } from './search-counts.js';
export {
  beginSession,
  InvalidConfigurationError,
  mySitesMutations,
  refreshSites,
  sessionQueries,
} from './session.js';
export { bulkMutations, statusMutations } from './status.js';
export { findConflictingWork, unsavedWorkMutations, unsavedWorkQueries } from './unsaved-work.js';
