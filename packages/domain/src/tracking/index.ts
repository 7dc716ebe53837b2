/**
 * The receiver's page (TRAK): what it shows of a consignment, who may share its link, when the link ends,
 * and whether the receiver may choose a slot.
 *
 * @module
 */
export { canChooseSlot, OFFERED_DAYS, OFFERED_SLOTS } from './can-choose-slot.js';
export { canRenewLink, canShareWithReceiver } from './can-share.js';
export { findLinkEnd, isLinkEnded } from './link-end.js';
export { viewForReceiver, type ReceiverView, type TrackedConsignment } from './receiver-view.js';
