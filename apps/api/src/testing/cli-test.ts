import { readFile } from 'node:fs/promises';

import { runCli } from '../cli/program.js';
import { test as base } from './api-test.js';
import { testDatabase } from './database.js';
import { testNow } from './now.js';
import { pacificFile } from './tenant-guide.js';
import { testIssuer } from './tokens.js';
import { createWorld } from './world.js';

const environment = { DATABASE_URL: 'postgres://consign@db.example/consign' };
const files: Readonly<Record<string, string>> = {
  'pacific.yaml': pacificFile.replace('https://id.pacific.example', testIssuer),
  'wrong.yaml': pacificFile.replace('days: 3', 'days: x').replace('code: WLG', 'code: AKL'),
};

/** A test of commands on a database of its own. */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the fixtures that this one needs from the pattern
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await testDatabase();
    onCleanup(() => database.close());
    await createWorld(database);
    return database;
  })
  /** Runs a command over the file's database. */
  .extend(
    'consign',
    { scope: 'file' },
    ({ database }) =>
      async (words: string, over: Readonly<Record<string, string>> = environment) => {
        const out: string[] = [];
        const errors: string[] = [];
        const exitCode = await runCli(words === '' ? [] : words.split(' '), {
          environment: over,
          openDatabase: () => ({ ...database, close: () => Promise.resolve() }),
          readBytes: async (path) => {
            const text = files[path];
            return text === undefined ? readFile(path) : new TextEncoder().encode(text);
          },
          fetch: (input) =>
            Promise.resolve(
              Response.json({ issuer: String(input).replace('/.well-known/openid-configuration', '') }),
            ),
          now: () => testNow,
          print: (line) => void out.push(line),
          printError: (line) => void errors.push(line),
        });
        return { exitCode, out, errors };
      },
  );
