import { type DemoOrganisation, harbour, kowhai, southern } from './customers.js';

/** A demo freight provider. */
export interface DemoTenant {
  readonly code: string;
  readonly name: string;
  readonly externalId: string;
  readonly referencePrefix: string;
  readonly hosts: readonly string[];
  readonly flags: Readonly<Record<string, boolean>>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly hireUnits: readonly (readonly [provider: string, code: string, name: string])[];
  readonly acceptsPickupDates: boolean;
  /** Whether freight can go to an address that isn't a site. */
  readonly acceptsTypedAddresses: boolean;
  readonly organisations: readonly DemoOrganisation[];
}

/** All features on; settings are a list of names and values. */
export const tasman: DemoTenant = {
  code: 'TASMAN',
  name: 'Tasman Freight',
  externalId: 'org_tasman',
  referencePrefix: 'TAS',
  hosts: ['tasman.localhost', 'localhost', '127.0.0.1'],
  flags: { DeliveryBookings: true, DeliveryExtras: true, ExportConsignments: true },
  settings: {
    settings: [
      { name: 'Client.TermsOfCarriageUrl', value: 'https://tasman.example/terms-of-carriage' },
      { name: 'Client.TrackingUrlTemplate', value: 'https://tasman.example/track/{reference}' },
      { name: 'Charts:AverageStagedToDelivered', value: 'true' },
      { name: 'Charts:DIFOT', value: 'true' },
      { name: 'Consignments:CanUseDefaultRequestedDeliveryDate', value: 'true' },
      { name: 'AllowCustomParticipants', value: 'true' },
      { name: 'FreightItemDescriptionOptional', value: 'false' },
      { name: 'HireageEnabled', value: 'true' },
      { name: 'RequestedPickupDateEnabled', value: 'true' },
      { name: 'DangerousGoodsEnabled', value: 'true' },
      { name: 'Consignments:SiteImportEnabled', value: 'true' },
      { name: 'Auth:ClientId', value: 'consign-tasman' },
      { name: 'Auth:Audience', value: 'urn:consign:tasman' },
    ],
  },
  hireUnits: [
    ['CHEP', 'PALLET', 'CHEP pallet'],
    ['CHEP', 'HALF', 'CHEP half pallet'],
    ['LOSCAM', 'PALLET', 'Loscam pallet'],
    ['OWN', 'CRATE', 'Tasman crate'],
  ],
  acceptsPickupDates: true,
  acceptsTypedAddresses: true,
  organisations: [kowhai, southern],
};

/** All features off; settings are a flat record. */
export const aurora: DemoTenant = {
  code: 'AURORA',
  name: 'Aurora Haulage',
  externalId: 'org_aurora',
  referencePrefix: 'AUR',
  hosts: ['aurora.localhost'],
  flags: { DeliveryBookings: false, DeliveryExtras: false, ExportConsignments: false },
  settings: {
    allowCustomParticipants: false,
    allowFreightItemDescriptionOptional: true,
    canUseDefaultRequestedDeliveryDate: false,
    enableHireage: false,
    enableDangerousGoods: false,
    enableRequestedPickupDate: false,
    enableSiteConsignmentImport: false,
    enableDifotChart: false,
    trackingUrlTemplate: 'https://aurora.example/track/{reference}',
    clientId: 'consign-aurora',
    audience: 'urn:consign:aurora',
  },
  hireUnits: [],
  acceptsPickupDates: false,
  acceptsTypedAddresses: false,
  organisations: [harbour],
};

export const tenants: readonly DemoTenant[] = [tasman, aurora];
