import { Client } from 'pg';

import { median } from '../api-list/ratio.js';
import type { Statement } from '../postgres/statements.js';

/** What the server does for a call. */
export interface StatementCost {
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
export async function explainStatements(
  url: string,
  statements: readonly Statement[],
): Promise<StatementCost> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set max_parallel_workers_per_gather = 0');
    const rounds: StatementCost[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await explainOnce(client, statements));
    return { ms: median(rounds.map(({ ms }) => ms)), pages: median(rounds.map(({ pages }) => pages)) };
  } finally {
    await client.end();
  }
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
