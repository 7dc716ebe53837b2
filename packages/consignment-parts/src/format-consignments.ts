import { formatCount } from '@consign/domain';

/** '1 consignment', '2,000 consignments' */
export function formatConsignments(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'consignment' : 'consignments'}`;
}
