import { formatDate, formatDateTime } from '@consign/domain/dates';
import {
  formatDeclaredGoods,
  formatLength,
  formatVolume,
  formatWeight,
  raiseToMinVolume,
  raiseToMinWeight,
  volumeFromSteps,
  weightFromSteps,
} from '@consign/domain/freight';
import type { DeclaredGoods } from '@consign/domain/rules';

import type { PrintedItem } from './print-order.js';
import type { StoredAddress } from '../../database/stored-participant.js';

export const joined = (parts: readonly (string | null | undefined)[], by: string): string =>
  parts.filter((part) => part !== null && part !== undefined && part.trim() !== '').join(by);

/** The lines of an address: street; suburb; town and postcode. */
export function addressLines(address: StoredAddress): { street: string; suburb: string; town: string } {
  return {
    street: joined([address.streetNumber, address.street], ' '),
    suburb: joined([address.suburb, address.state], ', '),
    town: joined([address.city, address.postcode], ' '),
  };
}

export function addressText(address: StoredAddress): string {
  const { street, suburb, town } = addressLines(address);
  return joined([street, suburb, town], ', ');
}

export const dateText = (date: Date | null): string => formatDate(date);
export const dateTimeText = (date: Date): string => formatDateTime(date);

export function sizeText({ length, width, height }: PrintedItem): string {
  if (length === null || width === null || height === null) return '';
  return [length, width, height].map((side) => formatLength(side, { unit: false })).join(' × ');
}

/** Declared goods, in which no line breaks between a number and its unit. */
export const goodsText = (goods: DeclaredGoods): string =>
  formatDeclaredGoods(goods).replaceAll(/\b(UN|Class|PG) /gu, '$1\u00A0');

/** Weight and volume of one piece (DOCS-24): about an equal share, because an item's values are for all its pieces. */
export function pieceText({
  count,
  volume,
  weight,
}: Pick<PrintedItem, 'count' | 'volume' | 'weight'>): string {
  const share = [
    formatWeight(raiseToMinWeight(weightFromSteps(Math.round(weight / count)))),
    formatVolume(raiseToMinVolume(volumeFromSteps(Math.round(volume / count)))),
  ].join(' · ');
  return count === 1 ? share : `About ${share}`;
}
