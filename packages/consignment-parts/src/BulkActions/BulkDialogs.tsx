import { ConfirmDialog } from '@consign/ui/dialogs';
import type { ReactNode } from 'react';

import { LeftOut } from '../BulkResult/LeftOut.js';
import { EmailManifestDialog } from './EmailManifestDialog.js';
import { PickupDateDialog } from './PickupDateDialog.js';
import type { DialogProps } from './question.js';
import { WhyDialog } from './WhyDialog.js';

/** The dialogs before an action: why it applies to none, and the action's own input. */
export function BulkDialogs(props: DialogProps): ReactNode {
  const { question, onClose, onAnswer } = props;
  if (question.kind === 'why') {
    return <WhyDialog question={question} onContinue={() => onAnswer({})} onClose={onClose} />;
  }
  if (question.action === 'setRequestedPickupDate') return <PickupDateDialog {...props} />;
  if (question.action === 'emailPickupManifest') return <EmailManifestDialog {...props} />;
  const count = question.plan.applicable.length;
  const counted = `${new Intl.NumberFormat('en-NZ').format(count)} consignments`;
  return (
    <ConfirmDialog
      opened
      destructive
      title={count === 1 ? 'Cancel 1 consignment' : `Cancel ${counted}`}
      confirmLabel={count === 1 ? 'Cancel consignment' : 'Cancel consignments'}
      cancelLabel={count === 1 ? 'Keep it' : 'Keep them'}
      onConfirm={() => onAnswer({})}
      onCancel={onClose}
    >
      {count === 1
        ? 'Are you sure you want to cancel this consignment?'
        : `Are you sure you want to cancel these ${counted}?`}{' '}
      A cancelled consignment can't be restored.
      <LeftOut refused={question.plan.refused} />
    </ConfirmDialog>
  );
}
