import type { Fault } from '../fault.js';

export const apiFaults: readonly Fault[] = [
  {
    name: 'withdrawn-secret-signs',
    fault: 'A message is signed with the earlier secret after its time is over',
    file: 'apps/api/src/webhooks/deliver-webhook-job.ts',
    find: ' && previousSecretUntil > now;',
    replace: ';',
  },
  {
    name: 'key-of-another-request',
    fault: 'An idempotency key that was used for another request gets the first answer',
    file: 'apps/api/src/http/idempotency/run-once.ts',
    find: 'if (claimed.requestHash !== requestHash) {',
    replace: 'if (claimed.requestHash.length !== requestHash.length) {',
  },
];
