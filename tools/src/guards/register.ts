import { readSpec } from '../spec/proof.js';
import type { Check } from '../checks/run-checks.js';

/** IDs in test titles exist in the register, and no row is listed twice. */
export const register: Check = {
  name: 'register',
  purpose: 'every ID in a test title is in docs/spec',
  findFaults: (root) => readSpec(root).faults,
};
