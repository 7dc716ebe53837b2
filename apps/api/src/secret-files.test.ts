import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { readEnvironment } from './environment.js';

const DATABASE_URL = 'postgres://consign:hunter2@db.example/consign';
const FILE_KEYS = '0123456789abcdef0123456789abcdef';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consign-secrets-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a secret as an editor does, with a line break, and returns where. */
async function keep(name: string, secret: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof secret === 'string' ? `${secret}\n` : secret);
  return path;
}

it('[PLAT-156] takes each secret from the file that its variable with _FILE names', async () => {
  const secrets = {
    DATABASE_URL,
    DATABASE_READ_URL: `${DATABASE_URL}?replica`,
    FILE_KEYS,
    FILES_ACCESS_KEY_ID: 'id',
    FILES_SECRET_ACCESS_KEY: 'secret',
    SMTP_URL: 'smtps://consign:secret@mail.example',
  };
  const files = await Promise.all(
    Object.entries(secrets).map(
      async ([name, secret]) => [`${name}_FILE`, await keep(name, secret)] as const,
    ),
  );
  const plain = {
    FILES_BUCKET: 'consign',
    FILES_REGION: 'ap-southeast-2',
    MAIL_FROM: 'freight@tasman.example',
  };
  const fromFiles = readEnvironment({ ...plain, ...Object.fromEntries(files) });
  expect(fromFiles).not.toHaveProperty('faults');
  expect(fromFiles).toEqual(readEnvironment({ ...plain, ...secrets }));
});

it('[PLAT-156] [PLAT-200] refuses a secret that is set twice, a missing file and an empty one, without showing any of them', async () => {
  const faults = readEnvironment({
    DATABASE_URL,
    DATABASE_URL_FILE: await keep('database', DATABASE_URL),
    FILE_KEYS_FILE: join(folder, 'hunter2'),
    SMTP_URL_FILE: await keep('hunter2-mail', ''),
    FILES_SECRET_ACCESS_KEY_FILE: await keep('hunter2-key', Buffer.from([0x66, 0xff])),
  });
  expect(faults).toEqual({
    faults: [
      'DATABASE_URL and DATABASE_URL_FILE are both set: remove one',
      "FILE_KEYS_FILE names a file that can't be read: ENOENT",
      'FILES_SECRET_ACCESS_KEY_FILE names a file that is not UTF-8 text',
      'SMTP_URL_FILE names an empty file',
    ],
  });
});

it('[PLAT-156] shows nothing of a file whose secret is wrong', async () => {
  const faults = readEnvironment({ DATABASE_URL_FILE: await keep('wrong', 'mysql://consign:hunter2@db') });
  expect(faults).toEqual({ faults: [expect.stringMatching(/^DATABASE_URL must be/u)] });
  expect(JSON.stringify(faults)).not.toContain('hunter2');
});
