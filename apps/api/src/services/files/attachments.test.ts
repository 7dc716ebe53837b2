import { expect, it } from 'vitest';

import { addressName } from './attachments.js';

it.each([
  ['Pallet photo.jpg', 'Pallet photo.jpg'],
  ['Tūī “Café”.pdf', 'Tūī “Café”.pdf'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['C:\\temp\\a.png', 'C:_temp_a.png'],
  ['a\r\nb\u0007.png', 'a__b_.png'],
  ['what?#100%.pdf', 'what__100_.pdf'],
  ['\u202Egnp.exe.png', '_gnp.exe.png'],
  ['\uD800.pdf', '_.pdf'],
  ['..', 'file'],
  [' ', 'file'],
])('[FILE-09] puts %j into an address as %j', (name, expected) => {
  expect(addressName(name)).toBe(expected);
});

it.each(['a'.repeat(300), 'ū'.repeat(256), '😀'.repeat(128)])(
  '[FILE-09] keeps an address short and its ending',
  (long) => {
    const name = addressName(`${long}.jpeg`);
    expect(encodeURIComponent(name).length).toBeLessThanOrEqual(200);
    expect(name.endsWith('.jpeg')).toBe(true);
  },
);
