// @ts-check
// Plain JavaScript, so that the sources, the tests and the build can all start the worker from this file.
// PGlite blocks the thread it runs in, so it gets its own.
import { parentPort, workerData } from 'node:worker_threads';

import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** @typedef {{ id: number, kind: 'query' | 'exec' | 'close', sql: string, params: unknown[] }} Call */

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread');

/** Error fields to copy across the thread boundary, where an Error would lose them. */
const errorFields = [
  'code',
  'detail',
  'hint',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'position',
];

/** @param {unknown} error */
function toPlainError(error) {
  const source = /** @type {Record<string, unknown>} */ (Object(error));
  const fields = Object.fromEntries(
    errorFields.filter((name) => typeof source[name] === 'string').map((name) => [name, source[name]]),
  );
  // The engine's file system throws values that aren't Errors.
  const message = String(source['message'] ?? `${source['name'] ?? 'Error'} ${source['errno'] ?? ''}`.trim());
  return { message, fields };
}

/** @returns {Promise<PGlite>} */
async function open() {
  try {
    return await PGlite.create({
      dataDir: workerData.folder,
      extensions: { pg_trgm },
      // Match the pg client's configuration: dates stay text, counts are numbers.
      parsers: { [types.DATE]: (value) => value, [types.INT8]: Number },
    });
  } catch (error) {
    const plain = toPlainError(error);
    port?.postMessage({ id: 0, error: plain }, []);
    // The message or the thread's error may arrive first, so both carry the same text.
    throw new Error(plain.message, { cause: error });
  }
}

const database = await open();

/** @param {Call} call */
async function run({ kind, sql, params }) {
  if (kind === 'query') {
    const { rows, affectedRows } = await database.query(sql, params);
    return { rows, affectedRows: affectedRows ?? 0 };
  }
  if (kind === 'exec') {
    await database.exec(sql);
  } else {
    await database.exec('checkpoint');
    await database.close();
  }
  return { rows: [], affectedRows: 0 };
}

/** @param {Call} call */
async function answer(call) {
  try {
    // Throws for what can't be sent, such as JSON that is nested too deeply.
    port?.postMessage({ id: call.id, result: await run(call) }, []);
  } catch (error) {
    port?.postMessage({ id: call.id, error: toPlainError(error) }, []);
  }
}

port.on('message', (/** @type {Call} */ call) => {
  void answer(call);
});
port.postMessage({ id: 0, result: { rows: [], affectedRows: 0 } }, []);
