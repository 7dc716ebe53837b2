import type { Consignment } from '@consign/api-client/consignment';
import { consignmentQueries, findApiError } from '@consign/queries';
import { useAnalytics, useClient } from '@consign/session';
import { FailedState, Page, toastWarning } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState, type ReactNode } from 'react';

import { ConsignmentForm } from './ConsignmentForm.js';
import type { ScreenProps } from './screen-props.js';
import { FormSkeleton } from './FormSkeleton.js';
import { isSameForm, savedValues } from './form-values.js';
import { usePriceReload } from './use-price-reload.js';
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
        <FailedState
          title="Cannot open consignment, please try again later"
          retrying={consignment.isFetching}
          onRetry={() => void consignment.refetch()}
        >
          {consignment.error.message}
        </FailedState>
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

function savedAt({ lastModifiedAtDateTimeUtc }: Consignment): number {
  return Date.parse(lastModifiedAtDateTimeUtc);
}

interface LoadedProps extends Props {
  readonly consignment: Consignment;
  readonly lists: Extract<ReturnType<typeof useReferenceData>, { state: 'ready' }>;
}

const bookingEnded =
  "The delivery booking has been cancelled, because its run can't bring what you saved. Everything else was saved: book another slot.";

/** Whether a save made the booked run impossible (BOOK-05). */
function isBookingEnded(before: Consignment, saved: Consignment): boolean {
  return before.confirmedDeliveryDateTimeUtc !== null && saved.confirmedDeliveryDateTimeUtc === null;
}

/** Follows the server while nothing is edited; once something is, the form keeps what it was loaded with. */
function LoadedConsignment({ consignment, lists, onDirtyChange, ...props }: LoadedProps): ReactNode {
  const onChanged = usePriceReload(consignment, props.schedule);
  const track = useAnalytics();
  useEffect(() => track({ name: 'consignment opened' }), [track]);
  const [isDirty, setDirty] = useState(false);
  const [base, setBase] = useState({ formKey: 0, consignment });
  // After a save the form is briefly ahead of the query: take over only newer versions.
  const isNewer = savedAt(consignment) > savedAt(base.consignment);
  if (isNewer && !isDirty) {
    // Do not remount a form with the same values: it would lose open panels and the focus.
    const isSame = isSameForm(savedValues(consignment), savedValues(base.consignment));
    setBase({ formKey: isSame ? base.formKey : base.formKey + 1, consignment });
  }
  const changeDirty = useCallback(
    (dirty: boolean) => {
      setDirty(dirty);
      onDirtyChange(dirty);
    },
    [onDirtyChange],
  );

  return (
    <ConsignmentForm
      key={base.formKey}
      isReplacement={base.formKey > 0}
      initialValues={savedValues(base.consignment)}
      consignment={consignment}
      base={base.consignment}
      accounts={lists.accounts}
      packagingTypes={lists.packagingTypes}
      isSmall={props.isSmall}
      now={props.now}
      schedule={props.schedule}
      printFile={props.printFile}
      onNew={props.onNew}
      link={props.link}
      leaving={props.leaving}
      onChanged={onChanged}
      closeHref={props.closeHref}
      onClose={props.onClose}
      onCreated={props.onCreated}
      onUpdated={(saved) => {
        if (isBookingEnded(consignment, saved)) toastWarning(bookingEnded);
        setBase({ formKey: base.formKey, consignment: saved });
      }}
      onDirtyChange={changeDirty}
    />
  );
}
