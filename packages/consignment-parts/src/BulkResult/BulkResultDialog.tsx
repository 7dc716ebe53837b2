import { formatCount } from '@consign/domain';
import {
  bulkActions,
  buildBulkReport,
  formatBulkSummary,
  type BulkAction,
  type BulkChange,
} from '@consign/domain/bulk';
import { Dialog, DialogActions } from '@consign/ui/dialogs';
import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';

import { useBulkRunner, type BulkRun } from '../BulkRunner/index.js';
import { BulkFiles } from './BulkFiles.js';
import classes from './BulkResult.module.css';
import { RefusedList } from './RefusedList.js';
import { ResultTable } from './ResultTable.js';

interface Props {
  readonly run: BulkRun;
}

/** The result for each consignment, and what is left to send (BULK-12, BULK-13, BULK-25). */
export function BulkResultDialog({ run }: Props): ReactNode {
  const runner = useBulkRunner();
  const { task, outcomes, files, failure, unknown, unsent } = run;
  const report = useMemo(() => buildBulkReport(outcomes), [outcomes]);
  const failed = new Set(report.failed);
  const failedItems = task.items.filter(({ reference }) => failed.has(reference));
  const remaining = [...unknown, ...unsent];
  // A button that must fail again is offered, but not as the next step.
  const next =
    remaining.length > 0 && failure?.canResume !== false ? 'continue' : report.canRetry ? 'retry' : 'close';
  const variant = (action: typeof next) => (action === next ? 'filled' : 'default');
  return (
    <Dialog opened title={bulkActions[task.action].label} size="xl" onClose={runner.dismiss}>
      <output className={classes.summary}>{formatSummary(task.action, run, report.succeeded.length)}</output>
      {failure !== null && (
        <Alert
          className={classes.alert ?? ''}
          color="red"
          icon={<IconAlertCircle aria-hidden />}
          title={failure.text}
        >
          {describeRemaining(unknown.length, unsent.length)}
        </Alert>
      )}
      {failure === null && remaining.length > 0 && (
        <p className={classes.remaining}>{describeRemaining(unknown.length, unsent.length)}</p>
      )}
      {task.leftOut !== undefined && (
        <>
          <p className={classes.remaining}>{describeLeftOut(task.leftOut.length)}</p>
          <RefusedList label="Left out" refused={task.leftOut} />
        </>
      )}
      <BulkFiles files={files} />
      {report.rows.length > 0 && <ResultTable report={report} />}
      <DialogActions>
        <Button variant={variant('close')} onClick={runner.dismiss} data-autofocus>
          Close
        </Button>
        {failedItems.length > 0 && (
          <Button
            className={classes.retry ?? ''}
            variant={variant('retry')}
            onClick={() => runner.retry(failedItems)}
          >
            {`Retry ${formatCount(failedItems.length)} failed`}
          </Button>
        )}
        {remaining.length > 0 && (
          <Button
            variant={variant('continue')}
            onClick={runner.resume}
          >{`Continue with the remaining ${formatCount(remaining.length)}`}</Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const changes: ReadonlySet<string> = new Set<BulkChange>([
  'markReady',
  'requestPickup',
  'setRequestedPickupDate',
  'cancel',
]);

function isChange(action: BulkAction): action is BulkChange {
  return changes.has(action);
}

function formatSummary(action: BulkAction, { outcomes, answered }: BulkRun, succeeded: number): string {
  if (isChange(action)) {
    return formatBulkSummary(action, { succeeded: Array.from({ length: succeeded }, () => '') });
  }
  const failed = outcomes.length - succeeded;
  return failed === 0
    ? `${countConsignments(answered)} done`
    : `${formatCount(answered - failed)} of ${countConsignments(answered)} done; ${formatCount(failed)} failed`;
}

function countConsignments(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'consignment' : 'consignments'}`;
}

function describeLeftOut(count: number): string {
  return count === 1
    ? "1 was left out and hasn't changed:"
    : `${formatCount(count)} were left out and haven't changed:`;
}

function describeRemaining(unknown: number, unsent: number): string {
  const parts = [
    unknown > 0 ? `We couldn't confirm ${formatCount(unknown)} of them. Check their status in the list.` : '',
    unsent === 1 ? "1 wasn't sent and hasn't changed." : '',
    unsent > 1 ? `${formatCount(unsent)} weren't sent and haven't changed.` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
