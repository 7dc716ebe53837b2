import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { getEntries, getField } from '../repository/json.js';
import { isSource, isTest, listFiles, workspaceRoot } from '../repository/files.js';
import { runCommand } from '../run/run.mjs';
import type { MutantScore } from './results.js';

/** The files that are mutated follow from it. Stryker itself leaves nothing to chance. */
const SEED = 29;

interface Sample {
  readonly package: string;
  /** Where the decisions are. */
  readonly folders: readonly string[];
  readonly files: number;
}

const samples: readonly Sample[] = [
  { package: 'packages/domain', folders: ['src'], files: 10 },
  {
    package: 'apps/api',
    folders: [
      'src/http/auth',
      'src/http/contract',
      'src/http/idempotency',
      'src/http/problems',
      'src/pricing/engine',
      'src/services/jobs',
      'src/webhooks',
    ],
    files: 8,
  },
];

const rank = (file: string): string => createHash('sha256').update(`${SEED} ${file}`).digest('hex');

/** The same files each time, as long as none is added or removed. */
export function sampleFiles(all: readonly string[], { package: folder, folders, files }: Sample): string[] {
  return all
    .filter((file) => folders.some((each) => file.startsWith(`${folder}/${each}/`)))
    .filter((file) => isSource(file) && !isTest(file) && !/\/(index|testing\/.*)\.ts$/u.test(file))
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .slice(0, files);
}

/** Mutates a sample of the decisions with Stryker, runs the tests beside them, and tells the scores of each package. */
export async function runMutants(
  copy: string,
  tell: (scores: Record<string, MutantScore>) => void,
): Promise<void> {
  for (const sample of samples) {
    const files = sampleFiles(listFiles(workspaceRoot), sample);
    const report = path.join(copy, 'mutants.json');
    writeFileSync(path.join(copy, sample.package, 'strength.config.ts'), vitestConfig(sample.package, files));
    writeFileSync(path.join(copy, 'stryker.json'), strykerConfig(sample.package, files, report));
    const stryker = path.join(copy, 'tools/node_modules/.bin/stryker');
    const { code } = await runCommand(stryker, ['run', 'stryker.json'], { cwd: copy });
    if (code !== 0) throw new Error(`Stryker ended with code ${code}`);
    tell(countByFolder(JSON.parse(readFileSync(report, 'utf8'))));
  }
}

/** The package's own configuration, limited to the tests in the folders of the mutated files. */
function vitestConfig(folder: string, files: readonly string[]): string {
  const folders = new Set(files.map((file) => path.posix.relative(folder, path.posix.dirname(file))));
  const include = [...folders].map((each) => `${each}/**/*.test.ts`);
  return `import config from './vitest.config.js';
export default { ...config, root: import.meta.dirname, test: { ...config.test, include: ${JSON.stringify(include)},
  exclude: [...config.test.exclude, '**/*.race.test.ts'] } };
`;
}

function strykerConfig(folder: string, files: readonly string[], report: string): string {
  return JSON.stringify({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: `${folder}/strength.config.ts`, dir: folder },
    mutate: files,
    inPlace: true,
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    reporters: ['json', 'clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false },
    jsonReporter: { fileName: report },
    disableTypeChecks: false,
    allowConsoleColors: false,
  });
}

/**
 * From a report in the mutation testing schema. Mutants that could not run are left out, and mutants of a module's
 * constants, which the runner activates when the module is loaded already.
 */
export function countByFolder(report: unknown): Record<string, MutantScore> {
  const scores: Record<string, MutantScore> = {};
  for (const [file, { mutants }] of getEntries(getField(report, 'files')) as [
    string,
    { mutants: unknown },
  ][]) {
    const statuses = getEntries(mutants)
      .filter(([, mutant]) => getField(mutant, 'static') !== true)
      .map(([, mutant]) => getField(mutant, 'status'));
    const killed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
    const alive = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
    const folder = path.posix.dirname(file);
    const [before, all] = scores[folder] ?? [0, 0];
    scores[folder] = [before + killed, all + killed + alive];
  }
  return scores;
}
