import type { StatusCode } from '@consign/domain/status';

/** One entry of the palette. */
export interface PaletteItem {
  /** Unique in the palette. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  /** Beside the label; entered by users. */
  readonly hint?: string | undefined;
  readonly status?: StatusCode | undefined;
  readonly keys?: readonly string[] | undefined;
  /** Why it can't be chosen now; null if it can. */
  readonly reason?: string | null | undefined;
  /** Opens in a new tab with Ctrl. */
  readonly href?: string | undefined;
  readonly run: () => void;
}

/** In the order in which they are shown. */
export const paletteGroups = [
  'On this screen',
  'Consignments',
  'Recent consignments',
  'Receivers',
  'Go to',
  'On every screen',
] as const;

export type PaletteGroup = (typeof paletteGroups)[number];

/** Whether every word of the text is in the label, whatever the case and the macrons. */
export function matchesText(label: string, text: string): boolean {
  const folded = fold(label);
  return fold(text)
    .split(/\s+/u)
    .every((word) => folded.includes(word));
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** The items by group, each group in its own order; groups without items are left out. */
export function groupItems(
  items: readonly PaletteItem[],
): readonly (readonly [PaletteGroup, readonly PaletteItem[]])[] {
  return paletteGroups.flatMap((name) => {
    const own = items.filter(({ group }) => group === name);
    return own.length === 0 ? [] : [[name, own] as const];
  });
}
