import { parseArgs } from 'node:util';

import { workspaceRoot } from '../repository/files.js';
import { run } from '../repository/run.js';
import { planComponent } from './new-component.js';
import { planOperation } from './new-operation.js';
import { planScreen } from './new-screen.js';
import { applyPlan, PlanError, type Plan } from './plan.js';

const usage = `Usage:
  pnpm new operation <operationId> --in <folder>   a handler and its test below apps/api/src, for example --in consignments/status
  pnpm new screen <route>                          a screen, its test and its route; a route is a name in routeAccess
  pnpm new component <Name>                        a component of packages/ui with its story and test`;

function createPlan(): Plan {
  const { values, positionals } = parseArgs({
    options: { in: { type: 'string' } },
    allowPositionals: true,
  });
  const [kind, name] = positionals;
  if (name === undefined || positionals.length > 2) throw new PlanError(usage);
  if (kind === 'screen') return planScreen(workspaceRoot, name);
  if (kind === 'component') return planComponent(workspaceRoot, name);
  if (kind === 'operation' && values.in !== undefined) return planOperation(workspaceRoot, name, values.in);
  throw new PlanError(usage);
}

try {
  const plan = createPlan();
  const files = applyPlan(workspaceRoot, plan);
  run('node_modules/.bin/oxfmt', files, workspaceRoot);
  for (const file of Object.keys(plan.created)) console.log(`created  ${file}`);
  for (const file of Object.keys(plan.changed)) console.log(`changed  ${file}`);
  console.log('\nNext:');
  for (const step of plan.nextSteps) console.log(`- ${step}`);
} catch (error) {
  if (!(error instanceof PlanError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
