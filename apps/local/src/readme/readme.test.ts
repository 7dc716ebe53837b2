import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

import { freePorts } from '../../../../ports.shared.js';
import { Resources } from '../start/resources.js';
import { startLocal } from '../start/start-local.js';

const packages = fileURLToPath(new URL('../../../../packages', import.meta.url));
const readPrograms = async (name: string) =>
  listPrograms(await readFile(join(packages, name, 'README.md'), 'utf8'));
const rulePrograms = await readPrograms('domain');
const programs = { ...(await readPrograms('api-client')), ...rulePrograms };
const names = Object.keys(programs);
const resources = new Resources();
let folder: string;

/** Links the source of a package, with no entry but those that are published. */
async function linkPackage(name: string): Promise<void> {
  const { type, publishConfig } = JSON.parse(
    await readFile(join(packages, name, 'package.json'), 'utf8'),
  ) as { type: string; publishConfig: { exports: Record<string, { default: string }> } };
  const published = Object.entries(publishConfig.exports).map(([entry, { default: file }]) => [
    entry,
    file.replace('./dist/', './src/').replace(/\.js$/u, '.ts'),
  ]);
  const linked = join(folder, 'node_modules/@consign', name);
  await mkdir(linked, { recursive: true });
  const manifest = { name: `@consign/${name}`, type, exports: Object.fromEntries(published) };
  await writeFile(join(linked, 'package.json'), JSON.stringify(manifest));
  await symlink(join(packages, name, 'src'), join(linked, 'src'));
}

/** The programs in a folder of their own, which has the two packages, with the ports of this run. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consign-readme-'));
  for (const name of ['api-client', 'domain']) await linkPackage(name);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const [port = 0, identityPort = 0, inboxPort = 0, receiverPort = 0] = await freePorts(4);
  const ports = new Map([
    ['4300', port],
    ['4301', identityPort],
    ['4400', receiverPort],
  ]);
  for (const [name, program] of Object.entries(programs)) {
    const here = program.replaceAll(/\b4[34]0[01]\b/gu, (known) => String(ports.get(known)));
    await writeFile(join(folder, name), here);
  }
  const dataDir = join(folder, 'data');
  const webhookHosts = ['localhost'];
  const options = { port, identityPort, inboxPort, dataDir, size: 30, still: true, webhookHosts };
  await startLocal({ options }, resources);
});

afterAll(async () => {
  await resources.closeAll();
  await rm(folder, { recursive: true, force: true });
});

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** The lines of a script of Node as it prints them. */
function run(args: readonly string[]) {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  return createInterface({ input: child.stdout })[Symbol.asyncIterator]();
}

async function readLines(args: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of run(args)) lines.push(line);
  return lines;
}

const asProgram = (name: string) => ['--import', tsx, name];

it('[CALL-194] the programs of the READMEs compile under strict options', async () => {
  expect(names).toHaveLength(7);
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    target: 'ES2023',
    module: 'NodeNext',
    typeRoots: [fileURLToPath(new URL('../../node_modules/@types', import.meta.url))],
    types: ['node'],
    skipLibCheck: true,
    noEmit: true,
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: names }));
  const compiler = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
  expect(await readLines([compiler, '-p', 'tsconfig.json'])).toEqual([]);
});

it('[CALL-194] the programs of the README take an order to its label, and its receiver hears of it', async () => {
  const received = run(asProgram('receive.ts'));
  expect((await received.next()).value).toBe('Listening');
  const [price, status = '', stored] = await readLines(asProgram('label.ts'));
  expect([price, stored]).toEqual([
    expect.stringMatching(/^\$\d+(?:\.\d+)? including GST$/u),
    'Stored label.pdf',
  ]);
  const [, reference = ''] = /^(TAS\d+) is Staged$/u.exec(status) ?? [];
  expect((await readFile(join(folder, 'label.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await received.next()).value).toBe(`${reference} is STAGED`);
});

it('[CALL-194] the search of the README finds pages and shows why a pickup is refused', async () => {
  expect(await readLines(asProgram('find.ts'))).toContainEqual(
    expect.stringMatching(/^ {2}CONS-\d+ .*: Only Draft or Ready consignments can be staged/u),
  );
});

it.each(Object.entries(rulePrograms))(
  '[CALL-194] %s of the README prints what it says',
  async (name, program) => {
    const said = [...program.matchAll(/^\/\/ (.+)$/gmu)].map(([, line]) => line);
    expect(await readLines(asProgram(name))).toEqual(said);
  },
);

/** The programs of a README, by the file name that begins the paragraph before each: `label.ts`. */
function listPrograms(readme: string): Record<string, string> {
  const found = readme.matchAll(/^`([\w-]+\.ts)`(?:[^\n]+\n)+\n```ts\n(.*?)^```/gmsu);
  return Object.fromEntries([...found].map(([, name = '', program = '']) => [name, program]));
}
