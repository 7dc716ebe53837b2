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
      { name: 'Brand:Colour', value: '#047781' },
      { name: 'Brand:TopBarColour', value: '#013d43' },
      {
        name: 'Brand:LogoPath',
        value:
          'M2 8.5c2.5-4 5.8-4 8.3-1.4 2.2 2.3 4 2.4 6 .2 1.6-1.8 3.6-2.2 5.7-.8v3.6c-2.4-1.7-3.8-1.2-5.2.3-2.7 2.9-5.6 2.8-8.5-.1C6.1 8.1 4.2 8.5 2 12V8.5Zm0 7c2.5-4 5.8-4 8.3-1.4 2.2 2.3 4 2.4 6 .2 1.6-1.8 3.6-2.2 5.7-.8v3.6c-2.4-1.7-3.8-1.2-5.2.3-2.7 2.9-5.6 2.8-8.5-.1-2.2-2.2-4.1-1.8-6.3 1.7v-3.5Z',
      },
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
    brandColour: '#9041a7',
    brandTopBarColour: '#38124a',
    brandLogoPath:
      'M12 3a10 10 0 0 1 10 10v6h-3.6v-6a6.4 6.4 0 0 0-12.8 0v6H2v-6A10 10 0 0 1 12 3Zm0 6.2a3.8 3.8 0 0 1 3.8 3.8v6h-3v-6a.8.8 0 0 0-1.6 0v6h-3v-6A3.8 3.8 0 0 1 12 9.2Z',
    clientId: 'consign-aurora',
    audience: 'urn:consign:aurora',
  },
  hireUnits: [],
  acceptsPickupDates: false,
  acceptsTypedAddresses: false,
  organisations: [harbour],
};

export const tenants: readonly DemoTenant[] = [tasman, aurora];
