import type { Account } from '@consign/api-client/consignment';
import { useUnloadWarning } from '@consign/consignment-parts';
import { Page } from '@consign/ui';
import { ConfirmDialog } from '@consign/ui/dialogs';
import { useEffect, useState, type ReactNode } from 'react';

import { InvoiceList } from './InvoiceList.js';
import type { InvoicesScreenProps } from './invoices-screen-props.js';
import { NewInvoice } from './New/NewInvoice.js';
import { NotInvoiced } from './NotInvoiced.js';

interface Props extends Omit<InvoicesScreenProps, 'now'> {
  readonly accounts: readonly Account[];
  readonly now: Date;
}

/** A new invoice, the loaded invoices, and the consignments on no invoice. */
export function StartPage({ leaving, onSendingChange, makeWorker, ...props }: Props): ReactNode {
  const { query, onQueryChange, accounts, now } = props;
  const [isSending, setSending] = useState(false);
  useUnloadWarning(isSending);
  useEffect(() => {
    onSendingChange(isSending);
    return () => onSendingChange(false);
  }, [isSending, onSendingChange]);
  return (
    <Page width="form">
      <NewInvoice
        accounts={accounts}
        now={now}
        replaces={query['replaces'] ?? null}
        onSendingChange={setSending}
        onLoaded={(invoice) => {
          onSendingChange(false);
          onQueryChange({ invoice }, { replace: false });
        }}
        makeWorker={makeWorker}
      />
      <InvoiceList {...props} />
      <NotInvoiced {...props} />
      <ConfirmDialog
        opened={leaving !== null}
        title="An invoice is being sent"
        confirmLabel="Stop and leave"
        cancelLabel="Stay"
        destructive
        onConfirm={() => leaving?.discard()}
        onCancel={() => leaving?.stay()}
      >
        Its other lines are not sent. You can delete the part that has arrived in the list of invoices.
      </ConfirmDialog>
    </Page>
  );
}
