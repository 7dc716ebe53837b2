import type { ActionDecision } from '@consign/domain';

import { type Refusal, problem } from '../http/problems/problem.js';

type Refused = Extract<ActionDecision, { allowed: false }>;

/** Refuses a call with the reason why its action isn't possible now. */
export function actionRefusal({ id, reason }: Pick<Refused, 'id' | 'reason'>): Refusal {
  return problem(409, { detail: reason, problems: [{ id, path: '', message: reason }] });
}
