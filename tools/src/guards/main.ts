import { runChecks } from '../checks/run-checks.js';
import { workspaceRoot } from '../repository/files.js';
import { banned } from './banned.js';
import { documents } from './documents.js';
import { describeSizes, fileSizes } from './file-sizes.js';
import { imports } from './imports.js';
import { register } from './register.js';
import { unused } from './unused.js';
import { versions } from './versions.js';

const guards = [imports, unused, versions, fileSizes, banned, register, documents];

await runChecks(guards, process.argv.slice(2));
console.log(describeSizes(workspaceRoot));
