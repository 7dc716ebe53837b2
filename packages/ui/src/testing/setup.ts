import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

import { installDom } from './dom.js';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => installDom());
afterEach(() => {
  // Toasts outlive the tree that shows them.
  notifications.clean();
  cleanup();
});
