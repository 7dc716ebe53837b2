import { readFile } from 'node:fs/promises';

import { runCli } from '../cli/program.js';
import type { Database } from '../database/database.js';
import { test as base } from './api-test.js';
import { testNow } from './now.js';
import { pacificFile } from './tenant-guide.js';
import { testIssuer } from './tokens.js';

const environment = { DATABASE_URL: 'postgres://consign@db.example/consign' };
const providerFile = pacificFile.replace('https://id.pacific.example', testIssuer);
const files: Readonly<Record<string, string>> = {
  'pacific.yaml': providerFile,
  'moved.yaml': providerFile
    .replace('09 555 0110', '09 555 0199')
    .replace(/ {6}- \{\n {10}code: GLOVES(?:.*\n)*? {8}\}\n/u, '')
    .replace('    products:\n', '    products: []\n'),
  'keyed.yaml': providerFile
    .replace('clientId: consign-pacific', 'clientId: very-secret-client')
    .replace('settings:\n', 'settings:\n  Client.MapsApiKey: very-secret-key\n'),
  'kept.yaml': providerFile.replace('settings:\n', "settings:\n  Retention:Months: '84'\n"),
  'same-host.yaml': providerFile.replaceAll('PACIFIC', 'OTHER').replaceAll('org_pacific', 'org_other'),
  'same-external-id.yaml': providerFile
    .replaceAll('PACIFIC', 'OTHER')
    .replaceAll('pacific.example', 'other.example'),
  'fuel.yaml': 'fuelAdjustments: [{ from: 2026-04-01, percent: 18.5 }]\n',
  'wrong.yaml': pacificFile.replace('days: 3', 'days: x').replace('code: WLG', 'code: AKL'),
};

/** Runs a command, with the databases that the addresses of its environment lead to. */
export async function runConsign(
  words: string,
  given: Readonly<Record<string, string>>,
  openDatabase: (url: string) => Database,
) {
  const out: string[] = [];
  const errors: string[] = [];
  const exitCode = await runCli(words === '' ? [] : words.split(' '), {
    environment: given,
    openDatabase: (url) => ({ ...openDatabase(url), close: () => Promise.resolve() }),
    readBytes: async (path) => {
      const text = files[path];
      return text === undefined ? readFile(path) : new TextEncoder().encode(text);
    },
    fetch: (input) =>
      Promise.resolve(
        Response.json({ issuer: String(input).replace('/.well-known/openid-configuration', '') }),
      ),
    now: () => testNow,
    userName: () => 'anna',
    print: (line) => void out.push(line),
    printError: (line) => void errors.push(line),
  });
  return { exitCode, out, errors };
}

/** A test of commands. */
export const test = base
  /** Runs a command over the file's database. */
  .extend(
    'consign',
    { scope: 'file' },
    ({ database }) =>
      (words: string, over: Readonly<Record<string, string>> = environment) =>
        runConsign(words, over, () => database),
  );
