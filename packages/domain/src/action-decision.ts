import type { RegisterId } from './problem.js';

/** Whether an action is allowed. A refusal carries what to show and the register row that requires it. */
export type ActionDecision = Allowed | Refused;

export interface Allowed {
  readonly allowed: true;
}

export interface Refused {
  readonly allowed: false;
  /** A full sentence, ready to show. */
  readonly reason: string;
  readonly id: RegisterId;
  /** True removes the action from the screen; false shows it disabled with the reason. */
  readonly hidden: boolean;
}

export const allowed: Allowed = { allowed: true };

/** A refusal that the screen shows as a disabled action with its reason. */
export function disabled(id: RegisterId, reason: string): Refused {
  return { allowed: false, reason, id, hidden: false };
}

/** A refusal that the screen doesn't show. The server still returns the reason to a direct call. */
export function hidden(id: RegisterId, reason: string): Refused {
  return { allowed: false, reason, id, hidden: true };
}

/** The first refusal in argument order, or allowed when there is none. */
export function firstRefusal(...decisions: readonly ActionDecision[]): ActionDecision {
  return decisions.find((decision) => !decision.allowed) ?? allowed;
}
