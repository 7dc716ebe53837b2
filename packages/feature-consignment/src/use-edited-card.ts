import type { ParticipantRole } from '@consign/domain/rules';
import { focusField } from '@consign/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import type { FieldPath } from './field-problems.js';
import type { FormValues } from './form-values.js';

interface EditedCard {
  readonly edited: ParticipantRole | null;
  readonly edit: (role: ParticipantRole) => void;
  /** The card that a field stands in, opened before anything else happens. */
  readonly reveal: (field: FieldPath) => void;
  /** From one card to the next: the receiver, then the freight items (CONS-06). */
  readonly resume: (from: ParticipantRole) => void;
}

function findRole(field: FieldPath): ParticipantRole | null {
  if (field.startsWith('sender')) return 'sender';
  return /^receiver(?!Notes)/.test(field) ? 'receiver' : null;
}

/** A new consignment begins with the card that is still empty; of a saved one nothing is edited at first. */
function firstCard(isNew: boolean, { senderSite }: FormValues): ParticipantRole | null {
  if (!isNew) return null;
  return senderSite === null ? 'sender' : 'receiver';
}

/** Which of the sender and receiver cards is being edited: one at a time (CONS-06). */
export function useEditedCard(
  isNew: boolean,
  initialValues: FormValues,
  only: ParticipantRole | null,
): EditedCard {
  const [edited, setEdited] = useState(only ?? firstCard(isNew, initialValues));
  const open = (role: ParticipantRole): void => flushSync(() => setEdited(role));
  return {
    edited,
    edit: (role) => {
      open(role);
      focusField(`${role}Site`);
    },
    reveal: (field) => {
      const card = findRole(field);
      if (card !== null && card !== edited) open(card);
    },
    resume: (from) => {
      if (from === 'sender') {
        open('receiver');
        focusField('receiverSite');
        return;
      }
      flushSync(() => setEdited(null));
      focusField('lineItems');
    },
  };
}
