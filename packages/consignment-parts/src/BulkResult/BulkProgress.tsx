import { formatCount } from '@consign/domain';
import { bulkActions } from '@consign/domain/bulk';
import { layout, lazyComponent, typography } from '@consign/ui';
import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

import { useBulkRun, useBulkRunner, type BulkFailure, type BulkRun } from '../BulkRunner/index.js';
import { BulkFiles } from './BulkFiles.js';
import classes from './BulkResult.module.css';
import { isChange } from './is-change.js';

const WarningsDialog = lazyComponent(
  async () => (await import('./WarningsDialog.js')).WarningsDialog,
  <EndedPanel />,
);
const BulkResultDialog = lazyComponent(
  async () => (await import('./BulkResultDialog.js')).BulkResultDialog,
  <EndedPanel />,
);

/** Shows the progress and the result of a bulk action on every screen (BULK-25). Mounted above the screens. */
export function BulkProgress(): ReactNode {
  const run = useBulkRun();
  if (run === null) return null;
  if (run.state !== 'ended') return <ProgressPanel run={run} />;
  if (run.task.checks !== undefined && run.failure === null) return <WarningsDialog run={run} />;
  return needsResult(run) ? <BulkResultDialog run={run} /> : null;
}

/** The progress until the code of the dialog is there, on a connection slower than the run. */
function EndedPanel(): ReactNode {
  const run = useBulkRun();
  return run === null ? null : <ProgressPanel run={run} />;
}

function ProgressPanel({ run }: { readonly run: BulkRun }): ReactNode {
  const runner = useBulkRunner();
  const { task, answered, state, failure, files } = run;
  const hasCheck = task.checks !== undefined;
  useEffect(() => {
    if (hasCheck) WarningsDialog.preload();
    BulkResultDialog.preload();
  }, [hasCheck]);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that started the action loses the focus, because it is disabled.
    const isLost = document.activeElement?.matches('body, :disabled') === true;
    if (state === 'interrupted' && isLost) next.current?.focus();
  }, [state]);
  const { label } = bulkActions[task.action];
  const all = task.items.length;
  const far = `${formatCount(answered)} of ${formatCount(all)}`;
  return (
    <section className={`${layout.column} ${classes.panel}`} aria-label={label}>
      <div className={layout.row} data-apart>
        <strong>{label}</strong>
        <span className={typography.note}>{hasCheck ? `Checking, ${far}` : far}</span>
      </div>
      {/* Without a value it moves by itself: the first answer may take a while. */}
      <progress
        max={all}
        value={answered === 0 && state === 'running' ? undefined : answered}
        aria-label={`${label} progress`}
      />
      <VisuallyHidden component="output">{`${label}: ${far} consignments`}</VisuallyHidden>
      {state === 'interrupted' && (
        <p className={typography.note} role="alert">
          {failure === null ? '' : describeInterruption(failure)}
        </p>
      )}
      <BulkFiles files={files} />
      {state === 'stopping' && <p className={typography.note}>Stopping after the current batch</p>}
      <div className={layout.buttons} data-end>
        {(state === 'running' || state === 'interrupted') && (
          <Button size="compact-md" variant="default" onClick={runner.stop}>
            Stop
          </Button>
        )}
        {state === 'interrupted' && (
          <Button ref={next} size="compact-md" onClick={runner.resume}>
            Continue
          </Button>
        )}
      </div>
    </section>
  );
}

function describeInterruption({ text, isNoResponse }: BulkFailure): string {
  const next = isNoResponse ? "Continue when you're back online." : 'Continue to try again.';
  return `${text.replace(/\.$/u, '')}. Your progress is kept and nothing runs twice. ${next}`;
}

/** Whether an ended run needs the result dialog: outcomes, a failure, or links to documents. */
function needsResult({ task, outcomes, files, failure, unknown, unsent }: BulkRun): boolean {
  if (isChange(task.action)) return true;
  return outcomes.length > 0 || files.length > 0 || failure !== null || unknown.length + unsent.length > 0;
}
