import type {
  Account,
  HireUnit,
  Organisation,
  PackagingType,
  ParticipantSite,
  ServiceType,
  Status,
  UserSite,
} from '@consign/api-client/consignment';
import { permissions, type Permission } from '@consign/domain/permissions';
import {
  defaultFeatureFlags,
  parseTenantSettings,
  type FeatureFlags,
  type TenantSettings,
} from '@consign/domain/settings';

import type { SignedInUser } from '../signed-in.js';

/** A version 7 UUID that ends in the given number, so that tests can refer to it. */
export function testId(number: number): string {
  return `019808b4-5b1e-7c3a-9a51-${String(number).padStart(12, '0')}`;
}

export function testAccount(number: number, code: string, isActive = true): Account {
  return { id: testId(number), code, description: `Account ${code}`, isActive };
}

export function testSite(number: number, name: string, more: Partial<UserSite> = {}): UserSite {
  return {
    id: testId(number),
    code: `S${number}`,
    name,
    isActive: true,
    isDefault: false,
    isDefaultOrigin: false,
    defaultAccount: null,
    defaultParticipant: null,
    ...more,
  };
}

export function testParticipantSite(number: number, name: string, city: string): ParticipantSite {
  return {
    id: testId(number),
    code: `S${number}`,
    name,
    isActive: true,
    defaultParticipant: {
      id: testId(number + 1_000),
      fullName: name,
      address: { suburb: null, city, region: null },
    },
  };
}

/** Everything a session knows, as plain data. */
export interface SessionData {
  readonly user: SignedInUser;
  readonly permissions: readonly Permission[];
  readonly settings: TenantSettings;
  readonly flags: FeatureFlags;
  readonly organisation: Organisation;
  readonly sites: readonly UserSite[];
  readonly serviceTypes: readonly ServiceType[];
  readonly statuses: readonly Status[];
  readonly accounts: readonly Account[];
  readonly packagingTypes: readonly PackagingType[];
  readonly hireUnits: readonly HireUnit[];
  readonly participantSites: readonly ParticipantSite[];
}

/** Tenant settings with every default of PLAT-04. */
export function tenantSettings(changes: Partial<TenantSettings> = {}): TenantSettings {
  const record = parseTenantSettings({
    tenantName: 'Tasman Freight',
    tenantCode: 'TASMAN',
    externalId: 'org_tasman',
  });
  if (!record.ok) throw new Error('The tenant of the tests is not valid');
  return { ...record.value, ...changes };
}

/** A manager of Kōwhai Kitchens with every permission, two sites and two service types. */
export function sessionData(changes: Partial<SessionData> = {}): SessionData {
  return {
    user: {
      sub: 'auth|manager',
      name: 'Mere Manager',
      nickname: 'Mere',
      picture: null,
      email: 'manager@kowhai.example',
      emailVerified: true,
      orgId: 'org_tasman',
      objectId: testId(1),
      givenName: 'Mere',
      familyName: 'Manager',
      locale: 'en-NZ',
    },
    permissions,
    settings: tenantSettings(),
    flags: defaultFeatureFlags,
    organisation: {
      id: testId(2),
      name: 'Kōwhai Kitchens',
      serviceTypeSettings: [],
      packagingTypes: [],
      accounts: [],
    },
    sites: [
      testSite(10, 'Kōwhai Auckland', {
        isDefault: true,
        isDefaultOrigin: true,
        defaultAccount: testAccount(20, 'KOW-001'),
      }),
      testSite(11, 'Kōwhai Wellington', { defaultAccount: testAccount(21, 'KOW-002') }),
    ],
    serviceTypes: [
      { code: 'GENERAL', name: 'General freight', cubicFactor: 200 },
      { code: 'OVERNIGHT', name: 'Overnight', cubicFactor: null },
    ],
    statuses: [
      { code: 'DRAFT', name: 'Draft', displaySequence: 10 },
      { code: 'FINAL', name: 'Ready', displaySequence: 20 },
      { code: 'STAGED', name: 'Staged', displaySequence: 30 },
    ],
    accounts: [testAccount(20, 'KOW-001'), testAccount(21, 'KOW-002')],
    packagingTypes: [
      { code: 'CARTON', name: 'Carton', defaultVolume: 0.05, defaultWeight: 10 },
      { code: 'PALLET', name: 'Pallet', defaultVolume: 1.44, defaultWeight: 250 },
    ],
    hireUnits: [{ providerCode: 'CHEP', code: 'PALLET', name: 'CHEP pallet' }],
    participantSites: [
      testParticipantSite(10, 'Kōwhai Auckland', 'Auckland'),
      testParticipantSite(11, 'Kōwhai Wellington', 'Wellington'),
      testParticipantSite(12, 'Tūī Café', 'Whangārei'),
    ],
    ...changes,
  };
}
