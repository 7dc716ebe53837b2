import { addMonths, type Day } from '../dates/day.js';
import { formatDate } from '../dates/format.js';
import type { Problem } from '../problem.js';
import { deliveryDatePath, requestedDeliveryDay, type DateFacts } from './requested-dates.js';
import type { ConsignmentBody } from './bodies.js';
import type { SaveStage } from './save-stage.js';

/** Something to confirm before continuing; declining stops silently (ERR-09). In bulk the statement is a row (BULK-29). */
export type Warning = Problem;

interface WarningContext {
  readonly stage: SaveStage;
  readonly today: Day;
  /** For a pickup that is requested or given a day: what the service can still do. Absent for a plain save. */
  readonly pickupFacts?: Pick<DateFacts, 'serviceDay'> | undefined;
}

/**
 * Warns about a delivery date of today or more than a month ahead, unless the consignment stays a Draft (CONS-44), and
 * about one that a requested pickup can no longer meet (DATE-12).
 */
export function deliveryWarnings(
  body: ConsignmentBody,
  { stage, today, pickupFacts }: WarningContext,
): readonly Warning[] {
  const day = requestedDeliveryDay(body);
  if (day === null) return [];
  const path = deliveryDatePath(body);
  const unusual = stage === 'draft' ? null : findUnusual(day, today);
  const missed = pickupFacts === undefined ? null : findMissed(day, today, pickupFacts.serviceDay ?? null);
  return [
    ...(unusual === null ? [] : [{ id: 'CONS-44', path, message: unusual } as const]),
    ...(missed === null ? [] : [{ id: 'DATE-12', path, message: missed } as const]),
  ];
}

function findUnusual(day: Day, today: Day): string | null {
  if (day === today) return deliveryToday;
  return day > addMonths(today, 1) ? deliveryFarAhead : null;
}

function findMissed(day: Day, today: Day, serviceDay: Day | null): string | null {
  const isEarly = serviceDay !== null && day < serviceDay;
  if (day >= today && !isEarly) return null;
  const what = day < today ? 'has passed' : 'is too early';
  const earliest = isEarly ? ` The earliest possible is ${formatDate(serviceDay)}.` : '';
  return `The requested delivery date ${what}.${earliest}`;
}

const deliveryToday =
  'You have requested delivery today, please contact the dispatch team directly to confirm.';
const deliveryFarAhead =
  'You have requested a delivery date more than 1 month from now, do you wish to continue?';
const deliveryFarAheadStatement = 'The requested delivery date is more than 1 month from now.';

/** The text of a confirmed warning: the same, unless it is a question (BULK-29). */
export function toStatement(message: string): string {
  return message === deliveryFarAhead ? deliveryFarAheadStatement : message;
}
