import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePorts } from '../../../ports.shared.js';
import { readText } from '../repository/files.js';
import { getField } from '../repository/json.js';
import { runCommand } from '../run/run.mjs';
import { madeFiles, preparePackage } from './prepare.js';
import { startRegistry, type Registry } from './registry.js';

/** The programs of the README; the first holds what the others import, the second leads to a label. */
const programs = ['client.ts', 'label.ts', 'receive.ts', 'find.ts'];

/**
 * Publishes the packages of a copy, in which `changeset version` ran, to a registry of its own; then does what the README
 * of api-client says in an empty folder, against the evaluation start.
 */
export async function findPublishFaults(
  root: string,
  copy: string,
  names: readonly string[],
): Promise<string[]> {
  const registry = await startRegistry();
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'consign-installed-'));
  try {
    const faults = await publish(root, copy, names, registry);
    return faults.length > 0 ? faults : await useReadme(root, folder, registry);
  } finally {
    await registry.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function publish(
  root: string,
  copy: string,
  names: readonly string[],
  registry: Registry,
): Promise<string[]> {
  for (const name of names) {
    preparePackage(root, name);
    for (const part of ['dist', 'src', 'README.md', ...madeFiles])
      cpSync(path.join(root, 'packages', name, part), path.join(copy, 'packages', name, part), {
        recursive: true,
      });
    // pnpm replaces workspace:* by the version that is installed.
    const scope = path.join(copy, 'packages', name, 'node_modules/@consign');
    mkdirSync(scope, { recursive: true });
    for (const other of names)
      symlinkSync(path.join(copy, 'packages', other), path.join(scope, other), 'dir');
  }
  const host = registry.url.replace('http:', '');
  // The prepack of each package ran above: its tools are not in the copy.
  writeFileSync(path.join(copy, '.npmrc'), `registry=${registry.url}/\n${host}/:_authToken=dry-run\n`);
  const { code, output } = await runCommand('changeset', ['publish', '--no-git-tag'], {
    cwd: copy,
    quiet: true,
    env: { NO_COLOR: '1', npm_config_registry: `${registry.url}/`, pnpm_config_ignore_scripts: 'true' },
  });
  if (code !== 0) return [`changeset publish: ${output.trim()}`];
  return names.flatMap((name) => {
    const version = String(getField(JSON.parse(readText(copy, `packages/${name}/package.json`)), 'version'));
    const versions = registry.listVersions(`@consign/${name}`);
    return versions.includes(version)
      ? []
      : [`@consign/${name} ${version} was not published: ${output.trim()}`];
  });
}

/** Runs the commands of the README in an empty folder, compiles its programs, and takes an order to its label. */
async function useReadme(root: string, folder: string, registry: Registry): Promise<string[]> {
  const readme = readText(root, 'packages/api-client/README.md');
  writeFileSync(path.join(folder, '.npmrc'), `@consign:registry=${registry.url}/\nfund=false\naudit=false\n`);
  const [commands = ''] = /(?<=^```sh\n).*?(?=^```)/msu.exec(readme) ?? [];
  const installed = await inFolder(folder, 'sh', ['-ec', commands]);
  if (installed !== null) return [`the commands of the README fail: ${installed}`];
  const [port = 0, identityPort = 0, inboxPort = 0] = await freePorts(3);
  for (const name of programs) {
    const [program = ''] =
      new RegExp(`(?<=^\`${name}\`(?:[^\\n]+\\n)+\\n\`\`\`ts\\n).*?(?=^\`\`\`)`, 'msu').exec(readme) ?? [];
    const here = program.replaceAll('4300', String(port)).replaceAll('4301', String(identityPort));
    writeFileSync(path.join(folder, name), here);
  }
  const strict = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023', '--types', 'node'];
  const compiling = await inFolder(folder, 'npx', ['tsc', ...strict, ...programs]);
  if (compiling !== null) return [`the programs of the README do not compile: ${compiling}`];
  const ports = ['--port', port, '--identity-port', identityPort, '--inbox-port', inboxPort].map(String);
  const stop = await startProduct(root, [
    ...ports,
    '--data-dir',
    path.join(folder, 'data'),
    '--size',
    '30',
    '--still',
  ]);
  try {
    const failed = await inFolder(folder, 'npx', ['tsx', 'label.ts']);
    if (failed !== null) return [`label.ts of the README fails: ${failed}`];
    const label = readFileSync(path.join(folder, 'label.pdf'), 'latin1');
    return label.startsWith('%PDF-') ? [] : ['label.ts of the README stored no PDF'];
  } finally {
    await stop();
  }
}

/** What a command printed, if it failed. */
async function inFolder(folder: string, command: string, args: readonly string[]): Promise<string | null> {
  const { code, output } = await runCommand(command, args, {
    cwd: folder,
    quiet: true,
    env: { NO_COLOR: '1' },
  });
  return code === 0 ? null : output.trim();
}

/** Waits until the evaluation start says where it is; the returned function ends it. */
async function startProduct(root: string, args: readonly string[]): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [path.join(root, 'apps/local/dist/start.js'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => void child.on('exit', () => resolve()));
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('kowhai-erp')) resolve();
    });
  });
  await Promise.race([ready, ended]);
  return () => {
    child.kill();
    return ended;
  };
}
