import { getDay } from '../dates/day.js';
import {
  createImportParser,
  importColumns,
  type ImportColumn,
  type ImportContext,
  type ImportGroup,
  type ImportHeader,
  type ImportLimits,
  type ImportProblem,
  type ImportRow,
} from '../import-csv/index.js';
import { context as allowed } from './bodies.js';

const site = (code: string, name: string) => ({
  code,
  name,
  defaultParticipant: { id: `participant-${code}` },
});

/** A customer that may use everything; today is 22 November 2026. */
export const importContext: ImportContext = {
  lookups: {
    accounts: [
      { id: 'account-north', code: 'KOW-NORTH', description: 'Kōwhai Kitchens North Island', isActive: true },
      { id: 'account-old', code: 'KOW-OLD', description: 'Kōwhai Joinery', isActive: false },
    ],
    serviceTypes: [
      { code: 'GENERAL', name: 'General freight' },
      { code: 'EXPRESS', name: 'Express overnight' },
    ],
    sites: [
      site('AKL1', 'Kōwhai Auckland'),
      site('WGN1', 'Kōwhai Wellington'),
      site('CHC1', 'Kōwhai Christchurch'),
      { code: 'NEW1', name: 'Kōwhai Napier', defaultParticipant: null },
    ],
    packagingTypes: [
      { code: 'PALLET', name: 'Pallet', defaultVolume: 1.44, defaultWeight: 250 },
      { code: 'CARTON', name: 'Carton', defaultVolume: 0.048, defaultWeight: 12 },
      { code: 'LOOSE', name: 'Loose', defaultVolume: null, defaultWeight: null },
    ],
    hireUnits: [
      { providerCode: 'CHEP', code: 'PALLET' },
      { providerCode: 'LOSCAM', code: 'CRATE' },
    ],
  },
  settings: allowed.settings,
  flags: allowed.flags,
  today: getDay('2026-11-22'),
};

export type Cells = Partial<Record<ImportColumn, string>>;

/** The fewest cells of a consignment without freight. */
export const bareCells: Cells = {
  chargeAccount: 'KOW-NORTH',
  serviceType: 'GENERAL',
  senderSite: 'AKL1',
  receiverSite: 'WGN1',
};

/** The fewest cells of a consignment with freight. */
export const goodCells: Cells = {
  ...bareCells,
  freightDescription: 'Flat-packed kitchen',
  packagingType: 'PALLET',
  quantity: '2',
};

/** Rows as a file has them, from row 2 on. */
export function importRows(...rows: readonly Cells[]): ImportRow[] {
  return rows.map((cells, index) => ({
    row: index + 2,
    cells: importColumns.map(({ key }) => cells[key] ?? ''),
  }));
}

/** What came out of a file whose text arrived in these pieces. */
export function readImport(
  pieces: string | readonly string[],
  context: ImportContext = importContext,
  limits?: Partial<ImportLimits>,
) {
  const groups: ImportGroup[] = [];
  const rows: ImportRow[] = [];
  let header: ImportHeader | null = null;
  const sink = {
    header: (found: ImportHeader) => {
      header = found;
    },
    group: (group: ImportGroup, own: readonly ImportRow[]) => {
      groups.push(group);
      rows.push(...own);
    },
  };
  const all = { maxBytes: 1e8, maxRows: 100_000, maxColumns: 1000, maxRowCharacters: 1_000_000, ...limits };
  const parser = createImportParser(context, sink, all);
  for (const piece of [pieces].flat()) parser.write(piece);
  const summary = parser.end();
  return { groups, rows, summary, header: header as ImportHeader | null, problems: listProblems(groups) };
}

export function listProblems(groups: readonly ImportGroup[]): ImportProblem[] {
  return groups.flatMap((group) => (group.ok ? [] : group.problems));
}
