import { readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import fastify from 'fastify';
import { Client, type QueryResult } from 'pg';

import type { Statement } from '../postgres/statements.js';

/** Runs the captured statements on the bare driver, alone or behind a bare server, and says where it listens. */
const [url, file] = process.argv.slice(2);
if (!url || !file) throw new Error('Usage: steps <database url> <statements file>');
const { statements }: { statements: Statement[] } = JSON.parse(readFileSync(file, 'utf8'));
const client = new Client({ connectionString: url });
await client.connect();

const asText = { types: { getTypeParser: () => (text: string) => text } };

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = await request.toArray();
  JSON.parse(Buffer.concat(parts).toString());
  const rows = await runStatements();
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(rows));
}

/** The rows of the statement that has most, which is the page. */
async function runStatements(how: object = {}): Promise<unknown[]> {
  let page: unknown[] = [];
  for (const { text, values } of statements) {
    const { rows = [] }: QueryResult =
      values.length > 0
        ? await client.query({ text, values: [...values], ...how })
        : await client.query(text);
    if (rows.length > page.length) page = rows;
  }
  return page;
}

const plain = createServer((request, response) => {
  void answer(request, response);
});
await new Promise<void>((resolve) => {
  plain.listen(0, '127.0.0.1', resolve);
});

const app = fastify();
app.post('/page', async (_request, reply) =>
  reply.type('application/json').send(JSON.stringify(await runStatements())),
);
app.post('/empty', (_request, reply) => reply.type('application/json').send('{}'));
const framework = await app.listen({ port: 0, host: '127.0.0.1' });

process.on('message', (message) => {
  const [how, times] = String(message).split(' ');
  if (how === 'where')
    process.send?.({ plain: `http://127.0.0.1:${(plain.address() as AddressInfo).port}`, framework });
  else if (how === 'text' || how === 'parsed')
    void repeat(how, Number(times)).then(() => process.send?.('done'));
});
// The parent waits for this: messages sent before the listener exists are lost.
process.send?.('ready');

async function repeat(how: 'text' | 'parsed', times: number): Promise<void> {
  for (let run = 0; run < times; run += 1) await runStatements(how === 'text' ? asText : {});
}
