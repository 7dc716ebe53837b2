import { formatCount } from '@consign/domain';
import type { BulkReport } from '@consign/domain/bulk';
import { DialogActions } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { usePlanBulk } from '../BulkActions/use-bulk-plans.js';
import { useBulkRunner, useConsignmentHref, type BulkRun } from '../BulkRunner/index.js';
import classes from './BulkResult.module.css';

interface Props {
  readonly run: BulkRun;
  readonly report: BulkReport;
}

interface Step {
  readonly label: string;
  /** Whether the step can help, and so can be the primary button (BULK-26). */
  readonly isNext: boolean;
  readonly onClick?: () => void;
  readonly href?: string;
}

/** The next steps after an action. The most helpful step is last and filled; without any, Close is (BULK-30). */
export function ResultActions({ run, report }: Props): ReactNode {
  const runner = useBulkRunner();
  const steps = useSteps(run, report);
  const primary = steps.findLast(({ isNext }) => isNext);
  const close = (
    <Button variant={primary === undefined ? 'filled' : 'default'} onClick={runner.dismiss} data-autofocus>
      Close
    </Button>
  );
  const others = steps.filter((step) => step !== primary);
  return (
    <DialogActions>
      {primary !== undefined && close}
      {others.map((step) => (
        <StepButton key={step.label} step={step} variant="default" />
      ))}
      {primary === undefined ? close : <StepButton step={primary} variant="filled" />}
    </DialogActions>
  );
}

function StepButton({ step, variant }: { readonly step: Step; readonly variant: string }): ReactNode {
  const { label, href, onClick } = step;
  const shared = { className: classes.retry ?? '', variant, children: label };
  return href === undefined ? (
    <Button {...shared} onClick={onClick} />
  ) : (
    <Button {...shared} component="a" href={href} target="_blank" rel="noopener" />
  );
}

function useSteps({ task, failure, unknown, unsent }: BulkRun, report: BulkReport): readonly Step[] {
  const runner = useBulkRunner();
  const plan = usePlanBulk();
  const toHref = useConsignmentHref();
  const find = (references: readonly string[]) => {
    const wanted = new Set(references);
    return task.items.filter(({ reference }) => wanted.has(reference));
  };
  const retryable = find(report.retryable);
  const redated = plan('setRequestedPickupDate', find(report.pickupPassed));
  const today = redated.shown && task.sendToday !== undefined ? redated.applicable : [];
  const remaining = unknown.length + unsent.length;
  const [failed] = report.failed;
  const canOpen = report.failed.length === 1 && retryable.length + today.length === 0;
  return [
    ...(canOpen && failed !== undefined && toHref !== null
      ? [{ label: `Open ${failed}`, href: toHref(failed), isNext: true }]
      : []),
    ...(today.length > 0
      ? [
          {
            label: 'Set to today and retry',
            isNext: true,
            onClick: () =>
              runner.retry(
                today.map(({ item }) => item),
                task.sendToday,
              ),
          },
        ]
      : []),
    ...(retryable.length > 0
      ? [
          {
            label: `Retry ${formatCount(retryable.length)} failed`,
            isNext: true,
            onClick: () => runner.retry(retryable),
          },
        ]
      : []),
    ...(remaining > 0
      ? [
          {
            label: `Continue with the remaining ${formatCount(remaining)}`,
            isNext: failure?.canResume !== false,
            onClick: runner.resume,
          },
        ]
      : []),
  ];
}
