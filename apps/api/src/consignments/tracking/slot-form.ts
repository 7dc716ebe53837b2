import type { Slot } from '@consign/domain/bookings';

import { isUuid } from '../../database/is-uuid.js';
import type { WantedSlot } from '../bookings/book-slot.js';
import { formatWindow } from './page-dates.js';

/** The part of the receiver's page in which a slot is chosen: a plain form, or a sentence where none can be. */
export interface Choice {
  readonly slots: readonly Slot[];
  /** Why the last choice was not taken; null without one. */
  readonly problem: string | null;
}

export function slotForm({ slots, problem }: Choice): string {
  const said = problem === null ? '' : `<p class="problem" role="alert">${problem}</p>`;
  if (slots.length === 0) return said;
  const options = slots.map(
    ({ run, startsAt, endsAt }) =>
      `<label><input type="radio" name="slot" value="${run.id}.${startsAt}" required>` +
      `<span>${formatWindow(startsAt, endsAt)}</span></label>`,
  );
  return (
    `<form method="post"><fieldset><legend>Choose a delivery time</legend>${said}` +
    '<p class="hint">You can choose once.</p>' +
    `${options.join('')}<button>Choose this time</button></fieldset></form>`
  );
}

/** The slot of a sent form; null for anything but one of its values. */
export function parseSlot(value: string | null): WantedSlot | null {
  const [, runId = '', starts = ''] =
    /^([\da-f-]{36})\.(\d{4}-\d\d-\d\dT\d\d:\d\d:00(?:\.000)?Z)$/u.exec(value ?? '') ?? [];
  const startsAt = new Date(starts);
  return isUuid(runId) && !Number.isNaN(startsAt.getTime()) ? { runId, startsAt } : null;
}
