import { startValues, type ShownParticipant, type StartValues } from '@consign/consignment-parts';
import {
  listDeliveryDays,
  type DeliveryDay,
  formatPlaces,
  formatTimes,
} from '@consign/consignment-parts/delivery-days';
import { findDay, type Day } from '@consign/domain/dates';
import { formatCount } from '@consign/domain';
import { useClient } from '@consign/session';
import { Card, FailedState, layout, typography } from '@consign/ui';
import { addToMonth, MonthCalendar, toMonth, type Month, formatLongDay } from '@consign/ui/month-calendar';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

import classes from './Schedule.module.css';
import { namedSite, toFieldErrors, toSearch, type FieldErrors, type FormValues } from './form-values.js';
import { findNextMonth, openDays } from './months.js';
import type { ScheduleScreenProps } from './schedule-screen-props.js';
import type { ScheduleState } from './schedule-state.js';
import { toMonthDay, useDeliveryMonth } from './use-delivery-month.js';
import { useRegions } from './use-regions.js';

interface Props extends Pick<ScheduleScreenProps, 'onNewConsignment' | 'onQuote'> {
  /** The search that was checked. */
  readonly values: FormValues;
  readonly shown: Readonly<Record<'sender' | 'receiver', ShownParticipant>>;
  readonly state: ScheduleState;
  readonly today: Day;
  readonly isSmall: boolean;
  /** Asked once when the result appears. */
  readonly isFocusWanted: () => boolean;
  readonly onShow: (shown: Partial<Pick<ScheduleState, 'month' | 'day'>>, replace: boolean) => void;
  readonly onRefused: (errors: FieldErrors) => void;
}

/** As far as the lookup of closed days reaches. */
const monthsAhead = 11;

const monthName = new Intl.DateTimeFormat('en-NZ', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function formatMonth(month: Month): string {
  return monthName.format(new Date(`${month}-01`));
}

/** The calendar of slots (SCHD-03). */
export function Availability(props: Props): ReactNode {
  const { values, state, today, onShow } = props;
  const first = toMonth(today);
  const latest = addToMonth(first, monthsAhead);
  const month = withinMonths(state.month ?? first, first, latest);
  const regions = useRegions(props);
  const loaded = useDeliveryMonth({ search: toSearch(values), regions, today, month });
  const { slots, reasons, failure } = loaded;
  const range = openDays(month, today);
  const days: ReadonlyMap<Day, DeliveryDay> =
    slots === undefined || range === null ? new Map() : listDeliveryDays({ days: range, slots, reasons });
  const chosen = state.day !== null && toMonth(state.day) === month ? state.day : null;
  const open = [...days.values()].filter(({ kind }) => kind === 'slots').length;
  const isLast = reasons === null || open > 0 || loaded.hindrance !== null;
  const next = isLast ? null : findNextMonth({ after: month, latest, ...reasons });
  const result = useResult(props, failure?.error?.problems);
  const client = useClient();
  const listStarts = (day: Day) =>
    [
      { label: 'New Consignment', open: props.onNewConsignment },
      { label: 'Quote', open: props.onQuote },
    ].flatMap(({ label, open: openForm }) =>
      openForm === null
        ? []
        : [{ label, start: () => openForm(startValues(client).add(toStartValues(props, day))) }],
    );
  return (
    <div ref={result} tabIndex={-1} className={classes.result}>
      <Card title="Delivery availability" stacked>
        <p className={typography.dimmed}>
          Delivery availability is subject to change until a consignment is booked in.
        </p>
        {failure !== null && (
          <FailedState
            title="Could not load booking slots"
            onRetry={loaded.retry}
            retrying={failure.isRetrying}
          >
            {failure.error?.message ?? 'Your search is kept.'}
          </FailedState>
        )}
        <div className={classes.summary}>
          <output>{slots === undefined ? '' : describeMonth(month, open)}</output>
          {slots !== undefined && next !== null && (
            <Button
              variant="light"
              size="compact-sm"
              onClick={() => onShow({ month: next, day: null }, false)}
            >
              Show {formatMonth(next)}
            </Button>
          )}
        </div>
        {slots !== undefined && open === 0 && loaded.hindrance !== null && (
          <p className={typography.dimmed}>{loaded.hindrance}</p>
        )}
        <MonthCalendar
          label="Delivery slots"
          month={month}
          earliest={first}
          latest={latest}
          onMonthChange={(other) => onShow({ month: other, day: null }, false)}
          today={today}
          firstDay={today}
          selected={chosen}
          onSelect={(day) => onShow({ month, day: findDay(day) }, true)}
          days={toMonthDays(days, props.isSmall)}
          loading={slots === undefined && failure === null}
          // The sentence above says so.
          emptyText=""
        >
          {chosen !== null && slots !== undefined && (
            <DayRuns
              day={chosen}
              delivery={days.get(chosen)}
              isSmall={props.isSmall}
              starts={listStarts(chosen)}
            />
          )}
        </MonthCalendar>
        {loaded.reasonFailure !== null && <p className={typography.dimmed}>{loaded.reasonFailure}</p>}
      </Card>
    </div>
  );
}

/** Moves the focus to the result of a check by hand, and shows the server's refusals at the fields. */
function useResult(
  { isFocusWanted, onRefused }: Pick<Props, 'isFocusWanted' | 'onRefused'>,
  problems: Parameters<typeof toFieldErrors>[0] | undefined,
) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocusWanted()) root.current?.focus();
  });
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    if (problems !== undefined && problems.length > 0) refuse(toFieldErrors(problems));
  }, [problems]);
  return root;
}

/** The values of the search, for a delivery on a day. */
function toStartValues({ values, shown }: Pick<Props, 'values' | 'shown'>, day: Day): StartValues {
  return {
    ...values,
    senderSite: namedSite(values.senderSite, shown.sender),
    receiverSite: namedSite(values.receiverSite, shown.receiver),
    requestedDeliveryDate: day,
  };
}

function withinMonths(month: Month, first: Month, last: Month): Month {
  return month < first ? first : month > last ? last : month;
}

function describeMonth(month: Month, open: number): string {
  if (open === 0) return `No delivery slots in ${formatMonth(month)}.`;
  return `${formatCount(open, 'day')} with delivery slots in ${formatMonth(month)}.`;
}

/** On a phone only the unusual days: days with slots, and days closed for a named reason. */
function toMonthDays(days: ReadonlyMap<Day, DeliveryDay>, isSmall: boolean) {
  return new Map(
    [...days]
      .filter(([, { kind }]) => !isSmall || kind === 'slots' || kind === 'closed')
      .map(([day, delivery]) => [day, toMonthDay(delivery)]),
  );
}

interface DayRunsProps {
  readonly day: Day;
  /** Undefined for a day that is over. */
  readonly delivery: DeliveryDay | undefined;
  /** The list of a phone names the day and its runs already. */
  readonly isSmall: boolean;
  /** The actions for the day, with the inputs of the search (SCHD-10). */
  readonly starts: readonly { readonly label: string; readonly start: () => void }[];
}

/** The runs of the chosen day and its actions, or why it has no runs. */
function DayRuns({ day, delivery, isSmall, starts }: DayRunsProps): ReactNode {
  const slots = delivery?.kind === 'slots' ? delivery.slots : null;
  const reason = delivery?.kind === 'slots' ? null : (delivery?.reason ?? 'This day is over.');
  const buttons = slots !== null && starts.length > 0 && (
    <div className={layout.buttons}>
      {starts.map(({ label, start }) => (
        <Button key={label} variant="default" onClick={start}>
          {label}
        </Button>
      ))}
    </div>
  );
  if (slots !== null && isSmall) return buttons;
  return (
    <section className={layout.column} aria-label={formatLongDay(day)}>
      <h3>{formatLongDay(day)}</h3>
      {reason !== null && <p className={typography.dimmed}>{reason}</p>}
      {slots !== null && (
        <ul className={layout.column}>
          {slots.map((slot) => (
            <li key={`${slot.scheduleId} ${slot.scheduleStartDateTimeUtc}`} className={layout.row}>
              <bdi className={typography.name}>{slot.deliveryRunName}</bdi>
              <span>{formatTimes(slot)}</span>
              <span>{formatPlaces(slot.placesLeft)}</span>
            </li>
          ))}
        </ul>
      )}
      {buttons}
    </section>
  );
}
