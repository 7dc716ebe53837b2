import { referenceQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { CardSkeleton, FailedQuery, Page } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { InvoicePage } from './Invoice/InvoicePage.js';
import { StartPage } from './StartPage.js';
import type { InvoicesScreenProps } from './invoices-screen-props.js';

const clock = (): Date => new Date();

/** Checks the provider's invoices against the confirmed prices (INVC-01). */
export function InvoicesScreen({ now: getNow = clock, ...props }: InvoicesScreenProps): ReactNode {
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
