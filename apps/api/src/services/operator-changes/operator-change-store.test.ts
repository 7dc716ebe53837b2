import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';

import { test as it } from '../../testing/api-test.js';
import { testNow } from '../../testing/now.js';
import { aurora, kowhai, tasman } from '../../testing/world.js';
import { recordChange } from './operator-change-store.js';

const scope = { tenantId: tasman.id, organisationId: kowhai.id };
const run = { operator: 'anna', command: 'user disable', at: testNow };
const change = {
  ...scope,
  subject: 'mere',
  changes: [{ kind: 'change', what: 'user', name: 'mere', fields: [] }],
} as const;

const statements = {
  select: 'select * from operator_changes',
  insert: `insert into operator_changes (tenant_id, id, changed_at, operator, command, subject, changes)
    values ('${tasman.id}', '${kowhai.id}', now(), 'anna', 'apply', 'mere', '[1]')`,
  update: "update operator_changes set operator = 'somebody else'",
  delete: 'delete from operator_changes',
  truncate: 'truncate operator_changes',
  list: 'select * from list_operator_changes(null, null, 10)',
};

it('[PLAT-183] the role of the API may neither read nor write changes of operators', async ({ database }) => {
  for (const [what, statement] of Object.entries(statements)) {
    const tried = database.inTenant(scope, (tx) => sql.raw(statement).execute(tx));
    const refusal = await tried.then(() => 'done', String);
    expect([what, refusal]).toEqual([what, expect.stringContaining('permission denied')]);
  }
});

/**
 * The owner of the tables need not be a superuser: privileges and policies apply to it too. Roles belong to the whole
 * server, which another run may use.
 */
const owner = `changes_owner_${randomBytes(4).toString('hex')}`;

it('[PLAT-183] the owner of the tables adds and reads changes of its scope only', async ({ database }) => {
  await database.asSchemaOwner(scope, (tx) => recordChange(tx, run, change));
  await database.runScript(`create role ${owner}; grant all on operator_changes to ${owner}`);
  onTestFinished(() => database.runScript(`drop owned by ${owner}; drop role ${owner}`));
  await database.runScript(`grant execute on all functions in schema public to ${owner}`);
  await database.asSchemaOwner(scope, async (tx) => {
    await sql.raw(`set local role ${owner}`).execute(tx);
    await recordChange(tx, run, { ...change, subject: 'hemi' });
    const read = async () => {
      const { rows } = await sql<{ subject: string }>`select subject, operator from operator_changes
        order by subject`.execute(tx);
      return rows;
    };
    const kept = [
      { subject: 'hemi', operator: 'anna' },
      { subject: 'mere', operator: 'anna' },
    ];
    expect(await read()).toEqual(kept);
    for (const statement of [statements.update, statements.delete]) {
      const { numAffectedRows } = await sql.raw(statement).execute(tx);
      expect([statement, numAffectedRows]).toEqual([statement, 0n]);
    }
    expect(await read()).toEqual(kept);
  });
  const foreign = database.asSchemaOwner(scope, async (tx) => {
    await sql.raw(`set local role ${owner}`).execute(tx);
    await recordChange(tx, run, { ...change, tenantId: aurora.id });
  });
  await expect(foreign).rejects.toThrow(/row-level security/u);
});
