import { formatCount } from '@consign/domain';
import { bulkActions } from '@consign/domain/bulk';
import { toStatement } from '@consign/domain/rules';
import { Dialog, DialogActions } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { useBulkRunner, type BulkRun } from '../BulkRunner/index.js';
import { RefusedList, type Refusal } from './RefusedList.js';

/** Asks about the warnings of a check, before anything is sent (BULK-29). Cancelling stops silently (ERR-09). */
export function WarningsDialog({ run }: { readonly run: BulkRun }): ReactNode {
  const runner = useBulkRunner();
  const { items, action } = run.task;
  const warned = listWarned(run);
  const references = new Set(warned.map(({ candidate }) => candidate.reference));
  const others = items.filter(({ reference }) => !references.has(reference));
  return (
    <Dialog opened title={bulkActions[action].label} size="lg" onClose={runner.dismiss}>
      <p>
        {`${formatCount(references.size)} of ${formatCount(items.length)} to confirm. Nothing has been changed yet.`}
      </p>
      <RefusedList label="To confirm" refused={warned} />
      <DialogActions>
        <Button variant="default" onClick={runner.dismiss} data-autofocus>
          Cancel
        </Button>
        {others.length > 0 && (
          <Button
            variant="default"
            onClick={() =>
              runner.confirm(
                others,
                warned.map((each) => ({ ...each, reason: toStatement(each.reason) })),
              )
            }
          >
            Continue without these
          </Button>
        )}
        <Button onClick={() => runner.confirm(items, [])}>Continue</Button>
      </DialogActions>
    </Dialog>
  );
}

/** A consignment with two warnings is listed under both. */
function listWarned({ task, outcomes }: BulkRun): readonly Refusal[] {
  const byReference = new Map(task.items.map((item) => [item.reference, item]));
  return outcomes.flatMap(({ reference, messages }) => {
    const candidate = byReference.get(reference);
    if (candidate === undefined) return [];
    return messages
      .filter(({ severityName }) => severityName === 'Warning')
      .map(({ userMessage }) => ({ candidate, id: 'BULK-29' as const, reason: userMessage }));
  });
}
