import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as react from 'react';
import { afterEach, beforeEach } from 'vitest';

import { installDom } from './dom.js';

const { getElementError } = getConfig();

configure({
  // A busy machine needs more than the default second: a dialog is loaded when it is opened.
  asyncUtilTimeout: 30_000,
  // `findBy` and `waitFor` try again after each change of the document. Testing Library prints the whole document into the
  // error of each failed try, which takes most of the time of a wait. Here only the last error, at the timeout, has it.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

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
