import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import * as react from 'react';
import { afterEach, beforeEach } from 'vitest';

import { installDom } from './dom.js';
import './waiting.js';

// A busy machine needs more than the default second: a dialog is loaded when it is opened.
configure({ asyncUtilTimeout: 30_000 });

keepNoOwnerStacks();
beforeEach(() => {
  // A test against a real server has Node's environment.
  if (typeof window !== 'undefined') installDom();
});
afterEach(() => {
  // Toasts are global and outlive the rendered tree.
  notifications.clean();
  cleanup();
});

/**
 * React's development build captures the stack of each element, of up to 10,000 a second, for its warnings: a fifth of
 * the time of a screen's tests. With that many counted it captures none, and a warning names the component all the same.
 */
function keepNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    react,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
    configurable: true,
  });
}
