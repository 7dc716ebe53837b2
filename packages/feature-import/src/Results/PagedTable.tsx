import { formatCount } from '@consign/domain';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import classes from '../Import.module.css';

interface Props<Row> {
  /** Accessible name. */
  readonly label: string;
  readonly headers: readonly string[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string;
  /** The cells, as many as there are headers. */
  readonly cells: (row: Row) => readonly ReactNode[];
}

const pageSize = 50;

/** A table of any length, a page at a time. */
export function PagedTable<Row>({ label, headers, rows, rowKey, cells }: Props<Row>): ReactNode {
  const [page, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const shown = Math.min(page, pages - 1);
  const first = shown * pageSize;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the keyboard */}
      <section className={classes.scroll} aria-label={label} tabIndex={0}>
        <table className={classes.table} aria-label={label}>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(first, first + pageSize).map((row, index) => (
              <tr key={rowKey(row, first + index)}>
                {cells(row).map((cell, at) => (
                  <td key={headers[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {pages > 1 && (
        <nav className={classes.buttons} aria-label={`Pages of ${label}`}>
          <Button variant="default" disabled={shown === 0} onClick={() => setPage(shown - 1)}>
            Previous
          </Button>
          <span className={classes.note}>
            {formatCount(first + 1)}–{formatCount(Math.min(first + pageSize, rows.length))} of{' '}
            {formatCount(rows.length)}
          </span>
          <Button variant="default" disabled={shown === pages - 1} onClick={() => setPage(shown + 1)}>
            Next
          </Button>
        </nav>
      )}
    </>
  );
}
