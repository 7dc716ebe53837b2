// @ts-check
// Plain JavaScript, since a worker thread is started from its file: the same one serves the sources, the tests
// and the build. The database blocks the thread that it runs in, so it has one to itself.
import { parentPort, workerData } from 'node:worker_threads';

import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** @typedef {{ id: number, kind: 'query' | 'exec' | 'close', sql: string, params: unknown[] }} Call */

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread');

/** What makes a database error worth reading crosses the thread; an Error alone would lose it. */
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
function portable(error) {
  const source = /** @type {Record<string, unknown>} */ (Object(error));
  const fields = Object.fromEntries(
    errorFields.filter((name) => typeof source[name] === 'string').map((name) => [name, source[name]]),
  );
  // The engine's file system throws what is no Error.
  const message = String(source['message'] ?? `${source['name'] ?? 'Error'} ${source['errno'] ?? ''}`.trim());
  return { message, fields };
}

/** @returns {Promise<PGlite>} */
async function open() {
  try {
    return await PGlite.create({
      dataDir: workerData.folder,
      extensions: { pg_trgm },
      // As PostgreSQL's client is set up: a date is a day and not an instant, a count is a number.
      parsers: { [types.DATE]: (value) => value, [types.INT8]: Number },
    });
  } catch (error) {
    const told = portable(error);
    port?.postMessage({ id: 0, error: told }, []);
    // Either of the two may arrive first, so both say the same.
    throw new Error(told.message, { cause: error });
  }
}

const database = await open();

/** @param {Call} call */
async function answer({ kind, sql, params }) {
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

port.on('message', (/** @type {Call} */ call) => {
  answer(call).then(
    (result) => port.postMessage({ id: call.id, result }, []),
    (error) => port.postMessage({ id: call.id, error: portable(error) }, []),
  );
});
port.postMessage({ id: 0, result: { rows: [], affectedRows: 0 } }, []);
