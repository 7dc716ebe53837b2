export { AnnouncedRange } from './AnnouncedRange.js';
export { useBinding, type Binding, type BoundForm } from './binding.js';
export { createFailure, isOutcomeUnknown, type CreateFailure } from './create-failure.js';
export { copyText } from './copy-text.js';
export {
  ConsignmentIcons,
  describeOutdated,
  labelsOutdatedMessage,
} from './ConsignmentIcons/ConsignmentIcons.js';
export { DetailsSection } from './DetailsSection/DetailsSection.js';
export type { DateLookups } from './DetailsSection/use-date-lookups.js';
export { savedTrip, useTripLookups, type TripLookups } from './DetailsSection/use-trip-lookups.js';
export { useDeliveryLookups } from './DetailsSection/use-delivery-lookups.js';
export { createFormStore, useFormSlice, type FormStore, type ReadableStore } from './form-store.js';
export { keptInMemory } from './kept-in-memory.js';
export { LeaveDialog, useUnloadWarning, type Leaving } from './leaving/index.js';
export { startValues, type StartValues } from './start-values.js';
export { systemClock } from './system-clock.js';
export { BlockedTab } from './signed-link/BlockedTab.js';
export { useSignedLink, type SignedAddress } from './signed-link/use-signed-link.js';
export { findPackageType, localFreight, toLineItem } from './FreightItems/local-freight.js';
export { freightMessages, type Freight } from './FreightItems/freight.js';
export { parsePendingItem, type PendingItem } from './FreightItems/pending-item.js';
export { toLineItemInput } from './FreightItems/line-item-input.js';
export { observersNotified, useOpenItem, type OpenItem } from './FreightItems/use-open-item.js';
export { FreightItemsSection } from './FreightItems/FreightItemsSection.js';
export { formatSides, toMeasures } from './FreightItems/to-measures.js';
export { type ItemRefusal } from './FreightItems/use-item-form.js';
export {
  emptyEntry,
  toParticipantEntry,
  toAddressInput,
  toParticipantBody,
  type ParticipantEntry,
} from './ParticipantSection/participant-entry.js';
export { findSiteChoice, type SiteChoice } from './ParticipantSection/site-choice.js';
export { ParticipantSection, type OtherReceivers } from './ParticipantSection/ParticipantSection.js';
export {
  knownParticipant,
  useShownParticipant,
  type ShownParticipant,
} from './ParticipantSection/ShownAddress.js';
export { useOpeningSite } from './ParticipantSection/use-opening-site.js';
export { useFileDrop } from './use-file-drop.js';
export { useRequestKeys } from './use-request-keys.js';
