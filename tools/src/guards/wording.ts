import type { Check } from '../checks/run-checks.js';
import { findPatterns, listTextFiles, type TextPattern } from './text-pattern.js';

const code = /\.[cm]?[jt]sx?$/;
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

const wordingPatterns: readonly TextPattern[] = [
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

/** These files contain what they look for. */
const ownFiles = /^tools\/src\/guards\/wording/;

/** Private words and phrases that read as translated. Spelling is checked beside it. */
export const wording: Check = {
  name: 'wording',
  purpose: 'no private names or stilted phrases',
  findFaults: (root) =>
    listTextFiles(root)
      .filter((file) => !ownFiles.test(file))
      .flatMap((file) => findPatterns(root, file, wordingPatterns)),
};
