import { formatCount } from '@consign/domain';
import { bulkActions } from '@consign/domain/bulk';
import { typography } from '@consign/ui';
import { Dialog, DialogActions } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { RefusedList } from '../BulkResult/RefusedList.js';
import type { Question } from './question.js';

interface Props {
  readonly question: Question;
  /** Offers to continue with the rest. */
  readonly onContinue?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Lists the consignments that an action does not apply to, with reasons (BULK-21). */
export function WhyDialog({ question: { action, plan }, onContinue, onClose }: Props): ReactNode {
  const { label, can } = bulkActions[action];
  return (
    <Dialog opened title={label} size="lg" onClose={onClose}>
      <p className={typography.name}>{plan.summary}</p>
      <RefusedList label={`Cannot ${can}`} refused={plan.refused} />
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Close
        </Button>
        {onContinue !== undefined && plan.canContinueWithRest && (
          <Button onClick={onContinue}>
            {`${bulkActions[action].label} for ${formatCount(plan.applicable.length)}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
