import type { Consignment, DeliveryEvent, ExceptionAnswer } from '@consign/api-client/consignment';
import { canAnswer, describeAnswer, findWait, type WaitsFor } from '@consign/domain/answers';
import { formatDateTime, type Day } from '@consign/domain/dates';
import { currentStatus } from '@consign/domain/status';
import { usePermissions } from '@consign/session';
import { lazyComponent, typography } from '@consign/ui';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import classes from './Answers.module.css';

const AnswerDialog = lazyComponent(async () => (await import('./AnswerDialog.js')).AnswerDialog);

/** The consignment whose events are answered. */
export interface Answering {
  readonly consignment: Consignment;
  readonly today: Day;
}

interface Props extends Answering {
  readonly event: DeliveryEvent;
}

const waits: Readonly<Record<WaitsFor, string>> = {
  You: 'Waiting for you',
  Provider: 'Waiting for your freight provider',
};

/** What was answered to an exception, whom it waits for, and a button to answer it (ANSW-05, ANSW-06). */
export function AnswerThread({ consignment, event, today }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const thread = useRef<HTMLDivElement>(null);
  const wasOpened = useRef(false);
  const permissions = usePermissions();
  const answerable = { ...event, resolvedAt: event.resolvedTimestamp };
  const wait = findWait(answerable);
  const status = currentStatus(consignment.statusHistory)?.code;
  const canOpen = status !== undefined && canAnswer({ event: answerable, status, permissions }).allowed;
  useEffect(() => {
    // An answer that was sent removes the button that opened the dialog.
    if (!wasOpened.current || isOpen || canOpen) return;
    if (document.activeElement === document.body) thread.current?.focus({ preventScroll: true });
  }, [isOpen, canOpen]);
  if (wait === null && event.answers.length === 0) return null;
  return (
    <div ref={thread} className={classes.thread} tabIndex={-1}>
      {event.answers.length > 0 && (
        <ol className={classes.answers} aria-label={`Answers to ${event.title}`}>
          {event.answers.map((answer) => (
            <li key={answer.id}>
              <Answer answer={answer} />
            </li>
          ))}
        </ol>
      )}
      {wait !== null && <span className={typography.strong}>{waits[wait]}</span>}
      {canOpen && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Answer ${event.title}`}
          aria-haspopup="dialog"
          onClick={() => {
            wasOpened.current = true;
            setOpen(true);
          }}
          onPointerEnter={AnswerDialog.preload}
        >
          Answer
        </Button>
      )}
      {isOpen && (
        <AnswerDialog consignment={consignment} event={event} today={today} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

const decided = { WaitingForProvider: null, Accepted: 'Accepted', Declined: 'Declined' } as const;

function Answer({ answer }: { readonly answer: ExceptionAnswer }): ReactNode {
  const { answeredBy, answeredAtDateTimeUtc, receiver, note, state, decidedAtDateTimeUtc, reason } = answer;
  const decision = decided[state];
  return (
    <>
      <span>
        {describeAnswer(answer)}
        {receiver !== null && (
          <>
            {': '}
            <bdi>{formatReceiver(receiver)}</bdi>
          </>
        )}
      </span>
      {note !== null && <bdi className={typography.preLine}>{note}</bdi>}
      <span className={typography.dimmed}>
        {answeredBy !== null && <bdi>{answeredBy}</bdi>} {formatDateTime(answeredAtDateTimeUtc)}
      </span>
      {decision !== null && (
        <span>
          {decision} {formatDateTime(decidedAtDateTimeUtc)}
          {reason !== null && (
            <>
              {': '}
              <bdi>{reason}</bdi>
            </>
          )}
        </span>
      )}
    </>
  );
}

function formatReceiver({
  fullName,
  phone,
  email,
  address: { streetNumber, street, suburb, city, postcode },
}: NonNullable<ExceptionAnswer['receiver']>): string {
  const parts = [
    fullName,
    [streetNumber, street].filter(Boolean).join(' '),
    suburb,
    [city, postcode].filter(Boolean).join(' '),
    phone,
    email,
  ];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}
