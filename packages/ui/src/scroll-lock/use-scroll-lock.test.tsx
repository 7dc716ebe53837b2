import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { useScrollLock } from './use-scroll-lock.js';

function Over({ isLocked }: { readonly isLocked: boolean }): ReactNode {
  useScrollLock(isLocked);
  return null;
}

const page = document.documentElement;

afterEach(() => {
  vi.restoreAllMocks();
});

it('[PLAT-293] keeps the page locked until the last one over it is gone', () => {
  const lower = render(<Over isLocked />);
  const upper = render(<Over isLocked />);
  upper.rerender(<Over isLocked={false} />);
  expect(page.style.overflow).toBe('hidden');
  lower.unmount();
  expect(page.style.overflow).toBe('');
});

it.each([
  ['keeps the place of the scroll bar', window.innerWidth - 15, 'stable'],
  ['takes no place on a page without a scroll bar', window.innerWidth, ''],
])('[PLAT-293] %s', (_title, clientWidth, gutter) => {
  vi.spyOn(page, 'clientWidth', 'get').mockReturnValue(clientWidth);
  const over = render(<Over isLocked />);
  expect(page.style.scrollbarGutter).toBe(gutter);
  over.unmount();
  expect(page.style.scrollbarGutter).toBe('');
});
