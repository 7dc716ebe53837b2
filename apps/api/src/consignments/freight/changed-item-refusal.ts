import type { components } from '@consign/api-client/consignment';

import { type Refusal, problem } from '../../http/problems/problem.js';

/** CONS-57: refuses a stale change and returns the current item. */
export function changedItemRefusal(
  current: components['schemas']['LineItem'],
  what: 'saved' | 'deleted',
): Refusal {
  const message = `Someone else changed this freight item since you opened it. Nothing was ${what}.`;
  return problem(409, {
    detail: message,
    problems: [{ id: 'CONS-57', path: 'version', message }],
    members: { current },
  });
}
