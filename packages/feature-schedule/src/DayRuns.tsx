import { formatPlaces, formatTimes, type DeliveryDay } from '@consign/consignment-parts/delivery-days';
import type { Day } from '@consign/domain/dates';
import { formatLongDay } from '@consign/ui/month-calendar';
import type { ReactNode } from 'react';

import classes from './Schedule.module.css';

interface Props {
  readonly day: Day;
  /** Undefined for a day that is over. */
  readonly delivery: DeliveryDay | undefined;
}

/** The runs of the chosen day, or why it has none. */
export function DayRuns({ day, delivery }: Props): ReactNode {
  return (
    <section className={classes.day} aria-label={formatLongDay(day)}>
      <h3 className={classes.dayTitle}>{formatLongDay(day)}</h3>
      {delivery?.kind === 'slots' ? (
        <ul className={classes.dayRuns}>
          {delivery.slots.map((slot) => (
            <li key={`${slot.scheduleId} ${slot.scheduleStartDateTimeUtc}`}>
              <bdi className={classes.name}>{slot.deliveryRunName}</bdi>
              <span>{formatTimes(slot)}</span>
              <span>{formatPlaces(slot.placesLeft)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.note}>{delivery?.reason ?? 'This day is over.'}</p>
      )}
    </section>
  );
}
