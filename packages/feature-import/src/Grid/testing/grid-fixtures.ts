import { getDay } from '@consign/domain/dates';
import {
  importColumns,
  type ImportColumn,
  type ImportContext,
  type ImportRow,
} from '@consign/domain/import-csv';

/** A customer with two sites, for tests and stories of the grid. */
export const gridContext: ImportContext = {
  lookups: {
    accounts: [{ id: 'account', code: 'KOW', isActive: true }],
    serviceTypes: [{ code: 'GENERAL' }, { code: 'EXPRESS' }],
    sites: [
      { code: 'AKL1', name: 'Kōwhai Auckland', defaultParticipant: { id: 'akl' } },
      { code: 'WGN1', name: 'Kōwhai Wellington', defaultParticipant: { id: 'wgn' } },
    ],
    packagingTypes: [{ code: 'PALLET', defaultVolume: 1.44, defaultWeight: 250 }],
    hireUnits: [{ providerCode: 'CHEP', code: 'PALLET' }],
  },
  settings: {
    allowCustomParticipants: true,
    canUseDefaultRequestedDeliveryDate: true,
    dangerousGoodsEnabled: true,
    freightItemDescriptionOptional: false,
    hireageEnabled: true,
    requestedPickupDateEnabled: true,
  },
  flags: { ExportConsignments: true },
  today: getDay('2026-11-22'),
};

type Cells = Partial<Record<ImportColumn, string>>;

const goodCells: Cells = {
  chargeAccount: 'KOW',
  serviceType: 'GENERAL',
  senderSite: 'AKL1',
  receiverSite: 'WGN1',
  freightDescription: 'Flat-packed kitchen',
  packagingType: 'PALLET',
  quantity: '2',
};

/** A consignment of one row without a problem, but for these cells. */
export function gridRow(row: number, cells: Cells): ImportRow {
  const all = { ...goodCells, ...cells };
  return { row, cells: importColumns.map(({ key }) => all[key] ?? '') };
}

/** Rows without a problem, from row 2 on. */
export function gridRows(count: number): ImportRow[] {
  return Array.from({ length: count }, (_, index) => gridRow(index + 2, {}));
}
