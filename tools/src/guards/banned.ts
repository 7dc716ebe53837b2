import type { Check } from '../checks/run-checks.js';
import { listFiles, readText } from '../repository/files.js';

/** Text that must not appear in files of a kind; `except` names the files that may have it. */
interface TextPattern {
  /** Completes "{file} has …". */
  readonly name: string;
  readonly pattern: RegExp;
  readonly files: RegExp;
  readonly except?: RegExp;
}

const code = /\.[cm]?[jt]sx?$/;
const tests = /\.(?:test|spec)\.tsx?$|\/testing\//;
const allFiles = /./;

/** The owner's texts stay letter for letter. */
const ownerTexts = /^docs\/spec\/part-/;
/** A migration that has run must not change. */
const migrations = /\/migrations\/[^/]+\.sql$/;

/** A line break of a comment or of Markdown may stand between two words. */
const gap = String.raw`(?:\s+|\s*\n\s*(?:\*|\/\/|#|--)?\s*)`;

function phrase(words: string): string {
  return words.replaceAll(' ', gap);
}

const stiltedPhrases = [
  'that is none',
  'anew',
  'go(?:es|ing)? on being',
  'it is not known whether',
  'something else is being done',
  'told to come again',
  'the ones that are left',
  'is not listened to',
  'nothing is lost',
  'whichever way',
  'kept for you',
  'what (?:you|was) entered could not be kept',
  'is compared',
  'being (?:made|stored)',
  'a good deal',
  'of a form that became',
  'is shown what',
].map(phrase);

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
  {
    name: 'a private name (use MAX_…, …_TIMEOUT_MS, …_TTL_MS)',
    pattern: /\bMOST_[A-Z]\w*|\b\w*PATIENCE\w*|\b\w*KEPT_MS\b/,
    files: code,
  },
  {
    name: 'a function called …Of (use to…, parse…, format…, build…)',
    pattern:
      /\bfunction (?!(?:is|has|can)[A-Z])\w+Of\s*(?=[(<])|\bconst (?!(?:is|has|can)[A-Z])\w+Of\s*(?::[^=\n]+)?=\s*(?:async\s+)?(?=\(|<|function\b|\w+\s*=>)/,
    files: code,
  },
  {
    name: 'a phrase that reads as translated',
    pattern: new RegExp(`\\b(?:${stiltedPhrases.join('|')})\\b`, 'i'),
    files: /./,
    except: new RegExp(`${ownerTexts.source}|${migrations.source}`),
  },
];

/** File names that date or say nothing. */
const bannedNames = /(?:^|\/)(?:utils?|helpers?|misc|common-utils|new[A-Z]\w*|\w+[a-z]2)\.[cm]?[jt]sx?$/;

/** These files contain what they look for. */
const ownFiles = /^tools\/src\/guards\/banned/;

/** Text and words that no file may contain, and file names that say nothing. Spelling is checked beside it. */
export const banned: Check = {
  name: 'banned',
  purpose: 'no banned text, stilted phrase or file name',
  findFaults: (root) =>
    listTextFiles(root).flatMap((file) => [
      ...(bannedNames.test(file) ? [`${file} has a name that does not describe its contents`] : []),
      ...(ownFiles.test(file) ? [] : findPatterns(root, file, bannedPatterns)),
    ]),
};

const binary = /\.(?:png|jpe?g|gif|ico|webp|woff2?|ttf|pdf|gz|tgz|tar|zip)$/;
const generated = /^pnpm-lock\.yaml$|(?:^|\/)generated\/|\.gen\.ts$/;

/** Every file that people write. */
function listTextFiles(root: string): string[] {
  return listFiles(root).filter((file) => !binary.test(file) && !generated.test(file));
}

/** One line per match: file, line, pattern and the matched text. */
function findPatterns(root: string, file: string, patterns: readonly TextPattern[]): string[] {
  const applicable = patterns.filter(({ files, except }) => files.test(file) && !except?.test(file));
  if (applicable.length === 0) return [];
  const text = readText(root, file);
  return applicable.flatMap(({ name, pattern }) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map((match) => {
      const line = text.slice(0, match.index).split('\n').length;
      return `${file}:${line} has ${name}: ${match[0].trim()}`;
    }),
  );
}
