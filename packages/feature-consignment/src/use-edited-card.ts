import type { ParticipantRole } from '@consign/domain/rules';
import { focusField } from '@consign/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import type { FieldPath } from './field-problems.js';
import type { FormValues } from './form-values.js';

export interface EditedCard {
  readonly edited: ParticipantRole | null;
  readonly edit: (role: ParticipantRole) => void;
  /** Opens the card that contains a field, synchronously. */
  readonly reveal: (field: FieldPath) => void;
  /** Moves on to the next card: the receiver, then the freight items (CONS-06). */
  readonly openNext: (from: ParticipantRole) => void;
}

function findRole(field: FieldPath): ParticipantRole | null {
  if (field.startsWith('sender')) return 'sender';
  return /^receiver(?!Notes)/.test(field) ? 'receiver' : null;
}

/** A new consignment starts with the first empty card; a saved one with none. */
function firstCard(isNew: boolean, { senderSite, senderEntry }: FormValues): ParticipantRole | null {
  if (!isNew) return null;
  return senderSite === null && senderEntry === null ? 'sender' : 'receiver';
}

/** Which of the sender and receiver cards is being edited, one at a time (CONS-06). */
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
    openNext: (from) => {
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
