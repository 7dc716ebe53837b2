/** A pattern that no file of a kind may hold, and why; `except` names the files where it has a reason. */
export interface BannedPattern {
  readonly name: string;
  readonly pattern: RegExp;
  readonly files: RegExp;
  readonly except?: RegExp;
}

const code = /\.[cm]?[jt]sx?$/;
const tests = /\.(?:test|spec)\.tsx?$|\/testing\//;
const everything = /./;
const register = /^docs\/spec\//;

/** This guard's own files must be able to write what they look for. */
export const guardFiles = /^tools\/src\/guards\/banned/;

export const bannedPatterns: readonly BannedPattern[] = [
  {
    name: "a path of one person's machine",
    pattern: /(?<![\w.:/}*-])\/(?:home|root|Users|work)\/[\w.-]+/,
    files: everything,
  },
  { name: 'a note to do something later', pattern: /\b(?:TODO|FIXME|XXX|HACK)\b/, files: everything },
  {
    name: 'a test that is skipped, planned or alone',
    pattern: /\b(?:it|test|describe)(?:\.\w+)*\.(?:only|skip|todo|fixme|skipIf|runIf)\b/,
    files: code,
    except: /\.race\.test\.ts$/,
  },
  { name: 'a type that says nothing', pattern: /(?::|\bas|<)\s*any\b(?=\s*[,;)=>|&[\]{}]|$)/m, files: code },
  { name: 'a compiler error silenced', pattern: /@ts-(?:ignore|nocheck|expect-error)/, files: code },
  {
    name: 'a lint rule switched off without a reason',
    pattern: /(?:eslint|oxlint|biome)-(?:disable|ignore)(?![^\n]*--\s*\S)/,
    files: code,
  },
  {
    name: 'a wait for a length of time in a test',
    pattern: /waitForTimeout|setTimeout\(\s*(?:resolve|r)\b/,
    files: tests,
  },
  { name: 'everything exported unseen', pattern: /^export \*(?! as)/m, files: code },
  {
    name: 'the clock, chance or a global of the machine in the domain',
    pattern: /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\.now\b|\bTemporal\.Now\b/,
    files: /^packages\/domain\/src\/.*\.ts$/,
    except: tests,
  },
  {
    name: 'the environment read outside the file that may',
    pattern: /\bprocess\.env\b/,
    files: /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/,
    except: /^apps\/api\/src\/server\.ts$|^apps\/local\/|^apps\/e2e\/|\/testing\/|\.test\.tsx?$/,
  },
  {
    name: 'another word for a consignment or its freight',
    pattern: /\b[Ss]hipments?\b/,
    files: /^(?:apps|packages|openapi)\//,
    except: register,
  },
];

/** File names that date or say nothing. */
export const bannedNames =
  /(?:^|\/)(?:utils?|helpers?|misc|common-utils|new[A-Z]\w*|\w+[a-z]2)\.[cm]?[jt]sx?$/;
