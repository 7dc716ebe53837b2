import { formatCount } from '../format-count.js';
import { formatVolume, formatWeight } from './format.js';
import type { Totals } from './totals.js';

/** The freight of several consignments in one line (LIST-47): `71 pieces, 22.5 m³, 5,350 kg`. */
export function formatFreightTotals({ deliveryItems, volume, weight }: Totals): string {
  const pieces = formatCount(deliveryItems, 'piece');
  return [pieces, formatVolume(volume), formatWeight(weight)].map(withoutZeros).join(', ');
}

/** `22.5000 m³` as `22.5 m³`. */
function withoutZeros(text: string): string {
  return text.replace(/(\.\d*?)0+(?= )/u, '$1').replace(/\.(?= )/u, '');
}
