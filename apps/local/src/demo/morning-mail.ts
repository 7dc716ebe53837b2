import { type Database, startMorningMail } from '@consign/api';

import { stableId } from './ids.js';
import { demoUsers, toUserId } from './people.js';

const reader = 'dispatch@kowhai.example';
const HOUR = 7;

/** One user of the demonstration has chosen a morning mail (MAIL-01). Its links lead to `origin`. */
export async function chooseMorningMail(database: Database, origin: string, now: Date): Promise<void> {
  const user = demoUsers.find(({ email }) => email === reader);
  if (user === undefined) throw new Error(`There is no ${reader}`);
  const { tenant, organisation, permissions } = user;
  const owner = { tenantId: stableId(tenant), organisationId: stableId(tenant, organisation) };
  const id = toUserId(user);
  await database.inTenant(owner, (tx) =>
    startMorningMail(
      tx,
      { owner, origin, now, user: { id, permissions: new Set(permissions) } },
      { hour: HOUR, viewId: null },
    ),
  );
}
