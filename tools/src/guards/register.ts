import { readSpec } from '../spec/spec.js';
import type { Guard } from './guard.js';

/** Test titles name rows that the register has, and no row stands twice. */
export const register: Guard = {
  name: 'register',
  holds: 'every ID in a test title is a row of docs/spec',
  faults: (root) => readSpec(root).faults,
};
