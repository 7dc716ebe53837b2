import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';

import { expect, it, onTestFinished } from 'vitest';

import { listen } from '../../testing/listen.js';
import { FilesUnavailable, MissingContent, openFolder } from './content-store.js';

async function readText(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

it('[PLAT-67] keeps bytes in a folder, and nothing outside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'consign-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = openFolder(folder);
  await store.put('tenant/one', new TextEncoder().encode('Tūī'));
  expect(await readText(await store.read('tenant/one'))).toBe('Tūī');
  await store.remove('tenant/one');
  await store.remove('tenant/one');
  await expect(store.read('tenant/one')).rejects.toBeInstanceOf(MissingContent);
  await expect(store.put('../outside', new Uint8Array(1))).rejects.toMatchObject({
    code: 'E_PATH_TRAVERSAL_DETECTED',
  });
  expect((await readdir(folder, { recursive: true })).filter((name) => name.includes('one'))).toEqual([]);
});

it('[PLAT-251] says that a folder is away, and works again with it', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'consign-files-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = join(parent, 'mounted');
  await writeFile(folder, 'not a folder');
  const store = openFolder(folder);
  const calls = [
    () => store.check(),
    () => store.put('tenant/one', new Uint8Array(1)),
    () => store.read('tenant/one'),
  ];
  for (const call of calls) await expect(call()).rejects.toBeInstanceOf(FilesUnavailable);
  await rm(folder);
  await store.check();
  await store.put('tenant/one', new Uint8Array(1));
});

it('[PLAT-67] [PLAT-251] keeps bytes in a bucket, and says that one is away', async () => {
  const objects = new Map<string, Buffer>();
  const put: string[] = [];
  const server = createServer((request, response) => {
    const key = (request.url ?? '').split('?')[0] ?? '';
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'PUT') {
        put.push(key);
        objects.set(key, Buffer.concat(chunks));
      }
      if (request.method === 'DELETE') objects.delete(key);
      const found = objects.get(key);
      const status = request.method === 'DELETE' ? 204 : found === undefined ? 404 : 200;
      response.writeHead(status).end(request.method === 'GET' ? found : undefined);
    });
  });
  onTestFinished(() => void server.close());
  const settings = {
    bucket: 'consign',
    region: 'ap-southeast-2',
    endpoint: `http://127.0.0.1:${await listen(server)}`,
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  };
  // In a process of its own: under the conditions of the suite the client resolves to what only a bundler reads.
  const program = `
    const { openBucket } = await import(${JSON.stringify(new URL('content-store.ts', import.meta.url).href)});
    const store = await openBucket(${JSON.stringify(settings)});
    await store.put('tenant/one', new TextEncoder().encode('Tūī'));
    for await (const chunk of await store.read('tenant/one')) process.stdout.write(chunk);
    await store.remove('tenant/one');
    await store.remove('tenant/one');
    await store.read('tenant/one').catch((error) => process.stdout.write(' ' + error.name));
    await store.check();
    const away = await openBucket({ ...${JSON.stringify(settings)}, endpoint: 'http://127.0.0.1:1' });
    for (const call of [() => away.check(), () => away.read('tenant/one'), () => away.put('tenant/one', new Uint8Array(1))]) {
      await call().catch((error) => process.stdout.write(' ' + error.code));
    }`;
  const args = ['--conditions=@consign/source', '--import', 'tsx', '--input-type=module', '-e', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toBe(`Tūī MissingContent${' FILES_UNAVAILABLE'.repeat(3)}`);
  expect(put).toEqual(['/consign/tenant/one']);
  expect([...objects.keys()]).toEqual([]);
});
