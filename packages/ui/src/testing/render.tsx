import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';

import { ConsignProvider } from '../ConsignProvider/ConsignProvider.js';

/** Renders inside ConsignProvider, as the app does. */
export function renderInTheme(element: ReactElement): RenderResult {
  return render(element, {
    wrapper: ({ children }) => (
      <ConsignProvider colorScheme="light" env="test">
        {children}
      </ConsignProvider>
    ),
  });
}
