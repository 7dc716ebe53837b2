import { formatDate, formatDateTime } from '@consign/domain/dates';
import { findVolume, findWeight, formatVolume, formatWeight } from '@consign/domain/freight';
import { currentStatus } from '@consign/domain/status';
import { StatusChip, Tag } from '@consign/ui';
import type { ConsignmentListItem } from '@consign/api-client/consignment';
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

/**
 * The confirmed or else the requested delivery date, and below it the requested pickup date where enabled (LIST-02).
 */
export function DeliveryDate({ row, withPickup }: RowProps & { readonly withPickup: boolean }): ReactNode {
  const delivery = formatDate(row.confirmedDeliveryDateTimeUtc ?? row.requestedDeliveryDateTimeUtc);
  const pickup = withPickup ? formatDate(row.requestedPickupDateTimeUtc) : '';
  return (
    <span className={classes.stack}>
      <span>{delivery}</span>
      {pickup !== '' && <span className={classes.dimmed}>Pickup {pickup}</span>}
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
        {totals.deliveryItems}
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
      {row.tags.map(({ code, name, colour }) => (
        <Tag key={code} name={name} colour={colour} />
      ))}
    </span>
  );
}
