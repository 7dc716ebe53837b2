import {
  type CheckedLine,
  type EarlierLine,
  type InvoicedConsignment,
  type InvoiceLine,
  normaliseReference,
} from '@consign/domain/invoices';
import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';
import { storedJson } from '../database/stored-json.js';
import { chargedParts } from './charged-store.js';

/** A consignment that a line may be about, with its charge site. */
export interface Candidate extends InvoicedConsignment {
  readonly siteId: string;
}

/** How long before its invoice a consignment with a customer's reference may have been created. */
const SEARCHED_DAYS = 400;

/**
 * The consignments of the organisation that lines may be about, at every site: a reader's sites count when lines are
 * read. Consignments that lines name by reference come from its index. Only for the remaining lines, consignments of the
 * last 400 days are searched by the customer's references, which have no index.
 */
export async function listCandidates(
  tx: Tx,
  owner: Owner,
  invoice: { readonly id: string; readonly date: string },
  lines: readonly InvoiceLine[],
): Promise<Candidate[]> {
  const wanted = new Set(lines.flatMap(listKeys));
  const byReference = await readCandidates(
    tx,
    owner,
    invoice,
    sql`c.reference = any(${[...wanted]}::text[])`,
  );
  const found = new Set(byReference.map(({ reference }) => reference));
  const left = lines.filter((line) => !listKeys(line).some((key) => found.has(key))).flatMap(listKeys);
  if (left.length === 0) return byReference;
  const own = ['sender_reference', 'receiver_reference', 'sales_reference'].map(
    (column) => sql`translate(upper(${sql.ref(`c.${column}`)}), ' -/._#:,', '') = any(${left}::text[])`,
  );
  const byOwn = await readCandidates(
    tx,
    owner,
    invoice,
    sql`c.created_at > ${invoice.date}::date - make_interval(days => ${SEARCHED_DAYS}) and (${sql.join(own, sql` or `)})`,
  );
  return [...byReference, ...byOwn.filter(({ reference }) => !found.has(reference))];
}

function listKeys({ reference, customerReference }: InvoiceLine): string[] {
  return [reference, customerReference].map(normaliseReference).filter((key) => key !== '');
}

/** Raw: one statement adds up the lines of confirmed prices, and finds what other invoices charged. */
async function readCandidates(
  tx: Tx,
  owner: Owner,
  { id }: { readonly id: string },
  condition: RawBuilder<unknown>,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate & { readonly earlier: readonly EarlierLine[] }>`
    with named as materialized (
      select c.id, c.reference, c.sender_reference, c.receiver_reference, c.sales_reference, c.account_id, c.status_code,
        c.charge_site_id
      from consignments c where ${ownedBy(owner, 'c')} and ${condition}
    ), priced as (
      select p.consignment_id, ${chargedParts} as parts
      from named c join consignment_prices p on ${ownedBy(owner, 'p')} and p.consignment_id = c.id
        and p.kind = 'CONFIRMED' and p.amount_cents is not null
    ), invoiced as (
      select l.consignment_id, jsonb_agg(jsonb_build_object('invoiceId', l.invoice_id, 'line', l.line,
        'amount', l.amount_cents, 'isGstIncluded', i.is_gst_included)) as lines
      from named c join invoice_lines l on ${ownedBy(owner, 'l')} and l.consignment_id = c.id and l.invoice_id <> ${id}
        join invoices i on ${ownedBy(owner, 'i')} and i.id = l.invoice_id and not i.is_replaced
      group by l.consignment_id
    )
    select c.id, c.reference, array_remove(array[c.sender_reference, c.receiver_reference, c.sales_reference], null)
        as "ownReferences", c.account_id as "accountId", c.status_code as "statusCode", c.charge_site_id as "siteId",
      p.parts as agreed, coalesce(i.lines, '[]') as earlier
    from named c left join priced p on p.consignment_id = c.id left join invoiced i on i.consignment_id = c.id`.execute(
    tx,
  );
  return rows;
}

/** Stores the verdicts of an invoice's lines. Raw: one statement for any number of them. */
export async function saveVerdicts(
  tx: Tx,
  owner: Owner,
  invoice: { readonly id: string; readonly siteIds: readonly string[]; readonly now: Date },
  checked: readonly CheckedLine[],
): Promise<void> {
  const list = <T>(pick: (line: CheckedLine) => T) => checked.map(pick);
  await sql`
    update invoice_lines l set verdict = t.verdict, consignment_id = t.consignment_id, agreed_cents = t.agreed,
      difference_cents = t.difference, differing_parts = t.parts::jsonb, invoiced_on_id = t.on_id,
      invoiced_on_line = t.on_line
    from unnest(${list(({ line }) => line)}::int[], ${list(({ verdict }) => verdict)}::text[],
      ${list(({ consignmentId }) => consignmentId)}::uuid[], ${list(({ agreed }) => agreed)}::bigint[],
      ${list(({ difference }) => difference)}::bigint[],
      ${list(({ parts }) => (parts.length === 0 ? null : storedJson(parts)))}::text[],
      ${list(({ invoicedOn }) => invoicedOn?.invoiceId ?? null)}::uuid[],
      ${list(({ invoicedOn }) => invoicedOn?.line ?? null)}::int[])
      as t (line, verdict, consignment_id, agreed, difference, parts, on_id, on_line)
    where ${ownedBy(owner, 'l')} and l.invoice_id = ${invoice.id} and l.line = t.line`.execute(tx);
  await tx
    .updateTable('invoices')
    .set({ checked_at: invoice.now, site_ids: [...invoice.siteIds] })
    .where(ownedBy(owner))
    .where('id', '=', invoice.id)
    .execute();
}
