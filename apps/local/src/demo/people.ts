import { type Permission, permissions } from '@consign/domain/permissions';
import type { IdentityAccount } from '@consign/identity';

import { stableId } from './ids.js';
import { tasman, tenants } from './providers.js';

/** A demo user. All share one password. */
interface DemoUser {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly tenant: 'TASMAN' | 'AURORA';
  readonly organisation: 'kowhai' | 'southern' | 'harbour';
  readonly permissions: readonly Permission[];
  /** Description of the permissions, for the summary that `pnpm start` prints. */
  readonly access: string;
  /** Site codes, or all of the organisation's. */
  readonly sites: readonly string[] | 'all';
}

export const demoPassword = 'consign-demo';

const allExcept = (...excluded: readonly Permission[]): Permission[] =>
  permissions.filter((permission) => !excluded.includes(permission));

export const demoUsers: readonly DemoUser[] = [
  {
    email: 'manager@kowhai.example',
    givenName: 'Mere',
    familyName: 'Ngāta',
    tenant: 'TASMAN',
    organisation: 'kowhai',
    permissions,
    access: 'everything',
    sites: 'all',
  },
  {
    email: 'dispatch@kowhai.example',
    givenName: 'Dave',
    familyName: 'Pritchard',
    tenant: 'TASMAN',
    organisation: 'kowhai',
    permissions: allExcept('Consignment.ViewPricing', 'Consignment.RequestQuotation'),
    access: 'everything except prices and quotes',
    sites: ['AKL1', 'HLZ1', 'WLG1'],
  },
  {
    email: 'dock@kowhai.example',
    givenName: 'Sione',
    familyName: 'Fīnau',
    tenant: 'TASMAN',
    organisation: 'kowhai',
    permissions: ['Access.DISPATCH', 'Consignment.LimitedEdit', 'Consignment.PRINT'],
    access: 'look, print, change receivers',
    sites: ['AKL1'],
  },
  {
    email: 'accounts@kowhai.example',
    givenName: 'Tāne',
    familyName: 'Lockwood',
    tenant: 'TASMAN',
    organisation: 'kowhai',
    permissions: [
      'Access.DISPATCH',
      'Access.DASHBOARD',
      'Consignment.LimitedEdit',
      'Consignment.ViewPricing',
    ],
    access: 'invoices, prices, look',
    sites: 'all',
  },
  {
    email: 'viewer@kowhai.example',
    givenName: 'Hēmi',
    familyName: 'Walker',
    tenant: 'TASMAN',
    organisation: 'kowhai',
    permissions: ['Access.DISPATCH', 'Access.DASHBOARD'],
    access: 'dashboard and schedule',
    sites: 'all',
  },
  {
    email: 'nosites@kowhai.example',
    givenName: 'Noa',
    familyName: 'Sutherland',
    tenant: 'TASMAN',
    organisation: 'kowhai',
    permissions,
    access: 'everything (has no sites)',
    sites: [],
  },
  {
    email: 'outsider@kowhai.example',
    givenName: 'Olive',
    familyName: 'Tremaine',
    tenant: 'TASMAN',
    organisation: 'kowhai',
    permissions: ['Consignment.LimitedEdit'],
    access: 'nothing (no access to dispatch)',
    sites: 'all',
  },
  {
    email: 'manager@southern.example',
    givenName: 'Anahera',
    familyName: 'MacKenzie',
    tenant: 'TASMAN',
    organisation: 'southern',
    permissions,
    access: 'everything',
    sites: 'all',
  },
  {
    email: 'manager@harbour.example',
    givenName: 'Priya',
    familyName: 'Raman',
    tenant: 'AURORA',
    organisation: 'harbour',
    permissions,
    access: 'everything',
    sites: 'all',
  },
];

export const toUserId = ({ tenant, email }: DemoUser): string => stableId(tenant, 'user', email);
export const toSubject = ({ tenant, email }: DemoUser): string => stableId(tenant, 'subject', email);

/** The demo users' accounts at the identity provider. */
export const demoAccounts: readonly IdentityAccount[] = demoUsers.map(toAccount);

function toAccount(user: DemoUser): IdentityAccount {
  const tenant = tenants.find(({ code }) => code === user.tenant) ?? tasman;
  const { email, givenName, familyName } = user;
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
    permissions: user.permissions,
  };
}
