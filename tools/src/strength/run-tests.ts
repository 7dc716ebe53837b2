import path from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';

import { listFiles } from '../repository/files.js';

/** Tests of a folder or file, or all of a package that import a file. */
export type Selection = { readonly tests: string } | { readonly related: string };

/** Runs tests of the copy, in which a file has changed; answers the first that failed, null when all passed. */
export type RunTests = (selection: Selection, changed: string) => Promise<string | null>;

/** `apps/api/src/webhooks` belongs to `apps/api`, `tools/src` to `tools`. */
function getPackage(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'apps' || first === 'packages' ? `${first}/${second}` : first;
}

/** Keeps a Vitest for each package: most of a start is setting up and reading sources that did not change. */
export function createTestRunner(copy: string): {
  readonly run: RunTests;
  readonly close: () => Promise<void>;
} {
  const started = new Map<string, Promise<Vitest>>();
  const planted = new Set<string>();
  // Leaves out races, which fail on a busy machine too.
  process.env['TEST_RACES'] = 'apart';

  function start(folder: string): Promise<Vitest> {
    const root = path.join(copy, folder);
    const known =
      started.get(folder) ?? createVitest('test', { root, watch: false, bail: 1, reporters: [{}] });
    started.set(folder, known);
    return known;
  }

  return {
    run: async (selection, changed) => {
      const isRelated = 'related' in selection;
      const vitest = await start(getPackage(isRelated ? selection.related : selection.tests));
      // Files with an earlier fault have been restored.
      planted.add(path.join(copy, changed));
      for (const file of planted) vitest.invalidateFile(file);
      if (isRelated) vitest.config.related = [path.join(copy, selection.related)];
      else delete (vitest.config as Partial<typeof vitest.config>).related;
      const filters = isRelated ? [] : [path.join(copy, selection.tests)];
      const found = await vitest.getRelevantTestSpecifications(filters);
      // It keeps what failed in earlier runs.
      vitest.state.filesMap.clear();
      const { unhandledErrors } = await vitest.runTestSpecifications(found);
      const modules = found.flatMap(({ testModule }) => testModule ?? []);
      return findFailure(modules, copy) ?? (unhandledErrors.length > 0 ? String(unhandledErrors[0]) : null);
    },
    close: async () => {
      for (const vitest of started.values()) await (await vitest).close();
    },
  };
}

/** The first failed test, or a file that could not be loaded. */
function findFailure(modules: readonly TestModule[], copy: string): string | null {
  for (const module of modules) {
    const file = path.relative(copy, module.moduleId);
    const [failed] = module.children.allTests('failed');
    if (failed !== undefined) return `${file}: ${failed.fullName}`;
    const [error] = module.errors();
    if (error !== undefined) return `${file}: ${error.message}`;
  }
  return null;
}

/** Copies the working tree to a temporary folder, with its dependencies linked, so that faults can be planted in it. */
export function createCopy(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'consign-strength-'));
  const files = listFiles(root);
  for (const file of files) cpSync(path.join(root, file), path.join(copy, file), { verbatimSymlinks: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const file of files) {
    const modules = path.join(path.dirname(file), 'node_modules');
    if (path.basename(file) !== 'package.json' || file === 'package.json') continue;
    if (!existsSync(path.join(root, modules))) continue;
    // Their relative links lead to the packages of the copy, and through the link above to all others.
    cpSync(path.join(root, modules), path.join(copy, modules), { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}
