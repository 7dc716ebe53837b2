import { connect, repeat } from '../api-list/caller.js';
import { measureOverSql, toRatioName } from '../api-list/over-sql.js';
import { query } from '../postgres/statements.js';
import type { Result } from '../result.js';
import { measureSeeded, type SeededServer } from '../seeded-server.js';

const LINES = 20_000;
const LINES_PER_CALL = 1000;
const name = `Check of an invoice with ${LINES} lines`;
const size = Number(process.env['BENCH_INVOICE_SIZE'] ?? LINES);

/** Compares the check of the largest invoice (INVC-10) with the same SQL through the bare driver. */
export function measureInvoices(): Promise<Result[]> {
  return measureSeeded(size, [toRatioName(name)], async (seeded) => {
    const check = await loadInvoice(seeded);
    return measureOverSql(seeded.server, seeded.postgres, {
      name,
      perRound: 1,
      isWrite: true,
      note: `${size} consignments`,
      send: check,
    });
  });
}

/** Loads the invoice, and returns what checks it again. */
async function loadInvoice(seeded: SeededServer): Promise<(times: number) => Promise<void>> {
  const call = connect(seeded, ['Access.DISPATCH', 'Consignment.ViewPricing']);
  const path = '/api/v2/invoices';
  const priced = await readPriced(seeded.postgres.url, seeded.caller.subject);
  const lines = Array.from({ length: LINES }, (_, index) => {
    const { reference = '', cents = 10_000 } = priced[index % priced.length] ?? {};
    const amount = (cents + (index % 20 === 0 ? 500 : 0)) / 100;
    return { line: index + 1, reference, customerReference: '', description: 'General', amount, parts: null };
  });
  const total = lines.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;
  const { id } = JSON.parse(
    await call(path, {
      number: 'BENCH-1',
      date: '2026-11-01',
      accountId: priced[0]?.account_id,
      total,
      lineCount: LINES,
      isGstIncluded: false,
      replacesInvoiceId: null,
    }),
  ) as { id: string };
  for (let first = 0; first < LINES; first += LINES_PER_CALL)
    await call(
      `${path}/${id}/lines`,
      { lines: lines.slice(first, first + LINES_PER_CALL) },
      { method: 'PUT' },
    );
  return repeat(() => call(`${path}/${id}/check`, undefined, { method: 'POST' }));
}

interface Priced {
  readonly reference: string;
  readonly account_id: string;
  readonly cents: number;
}

/** Consignments of one account, and what is agreed for each where there is a confirmed price. */
function readPriced(url: string, subject: string): Promise<Priced[]> {
  return query<Priced>(
    url,
    `select c.reference, c.account_id, coalesce(p.amount_cents, 10000) as cents
      from users u
        join consignments c on c.tenant_id = u.tenant_id and c.organisation_id = u.organisation_id
        left join consignment_prices p on p.tenant_id = c.tenant_id and p.organisation_id = c.organisation_id
          and p.consignment_id = c.id and p.kind = 'CONFIRMED'
      where u.subject = $1
      order by c.account_id, c.reference limit $2`,
    [subject, LINES],
  );
}
