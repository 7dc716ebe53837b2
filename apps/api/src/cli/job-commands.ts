import type { Database, NamedDatabase } from '../database/database.js';
import { listOrganisations } from '../database/organisations.js';
import type { CommandRun } from '../services/operator-changes/operator-change-store.js';
import { listOperatorJobs, retryJob } from '../services/jobs/operator-job-store.js';
import { inEach } from './cli-databases.js';
import { CommandFailure, type CommandResult, exitCodes } from './cli-context.js';

/** More jobs are neither shown nor retried by one command. */
const MAX_JOBS = 1000;

/** Lists jobs of every customer, with their errors but not their content (PLAT-86). */
export async function listJobs(
  databases: readonly NamedDatabase[],
  state: string | null,
): Promise<CommandResult> {
  const found = await inEach(databases, (database, name) => readJobs(database, name, state));
  const listed = found
    .flat()
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .slice(0, MAX_JOBS);
  const lines = listed.map(
    ({ id, kind, state: is, customer, createdAt, attempts, lastError }) =>
      `${id}  ${is.padEnd(7)}  ${kind}  ${customer}  ${createdAt.toISOString()}  ${attempts} attempts${lastError === null ? '' : `  ${lastError.split('\n')[0]}`}`,
  );
  return { lines: lines.length === 0 ? ['No jobs'] : lines, json: { jobs: listed } };
}

async function readJobs(database: Database, name: string | null, state: string | null) {
  const { jobs, names } = await database.asSchemaOwner(null, async (tx) => {
    const organisations = await listOrganisations(tx);
    return {
      jobs: await listOperatorJobs(tx, state, MAX_JOBS),
      names: new Map(
        organisations.map((each) => [
          `${each.tenantId} ${each.organisationId}`,
          `${each.tenantCode} ${each.organisationCode ?? each.organisationName}`,
        ]),
      ),
    };
  });
  return jobs.map((job) => ({
    id: job.id,
    kind: job.kind,
    state: job.state,
    customer: names.get(`${job.tenantId} ${job.organisationId}`) ?? job.organisationId,
    createdAt: job.createdAt,
    dueAt: job.dueAt,
    attempts: job.attempts,
    lastError: job.lastError,
    ...(name === null ? {} : { database: name }),
  }));
}

/** Makes dead jobs wait again: one by its id, or all of them (PLAT-86). */
export async function retryJobs(
  databases: readonly NamedDatabase[],
  id: string | null,
  run: CommandRun,
): Promise<CommandResult> {
  const counts = await inEach(databases, async (database) => {
    const dead = await database.asSchemaOwner(null, (tx) => listOperatorJobs(tx, 'dead', MAX_JOBS));
    const chosen = id === null ? dead : dead.filter((job) => job.id === id);
    let retried = 0;
    for (const job of chosen) if (await retryJob(database, job, run)) retried += 1;
    return { chosen: chosen.length, retried };
  });
  if (id !== null && counts.every(({ chosen }) => chosen === 0)) {
    throw new CommandFailure(exitCodes.refused, [
      `No dead job has the id ${id}. List them with: consign jobs list`,
    ]);
  }
  const retried = counts.reduce((sum, each) => sum + each.retried, 0);
  return { lines: [`Jobs that wait again: ${retried}`], json: { retried } };
}
