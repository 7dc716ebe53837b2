import type { Tx } from '../database/database.js';

/** The provider's own entry of a UN number. */
export function findOwnDangerousGoods(tx: Tx, tenantId: string, unNumber: string) {
  return tx
    .selectFrom('dangerous_goods')
    .where('tenant_id', '=', tenantId)
    .where('un_number', '=', unNumber)
    .select([
      'un_number as unNumber',
      'name',
      'class',
      'subsidiary_class_1 as subsidiaryClass1',
      'subsidiary_class_2 as subsidiaryClass2',
    ])
    .executeTakeFirst();
}
