import type { InvoiceGroup } from '@consign/domain/invoices';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, type Viewer, ownedBy, ownerColumns, siteArray, visibleTo } from '../database/owner.js';

/** Who reads invoices: a user at some sites. */
export interface Reader extends Viewer {
  readonly userId: string;
}

/** An invoice of the organisation that the reader loaded, or whose sites are all the reader's (INVC-09). */
export function readableBy(reader: Reader, alias: string): RawBuilder<SqlBool> {
  const [maker, sites] = ['created_by', 'site_ids'].map((column) => sql.ref(`${alias}.${column}`));
  return sql<SqlBool>`${ownedBy(reader, alias)} and (${maker} = ${reader.userId} or (
    cardinality(${sites}) > 0 and ${sites} <@ ${siteArray(reader)}))`;
}

/** The consignment `c` of a line `l`, as far as the reader may see it. */
export function seenConsignment(reader: Reader): RawBuilder<unknown> {
  return sql`left join consignments c on ${visibleTo(reader)} and c.id = l.consignment_id`;
}

/** The verdict of a line `l` for a reader who may not see every consignment. */
export const seenVerdict = sql`case when l.consignment_id is not null and c.id is null then 'Unknown' else l.verdict end`;

/** What stands above the lines. */
interface InvoiceHead {
  readonly id: string;
  readonly number: string;
  readonly date: string;
  readonly accountId: string;
  readonly total: number;
  readonly lineCount: number;
  readonly isGstIncluded: boolean;
  readonly replacesId: string | null;
  readonly isReplaced: boolean;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly checkedAt: Date | null;
}

export interface StoredInvoice extends InvoiceHead {
  /** Empty until it is checked. */
  readonly groups: readonly InvoiceGroup[];
}

/** The limit of the contract. */
const MAX_INVOICES = 100;

const headColumns = sql`i.id, i.number, i.invoice_date as date, i.account_id as "accountId", i.total_cents as total,
  i.line_count as "lineCount", i.is_gst_included as "isGstIncluded", i.replaces_id as "replacesId",
  i.is_replaced as "isReplaced", u.name as "createdBy", i.created_at as "createdAt", i.checked_at as "checkedAt"`;

const joinMaker = (reader: Reader) => sql`join users u on ${ownedBy(reader, 'u')} and u.id = i.created_by`;

/** An invoice without its sums, which read every line. */
export async function findInvoice(tx: Tx, reader: Reader, id: string): Promise<InvoiceHead | undefined> {
  const { rows } = await sql<InvoiceHead>`select ${headColumns} from invoices i ${joinMaker(reader)}
    where ${readableBy(reader, 'i')} and i.id = ${id}`.execute(tx);
  return rows[0];
}

/** Invoices with the sums of their lines, newest first. */
export function listStoredInvoices(
  tx: Tx,
  reader: Reader,
  before: string | undefined,
): Promise<StoredInvoice[]> {
  const older = before === undefined ? sql`true` : sql`i.id < ${before}`;
  return addUp(tx, reader, older);
}

export async function findInvoiceWithSums(
  tx: Tx,
  reader: Reader,
  id: string,
): Promise<StoredInvoice | undefined> {
  const [invoice] = await addUp(tx, reader, sql`i.id = ${id}`);
  return invoice;
}

/** Raw: one statement adds up the lines of a page of invoices, as the reader may see them. */
async function addUp(tx: Tx, reader: Reader, condition: RawBuilder<unknown>): Promise<StoredInvoice[]> {
  const { rows } = await sql<StoredInvoice>`
    with shown as (
      select i.* from invoices i where ${readableBy(reader, 'i')} and ${condition} order by i.id desc limit ${MAX_INVOICES}
    ), sums as (
      select invoice_id, jsonb_agg(jsonb_build_object('verdict', verdict, 'decision', decision, 'count', count,
        'amount', amount)) as groups
      from (
        select l.invoice_id, ${seenVerdict} as verdict, l.decision, count(*) as count, sum(l.amount_cents) as amount
        from shown i join invoice_lines l on ${ownedBy(reader, 'l')} and l.invoice_id = i.id
          ${seenConsignment(reader)}
        where i.checked_at is not null
        group by 1, 2, 3
      ) g group by invoice_id
    )
    select ${headColumns}, coalesce(s.groups, '[]') as groups
    from shown i ${joinMaker(reader)} left join sums s on s.invoice_id = i.id
    order by i.id desc`.execute(tx);
  return rows;
}

/** Makes calls that change invoices of an organisation wait for one another until the transaction ends. */
export async function lockInvoices(tx: Tx, { organisationId }: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('invoices of ' || ${organisationId}, 0))`.execute(
    tx,
  );
}

/** An account's invoice that stands with a number, or the same without it. */
export function findInvoiceNumber(tx: Tx, owner: Owner, accountId: string, number: string) {
  return tx
    .selectFrom('invoices')
    .where(ownedBy(owner))
    .where('account_id', '=', accountId)
    .where('number', '=', number)
    .where('is_replaced', '=', false)
    .select(['id'])
    .executeTakeFirst();
}

export async function insertInvoice(
  tx: Tx,
  owner: Owner,
  invoice: Omit<InvoiceHead, 'isReplaced' | 'createdBy' | 'createdAt' | 'checkedAt'> & {
    readonly userId: string;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('invoices')
    .values({
      ...ownerColumns(owner),
      id: invoice.id,
      account_id: invoice.accountId,
      number: invoice.number,
      invoice_date: invoice.date,
      total_cents: invoice.total,
      line_count: invoice.lineCount,
      is_gst_included: invoice.isGstIncluded,
      replaces_id: invoice.replacesId,
      created_by: invoice.userId,
      created_at: invoice.now,
    })
    .execute();
}

/** Says whether another invoice corrects this one. */
export async function markReplaced(tx: Tx, owner: Owner, id: string, isReplaced: boolean): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ is_replaced: isReplaced })
    .where(ownedBy(owner))
    .where('id', '=', id)
    .execute();
}

export async function removeInvoice(tx: Tx, owner: Owner, id: string): Promise<void> {
  await tx.deleteFrom('invoices').where(ownedBy(owner)).where('id', '=', id).execute();
}
