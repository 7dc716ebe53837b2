import { isRequestedDateClosed } from '@consign/domain/bookings';
import type { EnteredFields, Problem } from '@consign/domain/rules';

import { findBooking, toTrip } from '../../bookings/index.js';
import type { Tx } from '../../database/database.js';
import type { OperationContext } from '../../http/contract/operation.js';
import type { StoredSite } from '../../lookups/index.js';
import type { ConsignmentKey } from '../../database/consignment-key.js';
import { loadTrip } from '../entry/load-trip.js';

/** Checks that a save leaves the requested delivery date of a booked consignment (DATE-05). */
export async function checkClosedDate(
  tx: Tx,
  context: OperationContext,
  entered: EnteredFields,
  parts: {
    readonly key: ConsignmentKey;
    readonly stored: Parameters<typeof toTrip>[0];
    readonly sites: readonly StoredSite[];
    /** The field of the body that has the date. */
    readonly path: string;
  },
): Promise<readonly Problem[]> {
  const stored = toTrip(parts.stored, context);
  if (entered.requestedDelivery === stored.requestedDelivery) return [];
  if ((await findBooking(tx, parts.key)) === null) return [];
  const trip = await loadTrip(tx, context, entered, parts.sites);
  if (!isRequestedDateClosed({ isBooked: true, stored, trip })) return [];
  const message = "The delivery is booked, so the requested date can't be changed: change the booking";
  return [{ id: 'DATE-05', path: parts.path, message }];
}
