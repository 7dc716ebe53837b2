import { describe, expect, test } from 'vitest';

import { findPostgres, startPostgres } from '../../../postgres.shared.js';
import { captureStatements, logSettings, useClient } from './statements.js';

describe.runIf(findPostgres() !== null)('a temporary PostgreSQL server', () => {
  test('starts, logs its statements and stops', async () => {
    const server = await startPostgres(logSettings);
    if (server === null) throw new Error('PostgreSQL is installed, but there is no user to run it as');
    try {
      const statements = await captureStatements(server, async () => {
        await useClient(server.url, async (client) => {
          await client.query('BEGIN');
          await client.query('select $1::text as name, $2::int as size', ['Whangārei', 3]);
        });
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
