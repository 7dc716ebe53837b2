import { readFileSync } from 'node:fs';

import { Client } from 'pg';

import type { Statement } from '../postgres/statements.js';

/** Runs the captured statements again and again on the bare driver: the floor under a call of the API. */
const [url, file] = process.argv.slice(2);
if (!url || !file) throw new Error('replay needs the address of the database and the file of statements');
const parsed: { statements: Statement[] } = JSON.parse(readFileSync(file, 'utf8'));
const client = new Client({ connectionString: url });
await client.connect();

process.on('message', (message) => {
  const times = Number(message);
  if (Number.isInteger(times)) void replay(times).then(() => process.send?.('done'));
});
// What was sent before there was somebody to hear it would be lost.
process.send?.('ready');

async function replay(times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    for (const { text, values } of parsed.statements) {
      await client.query(values.length > 0 ? { text, values: [...values] } : text);
    }
  }
}
