import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

import { installDom } from './dom.js';

beforeEach(() => installDom());
afterEach(cleanup);
