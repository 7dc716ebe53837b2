import {
  countDays,
  describeDay,
  formatDate,
  formatDateTime,
  toLocalDay,
  type Day,
} from '@consign/domain/dates';
import { formatCount } from '@consign/domain';
import { findVolume, findWeight, formatVolume, formatWeight } from '@consign/domain/freight';
import { findCents, findPriceDifference, formatDifference, formatDollars } from '@consign/domain/pricing';
import { currentStatus, isDueToday, isOverdue, isStatusCode } from '@consign/domain/status';
import { StatusChip, Tag } from '@consign/ui';
import type { ConsignmentListItem } from '@consign/api-client/consignment';
import { IconCalendarCheck, IconCalendarDue, IconClockExclamation, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './ConsignmentTable.module.css';

interface RowProps {
  readonly row: ConsignmentListItem;
}

/** A text that is truncated at the edge of its column, with all of it in the title. */
export function Truncated({ text }: { readonly text: string | null }): ReactNode {
  return text === null ? null : <bdi title={text}>{text}</bdi>;
}

/** A name on up to two lines: branch names differ at their end. */
export function Name({ text }: { readonly text: string | null }): ReactNode {
  return text === null ? null : (
    <bdi className={classes.name} title={text}>
      {text}
    </bdi>
  );
}

/** A date, with date and time in its title. */
export function DateWithTime({ instant }: { readonly instant: string | null }): ReactNode {
  return instant === null ? null : (
    <time dateTime={instant} title={formatDateTime(instant)}>
      {formatDate(instant)}
    </time>
  );
}

/** An amount excluding GST; nothing where there is none. */
export function Price({ dollars }: { readonly dollars: number | null | undefined }): ReactNode {
  return dollars == null ? null : formatDollars(dollars);
}

/** The confirmed price without FAF less the estimate, which has none, where there are both (LIST-81). */
export function PriceDifference({ row }: RowProps): ReactNode {
  const difference = findPriceDifference(row);
  if (difference === null) return null;
  const estimated = findCents(row.estimatedPrice ?? 0) ?? 0;
  return formatDifference(estimated, estimated + difference);
}

export interface DeliveryDateOptions {
  /** Shows requested pickup dates, where the tenant uses them (LIST-02). */
  readonly withPickup: boolean;
  /** The local day in Auckland, to mark overdue deliveries (LIST-35); null marks none. */
  readonly today: Day | null;
}

/**
 * The confirmed or else the requested delivery date, with marks, and below it the requested pickup date where enabled
 * or how far away the delivery is (LIST-02, LIST-35, LIST-48).
 */
export function DeliveryDate({ row, withPickup, today }: RowProps & DeliveryDateOptions): ReactNode {
  const isConfirmed = row.confirmedDeliveryDateTimeUtc !== null;
  const date = row.confirmedDeliveryDateTimeUtc ?? row.requestedDeliveryDateTimeUtc;
  const code = currentStatus(row.statusHistory)?.code;
  const delivery = { status: isStatusCode(code) ? code : null, date };
  const isLate = today !== null && isOverdue(delivery, today);
  const isDue = today !== null && isDueToday(delivery, today);
  const day = toLocalDay(date);
  // After that, no decision depends on the date.
  const isDone = code === 'DELIVERED' || code === 'CANCELLED';
  const inWords = today === null || day === null || isDone ? null : describeDay(day, today);
  const pickup = withPickup ? formatDate(row.requestedPickupDateTimeUtc) : '';
  return (
    <span className={classes.stack}>
      <span className={classes.delivery} title={inWords ?? undefined}>
        {formatDate(date)}
        {isConfirmed && <DateMark icon={IconCalendarCheck} label="Confirmed" tone="plain" />}
        {isLate && (
          <DateMark icon={IconClockExclamation} label="Overdue" tone="error">
            {pickup !== '' &&
              inWords !== null &&
              day !== null &&
              `${countDays({ from: day, to: today }) - 1} d`}
          </DateMark>
        )}
        {isDue && <DateMark icon={IconCalendarDue} label="Due today" tone="warning" />}
      </span>
      {/* A row has two lines. */}
      {inWords !== null && pickup === '' && <span className={classes.dimmed}>{inWords}</span>}
      {pickup !== '' && <span className={classes.dimmed}>Pickup {pickup}</span>}
    </span>
  );
}

interface MarkProps {
  readonly icon: Icon;
  readonly label: string;
  readonly tone: 'plain' | 'warning' | 'error';
  /** Shown in a row too. */
  readonly children?: ReactNode;
}

/** An icon with a text that only a card has room to show. Rows have a title: a tooltip for each would be slow. */
function DateMark({ icon: Glyph, label, tone, children }: MarkProps): ReactNode {
  return (
    <span className={classes.mark} data-tone={tone} title={label}>
      <Glyph size={14} aria-hidden />
      <span className={classes.label}>{label}</span>
      {children}
    </span>
  );
}

/** Pieces, volume and weight, aligned in columns so that rows can be compared (LIST-03). */
export function Freight({ row: { totals } }: RowProps): ReactNode {
  const volume = findVolume(totals.volume);
  const weight = findWeight(totals.weight);
  return (
    <span className={classes.freight}>
      <span>
        {formatCount(totals.deliveryItems)}
        <span className={classes.dimmed}> {totals.deliveryItems === 1 ? 'piece' : 'pieces'}</span>
      </span>
      <span>{volume !== null && <WithUnit text={formatVolume(volume)} />}</span>
      <span>{weight !== null && <WithUnit text={formatWeight(weight)} />}</span>
    </span>
  );
}

function WithUnit({ text }: { readonly text: string }): ReactNode {
  const [number, unit] = text.split(' ');
  return (
    <>
      {number}
      <span className={classes.dimmed}> {unit}</span>
    </>
  );
}

/** The last entry of the history is the current status (LIST-23). */
export function Status({ row }: RowProps): ReactNode {
  const status = currentStatus(row.statusHistory);
  return status === null ? null : <StatusChip code={status.code} name={status.name} />;
}

export function Tags({ row }: RowProps): ReactNode {
  return (
    <span className={classes.tags}>
      {row.consignmentTags.map(({ code, name, colour }) => (
        <Tag key={code} name={name} colour={colour} />
      ))}
    </span>
  );
}
