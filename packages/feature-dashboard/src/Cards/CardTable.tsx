import type { ReactNode } from 'react';

import classes from './CardTable.module.css';
import type { TableData } from './table-data.js';

interface Props extends TableData {
  readonly caption: string;
}

/** The figures behind a chart (DASH-20). */
export function CardTable({ caption, columns, rows }: Props): ReactNode {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" data-right={index > 0 || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, second, ...more], link }) => (
          <tr key={key}>
            <th scope="row">
              <bdi>{first}</bdi>
            </th>
            <td data-right>
              {link === undefined ? (
                second
              ) : (
                <a
                  href={link.href}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                    event.preventDefault();
                    link.open();
                  }}
                >
                  {second}
                </a>
              )}
            </td>
            {more.map((cell, index) => (
              <td key={columns[index + 2]} data-right>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
