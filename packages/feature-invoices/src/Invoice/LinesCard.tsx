import { copyText } from '@consign/consignment-parts';
import { saveFile } from '@consign/consignment-parts/bulk-downloads';
import { formatCount } from '@consign/domain';
import {
  invoiceVerdicts,
  verdictLabels,
  writeQueriesCsv,
  writeQueriesText,
  type QueriedLine,
} from '@consign/domain/invoices';
import { findCents, formatCents } from '@consign/domain/pricing';
import { invoiceBatch, invoiceQueries, type Invoice, type InvoiceLineAnswer } from '@consign/queries';
import { useClient } from '@consign/session';
import { Card, EmptyState, joinQueries, layout, SelectField, typography } from '@consign/ui';
import { createSelection, DataTable, Paging } from '@consign/ui/data-table';
import { Button } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';

import { describeDecision, describeLine, toDescribed } from '../describe-invoice.js';
import type { InvoicesScreenProps } from '../invoices-screen-props.js';
import classes from '../Invoices.module.css';
import { DecisionBar } from './DecisionBar.js';
import { findShown, lineColumns, readFilter, type LineFilter } from './invoice-lines.js';
import { LineDialog } from './LineDialog.js';
import { useDecisions } from './use-decisions.js';

interface Props extends Pick<InvoicesScreenProps, 'consignmentHref' | 'onQueryChange' | 'query' | 'toHref'> {
  readonly invoice: Invoice;
}

const verdictOptions = [
  { value: 'all', label: 'All findings' },
  { value: 'attention', label: "All that don't agree" },
  ...invoiceVerdicts.map((value) => ({ value, label: verdictLabels[value] })),
];

const decisionOptions = [
  { value: 'all', label: 'Any' },
  { value: 'none', label: 'To decide' },
  { value: 'Accepted', label: 'Accepted' },
  { value: 'Queried', label: 'Queried' },
];

const pageSizes = [50, 100, 200];

/** The lines of an invoice with their findings, to be accepted or queried (INVC-22). */
export function LinesCard({ invoice, query, onQueryChange, toHref, consignmentHref }: Props): ReactNode {
  const parts = useLines(invoice);
  const { lines, arrived, isFetching } = parts;
  const { verdict, decision } = readFilter(query);
  const shown = useMemo(
    () => (lines === null ? null : findShown(lines, { verdict, decision })),
    [lines, verdict, decision],
  );
  const [selection] = useState(createSelection);
  const [pageSize, setPageSize] = useState(100);
  const [page, setPage] = useState(1);
  const decisions = useDecisions(invoice.id);
  const rowCount = shown?.length ?? 0;
  const pageCount = Math.max(1, Math.ceil(rowCount / pageSize));
  const currentPage = Math.min(page, pageCount);
  const first = (currentPage - 1) * pageSize;
  const rows = useMemo(() => shown?.slice(first, first + pageSize) ?? null, [shown, first, pageSize]);
  const { line: openLine = '', ...withoutLine } = query;
  const open = lines?.find(({ line }) => String(line) === openLine);
  const change = (changed: Partial<Record<keyof LineFilter, string>>): void => {
    selection.clear();
    setPage(1);
    onQueryChange({ ...query, ...changed }, { replace: true });
  };
  return (
    <Card title="Lines" flush>
      <div className={classes.filters}>
        <SelectField
          label="Finding"
          options={verdictOptions}
          value={verdict}
          onChange={(value) => change({ verdict: value ?? 'all' })}
        />
        <SelectField
          label="Decision"
          options={decisionOptions}
          value={decision}
          onChange={(value) => change({ decision: value ?? 'all' })}
        />
        <output className={typography.note}>
          {shown === null
            ? `${formatCount(arrived)} of ${formatCount(invoice.lineCount)} lines loaded`
            : describeShown(shown)}
        </output>
        <QueriesButtons invoice={invoice} lines={lines} />
      </div>
      <DecisionBar selection={selection} shown={shown ?? []} decisions={decisions} />
      <DataTable
        label="Lines"
        columns={lineColumns}
        rows={rows}
        rowId={rowId}
        total={rowCount}
        firstRow={first + 1}
        link={{
          href: ({ line }) => toHref({ ...withoutLine, line: String(line) }),
          open: ({ line }) => onQueryChange({ ...withoutLine, line: String(line) }, { replace: true }),
        }}
        selection={{ store: selection, label: ({ line }) => `Select line ${line}` }}
        renderCard={(row) => (
          <span className={classes.card}>
            <strong>{row.consignmentReference ?? (row.reference || row.customerReference)}</strong>
            <span>{formatCents(findCents(row.amount) ?? 0)}</span>
            <span className={classes.finding} data-verdict={row.verdict}>
              {describeLine(row)}
            </span>
            <span className={typography.note}>{describeDecision(row)}</span>
          </span>
        )}
        busy={isFetching}
        empty={<EmptyState title="No such lines">Choose another finding or decision.</EmptyState>}
        failure={{ title: 'The lines could not be loaded', query: parts }}
      />
      {rowCount > 0 && (
        <Paging
          paging={{
            currentPage,
            firstRowOnPage: first + 1,
            lastRowOnPage: Math.min(first + pageSize, rowCount),
            pageCount,
            pageSize,
            rowCount,
          }}
          pageSizes={pageSizes}
          onPage={setPage}
          onPageSize={(size) => {
            setPageSize(size);
            setPage(1);
          }}
        />
      )}
      {open !== undefined && (
        <LineDialog
          key={open.line}
          line={open}
          isGstIncluded={invoice.isGstIncluded}
          consignmentHref={consignmentHref}
          decisions={decisions}
          onClose={() => onQueryChange(withoutLine, { replace: true })}
        />
      )}
    </Card>
  );
}

const rowId = ({ line }: InvoiceLineAnswer): string => String(line);

function describeShown(shown: readonly InvoiceLineAnswer[]): string {
  const amount = shown.reduce((sum, each) => sum + (findCents(each.amount) ?? 0), 0);
  return `${formatCount(shown.length, 'line')}, ${formatCents(amount)}`;
}

interface QueriesButtonsProps {
  readonly invoice: Invoice;
  readonly lines: readonly InvoiceLineAnswer[] | null;
}

/** The queried lines as a file and as the text of a mail to the provider (INVC-12). */
function QueriesButtons({ invoice, lines }: QueriesButtonsProps): ReactNode {
  const queried = (lines ?? []).filter(({ decision }) => decision === 'Queried');
  const listQueried = (): QueriedLine[] =>
    queried.flatMap((line) => {
      const described = toDescribed(line);
      if (described === null) return [];
      const { reference, customerReference, amount, reason } = line;
      const number = { line: line.line, reference, customerReference };
      return [{ ...described, ...number, amount: findCents(amount) ?? 0, reason: reason ?? '' }];
    });
  if (queried.length === 0) return null;
  return (
    <div className={`${layout.row} ${classes.queries}`}>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() =>
          saveFile({
            name: `Queries ${invoice.number.replaceAll(/[^\p{L}\p{N} _-]/gu, '-')}.csv`,
            content: new Blob([writeQueriesCsv(invoice, listQueried())], { type: 'text/csv;charset=utf-8' }),
          })
        }
      >
        Download queries
      </Button>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => void copyText(writeQueriesText(invoice, listQueried()), 'Queries')}
      >
        Copy as text
      </Button>
    </div>
  );
}

interface Lines {
  /** Null until every part has arrived. */
  readonly lines: readonly InvoiceLineAnswer[] | null;
  readonly arrived: number;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** The lines of an invoice, read in parts: after a decision only its parts are read again. */
function useLines({ id, lineCount }: Pick<Invoice, 'id' | 'lineCount'>): Lines {
  const client = useClient();
  const parts = Math.ceil(lineCount / invoiceBatch);
  return useQueries({
    queries: Array.from({ length: parts }, (_, part) =>
      invoiceQueries(client).lines(id, part * invoiceBatch),
    ),
    combine: joinParts,
  });
}

interface Part {
  readonly data: readonly InvoiceLineAnswer[] | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

function joinParts(parts: readonly Part[]): Lines {
  const arrived = parts.flatMap(({ data }) => data ?? []);
  return {
    lines: parts.every(({ data }) => data !== undefined) ? arrived : null,
    arrived: arrived.length,
    ...joinQueries(parts.filter(({ data }) => data === undefined)),
    isFetching: parts.some(({ isFetching }) => isFetching),
  };
}
