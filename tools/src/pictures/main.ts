import { parseArgs } from 'node:util';

import { workspaceRoot } from '../repository/files.js';
import {
  comparePictures,
  findBase,
  findSurprises,
  readAccepted,
  takeBasePictures,
  writeAccepted,
} from './pictures.js';

const help = `pnpm pictures [<part of a file>…]   compares each story, in both brands and schemes, with the accepted pictures
pnpm pictures --accept              takes what differs now as intended: commit apps/storybook/pictures.json with the change
What differs is in .data/pictures/changes: the stored picture, the new one and the difference.`;

const { values, positionals: files } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
  allowPositionals: true,
});

const say = (line: string): void => console.log(line);

function main(): void {
  if (values.help) return say(help);
  const accepted = values.accept ? { base: null, changed: [] } : readAccepted(workspaceRoot);
  const base = accepted.base ?? findBase(workspaceRoot);
  const folder = takeBasePictures(workspaceRoot, base, say);
  const found = comparePictures(workspaceRoot, folder, values.accept ? [] : files);
  if (values.accept) {
    writeAccepted(workspaceRoot, { base, changed: found.changed });
    return say(`Accepted ${found.changed.length} changed pictures and ${found.added.length} new ones`);
  }
  const surprises = findSurprises(found, accepted);
  for (const name of surprises) say(`differs: ${name}`);
  say(
    `${surprises.length} pictures differ unexpectedly, ${found.changed.length - surprises.length} as accepted, ${found.added.length} are new`,
  );
  if (surprises.length === 0) return;
  say('See .data/pictures/changes. If it is intended: pnpm pictures --accept');
  process.exitCode = 1;
}

main();
