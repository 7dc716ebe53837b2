export {
  emptyEntry,
  toParticipantEntry,
  toParticipantInput,
  type ParticipantEntry,
} from './participant-entry.js';
export { ParticipantSection, type OtherReceivers, type ShownParticipant } from './ParticipantSection.js';
export { findSiteChoice, type SiteChoice } from './site-choice.js';
export { useAddressRegion } from './use-address-region.js';
export { useShownParticipant } from './use-shown-participant.js';
