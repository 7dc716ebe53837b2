import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { fileNameFor } from './index.js';

it.each([
  ['Dent.png', 'image/png', 'Dent.png'],
  ['IMG_001.JPG', 'image/jpeg', 'IMG_001.JPG'],
  [' photo.jpeg ', 'image/jpeg', 'photo.jpeg'],
  ['invoice.html', 'image/png', 'invoice.html.png'],
  ['invoice.pdf', 'image/jpeg', 'invoice.pdf.jpg'],
  ['Tūī', 'application/pdf', 'Tūī.pdf'],
  ['.pdf', 'application/pdf', '.pdf.pdf'],
  ['../C:\\a/b.pdf', 'application/pdf', '.._C:_a_b.pdf'],
  ['a\r\nb\u0007\u0085\u2028c.png', 'image/png', 'a__b___c.png'],
  ['dent\u202Egpj.png', 'image/png', 'dent_gpj.png'],
  ['\uD800.png', 'image/png', '_.png'],
] as const)('[FILE-14] %j with content %s is kept as %j', (name, mediaType, kept) => {
  expect(fileNameFor(name, mediaType)).toBe(kept);
});

it('[FILE-14] the extension follows the content, and the name is not longer than it may be', () => {
  const types = fc.constantFrom('application/pdf', 'image/jpeg', 'image/png');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 256 }), types, (name, mediaType) => {
      const kept = fileNameFor(name, mediaType);
      expect(kept).toMatch(mediaType === 'application/pdf' ? /\.pdf$/iu : /\.(?:jpe?g|jpe|jfif|png)$/iu);
      expect([...kept].length).toBeLessThanOrEqual(256);
      expect(kept).not.toMatch(/[\p{Cc}/\\]/u);
      expect(fileNameFor(kept, mediaType)).toBe(kept);
    }),
  );
});
