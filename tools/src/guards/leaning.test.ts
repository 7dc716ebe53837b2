import { describe, expect, test } from 'vitest';

import { temporaryRepository } from '../testing/temporary-repository.js';
import { findLeaning, leaningComments } from './leaning.js';

describe('leaning comments', () => {
  test.each([
    ['// What is sent when the form closes.', 'line 1 "What is"'],
    ['const a = 1;\n/**\n * The theme: that\n * of the tenant.\n */', 'line 3 "that of"'],
    ['/** Those that nobody else has. */', 'line 1 "Those that", line 1 "nobody"'],
    ['// Whose site it is.', 'line 1 "Whose"'],
    ['{/* The one that Playwright downloaded. */}', 'line 1 "The one that"'],
  ])('are found in %j', (text, found) => {
    expect(findLeaning(text).found.join(', ')).toBe(found);
  });

  test('are not found in code, texts or plain sentences', () => {
    const text = [
      "const text = 'what is that of nobody';",
      '// The tenant that the host names. Says what happened.',
      'const those = 1;',
      '// of the user',
      '// A consignment whose day has passed.',
    ].join('\n');
    expect(findLeaning(text)).toEqual({ lines: 3, found: [] });
  });

  test('fail a file that has too many', async () => {
    const root = temporaryRepository({
      'a.ts': '// What is that of those that nobody knows, whoever asks.\n',
      'b.ts': '// A plain comment.\n'.repeat(2_000),
    });
    expect(await leaningComments.findFaults(root)).toEqual([expect.stringContaining('a.ts leans 5 times')]);
  });

  test('fail the repository when all files together have too many', async () => {
    const root = temporaryRepository({ 'a.ts': '// Told to nobody.\n' });
    expect(await leaningComments.findFaults(root)).toEqual([expect.stringContaining('per mille')]);
  });
});
