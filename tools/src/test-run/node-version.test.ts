import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import { readText, workspaceRoot } from '../repository/files.js';

interface NodeVersion {
  isNodeNewEnough(version: string): boolean;
  nodeTooOld(version: string): string;
}

// It has no types, because it runs before anything is installed.
const file = pathToFileURL(path.join(workspaceRoot, 'tools/src/run/node-version.mjs'));
const { isNodeNewEnough, nodeTooOld } = (await import(file.href)) as NodeVersion;

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.0.0', true],
  ['24.0.0', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNodeNewEnough(version)).toBe(expected);
});

test('the engines of the workspace say the same', () => {
  const { engines } = JSON.parse(readText(workspaceRoot, 'package.json')) as { engines: { node: string } };
  expect(engines.node).toBe('^20.19.0 || >=22.12.0');
  expect(nodeTooOld('21.7.3')).toContain('at least 22.12 or 20.19, and this is 21.7.3');
});
