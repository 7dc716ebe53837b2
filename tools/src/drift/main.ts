import { runChecks } from '../checks/run-checks.js';
import { generatedTypes } from './generated.js';
import { packed } from '../packed/packed.js';
import { handlers, migrations, statuses } from './proved.js';

await runChecks([generatedTypes, handlers, statuses, migrations, packed], process.argv.slice(2));
