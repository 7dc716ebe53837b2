import { keptInMemory } from './kept-in-memory.js';
import type { ParticipantEntry } from './ParticipantSection/participant-entry.js';
import type { SiteChoice } from './ParticipantSection/site-choice.js';

/** Values that another screen has chosen for a new consignment or a quote (SCHD-10). */
export interface StartValues {
  readonly senderSite: SiteChoice | null;
  readonly senderEntry: ParticipantEntry | null;
  readonly receiverSite: SiteChoice | null;
  readonly receiverEntry: ParticipantEntry | null;
  readonly serviceType: string | null;
  /** 'YYYY-MM-DD' */
  readonly requestedDeliveryDate: string;
}

export const startValues = keptInMemory<StartValues>();
