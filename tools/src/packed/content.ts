import { homedir } from 'node:os';
import path from 'node:path';

import { withoutComments, type Packed } from './tarball.js';

const wanted =
  /^dist\/.+\.(?:js|d\.ts|css)$|^package\.json$|^(?:README|CHANGELOG)\.md$|^LICEN[CS]E(?:\.md|\.txt)?$/;
const forWorkspace = /\.(?:test|spec|stories)\.|(?:^|\/)testing\//;
const sourceMap = /[#@] sourceMappingURL=/;
const anyType = /(?:[:<|&(,=[]|=>|\bextends|\bkeyof)\s*any\b(?!\s*\()/;

/** Nothing but what is built, and its papers; nothing that leads back to where it was built. */
export function contentFaults({ name, files }: Packed, root: string): string[] {
  const machine = [root, homedir()].map((folder) => folder + path.sep);
  const faults = ['README.md', 'LICENSE', 'CHANGELOG.md']
    .filter((file) => !files.has(file))
    .map((file) => `${name} has no ${file}`);
  for (const [file, text] of files) {
    const fault = (what: string): number => faults.push(`${name}: ${file} ${what}`);
    if (!wanted.test(file)) fault('has no place in it');
    else if (forWorkspace.test(file)) fault('is for the tests of this workspace');
    if (sourceMap.test(text)) fault('names a source map, whose sources are not packed');
    if (machine.some((folder) => text.includes(folder))) fault('has a path of the machine that built it');
    if (file.endsWith('.d.ts') && anyType.test(withoutComments(text))) fault('has the type any');
  }
  return faults;
}
