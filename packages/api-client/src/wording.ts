import type { ServiceName } from './generated/operations.js';

/** The error wording of a call (ERR-01, ERR-02, ERR-05). */
export type Wording = 'version1' | 'version2' | 'scheduling';

/** The "no response" messages, verbatim from ERR-04. */
export const noResponseMessages: Readonly<Record<Wording, string>> = {
  version1: 'No response received; you may be offline',
  version2: 'No response received: you may be offline',
  scheduling: 'No response received. You may be offline',
};

export function wordingForPath(service: ServiceName, path: string): Wording {
  if (service === 'scheduling') return 'scheduling';
  if (service === 'product' || path.startsWith('/api/v2/')) return 'version2';
  return 'version1';
}
