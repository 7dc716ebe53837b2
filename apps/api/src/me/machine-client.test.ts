import { describe, expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { createApi } from '../testing/call.js';
import { kowhaiSite } from '../testing/fixtures.js';
import { allOperations, buildCall } from '../testing/operation-call.js';
import { runSql } from '../testing/run-sql.js';
import { buildCreateCall, createTarget } from '../testing/target.js';
import { token } from '../testing/tokens.js';
import { signIn } from '../testing/world.js';

const it = test
  /** Calls as a machine client with these permissions and sites in its account, and every permission in its token. */
  .extend('machineWith', ({ app, database }) =>
  async (subject: string, held: readonly string[], sites: readonly string[]) => {
    await runSql(database)`
      insert into users (tenant_id, organisation_id, id, issuer, subject, name, email, machine_permissions)
        select tenant_id, organisation_id, gen_random_uuid(), issuer, ${subject}, ${subject}, email, ${held}::text[]
        from users where subject = 'kowhai-erp'`;
    for (const code of sites) {
      await runSql(database)`
        insert into user_sites (tenant_id, organisation_id, user_id, site_id)
          select tenant_id, organisation_id, id, ${kowhaiSite(code).id} from users where subject = ${subject}`;
    }
    const { host } = await signIn('manager');
    return createApi(app, { host, token: await token({ sub: subject, permissions: all }) });
  });

const all = [
  'Access.DISPATCH',
  'Consignment.CREATE',
  'Consignment.MAINTAIN',
  'Consignment.PRINT',
  'Consignment.LimitedEdit',
];
const { url: createUrl, body: newConsignment } = buildCreateCall();

describe("a customer's machine client", () => {
  it('[PROV-20] creates, changes, finds, prints consignments of the organisation', async ({
    app,
    apiAs,
    database,
  }) => {
    const machine = await apiAs('kowhai-erp', all);
    const created = await machine.post(createUrl, newConsignment);
    expect(created).toMatchObject({ status: 201 });
    const { id, reference } = created.body as { id: string; reference: string };
    const target = { ...(await createTarget(app, database)), consignmentId: id, reference };

    const conditions = { siteIds: [target.siteId], references: [reference] };
    const found = await machine.post('/api/v2/consignments/search', conditions);
    expect(found).toMatchObject({ status: 200, body: { rowCount: 1 } });
    const moment = { dateTimeUtc: target.now.toISOString() };
    expect(await machine.put(`/api/v1/consignments/${reference}/mark-as-ready`, moment)).toMatchObject({
      status: 204,
    });
    const print = allOperations.find(({ operationId }) => operationId === 'createDocuments');
    if (print === undefined) throw new Error('No operation prints');
    const { url, body } = buildCall(print, target);
    expect(await machine.post(url, body)).toMatchObject({ status: 200 });

    const trail = await machine.get(`/api/v2/consignments/${reference}/audit`);
    expect(trail.text).toContain('Kōwhai ERP');
  });

  it('[PROV-21] may do what its token and its account both allow', async ({ apiAs, machineWith }) => {
    const withNarrowToken = await apiAs('kowhai-erp', ['Access.DISPATCH', 'Consignment.PRINT']);
    expect(await withNarrowToken.post(createUrl, newConsignment)).toMatchObject({ status: 403 });
    const withNarrowAccount = await machineWith(
      'kowhai-reader',
      ['Access.DISPATCH', 'Consignment.LimitedEdit'],
      ['AKL1'],
    );
    expect(await withNarrowAccount.post(createUrl, newConsignment)).toMatchObject({ status: 403 });
    expect(await withNarrowAccount.get('/api/v1/users/me/sites')).toMatchObject({ status: 200 });
  });

  it('[PROV-21] [AUTH-11] sees nothing of another site', async ({ app, database, machineWith }) => {
    const { reference } = await createTarget(app, database);
    const elsewhere = await machineWith('kowhai-wellington', all, ['WLG1']);
    expect(await elsewhere.get(`/api/v1/consignments/${reference}`)).toMatchObject({ status: 404 });
    const inAuckland = await machineWith('kowhai-auckland', all, ['AKL1']);
    expect(await inAuckland.get(`/api/v1/consignments/${reference}`)).toMatchObject({ status: 200 });
  });

  it('[PROV-21] opens nothing once it is disabled', async ({ database, machineWith }) => {
    const disabled = await machineWith('kowhai-old', all, ['AKL1']);
    await runSql(database)`update users set is_active = false where subject = 'kowhai-old'`;
    expect(await disabled.get('/api/v1/users/me/sites')).toMatchObject({ status: 403 });
  });
});
