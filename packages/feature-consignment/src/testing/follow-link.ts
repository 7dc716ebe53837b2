import { fireEvent } from '@testing-library/react';

/** Presses a link, and answers whether the browser would follow it; here it goes nowhere. */
export function isFollowed(link: HTMLElement, type: 'click' | 'auxclick' = 'click'): boolean {
  let followed = false;
  const hold = (event: Event): void => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener(type, hold, { once: true });
  // The middle button comes as auxclick.
  const button = type === 'click' ? 0 : 1;
  fireEvent(link, new MouseEvent(type, { button, bubbles: true, cancelable: true }));
  return followed;
}
