import { AnnouncedRange } from '@consign/consignment-parts';
import { WhyDialog } from '@consign/consignment-parts/bulk-downloads';
import { useBulkRun, useBulkRunner } from '@consign/consignment-parts/bulk-runner';
import { toSelectedConsignment, type SelectedConsignment } from '@consign/consignment-parts/selection';
import { formatCount } from '@consign/domain';
import { bulkActions } from '@consign/domain/bulk';
import type { DrillPage, ReportPage, ReportScope } from '@consign/queries';
import { EmptyState, FailedQuery, layout, TableSkeleton, typography } from '@consign/ui';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useDeferredValue, type ReactNode } from 'react';

import { formatDays } from '../Cards/figures.js';
import type { DashboardLinks } from '../dashboard-screen-props.js';
import type { Segment } from '../segments.js';
import { DownloadMenu } from './DownloadMenu.js';
import classes from './DrillDown.module.css';
import { DrillDownTable } from './DrillDownTable.js';
import { findRowFigure, formatFigure } from './figure.js';
import { OpenInSearch } from './OpenInSearch.js';
import { useDownloads } from './use-downloads.js';
import type { DrillDown } from './use-drill-down.js';
import { useRows, type AllRows } from './use-rows.js';

interface Props {
  readonly segment: Segment;
  readonly filter: ReportScope;
  readonly page: DrillPage;
  readonly drillDown: DrillDown;
  readonly onPage: (changed: Partial<DrillPage>) => void;
  readonly links: DashboardLinks;
  readonly now: () => Date;
  readonly onClose: () => void;
}

/** Actions for the consignments behind a figure, and a page of them. */
export function DrillDownContent(props: Props): ReactNode {
  const { segment, filter, drillDown, links } = props;
  const { result, count, changed } = drillDown;
  const rows = useRows({
    segment,
    scope: filter,
    shown: result.isPlaceholderData ? undefined : result.data,
    onChanged: () => void result.refetch(),
  });
  const { download, question, proceed, close } = useDownloads(rows);
  return (
    <div className={layout.column}>
      <AnnouncedRange page={result.data} />
      <div className={layout.row} data-apart>
        <p className={typography.note}>
          {describeScope(segment, filter)}
          {segment.card === 'costs' &&
            result.data !== undefined &&
            ` · ${formatFigure(segment, findRowFigure(segment, result.data))} NZD confirmed, excluding GST`}
        </p>
        <div className={layout.buttons}>
          <OpenInSearch segment={segment} scope={filter} count={count ?? 0} rows={rows} links={links} />
          <DownloadMenu
            count={count}
            isReading={rows.reading !== null}
            known={findKnown(segment, result.isPlaceholderData ? undefined : result.data)}
            onDownload={download}
          />
        </div>
      </div>
      <Progress rows={rows} />
      {changed !== null && (
        <output className={layout.notice}>
          {`This figure was ${formatFigure(segment, changed.before)} when you opened it and is ${formatFigure(segment, changed.now)} now. The dashboard shows the new figure.`}
        </output>
      )}
      <Rows {...props} />
      {question !== null && <WhyDialog question={question} onContinue={proceed} onClose={close} />}
    </div>
  );
}

/** A figure of one status is known from any row, another figure only from all rows. */
function findKnown(segment: Segment, page: ReportPage | undefined): readonly SelectedConsignment[] | null {
  if (page === undefined) return null;
  const isAll = page.results.length === page.rowCount;
  const rows = isAll ? page.results : segment.card === 'created' ? page.results.slice(0, 1) : [];
  const items = rows.flatMap((row) => toSelectedConsignment(row) ?? []);
  return items.length === 0 ? null : items;
}

/** The rows in each of their states. */
function Rows({ segment, page, drillDown, onPage, links, now, onClose }: Props): ReactNode {
  const { result } = drillDown;
  const { error, isPlaceholderData } = result;
  // Rows that are known already are drawn once the dialog is open.
  const data = useDeferredValue(true, false) ? result.data : undefined;
  if (data === undefined && error !== null) {
    return <FailedQuery title="The consignments couldn't be loaded" query={result} />;
  }
  if (data === undefined) {
    return (
      <div className={classes.table}>
        <TableSkeleton label="Loading consignments" rows={10} columns={6} />
      </div>
    );
  }
  if (data.rowCount === 0) {
    return (
      <EmptyState
        icon={IconRefresh}
        title="No consignments any more"
        action={
          <Button variant="default" onClick={onClose}>
            Back to the dashboard
          </Button>
        }
      >
        The consignments behind this figure have changed since. The dashboard shows the new figure.
      </EmptyState>
    );
  }
  if (data.results.length === 0) {
    return (
      <EmptyState
        title={`There is no page ${formatCount(page.pageNumber)}`}
        action={
          <Button variant="default" onClick={() => onPage({ pageNumber: 1 })}>
            First page
          </Button>
        }
      >
        {`${formatCount(data.rowCount, 'consignment')} are on ${formatCount(data.pageCount)} pages.`}
      </EmptyState>
    );
  }
  return (
    <DrillDownTable
      card={segment.card}
      page={page}
      data={data}
      isBusy={isPlaceholderData}
      isFailed={error !== null}
      onPage={onPage}
      link={links.consignment}
      now={now}
    />
  );
}

const dated: Readonly<Record<Segment['card'], string>> = {
  created: 'Created',
  difot: 'Delivered, or due and not delivered,',
  exceptions: 'Raised',
  costs: 'Staged',
};

function describeScope(segment: Segment, { days, serviceTypeCodes, siteIds }: ReportScope): string {
  const services =
    serviceTypeCodes.length === 0
      ? 'all service types'
      : formatCount(serviceTypeCodes.length, 'service type');
  const shown = segment.card === 'costs' ? { from: segment.day, to: segment.day } : days;
  return `${dated[segment.card]} ${formatDays(shown)} · ${formatCount(siteIds.length, 'site')} · ${services}`;
}

/** How far a download is: first its consignments are read, then the documents are made. */
function Progress({ rows: { reading, failure, stop } }: { readonly rows: AllRows }): ReactNode {
  const runner = useBulkRunner();
  const run = useBulkRun();
  if (reading !== null) {
    const { purpose, read, total } = reading;
    return <Line label={`${purpose}: reading consignments`} done={read} total={total} onStop={stop} />;
  }
  // The panel above the screens is out of reach while the dialog is open.
  if (run?.state === 'running' || run?.state === 'stopping') {
    const { task, answered, state } = run;
    return (
      <Line
        label={bulkActions[task.action].label}
        done={answered}
        total={task.items.length}
        onStop={state === 'stopping' ? null : runner.stop}
      />
    );
  }
  return failure === null ? null : (
    <p role="alert" className={layout.notice} data-tone="error">
      {failure}
    </p>
  );
}

interface LineProps {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  /** Null once it is stopping. */
  readonly onStop: (() => void) | null;
}

function Line({ label, done, total, onStop }: LineProps): ReactNode {
  const far = `${label}: ${formatCount(done)} of ${formatCount(total)}`;
  return (
    <div className={layout.notice} data-row>
      <output>{onStop === null ? `${far}. Stopping after the current batch` : far}</output>
      <progress
        className={layout.grows}
        max={Math.max(total, 1)}
        value={done === 0 ? undefined : done}
        aria-label={label}
      />
      {onStop !== null && (
        <Button size="compact-sm" variant="default" onClick={onStop}>
          Stop
        </Button>
      )}
    </div>
  );
}
