import path from 'node:path';

import type { Check } from '../checks/check.js';
import { run } from '../repository/run.js';

/** The generated types of api-client match the contracts. */
export const generatedTypes: Check = {
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
