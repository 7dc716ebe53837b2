import { permissions as all, type Permission } from '@consign/domain/permissions';
import { storyBrands } from '@consign/ui/testing/story-brand';
import { sessionData, tenantSettings, type SessionData } from '@consign/session/testing';

const everyFlag = { DeliveryBookings: true, DeliveryExtras: true, ExportConsignments: true };
const noFlag = { DeliveryBookings: false, DeliveryExtras: false, ExportConsignments: false };
const tasman = tenantSettings({ siteConsignmentImport: true, brand: storyBrands.TASMAN });
const aurora = tenantSettings({
  tenantName: 'Aurora Haulage',
  tenantCode: 'AURORA',
  brand: storyBrands.AURORA,
  externalId: 'org_aurora',
  siteConsignmentImport: false,
});

function buildUser(
  email: string,
  permissions: readonly Permission[],
  changes: Partial<SessionData> = {},
): SessionData {
  const data = sessionData({ permissions, settings: tasman, flags: everyFlag, ...changes });
  return { ...data, user: { ...data.user, email } };
}

/** The demo users, with their tenants' settings and flags. */
export const demoUsers = {
  manager: buildUser('manager@kowhai.example', all),
  dispatch: buildUser(
    'dispatch@kowhai.example',
    all.filter(
      (permission) => !['Consignment.ViewPricing', 'Consignment.RequestQuotation'].includes(permission),
    ),
  ),
  dock: buildUser('dock@kowhai.example', ['Access.DISPATCH', 'Consignment.LimitedEdit', 'Consignment.PRINT']),
  accounts: buildUser('accounts@kowhai.example', [
    'Access.DISPATCH',
    'Access.DASHBOARD',
    'Consignment.LimitedEdit',
    'Consignment.ViewPricing',
  ]),
  viewer: buildUser('viewer@kowhai.example', ['Access.DISPATCH', 'Access.DASHBOARD']),
  nosites: buildUser('nosites@kowhai.example', all, { sites: [] }),
  outsider: buildUser('outsider@kowhai.example', ['Consignment.LimitedEdit']),
  southern: buildUser('manager@southern.example', all),
  harbour: buildUser('manager@harbour.example', all, { settings: aurora, flags: noFlag }),
} satisfies Record<string, SessionData>;

export type DemoUser = keyof typeof demoUsers;
