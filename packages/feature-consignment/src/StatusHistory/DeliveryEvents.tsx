import type { DeliveryEvent } from '@consign/api-client/consignment';
import { formatDateTime } from '@consign/domain/dates';
import { IconAlertTriangle, IconNote } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './StatusHistory.module.css';

interface Props {
  readonly events: readonly DeliveryEvent[];
  readonly opened: boolean;
}

function formatState({ deliveryEventTypeCode, actionRequired, resolvedTimestamp }: DeliveryEvent): string {
  if (resolvedTimestamp !== null) return `Resolved ${formatDateTime(resolvedTimestamp)}`;
  if (deliveryEventTypeCode === 'EXCP') return 'Unresolved';
  return actionRequired ? 'Needs action' : '';
}

/** Collapsible exceptions and notes of one status. */
export function DeliveryEvents({ events, opened }: Props): ReactNode {
  return (
    <details open={opened}>
      <summary className={classes.summary}>
        {events.length === 1 ? '1 event' : `${events.length} events`}
      </summary>
      <ul className={classes.events}>
        {events.map((event) => {
          const isException = event.deliveryEventTypeCode === 'EXCP';
          const Glyph = isException ? IconAlertTriangle : IconNote;
          const state = formatState(event);
          return (
            <li key={event.id} className={classes.event} data-exception={isException || undefined}>
              <Glyph className={classes.glyph} size={16} aria-label={isException ? 'Exception' : 'Note'} />
              <bdi className={classes.title}>{event.title}</bdi>
              <span className={classes.moment}>
                <time dateTime={event.createdAtDateTimeUtc}>
                  {formatDateTime(event.createdAtDateTimeUtc)}
                </time>
                {state !== '' && ` · ${state}`}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
