import {
  type ChargedConsignment,
  type CheckedLine,
  type EarlierLine,
  type InvoiceLine,
  type InvoicedConsignment,
  normaliseReference,
} from '@consign/domain/invoices';
import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, type Viewer, ownedBy, visibleTo } from '../database/owner.js';
import { storedJson } from '../database/columns.js';

/** The cents of a price `p` by kind of price line. */
const chargedParts = sql`(select jsonb_build_object(
    'FREIGHT', coalesce(sum(t.amount) filter (where t.kind = 'FREIGHT'), 0),
    'EXTRA', coalesce(sum(t.amount) filter (where t.kind = 'EXTRA'), 0),
    'SURCHARGE', coalesce(sum(t.amount) filter (where t.kind = 'SURCHARGE'), 0),
    'FAF', coalesce(sum(t.amount) filter (where t.kind = 'FAF'), 0))
  from jsonb_to_recordset(p.price -> 'lines') as t (kind text, amount bigint))`;

/** The agreed price `p` of a consignment `c`. */
const joinAgreed = (owner: Owner) => sql`join consignment_prices p on ${ownedBy(owner, 'p')}
  and p.consignment_id = c.id and p.kind = 'CONFIRMED' and p.amount_cents is not null`;

/** An account by its code. */
export function findAccount(tx: Tx, owner: Owner, code: string): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('accounts')
    .where(ownedBy(owner))
    .where('code', '=', code)
    .select('id')
    .executeTakeFirst();
}

/** What an account's consignments that were delivered within a time cost, the first delivered first. */
export async function listCharged(
  tx: Tx,
  owner: Owner,
  accountId: string,
  { from, before, max }: { readonly from: Date; readonly before: Date; readonly max: number },
): Promise<ChargedConsignment[]> {
  const { rows } = await sql<ChargedConsignment>`
    select c.reference, coalesce(c.sales_reference, c.sender_reference, '') as "customerReference",
      c.service_type_code as description, ${chargedParts} as parts
    from consignments c ${joinAgreed(owner)}
    where ${ownedBy(owner, 'c')} and c.account_id = ${accountId} and c.status_code = 'DELIVERED'
      and c.status_at >= ${from} and c.status_at < ${before}
    order by c.status_at, c.id limit ${max}`.execute(tx);
  return rows;
}

/** A consignment that a line may be about, with its charge site. */
interface Candidate extends InvoicedConsignment {
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
      from named c ${joinAgreed(owner)}
    ), invoiced as (
      select l.consignment_id, jsonb_agg(jsonb_build_object('invoiceId', l.invoice_id, 'line', l.line,
        'amount', l.amount_cents, 'isGstIncluded', i.is_gst_included,
        'isRepeat', l.invoiced_on_id is not distinct from ${id})) as lines
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

interface NotInvoiced {
  readonly count: number;
  readonly amount: number;
  readonly consignments: readonly {
    readonly reference: string;
    readonly accountId: string;
    readonly deliveredAt: string;
    readonly amount: number;
  }[];
}

/**
 * Delivered consignments with a confirmed price that no checked invoice has, the longest ago first. Raw: one statement
 * counts all and lists the first.
 */
export async function listNotInvoicedConsignments(
  tx: Tx,
  viewer: Viewer,
  { since, until, limit }: { readonly since: Date; readonly until: Date; readonly limit: number },
): Promise<NotInvoiced> {
  const { rows } = await sql<NotInvoiced>`
    with waiting as (
      select c.id, c.reference, c.account_id, c.status_at, p.amount_cents
      from consignments c ${joinAgreed(viewer)}
      where ${visibleTo(viewer)} and c.status_code = 'DELIVERED' and c.status_at > ${since} and c.status_at <= ${until}
        and not exists (
          select 1 from invoice_lines l join invoices i on ${ownedBy(viewer, 'i')} and i.id = l.invoice_id
            and not i.is_replaced
          where ${ownedBy(viewer, 'l')} and l.consignment_id = c.id)
    ), first as (select * from waiting order by status_at, id limit ${limit})
    select (select count(*) from waiting) as count, (select coalesce(sum(amount_cents), 0)::bigint from waiting) as amount,
      (select coalesce(jsonb_agg(jsonb_build_object('reference', reference, 'accountId', account_id,
        'deliveredAt', to_char(status_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'amount', amount_cents)
        order by status_at, id), '[]') from first) as consignments`.execute(tx);
  return rows[0] ?? { count: 0, amount: 0, consignments: [] };
}
