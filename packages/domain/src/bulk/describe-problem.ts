import { cardMessages, findCard, type Problem } from '../rules/index.js';

const dates: Readonly<Record<string, string>> = {
  requestedPickupDateTimeUtc: 'Requested pickup date',
  requestedDeliveryDate: 'Requested delivery date',
  requestedDeliveryDateTimeUtc: 'Requested delivery date',
};

/**
 * Formats a problem from checkConsignment as a sentence that makes sense away from its field, as in the results
 * dialog: problems in a card start with the card's CONS-40 sentence, problems in a freight item with its number.
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
