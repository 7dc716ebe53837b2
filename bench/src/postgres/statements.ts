import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Client } from 'pg';

import type { PostgresServer } from '../../../postgres.shared.js';

/** One statement as the server received it: its text, and its parameters in text form. */
export interface Statement {
  readonly text: string;
  readonly values: readonly (string | null)[];
}

/** How a server must be started for its statements to be read. */
export const logSettings = [
  'logging_collector=on',
  'log_destination=jsonlog',
  'log_directory=log',
  'log_rotation_age=0',
];

const endMark = 'end of capture';
const execution = /^(?:execute [^:]+|statement): ([\s\S]+)$/;
const parameter = /\$\d+ = (?:NULL|'((?:[^']|'')*)')/g;

/** The statements that the server receives while `run` runs, from connections other than this one. */
export async function captureStatements(
  server: Pick<PostgresServer, 'url' | 'data'>,
  run: () => Promise<void>,
): Promise<Statement[]> {
  const client = new Client({ connectionString: server.url, application_name: 'capture' });
  await client.connect();
  const logFolder = path.join(server.data, 'log');
  const setLogging = async (value: string): Promise<void> => {
    await client.query(`ALTER SYSTEM SET log_statement = '${value}'`);
    await client.query('SELECT pg_reload_conf()');
    for (;;) {
      const { rows } = await client.query<{ log_statement: string }>('SHOW log_statement');
      if (rows[0]?.log_statement === value) return;
    }
  };
  try {
    await setLogging('all');
    const before = readLog(logFolder).length;
    await run();
    await client.query(`SELECT '${endMark}'`);
    await setLogging('none');
    return parseLog(await readUntilMark(logFolder, before));
  } finally {
    await client.end();
  }
}

/** Statements from the server's JSON log, the capturing connection's own left out. */
export function parseLog(text: string): Statement[] {
  return text.split('\n').flatMap((line) => {
    if (!line.trim()) return [];
    const entry: unknown = JSON.parse(line);
    const application = readField(entry, 'application_name');
    const sql = execution.exec(readField(entry, 'message') ?? '')?.[1];
    if (sql === undefined || application === 'capture') return [];
    return [{ text: sql, values: parseParameters(readField(entry, 'detail') ?? '') }];
  });
}

function parseParameters(detail: string): (string | null)[] {
  return [...detail.matchAll(parameter)].map(([, text]) => text?.replaceAll("''", "'") ?? null);
}

/** The collector writes behind the server's back, but in order: the mark comes last. */
async function readUntilMark(folder: string, before: number): Promise<string> {
  const until = Date.now() + 10_000;
  for (;;) {
    const text = readLog(folder).slice(before);
    if (text.includes(endMark) && text.endsWith('\n')) return text;
    if (Date.now() > until) throw new Error('the server log does not end');
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

function readLog(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('');
}

function readField(value: unknown, name: string): string | undefined {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' ? found : undefined;
}
