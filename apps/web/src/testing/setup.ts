import '@testing-library/jest-dom/vitest';
import { installDom } from '@consign/ui/testing';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// Allow for slow CI machines.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  installDom();
  window.localStorage.clear();
});
afterEach(() => {
  cleanup();
  notifications.clean();
});
