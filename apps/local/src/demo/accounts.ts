import type { IdentityAccount } from '@consign/identity';

import { type DemoUser, demoPassword, demoUsers, toSubject, toUserId } from './people.js';
import { tasman, tenants } from './providers.js';

/** The demo users' accounts at the identity provider. */
export const demoAccounts: readonly IdentityAccount[] = demoUsers.map(toAccount);

function toAccount(user: DemoUser): IdentityAccount {
  const tenant = tenants.find(({ code }) => code === user.tenant) ?? tasman;
  const { email, givenName, familyName, permissions } = user;
  return {
    subject: toSubject(user),
    email,
    password: demoPassword,
    name: `${givenName} ${familyName}`,
    givenName,
    familyName,
    nickname: givenName,
    locale: 'en-NZ',
    organisation: tenant.externalId,
    objectId: toUserId(user),
    permissions,
  };
}
