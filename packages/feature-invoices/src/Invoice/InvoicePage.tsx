import type { Account } from '@consign/api-client/consignment';
import { invoiceQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { CardSkeleton, FailedQuery, Page } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { InvoicesScreenProps } from '../invoices-screen-props.js';
import { InvoiceCard } from './InvoiceCard.js';
import { LinesCard } from './LinesCard.js';

interface Props extends InvoicesScreenProps {
  readonly id: string;
  readonly accounts: readonly Account[];
}

/** A checked invoice: its sums and its lines (INVC-21). */
export function InvoicePage({ id, accounts, ...props }: Props): ReactNode {
  const invoice = useQuery(invoiceQueries(useClient()).one(id));
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
