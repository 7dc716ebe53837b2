import { listFiles, readText } from '../repository/files.js';

/** Text that must not appear in files of a kind; `except` names the files that may have it. */
export interface TextPattern {
  /** Completes "{file} has …". */
  readonly name: string;
  readonly pattern: RegExp;
  readonly files: RegExp;
  readonly except?: RegExp;
}

const binary = /\.(?:png|jpe?g|gif|ico|webp|woff2?|ttf|pdf|gz|tgz|tar|zip)$/;
const generated = /^pnpm-lock\.yaml$|(?:^|\/)generated\/|\.gen\.ts$/;

/** Every file that people write. */
export function listTextFiles(root: string): string[] {
  return listFiles(root).filter((file) => !binary.test(file) && !generated.test(file));
}

/** One line per match: file, line, pattern and the matched text. */
export function findPatterns(root: string, file: string, patterns: readonly TextPattern[]): string[] {
  const applicable = patterns.filter(({ files, except }) => files.test(file) && !except?.test(file));
  if (applicable.length === 0) return [];
  const text = readText(root, file);
  return applicable.flatMap(({ name, pattern }) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map((match) => {
      const line = text.slice(0, match.index).split('\n').length;
      return `${file}:${line} has ${name}: ${match[0].trim()}`;
    }),
  );
}
