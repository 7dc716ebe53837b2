import path from 'node:path';

import type { Check } from '../checks/check.js';
import { run } from '../repository/run.js';

/** The types of api-client are what the contracts say today. */
export const generatedTypes: Check = {
  name: 'types',
  holds: 'generated types are what openapi/ says',
  faults: (root) => {
    const { code, output, errors } = run(
      'pnpm',
      ['--silent', 'run', 'check:generated'],
      path.join(root, 'packages/api-client'),
    );
    return code === 0 ? [] : (output + errors).split('\n').filter(Boolean);
  },
};
