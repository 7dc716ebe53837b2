import { formatCount } from '@consign/domain';
import { ConfirmDialog, FormDialog } from '@consign/ui/dialogs';
import { useState, type ReactNode } from 'react';
import { findDay, startOfDayUtc, today as todayOf } from '@consign/domain/dates';
import { checkRequestedDates } from '@consign/domain/rules';
import { useSettings, useSession } from '@consign/session';
import { DateField, TextField } from '@consign/ui';
import { bulkActions, maxManifestNotes } from '@consign/domain/bulk';

import { LeftOut } from '../BulkResult/RefusedList.js';
import type { DialogProps } from './question.js';
import { WhyDialog } from './WhyDialog.js';

/** The dialogs before an action: why it applies to none, and the action's own input. */
export function BulkDialogs(props: DialogProps): ReactNode {
  const { question, onClose, onAnswer } = props;
  if (question.kind === 'why') {
    return <WhyDialog question={question} onContinue={() => onAnswer({})} onClose={onClose} />;
  }
  if (question.action === 'setRequestedPickupDate') return <PickupDateDialog {...props} />;
  if (question.action === 'emailPickupManifest') return <EmailManifestDialog {...props} />;
  const count = question.plan.applicable.length;
  const counted = formatCount(count, 'consignment');
  return (
    <ConfirmDialog
      opened
      destructive
      title={`Cancel ${counted}`}
      confirmLabel={count === 1 ? 'Cancel consignment' : 'Cancel consignments'}
      cancelLabel={count === 1 ? 'Keep it' : 'Keep them'}
      onConfirm={() => onAnswer({})}
      onCancel={onClose}
    >
      {count === 1
        ? 'Are you sure you want to cancel this consignment?'
        : `Are you sure you want to cancel these ${counted}?`}{' '}
      A cancelled consignment can't be restored.
      <LeftOut refused={question.plan.refused} />
    </ConfirmDialog>
  );
}

/** Asks for the requested pickup date of all of them (BULK-03, BULK-15). */
function PickupDateDialog({ question, onAnswer, onClose }: DialogProps): ReactNode {
  const settings = useSettings();
  const [today] = useState(() => todayOf(new Date()));
  const [day, setDay] = useState('');
  const [isChecked, setChecked] = useState(false);
  const problem =
    day === ''
      ? 'Choose a date'
      : (checkRequestedDates(
          { requestedPickupDateTimeUtc: day },
          { stage: 'draft', settings: { ...settings, requestedPickupDateEnabled: true }, today },
        ).find(({ path }) => path === 'requestedPickupDateTimeUtc')?.message ?? null);
  const counted = formatCount(question.plan.applicable.length, 'consignment');
  return (
    <FormDialog
      opened
      title="Set Requested Pickup Date"
      saveLabel={`Set for ${counted}`}
      onCancel={onClose}
      onSave={() => {
        setChecked(true);
        const picked = findDay(day);
        if (problem === null && picked !== null) {
          onAnswer({ requestedPickupDateTimeUtc: startOfDayUtc(picked) });
        }
      }}
    >
      <DateField
        label="Requested pickup date"
        value={day}
        onChange={setDay}
        today={today}
        error={isChecked ? problem : null}
      />
      <LeftOut refused={question.plan.refused} />
    </FormDialog>
  );
}

/** Asks for the notes of the email, and shows its recipient and the consignments left out (BULK-08, BULK-19). */
function EmailManifestDialog({ question, onAnswer, onClose }: DialogProps): ReactNode {
  const { user } = useSession();
  const [notes, setNotes] = useState('');
  const length = notes.trim().length;
  const { applicable, refused } = question.plan;
  const isTooLong = length > maxManifestNotes;
  return (
    <FormDialog
      opened
      title={bulkActions.emailPickupManifest.label}
      saveLabel="Send"
      onCancel={onClose}
      onSave={() => {
        if (!isTooLong) onAnswer({ notes: notes.trim() });
      }}
    >
      <p>
        The manifest for {formatCount(applicable.length, 'consignment')} will be sent to{' '}
        {user.email ?? 'your email address'}.
      </p>
      <LeftOut refused={refused} />
      <TextField
        label="Notes"
        optional
        lines={4}
        value={notes}
        onChange={setNotes}
        hint={`${length} of ${maxManifestNotes} characters`}
        error={
          isTooLong ? `${length} of ${maxManifestNotes} characters. Shorten the notes to send them.` : null
        }
      />
    </FormDialog>
  );
}
