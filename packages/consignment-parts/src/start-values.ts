import { keptInMemory } from './kept-in-memory.js';
import type { ParticipantEntry } from './ParticipantSection/participant-entry.js';
import type { SiteChoice } from './ParticipantSection/site-choice.js';

/** Values that another screen has chosen for a new consignment or a quote (SCHD-10). */
export interface StartValues {
  readonly senderSite: SiteChoice | null;
  /** A custom address, or the contact beside the site; null where nothing is typed. */
  readonly senderEntry: ParticipantEntry | null;
  readonly receiverSite: SiteChoice | null;
  readonly receiverEntry: ParticipantEntry | null;
  readonly serviceType: string | null;
  /** 'YYYY-MM-DD'; in a form also empty, or the typed text if it is not a date. */
  readonly requestedDeliveryDate: string;
}

export const startValues = keptInMemory<StartValues>();
