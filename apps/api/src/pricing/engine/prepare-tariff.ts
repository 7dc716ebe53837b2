import { fold } from '../../database/fold.js';
import type { PricedPlace } from './price.js';
import type { Lane, RateCard, Tariff, Zone } from './tariff.js';

/** A tariff with its lookups. */
export interface PreparedTariff {
  readonly tariff: Tariff;
  /** The card for a service type and an account: one that names the account before a general one. */
  findCard(serviceTypeCode: string, accountCode: string): PreparedCard | undefined;
  /** The zone that names the place most exactly: suburb with city, postcode, the narrower range, city. */
  findZone(place: PricedPlace): ZonedPlace | undefined;
}

/** Where a place is. */
export interface ZonedPlace {
  readonly zone: Zone;
  readonly isRural: boolean;
}

export interface PreparedCard {
  readonly card: RateCard;
  findLane(from: Zone, to: Zone): Lane | undefined;
}

const prepared = new WeakMap<Tariff, PreparedTariff>();

/** Builds the lookups of a tariff once. */
export function prepareTariff(tariff: Tariff): PreparedTariff {
  const cached = prepared.get(tariff) ?? build(tariff);
  prepared.set(tariff, cached);
  return cached;
}

function build(tariff: Tariff): PreparedTariff {
  const cards = new Map<string, PreparedCard>();
  for (const card of tariff.cards) {
    const each = prepareCard(card);
    for (const service of card.services) {
      for (const account of card.accounts.length === 0 ? [null] : card.accounts) {
        cards.set(cardKey(service, account), each);
      }
    }
  }
  return {
    tariff,
    findCard: (service, account) => cards.get(cardKey(service, account)) ?? cards.get(cardKey(service, null)),
    findZone: createZoneFinder(tariff.zones),
  };
}

function prepareCard(card: RateCard): PreparedCard {
  const lanes = new Map<string, Lane>();
  for (const lane of card.lanes) {
    for (const { from, to } of listLaneEnds(lane)) lanes.set(laneKey(from, to), lane);
  }
  return { card, findLane: (from, to) => lanes.get(laneKey(from.name, to.name)) };
}

/** Each pair of zones that a lane is for, once. */
export function listLaneEnds({ from, to, isBothWays }: Lane): { from: string; to: string }[] {
  const pairs = from.flatMap((start) => to.map((end) => ({ from: start, to: end })));
  const back = isBothWays ? pairs.map((pair) => ({ from: pair.to, to: pair.from })) : [];
  return [...new Map([...pairs, ...back].map((pair) => [laneKey(pair.from, pair.to), pair])).values()];
}

function createZoneFinder(zones: readonly Zone[]): PreparedTariff['findZone'] {
  const suburbs = new Map<string, ZonedPlace>();
  const cities = new Map<string, ZonedPlace>();
  for (const zone of zones) {
    const place = { zone, isRural: zone.isRural };
    for (const { suburb, city } of zone.suburbs) suburbs.set(suburbKey(suburb, city), place);
    for (const city of zone.cities) cities.set(fold(city), place);
  }
  const ranges = zones
    .flatMap((zone) =>
      zone.postcodes.map(({ from, to, isRural }) => ({
        from,
        to,
        place: { zone, isRural: isRural || zone.isRural },
      })),
    )
    .sort((a, b) => Number(a.to) - Number(a.from) - (Number(b.to) - Number(b.from)));
  const postcodes = new Map<string, ZonedPlace | undefined>();
  const findByPostcode = (postcode: string) => {
    // Four digits, so that the map stays small.
    if (!/^\d{4}$/u.test(postcode)) return undefined;
    if (!postcodes.has(postcode)) {
      postcodes.set(postcode, ranges.find(({ from, to }) => from <= postcode && postcode <= to)?.place);
    }
    return postcodes.get(postcode);
  };
  return ({ suburb, city, postcode }) =>
    suburbs.get(suburbKey(suburb ?? '', city ?? '')) ??
    findByPostcode(postcode?.trim() ?? '') ??
    cities.get(fold((city ?? '').trim()));
}

/** A suburb of a city, without case and macrons. */
export function suburbKey(suburb: string, city: string): string {
  return `${fold(suburb.trim())}\n${fold(city.trim())}`;
}

const cardKey = (service: string, account: string | null) => `${service}\n${account ?? ''}`;
const laneKey = (from: string, to: string) => `${from}\n${to}`;
