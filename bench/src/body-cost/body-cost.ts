import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

import { startPostgres, type PostgresServer } from '../../../postgres.shared.js';
import { readCaller, createToken } from '../api-list/caller.js';
import { startIssuer } from '../api-list/issuer.js';
import { startLocalStack } from '../local-stack.js';
import { startProcess, type MeasuredProcess } from '../processes/measured-process.js';
import { notMeasured, type Result } from '../result.js';
import { built, ports } from '../workspace.js';
import { type BodyOperation, listBodyOperations, listWorstBodies } from './bodies.js';

const name = 'Longest hold of the event loop by one body';
const BUDGET_MS = 50;
const consignments = 200;
/** The slowest of the first rounds compiles schemas and code. */
const rounds = 4;

interface Held {
  readonly ms: number;
  readonly by: string;
}

/** Sends the worst bodies to every operation, one at a time, and measures how long each holds the server's event loop. */
export async function measureBodyCost(): Promise<Result[]> {
  if (!existsSync(built.api) || !existsSync(built.local)) {
    return notMeasured([name], 'ms', 'not built: run `pnpm build`');
  }
  const postgres = await startPostgres([]);
  if (postgres === null) return notMeasured([name], 'ms', 'no PostgreSQL server binaries were found');
  try {
    const { ms, by } = await measureServer(postgres);
    return [{ name, value: ms, unit: 'ms', budget: BUDGET_MS, note: by }];
  } finally {
    await postgres.stop();
  }
}

async function measureServer(postgres: PostgresServer): Promise<Held> {
  const stopSeeding = await startLocalStack(consignments, postgres.url);
  await stopSeeding();
  const issuer = await startIssuer(ports.identity);
  const origin = `http://127.0.0.1:${ports.product}`;
  const server = startProcess(built.api, [], {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    HOST: '127.0.0.1',
    PORT: String(ports.product),
    AUTH_AUTHORITY: issuer.url,
    RATE_LIMIT: '1000000',
    FILE_KEYS: 'unused while the bodies are measured',
  });
  try {
    await server.waitForOk(`${origin}/readyz`);
    const caller = await readCaller(postgres.url, issuer.url);
    const token = createToken(issuer, caller, [
      'Access.DISPATCH',
      'Access.DASHBOARD',
      'Consignment.LimitedEdit',
      'Consignment.CREATE',
      'Consignment.MAINTAIN',
    ]);
    const headers = {
      host: caller.host,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-appname': 'bench',
      'x-appversion': '20250715.1',
    };
    return await findLongestHold(server, (operation, body) =>
      send(`${origin}${operation.url}`, operation.method, headers, body),
    );
  } finally {
    await server.stop();
    await issuer.stop();
  }
}

async function findLongestHold(
  server: MeasuredProcess,
  call: (operation: BodyOperation, body: string) => Promise<unknown>,
): Promise<Held> {
  let longest: Held = { ms: 0, by: '' };
  for (const operation of listBodyOperations()) {
    for (const [what, body] of listWorstBodies(operation)) {
      const delays: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await server.ask('delay');
        await call(operation, body);
        // The monitor notices a hold when the loop turns again.
        await setTimeout(10);
        delays.push(Number(await server.ask('delay')));
      }
      const ms = Math.min(...delays);
      if (ms > longest.ms) longest = { ms, by: `${operation.id}: ${what}` };
    }
  }
  return longest;
}

function send(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers }, (response) => {
      response.resume().on('end', resolve);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
