import { type Database, findAccount, listCharged, type Tx } from '@consign/api';
import { addDays, addMonths, type Day, startOfDayUtc, startOfMonth, today } from '@consign/domain/dates';
import { type ChargedConsignment, writeInvoiceCsv } from '@consign/domain/invoices';
import { type RawBuilder, sql } from 'kysely';

import { stableId } from './ids.js';

/** An invoice that the provider mails to the customer. */
export interface DemoInvoice {
  readonly number: string;
  /** The last day of the month that it is for. */
  readonly date: Day;
  readonly account: string;
  readonly csv: string;
}

const account = 'KOW-NORTH';
const otherAccount = 'KOW-SOUTH';
const owner = { tenantId: stableId('TASMAN'), organisationId: stableId('TASMAN', 'kowhai') };
const maxLines = 2_000;

/**
 * Three invoices of the last three months, made from the confirmed prices, with one fault of each kind among them; the
 * files don't say where.
 */
export async function writeDemoInvoices(database: Database, now: Date): Promise<DemoInvoice[]> {
  return database.asSchemaOwner(owner, async (tx) => {
    const thisMonth = startOfMonth(today(now));
    const months = [-3, -2, -1].map((count) => addMonths(thisMonth, count));
    const charged: ChargedConsignment[][] = [];
    for (const month of months) charged.push(await listMonth(tx, account, month));
    const [oldest = [], middle = [], newest = []] = charged;
    const stranger = middle[0];
    const faulty = [
      change(oldest, 4, (parts) => ({ ...parts, FAF: parts.FAF + 850 })),
      [
        ...middle,
        ...oldest.slice(9, 10),
        ...(stranger === undefined ? [] : [{ ...stranger, reference: 'TAS9990417', customerReference: '' }]),
        ...(await listOne(tx, cancelled, stranger)),
      ],
      [
        ...newest,
        ...(await listOne(tx, onTheWay, newest[0])),
        ...(await listOne(tx, withoutPrice, newest[0])),
        ...(await listMonth(tx, otherAccount, months[2] ?? thisMonth)).slice(0, 1),
      ],
    ];
    return faulty.map((lines, index) => {
      const date = addDays(addMonths(months[index] ?? thisMonth, 1), -1);
      const number = `INV-${20_417 + index * 34}`;
      const csv = writeInvoiceCsv({ number, date, account }, lines);
      return { number, date, account, csv: index === 2 ? raiseTotal(csv) : csv };
    });
  });
}

async function listMonth(tx: Tx, code: string, month: Day): Promise<ChargedConsignment[]> {
  const found = await findAccount(tx, owner, code);
  if (found === undefined) throw new Error(`The demonstration has no account ${code}`);
  const period = {
    from: new Date(startOfDayUtc(month)),
    before: new Date(startOfDayUtc(addMonths(month, 1))),
  };
  return listCharged(tx, owner, found.id, { ...period, max: maxLines });
}

const cancelled = sql`c.status_code = 'CANCELLED'`;
const onTheWay = sql`c.status_code = 'TRANSIT'`;
const withoutPrice = sql`c.status_code = 'DELIVERED' and not exists (select from consignment_prices p
  where p.tenant_id = c.tenant_id and p.organisation_id = c.organisation_id and p.consignment_id = c.id
    and p.kind = 'CONFIRMED' and p.amount_cents is not null)`;

/** A consignment of the account that should not be on the invoice, charged like another one. */
async function listOne(
  tx: Tx,
  condition: RawBuilder<unknown>,
  like: ChargedConsignment | undefined,
): Promise<ChargedConsignment[]> {
  const { rows } = await sql<{ reference: string }>`select c.reference from consignments c
    join accounts a on a.tenant_id = c.tenant_id and a.id = c.account_id and a.code = ${account}
    where c.tenant_id = ${owner.tenantId} and c.organisation_id = ${owner.organisationId}
      and ${condition} order by c.id limit 1`.execute(tx);
  const [found] = rows;
  return found === undefined || like === undefined
    ? []
    : [{ ...like, reference: found.reference, customerReference: '' }];
}

function change(
  lines: readonly ChargedConsignment[],
  at: number,
  edit: (parts: ChargedConsignment['parts']) => ChargedConsignment['parts'],
): ChargedConsignment[] {
  return lines.map((line, index) => (index === at ? { ...line, parts: edit(line.parts) } : line));
}

/** The stated total is $25.00 more than the lines. */
function raiseTotal(csv: string): string {
  return csv.replace(
    /(\d+)(\.\d{2}\r?\n?)$/u,
    (_, dollars: string, rest: string) => `${Number(dollars) + 25}${rest}`,
  );
}
