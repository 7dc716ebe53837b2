import type { Consignment } from '@consign/api-client/consignment';
import { consignmentQueries, findApiError } from '@consign/queries';
import { useAnalytics, useClient } from '@consign/session';
import { FailedQuery, FailedState, Page } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';

import { ConsignmentForm } from './ConsignmentForm.js';
import type { ScreenProps } from './screen-props.js';
import { FormSkeleton } from './FormSkeleton.js';
import { savedValues } from './form-values.js';
import { useReferenceData } from './use-reference-data.js';

type Props = ScreenProps & { readonly reference: string };

/** Loads a consignment (CONS-12) and shows its form. */
export function SavedConsignment(props: Props): ReactNode {
  const { reference, onNotFound } = props;
  const consignment = useQuery(consignmentQueries(useClient()).detail(reference));
  const lists = useReferenceData();
  const isUnknown = findApiError(consignment.error)?.status === 404;
  useEffect(() => {
    if (isUnknown) onNotFound();
  }, [isUnknown, onNotFound]);

  if (isUnknown) return null;
  if (consignment.isError && consignment.data === undefined) {
    return (
      <Page width="form">
        <FailedQuery title="Cannot open consignment, please try again later" query={consignment} />
      </Page>
    );
  }
  if (lists.state === 'failed') {
    return (
      <Page width="form">
        <FailedState title="Cannot open consignment, please try again later" onRetry={lists.retry}>
          {lists.message}
        </FailedState>
      </Page>
    );
  }
  // Wait for fresh data: the cache may be stale, and the form is mounted with its data.
  const isFresh = consignment.isFetchedAfterMount || !consignment.isFetching;
  if (consignment.data === undefined || !isFresh || lists.state === 'loading') return <FormSkeleton />;
  return <LoadedConsignment {...props} consignment={consignment.data} lists={lists} />;
}

interface LoadedProps extends Props {
  readonly consignment: Consignment;
  readonly lists: Extract<ReturnType<typeof useReferenceData>, { state: 'ready' }>;
}

function LoadedConsignment({ consignment, lists, ...props }: LoadedProps): ReactNode {
  const track = useAnalytics();
  useEffect(() => track({ name: 'consignment opened' }), [track]);
  return (
    <ConsignmentForm
      {...props}
      initialValues={savedValues(consignment)}
      consignment={consignment}
      accounts={lists.accounts}
      packagingTypes={lists.packagingTypes}
    />
  );
}
