import { type ICruiseOptions, type ICruiseResult, cruise } from 'dependency-cruiser';

import type { Check } from '../checks/run-checks.js';
import { isSource, listFiles, readText } from '../repository/files.js';
import { isNode, parseSource } from '../repository/syntax.js';
import { importRules } from './import-rules.js';

/** tools/consumer runs outside the workspace, as another team's code. */
const guarded = /^(?:packages|apps|tools(?!\/consumer\/)|bench)\//;

/** Import rules; docs/ARCHITECTURE.md has the table. */
export const imports: Check = {
  name: 'imports',
  purpose: 'every import is allowed',
  findFaults: (root) => findImportFaults(root, readImports),
};

/**
 * Breaches of the import rules, and each source that was not read: without a parser, dependency-cruiser returns modules
 * without dependencies, and everything would pass.
 */
export async function findImportFaults(
  root: string,
  read: (root: string, files: readonly string[]) => Promise<Pick<ICruiseResult, 'modules' | 'summary'>>,
): Promise<string[]> {
  const files = listFiles(root).filter((file) => guarded.test(file) && isSource(file));
  const { modules, summary } = await read(root, files);
  const found = new Map(modules.map((module) => [module.source, module.dependencies.length]));
  const unread = files.filter((file) => {
    const dependencies = found.get(file);
    return dependencies === undefined || (dependencies === 0 && importsAnything(file, readText(root, file)));
  });
  return [
    ...(files.length === 0 ? ['git lists no source to read'] : []),
    ...unread.map((file) => `${file} was not read, so its imports were not checked`),
    ...summary.violations.map(({ rule, from, to }) => `${from} → ${to}: ${rule.name}`),
  ];
}

export async function readImports(root: string, files: readonly string[]): Promise<ICruiseResult> {
  const options: ICruiseOptions = {
    baseDir: root,
    parser: 'tsc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: ['node_modules', '/dist/'] },
    ruleSet: { forbidden: [...importRules] },
    validate: true,
    enhancedResolveOptions: { cachedInputFileSystem: { cacheDuration: 600_000 } },
  };
  const { output } = await cruise([...files], options, {
    exportsFields: ['exports'],
    conditionNames: ['@consign/source', 'import', 'module', 'types', 'node', 'browser', 'default'],
    mainFields: ['module', 'main', 'types', 'typings'],
    // Imports name the compiled file; without the alias each is looked up under every extension first.
    extensionAlias: { '.js': ['.ts', '.tsx', '.js', '.d.ts'] },
    extensions: ['.ts', '.tsx', '.d.ts', '.js'],
    modules: ['node_modules', 'node_modules/@types'],
    symlinks: true,
    unsafeCache: true,
  });
  if (typeof output === 'string') throw new TypeError('dependency-cruiser returned text instead of modules');
  return output;
}

function importsAnything(file: string, text: string): boolean {
  const body = parseSource(file, text)['body'];
  return Array.isArray(body) && body.some((node: unknown) => isNode(node) && isNode(node['source']));
}
