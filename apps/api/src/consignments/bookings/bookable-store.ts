import type { Tx } from '../../database/database.js';
import { pickColumns, selectFields } from '../../database/columns.js';
import { type Viewer, visibleTo } from '../../database/owner.js';
import { type ConsignmentRow, consignmentColumns } from '../consignment-row.js';

const bookableColumns = pickColumns(consignmentColumns, [
  'id',
  'statusCode',
  'statusAt',
  'serviceTypeCode',
  'sender',
  'receiver',
  'requestedPickupAt',
  'requestedDeliveryAt',
]);

/** The parts of a consignment that its booking depends on. */
type BookableConsignment = Pick<ConsignmentRow, keyof typeof bookableColumns>;

/** Undefined if the viewer may not see it. */
export function findBookable(
  tx: Tx,
  viewer: Viewer,
  reference: string,
): Promise<BookableConsignment | undefined> {
  return tx
    .selectFrom('consignments as c')
    .where(visibleTo(viewer))
    .where('c.reference', '=', reference)
    .select(selectFields('c', bookableColumns))
    .executeTakeFirst();
}
