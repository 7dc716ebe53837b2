import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { readSbom } from '../licences/notices.js';
import { writeRegister } from './register-page.js';

/** Files of a package that are made when it is packed. */
export const madeFiles = ['REGISTER.md', 'sbom.cdx.json'];

/** Writes into a built package what is published with it: the rows that it names, and its bill of materials. */
export function preparePackage(root: string, name: string): void {
  writeRegister(root, name);
  const sbom = readSbom(root, `@consign/${name}`, 'library');
  writeFileSync(path.join(root, 'packages', name, 'sbom.cdx.json'), sbom);
}
