import type { ParticipantRole } from '@consign/domain/rules';
import { fieldId, focusField } from '@consign/ui';
import { flushSync } from 'react-dom';

import type { FieldPath } from './field-problems.js';
import type { FormStore } from './form-actions.js';

const titleId = 'consignment-title';

/** Makes the screen's title focusable, for when the focused element is gone. */
export const titleProps = { id: titleId, tabIndex: -1 } as const;

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Restores a lost focus to the element that had it, or to the title if that is gone or disabled. Leaves the focus alone
 * if it is elsewhere by now.
 */
export function restoreFocus(before: Element | null): void {
  if (!isFocusLost()) return;
  const isUsable = before instanceof HTMLElement && before.isConnected && !before.matches(':disabled');
  const target = isUsable ? before : document.getElementById(titleId);
  // The title is in a sticky bar: no scrolling needed.
  target?.focus({ preventScroll: true });
}

/** For a button that its own click removes. */
export function restoreFocusAfter(run: () => void): void {
  flushSync(run);
  restoreFocus(null);
}

type Store = Pick<FormStore, 'get' | 'dispatch'>;

function findRole(field: FieldPath): ParticipantRole | null {
  if (field.startsWith('sender')) return 'sender';
  return /^receiver(?!Notes)/.test(field) ? 'receiver' : null;
}

/** Opens a card synchronously, so that its fields can be focused. */
function openCard({ dispatch }: Store, card: ParticipantRole | null): void {
  flushSync(() => dispatch({ type: 'card opened', card }));
}

/** Opens a card to edit it (CONS-06). */
export function editCard(store: Store, role: ParticipantRole): void {
  openCard(store, role);
  focusField(`${role}Site`);
}

/** Focuses the first of these fields, in its opened card. */
export function focusFirst(store: Store, fields: readonly (FieldPath | null)[]): void {
  const first = fields.find((field) => field !== null) ?? null;
  if (first === null) return;
  const card = findRole(first);
  if (card !== null && card !== store.get().card) openCard(store, card);
  focusField(first);
}

/** Moves on to the next card: the receiver, then the freight items (CONS-06), or to the missing field (CONS-82). */
export function openNext(store: Store, from: ParticipantRole, missing: FieldPath | null): void {
  openCard(store, from === 'sender' ? 'receiver' : missing && findRole(missing));
  if (missing !== null && missing !== 'lineItems') focusField(missing);
  else if (from === 'sender') focusField('receiverSite');
  else focusItems();
}

/** The form of the first freight item where it is open, otherwise the card. */
function focusItems(): void {
  const count = document.getElementById(fieldId('item/count'));
  focusField(count === null ? 'lineItems' : 'item/count');
}
