import type { Check } from '../checks/check.js';
import { bannedNames, bannedPatterns } from './banned-patterns.js';
import { findPatterns, listTextFiles } from './text-pattern.js';

/** These files contain what they look for. */
const ownFiles = /^tools\/src\/guards\/banned/;

/** Text that no file may contain, and file names that say nothing. */
export const banned: Check = {
  name: 'banned',
  purpose: 'no banned text or file name',
  findFaults: (root) =>
    listTextFiles(root).flatMap((file) => [
      ...(bannedNames.test(file) ? [`${file} has a name that does not describe its contents`] : []),
      ...(ownFiles.test(file) ? [] : findPatterns(root, file, bannedPatterns)),
    ]),
};
