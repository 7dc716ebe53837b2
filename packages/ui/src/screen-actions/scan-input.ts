/** How a key fits into a scan. */
export type ScanStep =
  /** Not part of a scan. */
  | { readonly type: 'other' }
  /** Too early to say. */
  | { readonly type: 'maybe' }
  /** Part of a scan: it must do nothing else. */
  | { readonly type: 'within' }
  /** The Enter that ends a scan. */
  | { readonly type: 'scan'; readonly text: string };

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'timeStamp'>;

/** A scanner sends a key every few milliseconds; a person can't type six keys this close together. */
const MAX_GAP_MS = 50;
const minLength = 6;
/** The control character between the elements of a GS1 barcode; many scanners send it as Ctrl+]. */
const groupSeparator = '\u001D';

/** Tells a scanner's input from typing: at least six characters, each within 50 ms of the one before, and Enter (NAV-22). */
export function createScanInput(): { readonly read: (key: Key) => ScanStep; readonly reset: () => void } {
  let text = '';
  let last = 0;
  const reset = (): void => {
    text = '';
  };
  return {
    reset,
    read: (key) => {
      // Scanners hold Shift for capitals and brackets, and Ctrl for the separator.
      if (key.key === 'Shift' || key.key === 'Control') return { type: 'other' };
      const isFast = key.timeStamp - last <= MAX_GAP_MS;
      last = key.timeStamp;
      if (!isFast || key.repeat) reset();
      if (key.key === 'Enter' && text.length >= minLength) {
        const scanned = text;
        reset();
        return { type: 'scan', text: scanned };
      }
      const character = toCharacter(key);
      if (character === null) {
        reset();
        return { type: 'other' };
      }
      text += character;
      return { type: text.length > 2 ? 'within' : 'maybe' };
    },
  };
}

function toCharacter({ key, ctrlKey, metaKey, altKey }: Key): string | null {
  if (key === groupSeparator || (ctrlKey && key === ']')) return groupSeparator;
  return key.length === 1 && !ctrlKey && !metaKey && !altKey ? key : null;
}
