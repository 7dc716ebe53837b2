import type { RegisteredOperation } from '../contract/operation.js';
import { getClientFlags } from './configuration/get-client-flags.js';
import { getClientSettings } from './configuration/get-client-settings.js';
import { cancelConsignment } from './consignment/cancel-consignment.js';
import { cancelConsignments } from './consignment/cancel-consignments.js';
import { changeConsignmentStatus } from './consignment/change-consignment-status.js';
import { changeConsignmentStatuses } from './consignment/change-consignment-statuses.js';
import { copyConsignment } from './consignment/copy-consignment.js';
import { createFullConsignment } from './consignment/create-full-consignment.js';
import { deleteUnsavedWork } from './consignment/delete-unsaved-work.js';
import { getUnsavedWork } from './consignment/get-unsaved-work.js';
import { listConsignmentChanges } from './consignment/list-consignment-changes.js';
import { listConsignmentLinks } from './consignment/list-consignment-links.js';
import { saveUnsavedWork } from './consignment/save-unsaved-work.js';
import { updateReceiver } from './consignment/update-receiver.js';
import { createConsignment } from './consignment/create-consignment.js';
import { createDocuments } from './consignment/create-documents.js';
import { createLineItem } from './consignment/create-line-item.js';
import { deleteFile } from './consignment/delete-file.js';
import { deleteLineItem } from './consignment/delete-line-item.js';
import { deleteSavedView } from './consignment/delete-saved-view.js';
import { createPickupManifest } from './consignment/create-pickup-manifest.js';
import { emailPickupManifest } from './consignment/email-pickup-manifest.js';
import { exportConsignments } from './consignment/export-consignments.js';
import { findAddresses } from './consignment/find-addresses.js';
import { getConsignment } from './consignment/get-consignment.js';
import { getSite } from './consignment/get-site.js';
import { getUserName } from './consignment/get-user-name.js';
import { getUserOrganisation } from './consignment/get-user-organisation.js';
import { listConsignmentLineItems } from './consignment/list-consignment-line-items.js';
import { listFileTypes } from './consignment/list-file-types.js';
import { listFiles } from './consignment/list-files.js';
import { listHireUnits } from './consignment/list-hire-units.js';
import { listMatchingConsignments } from './consignment/list-matching-consignments.js';
import { listMyAccounts } from './consignment/list-my-accounts.js';
import { listMySites } from './consignment/list-my-sites.js';
import { listPackagingTypes } from './consignment/list-packaging-types.js';
import { listParticipantSites } from './consignment/list-participant-sites.js';
import { listSavedViews } from './consignment/list-saved-views.js';
import { listServiceTypes } from './consignment/list-service-types.js';
import { listStatuses } from './consignment/list-statuses.js';
import { lookupParticipantSites } from './consignment/lookup-participant-sites.js';
import { saveSavedView } from './consignment/save-saved-view.js';
import { markConsignmentReady } from './consignment/mark-consignment-ready.js';
import { requestConsignmentPickup } from './consignment/request-consignment-pickup.js';
import { searchConsignments } from './consignment/search-consignments.js';
import { setRequestedPickupDates } from './consignment/set-requested-pickup-dates.js';
import { updateConsignment } from './consignment/update-consignment.js';
import { uploadFile } from './consignment/upload-file.js';
import { updateLineItem } from './consignment/update-line-item.js';
import { updateMySites } from './consignment/update-my-sites.js';
import { findProducts } from './product/find-products.js';
import { getDangerousGoods } from './product/get-dangerous-goods.js';
import { getProductCatalogMetadata } from './product/get-product-catalog-metadata.js';
import { listDangerousGoodsClasses } from './product/list-dangerous-goods-classes.js';
import { getServiceDate } from './scheduling/get-service-date.js';
import { listWorkingDates } from './scheduling/list-working-dates.js';
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
