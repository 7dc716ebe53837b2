import type { ParsedLineItem, Texts } from '@consign/domain/rules';

import type { BookableTrip } from '../bookings/index.js';
import type { StoredParticipant } from '../database/stored-participant.js';
import type { ConsignmentExtra } from '../extras/index.js';
import type { SearchedFields } from './search-fields.js';

/** The fields of a consignment that a save can change, with the names that they are known by. */
export interface EditedFields extends BookableTrip, SearchedFields, Texts {
  readonly sender: StoredParticipant;
  readonly receiver: StoredParticipant;
  /** Null if the organisation no longer has the type. */
  readonly serviceTypeName: string | null;
  readonly account: { readonly code: string; readonly description: string };
  readonly hireage: readonly { readonly name: string; readonly quantity: number }[];
  readonly flags: readonly { readonly flagProperties: { readonly ecert: string } }[];
  readonly extras: readonly ConsignmentExtra[];
}

/** The fields of a freight item, with the name of its packaging. */
export interface ItemFields extends ParsedLineItem {
  /** Null if the organisation no longer has the type. */
  readonly packagingTypeName: string | null;
}
