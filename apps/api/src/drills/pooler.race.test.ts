import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { hasPooler } from '../testing/database.js';
import { kowhaiScope } from '../testing/fixtures.js';

const TRANSACTIONS = 60;

describe.runIf(hasPooler())('behind PgBouncer in transaction mode', () => {
  it('[PLAT-102] role, tenant and limits end with a transaction, in any session', async ({ database }) => {
    const settings = sql<{ role: string; tenant: string | null; jit: string }>`
      select current_user as role, current_setting('app.tenant_id', true) as tenant, current_setting('jit') as jit`;
    const outside = await settings.execute(database.kysely);
    const inside = await Promise.all(
      Array.from({ length: TRANSACTIONS }, () =>
        database.inTenant(kowhaiScope, (tx) => settings.execute(tx)),
      ),
    );
    expect(new Set(inside.map(({ rows }) => JSON.stringify(rows[0])))).toEqual(
      new Set([JSON.stringify({ role: 'consign_app', tenant: kowhaiScope.tenantId, jit: 'off' })]),
    );
    const after = await Promise.all(
      Array.from({ length: TRANSACTIONS }, () => settings.execute(database.kysely)),
    );
    for (const { rows } of after) {
      expect({ ...rows[0], tenant: rows[0]?.tenant ?? '' }).toEqual({ ...outside.rows[0], tenant: '' });
    }
  });
});
