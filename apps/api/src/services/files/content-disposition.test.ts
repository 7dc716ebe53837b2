import { expect, it } from 'vitest';

import { contentDisposition } from './content-disposition.js';

it.each([
  ['Pickup Manifest.pdf', 'inline; filename="Pickup Manifest.pdf"'],
  ['Tūī.pdf', `inline; filename="T__.pdf"; filename*=UTF-8''T%C5%AB%C4%AB.pdf`],
  ['a"b\r\nx: y.pdf', `inline; filename="a_b__x: y.pdf"; filename*=UTF-8''a%22b__x%3A%20y.pdf`],
  ["it's (1)*.pdf", `inline; filename="it's (1)*.pdf"`],
  ['100%.pdf', `inline; filename="100_.pdf"; filename*=UTF-8''100%25.pdf`],
  ['\uD800.pdf', 'inline; filename="_.pdf"'],
  ['../a\\b\u0085.pdf', 'inline; filename=".._a_b_.pdf"'],
])('[BULK-18] names %j in one header', (name, header) => {
  expect(contentDisposition('inline', name)).toBe(header);
});
