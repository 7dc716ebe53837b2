import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import type { StoredDangerousGoods } from '../../database/schema.js';
import type { Viewer } from '../../database/owner.js';

export interface FreightRow {
  readonly consignmentId: string;
  readonly count: number;
  readonly packagingTypeCode: string;
  readonly packagingTypeName: string | null;
  readonly defaultVolumeSteps: number | null;
  readonly defaultWeightSteps: number | null;
  readonly dangerousGoods: StoredDangerousGoods | null;
}

/** The freight items of those of the consignments that the viewer may see, in their order. */
export async function listLineItemsOf(
  tx: Tx,
  { tenantId, organisationId, siteIds }: Viewer,
  ids: readonly string[],
): Promise<FreightRow[]> {
  const { rows } = await sql<FreightRow>`
    select i.consignment_id as "consignmentId", i.item_count as count, i.packaging_type_code as "packagingTypeCode",
      p.name as "packagingTypeName", p.default_volume_steps as "defaultVolumeSteps",
      p.default_weight_steps as "defaultWeightSteps", i.dangerous_goods as "dangerousGoods"
    from consignments c
    join line_items i on i.tenant_id = c.tenant_id and i.organisation_id = c.organisation_id and i.consignment_id = c.id
    left join packaging_types p on p.tenant_id = i.tenant_id and p.organisation_id = i.organisation_id
      and p.code = i.packaging_type_code
    where c.tenant_id = ${tenantId} and c.organisation_id = ${organisationId} and c.id = any(${[...ids]}::uuid[])
      and c.charge_site_id = any(${[...siteIds]}::uuid[])
    order by i.consignment_id, i.position, i.id`.execute(tx);
  return rows;
}
