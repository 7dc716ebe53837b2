import { formatCount } from '@consign/domain';
import type { Consignment, DeliveryEvent } from '@consign/api-client/consignment';
import { AnswerThread, type Answering } from '@consign/consignment-parts/answers';
import { formatDateTime } from '@consign/domain/dates';
import {
  buildStatusTimeline,
  formatDeliveredPieces,
  formatPlace,
  startsExpanded,
} from '@consign/domain/status';
import { StatusTimeline, typography } from '@consign/ui';
import { IconAlertTriangle, IconNote } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './StatusHistory.module.css';

interface Props {
  readonly history: Consignment['statusHistory'];
  readonly proof: Consignment['proofOfDelivery'];
  /** The files of the delivery. */
  readonly files?: ReactNode;
  /** Whose events can be answered; without it, no answers are shown. */
  readonly answering?: Answering | undefined;
}

/** Every status with its delivery events (CONS-08, CONS-13, CONS-15), the delivery with its proof (PODX-03). */
export function StatusHistory({ history, proof, files, answering }: Props): ReactNode {
  return (
    <StatusTimeline
      label="Status history"
      entries={buildStatusTimeline(history).map(({ code, reached }) => ({
        code,
        name: reached?.name,
        reachedAt: reached?.statusDate ?? null,
        note: reached === null ? null : writeNote(reached, { proof, files, answering }),
      }))}
    />
  );
}

function writeNote(
  { code, deliveryEvents }: Props['history'][number],
  { proof, files, answering }: Omit<Props, 'history'>,
): ReactNode {
  const isDelivered = code === 'DELIVERED';
  if (!isDelivered && deliveryEvents.length === 0) return null;
  return (
    <>
      {isDelivered && proof !== null && <HandOver proof={proof} />}
      {isDelivered && files}
      {deliveryEvents.length > 0 && (
        <DeliveryEvents
          events={deliveryEvents}
          opened={startsExpanded(deliveryEvents)}
          answering={answering}
        />
      )}
    </>
  );
}

interface EventsProps extends Pick<Props, 'answering'> {
  readonly events: readonly DeliveryEvent[];
  readonly opened: boolean;
}

function formatState({ deliveryEventTypeCode, actionRequired, resolvedTimestamp }: DeliveryEvent): string {
  if (resolvedTimestamp !== null) return `Resolved ${formatDateTime(resolvedTimestamp)}`;
  if (deliveryEventTypeCode === 'EXCP') return 'Unresolved';
  return actionRequired ? 'Needs action' : '';
}

/** Collapsible exceptions and notes of one status. */
function DeliveryEvents({ events, opened, answering }: EventsProps): ReactNode {
  return (
    <details open={opened}>
      <summary className={typography.hint}>{formatCount(events.length, 'event')}</summary>
      <ul>
        {events.map((event) => {
          const isException = event.deliveryEventTypeCode === 'EXCP';
          const Glyph = isException ? IconAlertTriangle : IconNote;
          const state = formatState(event);
          return (
            <li key={event.id} className={classes.event} data-exception={isException || undefined}>
              <Glyph className={classes.glyph} size={16} aria-label={isException ? 'Exception' : 'Note'} />
              <bdi>{event.title}</bdi>
              <span className={classes.moment}>
                <time dateTime={event.createdAtDateTimeUtc}>
                  {formatDateTime(event.createdAtDateTimeUtc)}
                </time>
                {state !== '' && ` · ${state}`}
              </span>
              {answering !== undefined && <AnswerThread {...answering} event={event} />}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

type Proof = NonNullable<Consignment['proofOfDelivery']>;

/** Who signed for how many pieces, where, and what the driver noted (PODX-03). */
function HandOver({ proof }: { readonly proof: Proof }): ReactNode {
  const { signatory, piecesDelivered, piecesSent, note, place } = proof;
  const pieces = piecesDelivered === null ? null : formatDeliveredPieces(piecesDelivered, piecesSent);
  return (
    <div className={typography.hint}>
      {(signatory !== null || pieces !== null) && (
        <p>
          {signatory !== null && (
            <>
              Signed by <bdi>{signatory}</bdi>
            </>
          )}
          {signatory !== null && pieces !== null && ', '}
          {pieces}
        </p>
      )}
      {note !== null && (
        <p>
          Note: <bdi>{note}</bdi>
        </p>
      )}
      {place !== null && <p>{`At ${formatPlace(place)}`}</p>}
    </div>
  );
}
