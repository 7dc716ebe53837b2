import type { Consignment } from '@consign/api-client/consignment';
import { startValues, systemClock } from '@consign/consignment-parts';
import { consignmentQueries, deskQueries, findApiError } from '@consign/queries';
import {
  useAnalytics,
  useClient,
  usePermissions,
  useServiceTypes,
  useSettings,
  useSites,
} from '@consign/session';
import { below640, CardSkeleton, EmptyState, FailedQuery, Page, toastSuccess, useMedia } from '@consign/ui';
import { Button } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type ReactNode } from 'react';

import { ConsignmentForm } from './ConsignmentForm.js';
import { withLast } from './desk/last-values.js';
import { newValues, savedValues } from './form-values.js';
import { printPdf } from './print/print-pdf.js';
import { schedule as systemSchedule } from './schedule.js';
import type { ConsignmentScreenProps, ScreenProps } from './screen-props.js';
import { useReferenceData } from './use-reference-data.js';

/** One consignment: create, open, change and save it. */
export function ConsignmentScreen({
  reference,
  now = systemClock,
  schedule = systemSchedule,
  printFile = printPdf,
  ...rest
}: ConsignmentScreenProps): ReactNode {
  const isSmallNow = useMedia(below640);
  // A wide screen stays one: narrowing the window must not discard the input. A small one has no input.
  const [isSmall, setSmall] = useState(isSmallNow);
  if (isSmall && !isSmallNow) setSmall(false);
  const props = { ...rest, now, schedule, printFile, isSmall };
  return (
    <Suspense fallback={<FormSkeleton />}>
      {reference === null ? (
        <NewConsignment {...props} />
      ) : (
        <SavedConsignment {...props} reference={reference} />
      )}
    </Suspense>
  );
}

type Props = ScreenProps & { readonly reference: string };

/** Loads a consignment (CONS-12) and shows its form. */
function SavedConsignment(props: Props): ReactNode {
  const { reference, onNotFound } = props;
  const consignment = useQuery(consignmentQueries(useClient()).detail(reference));
  const lists = useReferenceData();
  const isUnknown = findApiError(consignment.error)?.status === 404;
  useEffect(() => {
    if (isUnknown) onNotFound();
  }, [isUnknown, onNotFound]);

  if (isUnknown) return null;
  const failedList = lists.state === 'failed' ? lists.query : null;
  const failed = consignment.isError && consignment.data === undefined ? consignment : failedList;
  if (failed !== null) {
    return (
      <Page width="form">
        <FailedQuery title="Cannot open consignment, please try again later" query={failed} />
      </Page>
    );
  }
  // Wait for fresh data: the cache may be stale, and the form is mounted with its data.
  const isFresh = consignment.isFetchedAfterMount || !consignment.isFetching;
  if (consignment.data === undefined || !isFresh || lists.state !== 'ready') return <FormSkeleton />;
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

/** The form while its data is loading. */
export function FormSkeleton(): ReactNode {
  return (
    <Page width="form">
      <CardSkeleton label="Loading the consignment" cards={[3, 4, 2]} />
    </Page>
  );
}

/** The form of a new consignment; small screens show that it needs a larger one (PLAT-21). */
function NewConsignment(props: ScreenProps): ReactNode {
  const { defaultOrigin } = useSites();
  const serviceTypes = useServiceTypes();
  const { allowCustomParticipants: allowsCustom } = useSettings();
  const lists = useReferenceData();
  const { onQuote = null } = props;
  const last = useLastConsignment(!props.isSmall);
  const start = startValues(useClient()).get(props.startKey ?? '');
  if (props.isSmall) {
    return (
      <EmptyState
        icon={IconDeviceDesktop}
        title="You need a larger screen to create a consignment"
        action={onQuote === null ? undefined : <Button onClick={onQuote}>Get a quote</Button>}
      >
        {onQuote === null
          ? 'Open this page on a tablet or computer. You can still look up consignments here.'
          : 'Open this page on a tablet or computer, or get a quote here and create the consignment from it.'}
      </EmptyState>
    );
  }
  if (lists.state === 'failed') {
    return (
      <Page width="form">
        <FailedQuery title="The form could not be loaded" query={lists.query} />
      </Page>
    );
  }
  if (lists.state === 'loading' || last.isLoading) return <FormSkeleton />;
  const { accounts, packagingTypes } = lists;
  const offered = { serviceTypes, accounts, packagingTypes, allowsCustom };
  return (
    <ConsignmentForm
      {...props}
      initialValues={{
        ...withLast(newValues({ defaultOrigin, accounts, serviceTypes }), last.consignment, offered),
        ...start,
      }}
      consignment={null}
      accounts={accounts}
      packagingTypes={packagingTypes}
      onCreated={(reference) => {
        toastSuccess('The Consignment has been saved at status Draft');
        // Before navigating, so that nothing blocks it.
        props.onDirtyChange(false);
        props.onCreated(reference);
      }}
    />
  );
}

interface LastConsignment {
  readonly isLoading: boolean;
  /** Null before the first, and where it cannot be read. */
  readonly consignment: Consignment | null;
}

/** The consignment that the user created last for the requesting site (CONS-71). */
function useLastConsignment(isEnabled: boolean): LastConsignment {
  const enabled = usePermissions().has('Consignment.CREATE') && isEnabled;
  const last = useQuery({ ...deskQueries(useClient()).last(), enabled });
  return { isLoading: last.isLoading, consignment: last.data ?? null };
}
