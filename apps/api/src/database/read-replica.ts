import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';

import type { Database } from './database.js';
import { isReplicaFailure } from './failures.js';

/** How long a read waits for the replica to catch up before the primary takes it. */
const CATCH_UP_MS = 200;
const ASK_AGAIN_MS = 5;
/** How long the primary takes all reads after the replica was too late, or did not answer. */
const SPARED_MS = { late: 1000, failed: 5000 };

export type ReplicaTrouble = 'late' | 'failed';

export interface ReplicaOptions {
  readonly catchUpMs?: number;
  readonly sparedMs?: Readonly<Record<ReplicaTrouble, number>>;
  /** Told each time that the primary takes over the reads for a while. */
  readonly onTrouble: (trouble: ReplicaTrouble, error: unknown) => void;
}

/**
 * Sends reads to a streaming replica (PLAT-104). No answer is older than its question: the replica must first have
 * replayed all that the primary had stored when the read began, from any writer and any process. If it can't
 * in time, or fails, the primary answers.
 */
export function readingFrom(replica: Database, primary: Database, options: ReplicaOptions): Database {
  const { onTrouble, catchUpMs = CATCH_UP_MS, sparedMs = SPARED_MS } = options;
  const findPosition = oncePerTurn(() => storedPosition(primary));
  let sparedUntil = 0;

  function spare(trouble: ReplicaTrouble, error: unknown = null): void {
    sparedUntil = performance.now() + sparedMs[trouble];
    onTrouble(trouble, error);
  }

  return {
    ...primary,
    inReading: async (scope, run, mode, deadline) => {
      if (performance.now() < sparedUntil) return primary.inReading(scope, run, mode, deadline);
      const position = await findPosition();
      try {
        if (await hasCaughtUp(replica, position, performance.now() + catchUpMs)) {
          return await replica.inReading(scope, run, mode, deadline);
        }
        spare('late');
      } catch (error) {
        if (!isReplicaFailure(error)) throw error;
        spare('failed', error);
      }
      return primary.inReading(scope, run, mode, deadline);
    },
    close: async () => {
      await Promise.all([replica.close(), primary.close()]);
    },
  };
}

/** A line of the log when the primary takes over, at most one a minute. */
export function reportTrouble(log: {
  warn(details: object, message: string): void;
}): ReplicaOptions['onTrouble'] {
  let quietUntil = 0;
  return (trouble, error) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 60_000;
    log.warn(
      error === null ? {} : { err: error },
      `the primary takes the reads: the replica ${lines[trouble]}`,
    );
  };
}

const lines = { late: 'is late', failed: 'does not answer' } as const satisfies Record<
  ReplicaTrouble,
  string
>;

/** The position in the write-ahead log up to which everything acknowledged is stored. */
async function storedPosition(primary: Database): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_flush_lsn()::text as position`.execute(primary.kysely);
  return rows[0]?.position ?? '';
}

/** Never true of a server that was promoted: it may have another history than the primary. */
async function hasCaughtUp(replica: Database, position: string, until: number): Promise<boolean> {
  for (;;) {
    const { rows } = await sql<{ isThere: boolean; isReplica: boolean }>`
      select pg_is_in_recovery() as "isReplica",
        coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as "isThere"`.execute(
      replica.kysely,
    );
    const isReplica = rows[0]?.isReplica === true;
    if (isReplica && rows[0]?.isThere === true) return true;
    if (!isReplica || performance.now() >= until) return false;
    await pause(ASK_AGAIN_MS);
  }
}

/** Shares one question among all who ask before it is sent, so that its answer is not older than any of them. */
function oncePerTurn<T>(ask: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | null = null;
  return () => {
    next ??= new Promise<void>((resolve) => {
      setImmediate(resolve);
    }).then(() => {
      next = null;
      return ask();
    });
    return next;
  };
}
