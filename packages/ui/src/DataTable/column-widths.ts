import type { CSSProperties } from 'react';

const checkboxWidth = 40;

/** Columns grow in proportion to their widths, which are also their minimum. */
export function columnWidths(
  columns: readonly { readonly width: number }[],
  withCheckbox: boolean,
): CSSProperties & Record<'--columns', string> {
  const checkbox = withCheckbox ? `${checkboxWidth}px ` : '';
  const total = columns.reduce((sum, { width }) => sum + width, withCheckbox ? checkboxWidth : 0);
  return {
    '--columns': `${checkbox}${columns.map(({ width }) => `minmax(${width}px, ${width}fr)`).join(' ')}`,
    minWidth: total,
  };
}
