import { Worker } from 'node:worker_threads';

import { withinTime } from '../process/within-time.js';

export interface EmbeddedResult<Row> {
  rows: Row[];
  affectedRows: number;
}

/** The single session of an embedded PostgreSQL: callers must run their transactions one at a time. */
export interface EmbeddedSession {
  query<Row>(sql: string, params?: readonly unknown[]): Promise<EmbeddedResult<Row>>;
  /** Runs several statements without parameters. */
  exec(sql: string): Promise<void>;
  /** Flushes to disk and ends the thread. */
  close(): Promise<void>;
}

/** Its data survives an end without a checkpoint. */
const CLOSE_WITHIN_MS = 3000;

interface WorkerReply {
  id: number;
  result?: EmbeddedResult<unknown>;
  error?: { message: string; fields: Record<string, string> };
}

interface PendingCall {
  resolve: (result: EmbeddedResult<unknown>) => void;
  reject: (error: Error) => void;
}

/** A database error with PostgreSQL's own fields (`code`, `constraint` …). */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';

  constructor(message: string, fields: Record<string, string>) {
    super(message);
    Object.assign(this, fields);
  }
}

/**
 * Opens the database in a worker thread, creating it if needed. `onCrash` is called when the thread ends unexpectedly;
 * pending calls are then rejected.
 */
export async function openEmbedded(
  folder: string,
  onCrash: (error: Error) => void = () => undefined,
  worker = new Worker(new URL('worker.js', import.meta.url), { workerData: { folder } }),
  closeWithinMs = CLOSE_WITHIN_MS,
): Promise<EmbeddedSession> {
  const pending = new Map<number, PendingCall>();
  let lastId = 0;
  let closing = false;
  let endError: Error | undefined;

  function waitForReply(id: number): Promise<EmbeddedResult<unknown>> {
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
    });
  }

  function end(error: Error): void {
    if (endError) return;
    endError = error;
    const opened = !pending.has(0);
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
    if (!closing && opened) onCrash(error);
  }

  worker.on('message', ({ id, result, error }: WorkerReply) => {
    const caller = pending.get(id);
    pending.delete(id);
    if (error) caller?.reject(new EmbeddedDatabaseError(error.message, error.fields));
    else if (result) caller?.resolve(result);
  });
  worker.on('messageerror', (error) => {
    // The reply says no id, but replies come in the order of the calls.
    const [oldest] = pending;
    if (oldest === undefined) return;
    const [id, caller] = oldest;
    pending.delete(id);
    caller.reject(new Error('The reply of the embedded database cannot be read', { cause: error }));
  });
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => end(new Error(`The embedded database has ended (code ${code})`)));

  async function call(kind: 'query' | 'exec' | 'close', sql = '', params: readonly unknown[] = []) {
    if (endError) throw endError;
    const id = (lastId += 1);
    const reply = waitForReply(id);
    worker.postMessage({ id, kind, sql, params }, []);
    return reply;
  }

  await waitForReply(0);
  return {
    query: async <Row>(sql: string, params?: readonly unknown[]) =>
      (await call('query', sql, params)) as EmbeddedResult<Row>,
    exec: async (sql) => {
      await call('exec', sql);
    },
    close: async () => {
      if (closing) return;
      closing = true;
      const closed = call('close').catch((error: unknown) => {
        if (!endError) throw error;
      });
      try {
        await withinTime(closed, closeWithinMs, 'The embedded database did not close in time');
      } finally {
        await worker.terminate();
      }
    },
  };
}
