import { performance } from 'node:perf_hooks';

import { connect, repeat } from '../api-list/caller.js';
import { measureOverSql, toRatioName } from '../api-list/over-sql.js';
import { type Statement, captureStatements, runStatements, useClient } from '../postgres/statements.js';
import { readProcessCpu } from '../processes/measured-process.js';
import type { Result } from '../result.js';
import { type SeededServer, measureSeeded, untilCounted } from '../seeded-server.js';
import { loadVolume } from './volume.js';
import { median } from '../api-list/ratio.js';

const name = 'Dashboard';
/** Demo consignments, which the volume is copied from. */
const SEED_SIZE = 2000;
/** Of which the caller has three tenths in the period, and as many in the one before. */
const size = Number(process.env['BENCH_REPORTS_SIZE'] ?? 1_000_000);
const share = Math.round(size * 0.3);
/** All seven calls of a morning's dashboard, over 93 days. */
const SQL_BUDGET_MS = 300;
const DRILL_DOWN_BUDGET_MS = 150;
const DAYS = 93;
const msPerDay = 24 * 60 * 60 * 1000;

const cards = [
  'consignments-by-status',
  'consignments-staged-to-delivered',
  'consignments-delivered',
  'difot',
  'exceptions-by-status',
  'revenue',
  'costs',
];

/** Measures the SQL of the dashboard's seven calls, and what the calls cost beside it. */
export function measureReports(): Promise<Result[]> {
  return measureSeeded(SEED_SIZE, [toRatioName(name)], async (seeded) => {
    const { server, postgres, caller } = seeded;
    await loadVolume(postgres.url, caller.siteIds, { current: share, previous: share, total: size });
    await untilCounted(postgres.url);
    const { send, drillDown } = createCalls(seeded);
    await send(1);
    await drillDown();
    const statements = await captureStatements(postgres, () => send(1));
    const note = `7 calls, ${DAYS} days, ${share} of ${size} consignments`;
    const results: Result[] = [];
    const addSql = async (label: string, days: string): Promise<void> => {
      const { cpu, elapsed } = await measureSql(postgres.url, statements);
      results.push({
        name: `${name}: SQL${label}`,
        value: cpu,
        unit: 'ms',
        budget: SQL_BUDGET_MS,
        note: `${note}; ${days}; elapsed ${elapsed.toFixed(0)} ms`,
      });
    };
    await addSql('', 'every day counted');
    await whileUncounted(postgres.url, 5, () =>
      addSql(', five days changed', 'the last 5 days of 3 sites not counted'),
    );
    const misses = await captureStatements(postgres, drillDown);
    const { cpu, elapsed } = await measureSql(postgres.url, misses);
    results.push({
      name: 'DIFOT: misses of a service, first page, SQL',
      value: cpu,
      unit: 'ms',
      budget: DRILL_DOWN_BUDGET_MS,
      note: `${DAYS} days, ${share} of ${size} consignments; elapsed ${elapsed.toFixed(0)} ms`,
    });
    // The job counts these days now, in the process that is measured next.
    await untilCounted(postgres.url);
    results.push(...(await measureOverSql(server, postgres, { name, send, perRound: 10, note: '7 calls' })));
    return results;
  });
}

function createCalls(seeded: SeededServer) {
  const call = connect(seeded, ['Access.DISPATCH', 'Access.DASHBOARD', 'Consignment.ViewPricing']);
  const now = Date.now();
  const body = {
    siteIds: seeded.caller.siteIds,
    startDateUtc: new Date(now - (DAYS - 1) * msPerDay).toISOString(),
    endDateUtc: new Date(now).toISOString(),
    serviceTypeCodes: [],
  };
  const ask = (path: string, more: object = {}) => call(`/api/v2/reports/${path}`, { ...body, ...more });
  return {
    send: repeat(async () => {
      for (const card of cards) await ask(card);
    }),
    drillDown: async (): Promise<void> => {
      await ask('difot/search', { serviceType: 'GENERAL', difotStatus: 'MISS' });
    },
  };
}

/** Measures while the last days of the caller's sites have changed, and the job is kept from counting them. */
function whileUncounted(url: string, days: number, measure: () => Promise<void>): Promise<void> {
  return useClient(url, async (client) => {
    await client.query(
      `select pg_advisory_lock(hashtextextended('report days of ' || o.organisation_id, 0))
      from (select distinct organisation_id from report_days) o`,
    );
    await client.query(
      `insert into report_changes (tenant_id, organisation_id, kind, site_id, day)
      select distinct d.tenant_id, d.organisation_id, d.kind, d.site_id, d.day from (
        select tenant_id, organisation_id, kind, site_id, day from report_days
        union all select tenant_id, organisation_id, 'COSTS', site_id, day from report_costs) d
      where d.day > local_day(now()) - $1::integer`,
      [days],
    );
    await measure();
  });
}

/** Milliseconds of one run of some statements, one after the other on one core. */
interface SqlTime {
  /** Processor time of the server's process; the elapsed time where the system does not tell. */
  readonly cpu: number;
  readonly elapsed: number;
}

const ROUNDS = 7;

/** Runs statements on a connection without parallel workers, as often as needed for a median. */
function measureSql(url: string, statements: readonly Statement[]): Promise<SqlTime> {
  return useClient(url, async (client) => {
    await client.query('set max_parallel_workers_per_gather = 0');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid ?? 0;
    const times: SqlTime[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = { cpu: readProcessCpu(pid), at: performance.now() };
      await runStatements(client, statements);
      const elapsed = performance.now() - before.at;
      const after = readProcessCpu(pid);
      const cpu = before.cpu === null || after === null ? elapsed : (after - before.cpu) / 1000;
      times.push({ cpu, elapsed });
    }
    return { cpu: median(times.map(({ cpu }) => cpu)), elapsed: median(times.map(({ elapsed }) => elapsed)) };
  });
}
