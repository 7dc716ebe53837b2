import { act } from '@testing-library/react';

/** Sends a text and Enter to the focused element as a scanner does: without pauses. */
export function scan(text: string): void {
  act(() => {
    for (const key of [...text, 'Enter']) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  });
}
