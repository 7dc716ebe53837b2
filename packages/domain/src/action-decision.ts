import type { RegisterId } from './problem.js';

/**
 * Whether an action may be taken, and if not, why: `reason` is a sentence to show, `id` the row of the register that
 * refuses. `hidden` is true where the register takes the action off the screen instead of disabling it.
 */
export type ActionDecision = Allowed | Refused;

export interface Allowed {
  readonly allowed: true;
}

export interface Refused {
  readonly allowed: false;
  readonly reason: string;
  readonly id: RegisterId;
  readonly hidden: boolean;
}

export const allowed: Allowed = { allowed: true };

/** Refused, and shown as disabled with its reason. */
export function disabled(id: RegisterId, reason: string): Refused {
  return { allowed: false, reason, id, hidden: false };
}

/** Refused, and not shown; the server still gives the reason to who asks all the same. */
export function hidden(id: RegisterId, reason: string): Refused {
  return { allowed: false, reason, id, hidden: true };
}

/** The first refusal, in the order in which the rules are asked. */
export function firstRefusal(...answers: readonly ActionDecision[]): ActionDecision {
  return answers.find((answer) => !answer.allowed) ?? allowed;
}
