import { readFile, readdir } from 'node:fs/promises';

import { expect, it } from 'vitest';

const USES =
  /\b(?:createHash|createHmac|createSign|createVerify|createCipheriv|randomBytes|scrypt|jwtVerify)\(|\bsubtle\./u;

it('every file that uses cryptography is in the inventory', async () => {
  const inventory = await readFile(new URL('../../../docs/INVENTORIES.md', import.meta.url), 'utf8');
  const files = (await readdir(new URL('.', import.meta.url), { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'),
  );
  const using: string[] = [];
  for (const file of files) {
    if (USES.test(await readFile(new URL(file, import.meta.url), 'utf8'))) using.push(file);
  }
  expect(using.length).toBeGreaterThan(5);
  expect(using.filter((file) => !inventory.includes(`\`${file}\``))).toEqual([]);
});
