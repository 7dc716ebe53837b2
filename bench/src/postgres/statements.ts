import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { type QueryResultRow, Client } from 'pg';

import type { PostgresServer } from '../../../postgres.shared.js';

/** Runs something on a connection of its own. */
export async function useClient<T>(
  url: string,
  run: (client: Client) => Promise<T>,
  name?: string,
): Promise<T> {
  const client = new Client({ connectionString: url, application_name: name });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Runs one statement on a connection of its own. */
export function query<Row extends QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return useClient(url, async (client) => (await client.query<Row>(text, [...values])).rows);
}

/** Runs captured statements in their order. */
export async function runStatements(client: Client, statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements) {
    await client.query(values.length > 0 ? { text, values: [...values] } : text);
  }
}

/** A statement as the server received it, with its parameters as text. */
export interface Statement {
  readonly text: string;
  readonly values: readonly (string | null)[];
}

/** Server settings that `captureStatements` needs. */
export const logSettings = [
  'logging_collector=on',
  'log_destination=jsonlog',
  'log_directory=log',
  'log_rotation_age=0',
];

const endMarker = 'end of capture';
const execution = /^(?:execute [^:]+|statement): ([\s\S]+)$/;
const parameter = /\$\d+ = (?:NULL|'((?:[^']|'')*)')/g;

/** Captures the statements of other connections while `run` runs. */
export async function captureStatements(
  server: Pick<PostgresServer, 'url' | 'data'>,
  run: () => Promise<unknown>,
): Promise<Statement[]> {
  const capture = async (client: Client): Promise<Statement[]> => {
    const logFolder = path.join(server.data, 'log');
    const setLogging = async (value: string): Promise<void> => {
      await client.query(`ALTER SYSTEM SET log_statement = '${value}'`);
      await client.query('SELECT pg_reload_conf()');
      for (;;) {
        const { rows } = await client.query<{ log_statement: string }>('SHOW log_statement');
        if (rows[0]?.log_statement === value) return;
      }
    };
    await setLogging('all');
    const before = readLog(logFolder).length;
    await run();
    await client.query(`SELECT '${endMarker}'`);
    await setLogging('none');
    return parseLog(await readUntilMarker(logFolder, before));
  };
  return useClient(server.url, capture, 'capture');
}

/**
 * Parses the server's JSON log, without the capturing connection's own statements. A session's statements stay together, so
 * that transactions of several sessions can be run on one.
 */
export function parseLog(text: string): Statement[] {
  const sessions = new Map<string, Statement[]>();
  for (const line of text.split('\n')) {
    if (!line.trim()) continue;
    const entry: unknown = JSON.parse(line);
    const application = readField(entry, 'application_name');
    const sql = execution.exec(readField(entry, 'message') ?? '')?.[1];
    if (sql === undefined || application === 'capture') continue;
    const session = readField(entry, 'session_id') ?? '';
    const statement = { text: sql, values: parseParameters(readField(entry, 'detail') ?? '') };
    sessions.set(session, [...(sessions.get(session) ?? []), statement]);
  }
  return [...sessions.values()].flat();
}

function parseParameters(detail: string): (string | null)[] {
  return [...detail.matchAll(parameter)].map(([, text]) => text?.replaceAll("''", "'") ?? null);
}

/** The log collector writes asynchronously but in order, so wait for the end marker. */
async function readUntilMarker(folder: string, before: number): Promise<string> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const text = readLog(folder).slice(before);
    if (text.includes(endMarker) && text.endsWith('\n')) return text;
    if (Date.now() > deadline) throw new Error('the end marker did not appear in the server log');
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
