export interface TableRow {
  readonly key: string;
  /** As many as there are columns. */
  readonly cells: readonly string[];
  /** What the second cell opens. */
  readonly link?: { readonly href: string; readonly open: () => void } | undefined;
}

/** The figures of a card as a table (DASH-20). The first column names the row; the others hold figures. */
export interface TableData {
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

/** A spreadsheet would run such a text as a formula, unless it is a number. */
const formula = /^[=+\-@](?!\d[\d.,]*%?$)/;

/** The table as tab-separated text, for a spreadsheet. */
export function toTabSeparated({ columns, rows }: TableData): string {
  return [columns, ...rows.map(({ cells }) => cells)]
    .map((cells) => cells.map(toCell).join('\t'))
    .join('\r\n');
}

function toCell(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ');
  return formula.test(plain) ? `'${plain}` : plain;
}
