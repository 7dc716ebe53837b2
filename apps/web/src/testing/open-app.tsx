import type { SessionData } from '@consign/session/testing';
import { toTenantTheme } from '@consign/ui/tokens';
import { RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';

import { ThemeProvider } from '../app/ThemeProvider.js';
import { createTestRouter, type TestOptions } from './test-router.js';

/** Renders the whole application at a path. */
export async function openApp(path: string, data: SessionData | null, options: TestOptions = {}) {
  const opened = createTestRouter(path, data, options);
  await act(() => opened.router.load());
  await act(async () => {
    render(
      <ThemeProvider own={toTenantTheme(data?.settings ?? null)} colorScheme="light">
        <RouterProvider router={opened.router} />
      </ThemeProvider>,
    );
  });
  return opened;
}
