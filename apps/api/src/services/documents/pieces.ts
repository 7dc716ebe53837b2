import type { LabelledConsignment, PrintedItem } from './print-order.js';

/** A piece of a consignment, which gets a label of its own. */
export interface Piece {
  readonly item: PrintedItem;
  /** From 1. */
  readonly number: number;
  readonly of: number;
  readonly sscc: string;
}

/** The pieces in item order, numbered n of N (DOCS-04). */
export function listPieces({ items, ssccs }: LabelledConsignment): Piece[] {
  const each = items.flatMap((item) => Array.from({ length: item.count }, () => item));
  return each.map((item, index) => ({
    item,
    number: index + 1,
    of: each.length,
    sscc: ssccs[index] ?? '',
  }));
}

/** The human-readable line: identifiers in brackets, digits in groups. */
export function readable(content: string): string {
  const [, identifier = '', value = ''] = /^\((\d+)\)(.*)$/u.exec(content) ?? [];
  const groups = /^\d{18}$/u.test(value)
    ? `${value.charAt(0)} ${value.slice(1, 8)} ${value.slice(8, 17)} ${value.charAt(17)}`
    : value;
  return `(${identifier}) ${groups}`;
}
