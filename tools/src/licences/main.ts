import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { workspaceRoot } from '../repository/files.js';
import { shippedApplications } from './licences.js';
import { writeNotices, readSbom } from './notices.js';
import { readLicences } from './read-licences.js';

// Writes the notices, and the list of parts for scanners, into each build, to be shipped with it.
for (const name of shippedApplications) {
  const folder = name.replace('@consign/', 'apps/');
  const file = path.join(workspaceRoot, folder, 'dist/third-party-notices.txt');
  const packages = readLicences(workspaceRoot, name);
  writeFileSync(file, writeNotices(name, packages));
  writeFileSync(path.join(workspaceRoot, folder, 'dist', 'sbom.cdx.json'), readSbom(workspaceRoot, name));
  console.log(`${path.relative(workspaceRoot, file)}: ${packages.length} packages`);
}
