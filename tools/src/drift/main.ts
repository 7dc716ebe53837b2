import { runChecks } from '../checks/run-checks.js';
import { generatedTypes } from './generated.js';
import { packed } from '../packed/packed.js';
import { handlers, migrations, statuses } from './checked-by-tests.js';

await runChecks([generatedTypes, handlers, statuses, migrations, packed], process.argv.slice(2));
