import type { Tx } from '../../database/database.js';
import type { Viewer } from '../../database/owner.js';
import { visibleTo } from '../../database/visible-to.js';

/** The service type of a consignment that the viewer may see. */
export async function findServiceType(
  tx: Tx,
  viewer: Viewer,
  reference: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('consignments as c')
    .where(visibleTo(viewer))
    .where('c.reference', '=', reference)
    .select('c.service_type_code as code')
    .executeTakeFirst();
  return row?.code;
}
