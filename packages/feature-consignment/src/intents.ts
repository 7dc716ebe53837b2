/**
 * The purpose of a submission: to save, or to save and then mark as ready or request pickup (CONS-21, CONS-22).
 * 'dispatch' also prints the labels (CONS-84).
 */
export type Intent = 'save' | 'ready' | 'pickup' | 'dispatch';

/** Work of the form of which one runs at a time. */
export type Task = Intent | 'cancel' | 'copy' | 'return' | 'service-type';

/** What changed on the server: the status, or the contents of the consignment. */
export type Changed = 'status' | 'content';

/** The status that an intent leads to; null for a save. */
export function toMove(intent: Intent): 'ready' | 'pickup' | null {
  if (intent === 'save') return null;
  return intent === 'ready' ? 'ready' : 'pickup';
}
