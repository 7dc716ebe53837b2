import path from 'node:path';
import { describe, expect, test } from 'vitest';

import { workspaceRoot } from '../repository/files.js';
import { temporaryRepository } from '../testing/temporary-repository.js';
import { findSpellingFaults } from './spelling.js';

const config = path.join(workspaceRoot, 'cspell.json');
const timeout = 60_000;

const check = (files: Record<string, string>): string[] =>
  findSpellingFaults(temporaryRepository(files), config);

describe('spelling', { timeout }, () => {
  test('a word is named where it stands first, in names, comments, strings and documents, American spelling included', () => {
    const faults = check({
      'src/a.ts': "/** Adds a consigment. */\nexport const maxWieght = 1;\nexport const label = 'Recieve';\n",
      'docs/A.md': 'It was canceled by a neighbor.\n',
      'docs/B.md': 'fine\nmaori parcle\n',
      'docs/C.md': 'parcle, parcle\n',
      'src/fine.ts': '/** The consignment of Kōwhai Kitchens, Whangārei. */\nexport const fieldColour = 1;\n',
    });
    expect(faults).toEqual([
      'docs/A.md:1 Forbidden word (canceled)',
      'docs/A.md:1 Unknown word (neighbor)',
      'docs/B.md:2 Unknown word (parcle)',
      'src/a.ts:1 Unknown word (consigment)',
      'src/a.ts:2 Unknown word (Wieght) fix: (Weight)',
      'src/a.ts:3 Unknown word (Recieve) fix: (Receive)',
    ]);
  });

  test('a run that checked no file fails', () => {
    expect(check({})).toEqual([expect.stringMatching(/^cspell failed: /)]);
  });
});
