import type { Reference, Texts } from '@consign/domain/rules';

import type { StoredParticipant } from '../database/stored-participant.js';

/** The parts of a consignment that a search can find it by. */
export interface SearchedFields extends Pick<Texts, Reference> {
  readonly reference: string;
  readonly sender: Pick<StoredParticipant, 'fullName' | 'phone'>;
  readonly receiver: Pick<StoredParticipant, 'fullName' | 'phone'>;
}
