import type { InstructionCode } from '@consign/domain/extras';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

import { type Columns, type Row, fieldList, jsonObject } from '../database/columns.js';
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
export const usesExtras = (alias: string) => sql<SqlBool>`exists (select from feature_flags f
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
    from delivery_extras d left join consignment_extras x on x.tenant_id = c.tenant_id
      and x.organisation_id = c.organisation_id and x.consignment_id = c.id and x.delivery_extra_id = d.id
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
