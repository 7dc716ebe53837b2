import type { StoredParticipant } from '../database/stored-participant.js';

/** The parts of a consignment that a search can find it by. */
export interface SearchedFields {
  readonly reference: string;
  readonly sender: Pick<StoredParticipant, 'fullName' | 'phone'>;
  readonly receiver: Pick<StoredParticipant, 'fullName' | 'phone'>;
  readonly senderReference: string | null;
  readonly receiverReference: string | null;
  readonly salesReference: string | null;
}
