import { startValues } from '@consign/consignment-parts';
import { referenceQueries } from '@consign/queries';
import { useClient, useOrganisation, useServiceTypes, useSites } from '@consign/session';
import { CardSkeleton, FailedQuery, Page } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';

import { QuoteFormView } from './QuoteFormView.js';
import { newQuoteValues } from './quote-values.js';
import type { QuoteScreenProps } from './screen-props.js';

function systemClock(): Date {
  return new Date();
}

/** Prices freight that is not a consignment yet, and creates the consignment (QUOT-01). */
export function QuoteScreen(props: QuoteScreenProps): ReactNode {
  return (
    <Suspense fallback={<Loading />}>
      <LoadedScreen {...props} />
    </Suspense>
  );
}

function Loading(): ReactNode {
  return (
    <Page width="form">
      <CardSkeleton label="Loading the quote form" cards={[3, 3, 4, 2]} />
    </Page>
  );
}

function LoadedScreen({ now = systemClock, ...props }: QuoteScreenProps): ReactNode {
  const { id } = useOrganisation();
  const { defaultOrigin } = useSites();
  const serviceTypes = useServiceTypes();
  const client = useClient();
  const packagingTypes = useQuery(referenceQueries(client).packagingTypes(id));
  if (packagingTypes.data !== undefined) {
    return (
      <QuoteFormView
        {...props}
        now={now}
        initialValues={{
          ...newQuoteValues({ defaultOrigin, serviceTypes }),
          ...startValues(client).get(props.startKey ?? ''),
        }}
        packagingTypes={packagingTypes.data}
      />
    );
  }
  if (!packagingTypes.isError) return <Loading />;
  return (
    <Page width="form">
      <FailedQuery title="The quote form could not be loaded" query={packagingTypes} />
    </Page>
  );
}
