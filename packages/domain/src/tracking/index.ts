/**
 * The receiver's page (TRAK): what it shows of a consignment, who may share its link, and when the link ends.
 *
 * @module
 */
export { canRenewLink, canShareWithReceiver } from './can-share.js';
export { findLinkEnd, isLinkEnded } from './link-end.js';
export { viewForReceiver, type ReceiverView, type TrackedConsignment } from './receiver-view.js';
