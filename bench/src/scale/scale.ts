import { Agent } from 'node:http';

import { createToken } from '../api-list/caller.js';
import { callApi } from '../api-list/call-api.js';
import { query } from '../postgres/query.js';
import { captureStatements } from '../postgres/statements.js';
import type { Result } from '../result.js';
import { type SeededServer, measureSeeded } from '../seeded-server.js';
import { explainStatements } from './explain.js';
import { forLoading, loadScale } from './load.js';

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

function createCalls({ origin, issuer, caller }: SeededServer, word: string, reference: string) {
  const token = createToken(issuer, caller, [
    'Access.DISPATCH',
    'Access.DASHBOARD',
    'Consignment.LimitedEdit',
  ]);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const siteIds = [...caller.siteIds];
  const post = async (path: string, body: object): Promise<void> => {
    await callApi({ url: `${origin}${path}`, body, token, host: caller.host, agent });
  };
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
