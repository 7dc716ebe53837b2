import { LeaveDialog, useFormSlice, type Leaving } from '@consign/consignment-parts';
import { formatDate } from '@consign/domain/dates';
import { useServiceTypes } from '@consign/session';
import { ConfirmDialog, lazyComponent } from '@consign/ui';
import type { ReactNode } from 'react';

import type { ConsignmentFormState } from './use-consignment-form.js';

const Comparison = lazyComponent(async () => (await import('./comparison/Comparison.js')).Comparison);
const ItemComparison = lazyComponent(
  async () => (await import('./comparison/ItemComparison.js')).ItemComparison,
);

interface Props {
  readonly form: ConsignmentFormState;
  readonly leaving: Leaving | null;
}

/** The form's dialogs: confirm dates (CONS-44) and another service type (CONS-47), compare (CONS-33), stay or leave (CONS-07). */
export function FormDialogs({ form, leaving }: Props): ReactNode {
  const { accounts, answer, takeOffer } = form;
  const { question, conflict, itemConflict } = form.state;
  const mine = useFormSlice(form, (state) => (state.conflict === null ? null : state.values));
  const serviceTypes = useServiceTypes();
  const offer = question?.offer ?? null;
  return (
    <>
      <ConfirmDialog
        opened={question !== null}
        title={question?.title ?? ''}
        confirmLabel={question?.confirmLabel ?? 'Continue'}
        cancelLabel="Cancel"
        offer={offer === null ? undefined : { label: `Set to ${formatDate(offer)}`, onClick: takeOffer }}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        <span>{question?.message}</span>
      </ConfirmDialog>
      {conflict !== null && mine !== null && (
        <Comparison
          conflict={conflict}
          mine={mine}
          names={{ accounts, serviceTypes }}
          onTake={form.resolve}
          onClose={() => form.dispatch({ type: 'compared' })}
        />
      )}
      {itemConflict !== null && <ItemComparison conflict={itemConflict} />}
      <LeaveDialog leaving={leaving}>You'll lose your changes since the last save.</LeaveDialog>
    </>
  );
}
