import { cardMessages, findCard, type Problem } from '../rules/index.js';

const dates: Readonly<Record<string, string>> = {
  requestedPickupDateTimeUtc: 'Requested pickup date',
  requestedDeliveryDate: 'Requested delivery date',
  requestedDeliveryDateTimeUtc: 'Requested delivery date',
};

/**
 * A problem of checkConsignment as a sentence that stands without its field beside it, as in a row of the result dialog:
 * a card's begins with the sentence of CONS-40, a freight item's with its number.
 *
 * @example describeProblem({ id: 'FRGT-01', path: 'lineItems/2/count', message: 'Count must be …' }) // 'Freight item 3: Count must be …'
 */
export function describeProblem({ path, message }: Problem): string {
  const place = describePlace(path);
  return place === null || message.startsWith(place) ? message : `${place}: ${message}`;
}

function describePlace(path: string): string | null {
  const [field = '', index] = path.split('/');
  const card = findCard(path);
  if (card === 'freight') return index === undefined ? null : `Freight item ${Number(index) + 1}`;
  if (card === 'dates') return dates[field] ?? null;
  return card === null ? null : cardMessages[card];
}
