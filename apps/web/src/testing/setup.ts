import { beforeEach } from 'vitest';

beforeEach(() => window.localStorage.clear());
