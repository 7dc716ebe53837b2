import { bulkActions, maxManifestNotes } from '@consign/domain/bulk';
import { useSession } from '@consign/session';
import { TextField } from '@consign/ui';
import { FormDialog } from '@consign/ui/dialogs';
import { useState, type ReactNode } from 'react';

import { LeftOut } from '../BulkResult/LeftOut.js';
import type { DialogProps } from './question.js';

/** Asks for the notes of the email, and shows its recipient and what is left out (BULK-08, BULK-19). */
export function EmailManifestDialog({ question, onAnswer, onClose }: DialogProps): ReactNode {
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
        {applicable.length === 1
          ? 'The manifest for 1 consignment'
          : `The manifest for ${new Intl.NumberFormat('en-NZ').format(applicable.length)} consignments`}{' '}
        will be sent to {user.email ?? 'your email address'}.
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
