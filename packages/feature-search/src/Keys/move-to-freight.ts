import type { KeyboardEvent } from 'react';

/** The right arrow leads from a row's link to its freight, whose items then show (LIST-03); the left arrow back. */
export function moveToFreight(event: KeyboardEvent): void {
  const from = event.target instanceof Element ? event.target : null;
  const to =
    event.key === 'ArrowRight' && from?.matches('[data-row-link]')
      ? '[data-row-freight]'
      : event.key === 'ArrowLeft' && from?.matches('[data-row-freight]')
        ? '[data-row-link]'
        : null;
  const target = to === null ? null : from?.closest('[role="row"]')?.querySelector<HTMLElement>(to);
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  target.focus();
}
