import { formatPlaces, formatTimes, type DeliveryDay } from '@consign/consignment-parts/delivery-days';
import type { Day } from '@consign/domain/dates';
import { formatLongDay } from '@consign/ui/month-calendar';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './Schedule.module.css';

interface Props {
  readonly day: Day;
  /** Undefined for a day that is over. */
  readonly delivery: DeliveryDay | undefined;
  /** The list of a phone names the runs already. */
  readonly isSmall: boolean;
  /** The actions for the day, with the inputs of the search (SCHD-10). */
  readonly starts: readonly { readonly label: string; readonly start: () => void }[];
}

/** The runs of the chosen day and its actions, or why it has no runs. */
export function DayRuns({ day, delivery, isSmall, starts }: Props): ReactNode {
  const slots = delivery?.kind === 'slots' ? delivery.slots : null;
  const reason = delivery?.kind === 'slots' ? null : (delivery?.reason ?? 'This day is over.');
  return (
    <section className={classes.day} aria-label={formatLongDay(day)}>
      <h3 className={classes.dayTitle}>{formatLongDay(day)}</h3>
      {reason !== null && <p className={classes.note}>{reason}</p>}
      {slots !== null && !isSmall && (
        <ul className={classes.dayRuns}>
          {slots.map((slot) => (
            <li key={`${slot.scheduleId} ${slot.scheduleStartDateTimeUtc}`}>
              <bdi className={classes.name}>{slot.deliveryRunName}</bdi>
              <span>{formatTimes(slot)}</span>
              <span>{formatPlaces(slot.placesLeft)}</span>
            </li>
          ))}
        </ul>
      )}
      {slots !== null && starts.length > 0 && (
        <div className={classes.starts}>
          {starts.map(({ label, start }) => (
            <Button key={label} variant="default" onClick={start}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
