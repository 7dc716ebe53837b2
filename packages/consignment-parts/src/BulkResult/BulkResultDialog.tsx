import { formatCount } from '@consign/domain';
import {
  bulkActions,
  buildBulkReport,
  formatBulkFailure,
  formatBulkSummary,
  type BulkReport,
} from '@consign/domain/bulk';
import { Dialog } from '@consign/ui/dialogs';
import { layout, typography } from '@consign/ui';
import { useMemo, type ReactNode } from 'react';

import { useBulkRunner, type BulkRun } from '../BulkRunner/index.js';
import { BulkFiles } from './BulkFiles.js';
import { isChange } from './is-change.js';
import { LeftOut } from './RefusedList.js';
import { ResultActions } from './ResultActions.js';
import { ResultTable } from './ResultTable.js';

interface Props {
  readonly run: BulkRun;
}

/** The result for each consignment, and the consignments left to send (BULK-12, BULK-13, BULK-25, BULK-30). */
export function BulkResultDialog({ run }: Props): ReactNode {
  const runner = useBulkRunner();
  const { task, files, failure, unknown, unsent } = run;
  // A check has changed nothing.
  const outcomes = task.checks === undefined ? run.outcomes : noOutcomes;
  const report = useMemo(() => buildBulkReport(outcomes), [outcomes]);
  const summary = formatSummary(run, report);
  return (
    <Dialog opened title={formatTitle(run, report)} size="xl" onClose={runner.dismiss}>
      <div className={layout.column}>
        {summary !== null && <output className={typography.strong}>{summary}</output>}
        {failure !== null && (
          <div className={layout.notice} data-tone="error" role="alert">
            <p className={typography.strong}>{failure.text}</p>
            {describeRemaining(run)}
          </div>
        )}
        {failure === null && unknown.length + unsent.length > 0 && <p>{describeRemaining(run)}</p>}
        {task.leftOut !== undefined && <LeftOut refused={task.leftOut} isDone />}
        <BulkFiles files={files} />
        {report.rows.length > 0 && <ResultTable report={report} />}
      </div>
      <ResultActions run={run} report={report} />
    </Dialog>
  );
}

const noOutcomes: BulkRun['outcomes'] = [];

/** Names the failures, or without any the action (BULK-30). */
function formatTitle(
  { task, failure, outcomes, answered }: BulkRun,
  { failed, succeeded }: BulkReport,
): string {
  const { label } = bulkActions[task.action];
  if (failed.length > 0) {
    return isChange(task.action)
      ? formatBulkFailure(task.action, failed.length, outcomes.length)
      : `${label}: ${formatCount(failed.length)} of ${formatCount(answered)} failed`;
  }
  const done = isChange(task.action) ? succeeded.length : answered;
  return failure !== null && done === 0 ? `${label} failed` : label;
}

/** How many consignments were changed, or were exported or printed; null for none. */
function formatSummary({ task, answered, failure }: BulkRun, report: BulkReport): string | null {
  const failed = report.failed.length;
  if (isChange(task.action)) {
    const isNothing = report.succeeded.length === 0 && (failed > 0 || failure !== null);
    return isNothing ? null : formatBulkSummary(task.action, report);
  }
  if (answered === 0) return null;
  return failed === 0
    ? `${formatCount(answered, 'consignment')} done`
    : `${formatCount(answered - failed)} of ${formatCount(answered, 'consignment')} done; ${formatCount(failed)} failed`;
}

function describeRemaining({
  task,
  unknown: { length: unknown },
  unsent: { length: unsent },
}: BulkRun): string {
  // A second call would mean a second email.
  const isDoubtful = task.action === 'emailPickupManifest' && unknown > 0;
  if (!isChange(task.action) && !isDoubtful) {
    const remaining = unknown + unsent;
    return remaining === 1 ? '1 is still to be done.' : `${formatCount(remaining)} are still to be done.`;
  }
  const parts = [
    isDoubtful
      ? "We couldn't confirm that the email is on its way. Look for it before you send another."
      : '',
    unknown > 0 && !isDoubtful
      ? `We couldn't confirm ${formatCount(unknown)} of them. Check their status in the list.`
      : '',
    unsent === 1 ? "1 wasn't sent and hasn't changed." : '',
    unsent > 1 ? `${formatCount(unsent)} weren't sent and haven't changed.` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
