import type { Client } from 'pg';

import { connect } from '../api-list/caller.js';
import { type Statement, captureStatements, query, useClient } from '../postgres/statements.js';
import type { Result } from '../result.js';
import { type SeededServer, measureSeeded, untilCounted } from '../seeded-server.js';
import { forLoading, loadScale } from './load.js';
import { median } from '../api-list/ratio.js';

const SEED_SIZE = 2000;
const size = Number(process.env['BENCH_SCALE_SIZE'] ?? 100_000);
const msPerDay = 24 * 60 * 60 * 1000;
const RECENT_DAYS = 30;
const settings = [...forLoading, 'shared_buffers=1GB'];

/** What the database does for the list, the search and what needs attention as consignments grow (docs/SCALING.md). */
export function measureScale(): Promise<Result[]> {
  return measureSeeded(
    SEED_SIZE,
    ['Scale: list'],
    async (seeded) => {
      const { postgres, caller } = seeded;
      await loadScale(postgres.url, caller.siteIds, size);
      await untilCounted(postgres.url);
      const word = await findCommonWord(postgres.url, caller.siteIds);
      const reference = `VOL${Math.round(size / 4) * 2}`;
      const results = await readSizes(postgres.url);
      for (const [name, send] of Object.entries(createCalls(seeded, word, reference))) {
        const statements = await captureStatements(postgres, () => send().catch(tellTimeout(name)));
        const { ms, pages } = await explainStatements(postgres.url, statements);
        const note = `${Math.round(pages)} pages, ${size} consignments`;
        results.push({ name: `Scale: ${name}`, value: ms, unit: 'ms', budget: null, note });
      }
      return results;
    },
    settings,
  );
}

/** Above the limit of time for a statement the call is refused with 503; its statement is measured all the same. */
const tellTimeout =
  (name: string) =>
  (error: unknown): void => {
    if (!String(error).includes('returned 503')) throw error;
    console.error(`${name}: refused after the limit of time`);
  };

function createCalls(seeded: SeededServer, word: string, reference: string) {
  const post = connect(seeded, ['Access.DISPATCH', 'Access.DASHBOARD', 'Consignment.LimitedEdit']);
  const { siteIds } = seeded.caller;
  const search = (body: object) => () =>
    post('/api/v2/consignments/search?pageSize=25&sortOption=createdAtDateTimeUtc&sortDirection=desc', {
      statuses: [],
      siteIds,
      ...body,
    });
  const now = Date.now();
  const date = {
    dateRangeType: 'Creation',
    startDateUtc: new Date(now - RECENT_DAYS * msPerDay).toISOString(),
    endDateUtc: new Date(now + msPerDay).toISOString(),
  };
  return {
    'list, no period': search({}),
    'list, 30 days': search({ date }),
    'list, drafts': search({ statuses: ['DRAFT'] }),
    'search, a reference': search({ searchTerm: reference }),
    [`search, a common name (${word})`]: search({ searchTerm: word }),
    'what needs attention': () => post('/api/v2/reports/attention', { siteIds }),
  };
}

/** A word of the receiver that the most consignments of the copies have. */
async function findCommonWord(url: string, siteIds: readonly string[]): Promise<string> {
  const rows = await query<{ word: string }>(
    url,
    `select lower(split_part(receiver ->> 'fullName', ' ', 1)) as word from consignments
    where reference like 'VOL%' and created_at > now() - interval '10 days'
      and charge_site_id = any ($1) group by 1
    having lower(split_part(receiver ->> 'fullName', ' ', 1)) ~ '^[a-z]{4,}$' order by count(*) desc limit 1`,
    [siteIds],
  );
  return rows[0]?.word ?? '';
}

async function readSizes(url: string): Promise<Result[]> {
  const rows = await query<{ name: string; table: number; indexes: number }>(
    url,
    `select relname as name, pg_table_size(oid) / 1048576.0::float8 as table, pg_indexes_size(oid) / 1048576.0::float8 as indexes
    from pg_class where relname in ('consignments', 'consignment_search', 'status_history') order by 1`,
  );
  return rows.flatMap(({ name, table, indexes }) => [
    { name: `Scale: ${name}`, value: table, unit: 'MiB', budget: null },
    { name: `Scale: indexes of ${name}`, value: indexes, unit: 'MiB', budget: null },
  ]);
}

/** What the server does for a call. */
interface StatementCost {
  /** Milliseconds of planning and running its reading statements, without parallel workers. */
  readonly ms: number;
  /** Pages of 8 KB that they touch. */
  readonly pages: number;
}

interface Plan {
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
}

const ROUNDS = 3;
const reading = /^\s*(?:select|with)\s/iu;

/** Explains the statements of a call with their transaction's own settings, but for the limits of time. */
function explainStatements(url: string, statements: readonly Statement[]): Promise<StatementCost> {
  return useClient(url, async (client) => {
    await client.query('set max_parallel_workers_per_gather = 0');
    const rounds: StatementCost[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await explainOnce(client, statements));
    return { ms: median(rounds.map(({ ms }) => ms)), pages: median(rounds.map(({ pages }) => pages)) };
  });
}

async function explainOnce(client: Client, statements: readonly Statement[]): Promise<StatementCost> {
  let ms = 0;
  let pages = 0;
  for (const { text, values } of statements) {
    if (text.includes('set_config(') || !reading.test(text)) {
      await client.query(text.replace(/('(?:statement|lock)_timeout', ')[^']*'/gu, "$10'"), [...values]);
      continue;
    }
    const plan = await explain(client, text, values);
    ms += plan['Planning Time'] + plan['Execution Time'];
    pages += plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'];
  }
  return { ms, pages };
}

async function explain(client: Client, text: string, values: readonly (string | null)[]): Promise<Plan> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly Plan[] }>(
    `explain (analyze, buffers, timing off, format json) ${text}`,
    [...values],
  );
  const plan = rows[0]?.['QUERY PLAN'][0];
  if (plan === undefined) throw new Error('EXPLAIN answered no plan');
  return plan;
}
