import type { Consignment, DeliveryEvent } from '@consign/api-client/consignment';
import { answerKinds, answerLabels, type AnswerKind } from '@consign/domain/answers';
import { formatDate, type Day } from '@consign/domain/dates';
import { deskQueries, type KnownReceiver } from '@consign/queries';
import { useClient, usePermissions } from '@consign/session';
import { DateField, SelectField, TextField, typography } from '@consign/ui';
import { FormDialog } from '@consign/ui/dialogs';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { toReceiverDraft, type ReceiverDraft } from './receiver-draft.js';
import { ReceiverFields } from './ReceiverFields.js';
import {
  answerDay,
  startAnswer,
  toAnswer,
  useAnswer,
  useDeliveryDays,
  type AnswerDraft,
} from './use-answer.js';

interface Props {
  readonly consignment: Consignment;
  readonly event: DeliveryEvent;
  readonly today: Day;
  readonly onClose: () => void;
}

const kinds = answerKinds.map((kind) => ({ value: kind, label: answerLabels[kind] }));

/** After these the price may differ. */
const priced: ReadonlySet<AnswerKind> = new Set([
  'DeliverAgain',
  'CorrectAddress',
  'ReturnToSender',
  'Dispose',
]);

/** Tells the freight provider what to do about an exception (ANSW-01 to 05). */
export function AnswerDialog({ consignment, event, today, onClose }: Props): ReactNode {
  const [draft, setDraft] = useState(() => startAnswer(consignment));
  const [isChecked, setChecked] = useState(false);
  const { isLoading, ...known } = useDeliveryDays(consignment, today, draft.kind === 'DeliverAgain');
  const days = { today, ...known };
  const { reference } = consignment;
  const { send, isBusy, problems: refused, error } = useAnswer({ reference, eventId: event.id }, onClose);
  const change = (changed: Partial<AnswerDraft>): void => setDraft((now) => ({ ...now, ...changed }));
  const { body, problems } = toAnswer(draft, consignment, days);
  const shown = isChecked && problems.length > 0 ? problems : refused;
  const errorAt = (path: string) => shown.find((each) => each.path === path)?.message;
  const submit = (): void => {
    setChecked(true);
    if (problems.length === 0) send(body);
  };
  return (
    <FormDialog
      opened
      title={event.deliveryEventTypeCode === 'INFO' ? 'Answer the note' : 'Answer the exception'}
      size="lg"
      saveLabel="Send answer"
      onSave={submit}
      onCancel={onClose}
      // Without the earliest day, which is about to be known, an answer would be refused.
      busy={isBusy || isLoading}
      error={errorAt('receiver') ?? (problems.length === 0 ? error : null)}
    >
      <p className={typography.strong}>
        <bdi>{event.title}</bdi>
      </p>
      <SelectField
        label="Answer"
        options={kinds}
        value={draft.kind}
        onChange={(kind) => change({ kind: answerKinds.find((each) => each === kind) ?? draft.kind })}
      />
      {draft.kind === 'DeliverAgain' && (
        <DateField
          label="Delivery day"
          value={answerDay(draft, days)}
          onChange={(day) => change({ day })}
          today={today}
          closedDays={days.closed}
          error={errorAt('day')}
          hint={days.earliest === null ? undefined : `The earliest possible is ${formatDate(days.earliest)}.`}
        />
      )}
      {draft.kind === 'CorrectAddress' && (
        <>
          <KnownReceivers onChoose={(receiver) => change({ receiver })} />
          <ReceiverFields
            field={(path) => ({
              value: draft.receiver[path] ?? '',
              error: errorAt(`receiver/${path}`),
              onChange: (text) => change({ receiver: { ...draft.receiver, [path]: text } }),
            })}
          />
        </>
      )}
      <TextField
        label={draft.kind === 'FreeText' ? 'Your answer' : 'Note'}
        optional={draft.kind !== 'FreeText'}
        lines={3}
        value={draft.note}
        onChange={(note) => change({ note })}
        error={errorAt('note')}
      />
      {priced.has(draft.kind) && (
        <p className={typography.hint}>Your freight provider may charge for this, so the price may change.</p>
      )}
    </FormDialog>
  );
}

const debounceMs = 250;

/** Fills a receiver in from the address book, for users who have one (CONS-76). */
function KnownReceivers({ onChoose }: { readonly onChoose: (receiver: ReceiverDraft) => void }): ReactNode {
  const isOn = usePermissions().has('Consignment.CREATE');
  const [term, setTerm] = useState('');
  const [settled] = useDebouncedValue(term.trim(), debounceMs);
  const book = useQuery({ ...deskQueries(useClient()).receivers(settled), enabled: isOn });
  if (!isOn) return null;
  const found = book.data ?? [];
  return (
    <SelectField
      label="From the address book"
      optional
      placeholder="Name, address or phone"
      options={found.map((receiver) => ({
        value: receiver.id,
        label: receiver.fullName ?? '',
        hint: formatPlace(receiver),
      }))}
      value={null}
      onSearch={setTerm}
      searching={book.isFetching}
      onChange={(id) => {
        const receiver = found.find((each) => each.id === id);
        if (receiver !== undefined) onChoose(toReceiverDraft(receiver));
      }}
    />
  );
}

function formatPlace({ address: { streetNumber, street, suburb, city } }: KnownReceiver): string {
  const line = [streetNumber, street].filter(Boolean).join(' ');
  return [line, suburb, city].filter((part) => part !== null && part !== '').join(', ');
}
