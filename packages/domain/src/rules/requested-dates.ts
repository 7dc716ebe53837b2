import { need } from '../argument.js';
import type { Day } from '../dates/day.js';
import { toLocalDay } from '../dates/wall-clock.js';
import { joinProblems, noProblems, type Problem } from '../problem.js';
import type { TenantSettings } from '../settings/index.js';
import { consignmentArgument, dateContextArgument } from './arguments.js';
import type { ConsignmentBody } from './bodies.js';
import type { SaveStage } from './save-stage.js';
import { trimmed, type Text } from './text.js';

/**
 * Lookup results for the requested dates. Null or missing means unknown, for example after a failed lookup, and never
 * causes a problem (DATE-03).
 */
export interface DateFacts {
  /** Whether the pickup day is a working day in the sender's region (DATE-01, DATE-07). */
  readonly isPickupWorkingDay?: boolean | null | undefined;
  /** Whether the delivery day is a working day in the receiver's region (DATE-02, DATE-07). */
  readonly isDeliveryWorkingDay?: boolean | null | undefined;
  /** The earliest day the service can deliver (DATE-02). */
  readonly serviceDay?: Day | null | undefined;
}

export interface DateContext {
  readonly stage: SaveStage;
  readonly settings: Pick<
    TenantSettings,
    'canUseDefaultRequestedDeliveryDate' | 'requestedPickupDateEnabled'
  >;
  /** The local day in Auckland: `today(now)` from `@consign/domain/dates`. */
  readonly today: Day;
  readonly facts?: DateFacts | undefined;
  /** From `areDatesAgreed`. Agreed dates must be there and be dates; nothing else is checked again (DATE-11). */
  readonly isAgreed?: boolean | undefined;
}

/** Checks the requested pickup and delivery dates (DATE-01, DATE-02, DATE-06, DATE-07, DATE-11, CONS-42). */
export function checkRequestedDates(body: ConsignmentBody, context: DateContext): readonly Problem[] {
  need('checkRequestedDates', 'body', body, consignmentArgument);
  need('checkRequestedDates', 'context', context, dateContextArgument);
  return validateDates(body, context);
}

/** `checkRequestedDates` for arguments that are known to be whole. */
export function validateDates(body: ConsignmentBody, context: DateContext): readonly Problem[] {
  const { settings } = context;
  const pickup = settings.requestedPickupDateEnabled ? read(body.requestedPickupDateTimeUtc) : null;
  return joinProblems(
    checkPickup(pickup, context),
    checkDelivery(body, pickup === invalid ? null : pickup, context),
  );
}

/** The requested delivery day, from whichever of the two fields has it (CALL-94); null when blank or invalid. */
export function requestedDeliveryDay(body: ConsignmentBody): Day | null {
  return toLocalDay(trimmed(body[deliveryDatePath(body)]));
}

/** The sentence for a requested pickup date before today (DATE-01). */
export const pastDate = 'Past date';

const invalid = Symbol('invalid date');

function read(value: Text): Day | typeof invalid | null {
  return trimmed(value) === '' ? null : (toLocalDay(trimmed(value)) ?? invalid);
}

function checkPickup(
  pickup: Day | typeof invalid | null,
  { today, facts = {}, isAgreed = false }: DateContext,
): readonly Problem[] {
  const path = 'requestedPickupDateTimeUtc';
  if (pickup === null) return noProblems;
  if (pickup === invalid) return [{ id: 'DATE-01', path, message: 'Requested pickup date is invalid' }];
  if (isAgreed) return [];
  if (pickup < today) return [{ id: 'DATE-01', path, message: pastDate }];
  return facts.isPickupWorkingDay === false ? [{ id: 'DATE-01', path, message: 'Not a working date' }] : [];
}

function checkDelivery(body: ConsignmentBody, pickup: Day | null, context: DateContext): readonly Problem[] {
  const path = deliveryDatePath(body);
  const delivery = read(body[path]);
  if (delivery === null) return checkBlankDelivery(context, path);
  if (delivery === invalid) return [{ id: 'CONS-42', path, message: 'Requested delivery date is invalid' }];
  const { facts = {}, isAgreed = false } = context;
  if (isAgreed) return [];
  if (pickup !== null && delivery < pickup) {
    return [{ id: 'DATE-02', path, message: 'Earlier than the requested pickup date' }];
  }
  if (facts.isDeliveryWorkingDay === false) return [{ id: 'DATE-07', path, message: 'Not a working date' }];
  const { serviceDay } = facts;
  return serviceDay !== null && serviceDay !== undefined && delivery < serviceDay
    ? [{ id: 'DATE-02', path, message: 'Earlier than the service date' }]
    : [];
}

/** DATE-06: may be blank in Draft, and when leaving Draft if the tenant defaults to the service date; required once Ready. */
function checkBlankDelivery({ stage, settings }: DateContext, path: string): readonly Problem[] {
  if (stage === 'draft') return noProblems;
  if (stage === 'leaving-draft' && settings.canUseDefaultRequestedDeliveryDate) return [];
  return [{ id: 'DATE-06', path, message: 'Requested delivery date is required' }];
}

/** The name of the field that has the delivery date (CALL-94). */
export function deliveryDatePath(
  body: ConsignmentBody,
): 'requestedDeliveryDate' | 'requestedDeliveryDateTimeUtc' {
  return body.requestedDeliveryDateTimeUtc === undefined
    ? 'requestedDeliveryDate'
    : 'requestedDeliveryDateTimeUtc';
}
