import { addMonths, type Day } from '../dates/day.js';
import type { Problem } from '../problem.js';
import { deliveryDatePath, requestedDeliveryDay } from './requested-dates.js';
import type { ConsignmentBody } from './bodies.js';
import type { SaveStage } from './save-stage.js';

/** Something to confirm before continuing; declining stops silently (ERR-09). In bulk it is a Warning row (CONS-50). */
export type Warning = Problem;

/** Warns about a delivery date of today or more than a month ahead, unless the consignment stays a Draft (CONS-44). */
export function deliveryWarnings(
  body: ConsignmentBody,
  { stage, today }: { readonly stage: SaveStage; readonly today: Day },
): readonly Warning[] {
  const day = requestedDeliveryDay(body);
  if (stage === 'draft' || day === null) return [];
  const path = deliveryDatePath(body);
  if (day === today) return [{ id: 'CONS-44', path, message: deliveryToday }];
  return day > addMonths(today, 1) ? [{ id: 'CONS-44', path, message: deliveryFarAhead }] : [];
}

const deliveryToday =
  'You have requested delivery today, please contact the dispatch team directly to confirm.';
const deliveryFarAhead =
  'You have requested a delivery date more than 1 month from now, do you wish to continue?';
