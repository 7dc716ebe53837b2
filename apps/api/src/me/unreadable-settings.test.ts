import { sql } from 'kysely';
import { expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { kowhaiScope } from '../testing/fixtures.js';

const lines: string[] = [];
const it = test.extend('appOptions', { scope: 'file' }, () => ({ lines }));

it('[PLAT-07] a setting that cannot be read is logged by name, without its value', async ({
  api,
  database,
}) => {
  await api.get('/api/v1/users/me/organisation');
  expect(lines.join('')).not.toContain('organisation settings');
  await database.asOwner(kowhaiScope, (tx) =>
    sql`update service_type_settings set value = 'SOMETIMES'
      where tenant_id = ${kowhaiScope.tenantId} and setting_key = 'consignment-contact-details-required'`.execute(
      tx,
    ),
  );
  expect((await api.get('/api/v1/users/me/organisation')).status).toBe(200);
  const logged = lines.find((line) => line.includes('organisation settings cannot be read'));
  expect(JSON.parse(logged ?? '{}')).toMatchObject({
    level: 50,
    organisationId: kowhaiScope.organisationId,
    problems: ['The setting consignment-contact-details-required of OVERNIGHT must be NONE, ONE or ALL'],
  });
  expect(logged).not.toContain('SOMETIMES');
});
