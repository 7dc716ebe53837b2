import { systemClock, useOpeningSite, useShownParticipant } from '@consign/consignment-parts';
import { today } from '@consign/domain/dates';
import { deliverySlotQueries, schedulingQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { below640, EmptyState, CardSkeleton, Page, useMedia } from '@consign/ui';
import { IconCalendarSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode, Suspense } from 'react';

import { Availability } from './Availability.js';
import { SearchForm } from './SearchForm.js';
import type { ScheduleScreenProps } from './schedule-screen-props.js';
import { useScheduleForm } from './use-schedule-form.js';

/** The form, and below it the calendar of its search. */
export function Schedule({
  query,
  typed,
  onChange,
  onNewConsignment,
  onQuote,
  now = systemClock,
}: ScheduleScreenProps): ReactNode {
  const queryClient = useQueryClient();
  const client = useClient();
  const form = useScheduleForm({
    query,
    typed,
    onChange,
    onSameSearch: () => {
      const { lookups } = schedulingQueries(client);
      void queryClient.invalidateQueries({ queryKey: deliverySlotQueries(client).all });
      // Within their 60 seconds (DATE-03) these are still right.
      void queryClient.refetchQueries({ queryKey: lookups, type: 'active', stale: true });
    },
  });
  const { values } = form.binding;
  const shown = {
    sender: useShownParticipant(values.senderSite, null),
    receiver: useShownParticipant(values.receiverSite, null),
  };
  const isSmall = useMedia(below640);
  useOpeningSite(values.senderSite, form.isFresh);
  /** A check by hand moves the focus to its result, a link does not. */
  const isResultAwaited = useRef(false);
  return (
    <>
      <SearchForm
        binding={form.binding}
        shown={shown}
        onCheck={() => {
          isResultAwaited.current = form.check();
        }}
        onReset={() => {
          isResultAwaited.current = false;
          form.reset();
        }}
      />
      {form.checked === null ? (
        <EmptyState icon={IconCalendarSearch} title="Delivery days appear here">
          Choose a sender, a receiver and a service type, then check delivery availability.
        </EmptyState>
      ) : (
        <Availability
          values={form.checked}
          shown={shown}
          state={form.state}
          today={today(now())}
          isSmall={isSmall}
          isFocusWanted={() => {
            const wanted = isResultAwaited.current;
            isResultAwaited.current = false;
            return wanted;
          }}
          onShow={form.show}
          // Small screens offer no form of a new consignment (PLAT-21).
          onNewConsignment={isSmall ? null : onNewConsignment}
          onQuote={onQuote}
          onRefused={form.showErrors}
        />
      )}
    </>
  );
}

/** When deliveries between two places are possible (ROUTE-03). */
export function ScheduleScreen(props: ScheduleScreenProps): ReactNode {
  return (
    <Page width="form">
      <Suspense fallback={<CardSkeleton label="Loading the schedule" cards={[3, 6]} />}>
        <Schedule {...props} />
      </Suspense>
    </Page>
  );
}
