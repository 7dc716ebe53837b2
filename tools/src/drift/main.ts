import path from 'node:path';

import { type Check, runChecks } from '../checks/run-checks.js';
import { packed } from '../packed/packed.js';
import { release } from '../packed/release.js';
import { run } from '../repository/run.js';

/** The generated types of api-client match the contracts. */
const generatedTypes: Check = {
  name: 'types',
  purpose: 'generated types match openapi/',
  findFaults: (root) => {
    const { code, output, errors } = run(
      'pnpm',
      ['--silent', 'run', 'check:generated'],
      path.join(root, 'packages/api-client'),
    );
    return code === 0 ? [] : (output + errors).split('\n').filter(Boolean);
  },
};

await runChecks([generatedTypes, packed, release], process.argv.slice(2));
