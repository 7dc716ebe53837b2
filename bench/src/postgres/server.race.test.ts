import { Client } from 'pg';
import { describe, expect, test } from 'vitest';

import { findPostgres } from './binaries.js';
import { startPostgres } from './server.js';
import { captureStatements } from './statements.js';

describe.runIf(findPostgres() !== null)('a server of its own', () => {
  test('starts, tells its statements and leaves nothing behind', async () => {
    const server = await startPostgres();
    if (server === null) throw new Error('the binaries are there but no user may run them');
    try {
      const statements = await captureStatements(server.url, server.logFolder, async () => {
        const client = new Client({ connectionString: server.url });
        await client.connect();
        await client.query('BEGIN');
        await client.query('select $1::text as name, $2::int as size', ['Whangārei', 3]);
        await client.end();
      });
      expect(statements).toEqual([
        { text: 'BEGIN', values: [] },
        { text: 'select $1::text as name, $2::int as size', values: ['Whangārei', '3'] },
      ]);
    } finally {
      await server.stop();
    }
  }, 60_000);
});
