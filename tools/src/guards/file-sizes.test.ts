import { describe, expect, test } from 'vitest';

import { temporaryRepository } from '../testing/temporary-repository.js';
import { describeSizes, longFiles, mostLines, sizeFaults } from './file-sizes.js';

const lines = (count: number): string => 'export {};\n'.repeat(count);

describe('sizes', () => {
  test('a source over the most lines is a fault unless it has a reason', () => {
    const root = temporaryRepository({
      'packages/ui/src/Long.tsx': lines(mostLines + 1),
      'packages/ui/src/Full.tsx': lines(mostLines),
    });
    expect(sizeFaults(root, new Map())).toEqual([
      'packages/ui/src/Long.tsx has 401 lines; the most is 400: split it by idea',
    ]);
    expect(sizeFaults(root, new Map([['packages/ui/src/Long.tsx', 'a table']]))).toEqual([]);
  });

  test('tests, stories, migrations and generated files may be as long as they like', () => {
    const root = temporaryRepository({
      'packages/ui/src/Chip.test.tsx': lines(900),
      'packages/ui/src/Chip.stories.tsx': lines(900),
      'apps/api/src/database/migrations/0001-first.ts': lines(900),
      'packages/api-client/src/generated/consignment.ts': lines(900),
    });
    expect(sizeFaults(root, new Map())).toEqual([]);
  });

  test('a reason that is not needed any more is a fault', () => {
    const root = temporaryRepository({ 'packages/ui/src/Chip.tsx': lines(10) });
    expect(sizeFaults(root, new Map([['packages/ui/src/Chip.tsx', 'a table']]))).toEqual([
      'packages/ui/src/Chip.tsx needs no place in the list of long files any more',
    ]);
  });

  test('the files to look at again are named', () => {
    const root = temporaryRepository({ 'a.ts': lines(10), 'b.ts': lines(20), 'c.ts': lines(251) });
    expect(describeSizes(root)).toBe('3 sources, median 20 lines, over 250: c.ts (251)');
  });

  test('every reason says something', () => {
    for (const reason of longFiles.values()) expect(reason.length).toBeGreaterThan(20);
  });
});
