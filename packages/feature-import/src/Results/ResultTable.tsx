import type { ImportContext } from '@consign/domain/import-csv';
import { formatDollars } from '@consign/domain/pricing';
import type { ImportPrice } from '@consign/queries';
import { layout, SelectField, typography } from '@consign/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { formatCount } from '@consign/domain';
import { Button } from '@mantine/core';

import classes from '../Import.module.css';
import { showText } from '../problem-text.js';
import type { ImportScreenProps } from '../import-screen-props.js';
import { formatRows } from '../state/loaded-import.js';
import { isThere, type PlannedGroup } from '../state/plan.js';

interface Props extends Pick<ImportScreenProps, 'consignmentHref'> {
  readonly planned: readonly PlannedGroup[];
  readonly prices: readonly (ImportPrice | undefined)[];
  readonly context: ImportContext;
}

type Shown = 'all' | 'missing' | 'there' | 'failed';

const options: readonly { readonly value: Shown; readonly label: string }[] = [
  { value: 'all', label: 'All consignments' },
  { value: 'missing', label: 'Not created' },
  { value: 'failed', label: 'Failed' },
  { value: 'there', label: 'Created' },
];

/** Each consignment of the file with its rows, price and outcome (IMPT-09). */
export function ResultTable({ planned, prices, context, consignmentHref }: Props): ReactNode {
  const [shown, setShown] = useState<Shown>('all');
  const siteNames = useMemo(
    () =>
      new Map(
        context.lookups.sites.map(({ code, name, defaultParticipant }) => [
          defaultParticipant?.id,
          name ?? code,
        ]),
      ),
    [context],
  );
  // Their indexes: copies of 100,000 consignments would hold the page (IMPT-42).
  const rows = useMemo(() => {
    const all = [...planned.keys()];
    return shown === 'all' ? all : all.filter((index) => isShown(planned[index], shown));
  }, [planned, shown]);
  const hasPrices = prices.some((price) => price !== undefined);
  return (
    <>
      <div className={classes.filter}>
        <SelectField
          label="Show"
          options={options}
          value={shown}
          onChange={(value) => setShown((value ?? 'all') as Shown)}
        />
      </div>
      <PagedTable
        label="Results"
        headers={['Rows', 'Result', 'Consignment', ...(hasPrices ? ['Price excluding GST'] : [])]}
        rows={rows}
        rowKey={String}
        cells={(index) => {
          const each = planned[index];
          if (each === undefined) return [];
          return [
            formatRows(each.group.rows),
            <Result key="result" planned={each} consignmentHref={consignmentHref} />,
            describe(each, siteNames),
            ...(hasPrices ? [describePrice(prices[index])] : []),
          ];
        }}
      />
    </>
  );
}

function isShown(planned: PlannedGroup | undefined, shown: Exclude<Shown, 'all'>): boolean {
  if (planned === undefined) return false;
  return shown === 'failed' ? planned.outcome?.kind === 'failed' : isThere(planned) === (shown === 'there');
}

function describe({ group }: PlannedGroup, siteNames: ReadonlyMap<string | undefined, string>): string {
  if (!group.ok) return formatCount(group.problems.length, 'error');
  const { senderParticipantId, receiverParticipantId, serviceType, lineItems, senderReference } =
    group.consignment;
  const way = [senderParticipantId, receiverParticipantId].map((id) => siteNames.get(id) ?? '').join(' → ');
  return [way, serviceType, formatCount(lineItems.length, 'freight item'), showText(senderReference ?? '')]
    .filter((part) => part !== '')
    .join(', ');
}

function describePrice(price: ImportPrice | undefined): ReactNode {
  if (price === undefined) return '';
  return price.totalPrice === null ? price.reason : formatDollars(price.totalPrice);
}

interface ResultProps extends Pick<Props, 'consignmentHref'> {
  readonly planned: PlannedGroup;
}

function Result({ planned: { group, outcome }, consignmentHref }: ResultProps): ReactNode {
  if (!group.ok) return 'Not created: fix the errors';
  if (outcome === undefined) return 'To create';
  if (outcome.kind === 'failed') {
    return (
      <>
        <strong>{outcome.title}</strong>
        {outcome.texts.length > 0 && (
          <ul className={layout.bullets}>
            {outcome.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </>
    );
  }
  const { reference } = outcome;
  const verb = outcome.kind === 'created' ? 'Created' : 'Exists already';
  if (reference === null) return `${verb}, of a site that you can't see`;
  return (
    <>
      {verb}:{' '}
      {consignmentHref === null ? (
        reference
      ) : (
        <a href={consignmentHref(reference)} target="_blank" rel="noopener">
          {reference}
        </a>
      )}
    </>
  );
}

interface PagedTableProps<Row> {
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
function PagedTable<Row>({ label, headers, rows, rowKey, cells }: PagedTableProps<Row>): ReactNode {
  const [page, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const shown = Math.min(page, pages - 1);
  const first = shown * pageSize;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the keyboard */}
      <section className={classes.scroll} aria-label={label} tabIndex={0}>
        <table className={layout.table} aria-label={label}>
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
        <nav className={layout.buttons} aria-label={`Pages of ${label}`}>
          <Button variant="default" disabled={shown === 0} onClick={() => setPage(shown - 1)}>
            Previous
          </Button>
          <span className={typography.note}>
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
