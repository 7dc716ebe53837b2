import { useWindowEvent } from '@mantine/hooks';

const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';

let areOn = true;

/** Switches the shortcuts without Ctrl or Alt on or off (WCAG 2.1.4, NAV-25). */
export function switchLetterKeys(on: boolean): void {
  areOn = on;
}

export function areLetterKeysOn(): boolean {
  return areOn;
}

/** Whether keys typed at this element go into a field. */
export function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}

const dialog = '[role="dialog"][aria-modal="true"]';

/** Whether a dialog covers the screen, so that the screen's keys have no effect. */
export function isDialogOpen(): boolean {
  return document.querySelector(dialog) !== null;
}

/** Whether keys pressed at this element are for a dialog. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(dialog) !== null;
}

/** Whether the key belongs to a focused field, an open dialog, list or menu, or to the browser. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  // Named keys, such as Escape, stay.
  if (!areOn && event.key.length === 1) return true;
  if (isDialogOpen() || isTypedInto(event.target)) return true;
  return event.target instanceof Element && event.target.closest('[role="menu"], [role="listbox"]') !== null;
}

/** Shortcuts without Ctrl, by `event.key`. Ignored while the user types or has them switched off. */
export function useLetterKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  useWindowEvent('keydown', (event) => {
    const act = keys[event.key];
    if (act === undefined || isTaken(event)) return;
    event.preventDefault();
    act();
  });
}
