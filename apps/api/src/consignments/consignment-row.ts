import type { Columns, Row } from '../database/columns.js';

/** Every field of a stored consignment, with its column. */
export const consignmentColumns = {
  id: 'id',
  reference: 'reference',
  chargeSiteId: 'charge_site_id',
  createdAt: 'created_at',
  modifiedAt: 'modified_at',
  statusCode: 'status_code',
  statusAt: 'status_at',
  serviceTypeCode: 'service_type_code',
  accountId: 'account_id',
  sender: 'sender',
  receiver: 'receiver',
  senderReference: 'sender_reference',
  receiverReference: 'receiver_reference',
  salesReference: 'sales_reference',
  notes: 'notes',
  receiverNotes: 'receiver_notes',
  requestedPickupAt: 'requested_pickup_at',
  requestedDeliveryAt: 'requested_delivery_at',
  confirmedDeliveryAt: 'confirmed_delivery_at',
  tags: 'tags',
  hireage: 'hireage',
  flags: 'flags',
  trackingUrl: 'tracking_url',
  hasException: 'has_exception',
  hasUnresolvedNotes: 'has_unresolved_notes',
} as const satisfies Columns<'consignments'>;

/** A stored consignment. Use `Pick` for parts of it. */
export type ConsignmentRow = Row<'consignments', typeof consignmentColumns>;
