import type { Check } from '../checks/check.js';
import { findPatterns, listTextFiles } from './text-pattern.js';
import { wordingPatterns } from './wording-patterns.js';

/** These files contain what they look for. */
const ownFiles = /^tools\/src\/guards\/wording/;

/** Private words and phrases that read as translated. Spelling is checked beside it. */
export const wording: Check = {
  name: 'wording',
  purpose: 'no private names or stilted phrases',
  findFaults: (root) =>
    listTextFiles(root)
      .filter((file) => !ownFiles.test(file))
      .flatMap((file) => findPatterns(root, file, wordingPatterns)),
};
