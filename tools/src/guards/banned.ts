import type { Check } from '../checks/run-checks.js';
import { findPatterns, listTextFiles, type TextPattern } from './text-pattern.js';

const code = /\.[cm]?[jt]sx?$/;
const tests = /\.(?:test|spec)\.tsx?$|\/testing\//;
const allFiles = /./;

export const bannedPatterns: readonly TextPattern[] = [
  {
    name: "a path on one person's machine",
    pattern: /(?<![\w.:/}*-])\/(?:home|root|Users|work)\/[\w.-]+/,
    files: allFiles,
  },
  { name: 'a note for later', pattern: /\b(?:TODO|FIXME|XXX|HACK)\b/, files: allFiles },
  {
    name: 'a skipped or focused journey',
    pattern: /\b(?:test|describe)(?:\.\w+)*\.(?:only|skip|todo|fixme)\b/,
    files: /\.spec\.ts$/,
  },
  {
    name: 'a conditional test',
    pattern: /\b(?:it|test|describe)(?:\.\w+)*\.(?:skipIf|runIf)\b/,
    files: code,
    // Race tests need a PostgreSQL server; the isolation tests depend on what an operation names.
    except: /\.race\.test\.ts$|^apps\/api\/src\/isolation\.test\.ts$/,
  },
  {
    name: 'a lint rule disabled without a reason',
    pattern: /(?:eslint|oxlint|biome)-(?:disable|ignore)(?![^\n]*--\s*\S)/,
    files: code,
  },
  {
    name: 'a fixed delay in a test',
    pattern: /waitForTimeout|setTimeout\(\s*(?:resolve|r)\b/,
    files: tests,
  },
  { name: 'export *', pattern: /^export \*(?! as)/m, files: code },
  {
    name: 'the clock or randomness in the domain',
    pattern: /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\.now\b|\bTemporal\.Now\b/,
    files: /^packages\/domain\/src\/.*\.ts$/,
    except: tests,
  },
  {
    name: 'a query outside database/ and *-store.ts',
    pattern: /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/,
    files: /^apps\/api\/src\/.*\.ts$/,
    except: /^apps\/api\/src\/(?:database|testing)\/|-store\.ts$|\.test\.ts$/,
  },
  {
    name: 'shipment for consignment or freight',
    pattern: /\b[Ss]hipments?\b/,
    files: /^(?:apps|packages|openapi)\//,
  },
];

/** File names that date or say nothing. */
const bannedNames = /(?:^|\/)(?:utils?|helpers?|misc|common-utils|new[A-Z]\w*|\w+[a-z]2)\.[cm]?[jt]sx?$/;

/** These files contain what they look for. */
const ownFiles = /^tools\/src\/guards\/banned/;

/** Text that no file may contain, and file names that say nothing. */
export const banned: Check = {
  name: 'banned',
  purpose: 'no banned text or file name',
  findFaults: (root) =>
    listTextFiles(root).flatMap((file) => [
      ...(bannedNames.test(file) ? [`${file} has a name that does not describe its contents`] : []),
      ...(ownFiles.test(file) ? [] : findPatterns(root, file, bannedPatterns)),
    ]),
};
