import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { parse } from 'yaml';

import { startIssuer } from '../../../issuer.shared.js';
import { freePorts } from '../../../ports.shared.js';
import { startPostgres } from '../../../postgres.shared.js';
import { readText, workspaceRoot } from '../repository/files.js';
import type { RunCommand } from '../run/run.mjs';
import { findProblem, type ImageTrial, machine, machineClaims, realm, TOKEN_PATH } from './image-answers.js';
import type { StepResult } from './steps.js';

/** Debian's packages that build and run an image without a daemon, and make its base without a registry. */
const tools = ['podman', 'runc', 'debootstrap'];
/** Of Node 24. */
const npm = 'npm@11';
const image = 'consign-test';
const ASK_SECONDS = 20;
const BUILD_SECONDS = 1500;
const STOP_SECONDS = 30;

/** Prints who the process is, and what it gets for a file beside its program. */
const look = `
const fs = require('node:fs');
const write = (file) => { try { fs.writeFileSync(file, ''); return 'written'; } catch ({ code }) { return code; } };
console.log(fs.statSync('/proc/1').uid, write('/app/trial'), write('/trial'), write('/tmp/trial'), write('/files/trial'));`;
const asItShouldBe = '1000 EROFS EROFS written written';

/** A step that failed, with what the command printed. */
class Failure extends Error {}

/** Why an image can't be tried without a registry here; null if it can. */
export async function findObstacle({ run, isRoot }: ImageTrial): Promise<string | null> {
  if (!(isRoot ?? process.getuid?.() === 0)) return 'only root can make a base';
  for (const tool of tools) {
    const { code } = await run(tool, ['--version'], { quiet: true, timeoutSeconds: ASK_SECONDS });
    if (code !== 0) return `${tool} is not installed`;
  }
  return null;
}

/** What compose.yaml does before the server starts: schema, tenant, user and machine client. */
export function readPreparation(): string {
  const { services } = parse(readText(workspaceRoot, 'deploy/compose.yaml'), { merge: true }) as {
    services: { prepare: { command: readonly string[] } };
  };
  return services.prepare.command.join('\n').replaceAll('$$', '$');
}

/**
 * Makes a base of Debian's packages and npm's Node under the name that the Dockerfile has, builds the image on it, starts it
 * with a read-only root and no rights beside a PostgreSQL and an issuer, calls it, and ends it.
 */
export async function tryImageAlone(trial: ImageTrial, base: string): Promise<StepResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'consign-image-'));
  const podman = createPodman(trial.run, folder);
  const cleanups: (() => unknown)[] = [
    () => rmSync(folder, { recursive: true, force: true }),
    () => podman(['rm', '--all', '--force', '--volumes']),
  ];
  try {
    await makeBase(trial.run, podman, folder, base);
    await podman([
      'build',
      '--format=docker',
      '--isolation=chroot',
      '--layers=false',
      '--pull=never',
      '--ignorefile=deploy/Dockerfile.dockerignore',
      '--file=deploy/Dockerfile',
      `--tag=${image}`,
      '.',
    ]);
    const sizes = ['image', 'inspect', '--format', '{{.Size}}', image, base];
    const [whole = 0, own = 0] = (await podman(sizes))
      .split('\n')
      .map((size) => Math.round(Number(size) / 1e6));
    trial.say(`size: ${whole} MB, ${own} MB of it the base`);
    const [port = 0, issuerPort = 0] = await freePorts(2);
    const tokens = { [TOKEN_PATH]: machineClaims(machine.client_id) };
    const issuer = await startIssuer(issuerPort, realm, tokens);
    cleanups.push(() => issuer.stop());
    const server = await (trial.startDatabase ?? startPostgres)();
    if (server === null) throw new Failure('PostgreSQL was not found');
    cleanups.push(() => server.stop());
    await startImage(podman, folder, { port, issuerPort, database: server.url });
    const problem = await findProblem(trial, port, issuerPort);
    if (problem !== null) throw new Failure(`${await podman(['logs', '--tail', '50', image])}\n${problem}`);
    await checkProcess(podman);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    trial.say(error.message);
    return { ok: false };
  } finally {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  }
}

/** Podman with its storage in the folder; answers what it printed. */
function createPodman(run: RunCommand, folder: string) {
  const options = [
    `--root=${path.join(folder, 'store')}`,
    `--runroot=${path.join(folder, 'run')}`,
    '--storage-driver=vfs',
    '--cgroup-manager=cgroupfs',
    '--runtime=runc',
  ];
  return (args: readonly string[]) => must(run, 'podman', [...options, ...args]);
}

type Podman = ReturnType<typeof createPodman>;

async function must(run: RunCommand, command: string, args: readonly string[]): Promise<string> {
  const { code, output } = await run(command, args, { quiet: true, timeoutSeconds: BUILD_SECONDS });
  if (code !== 0) throw new Failure(`${output}\n${command} ${args.join(' ')} ended with ${code}`);
  return output.trim();
}

/** Debian's smallest system of the base's name, such as node:24-bookworm-slim, with its Node, npm and the user node. */
async function makeBase(run: RunCommand, podman: Podman, folder: string, base: string): Promise<void> {
  const [, node = '', suite = ''] = /^node:(\d+)-(\w+)-slim$/u.exec(base) ?? [];
  const root = path.join(folder, 'base');
  const archive = path.join(folder, 'base.tar');
  const changes = ['CMD ["node"]'];
  await must(run, 'debootstrap', ['--variant=minbase', suite, root]);
  await must(run, 'npm', [
    'install',
    '--global',
    '--prefix',
    path.join(root, 'usr/local'),
    `node@${node}`,
    npm,
  ]);
  await must(run, 'chroot', [root, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node']);
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  if (certificates) {
    // The build reaches the registry as this machine does.
    const inside = '/usr/local/share/certificates.pem';
    copyFileSync(certificates, path.join(root, inside));
    changes.push(`ENV NODE_EXTRA_CA_CERTS=${inside}`);
  }
  await must(run, 'tar', ['--create', '--file', archive, '--directory', root, '.']);
  const options = changes.flatMap((change) => ['--change', change]);
  await podman(['import', '--quiet', ...options, archive, `docker.io/library/${base}`]);
}

async function startImage(
  podman: Podman,
  folder: string,
  { port, issuerPort, database }: { port: number; issuerPort: number; database: string },
): Promise<void> {
  const tenant = path.join(folder, 'tenant.yaml');
  const text = readText(workspaceRoot, 'deploy/tenant.yaml');
  writeFileSync(tenant, text.replace('localhost:8080', `localhost:${issuerPort}`));
  const variables = [`DATABASE_URL=${database}`, `PORT=${port}`, `FILE_KEYS=${'k'.repeat(32)}`];
  const options = [
    '--network=host',
    '--read-only',
    '--tmpfs=/tmp',
    '--cap-drop=ALL',
    '--security-opt=no-new-privileges',
    // Podman's own limits are higher than root may set inside a container.
    '--ulimit=nofile=1024:1024',
    '--ulimit=nproc=4096:4096',
    ...variables.map((variable) => `--env=${variable}`),
  ];
  const mounted = ['--volume', `${tenant}:/etc/consign/tenant.yaml:ro`];
  await podman(['run', '--rm', ...options, ...mounted, image, 'sh', '-euc', readPreparation()]);
  await podman(['run', '--detach', '--name', image, ...options, image]);
}

/** The process has no rights, its root is read-only, its health check passes, and SIGTERM ends it well. */
async function checkProcess(podman: Podman): Promise<void> {
  await podman(['healthcheck', 'run', image]);
  const seen = await podman(['exec', image, 'node', '-e', look]);
  if (seen !== asItShouldBe) throw new Failure(`The process is ${seen}, not ${asItShouldBe}`);
  await podman(['stop', '--time', `${STOP_SECONDS}`, image]);
  const code = await podman(['wait', image]);
  if (code !== '0') throw new Failure(`SIGTERM ended the process with ${code}`);
}
