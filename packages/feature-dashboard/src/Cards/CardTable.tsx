import type { ReactNode } from 'react';
import { formatDate, type Day } from '@consign/domain/dates';
import { layout, openHere, typography } from '@consign/ui';

import type { PairPoint } from '../Charts/PairTip.js';

import classes from './CardTable.module.css';

interface Props extends TableData {
  readonly caption: string;
}

/** The figures behind a chart (DASH-20). */
export function CardTable({ caption, columns, rows }: Props): ReactNode {
  return (
    <table className={`${layout.table} ${classes.table}`}>
      <caption>{caption}</caption>
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
        {rows.map(({ key, cells: [first, ...figures], links = [] }) => (
          <tr key={key}>
            <th scope="row">
              <bdi>{first}</bdi>
            </th>
            {figures.map((cell, index) => (
              <td key={columns[index + 1]} data-right>
                <Figure text={cell} link={links[index] ?? null} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a figure opens: a page, or a dialog without an address of its own. */
export interface FigureLink {
  readonly href?: string;
  readonly open: () => void;
}

function Figure({ text, link }: { readonly text: string; readonly link: FigureLink | null }): ReactNode {
  if (link === null) return text;
  const { href, open } = link;
  if (href === undefined) {
    return (
      <button type="button" className={typography.link} onClick={open}>
        {text}
      </button>
    );
  }
  return (
    <a href={href} onClick={(event) => openHere(event, open)}>
      {text}
    </a>
  );
}

interface TableRow {
  readonly key: string;
  /** As many as there are columns. */
  readonly cells: readonly string[];
  /** What each figure after the first cell opens; null for nothing. */
  readonly links?: readonly (FigureLink | null)[];
}

/** The figures of a card as a table (DASH-20). The first column names the row; the others hold figures. */
export interface TableData {
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Text that a spreadsheet would run as a formula; numbers are excepted. */
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

interface Options {
  /** Of the figures: 'Consignments'. */
  readonly unit: string;
  readonly format: (value: number) => string;
  /** Opened by the figure of a day of the period. */
  readonly link?: ((day: Day) => FigureLink) | undefined;
  /** Opened by the figure of a day of the previous period. */
  readonly previousLink?: ((day: Day) => FigureLink) | undefined;
}

/** The days of a series as a table, each beside the same day of the previous period. */
export function listDays(
  points: readonly PairPoint[],
  { unit, format, link, previousLink }: Options,
): TableData {
  return {
    columns: ['Day', unit, 'Previous period', `${unit}, previous`],
    rows: points.map(({ day, current, previousDay, previous }) => ({
      key: day ?? previousDay ?? '',
      cells: [
        formatDate(day),
        day === null ? '' : format(current),
        formatDate(previousDay),
        previousDay === null ? '' : format(previous),
      ],
      links: [
        link === undefined || day === null || current === 0 ? null : link(day),
        null,
        previousLink === undefined || previousDay === null || previous === 0
          ? null
          : previousLink(previousDay),
      ],
    })),
  };
}
