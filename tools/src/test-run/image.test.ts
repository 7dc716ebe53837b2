import { expect, test } from 'vitest';

import { findBase, findRuntime, tryImage } from './image.js';
import { createMachine, createProduct } from '../testing/image-trial.js';

const find = (works: readonly string[]) => findRuntime(createMachine(works).run, 'node:1');

const docker = ['docker info', 'docker compose version', 'docker image inspect'];

test('a runtime is one that answers, has compose, and has the base image or can pull it', async () => {
  const podman = ['podman info', 'podman compose version', 'podman pull'];
  const none = { reason: 'neither docker nor podman answers with compose here' };
  expect(await find([])).toEqual(none);
  expect(await find(['docker info', 'podman info'])).toEqual(none);
  expect(await find(['docker info', 'docker compose version'])).toEqual({
    reason: "docker can't pull node:1",
  });
  expect(await find(docker)).toEqual({ runtime: 'docker' });
  expect(await find(['docker info', ...podman])).toEqual({ runtime: 'podman' });
});

test('a machine without a runtime leaves the step out and says why, after asking for three commands', async () => {
  const { ran, run } = createMachine([]);
  const lines: string[] = [];
  const { asked, ask } = createProduct();
  const say = (line: string) => lines.push(line);
  expect(await tryImage({ run, ask, say, isRoot: true })).toEqual({ ok: true });
  expect(ran).toEqual(['docker info', 'podman info', 'podman --version']);
  expect(asked).toEqual([]);
  expect(lines).toEqual([
    'compose file left out: neither docker nor podman answers with compose here',
    'image left out: podman is not installed',
  ]);
});

test('the image is built, started, called with a token of its issuer, and ended', async () => {
  const { ran, run } = createMachine([...docker, 'docker compose up', 'docker compose down']);
  const { asked, ask } = createProduct();
  expect(await tryImage({ run, ask, say: () => undefined })).toEqual({ ok: true });
  expect(ran.slice(3)).toEqual([
    'docker compose up --build --detach',
    'docker compose down --volumes --timeout 30',
  ]);
  expect(asked).toEqual([
    '/readyz',
    '/',
    '/realms/consign/protocol/openid-connect/token',
    '/api/v1/users/me/session Bearer a.b.c',
  ]);
});

test.each([
  ['/readyz', 'was not ready'],
  ['/api/v1/users/me/session', 'answered 503'],
])('where %s fails, the step shows the logs, fails, and ends everything', async (path, message) => {
  const { ran, run } = createMachine([
    ...docker,
    'docker compose up',
    'docker compose logs',
    'docker compose down',
  ]);
  const lines: string[] = [];
  const { ask } = createProduct({ [path]: new Response('', { status: 503 }) });
  const result = await tryImage({ run, ask, say: (line) => lines.push(line), readySeconds: 0 });
  expect(result).toEqual({ ok: false });
  expect(lines.join('\n')).toContain('output of docker compose logs --tail 50');
  expect(lines.join('\n')).toContain(message);
  expect(ran.at(-1)).toBe('docker compose down --volumes --timeout 30');
});

test('what does not start fails the step and is ended', async () => {
  const { ran, run } = createMachine(docker);
  const lines: string[] = [];
  expect(await tryImage({ run, ask: fetch, say: (line) => lines.push(line) })).toEqual({ ok: false });
  expect(lines.join('\n')).toContain('output of docker compose up --build --detach');
  expect(ran.at(-1)).toBe('docker compose down --volumes --timeout 30');
});

test('the base is the argument of the Dockerfile', () => {
  expect(findBase('# A comment\nARG BASE=node:24-bookworm-slim\nFROM ${BASE} AS build')).toBe(
    'node:24-bookworm-slim',
  );
});
