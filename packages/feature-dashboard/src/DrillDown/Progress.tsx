import { useBulkRun, useBulkRunner } from '@consign/consignment-parts/bulk-runner';
import { formatCount } from '@consign/domain';
import { bulkActions } from '@consign/domain/bulk';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './DrillDown.module.css';
import type { AllRows } from './use-rows.js';

/** How far a download is: first its consignments are read, then the documents are made. */
export function Progress({ rows: { reading, failure, stop } }: { readonly rows: AllRows }): ReactNode {
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
    <p role="alert" className={classes.notice}>
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
    <div className={classes.notice}>
      <div className={classes.progress}>
        <output>{onStop === null ? `${far}. Stopping after the current batch` : far}</output>
        <progress max={Math.max(total, 1)} value={done === 0 ? undefined : done} aria-label={label} />
        {onStop !== null && (
          <Button size="compact-sm" variant="default" onClick={onStop}>
            Stop
          </Button>
        )}
      </div>
    </div>
  );
}
