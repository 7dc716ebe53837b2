import { formatCount } from '@consign/domain';

/** countText(2, 'consignment') is '2 consignments'. */
export function countText(count: number, what: string): string {
  return `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`;
}
