import type { DifotVerdict } from '@consign/api-client/consignment';
import { formatDate, type Day } from '@consign/domain/dates';
import { maxDaysLate } from '@consign/domain/reports';

const sources: Readonly<Record<DifotVerdict['dueDateSource'], string>> = {
  CONFIRMED: 'confirmed',
  REQUESTED: 'requested',
  ESTIMATED: 'estimated',
};

/** Why a delivery is on time or a miss (DASH-25), for example 'Due 11/07/2025 (confirmed), delivered 14/07/2025'. */
export function describeVerdict({ dueDate, dueDateSource, deliveredDate }: DifotVerdict): string {
  const due = `Due ${formatDate(dueDate as Day)} (${sources[dueDateSource]})`;
  return deliveredDate === null
    ? `${due}, not delivered`
    : `${due}, delivered ${formatDate(deliveredDate as Day)}`;
}

/** By how much it is late, for example '1 working day late'; null on time. */
export function describeDelay({ workingDaysLate }: DifotVerdict): string | null {
  if (workingDaysLate === null) return null;
  if (workingDaysLate === 1) return '1 working day late';
  const days = workingDaysLate === maxDaysLate ? `${maxDaysLate} or more` : String(workingDaysLate);
  return `${days} working days late`;
}
