import { readFileSync } from 'node:fs';

import { Client } from 'pg';

import { type Statement, runStatements } from '../postgres/statements.js';

/** Replays the captured statements on the bare driver, as the baseline of an API call. */
const [url, file] = process.argv.slice(2);
if (!url || !file) throw new Error('Usage: replay <database url> <statements file>');
const parsed: { statements: Statement[] } = JSON.parse(readFileSync(file, 'utf8'));
const client = new Client({ connectionString: url });
await client.connect();

process.on('message', (message) => {
  const times = Number(message);
  if (Number.isInteger(times)) void replay(times).then(() => process.send?.('done'));
});
// The parent waits for this: messages sent before the listener exists are lost.
process.send?.('ready');

async function replay(times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    await runStatements(client, parsed.statements);
  }
}
