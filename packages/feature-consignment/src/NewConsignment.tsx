import { startValues } from '@consign/consignment-parts';
import { useClient, useServiceTypes, useSettings, useSites, usePermissions } from '@consign/session';
import { EmptyState, FailedState, Page, toastSuccess } from '@consign/ui';
import { Button } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Consignment } from '@consign/api-client/consignment';
import { deskQueries } from '@consign/queries';
import { useQuery } from '@tanstack/react-query';

import { ConsignmentForm } from './ConsignmentForm.js';
import { withLast } from './desk/last-values.js';
import type { ScreenProps } from './screen-props.js';
import { FormSkeleton } from './FormSkeleton.js';
import { newValues } from './form-values.js';
import { useReferenceData } from './use-reference-data.js';

/** The form of a new consignment; small screens show that it needs a larger one (PLAT-21). */
export function NewConsignment(props: ScreenProps): ReactNode {
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
        <FailedState title="The form could not be loaded" onRetry={lists.retry}>
          {lists.message}
        </FailedState>
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
