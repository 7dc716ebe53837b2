import { expect, it } from 'vitest';

import { readText, workspaceRoot } from '../repository/files.js';
import { temporaryRepository } from '../testing/temporary-repository.js';
import { allFaults } from './all-faults.js';
import { checkFaults, type Fault } from './fault.js';
import { countByFolder, sampleFiles } from './mutants.js';
import { summarise } from './results.js';
import { runFault } from './run-faults.js';
import type { Selection } from './run-tests.js';

const fault: Fault = {
  name: 'always-odd',
  fault: 'Every number is odd',
  file: 'packages/domain/src/odd/is-odd.ts',
  find: '=== 1',
  replace: '>= 0',
};

const plantedIn = (text: string) =>
  temporaryRepository({ [fault.file]: text, 'packages/domain/src/odd/is-odd.test.ts': '' });

it('can plant each fault of the list', () => {
  expect(checkFaults(Object.values(allFaults).flat(), workspaceRoot)).toEqual([]);
});

it('names a fault whose text is not there exactly once, or whose tests are gone', () => {
  const root = plantedIn('n % 2 === 1 || n === 1');
  const gone = { ...fault, file: 'gone.ts' };
  const untested = { ...fault, find: '% 2', tests: ['packages/domain/src/even'] };
  expect(checkFaults([fault], root)).toEqual([expect.stringContaining('stands 2 times')]);
  expect(checkFaults([gone], root)).toEqual([expect.stringContaining('no gone.ts')]);
  expect(checkFaults([untested], root)).toEqual([expect.stringContaining('no packages/domain/src/even')]);
  expect(checkFaults([untested, untested], root)).toContainEqual(expect.stringContaining('two faults'));
});

it('runs the tests with the fault planted, asks all of the package before it is not found, and takes it out', async () => {
  const root = plantedIn('n % 2 === 1');
  const seen: string[] = [];
  const runs: Selection[] = [];
  const found = await runFault(fault, root, (selection) => {
    seen.push(readText(root, fault.file));
    runs.push(selection);
    return Promise.resolve(null);
  });
  expect(found).toBeNull();
  expect(seen).toEqual(['n % 2 >= 0', 'n % 2 >= 0']);
  expect(runs).toEqual([{ tests: 'packages/domain/src/odd' }, { related: fault.file }]);
  expect(readText(root, fault.file)).toBe('n % 2 === 1');
});

it('runs no more than the named tests when they find the fault', async () => {
  const root = plantedIn('n % 2 === 1');
  const named = { ...fault, tests: ['packages/domain/src', 'apps/api/src/odd'] };
  const runs: Selection[] = [];
  const found = await runFault(named, root, (selection) => {
    runs.push(selection);
    return Promise.resolve(runs.length === 2 ? 'odd.test.ts: refuses 2' : null);
  });
  expect(found).toBe('odd.test.ts: refuses 2');
  expect(runs).toEqual(named.tests.map((tests) => ({ tests })));
});

it('says how many faults of a layer were found, and which were not', () => {
  const missed = { ...fault, name: 'missed' };
  const untried = { ...fault, name: 'untried' };
  const lines = summarise(
    { domain: [fault, missed, untried] },
    { 'always-odd': 'odd.test.ts: x', missed: null },
  );
  expect(lines).toEqual([
    expect.stringMatching(/domain +1 of 2 planted/),
    expect.stringContaining('not found: missed: Every number is odd'),
  ]);
});

it('mutates the same sample of files, and none of tests and lists of exports', () => {
  const sample = { package: 'packages/domain', folders: ['src'], files: 2 };
  const all = ['a.ts', 'b.ts', 'c.ts', 'a.test.ts', 'index.ts'].map((file) => `packages/domain/src/${file}`);
  const chosen = sampleFiles(all, sample);
  expect(chosen).toHaveLength(2);
  expect(sampleFiles(all.toReversed(), sample)).toEqual(chosen);
  expect(sampleFiles(all, { ...sample, files: 9 })).toHaveLength(3);
});

it('counts mutants by folder: killed ones and those that live', () => {
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'].map((status) => ({ status }));
  const constant = { status: 'Survived', static: true };
  const files = {
    'src/a/one.ts': { mutants: [...mutants, constant] },
    'src/a/two.ts': { mutants: [{ status: 'Killed' }] },
  };
  expect(countByFolder({ files })).toEqual({ 'src/a': [3, 5] });
});
