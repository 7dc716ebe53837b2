import type { InstructionCode } from '@consign/domain/extras';

import type { PricedExtra } from './engine/price.js';

interface OfferedExtra {
  readonly code: string;
  readonly name: string;
  readonly defaultInstruction: InstructionCode;
}

/**
 * The extras of a service type that a consignment would be charged for: extras asked for, and extras that the driver
 * completes unless told otherwise. `asked` gives the count of an extra, undefined if it isn't mentioned.
 */
export function toChargedExtras<Extra extends OfferedExtra>(
  offered: readonly Extra[],
  asked: (extra: Extra) => number | undefined,
): PricedExtra[] {
  return offered.flatMap((extra) => {
    const quantity = asked(extra) ?? (extra.defaultInstruction === 'INCLUDED' ? 1 : 0);
    return quantity > 0 ? [{ code: extra.code, name: extra.name, quantity }] : [];
  });
}
