import { Worker } from 'node:worker_threads';

export interface EmbeddedResult<Row> {
  rows: Row[];
  affectedRows: number;
}

/** One session of an embedded PostgreSQL: whoever shares it has to take turns, transaction by transaction. */
export interface EmbeddedSession {
  query<Row>(sql: string, params?: readonly unknown[]): Promise<EmbeddedResult<Row>>;
  /** Several statements without parameters. */
  exec(sql: string): Promise<void>;
  /** Writes everything to the files and ends the thread. */
  close(): Promise<void>;
}

interface WorkerReply {
  id: number;
  result?: EmbeddedResult<unknown>;
  error?: { message: string; fields: Record<string, string> };
}

interface PendingCall {
  resolve: (result: EmbeddedResult<unknown>) => void;
  reject: (error: Error) => void;
}

/** A statement that the database refused, with the fields (`code`, `constraint` …) of PostgreSQL's own errors. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';

  constructor(message: string, fields: Record<string, string>) {
    super(message);
    Object.assign(this, fields);
  }
}

/**
 * Opens the folder in a thread of its own, making the database where there is none. `onCrash` is told when the
 * thread ends without being closed; every open call fails then.
 */
export async function openEmbedded(
  folder: string,
  onCrash: (error: Error) => void = () => undefined,
  worker = new Worker(new URL('worker.js', import.meta.url), { workerData: { folder } }),
): Promise<EmbeddedSession> {
  const waiting = new Map<number, PendingCall>();
  let last = 0;
  let closing = false;
  let gone: Error | undefined;

  function expectAnswer(id: number): Promise<EmbeddedResult<unknown>> {
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
  }

  function end(error: Error): void {
    if (gone) return;
    gone = error;
    const opened = !waiting.has(0);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    if (!closing && opened) onCrash(error);
  }

  worker.on('message', ({ id, result, error }: WorkerReply) => {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (error) caller?.reject(new EmbeddedDatabaseError(error.message, error.fields));
    else if (result) caller?.resolve(result);
  });
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => end(new Error(`The embedded database has ended (code ${code})`)));

  async function call(kind: 'query' | 'exec' | 'close', sql = '', params: readonly unknown[] = []) {
    if (gone) throw gone;
    const id = (last += 1);
    const answer = expectAnswer(id);
    worker.postMessage({ id, kind, sql, params }, []);
    return answer;
  }

  await expectAnswer(0);
  return {
    query: async <Row>(sql: string, params?: readonly unknown[]) =>
      (await call('query', sql, params)) as EmbeddedResult<Row>,
    exec: async (sql) => {
      await call('exec', sql);
    },
    close: async () => {
      if (closing) return;
      closing = true;
      await call('close').catch((error: unknown) => {
        if (!gone) throw error;
      });
      await worker.terminate();
    },
  };
}
