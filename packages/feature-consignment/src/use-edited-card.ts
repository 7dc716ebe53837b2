import type { ParticipantRole } from '@consign/domain/rules';
import { fieldId, focusField } from '@consign/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import type { FieldPath } from './field-problems.js';
import type { FormValues } from './form-values.js';

export interface EditedCard {
  readonly edited: ParticipantRole | null;
  readonly edit: (role: ParticipantRole) => void;
  /** Opens the card that contains a field, synchronously. */
  readonly reveal: (field: FieldPath) => void;
  /** Moves on to the next card: the receiver, then the freight items (CONS-06), and to what is missing (CONS-82). */
  readonly openNext: (from: ParticipantRole, missing: FieldPath | null) => void;
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

/** The form of the first freight item where it is open, otherwise the card. */
function focusItems(): void {
  const count = document.getElementById(fieldId('item/count'));
  if (count === null) focusField('lineItems');
  else focusField('item/count');
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
    openNext: (from, missing) => {
      const next = from === 'sender' ? 'receiver' : missing && findRole(missing);
      flushSync(() => setEdited(next));
      if (missing !== null && missing !== 'lineItems') focusField(missing);
      else if (from === 'sender') focusField('receiverSite');
      else focusItems();
    },
  };
}
