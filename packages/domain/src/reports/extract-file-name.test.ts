import { expect, it } from 'vitest';

import { extractFileName } from './index.js';

it.each([
  ['2026-11-20T11:00:00Z', 'Consignments_21-Nov-2026.csv'],
  ['2026-11-20T10:59:59Z', 'Consignments_20-Nov-2026.csv'],
  ['2026-09-05T00:00:00Z', 'Consignments_05-Sep-2026.csv'],
  ['2026-12-31T11:00:00Z', 'Consignments_01-Jan-2027.csv'],
])('[EXTR-02] [EXTR-05] a file of %s is named %s', (now, name) => {
  expect(extractFileName(new Date(now))).toBe(name);
});
