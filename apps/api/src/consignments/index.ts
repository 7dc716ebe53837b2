import type { RegisteredOperation } from '../http/contract/operation.js';
import { answerException } from './answers/answer-exception.js';
import { bookDelivery, getBookingStatus, listBookingSlots } from './bookings/delivery-bookings.js';
import { checkForChanges } from './search/check-for-changes.js';
import { clearAddressBook, deleteReceiver, findReceivers, saveReceiver } from './recent/receivers.js';
import { copyConsignment } from './entry/copy-consignment.js';
import { countSearches, listMatchingConsignments } from './search/matching-consignments.js';
import { createConsignment, createFullConsignment } from './entry/create-consignment.js';
import { createDocuments } from './documents/create-documents.js';
import { createPickupManifest, emailPickupManifest } from './documents/pickup-manifest.js';
import { createLoadCheck, listLoadPieces } from './loads/load-checks.js';
import { deleteFile, listFileTypes, listFiles, uploadFile } from './attachments/files.js';
import { deleteTemplate, getTemplate, listTemplates, saveTemplate } from './templates/templates.js';
import { exportConsignments, extractConsignmentActivity } from './export/export-consignments.js';
import { findAddresses } from './entry/find-addresses.js';
import { getConsignment, listConsignmentLinks } from './entry/get-consignment.js';
import { getLastConsignment } from './recent/last-consignment.js';
import { getServiceDate } from './entry/get-service-date.js';
import { listConsignmentChanges } from './status/list-consignment-changes.js';
import {
  createLineItem,
  deleteLineItem,
  listConsignmentLineItems,
  updateLineItem,
} from './freight/line-items.js';
import { renewReceiversLink, shareWithReceiver } from './tracking/share-with-receiver.js';
import { deleteUnsavedWork, getUnsavedWork, listUnsavedWork, saveUnsavedWork } from './entry/unsaved-work.js';
import { searchConsignments } from './search/search-consignments.js';
import {
  cancelConsignment,
  cancelConsignments,
  changeConsignmentStatus,
  changeConsignmentStatuses,
  markConsignmentReady,
  requestConsignmentPickup,
} from './status/status-changes.js';
import { setRequestedPickupDates } from './status/set-requested-pickup-dates.js';
import { updateConsignment, updateReceiver } from './entry/update-consignment.js';
import { updateDeliveryExtraInstructions } from './extras/update-delivery-extra-instructions.js';

export { registerTracking } from './tracking/track-route.js';
export { manifestMailJob } from './documents/manifest-mail.js';
export { unsavedForms } from './entry/unsaved-work.js';
export type { ConsignmentRow } from './consignment-row.js';
export { receiverWire } from './answers/answer-wire.js';
export { countAttention } from './search/attention-store.js';
export { countCreated } from './search/created-count-store.js';
export { listItemAnswer, pagingAnswer } from './search/list-page.js';
export { insertProof } from './proof-store.js';
export { findProofFiles, insertProofFile } from './attachments/attachment-store.js';
export { sortExpressions } from './search/matching-store.js';
export type { SearchOrder } from './search/search-query.js';
export { type SearchPage, listKnownPage, listMatchingPage } from './search/search-store.js';
export { type FirstMatches, findFirstMatches } from './search/matching-consignments.js';
export { refreshWarnings } from './warning-store.js';

export const consignmentOperations: readonly RegisteredOperation[] = [
  listUnsavedWork,
  getUnsavedWork,
  saveUnsavedWork,
  deleteUnsavedWork,
  getConsignment,
  createConsignment,
  updateConsignment,
  updateReceiver,
  createFullConsignment,
  copyConsignment,
  listConsignmentLinks,
  listConsignmentChanges,
  searchConsignments,
  checkForChanges,
  listMatchingConsignments,
  countSearches,
  listConsignmentLineItems,
  createLineItem,
  updateLineItem,
  deleteLineItem,
  updateDeliveryExtraInstructions,
  markConsignmentReady,
  requestConsignmentPickup,
  cancelConsignment,
  changeConsignmentStatus,
  changeConsignmentStatuses,
  setRequestedPickupDates,
  cancelConsignments,
  createDocuments,
  listFileTypes,
  listFiles,
  uploadFile,
  deleteFile,
  exportConsignments,
  extractConsignmentActivity,
  createPickupManifest,
  listLoadPieces,
  createLoadCheck,
  emailPickupManifest,
  findAddresses,
  getLastConsignment,
  findReceivers,
  saveReceiver,
  deleteReceiver,
  clearAddressBook,
  listTemplates,
  getTemplate,
  saveTemplate,
  deleteTemplate,
  getServiceDate,
  listBookingSlots,
  getBookingStatus,
  bookDelivery,
  answerException,
  shareWithReceiver,
  renewReceiversLink,
];
