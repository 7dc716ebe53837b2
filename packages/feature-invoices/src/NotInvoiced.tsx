import type { Account } from '@consign/api-client/consignment';
import { saveFile } from '@consign/consignment-parts/bulk-downloads';
import { formatCount } from '@consign/domain';
import { csvByteOrderMark, formatCsvLine } from '@consign/domain/csv';
import { formatDate } from '@consign/domain/dates';
import { formatDollars } from '@consign/domain/pricing';
import { invoiceQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { Card, EmptyState, SelectField, toastError, toastSuccess, typography } from '@consign/ui';
import { DataTable, type DataColumn } from '@consign/ui/data-table';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';

import { findCode } from './describe-invoice.js';
import classes from './Invoices.module.css';
import type { InvoicesScreenProps } from './invoices-screen-props.js';

interface Props extends Pick<InvoicesScreenProps, 'consignmentHref'> {
  readonly accounts: readonly Account[];
}

interface NotInvoicedRow {
  readonly reference: string;
  readonly accountId: string;
  readonly deliveredAtDateTimeUtc: string;
  readonly amount: number;
}

/** How many are shown, and how many a file has. */
const shownRows = 500;
const fileRows = 20_000;

const days = ['7', '14', '30', '60', '90'].map((value) => ({ value, label: `${value} days ago` }));

/** Delivered consignments with a price that no invoice has (INVC-13). */
export function NotInvoiced({ accounts, consignmentHref }: Props): ReactNode {
  const [least, setLeast] = useState('30');
  const [isLoading, setLoading] = useState(false);
  const queries = invoiceQueries(useClient());
  const cache = useQueryClient();
  const found = useQuery({
    ...queries.notInvoiced(Number(least), shownRows),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => listColumns(accounts), [accounts]);
  const rows: readonly NotInvoicedRow[] | null = found.data?.consignments ?? null;
  const count = found.data?.count ?? 0;
  const download = async (): Promise<void> => {
    setLoading(true);
    try {
      const all = await cache.fetchQuery(queries.notInvoiced(Number(least), fileRows));
      saveFile({
        name: `Not invoiced, delivered at least ${least} days ago.csv`,
        content: new Blob([writeCsv(all.consignments, accounts)], { type: 'text/csv;charset=utf-8' }),
      });
      if (all.count > fileRows) toastSuccess(`The file has the first ${formatCount(fileRows)}`);
    } catch {
      toastError('What is not invoiced could not be downloaded. Try again.');
    }
    setLoading(false);
  };
  return (
    <Card title="Not invoiced yet" flush>
      <div className={classes.filters}>
        <SelectField
          label="Delivered at least"
          options={days}
          value={least}
          onChange={(value) => setLeast(value ?? least)}
        />
        {found.data !== undefined && (
          <output className={typography.note}>
            {describeAll(count, found.data.amount, rows?.length ?? 0)}
          </output>
        )}
        {count > 0 && (
          <div className={classes.queries}>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={isLoading}
              onClick={() => void download()}
            >
              Download CSV
            </Button>
          </div>
        )}
      </div>
      <DataTable
        label="Not invoiced yet"
        columns={columns}
        rows={rows}
        rowId={({ reference }) => reference}
        maxHeight="420px"
        link={
          consignmentHref === null
            ? null
            : {
                href: ({ reference }) => consignmentHref(reference),
                open: ({ reference }) => window.open(consignmentHref(reference), '_blank', 'noopener'),
              }
        }
        renderCard={(row) => (
          <span className={classes.card}>
            <strong>{row.reference}</strong>
            <span>{formatDollars(row.amount)}</span>
            <span className={typography.note}>Delivered {formatDate(row.deliveredAtDateTimeUtc)}</span>
            <span className={typography.note}>{findCode(accounts, row.accountId)}</span>
          </span>
        )}
        busy={found.isFetching}
        empty={
          <EmptyState title="Everything is invoiced">
            No consignment that was delivered in that time and has a confirmed price is without an invoice.
          </EmptyState>
        }
        failure={{ title: 'What is not invoiced could not be loaded', query: found }}
      />
    </Card>
  );
}

function describeAll(count: number, amount: number, shown: number): string {
  if (count === 0) return '';
  const all = `${formatCount(count, 'consignment')}, ${formatDollars(amount)} excl. GST`;
  return shown < count ? `${all}. The first ${formatCount(shown)} are shown` : all;
}

const fileHeader = ['Consignment', 'Delivered', 'Account', 'Confirmed (NZD, excl. GST)'];

/** The rows as a file that is safe in a spreadsheet (EXTR-04). */
function writeCsv(rows: readonly NotInvoicedRow[], accounts: readonly Account[]): string {
  const lines = rows.map(({ reference, deliveredAtDateTimeUtc, accountId, amount }) => [
    reference,
    formatDate(deliveredAtDateTimeUtc),
    findCode(accounts, accountId),
    amount.toFixed(2),
  ]);
  return csvByteOrderMark + [fileHeader, ...lines].map((cells) => formatCsvLine(cells)).join('');
}

function listColumns(accounts: readonly Account[]): readonly DataColumn<NotInvoicedRow>[] {
  return [
    { id: 'reference', header: 'Consignment', width: 180, isLink: true, cell: ({ reference }) => reference },
    {
      id: 'delivered',
      header: 'Delivered',
      width: 140,
      cell: ({ deliveredAtDateTimeUtc }) => formatDate(deliveredAtDateTimeUtc),
    },
    { id: 'account', header: 'Account', width: 140, cell: ({ accountId }) => findCode(accounts, accountId) },
    {
      id: 'amount',
      header: 'Confirmed excl. GST',
      width: 160,
      align: 'right',
      cell: ({ amount }) => formatDollars(amount),
    },
  ];
}
