import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { workspaceRoot } from '../repository/files.js';
import { shippedApplications } from './licences.js';
import { writeNotices } from './notices.js';
import { readLicences } from './read-licences.js';

// Writes the notices into what was built, to be shipped with it.
for (const name of shippedApplications) {
  const folder = name.replace('@consign/', 'apps/');
  const file = path.join(workspaceRoot, folder, 'dist/third-party-notices.txt');
  const packages = readLicences(workspaceRoot, name);
  writeFileSync(file, writeNotices(name, packages));
  console.log(`${path.relative(workspaceRoot, file)}: ${packages.length} packages`);
}
