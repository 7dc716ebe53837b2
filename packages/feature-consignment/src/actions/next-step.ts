import type { ActionDecision, StatusCode } from '@consign/domain/status';

/** What the form is to do next; 'labels' prints them. */
export type NextStep = 'save' | 'ready' | 'pickup' | 'labels';

interface Facts {
  /** Not saved yet. */
  readonly isNew: boolean;
  readonly isDirty: boolean;
  /** Null before the first save. */
  readonly status: StatusCode | null;
  /** Null where Save is not shown. */
  readonly save: ActionDecision | null;
  readonly markReady: ActionDecision;
  readonly requestPickup: ActionDecision;
  readonly download: ActionDecision;
}

/**
 * The next sensible step, which is the primary button: Save while there are changes, else Mark As Ready, else Request
 * Pickup, else the labels until the freight is picked up (CONS-83, CONS-102). Null if there is none.
 */
export function findNextStep(facts: Facts): NextStep | null {
  const { isNew, isDirty, save, markReady, requestPickup } = facts;
  if ((isNew || isDirty) && save?.allowed === true) return 'save';
  if (markReady.allowed) return 'ready';
  if (requestPickup.allowed) return 'pickup';
  return awaitsLabels(facts) ? 'labels' : null;
}

/** What Ctrl+Enter does (CONS-84): everything up to the labels, or the part of it that is still to do. */
export function findShortcutStep(facts: Facts): 'save' | 'dispatch' | 'labels' | null {
  const { isNew, isDirty, save, requestPickup } = facts;
  if (requestPickup.allowed || (isNew && save?.allowed === true)) return 'dispatch';
  if (isDirty && save?.allowed === true) return 'save';
  return awaitsLabels(facts) ? 'labels' : null;
}

/** Labels are for freight that is not picked up yet. */
function awaitsLabels({ status, download }: Facts): boolean {
  return download.allowed && (status === 'FINAL' || status === 'STAGED');
}
