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
export { type FoundPlace, builtInPlaces, searchPlaces } from './addresses/places.js';
export { findRegion, hasOwnPlaces, listOwnPlaces, withRegion } from './place-store.js';
export { packagingTypeAnswer, serviceTypeAnswer, siteAnswer } from './reference-answers.js';
export {
  findOrganisation,
  listAccounts,
  listHireUnits,
  listPackagingTypes,
  listServiceTypes,
  loadServiceTypeSettings,
} from './reference-data-store.js';
export {
  type StoredAccount,
  type StoredSite,
  accountColumns,
  listSites,
  listSitesOfParticipants,
  siteColumns,
} from './site-store.js';

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
