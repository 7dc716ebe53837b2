import { type Day, isDay } from '@consign/domain/dates';
import { isMap } from 'yaml';

import { openYaml, type Refused } from '../../yaml-file.js';
import type { Tariff } from '../engine/tariff.js';
import type { FuelAdjustment } from '../tariff-store.js';
import { readCards } from './read-cards.js';
import { type Value, YamlReader, readCode, shorten } from './yaml-reader.js';
import { percentRule, readExtras, readSurcharges } from './read-extras.js';
import { readZones } from './read-zones.js';

/** A file holds a tariff, or fuel adjustments. */
export type TariffFile =
  | { readonly kind: 'tariff'; readonly tariff: Tariff }
  | { readonly kind: 'fuel'; readonly adjustments: readonly FuelAdjustment[] };

export type ParsedTariffFile = { readonly ok: true; readonly file: TariffFile } | Refused;

export const MAX_FILE_BYTES = 2_000_000;
const MAX_ADJUSTMENTS = 1000;

const tariffFields = {
  what: 'A tariff',
  required: ['code', 'effectiveFrom', 'zones', 'cards'],
  optional: ['extras', 'surcharges'],
};
const fuelFields = { what: 'A file of fuel adjustments', required: ['fuelAdjustments'], optional: [] };
const adjustmentFields = { what: 'A fuel adjustment', required: ['from', 'percent'], optional: ['services'] };

/** Reads a file of docs/TARIFFS.md, or says everything that is wrong with it, by row and column. */
export function parseTariffFile(bytes: Uint8Array): ParsedTariffFile {
  const opened = openYaml(bytes, MAX_FILE_BYTES, { schema: 'failsafe' });
  if (!opened.ok) return opened;
  const reader = new YamlReader(opened);
  if (!opened.isReadable) return { ok: false, problems: reader.problems };
  const file = hasKey(reader.root, 'fuelAdjustments') ? readFuel(reader) : readTariff(reader);
  if (file === null || reader.problems.length > 0) return { ok: false, problems: reader.problems };
  return { ok: true, file };
}

function hasKey({ node }: Value, key: string): boolean {
  return isMap(node) && node.has(key);
}

function readTariff(reader: YamlReader): TariffFile | null {
  const fields = reader.readFields(reader.root, tariffFields);
  if (fields === null) return null;
  const { values } = fields;
  const code = readCode(reader, fields, 'The tariff', null);
  const effectiveFrom = readDay(reader, values.get('effectiveFrom'), "'effectiveFrom'");
  const [zoneList, cardList] = [values.get('zones'), values.get('cards')];
  const zones = zoneList === undefined ? [] : readZones(reader, zoneList);
  const cards = cardList === undefined ? [] : readCards(reader, cardList, zones);
  const cardCodes = cards.map((card) => card.code);
  const extras = readExtras(reader, values.get('extras'), cardCodes);
  const surcharges = readSurcharges(reader, values.get('surcharges'), cardCodes);
  if (code === null || effectiveFrom === null) return null;
  return { kind: 'tariff', tariff: { code, effectiveFrom, zones, cards, extras, surcharges } };
}

function readFuel(reader: YamlReader): TariffFile | null {
  const list = reader.readFields(reader.root, fuelFields)?.values.get('fuelAdjustments');
  if (list === undefined) return null;
  const items = reader.readList(list, "'fuelAdjustments'");
  if (items.length > MAX_ADJUSTMENTS) reader.report(list, `More than ${MAX_ADJUSTMENTS} fuel adjustments`);
  const known = new Map<string, number>();
  const adjustments = items.slice(0, MAX_ADJUSTMENTS).flatMap((item) => {
    const fields = reader.isFull ? null : reader.readFields(item, adjustmentFields);
    if (fields === null) return [];
    const { values } = fields;
    const effectiveFrom = readDay(reader, values.get('from'), "'from'");
    const percentSteps = reader.readNumber(values.get('percent'), 'The percentage', percentRule);
    const services = values.has('services')
      ? reader.readTexts(values.get('services'), 'A service type').map(({ text }) => text)
      : [''];
    if (effectiveFrom === null || percentSteps === null) return [];
    return services.map((serviceTypeCode) => {
      const key = `${serviceTypeCode}\n${effectiveFrom}`;
      const row = known.get(key);
      const of = serviceTypeCode === '' ? 'every service type' : serviceTypeCode;
      if (row !== undefined) {
        reader.report(item, `The adjustment of ${of} from ${effectiveFrom} is there already, in row ${row}`);
      }
      known.set(key, row ?? reader.findRow(item));
      return { serviceTypeCode, effectiveFrom, percentSteps };
    });
  });
  return { kind: 'fuel', adjustments };
}

function readDay(reader: YamlReader, value: Value | undefined, what: string): Day | null {
  const text = reader.readText(value, what);
  if (value === undefined || text === null) return null;
  if (isDay(text)) return text;
  return reader.report(value, `${what} is not a day such as 2026-07-01: '${shorten(text)}'`);
}
