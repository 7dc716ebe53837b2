import { addDays, type Day } from '@consign/domain/dates';
import { type ImportColumn, type ImportContext, importColumns } from '@consign/domain/import-csv';

type Cells = Partial<Record<ImportColumn, string>>;

const toRow = (cells: Cells) => ({ cells: importColumns.map(({ key }) => cells[key] ?? '') });

/** The first Wednesday from a day on: a working day that is far from most holidays. */
function findWednesday(from: Day): Day {
  const wednesday = 3;
  return addDays(from, (wednesday - new Date(from).getUTCDay() + 7) % 7);
}

/** A filled example with the organisation's own codes: two consignments, of which one has two freight lines. */
export function buildExample({ lookups, settings, flags, today }: ImportContext): { cells: string[] }[] {
  const account = lookups.accounts.find(({ isActive }) => isActive)?.code ?? 'KOW-001';
  const serviceType = lookups.serviceTypes[0]?.code ?? 'GENERAL';
  const sites = lookups.sites.filter(({ defaultParticipant }) => defaultParticipant !== null);
  const [sender = { code: 'AKL1' }, receiver = { code: 'WLG1' }] = sites;
  const packagingType = lookups.packagingTypes[0]?.code ?? 'PALLET';
  const consignment: Cells = {
    chargeAccount: account,
    serviceType,
    ...(settings.requestedPickupDateEnabled ? { requestedPickupDate: findWednesday(addDays(today, 7)) } : {}),
    requestedDeliveryDate: findWednesday(addDays(today, 21)),
    senderSite: sender.code,
    receiverSite: receiver.code,
  };
  const freight: Cells = {
    freightDescription: 'Flat-packed kitchen',
    packagingType,
    quantity: '2',
    length: '1.2',
    width: '1',
    height: '1.2',
    volume: '2.88',
    weight: '500',
  };
  return [
    toRow({
      ...consignment,
      ...freight,
      senderReference: 'PO-7781',
      senderNotes: 'Ring the bell at gate 2',
      ...(flags.ExportConsignments ? { exportCertificate: 'NZL2026/KOW/1234' } : {}),
    }),
    toRow({ freightDescription: 'Bench tops', packagingType, quantity: '1', volume: '0.4', weight: '80' }),
    toRow({ ...consignment, ...freight, senderReference: 'PO-7782', quantity: '1' }),
  ];
}
