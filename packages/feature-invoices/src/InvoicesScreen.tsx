import type { Account } from '@consign/api-client/consignment';
import { LeaveDialog, systemClock, useUnloadWarning } from '@consign/consignment-parts';
import { findApiError, invoiceQueries, referenceQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { CardSkeleton, EmptyState, FailedQuery, Page } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { AllInvoices } from './Invoice/AllInvoices.js';
import { InvoiceCard } from './Invoice/InvoiceCard.js';
import { LinesCard } from './Invoice/LinesCard.js';
import { focusInvoices, InvoiceList } from './InvoiceList.js';
import type { InvoicesScreenProps } from './invoices-screen-props.js';
import { NewInvoice } from './New/NewInvoice.js';
import { NotInvoiced } from './NotInvoiced.js';

/** Checks the provider's invoices against the confirmed prices (INVC-01). */
export function InvoicesScreen({ now: getNow = systemClock, ...props }: InvoicesScreenProps): ReactNode {
  // A day that ends while the screen is open changes nothing on it.
  const [now] = useState(getNow);
  const accounts = useQuery(referenceQueries(useClient()).accounts());
  const { invoice = '' } = props.query;
  if (accounts.data === undefined) {
    return (
      <Page width="form">
        {accounts.isError ? (
          <FailedQuery title="Your accounts could not be loaded" query={accounts} />
        ) : (
          <CardSkeleton label="Loading invoices" cards={[2, 4]} />
        )}
      </Page>
    );
  }
  return invoice === '' ? (
    <StartPage {...props} accounts={accounts.data} now={now} />
  ) : (
    <InvoicePage key={invoice} {...props} id={invoice} accounts={accounts.data} />
  );
}

interface Props extends InvoicesScreenProps {
  readonly id: string;
  readonly accounts: readonly Account[];
}

/** A checked invoice: its sums and its lines (INVC-21). */
function InvoicePage({ id, accounts, ...props }: Props): ReactNode {
  const invoice = useQuery(invoiceQueries(useClient()).one(id));
  useEffect(() => () => queueMicrotask(focusInvoices), []);
  if (findApiError(invoice.error)?.status === 404) {
    return <InvoiceNotFound {...props} />;
  }
  if (invoice.data === undefined) {
    return (
      <Page>
        {invoice.isError ? (
          <FailedQuery title="The invoice could not be loaded" query={invoice} />
        ) : (
          <CardSkeleton label="Loading the invoice" cards={[4, 6]} />
        )}
      </Page>
    );
  }
  return (
    <Page>
      <InvoiceCard invoice={invoice.data} accounts={accounts} {...props} />
      {invoice.data.checkedAtDateTimeUtc !== null && <LinesCard invoice={invoice.data} {...props} />}
    </Page>
  );
}

function InvoiceNotFound(props: InvoicesScreenProps): ReactNode {
  const action = useRef<HTMLDivElement>(null);
  // The button that asked for the invoice is gone.
  useEffect(() => action.current?.querySelector('a')?.focus(), []);
  return (
    <Page>
      <EmptyState
        title="Invoice not found"
        action={
          <div ref={action}>
            <AllInvoices {...props} />
          </div>
        }
      >
        It was deleted, or its account is not one of yours.
      </EmptyState>
    </Page>
  );
}

interface StartPageProps extends Omit<InvoicesScreenProps, 'now'> {
  readonly accounts: readonly Account[];
  readonly now: Date;
}

/** A new invoice, the loaded invoices, and the consignments on no invoice. */
function StartPage({ leaving, onSendingChange, makeWorker, ...props }: StartPageProps): ReactNode {
  const { query, onQueryChange, accounts, now } = props;
  const [isSending, setSending] = useState(false);
  useUnloadWarning(isSending, onSendingChange);
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
      <LeaveDialog leaving={leaving} running="An invoice is being sent">
        Its other lines are not sent. You can delete the part that has arrived in the list of invoices.
      </LeaveDialog>
    </Page>
  );
}
