import { type EnteredFields, textColumns } from '@consign/domain/rules';

import type { Columns, Row } from '../database/columns.js';
import type { StoredParticipant } from '../database/stored-participant.js';

/** The entered fields as they are stored: a participant as a snapshot of its site or address, a day as its midnight. */
export interface ConsignmentFields extends Omit<
  EnteredFields,
  'sender' | 'receiver' | 'requestedPickup' | 'requestedDelivery'
> {
  readonly sender: StoredParticipant;
  readonly receiver: StoredParticipant;
  readonly requestedPickupAt: Date | null;
  readonly requestedDeliveryAt: Date | null;
}

/** The column of each entered field. They are inserted, updated, locked and read as a whole. */
export const enteredColumns = {
  ...textColumns,
  serviceTypeCode: 'service_type_code',
  accountId: 'account_id',
  sender: 'sender',
  receiver: 'receiver',
  requestedPickupAt: 'requested_pickup_at',
  requestedDeliveryAt: 'requested_delivery_at',
  hireage: 'hireage',
  flags: 'flags',
} as const satisfies Columns<'consignments'> & Record<keyof ConsignmentFields, string>;

/** Every field of a stored consignment, with its column. */
export const consignmentColumns = {
  ...enteredColumns,
  id: 'id',
  reference: 'reference',
  chargeSiteId: 'charge_site_id',
  createdAt: 'created_at',
  modifiedAt: 'modified_at',
  statusCode: 'status_code',
  statusAt: 'status_at',
  confirmedDeliveryAt: 'confirmed_delivery_at',
  tags: 'tags',
  trackingUrl: 'tracking_url',
  hasException: 'has_exception',
  hasUnresolvedNotes: 'has_unresolved_notes',
  piecesMissing: 'pieces_missing',
} as const satisfies Columns<'consignments'>;

/** A stored consignment. Use `Pick` for parts of it. */
export type ConsignmentRow = Row<'consignments', typeof consignmentColumns>;
