import type { AskedInstruction, AskedQuantity } from '@consign/domain/extras';
import { sql } from 'kysely';

import { type ConsignmentKey, ofConsignment } from '../database/consignment-key.js';
import type { Tx } from '../database/database.js';
import { ownedBy, ownerColumns } from '../database/owner.js';
import {
  type StoredExtra,
  type ConsignmentExtra,
  extrasOfConsignment,
  usesExtras,
} from './delivery-extra-store.js';

/** Says what the driver does about these extras; the others, and quantities, stay as they are. */
export async function saveInstructions(
  tx: Tx,
  key: ConsignmentKey,
  asked: readonly AskedInstruction[],
): Promise<void> {
  if (asked.length === 0) return;
  await tx
    .insertInto('consignment_extras')
    .values(
      asked.map(({ deliveryExtraId, instructionCode }) => ({
        ...ownerColumns(key),
        consignment_id: key.consignmentId,
        delivery_extra_id: deliveryExtraId,
        instruction_code: instructionCode,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'organisation_id', 'consignment_id', 'delivery_extra_id'])
        .doUpdateSet({ instruction_code: sql`excluded.instruction_code` }),
    )
    .execute();
}

/** The extras that a new consignment was asked to have: extras asked for are included, others keep their default. */
export async function insertQuantities(
  tx: Tx,
  key: ConsignmentKey,
  asked: readonly AskedQuantity[],
  offered: readonly StoredExtra[],
): Promise<void> {
  const rows = asked.flatMap(({ deliveryExtraId, quantityRequested }) => {
    const extra = offered.find(({ id }) => id === deliveryExtraId);
    const isRefused = quantityRequested === 0 && extra?.defaultInstruction === 'INCLUDED';
    if (extra === undefined || (quantityRequested === 0 && !isRefused)) return [];
    return [
      {
        ...ownerColumns(key),
        consignment_id: key.consignmentId,
        delivery_extra_id: deliveryExtraId,
        instruction_code: isRefused ? ('EXCLUDED' as const) : ('INCLUDED' as const),
        quantity_requested: Math.max(quantityRequested, 1),
      },
    ];
  });
  if (rows.length > 0) await tx.insertInto('consignment_extras').values(rows).execute();
}

/** Copies what a consignment says about extras that are still offered; what the driver reported is not copied. */
export async function copyExtras(tx: Tx, key: ConsignmentKey, sourceId: string): Promise<void> {
  await sql`
    insert into consignment_extras (tenant_id, organisation_id, consignment_id, delivery_extra_id, instruction_code,
      quantity_requested)
    select x.tenant_id, x.organisation_id, ${key.consignmentId}, x.delivery_extra_id, x.instruction_code,
      x.quantity_requested
    from consignment_extras x
      join delivery_extras d on d.tenant_id = x.tenant_id and d.id = x.delivery_extra_id and d.is_active
        and ${usesExtras('x')}
    where ${ofConsignment({ ...key, consignmentId: sourceId }, 'x')}`.execute(tx);
}

/** Resets a consignment to the defaults of its service type. */
export async function removeExtras(tx: Tx, key: ConsignmentKey): Promise<void> {
  await tx.deleteFrom('consignment_extras as x').where(ofConsignment(key, 'x')).execute();
}

/** What a consignment says about an extra, by the extra's code. */
export async function findConsignmentExtra(
  tx: Tx,
  key: ConsignmentKey,
  code: string,
): Promise<ConsignmentExtra | undefined> {
  const { rows } = await sql<{ extra: ConsignmentExtra }>`
    select extra from consignments c, jsonb_array_elements(${extrasOfConsignment}) extra
    where ${ownedBy(key, 'c')} and c.id = ${key.consignmentId} and extra ->> 'code' = ${code}`.execute(tx);
  return rows[0]?.extra;
}

/** Keeps how often the driver completed an extra; what the consignment says about it stays as it is. */
export async function saveCompleted(
  tx: Tx,
  key: ConsignmentKey,
  { id, instruction }: Pick<ConsignmentExtra, 'id' | 'instruction'>,
  quantity: number,
): Promise<void> {
  await tx
    .insertInto('consignment_extras')
    .values({
      ...ownerColumns(key),
      consignment_id: key.consignmentId,
      delivery_extra_id: id,
      instruction_code: instruction,
      quantity_completed: quantity,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'organisation_id', 'consignment_id', 'delivery_extra_id'])
        .doUpdateSet({ quantity_completed: quantity }),
    )
    .execute();
}
