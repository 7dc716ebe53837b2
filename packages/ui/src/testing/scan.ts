import { act } from '@testing-library/react';

/** Sends a text and Enter to the focused element as a scanner does: a key each millisecond, however slow the machine is. */
export function scan(text: string): void {
  const startsAt = performance.now();
  act(() => {
    for (const [index, key] of [...text, 'Enter'].entries()) {
      const target = document.activeElement ?? document.body;
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: startsAt + index });
      target.dispatchEvent(event);
    }
  });
}
