import type { LineItem } from '@consign/api-client/consignment';
import { ConfirmDialog, lazyPart } from '@consign/ui';
import type { ComponentProps, ReactNode } from 'react';

import classes from './ConsignmentForm.module.css';
import type { ConsignmentFormState } from './consignment-form-state.js';
import { LeaveDialog, type Leaving } from './LeaveDialog.js';

const Comparison = lazyPart(async () => (await import('./comparison/Comparison.js')).Comparison);

interface Props {
  readonly form: ConsignmentFormState;
  readonly items: readonly LineItem[];
  readonly names: ComponentProps<typeof Comparison>['names'];
  /** The items that were chosen in a comparison, to be made as they are here. */
  readonly onPutBack: (theirs: readonly LineItem[], chosen: ReadonlySet<string>) => void;
  readonly leaving: Leaving | null;
}

/** What the form asks: to confirm its dates (CONS-44), to compare (CONS-33), to stay or to leave (CONS-07). */
export function FormDialogs({ form, items, names, onPutBack, leaving }: Props): ReactNode {
  const { question, stale } = form;
  return (
    <>
      <ConfirmDialog
        opened={question !== null}
        title="Delivery date"
        confirmLabel="Continue"
        cancelLabel="Cancel"
        onConfirm={() => form.answer(true)}
        onCancel={() => form.answer(false)}
      >
        <span className={classes.question}>{question}</span>
      </ConfirmDialog>
      {stale !== null && (
        <Comparison
          stale={stale}
          mine={form.binding.values}
          mineItems={items}
          names={names}
          onTake={(values, chosen) => {
            form.settle(values);
            onPutBack(stale.stored.lineItems, chosen);
          }}
          onClose={() => form.settle(null)}
        />
      )}
      <LeaveDialog leaving={leaving} />
    </>
  );
}
