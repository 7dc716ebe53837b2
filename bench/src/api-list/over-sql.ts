import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Statement, captureStatements } from '../postgres/statements.js';
import { startProcess, type MeasuredProcess, readPostgresCpu } from '../processes/measured-process.js';
import type { Result } from '../result.js';
import type { PostgresServer } from '../../../postgres.shared.js';
import { median, medianRatio, type Round } from './ratio.js';

/** A repeated call. */
interface MeasuredCall {
  readonly name: string;
  readonly send: (times: number) => Promise<unknown>;
  readonly perRound: number;
  readonly note: string;
  /** 7 by default. */
  readonly rounds?: number;
  /** Times the processor time of its SQL; 3 by default. */
  readonly budget?: number;
  /** Its SQL is rolled back when it is repeated. */
  readonly isWrite?: boolean;
  /** Runs before each round, unmeasured. */
  readonly prepare?: () => Promise<void>;
  /** Runs once, before the SQL is repeated. */
  readonly beforeReplay?: () => Promise<void>;
}

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
  const { perRound, prepare = () => Promise.resolve() } = call;
  await prepare();
  await call.send(perRound);
  const statements = await captureOwnStatements(postgres, call);
  await call.beforeReplay?.();
  const replay = await startReplay(postgres.url, statements);
  try {
    await replay.ask(String(perRound));
    const rounds: Round[] = [];
    const sessions: number[] = [];
    for (let round = 0; round < (call.rounds ?? ROUNDS); round += 1) {
      await prepare();
      const sqlBefore = await readPostgresCpu(postgres.url);
      const ofCall = await measureCpu(server.cpu, perRound, () => call.send(perRound));
      const sqlAfter = await readPostgresCpu(postgres.url);
      rounds.push({
        call: ofCall,
        baseline: await measureCpu(replay.cpu, perRound, () => replay.ask(String(perRound))),
      });
      if (sqlBefore !== null && sqlAfter !== null) sessions.push((sqlAfter - sqlBefore) / perRound);
    }
    return [...describe(call, rounds, statements.length), describeSessions(call, sessions)];
  } finally {
    await replay.stop();
  }
}

/** Of several captures the shortest: the server's jobs, which run between the calls, only add statements. */
export async function captureOwnStatements(
  postgres: PostgresServer,
  { send, prepare, isWrite = false }: Pick<MeasuredCall, 'send' | 'prepare' | 'isWrite'>,
): Promise<Statement[]> {
  const captures: Statement[][] = [];
  for (let capture = 0; capture < CAPTURES; capture += 1) {
    await prepare?.();
    captures.push(await captureStatements(postgres, () => send(1)));
  }
  const [shortest = []] = captures.toSorted((a, b) => a.length - b.length);
  return isWrite ? shortest.map(rollBack) : shortest;
}

const rollBack = (statement: Statement): Statement =>
  /^commit\b/iu.test(statement.text) ? { text: 'rollback', values: [] } : statement;

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

function describe(
  { name, note, budget = BUDGET }: MeasuredCall,
  rounds: readonly Round[],
  statements: number,
): Result[] {
  const ms = (pick: (round: Round) => number): number => median(rounds.map(pick)) / 1000;
  const info = { unit: 'ms', budget: null } as const;
  return [
    {
      name: toRatioName(name),
      value: medianRatio(rounds),
      unit: 'x',
      budget,
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

/** Starts a process that replays these statements through the bare driver, as often as requested, by default alone. */
export async function startReplay(
  url: string,
  statements: readonly Statement[],
  script = path.join(import.meta.dirname, 'replay.ts'),
): Promise<MeasuredProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'consign-bench-replay-'));
  const file = path.join(folder, 'statements.json');
  writeFileSync(file, JSON.stringify({ statements }));
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

function describeSessions({ name }: MeasuredCall, sessions: readonly number[]): Result {
  const label = { name: `${name}: PostgreSQL`, unit: 'ms', budget: null } as const;
  return sessions.length === 0
    ? { ...label, value: null, note: 'the processor time of other processes is read on Linux only' }
    : { ...label, value: median(sessions) / 1000, note: 'CPU time of its sessions per call' };
}
