import '@testing-library/jest-dom/vitest';
import { installDom } from '@consign/ui/testing';
import { notifications } from '@mantine/notifications';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

beforeEach(() => {
  installDom();
  window.localStorage.clear();
});
afterEach(() => {
  cleanup();
  notifications.clean();
});
