import { readSpec } from '../spec/spec.js';
import type { Check } from '../checks/check.js';

/** Test titles name rows that the register has, and no row stands twice. */
export const register: Check = {
  name: 'register',
  holds: 'every ID in a test title is a row of docs/spec',
  faults: (root) => readSpec(root).faults,
};
