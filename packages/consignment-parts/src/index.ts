export type { Binding } from './binding.js';
export { createFailure, isOutcomeUnknown, type CreateFailure } from './create-failure.js';
export { copyText } from './copy-text.js';
export { ConsignmentIcons, labelsOutdatedMessage } from './ConsignmentIcons/index.js';
export {
  DetailsSection,
  RequestedDate,
  useDateLookups,
  type DateLookups,
  type DetailsValues,
} from './DetailsSection/index.js';
export { keptInMemory } from './kept-in-memory.js';
export { LeaveDialog, useUnloadWarning, type Leaving } from './leaving/index.js';
export { startValues, type StartValues } from './start-values.js';
export { useSignedLink, type SignedAddress } from './signed-link/index.js';
export {
  findPackageType,
  freightMessages,
  localFreight,
  parsePendingItem,
  toLineItem,
  toLineItemInput,
  observersNotified,
  useOpenItem,
  type Freight,
  type OpenItem,
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
  useAddressRegion,
  useShownParticipant,
  type OtherReceivers,
  type ShownParticipant,
  type ParticipantEntry,
  type SiteChoice,
} from './ParticipantSection/index.js';
