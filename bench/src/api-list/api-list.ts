import { existsSync } from 'node:fs';

import { startPostgres, type PostgresServer } from '../../../postgres.shared.js';
import { startLocalStack } from '../local-stack.js';
import { answersAt, startProcess } from '../processes/measured-process.js';
import { notMeasured, type Result } from '../result.js';
import { built, ports } from '../workspace.js';
import { captureStatements, logSettings } from '../postgres/statements.js';
import { readCaller } from './caller.js';
import { startIssuer } from './issuer.js';
import { listCall, type ListCall } from './list-call.js';
import { middleRatio, median, type Round } from './ratio.js';
import { startReplay } from './start-replay.js';

const names = {
  ratio: 'API list: processor time over the same SQL',
  call: 'API list',
  floor: 'The same SQL',
};
const budget = 3;
const size = Number(process.env['BENCH_SIZE'] ?? 50_000);
const warmUp = 150;
const roundsTaken = 7;
const callsPerRound = 150;

/** Processor time of a call of the list, over that of the statements it sends, through the driver alone. */
export async function measureApiList(): Promise<Result[]> {
  if (!existsSync(built.api) || !existsSync(built.local)) {
    return notMeasured([names.ratio], 'x', 'not built: run `pnpm build`');
  }
  const postgres = await startPostgres([...logSettings, 'shared_buffers=512MB', 'jit=off']);
  if (postgres === null) return notMeasured([names.ratio], 'x', 'no PostgreSQL server binaries were found');
  try {
    return await measureOn(postgres);
  } finally {
    await postgres.stop();
  }
}

async function measureOn(postgres: PostgresServer): Promise<Result[]> {
  const stopSeeding = await startLocalStack(size, postgres.url);
  await stopSeeding();
  // The issuer takes the place, and the address, of the identity provider that the tenants name.
  const issuer = await startIssuer(ports.identity);
  const origin = `http://127.0.0.1:${ports.product}`;
  const server = startProcess(built.api, [], {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    HOST: '127.0.0.1',
    PORT: String(ports.product),
    AUTH_AUTHORITY: issuer.url,
    RATE_LIMIT: '1000000',
  });
  try {
    await answersAt(`${origin}/readyz`, 60);
    const call = await listCall(origin, issuer, await readCaller(postgres.url, issuer.url));
    await call.send(warmUp);
    const statements = await captureStatements(postgres, () => call.send(1));
    const replay = await startReplay(postgres.url, statements);
    try {
      await replay.ask(String(warmUp));
      const rounds: Round[] = [];
      for (let round = 0; round < roundsTaken; round += 1) {
        rounds.push({
          call: await cpuOf(server.cpu, () => call.send(callsPerRound)),
          floor: await cpuOf(replay.cpu, () => replay.ask(String(callsPerRound))),
        });
      }
      return describe(rounds, statements.length, call);
    } finally {
      await replay.stop();
    }
  } finally {
    await server.stop();
    await issuer.stop();
  }
}

/** Processor time per call, in microseconds. */
async function cpuOf(cpu: () => Promise<number>, run: () => Promise<unknown>): Promise<number> {
  const before = await cpu();
  await run();
  return ((await cpu()) - before) / callsPerRound;
}

function describe(rounds: readonly Round[], statements: number, call: ListCall): Result[] {
  const ms = (pick: (round: Round) => number): number => median(rounds.map(pick)) / 1000;
  const note = `${call.rows} of ${call.rowCount} rows, ${statements} statements, ${size} consignments`;
  return [
    { name: names.ratio, value: middleRatio(rounds), unit: 'x', budget, note },
    {
      name: names.call,
      value: ms((round) => round.call),
      unit: 'ms',
      budget: null,
      note: 'processor time of a call',
    },
    {
      name: names.floor,
      value: ms((round) => round.floor),
      unit: 'ms',
      budget: null,
      note: 'processor time, driver alone',
    },
  ];
}
