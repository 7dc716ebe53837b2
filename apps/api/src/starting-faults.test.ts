import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

import { listen } from './testing/listen.js';
import { type ServerSettings, readEnvironment } from './environment.js';
import { serveMetrics } from './services/metrics/metrics.js';
import { findPathFaults, listenAs } from './starting-faults.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consign-start-'));
  await writeFile(join(folder, 'file'), '');
});
afterAll(() => rm(folder, { recursive: true }));

function read(environment: Readonly<Record<string, string>>): ServerSettings {
  const settings = readEnvironment({
    DATABASE_URL: 'postgres://consign:hunter2@db.example/consign',
    FILE_KEYS: '0123456789abcdef0123456789abcdef',
    FILES_DIR: join(folder, 'files'),
    ...environment,
  });
  if ('faults' in settings) throw new Error(settings.faults.join('\n'));
  return settings;
}

it('[PLAT-201] names each setting whose file or folder can’t be used, and its path', async () => {
  const missing = join(folder, 'missing');
  const faults = await findPathFaults(
    read({
      WEB_ROOT: missing,
      FILES_DIR: join(folder, 'file', 'inside'),
      DATABASE_URL: `postgres://consign:hunter2@db.example/consign?sslmode=verify-full&sslrootcert=${missing}`,
      DATABASE_READ_URL: `postgres://db.example/consign?sslrootcert=${join(folder, 'file')}&sslkey=${missing}`,
    }),
  );
  expect(faults).toEqual([
    `WEB_ROOT names ${missing}, which can't be used: index.html can't be read in it (ENOENT)`,
    `FILES_DIR names ${join(folder, 'file', 'inside')}, which can't be used: ENOTDIR`,
    `sslrootcert of DATABASE_URL names ${missing}, which can't be used: ENOENT`,
    `sslkey of DATABASE_READ_URL names ${missing}, which can't be used: ENOENT`,
  ]);
});

it('[PLAT-201] makes the folder of files, and asks for none where there is a bucket', async () => {
  const system = 'postgres://consign:hunter2@db.example/consign?sslmode=verify-full&sslrootcert=system';
  expect(await findPathFaults(read({ DATABASE_URL: system }))).toEqual([]);
  const bucket = {
    FILES_BUCKET: 'consign',
    FILES_REGION: 'ap-southeast-2',
    FILES_ACCESS_KEY_ID: 'id',
    FILES_SECRET_ACCESS_KEY: 'secret',
  };
  expect(await findPathFaults(read({ ...bucket, FILES_DIR: join(folder, 'file') }))).toEqual([]);
});

it('[PLAT-201] names the setting of a port that is taken', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const place = { host: '127.0.0.1', port: await listen(other) };
  const metrics = { collect: () => Promise.resolve(''), contentType: 'text/plain' };
  await expect(listenAs('METRICS_PORT', place, () => serveMetrics(metrics, place))).rejects.toThrow(
    `METRICS_PORT names port ${place.port} of 127.0.0.1, which another process uses: EADDRINUSE`,
  );
});
