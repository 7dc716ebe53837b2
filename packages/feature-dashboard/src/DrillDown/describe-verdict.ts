import type { DifotVerdict } from '@consign/api-client/consignment';
import { formatDate, type Day } from '@consign/domain/dates';
import { maxDaysLate } from '@consign/domain/reports';

const sources: Readonly<Record<DifotVerdict['dueDateSource'], string>> = {
  CONFIRMED: 'confirmed',
  REQUESTED: 'requested',
  ESTIMATED: 'estimated',
};

/** What a delivery was held against, for example 'Due 11/07/2025 (confirmed)'. */
export function describeDue({ dueDate, dueDateSource }: DifotVerdict): string {
  return `Due ${formatDate(dueDate as Day)} (${sources[dueDateSource]})`;
}

/** When it was delivered: 'delivered 14/07/2025', or 'not delivered'. */
export function describeDelivery({ deliveredDate }: DifotVerdict): string {
  return deliveredDate === null ? 'not delivered' : `delivered ${formatDate(deliveredDate as Day)}`;
}

/** By how much it is late, for example '1 working day late'; null on time. */
export function describeDelay({ workingDaysLate }: DifotVerdict): string | null {
  if (workingDaysLate === null) return null;
  if (workingDaysLate === 1) return '1 working day late';
  const days = workingDaysLate === maxDaysLate ? `${maxDaysLate} or more` : String(workingDaysLate);
  return `${days} working days late`;
}
