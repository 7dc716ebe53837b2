import type { ActionDecision } from '@consign/domain/status';

/** What the form is to do next; 'labels' prints them. */
export type NextStep = 'save' | 'ready' | 'pickup' | 'labels';

interface Facts {
  /** Not saved yet. */
  readonly isNew: boolean;
  readonly isDirty: boolean;
  /** Null where Save is not shown. */
  readonly save: ActionDecision | null;
  readonly markReady: ActionDecision;
  readonly requestPickup: ActionDecision;
  readonly download: ActionDecision;
}

/**
 * The next sensible step, which is the primary button: Save while there are changes, else Mark As Ready, else Request
 * Pickup, else the labels (CONS-83). Null if there is none.
 */
export function findNextStep(facts: Facts): NextStep | null {
  const { isNew, isDirty, save, markReady, requestPickup, download } = facts;
  if ((isNew || isDirty) && save?.allowed === true) return 'save';
  if (markReady.allowed) return 'ready';
  if (requestPickup.allowed) return 'pickup';
  return download.allowed ? 'labels' : null;
}

/** What Ctrl+Enter does (CONS-84): everything up to the labels, or the part of it that is still to do. */
export function findShortcutStep(facts: Facts): 'save' | 'dispatch' | 'labels' | null {
  const { isNew, isDirty, save, requestPickup, download } = facts;
  if (requestPickup.allowed || (isNew && save?.allowed === true)) return 'dispatch';
  if (isDirty && save?.allowed === true) return 'save';
  return download.allowed ? 'labels' : null;
}
