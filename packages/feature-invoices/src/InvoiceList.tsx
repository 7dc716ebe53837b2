import type { Account } from '@consign/api-client/consignment';
import { formatCount } from '@consign/domain';
import { formatDate, formatDateTime } from '@consign/domain/dates';
import { formatDollars } from '@consign/domain/pricing';
import { type Invoice, invoiceQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { Card, EmptyState, typography } from '@consign/ui';
import { DataTable, type DataColumn } from '@consign/ui/data-table';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';

import { describeState, findCode } from './describe-invoice.js';
import classes from './Invoices.module.css';
import type { InvoicesScreenProps } from './invoices-screen-props.js';

interface Props extends Pick<InvoicesScreenProps, 'onQueryChange' | 'toHref'> {
  readonly accounts: readonly Account[];
}

const cardId = 'invoices';

/** Where an invoice that had the focus is left. */
export function focusInvoices(): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) document.getElementById(cardId)?.focus();
}

/** The invoices that were loaded, the newest first (INVC-20). */
export function InvoiceList({ accounts, onQueryChange, toHref }: Props): ReactNode {
  const invoices = useQuery(invoiceQueries(useClient()).list());
  const columns = useMemo(() => listColumns(accounts), [accounts]);
  const rows = invoices.data ?? null;
  return (
    <Card id={cardId} title="Invoices" flush>
      <DataTable
        label="Invoices"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        maxHeight="420px"
        link={{
          href: ({ id }) => toHref({ invoice: id }),
          open: ({ id }) => onQueryChange({ invoice: id }, { replace: false }),
        }}
        renderCard={(row) => (
          <span className={classes.card}>
            <strong>{row.number}</strong>
            <span>{formatDollars(row.total)}</span>
            <span className={typography.note}>
              {formatDate(row.date)}, {findCode(accounts, row.accountId)}
            </span>
            <span>{describeState(row)}</span>
          </span>
        )}
        busy={invoices.isFetching}
        empty={
          <EmptyState title="No invoices yet">
            Choose an invoice of your freight provider above to check its lines.
          </EmptyState>
        }
        failure={{ title: 'The invoices could not be loaded', query: invoices }}
      />
    </Card>
  );
}

function listColumns(accounts: readonly Account[]): readonly DataColumn<Invoice>[] {
  return [
    { id: 'number', header: 'Invoice', width: 160, isLink: true, cell: ({ number }) => number },
    { id: 'date', header: 'Date', width: 110, cell: ({ date }) => formatDate(date) },
    { id: 'account', header: 'Account', width: 120, cell: ({ accountId }) => findCode(accounts, accountId) },
    {
      id: 'lines',
      header: 'Lines',
      width: 80,
      align: 'right',
      cell: ({ lineCount }) => formatCount(lineCount),
    },
    { id: 'total', header: 'Total', width: 130, align: 'right', cell: ({ total }) => formatDollars(total) },
    { id: 'state', header: 'State', width: 280, cell: describeState },
    {
      id: 'loaded',
      header: 'Loaded',
      width: 260,
      cell: ({ createdAtDateTimeUtc, createdBy }) => `${formatDateTime(createdAtDateTimeUtc)}, ${createdBy}`,
    },
  ];
}
