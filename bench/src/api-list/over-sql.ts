import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { captureStatements, type Statement } from '../postgres/statements.js';
import { startProcess, type MeasuredProcess } from '../processes/measured-process.js';
import type { Result } from '../result.js';
import type { PostgresServer } from '../../../postgres.shared.js';
import { median, medianRatio, type Round } from './ratio.js';

/** A repeated call. */
interface MeasuredCall {
  readonly name: string;
  readonly send: (times: number) => Promise<void>;
  readonly perRound: number;
  readonly note: string;
  /** 7 by default. */
  readonly rounds?: number;
}

/** Times the processor time of its SQL. */
const BUDGET = 3;
const ROUNDS = 7;
const CAPTURES = 5;

export const toRatioName = (name: string): string => `${name}: CPU time / the same SQL`;

/** Compares the CPU time of an API call with its SQL statements through the bare driver. */
export async function measureOverSql(
  server: Pick<MeasuredProcess, 'cpu'>,
  postgres: PostgresServer,
  call: MeasuredCall,
): Promise<Result[]> {
  await call.send(call.perRound);
  const statements = await captureOwnStatements(postgres, call);
  const replay = await startReplay(postgres.url, statements);
  try {
    await replay.ask(String(call.perRound));
    const rounds: Round[] = [];
    for (let round = 0; round < (call.rounds ?? ROUNDS); round += 1) {
      rounds.push({
        call: await measureCpu(server.cpu, call.perRound, () => call.send(call.perRound)),
        baseline: await measureCpu(replay.cpu, call.perRound, () => replay.ask(String(call.perRound))),
      });
    }
    return describe(call, rounds, statements.length);
  } finally {
    await replay.stop();
  }
}

/** Of several captures the shortest: the server's jobs, which run between the calls, only add statements. */
async function captureOwnStatements(postgres: PostgresServer, { send }: MeasuredCall): Promise<Statement[]> {
  const captures: Statement[][] = [];
  for (let capture = 0; capture < CAPTURES; capture += 1) {
    captures.push(await captureStatements(postgres, () => send(1)));
  }
  const [shortest = []] = captures.toSorted((a, b) => a.length - b.length);
  return shortest;
}

/** CPU time per call, in microseconds. */
async function measureCpu(
  cpu: () => Promise<number>,
  calls: number,
  run: () => Promise<unknown>,
): Promise<number> {
  const before = await cpu();
  await run();
  return ((await cpu()) - before) / calls;
}

function describe({ name, note }: MeasuredCall, rounds: readonly Round[], statements: number): Result[] {
  const ms = (pick: (round: Round) => number): number => median(rounds.map(pick)) / 1000;
  const info = { unit: 'ms', budget: null } as const;
  return [
    {
      name: toRatioName(name),
      value: medianRatio(rounds),
      unit: 'x',
      budget: BUDGET,
      note: [note, `${statements} statements`].filter(Boolean).join(', '),
    },
    { name, value: ms((round) => round.call), ...info, note: 'CPU time per call' },
    {
      name: `${name}: the same SQL`,
      value: ms((round) => round.baseline),
      ...info,
      note: 'CPU time, bare driver',
    },
  ];
}

/** Starts a process that replays these statements through the bare driver, as often as requested. */
async function startReplay(url: string, statements: readonly Statement[]): Promise<MeasuredProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'consign-bench-replay-'));
  const file = path.join(folder, 'statements.json');
  writeFileSync(file, JSON.stringify({ statements }));
  const script = path.join(import.meta.dirname, 'replay.ts');
  const child = startProcess(
    script,
    [url, file],
    { NODE_ENV: 'production' },
    { nodeArguments: ['--import', 'tsx'] },
  );
  await child.ask();
  return {
    ...child,
    stop: async () => {
      await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
