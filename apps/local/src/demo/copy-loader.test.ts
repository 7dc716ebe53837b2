import { expect, it } from 'vitest';

import { formatCopyValue } from './copy-loader.js';

it.each([
  [null, String.raw`\N`],
  [undefined, String.raw`\N`],
  [7, '7'],
  [true, 'true'],
  ['Whangārei', 'Whangārei'],
  ['a\tb\nc\rd', String.raw`a\tb\nc\rd`],
  [String.raw`C:\new`, String.raw`C:\\new`],
  [{ note: 'two\nlines "quoted"' }, String.raw`{"note":"two\\nlines \\"quoted\\""}`],
  [[], '[]'],
])('formats %j for COPY', (value, text) => {
  expect(formatCopyValue(value)).toBe(text);
});
