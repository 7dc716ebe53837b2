import { readFileSync } from 'node:fs';

import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

import type { Tarball } from './tarball.js';

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
