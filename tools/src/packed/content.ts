import { homedir } from 'node:os';
import path from 'node:path';

import { getField } from '../repository/json.js';
import { withoutComments, type PackedPackage } from './tarball.js';

const wanted =
  /^dist\/.+\.(?:js|d\.ts|css)(?:\.map)?$|^src\/.+\.(?:tsx?|css)$|^package\.json$|^(?:README|CHANGELOG)\.md$|^LICEN[CS]E(?:\.md|\.txt)?$/;
const forWorkspace = /\.(?:test|spec|stories)\.|(?:^|\/)testing\//;
const anyType = /(?:[:<|&(,=[]|=>|\bextends|\bkeyof)\s*any\b(?!\s*\()/;

/** Only built files, their sources and documents are packed, without traces of the machine that built them. */
export function findContentFaults({ name, files }: PackedPackage, root: string): string[] {
  const machine = [root, homedir()].map((folder) => folder + path.sep);
  const faults = ['README.md', 'LICENSE', 'CHANGELOG.md']
    .filter((file) => !files.has(file))
    .map((file) => `${name} has no ${file}`);
  for (const [file, text] of files) {
    const fault = (what: string): number => faults.push(`${name}: ${file} ${what}`);
    if (!wanted.test(file)) fault('should not be packed');
    else if (forWorkspace.test(file)) fault('is test code');
    for (const source of listSources(file, text)) {
      if (!files.has(source)) fault(`is the map of ${source}, which is not packed`);
    }
    if (machine.some((folder) => text.includes(folder))) fault('has a path on the machine that built it');
    if (file.endsWith('.d.ts') && anyType.test(withoutComments(text))) fault('has the type any');
  }
  return faults;
}

/** The sources of a map, as paths in the package. */
function listSources(file: string, text: string): string[] {
  if (!file.endsWith('.map')) return [];
  const sources: unknown = getField(JSON.parse(text), 'sources');
  const folder = path.posix.dirname(file);
  return Array.isArray(sources) ? sources.map((each) => path.posix.join(folder, String(each))) : [file];
}
