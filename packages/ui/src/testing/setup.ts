import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

import { installDom } from './dom.js';

beforeEach(() => installDom());
afterEach(() => {
  // Toasts outlive the tree that shows them.
  notifications.clean();
  cleanup();
});
