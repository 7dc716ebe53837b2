import type { LineItem } from '@consign/api-client/consignment';
import { ConfirmDialog, lazyComponent } from '@consign/ui';
import type { ComponentProps, ReactNode } from 'react';

import classes from './ConsignmentForm.module.css';
import type { ConsignmentFormState } from './use-consignment-form.js';
import { LeaveDialog, type Leaving } from './LeaveDialog.js';

const Comparison = lazyComponent(async () => (await import('./comparison/Comparison.js')).Comparison);

interface Props {
  readonly form: ConsignmentFormState;
  readonly items: readonly LineItem[];
  readonly names: ComponentProps<typeof Comparison>['names'];
  /** Saves the chosen freight items again as they are on this screen. */
  readonly onRestoreItems: (theirs: readonly LineItem[], chosen: ReadonlySet<string>) => void;
  readonly leaving: Leaving | null;
}

/** The form's dialogs: confirm dates (CONS-44), compare (CONS-33), stay or leave (CONS-07). */
export function FormDialogs({ form, items, names, onRestoreItems, leaving }: Props): ReactNode {
  const { submission, conflict } = form;
  const { question, answer } = submission;
  return (
    <>
      <ConfirmDialog
        opened={question !== null}
        title="Delivery date"
        confirmLabel="Continue"
        cancelLabel="Cancel"
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        <span className={classes.question}>{question}</span>
      </ConfirmDialog>
      {conflict !== null && (
        <Comparison
          conflict={conflict}
          mine={form.binding.values}
          mineItems={items}
          names={names}
          onTake={(values, chosen) => {
            form.resolve(values);
            onRestoreItems(conflict.stored.lineItems, chosen);
          }}
          onClose={() => form.resolve(null)}
        />
      )}
      <LeaveDialog leaving={leaving} />
    </>
  );
}
