import { isSource, listFiles, readText } from '../repository/files.js';
import type { Check } from '../checks/run-checks.js';

/** One now and then is natural; more make a text that has to be read twice. */
const MAX_PER_FILE = 1;
const MAX_PER_MILLE = 5;

/** A noun says more than each of these: "its price" for "what it costs", "the user's theme" for "that of the user". */
const phrases = [
  'what (?:is|was|are|were|has|had)',
  'that of',
  'those (?:of|that|which|who|with)',
  'the ones?(?: that| of)',
  'nobody',
  'whoever',
  'who (?:is|was)',
].map((words) => words.replaceAll(' ', String.raw`\s+`));

const leaning = new RegExp(String.raw`\b(?:${phrases.join('|')})\b|^whose\b`, 'gim');
const ownFiles = /^tools\/src\/guards\/(?:leaning|banned)/;
const commentLine = /^\s*(?:\{?\/\*+|\*(?!\/)|\/\/)\s?(.*?)\s*(?:\*\/\}?)?$/;
/** In place of a line of code: no phrase continues beyond it. */
const CODE = '¶';

/** Comments that lean on pronouns where a noun would say which thing is meant. */
export const leaningComments: Check = {
  name: 'leaning',
  purpose: `few comments lean on pronouns (${MAX_PER_FILE} in a file, ${MAX_PER_MILLE} per mille of comment lines)`,
  findFaults: (root) => {
    const files = listFiles(root)
      .filter((file) => (isSource(file) || file.endsWith('.css')) && !ownFiles.test(file))
      .map((file) => ({ file, ...findLeaning(readText(root, file)) }));
    const lines = files.reduce((sum, file) => sum + file.lines, 0);
    const count = files.reduce((sum, file) => sum + file.found.length, 0);
    const perMille = lines === 0 ? 0 : (1000 * count) / lines;
    console.log(`      ${count} in ${lines} comment lines: ${perMille.toFixed(1)} per mille`);
    const faults = files
      .filter(({ found }) => found.length > MAX_PER_FILE)
      .map(({ file, found }) => `${file} leans ${found.length} times: ${found.join(', ')}`);
    return perMille > MAX_PER_MILLE
      ? [...faults, `the comments lean more than ${MAX_PER_MILLE} per mille`]
      : faults;
  },
};

/** The phrases in a file's comments, each with its line, and how many comment lines it has. */
export function findLeaning(text: string): { readonly lines: number; readonly found: readonly string[] } {
  const comments = text.split('\n').map((line) => commentLine.exec(line)?.[1] ?? CODE);
  const joined = comments.join('\n');
  return {
    lines: comments.filter((line) => line !== CODE && line !== '').length,
    found: [...joined.matchAll(leaning)].map(
      ({ 0: phrase, index }) =>
        `line ${joined.slice(0, index).split('\n').length} "${phrase.replaceAll(/\s+/g, ' ')}"`,
    ),
  };
}
