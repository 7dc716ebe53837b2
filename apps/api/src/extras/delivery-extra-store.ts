import type { AskedInstruction, AskedQuantity, InstructionCode } from '@consign/domain/extras';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

import { type Columns, type Row, fieldList, jsonObject } from '../database/columns.js';
import {
  type ConsignmentKey,
  ofConsignment,
  ownedBy,
  ownerColumns,
  ofSameConsignment,
} from '../database/owner.js';
import type { Tx } from '../database/database.js';

const columns = {
  id: 'id',
  serviceTypeCode: 'service_type_code',
  code: 'code',
  name: 'name',
  description: 'description',
  isPerConsignment: 'is_per_consignment',
  isActive: 'is_active',
} as const satisfies Columns<'delivery_extras'>;

/** An extra that a provider offers, or once did. */
export interface StoredExtra extends Row<'delivery_extras', typeof columns> {
  readonly defaultInstruction: InstructionCode;
}

/** An extra with what a consignment says about it. */
export interface ConsignmentExtra extends StoredExtra {
  readonly instruction: InstructionCode;
  readonly quantityRequested: number;
  readonly quantityCompleted: number | null;
}

/** One per consignment is a switch, whatever its default says (XTRA-04). */
const defaultInstruction = sql<InstructionCode>`case
  when d.is_per_consignment and d.default_instruction = 'ONREQUEST' then 'EXCLUDED' else d.default_instruction end`;

/** Whether the tenant of a row uses extras (XTRA-01). */
const usesExtras = (alias: string) => sql<SqlBool>`exists (select from feature_flags f
  where f.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and f.flag_name = 'DeliveryExtras' and f.value = 'true'::jsonb)`;

/** The active extras of a tenant, by name. */
export async function listExtras(
  tx: Tx,
  tenantId: string,
  serviceTypeCode: string | undefined,
): Promise<StoredExtra[]> {
  const ofService = serviceTypeCode === undefined ? sql`true` : sql`d.service_type_code = ${serviceTypeCode}`;
  const { rows } = await sql<StoredExtra>`
    select ${fieldList('d', columns)}, ${defaultInstruction} as "defaultInstruction"
    from delivery_extras d
    where d.tenant_id = ${tenantId} and d.is_active and ${usesExtras('d')} and ${ofService}
    order by d.name, d.service_type_code, d.code`.execute(tx);
  return rows;
}

/**
 * The extras of a consignment `c`, by name: its service type's, and withdrawn ones that the driver was told about.
 * Empty where the tenant doesn't use extras.
 */
export const extrasOfConsignment: RawBuilder<ConsignmentExtra[]> = sql`
  (select coalesce(jsonb_agg(${jsonObject('d', columns)} || jsonb_build_object(
      'defaultInstruction', ${defaultInstruction},
      'instruction', coalesce(x.instruction_code, ${defaultInstruction}),
      'quantityRequested', coalesce(x.quantity_requested, 1), 'quantityCompleted', x.quantity_completed)
      order by d.name, d.code), '[]')
    from delivery_extras d left join consignment_extras x on ${ofSameConsignment('x')} and x.delivery_extra_id = d.id
    where d.tenant_id = c.tenant_id and d.service_type_code = c.service_type_code and ${usesExtras('c')}
      and (d.is_active or x.instruction_code <> 'EXCLUDED' or x.quantity_completed is not null))`;

/** An extra that the driver is told about, as documents print it. */
export interface PrintedExtra {
  readonly name: string;
  readonly instruction: Exclude<InstructionCode, 'EXCLUDED'>;
  readonly quantity: number;
}

/** The extras that the driver of a consignment `c` may complete: first the included ones, each by name. */
export const printedExtras: RawBuilder<PrintedExtra[]> = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('name', e.value ->> 'name', 'instruction', e.value ->> 'instruction',
      'quantity', case when (e.value ->> 'isPerConsignment')::boolean then 1
        else (e.value ->> 'quantityRequested')::integer end)
      order by e.value ->> 'instruction', e.ordinality), '[]')
    from jsonb_array_elements(${extrasOfConsignment}) with ordinality e
    where e.value ->> 'instruction' <> 'EXCLUDED')`;

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
