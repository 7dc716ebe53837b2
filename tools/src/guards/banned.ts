import { listFiles, readText } from '../repository/files.js';
import { bannedNames, bannedPatterns, guardFiles } from './banned-patterns.js';
import type { Check } from '../checks/check.js';

const binary = /\.(?:png|jpe?g|gif|ico|webp|woff2?|ttf|pdf|gz|tgz|tar|zip)$/;
const unread = /^pnpm-lock\.yaml$|(?:^|\/)generated\/|\.gen\.ts$/;

/** Words and patterns that no file may hold, and file names that say nothing. */
export const banned: Check = {
  name: 'banned',
  holds: 'no banned word, pattern or file name',
  faults: (root) => {
    const files = listFiles(root).filter((file) => !binary.test(file) && !unread.test(file));
    return files.flatMap((file) =>
      nameFaults(file).concat(guardFiles.test(file) ? [] : textFaults(file, readText(root, file))),
    );
  },
};

function nameFaults(file: string): string[] {
  return bannedNames.test(file) ? [`${file} has a name that says nothing of what is in it`] : [];
}

function textFaults(file: string, text: string): string[] {
  return bannedPatterns
    .filter(({ files, except }) => files.test(file) && !except?.test(file))
    .flatMap(({ name, pattern }) => {
      const match = pattern.exec(text);
      if (!match) return [];
      const line = text.slice(0, match.index).split('\n').length;
      return [`${file}:${line} has ${name}: ${match[0].trim()}`];
    });
}
