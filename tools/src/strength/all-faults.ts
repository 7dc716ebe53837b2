import { apiFaults } from './faults/api.js';
import type { Fault } from './fault.js';

/** The planted faults by layer. */
export const allFaults: Readonly<Record<string, readonly Fault[]>> = {
  api: apiFaults,
};
