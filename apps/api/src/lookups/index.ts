import type { RegisteredOperation } from '../http/contract/operation.js';
import { findProducts, getDangerousGoods } from './products.js';
import {
  getProductCatalogMetadata,
  listDangerousGoodsClasses,
  listHireUnits,
  listPackagingTypes,
  listServiceTypes,
  listStatuses,
} from './reference-lists.js';
import { getSite, listParticipantSites, lookupParticipantSites } from './sites.js';

export { listDangerousGoods } from './dangerous-goods-store.js';
export { type FoundPlace, searchPlaces } from './addresses/search-places.js';
export { builtInPlaces } from './addresses/places.js';
export { hasOwnPlaces, listOwnPlaces } from './place-store.js';
export { packagingTypeAnswer, serviceTypeAnswer, siteAnswer } from './reference-answers.js';
export {
  findOrganisation,
  listAccounts,
  listHireUnits,
  listPackagingTypes,
  listServiceTypes,
  listServiceTypeSettings,
} from './reference-data-store.js';
export { reportUnreadableSettings } from './report-settings.js';
export { findRegion, withRegion } from './region-store.js';
export { accountColumns, siteColumns, type StoredAccount, type StoredSite } from './site-row.js';
export { listSites, listSitesOfParticipants } from './site-store.js';

export const lookupOperations: readonly RegisteredOperation[] = [
  listStatuses,
  listServiceTypes,
  listParticipantSites,
  listHireUnits,
  lookupParticipantSites,
  getSite,
  listPackagingTypes,
  getProductCatalogMetadata,
  findProducts,
  getDangerousGoods,
  listDangerousGoodsClasses,
];
