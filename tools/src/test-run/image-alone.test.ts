import { beforeEach, expect, test, vi } from 'vitest';

import { findObstacle, readPreparation, tryImageAlone } from './image-alone.js';
import { createMachine, createProduct } from '../testing/image-trial.js';

const base = 'node:24-bookworm-slim';
const seen = '1000 EROFS EROFS written written';
const answers = { 'podman image inspect': '300000000\n100000000', 'podman exec': seen, 'podman wait': '0' };

/** Tries the image on a machine where every command works, but for one that begins with `fails`. */
async function trial(outputs: Readonly<Record<string, string>> = {}, fails?: string) {
  const { ran, run } = createMachine([''], { outputs: { ...answers, ...outputs }, fails });
  const { asked, ask } = createProduct();
  const lines: string[] = [];
  const stop = vi.fn<() => Promise<void>>();
  const startDatabase = () => Promise.resolve({ url: 'postgres://postgres@127.0.0.1:1/postgres', stop });
  const result = await tryImageAlone(
    { run, ask, say: (line) => lines.push(line), startDatabase, readySeconds: 0 },
    base,
  );
  return { ok: result.ok, ran, asked, text: lines.join('\n'), stop };
}

const find = (works: readonly string[], isRoot = true) =>
  findObstacle({ ...createMachine(works), ...createProduct(), say: () => undefined, isRoot });

beforeEach(() => {
  vi.stubEnv('NODE_EXTRA_CA_CERTS', '');
});

test('root needs podman, runc and debootstrap', async () => {
  expect(await find([''], false)).toBe('only root can make a base');
  expect(await find(['podman'])).toBe('runc is not installed');
  expect(await find(['podman', 'runc'])).toBe('debootstrap is not installed');
  expect(await find(['podman', 'runc', 'debootstrap'])).toBeNull();
});

test('the schema, the tenant and its users are prepared as the compose file does', () => {
  expect(readPreparation()).toContain('consign() { node dist/cli.js "$@"; }');
  expect(readPreparation()).toContain('consign client add --tenant TRIAL');
});

test('the image is built on a base of its own, started, called with a token, looked at and ended', async () => {
  const { ok, ran, asked, text, stop } = await trial();
  expect(text).toBe('size: 300 MB, 100 MB of it the base');
  expect(ok).toBe(true);
  expect(ran.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'debootstrap --variant=minbase',
    'npm install',
    expect.stringMatching(/^chroot /u),
    'tar --create',
    'podman import',
    'podman build',
    'podman image',
    'podman run',
    'podman run',
    'podman healthcheck',
    'podman exec',
    'podman stop',
    'podman wait',
    'podman rm',
  ]);
  expect(ran[0]).toMatch(/ bookworm \S+$/u);
  expect(ran[1]).toMatch(/ node@24 npm@11$/u);
  expect(ran[8]).toMatch(/ --read-only .* --cap-drop=ALL /u);
  expect(asked.at(-1)).toBe('/api/v1/users/me/session Bearer a.b.c');
  expect(stop).toHaveBeenCalledOnce();
});

test.each([
  ['a root that can be written', { 'podman exec': '1000 EACCES EACCES written written' }],
  ['a process of root', { 'podman exec': seen.replace('1000', '0') }],
  ['an end with an error', { 'podman wait': '137' }],
])('%s fails the step and ends everything', async (_, outputs) => {
  const { ok, ran, text, stop } = await trial(outputs);
  expect(ok).toBe(false);
  expect(text).toContain(Object.values(outputs)[0]);
  expect(ran.at(-1)).toBe('podman rm --all --force --volumes');
  expect(stop).toHaveBeenCalledOnce();
});

test('a command that fails is shown with its output', async () => {
  const { ok, ran, text } = await trial({}, 'podman healthcheck');
  expect(ok).toBe(false);
  expect(text).toContain('output of podman healthcheck run consign-test');
  expect(ran.at(-1)).toBe('podman rm --all --force --volumes');
});
