import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import { readText, workspaceRoot } from '../repository/files.js';

interface NodeVersion {
  isNodeNewEnough(version: string): boolean;
  nodeTooOld(script: string, version: string): string;
}

// It has no types, because it runs before anything is installed.
const file = pathToFileURL(path.join(workspaceRoot, 'tools/src/run/node-version.mjs'));
const { isNodeNewEnough, nodeTooOld } = (await import(file.href)) as NodeVersion;

test.each([
  ['14.21.3', false],
  ['20.20.2', false],
  ['23.11.1', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNodeNewEnough(version)).toBe(expected);
});

test('every package says the same, and the line says what to run', () => {
  const engines = ['.', 'packages/domain', 'packages/api-client', 'packages/ui'].map((folder) => {
    const { engines: own } = JSON.parse(readText(workspaceRoot, path.join(folder, 'package.json'))) as {
      engines: { node: string };
    };
    return own.node;
  });
  expect(new Set(engines)).toEqual(new Set(['>=24']));
  expect(nodeTooOld('start', '20.20.2')).toBe(
    'Consign needs Node 24, and this is 20.20.2. Install it from https://nodejs.org, or let npm bring it: npx -y -p node@24 -p pnpm@12 pnpm start',
  );
});
