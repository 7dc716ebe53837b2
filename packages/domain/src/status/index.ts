/**
 * Consignment statuses (LIST-20, LIST-22), transitions (BULK-14), and what each status lets a user do and edit, with
 * reasons (CONS-02, CONS-21 to 38).
 *
 * @module
 */
export type { ActionDecision, Allowed, Refused } from '../action-decision.js';
export { isStatusCode, statusCodes, type StatusCode } from './codes.js';
export { currentStatus, filterAndSortStatuses, statuses, type Status } from './statuses.js';
export {
  actionTargets,
  cancelReason,
  isUserTarget,
  parseUserTarget,
  transitions,
  type Transition,
  type UserTarget,
} from './transitions.js';
export {
  canCancel,
  canCopy,
  canCreateByHand,
  canDeleteFile,
  canDeleteFreight,
  canDownload,
  canMarkAsReady,
  canRequestPickup,
  canSeePrice,
  type ActionContext,
} from './actions.js';
export {
  editability,
  sectionNames,
  type Editability,
  type EditabilityContext,
  type SaveCall,
  type SectionName,
} from './editability.js';
export { findPickupNotice, type PickupNotice } from './find-pickup-notice.js';
export {
  describeShortDelivery,
  findMissingPieces,
  formatDeliveredPieces,
  formatPlace,
  shortDeliveryCode,
  shortDeliveryName,
} from './delivered-pieces.js';
export { findClaim, type Claim } from './claim.js';
export { deliveryDateMode, type DeliveryDateMode } from './delivery-date-mode.js';
export { checkProviderMove, type ProviderMove, type ProviderTarget } from './provider-move.js';
export { isDueToday, isOverdue } from './is-overdue.js';
export { clampStatusTime } from './clamp-status-time.js';
export { startsExpanded, buildStatusTimeline, type TimelineStep } from './status-timeline.js';
