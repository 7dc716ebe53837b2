import { expect, test } from 'vitest';

import type { RunCommand } from '../run/run.mjs';
import { findBase, findRuntime, tryImage } from './image.js';

/** A machine where these commands work, by their beginnings. */
function machine(works: readonly string[]) {
  const ran: string[] = [];
  const run: RunCommand = (command, args) => {
    const line = [command, ...args].join(' ').replace(/--file \S+ --project-name \S+ /u, '');
    ran.push(line);
    return Promise.resolve({
      code: works.some((each) => line.startsWith(each)) ? 0 : 127,
      output: `output of ${line}`,
    });
  };
  return { ran, run };
}

const find = (works: readonly string[]) => findRuntime(machine(works).run, 'node:1');

const docker = ['docker info', 'docker compose version', 'docker image inspect'];

/** The answers of a started product, by the end of the address. */
function product(over: Record<string, Response> = {}) {
  const asked: string[] = [];
  const ask: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    asked.push(`${url.pathname} ${new Headers(init?.headers).get('authorization') ?? ''}`.trim());
    return Promise.resolve(over[url.pathname] ?? Response.json({ access_token: 'a.b.c' }));
  };
  return { asked, ask };
}

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

test('a machine without a runtime leaves the step out with one line, after asking for two commands', async () => {
  const { ran, run } = machine([]);
  const lines: string[] = [];
  const { asked, ask } = product();
  expect(await tryImage({ run, ask, say: (line) => lines.push(line) })).toEqual({ ok: true });
  expect(ran).toEqual(['docker info', 'podman info']);
  expect(asked).toEqual([]);
  expect(lines).toEqual(['left out: neither docker nor podman answers with compose here']);
});

test('the image is built, started, called with a token of its issuer, and ended', async () => {
  const { ran, run } = machine([...docker, 'docker compose up', 'docker compose down']);
  const { asked, ask } = product();
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
  const { ran, run } = machine([
    ...docker,
    'docker compose up',
    'docker compose logs',
    'docker compose down',
  ]);
  const lines: string[] = [];
  const { ask } = product({ [path]: new Response('', { status: 503 }) });
  const result = await tryImage({ run, ask, say: (line) => lines.push(line), readySeconds: 0 });
  expect(result).toEqual({ ok: false });
  expect(lines.join('\n')).toContain('output of docker compose logs --tail 50');
  expect(lines.join('\n')).toContain(message);
  expect(ran.at(-1)).toBe('docker compose down --volumes --timeout 30');
});

test('what does not start fails the step and is ended', async () => {
  const { ran, run } = machine(docker);
  const lines: string[] = [];
  expect(await tryImage({ run, ask: fetch, say: (line) => lines.push(line) })).toEqual({ ok: false });
  expect(lines.join('\n')).toContain('output of docker compose up --build --detach');
  expect(ran.at(-1)).toBe('docker compose down --volumes --timeout 30');
});

test('the base is the first image of the Dockerfile', () => {
  expect(findBase('# A comment\nFROM node:24-bookworm-slim AS build\nFROM other')).toBe(
    'node:24-bookworm-slim',
  );
});
