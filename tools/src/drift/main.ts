import { runChecks } from '../checks/run-checks.js';
import { generatedTypes } from './generated.js';
import { packed } from '../packed/packed.js';
import { release } from '../packed/release.js';
import { handlers, migrations, statuses } from './checked-by-tests.js';

await runChecks([generatedTypes, handlers, statuses, migrations, packed, release], process.argv.slice(2));
