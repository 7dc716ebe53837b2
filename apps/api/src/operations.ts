import type { RegisteredOperation } from './http/contract/operation.js';
import { getClientFlags } from './tenants/get-client-flags.js';
import { getClientSettings } from './tenants/get-client-settings.js';
import { cancelConsignment } from './consignments/status/cancel-consignment.js';
import { cancelConsignments } from './consignments/status/cancel-consignments.js';
import { changeConsignmentStatus } from './consignments/status/change-consignment-status.js';
import { changeConsignmentStatuses } from './consignments/status/change-consignment-statuses.js';
import { copyConsignment } from './consignments/entry/copy-consignment.js';
import { createFullConsignment } from './consignments/entry/create-full-consignment.js';
import { deleteUnsavedWork } from './consignments/entry/delete-unsaved-work.js';
import { getUnsavedWork } from './consignments/entry/get-unsaved-work.js';
import { listConsignmentChanges } from './consignments/status/list-consignment-changes.js';
import { listConsignmentLinks } from './consignments/entry/list-consignment-links.js';
import { saveUnsavedWork } from './consignments/entry/save-unsaved-work.js';
import { updateReceiver } from './consignments/entry/update-receiver.js';
import { createConsignment } from './consignments/entry/create-consignment.js';
import { createDocuments } from './consignments/documents/create-documents.js';
import { createLineItem } from './consignments/freight/create-line-item.js';
import { deleteFile } from './consignments/attachments/delete-file.js';
import { deleteLineItem } from './consignments/freight/delete-line-item.js';
import { deleteSavedView } from './consignments/search/delete-saved-view.js';
import { createPickupManifest } from './consignments/documents/create-pickup-manifest.js';
import { emailPickupManifest } from './consignments/documents/email-pickup-manifest.js';
import { exportConsignments } from './consignments/search/export-consignments.js';
import { findAddresses } from './consignments/entry/find-addresses.js';
import { getConsignment } from './consignments/entry/get-consignment.js';
import { getSite } from './lookups/get-site.js';
import { getUserName } from './me/get-user-name.js';
import { getUserOrganisation } from './me/get-user-organisation.js';
import { listConsignmentLineItems } from './consignments/freight/list-consignment-line-items.js';
import { listFileTypes } from './consignments/attachments/list-file-types.js';
import { listFiles } from './consignments/attachments/list-files.js';
import { listHireUnits } from './lookups/list-hire-units.js';
import { listMatchingConsignments } from './consignments/search/list-matching-consignments.js';
import { listMyAccounts } from './me/list-my-accounts.js';
import { listMySites } from './me/list-my-sites.js';
import { listPackagingTypes } from './lookups/list-packaging-types.js';
import { listParticipantSites } from './lookups/list-participant-sites.js';
import { listSavedViews } from './consignments/search/list-saved-views.js';
import { listServiceTypes } from './lookups/list-service-types.js';
import { listStatuses } from './lookups/list-statuses.js';
import { lookupParticipantSites } from './lookups/lookup-participant-sites.js';
import { saveSavedView } from './consignments/search/save-saved-view.js';
import { markConsignmentReady } from './consignments/status/mark-consignment-ready.js';
import { requestConsignmentPickup } from './consignments/status/request-consignment-pickup.js';
import { searchConsignments } from './consignments/search/search-consignments.js';
import { setRequestedPickupDates } from './consignments/status/set-requested-pickup-dates.js';
import { updateConsignment } from './consignments/entry/update-consignment.js';
import { uploadFile } from './consignments/attachments/upload-file.js';
import { updateLineItem } from './consignments/freight/update-line-item.js';
import { updateMySites } from './me/update-my-sites.js';
import { findProducts } from './lookups/find-products.js';
import { getDangerousGoods } from './lookups/get-dangerous-goods.js';
import { getProductCatalogMetadata } from './lookups/get-product-catalog-metadata.js';
import { listDangerousGoodsClasses } from './lookups/list-dangerous-goods-classes.js';
import { getServiceDate } from './calendar/get-service-date.js';
import { listWorkingDates } from './calendar/list-working-dates.js';
import { reportEvents } from './provider/report-events.js';

/** What answers the contracts; the registrar refuses to start when one is missing. */
export const handlers: readonly RegisteredOperation[] = [
  getClientFlags,
  getClientSettings,
  listMyAccounts,
  listMySites,
  updateMySites,
  listSavedViews,
  saveSavedView,
  deleteSavedView,
  getUnsavedWork,
  saveUnsavedWork,
  deleteUnsavedWork,
  getUserName,
  getUserOrganisation,
  listStatuses,
  listServiceTypes,
  listParticipantSites,
  listHireUnits,
  lookupParticipantSites,
  getSite,
  listPackagingTypes,
  getConsignment,
  createConsignment,
  updateConsignment,
  updateReceiver,
  createFullConsignment,
  copyConsignment,
  listConsignmentLinks,
  listConsignmentChanges,
  searchConsignments,
  listMatchingConsignments,
  listConsignmentLineItems,
  createLineItem,
  updateLineItem,
  deleteLineItem,
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
  createPickupManifest,
  emailPickupManifest,
  reportEvents,
  findAddresses,
  listWorkingDates,
  getServiceDate,
  getProductCatalogMetadata,
  findProducts,
  getDangerousGoods,
  listDangerousGoodsClasses,
];
