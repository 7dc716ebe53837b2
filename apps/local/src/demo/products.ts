import { type Database, fold } from '@consign/api';

import type { DemoOrganisation } from './customers.js';
import { stableId } from './ids.js';
import { insertRows } from './insert-rows.js';
import { toScope } from './provision.js';
import type { DemoTenant } from './providers.js';

/** Sides of one piece in steps of 0.01 m, or null; total weight of all pieces in steps of 0.01 kg. */
type Product = readonly [
  code: string,
  description: string,
  pieces: number,
  type: string,
  sides: readonly [number, number, number] | null,
  weight: number,
];

/** Product catalogues by organisation. Harbour has none, so it gets no autocomplete. */
const catalogues: Readonly<Record<string, readonly Product[]>> = {
  kowhai: [
    ['KIT-2400', 'Flat-packed kitchen 2.4 m', 1, 'PALLET', [240, 120, 110], 31_000],
    ['KIT-3000', 'Flat-packed kitchen 3.0 m', 2, 'PALLET', [150, 120, 110], 39_500],
    ['BEN-LAM-24', 'Benchtop, laminate, 2.4 m', 1, 'BUNDLE', [240, 65, 4], 2850],
    ['BEN-STO-24', 'Stone benchtop, 2.4 m', 1, 'CRATE', [250, 75, 20], 16_800],
    ['BEN-TOT-18', 'Tōtara benchtop, oiled, 1.8 m', 1, 'BUNDLE', [180, 65, 5], 3120],
    ['DOR-WHT-600', 'Cabinet doors, white, 600 mm, box of 4', 1, 'CARTON', [75, 62, 12], 1840],
    ['DOR-RIM-600', 'Cabinet doors, rimu, 600 mm, box of 4', 1, 'CARTON', [75, 62, 12], 2210],
    ['DRW-500', 'Drawer runners 500 mm, box of 10', 1, 'CARTON', [55, 20, 15], 960],
    ['SNK-DBL', 'Sink and mixer, double', 1, 'CARTON', [120, 55, 30], 1450],
    ['RNG-900', 'Range hood 900 mm', 1, 'CARTON', [95, 55, 45], 2380],
    ['SPL-GLS', 'Splashback glass, cut to size', 1, 'CRATE', [200, 90, 10], 4600],
    ['HND-MIX', 'Handles and hinges, mixed', 1, 'CARTON', [40, 30, 20], 1120],
    ['PNT-20', 'Paint and lacquer, 20 L', 1, 'DRUM', null, 2400],
  ],
  southern: [
    ['TEN-4', 'Tent for four, with fly sheet', 1, 'CARTON', [65, 25, 25], 720],
    ['SLP-7', 'Sleeping bag, down', 1, 'CARTON', [45, 30, 30], 180],
    ['KAY-1', 'Kayak, single', 1, 'LOOSE', [410, 65, 40], 2600],
    ['GAS-12', 'Gas cartridges, box of 12', 1, 'CARTON', [35, 27, 20], 640],
    ['BOO-10', 'Boots, 10 pairs', 1, 'CARTON', [80, 60, 45], 1550],
  ],
};

/** Inserts a customer's product catalogue. */
export function provisionProducts(
  database: Database,
  tenant: DemoTenant,
  organisation: DemoOrganisation,
): Promise<void> {
  const owner = {
    tenant_id: stableId(tenant.code),
    organisation_id: stableId(tenant.code, organisation.key),
  };
  const rows = (catalogues[organisation.key] ?? []).map(
    ([code, description, part_count, packaging_type_code, sides, weight_steps]) => ({
      ...owner,
      code,
      description,
      part_count,
      packaging_type_code,
      length_steps: sides?.[0] ?? null,
      width_steps: sides?.[1] ?? null,
      height_steps: sides?.[2] ?? null,
      // (0.01 m)³ is 0.000001 m³; volume steps are 0.0001 m³.
      volume_steps: sides === null ? 210 : Math.round((sides[0] * sides[1] * sides[2] * part_count) / 100),
      weight_steps,
      code_text: fold(code),
      description_text: fold(description),
    }),
  );
  return database.asOwner(toScope(tenant, organisation), (tx) => insertRows(tx, 'products', rows));
}
