import { existsSync } from 'node:fs';

import { Client } from 'pg';

import { startPostgres, type PostgresServer } from '../../../postgres.shared.js';
import { startLocalStack } from '../local-stack.js';
import { startProcess } from '../processes/measured-process.js';
import { notMeasured, type Result } from '../result.js';
import { built, ports } from '../workspace.js';
import { logSettings } from '../postgres/statements.js';
import { readCaller } from './caller.js';
import { startIssuer } from './issuer.js';
import { measureDeepPage } from './deep-page.js';
import { createListCall, PAGE_SIZE } from './list-call.js';
import { measureOverSql, toRatioName } from './over-sql.js';

const names = { list: 'API list', matching: 'API list: all matching ids' };
/** 50,000 keeps a run to minutes; the budgets were set with a million (BENCH_SIZE=1000000). */
const size = Number(process.env['BENCH_SIZE'] ?? 50_000);

/** Compares the list API with the same SQL through the bare driver, and a deep page with the first. */
export async function measureApiList(): Promise<Result[]> {
  const ratios = [names.list, names.matching].map(toRatioName);
  if (!existsSync(built.api) || !existsSync(built.local)) {
    return notMeasured(ratios, 'x', 'not built: run `pnpm build`');
  }
  const postgres = await startPostgres([...logSettings, 'shared_buffers=512MB', 'jit=off']);
  if (postgres === null) return notMeasured(ratios, 'x', 'no PostgreSQL server binaries were found');
  try {
    return await measureServer(postgres);
  } finally {
    await postgres.stop();
  }
}

async function measureServer(postgres: PostgresServer): Promise<Result[]> {
  const stopSeeding = await startLocalStack(size, postgres.url);
  await stopSeeding();
  await vacuum(postgres.url);
  // The issuer replaces the identity provider at the URL that the tenants are configured with.
  const issuer = await startIssuer(ports.identity);
  const origin = `http://127.0.0.1:${ports.product}`;
  const server = startProcess(built.api, [], {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    HOST: '127.0.0.1',
    PORT: String(ports.product),
    AUTH_AUTHORITY: issuer.url,
    RATE_LIMIT: '1000000',
    FILE_KEYS: 'unused while the list is measured',
  });
  try {
    await server.waitForOk(`${origin}/readyz`);
    const call = await createListCall(origin, issuer, await readCaller(postgres.url, issuer.url));
    const note = `${call.rowCount} rows, ${size} consignments`;
    const list = { name: names.list, send: call.send, perRound: 150, note: `${PAGE_SIZE} of ${note}` };
    const matching = {
      name: names.matching,
      send: call.sendMatchingIds,
      perRound: 20,
      note: `10000 of ${note}`,
    };
    return [
      ...(await measureOverSql(server, postgres, list)),
      ...(await measureOverSql(server, postgres, matching)),
      ...(await measureDeepPage(call)),
    ];
  } finally {
    await server.stop();
    await issuer.stop();
  }
}

/** Vacuums now, so that autovacuum doesn't run in the middle of a round. */
async function vacuum(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('VACUUM ANALYZE');
  await client.end();
}
