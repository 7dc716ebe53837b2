import type { Consignment, BookingStatus } from '@consign/api-client/consignment';
import { canBook } from '@consign/domain/bookings';
import { formatDate, formatDateTime, formatTime, type Day } from '@consign/domain/dates';
import { currentStatus } from '@consign/domain/status';
import { usePermissions, useClient } from '@consign/session';
import { DisabledReasonButton, layout, lazyComponent, typography } from '@consign/ui';
import { Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconCalendarEvent } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { bookingQueries } from '@consign/queries';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { disabledReason, isShown } from '../actions/use-actions.js';
import classes from './Booking.module.css';

const BookingDialog = lazyComponent(async () => (await import('./BookingDialog.js')).BookingDialog);

interface Props {
  readonly consignment: Consignment;
  readonly booking: UseQueryResult<BookingStatus>;
  readonly today: Day;
  /** False on a screen that only shows the booking (CONS-100). */
  readonly canChange: boolean;
  /** Why the booking can't be changed now; null if it can. */
  readonly blockedReason: string | null;
}

/** The booked run of a delivery, with a button to book or to change it (DATE-05, BOOK-01, BOOK-04). */
export function BookingField(props: Props): ReactNode {
  const { consignment, booking, today, canChange, blockedReason } = props;
  const permissions = usePermissions();
  const labelId = useId();
  const [isOpen, setOpen] = useState(false);
  const { data } = booking;
  const isFailed = booking.isError && data === undefined;
  const run = data?.runBooking ?? null;
  const decision = canBook({
    status: currentStatus(consignment.statusHistory)?.code ?? null,
    permissions,
    isReadOnly: data?.runBookingReadonly ?? true,
  });
  return (
    <section className={`${layout.row} ${classes.field}`} data-apart aria-labelledby={labelId}>
      <div className={layout.entry}>
        <span className={typography.label} id={labelId}>
          Delivery booking
        </span>
        {data === undefined && !isFailed && <Skeleton height={20} width={220} mt={4} />}
        {isFailed && (
          <span className={layout.withIcon} data-tone="error" role="alert">
            <IconAlertTriangle size={16} aria-hidden />
            Could not load the delivery booking
          </span>
        )}
        {data !== undefined && (
          <span className={classes.booked}>
            {run === null ? (
              <NotBooked consignment={consignment} />
            ) : (
              <>
                <bdi className={typography.name}>{run.deliveryRunName}</bdi>
                <span>
                  {formatDateTime(run.deliveryRunStartDateTimeUtc)}
                  {run.deliveryRunEndDateTimeUtc !== undefined &&
                    ` to ${formatTime(run.deliveryRunEndDateTimeUtc)}`}
                </span>
              </>
            )}
          </span>
        )}
      </div>
      {isFailed && (
        <Button variant="default" loading={booking.isFetching} onClick={() => void booking.refetch()}>
          Retry
        </Button>
      )}
      {data !== undefined && canChange && isShown(decision) && (
        <DisabledReasonButton
          variant="default"
          icon={<IconCalendarEvent size={16} aria-hidden />}
          reason={disabledReason(decision, blockedReason)}
          onClick={() => {
            setOpen(true);
            // The receiver or another user may have chosen a slot since (BOOK-08).
            void booking.refetch();
          }}
        >
          {run === null ? 'Book delivery' : 'Change booking'}
        </DisabledReasonButton>
      )}
      {isOpen && (
        <BookingDialog
          consignment={consignment}
          bookedAt={run?.deliveryRunStartDateTimeUtc ?? null}
          today={today}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

/** Without a booking, a day that the provider has confirmed itself (BOOK-07). A delivery has its moment as a status. */
function NotBooked({ consignment }: Pick<Props, 'consignment'>): ReactNode {
  const { confirmedDeliveryDateTimeUtc: confirmed, statusHistory } = consignment;
  if (confirmed === null || currentStatus(statusHistory)?.code === 'DELIVERED') return 'Not booked';
  return (
    <>
      <span>Not booked</span>
      <span>Confirmed for {formatDate(confirmed)}</span>
    </>
  );
}

/** The booking of a consignment; null where deliveries are not booked (DATE-05). */
export function useBookingState(reference: string, isOn: boolean): UseQueryResult<BookingStatus> | null {
  const status = useQuery({ ...bookingQueries(useClient()).status(reference), enabled: isOn });
  return isOn ? status : null;
}
