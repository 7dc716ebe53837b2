import { sql } from 'kysely';

import { fieldList, pickColumns } from '../../database/columns.js';
import type { Tx } from '../../database/database.js';
import type { Viewer } from '../../database/owner.js';
import { visibleTo } from '../../database/visible-to.js';
import { lineItemColumns } from './line-item-row.js';
import type { PackedLineItem } from './line-item-store.js';

const columns = pickColumns(lineItemColumns, ['consignmentId', 'count', 'packagingType', 'dangerousGoods']);

export type LineItemSummary = Pick<
  PackedLineItem,
  keyof typeof columns | 'packagingTypeName' | 'defaultVolumeSteps' | 'defaultWeightSteps'
>;

/**
 * The freight items of those consignments that the viewer may see, in order. Raw, as measured in
 * search-plans.race.test.ts.
 */
export async function listLineItemSummaries(
  tx: Tx,
  viewer: Viewer,
  ids: readonly string[],
): Promise<LineItemSummary[]> {
  const { rows } = await sql<LineItemSummary>`
    select ${fieldList('i', columns)}, p.name as "packagingTypeName", p.default_volume_steps as "defaultVolumeSteps",
      p.default_weight_steps as "defaultWeightSteps"
    from consignments c
    join line_items i on i.tenant_id = c.tenant_id and i.organisation_id = c.organisation_id and i.consignment_id = c.id
    left join packaging_types p on p.tenant_id = i.tenant_id and p.organisation_id = i.organisation_id
      and p.code = i.packaging_type_code
    where ${visibleTo(viewer)} and c.id = any(${[...ids]}::uuid[])
    order by i.consignment_id, i.position, i.id`.execute(tx);
  return rows;
}
