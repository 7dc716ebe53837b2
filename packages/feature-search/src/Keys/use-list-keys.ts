import { useWindowEvent } from '@mantine/hooks';

const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';

/** Whether the key belongs to a focused field, an open dialog, list or menu, or to the browser. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('[role="dialog"][aria-modal="true"]') !== null) return true;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest(`${fields}, [role="menu"], [role="listbox"]`) != null;
}

/** Single-key shortcuts of a page, by `event.key`. Ignored while the user types in a field. */
export function useListKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  useWindowEvent('keydown', (event) => {
    const act = keys[event.key];
    if (act === undefined || isTaken(event)) return;
    event.preventDefault();
    act();
  });
}
