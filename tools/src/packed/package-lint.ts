import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { homedir } from 'node:os';
import path from 'node:path';

import { madeFiles } from './prepare.js';
import type { Tarball, PackedPackage } from './tarball.js';
import { getEntries, getField } from '../repository/json.js';

/** CommonJS and TypeScript's old resolution are not supported: the packages are ES modules with `exports`. */
const unsupported = new Set(['node10', 'node16-cjs']);

/** What publint and Are The Types Wrong report: missing or misordered entries, local versions, types that do not resolve. */
export async function lintPackage({ name, file }: Pick<Tarball, 'name' | 'file'>): Promise<string[]> {
  const tarball = readFileSync(file);
  return [...(await findPublishFaults(name, tarball)), ...(await findTypeFaults(name, tarball))];
}

async function findPublishFaults(name: string, tarball: Buffer): Promise<string[]> {
  const pack = { tarball: Uint8Array.from(tarball).buffer };
  const { messages, pkg } = await publint({ pack, level: 'warning', strict: true });
  return messages.map(
    (message) => `${name}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  );
}

async function findTypeFaults(name: string, tarball: Buffer): Promise<string[]> {
  const analysis = await checkPackage(createPackageFromTarballData(Uint8Array.from(tarball)), {
    excludeEntrypoints: [/\.css$/],
  });
  if (analysis.types === false) return [`${name} has no types`];
  return analysis.problems.flatMap((problem) => {
    if ('resolutionKind' in problem && unsupported.has(problem.resolutionKind)) return [];
    if ('resolutionOption' in problem && unsupported.has(problem.resolutionOption)) return [];
    const where =
      'entrypoint' in problem ? problem.entrypoint : 'fileName' in problem ? problem.fileName : '';
    return [`${name}: ${where} ${problem.kind}`];
  });
}

const wanted =
  /^dist\/.+\.(?:js|d\.ts|css)(?:\.map)?$|^src\/.+\.(?:tsx?|css)$|^(?:package|sbom\.cdx)\.json$|^(?:README|CHANGELOG|REGISTER)\.md$|^LICEN[CS]E(?:\.md|\.txt)?$/;
const forWorkspace = /\.(?:test|spec|stories)\.|(?:^|\/)testing\//;

/**
 * Everything that a registry shows is there, and only built files, their sources and documents are packed, without traces
 * of the machine that built them. publint, Are The Types Wrong and the installed consumer prove the rest.
 */
export function findContentFaults(packed: PackedPackage, root: string): string[] {
  const { name, files } = packed;
  const machine = [root, homedir()].map((folder) => folder + path.sep);
  const faults = ['README.md', 'LICENSE', 'CHANGELOG.md', ...madeFiles]
    .filter((file) => !files.has(file))
    .map((file) => `${name} has no ${file}`);
  for (const [file, text] of files) {
    const fault = (what: string): number => faults.push(`${name}: ${file} ${what}`);
    if (!wanted.test(file)) fault('should not be packed');
    else if (forWorkspace.test(file)) fault('is test code');
    for (const source of listSources(file, text)) {
      if (!files.has(source)) fault(`is the map of ${source}, which is not packed`);
    }
    if (machine.some((folder) => text.includes(folder))) fault('has a path on the machine that built it');
  }
  return [...faults, ...findMissingFields(packed), ...findUnusedDependencies(packed)];
}

/** @mantine/dates asks for it. */
const peersOfDependencies: ReadonlySet<string> = new Set(['dayjs']);

/** Whoever installs the package installs its dependencies, so a packed file imports each. */
function findUnusedDependencies({ name, manifest, files }: PackedPackage): string[] {
  const texts = [...files].filter(([file]) => /^dist\/.+\.(?:js|css)$/u.test(file)).map(([, text]) => text);
  return getEntries(getField(manifest, 'dependencies'))
    .map(([dependency]) => dependency)
    .filter((dependency) => !peersOfDependencies.has(dependency))
    .filter((dependency) => !texts.some((text) => imports(text, dependency)))
    .map((dependency) => `${name}: no packed file imports ${dependency}`);
}

function imports(text: string, dependency: string): boolean {
  return [`'`, '"'].some((quote) => [quote, '/'].some((end) => text.includes(`${quote}${dependency}${end}`)));
}

/** The sources of a map, as paths in the package. */
function listSources(file: string, text: string): string[] {
  if (!file.endsWith('.map')) return [];
  const sources: unknown = getField(JSON.parse(text), 'sources');
  const folder = path.posix.dirname(file);
  return Array.isArray(sources) ? sources.map((each) => path.posix.join(folder, String(each))) : [file];
}

function findMissingFields({ name, manifest }: PackedPackage): string[] {
  const description = getField(manifest, 'description');
  const keywords = getField(manifest, 'keywords');
  const present = {
    description: typeof description === 'string' && description.length > 20,
    keywords: Array.isArray(keywords) && keywords.length > 2,
    repository: getField(getField(manifest, 'repository'), 'directory') === `packages/${name}`,
    engines: typeof getField(getField(manifest, 'engines'), 'node') === 'string',
  };
  return Object.entries(present)
    .filter(([, isThere]) => !isThere)
    .map(([field]) => `${name} has no ${field}, or not enough of it`);
}
