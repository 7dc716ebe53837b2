import { runChecks } from '../checks/run-checks.js';
import { banned } from './banned.js';
import { documents } from './documents.js';
import { folders } from './folders.js';
import { imports } from './imports.js';
import { leaningComments } from './leaning.js';
import { licences } from '../licences/licences.js';
import { register } from './register.js';
import { spelling } from './spelling.js';
import { unused } from './unused.js';
import { versions } from './versions.js';

const guards = [
  imports,
  unused,
  versions,
  banned,
  spelling,
  leaningComments,
  register,
  documents,
  folders,
  licences,
];

await runChecks(guards, process.argv.slice(2));
