import { formatCount } from '@consign/domain';
import { bulkActions, countReasons, type BulkAction } from '@consign/domain/bulk';
import { Dialog, DialogActions } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import { memo, useMemo, type ReactNode } from 'react';

import { useChunkedRender } from '../BulkResult/use-chunked-render.js';
import { ReferenceLink } from '../ReferenceLink/index.js';
import type { Question } from './question.js';
import type { ShownPlan } from './use-bulk-plans.js';
import classes from './WhyDialog.module.css';

interface Props {
  readonly question: Question;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}

/** Lists the consignments that an action does not apply to, with reasons, and continues with the others (BULK-21). */
export function WhyDialog({ question: { action, plan }, onContinue, onClose }: Props): ReactNode {
  const { label, can } = bulkActions[action];
  const groups = useMemo(() => countReasons(plan.refused, ({ reason }) => reason), [plan.refused]);
  return (
    <Dialog opened title={label} size="lg" onClose={onClose}>
      <p className={classes.summary}>{plan.summary}</p>
      <ul className={classes.list} aria-label={`Cannot ${can}`}>
        {groups.map(({ text, items }) => (
          <li key={text} className={classes.item}>
            <span className={classes.reason}>{text}</span>
            <References refused={items} />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Close
        </Button>
        {plan.canContinueWithRest && (
          <Button onClick={onContinue}>{continueLabel(action, plan.applicable.length)}</Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** The label of the button that continues with the others, such as "Request pickup for 2". */
function continueLabel(action: BulkAction, count: number): string {
  const some = formatCount(count);
  if (action === 'markReady') return `Mark ${some} as ready`;
  if (action === 'cancel') return `Cancel ${some}`;
  return `${bulkActions[action].label} for ${some}`;
}

function References({ refused }: { readonly refused: ShownPlan['refused'] }): ReactNode {
  const parts = useChunkedRender(refused);
  return parts.map((part) => <ReferenceChunk key={part[0]?.candidate.reference} refused={part} />);
}

const ReferenceChunk = memo(function ReferenceChunk({
  refused,
}: {
  readonly refused: ShownPlan['refused'];
}): ReactNode {
  return (
    <div className={classes.references}>
      {refused.map(({ candidate: { reference } }) => (
        <ReferenceLink key={reference} reference={reference} />
      ))}
    </div>
  );
});
