import { expect, it } from 'vitest';

import { hashPassword, verifyPassword } from './passwords.js';

it('produces a salted scrypt hash that includes its cost', async () => {
  const [first, second] = await Promise.all([hashPassword('consign-demo'), hashPassword('consign-demo')]);
  expect(first).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(first).not.toBe(second);
});

it('accepts only the right password, in any Unicode normalisation form', async () => {
  const hash = await hashPassword('pāua-shell');
  expect(await verifyPassword('pāua-shell', hash)).toBe(true);
  expect(await verifyPassword('pāua-shell'.normalize('NFD'), hash)).toBe(true);
  expect(await verifyPassword('paua-shell', hash)).toBe(false);
  expect(await verifyPassword('x'.repeat(1000), hash)).toBe(false);
  expect(await verifyPassword('pāua-shell', 'plain$text')).toBe(false);
});

it('verifies an older hash at its own cost', async () => {
  const older = 'scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2FsdA$';
  const { scryptSync } = await import('node:crypto');
  const key = scryptSync('consign-demo', Buffer.from('saltsaltsaltsalt'), 32, { N: 1024, r: 8, p: 1 });
  expect(await verifyPassword('consign-demo', older + key.toString('base64url'))).toBe(true);
});
