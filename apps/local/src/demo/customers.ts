import type { Place } from './addresses.js';

export interface DemoSite {
  readonly code: string;
  readonly name: string;
  readonly place: Place;
  readonly phone: string;
  readonly email: string;
  readonly account: string;
  readonly isActive?: boolean;
  /** Relative share of the organisation's consignments charged to this site. */
  readonly share: number;
}

export interface DemoServiceType {
  readonly code: string;
  readonly name: string;
  /** Transit time in weekdays. */
  readonly days: number;
  /** kg/m³; null if charged on dead weight. */
  readonly cubicFactor: number | null;
  readonly settings: Readonly<Record<string, string>>;
}

/** A customer organisation and its agreements with the provider. */
export interface DemoOrganisation {
  readonly key: string;
  readonly name: string;
  readonly accounts: readonly { code: string; description: string; isActive: boolean }[];
  readonly serviceTypes: readonly DemoServiceType[];
  readonly sites: readonly DemoSite[];
  /** Consignments, as a fraction of the requested size. */
  readonly share: number;
  readonly goods: readonly string[];
  readonly carriesDangerousGoods: boolean;
}

const pickup = 'allow-fm-users-request-pickup-date';
const contact = 'consignment-contact-details-required';
const labels = 'auto-generate-freight-labels';

export const kowhai: DemoOrganisation = {
  key: 'kowhai',
  name: 'Kōwhai Kitchens',
  share: 1,
  carriesDangerousGoods: true,
  goods: [
    'Flat-packed kitchen',
    'Benchtop, laminate',
    'Stone benchtop',
    'Cabinet doors',
    'Drawer runners',
    'Sink and mixer',
    'Range hood',
    'Splashback glass',
    'Handles and hinges',
    'Paint and lacquer',
  ],
  accounts: [
    { code: 'KOW-NORTH', description: 'Kōwhai Kitchens North Island', isActive: true },
    { code: 'KOW-SOUTH', description: 'Kōwhai Kitchens South Island', isActive: true },
    { code: 'KOW-PROJECTS', description: 'Kōwhai project homes', isActive: true },
    { code: 'KOW-OLD', description: 'Kōwhai Joinery (before the merger)', isActive: false },
  ],
  serviceTypes: [
    {
      code: 'GENERAL',
      name: 'General freight',
      days: 2,
      cubicFactor: 200,
      settings: { [pickup]: 'true', [contact]: 'NONE', [labels]: 'true' },
    },
    {
      code: 'EXPRESS',
      name: 'Express overnight',
      days: 1,
      cubicFactor: 167,
      settings: { [pickup]: 'true', [contact]: 'ONE', [labels]: 'false' },
    },
    {
      code: 'HOME',
      name: 'Home delivery',
      days: 3,
      cubicFactor: null,
      settings: {
        [pickup]: 'false',
        consignmentContactDetailsRequired: 'ALL',
        autoGenerateFreightLabels: 'true',
      },
    },
  ],
  sites: [
    {
      code: 'AKL1',
      name: 'Kōwhai Auckland',
      place: ['120', 'Harris Road', 'East Tāmaki', 'Auckland', '2013', 'Auckland'],
      phone: '09 274 3311',
      email: 'akl1@kowhai.example',
      account: 'KOW-NORTH',
      share: 40,
    },
    {
      code: 'WRE1',
      name: 'Kōwhai Whangārei',
      place: ['18', 'Port Road', 'Whangārei', 'Whangārei', '0110', 'Northland'],
      phone: '09 438 7720',
      email: 'wre1@kowhai.example',
      account: 'KOW-NORTH',
      share: 8,
    },
    {
      code: 'HLZ1',
      name: 'Kōwhai Hamilton',
      place: ['9', 'Maui Street', 'Pukete', 'Hamilton', '3200', 'Waikato'],
      phone: '07 849 2104',
      email: 'hlz1@kowhai.example',
      account: 'KOW-NORTH',
      share: 14,
    },
    {
      code: 'TRG1',
      name: 'Kōwhai Tauranga',
      place: ['55', 'Maleme Street', 'Greerton', 'Tauranga', '3112', 'Bay of Plenty'],
      phone: '07 541 0092',
      email: 'trg1@kowhai.example',
      account: 'KOW-NORTH',
      isActive: false,
      share: 2,
    },
    {
      code: 'NPE1',
      name: "Kōwhai Hawke's Bay",
      place: ['3', 'Severn Street', 'Pandora', 'Napier', '4110', "Hawke's Bay"],
      phone: '06 835 4420',
      email: 'npe1@kowhai.example',
      account: 'KOW-NORTH',
      share: 6,
    },
    {
      code: 'WLG1',
      name: 'Kōwhai Wellington',
      place: ['31', 'Gracefield Road', 'Gracefield', 'Lower Hutt', '5010', 'Wellington'],
      phone: '04 568 9017',
      email: 'wlg1@kowhai.example',
      account: 'KOW-NORTH',
      share: 12,
    },
    {
      code: 'CHC1',
      name: 'Kōwhai Christchurch',
      place: ['77', 'Waterloo Road', 'Hornby', 'Christchurch', '8042', 'Canterbury'],
      phone: '03 349 5516',
      email: 'chc1@kowhai.example',
      account: 'KOW-SOUTH',
      share: 14,
    },
    {
      code: 'DUD1',
      name: 'Kōwhai Ōtepoti Dunedin',
      place: ['205', 'Kaikorai Valley Road', 'Kaikorai', 'Dunedin', '9010', 'Otago'],
      phone: '03 488 2270',
      email: 'dud1@kowhai.example',
      account: 'KOW-SOUTH',
      share: 4,
    },
  ],
};

export const southern: DemoOrganisation = {
  key: 'southern',
  name: 'Southern Outdoors',
  share: 0.1,
  carriesDangerousGoods: true,
  goods: ['Tents and fly sheets', 'Sleeping bags', 'Kayak', 'Gas cartridges', 'Boots', 'Packs'],
  accounts: [{ code: 'SOU-1', description: 'Southern Outdoors', isActive: true }],
  serviceTypes: [
    {
      code: 'GENERAL',
      name: 'General freight',
      days: 2,
      cubicFactor: 200,
      settings: { [pickup]: 'true', [contact]: 'NONE', [labels]: 'true' },
    },
    {
      code: 'EXPRESS',
      name: 'Express overnight',
      days: 1,
      cubicFactor: 167,
      settings: { [pickup]: 'false', [contact]: 'ONE', [labels]: 'true' },
    },
  ],
  sites: [
    {
      code: 'ZQN1',
      name: 'Southern Queenstown',
      place: ['12', 'Glenda Drive', 'Frankton', 'Queenstown', '9300', 'Otago'],
      phone: '03 442 7714',
      email: 'zqn1@southern.example',
      account: 'SOU-1',
      share: 50,
    },
    {
      code: 'IVC1',
      name: 'Southern Invercargill',
      place: ['40', 'Bond Street', 'West Invercargill', 'Invercargill', '9810', 'Southland'],
      phone: '03 214 5091',
      email: 'ivc1@southern.example',
      account: 'SOU-1',
      share: 30,
    },
    {
      code: 'TIU1',
      name: 'Southern Timaru',
      place: ['8', 'Hayes Street', 'Timaru', 'Timaru', '7910', 'South Canterbury'],
      phone: '03 688 3302',
      email: 'tiu1@southern.example',
      account: 'SOU-1',
      share: 20,
    },
  ],
};

export const harbour: DemoOrganisation = {
  key: 'harbour',
  name: 'Harbour Medical',
  share: 0.1,
  carriesDangerousGoods: false,
  goods: ['Dressings', 'Syringes', 'Saline', 'Wheelchair', 'Gloves, nitrile'],
  accounts: [{ code: 'HAR-1', description: 'Harbour Medical', isActive: true }],
  serviceTypes: [
    {
      code: 'STANDARD',
      name: 'Standard',
      days: 2,
      cubicFactor: 200,
      settings: { [contact]: 'NONE' },
    },
    {
      code: 'CHILLED',
      name: 'Chilled',
      days: 1,
      cubicFactor: 250,
      settings: { [contact]: 'ONE' },
    },
  ],
  sites: [
    {
      code: 'AKL',
      name: 'Harbour Auckland',
      place: ['15', 'Akoranga Drive', 'Northcote', 'Auckland', '0627', 'Auckland'],
      phone: '09 489 3318',
      email: 'akl@harbour.example',
      account: 'HAR-1',
      share: 60,
    },
    {
      code: 'WLG',
      name: 'Harbour Wellington',
      place: ['2', 'Riddiford Street', 'Newtown', 'Wellington', '6021', 'Wellington'],
      phone: '04 389 6640',
      email: 'wlg@harbour.example',
      account: 'HAR-1',
      share: 40,
    },
  ],
};
