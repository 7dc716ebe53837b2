import { ConfirmDialog } from '@consign/ui/dialogs';
import type { ReactNode } from 'react';

import type { Question } from './BulkActions.js';
import { EmailManifestDialog } from './EmailManifestDialog.js';
import { PickupDateDialog } from './PickupDateDialog.js';
import type { Details } from './use-bulk-start.js';
import { WhyDialog } from './WhyDialog.js';

export interface DialogProps {
  readonly question: Question;
  readonly onClose: () => void;
  readonly onAnswer: (details: Details) => void;
}

/** What is asked before an action is carried out: why not all, and the action's own question. */
export function BulkDialogs({
  onContinue,
  ...props
}: DialogProps & { readonly onContinue: () => void }): ReactNode {
  const { question, onClose, onAnswer } = props;
  if (question.kind === 'why')
    return <WhyDialog question={question} onContinue={onContinue} onClose={onClose} />;
  if (question.action === 'setRequestedPickupDate') return <PickupDateDialog {...props} />;
  if (question.action === 'emailPickupManifest') return <EmailManifestDialog {...props} />;
  const count = question.plan.applicable.length;
  return (
    <ConfirmDialog
      opened
      destructive
      title={count === 1 ? 'Cancel 1 consignment' : `Cancel ${count} consignments`}
      confirmLabel={count === 1 ? 'Cancel consignment' : 'Cancel consignments'}
      cancelLabel={count === 1 ? 'Keep it' : 'Keep them'}
      onConfirm={() => onAnswer({})}
      onCancel={onClose}
    >
      {count === 1
        ? 'Are you sure you want to cancel this consignment?'
        : `Are you sure you want to cancel these ${count} consignments?`}{' '}
      A cancelled consignment can't be restored.
    </ConfirmDialog>
  );
}
