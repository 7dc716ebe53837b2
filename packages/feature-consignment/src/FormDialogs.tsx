import { LeaveDialog, type Leaving } from '@consign/consignment-parts';
import { formatDate } from '@consign/domain/dates';
import { ConfirmDialog, lazyComponent } from '@consign/ui';
import type { ComponentProps, ReactNode } from 'react';

import classes from './ConsignmentForm.module.css';
import type { EditConflict } from './comparison/use-edit-conflict.js';
import type { ItemConflict } from './comparison/use-item-conflict.js';
import type { SaveFailure } from './failures.js';
import type { ConsignmentFormState } from './use-consignment-form.js';

const Comparison = lazyComponent(async () => (await import('./comparison/Comparison.js')).Comparison);
const ItemComparison = lazyComponent(
  async () => (await import('./comparison/ItemComparison.js')).ItemComparison,
);

interface Props {
  readonly form: ConsignmentFormState;
  readonly itemConflict: ItemConflict | null;
  readonly names: ComponentProps<typeof Comparison>['names'];
  /** Saves the chosen freight items again as they were on this screen. */
  readonly onRestoreItems: (
    conflict: EditConflict,
    chosen: ReadonlySet<string>,
  ) => Promise<SaveFailure | null>;
  readonly leaving: Leaving | null;
}

/** The form's dialogs: confirm dates (CONS-44) and another service type (CONS-47), compare (CONS-33), stay or leave (CONS-07). */
export function FormDialogs({ form, itemConflict, names, onRestoreItems, leaving }: Props): ReactNode {
  const { submission, serviceType, conflict } = form;
  const { question, answer, takeOffer } = submission;
  const offer = question?.offer ?? null;
  return (
    <>
      <ConfirmDialog
        opened={question !== null}
        title={question?.title ?? ''}
        confirmLabel="Continue"
        cancelLabel="Cancel"
        offer={offer === null ? undefined : { label: `Set to ${formatDate(offer)}`, onClick: takeOffer }}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        <span className={classes.question}>{question?.message}</span>
      </ConfirmDialog>
      <ConfirmDialog
        opened={serviceType.question !== null}
        title="Service type"
        confirmLabel="Change service type"
        cancelLabel="Cancel"
        onConfirm={() => serviceType.answer(true)}
        onCancel={() => serviceType.answer(false)}
      >
        {serviceType.question}
      </ConfirmDialog>
      {conflict !== null && (
        <Comparison
          conflict={conflict}
          mine={form.binding.values}
          names={names}
          onTake={(values, chosen) => form.resolve(values, () => onRestoreItems(conflict, chosen))}
          onClose={form.dismiss}
        />
      )}
      {itemConflict !== null && <ItemComparison conflict={itemConflict} />}
      <LeaveDialog leaving={leaving}>You'll lose your changes since the last save.</LeaveDialog>
    </>
  );
}
