import type { DifferingPart, InvoiceDecision, InvoiceLine, InvoiceVerdict } from '@consign/domain/invoices';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';
import { storedJson } from '../database/columns.js';
import { type Reader, readableBy, seenConsignment, seenVerdict } from './invoice-store.js';

/** Saves lines; a line that is there is replaced. Raw: one statement for any number of them. */
export async function saveLines(
  tx: Tx,
  owner: Owner,
  invoiceId: string,
  lines: readonly InvoiceLine[],
): Promise<void> {
  await sql`
    insert into invoice_lines (tenant_id, organisation_id, invoice_id, line, reference, customer_reference, description,
      amount_cents, parts)
    select ${owner.tenantId}, ${owner.organisationId}, ${invoiceId}, line, reference, customer_reference, description,
      amount_cents, parts::jsonb
    from unnest(${lines.map(({ line }) => line)}::int[], ${lines.map(({ reference }) => reference)}::text[],
      ${lines.map(({ customerReference }) => customerReference)}::text[],
      ${lines.map(({ description }) => description)}::text[], ${lines.map(({ amount }) => amount)}::int[],
      ${lines.map(({ parts }) => (parts === null ? null : storedJson(parts)))}::text[])
      as t (line, reference, customer_reference, description, amount_cents, parts)
    on conflict (tenant_id, organisation_id, invoice_id, line) do update
      set reference = excluded.reference, customer_reference = excluded.customer_reference,
        description = excluded.description, amount_cents = excluded.amount_cents, parts = excluded.parts`.execute(
    tx,
  );
}

/** The lines of an invoice, as they were sent. */
export function listLines(tx: Tx, owner: Owner, invoiceId: string): Promise<InvoiceLine[]> {
  return tx
    .selectFrom('invoice_lines')
    .where(ownedBy(owner))
    .where('invoice_id', '=', invoiceId)
    .select([
      'line',
      'reference',
      'customer_reference as customerReference',
      'description',
      'amount_cents as amount',
      'parts',
    ])
    .orderBy('line')
    .execute();
}

export interface ShownLine extends InvoiceLine {
  readonly verdict: InvoiceVerdict | null;
  readonly consignmentReference: string | null;
  readonly agreed: number | null;
  readonly difference: number | null;
  readonly differingParts: readonly DifferingPart[] | null;
  /** Null where the reader may not see the invoice. */
  readonly invoicedOnId: string | null;
  readonly invoicedOnNumber: string | null;
  readonly invoicedOnLine: number | null;
  readonly decision: InvoiceDecision | null;
  readonly reason: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}

/** The limit of the contract. */
const PAGE_SIZE = 1000;

/** A page of an invoice's lines as the reader may see them. Raw: what a line says hangs on who reads it. */
export async function listShownLines(
  tx: Tx,
  reader: Reader,
  invoiceId: string,
  after: number,
): Promise<ShownLine[]> {
  const { rows } = await sql<ShownLine>`
    select l.line, l.reference, l.customer_reference as "customerReference", l.description, l.amount_cents as amount,
      l.parts, ${seenVerdict} as verdict, c.reference as "consignmentReference",
      case when c.id is not null then l.agreed_cents end as agreed,
      case when c.id is not null then l.difference_cents end as difference,
      case when c.id is not null then l.differing_parts end as "differingParts",
      o.id as "invoicedOnId", o.number as "invoicedOnNumber",
      case when o.id is not null then l.invoiced_on_line end as "invoicedOnLine",
      l.decision, l.reason, u.name as "decidedBy", l.decided_at as "decidedAt"
    from invoice_lines l ${seenConsignment(reader)}
      left join invoices o on ${readableBy(reader, 'o')} and o.id = l.invoiced_on_id and c.id is not null
      left join users u on ${ownedBy(reader, 'u')} and u.id = l.decided_by
    where ${ownedBy(reader, 'l')} and l.invoice_id = ${invoiceId} and l.line > ${after}
    order by l.line limit ${PAGE_SIZE}`.execute(tx);
  return rows;
}

/** Keeps what a user decided about lines; returns how many there are. */
export async function decideLines(
  tx: Tx,
  owner: Owner,
  invoiceId: string,
  decided: {
    readonly lines: readonly number[];
    readonly decision: InvoiceDecision | null;
    readonly reason: string;
    readonly userId: string;
    readonly now: Date;
  },
): Promise<number> {
  const { lines, decision, reason, userId, now } = decided;
  const columns =
    decision === null
      ? { decision, reason: null, decided_by: null, decided_at: null }
      : { decision, reason, decided_by: userId, decided_at: now };
  const { numUpdatedRows } = await tx
    .updateTable('invoice_lines')
    .set(columns)
    .where(ownedBy(owner))
    .where('invoice_id', '=', invoiceId)
    .where(sql<boolean>`line = any(${[...lines]}::int[])`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Whether a line of an invoice is accepted or queried. */
export async function hasDecision(tx: Tx, owner: Owner, invoiceId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('invoice_lines')
    .where(ownedBy(owner))
    .where('invoice_id', '=', invoiceId)
    .where('decision', 'is not', null)
    .select('line')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
