import { fireEvent } from '@testing-library/react';

/** Clicks a link and returns whether the browser would follow it, without navigating. */
export function isFollowed(
  link: HTMLElement,
  type: 'click' | 'auxclick' = 'click',
  held: MouseEventInit = {},
): boolean {
  let followed = false;
  const hold = (event: Event): void => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener(type, hold, { once: true });
  // The middle button fires auxclick.
  const button = type === 'click' ? 0 : 1;
  fireEvent(link, new MouseEvent(type, { ...held, button, bubbles: true, cancelable: true }));
  return followed;
}
