import { statusCodes, type StatusCode } from './codes.js';
import { statuses } from './statuses.js';
import { transitions } from './transitions.js';

/** A status only the provider sets. */
export type ProviderTarget = {
  [Code in StatusCode]: (typeof transitions)[Code]['by'] extends 'provider' ? Code : never;
}[StatusCode];

/**
 * How a status reported by the provider applies (PROV-03): it changes the status; it is late, because the consignment
 * is already there or beyond; or it is refused.
 */
export type ProviderMove =
  | { readonly kind: 'moves' }
  | { readonly kind: 'late' }
  | { readonly kind: 'refused'; readonly reason: string };

export function checkProviderMove(status: StatusCode, target: ProviderTarget): ProviderMove {
  const from: readonly StatusCode[] = transitions[target].from;
  if (from.includes(status)) return { kind: 'moves' };
  const onTheWay = transitions[status].by === 'provider' && (target !== 'ERR' || status === 'ERR');
  if (onTheWay && statusCodes.indexOf(status) >= statusCodes.indexOf(target)) return { kind: 'late' };
  const names = `${statuses[status].name} to ${statuses[target].name}`;
  return { kind: 'refused', reason: `A consignment can't move from ${names}` };
}
