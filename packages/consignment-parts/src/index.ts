export type { Binding } from './binding.js';
export { copyText } from './copy-text.js';
export { ConsignmentIcons, labelsOutdatedMessage } from './ConsignmentIcons/index.js';
export {
  DetailsSection,
  useDateLookups,
  type DateLookups,
  type DetailsValues,
} from './DetailsSection/index.js';
export { useSignedLink, type SignedAddress } from './signed-link/index.js';
export {
  parsePendingItem,
  FreightItemsSection,
  type FreightItemsHandle,
  toMeasures,
  type PendingItem,
  type ItemRefusal,
} from './FreightItems/index.js';
export {
  emptyEntry,
  findSiteChoice,
  toParticipantEntry,
  toParticipantInput,
  ParticipantSection,
  useShownParticipant,
  type ShownParticipant,
  type ParticipantEntry,
  type SiteChoice,
} from './ParticipantSection/index.js';
