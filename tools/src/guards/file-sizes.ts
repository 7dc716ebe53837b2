import { isSource, isTest, listFiles, readText } from '../repository/files.js';
import type { Check } from '../checks/check.js';

const lookAgainAt = 250;
export const mostLines = 400;

/** Files that are longer for a reason. A file that has become short again leaves this list. */
export const longFiles: ReadonlyMap<string, string> = new Map([]);

/** The lines of each source file that people write, tests, stories and migrations left out. */
function sourceSizes(root: string): { file: string; lines: number }[] {
  return listFiles(root)
    .filter((file) => isSource(file) && !isTest(file) && !/\.stories\.tsx$|\/migrations\//.test(file))
    .map((file) => ({ file, lines: lineCount(readText(root, file)) }))
    .sort((a, b) => b.lines - a.lines);
}

export function sizeFaults(root: string, allowed: ReadonlyMap<string, string>): string[] {
  const sizes = sourceSizes(root);
  const long = new Map(
    sizes.filter(({ lines }) => lines > mostLines).map(({ file, lines }) => [file, lines]),
  );
  return [
    ...[...long]
      .filter(([file]) => !allowed.has(file))
      .map(([file, lines]) => `${file} has ${lines} lines; the most is ${mostLines}: split it by idea`),
    ...[...allowed.keys()]
      .filter((file) => !long.has(file))
      .map((file) => `${file} needs no place in the list of long files any more`),
  ];
}

/** One line that tells the median and the files to look at again. */
export function describeSizes(root: string): string {
  const sizes = sourceSizes(root);
  const median = sizes[Math.floor(sizes.length / 2)]?.lines ?? 0;
  const long = sizes.filter(({ lines }) => lines > lookAgainAt);
  const names = long.map(({ file, lines }) => `${file} (${lines})`).join(', ');
  return `${sizes.length} sources, median ${median} lines, over ${lookAgainAt}: ${names || 'none'}`;
}

export const fileSizes: Check = {
  name: 'sizes',
  holds: `no source over ${mostLines} lines without a reason`,
  faults: (root) => sizeFaults(root, longFiles),
};

function lineCount(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
