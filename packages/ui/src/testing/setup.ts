import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

import { installDom } from './dom.js';

// Slow CI machines need more than the default second.
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => installDom());
afterEach(() => {
  // Toasts are global and outlive the rendered tree.
  notifications.clean();
  cleanup();
});
