import { findSteps } from '../freight/decimal.js';
import { isBlank } from '../freight/units.js';
import { joinPath, type Problem } from '../problem.js';
import type { DangerousGoodsBody } from './bodies.js';
import { trimmed, type Text } from './text.js';

export const quantityUnits = ['L', 'kg'] as const;

export type QuantityUnit = (typeof quantityUnits)[number];

/** What a dangerous goods declaration says beyond the classification (DGDC-01, DGDC-02); each may be missing. */
export interface DeclarationDetails {
  /** The total of the freight item, in `quantityUnit`, with at most 3 decimals. */
  readonly quantity?: number | null;
  readonly quantityUnit?: QuantityUnit | null;
  /** Whole °C. */
  readonly flashPoint?: number | null;
  readonly marinePollutant?: boolean;
  readonly limitedQuantity?: boolean;
}

export const declarationFields = [
  'quantity',
  'quantityUnit',
  'flashPoint',
  'marinePollutant',
  'limitedQuantity',
] as const satisfies readonly (keyof DeclarationDetails)[];

const DECIMALS = 3;
const STEPS = 10 ** DECIMALS;
const MAX_QUANTITY = 40_000;
const flashPoints = { min: -100, max: 300 } as const;

/** The problems of a declaration's details: a quantity needs its unit, and a unit its quantity. */
export function checkDeclaration(goods: DangerousGoodsBody, path: string): Problem[] {
  const problems: Problem[] = [];
  const refuse = (id: Problem['id'], field: string, message: string): void => {
    problems.push({ id, path: joinPath(path, field), message });
  };
  const hasUnit = trimmed(goods.quantityUnit) !== '';
  if (isBlank(goods.quantity)) {
    if (hasUnit) refuse('DGDC-01', 'quantity', 'Enter the quantity of the dangerous goods');
  } else {
    const quantity = readQuantity(goods.quantity);
    if (quantity === null || quantity <= 0 || quantity > MAX_QUANTITY)
      refuse('DGDC-01', 'quantity', 'Quantity must be more than 0 and at most 40,000');
    if (!hasUnit) refuse('DGDC-01', 'quantityUnit', 'Choose L or kg');
  }
  if (hasUnit && findQuantityUnit(goods.quantityUnit) === null)
    refuse('DGDC-01', 'quantityUnit', 'Unit must be L or kg');
  if (!isBlank(goods.flashPoint)) {
    const degrees = readDegrees(goods.flashPoint);
    if (degrees === null || degrees < flashPoints.min || degrees > flashPoints.max)
      refuse('DGDC-02', 'flashPoint', 'Enter whole °C from -100 to 300');
  }
  return problems;
}

/** The details of checked goods. One that is missing stays missing, and an empty one becomes null. */
export function toDeclarationDetails(goods: DangerousGoodsBody): DeclarationDetails {
  const { quantity, quantityUnit, flashPoint, marinePollutant, limitedQuantity } = goods;
  return {
    ...(quantity === undefined ? {} : { quantity: isBlank(quantity) ? null : readQuantity(quantity) }),
    ...(quantityUnit === undefined ? {} : { quantityUnit: findQuantityUnit(quantityUnit) }),
    ...(flashPoint === undefined ? {} : { flashPoint: isBlank(flashPoint) ? null : readDegrees(flashPoint) }),
    ...(marinePollutant === undefined ? {} : { marinePollutant }),
    ...(limitedQuantity === undefined ? {} : { limitedQuantity }),
  };
}

/** Whether the details that the body has are the stored ones (CONS-56). */
export function hasSameDetails(stored: DangerousGoodsBody, body: DangerousGoodsBody): boolean {
  const [before, after] = [toDeclarationDetails(stored), toDeclarationDetails(body)];
  return declarationFields.every(
    (field) => after[field] === undefined || orNone(after[field]) === orNone(before[field]),
  );
}

/** False is as good as missing. */
function orNone<T>(value: T): T | null {
  return value === undefined || value === false ? null : value;
}

/** The details that goods lack, from stored goods of the same UN number (DGDC-03). */
export function keptDetails(goods: DeclarationDetails, stored: DeclarationDetails): DeclarationDetails {
  return Object.fromEntries(
    declarationFields.flatMap((field) => {
      const value = goods[field] === undefined ? stored[field] : goods[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** `L` or `kg` in a text, in any case; null for any other text. */
export function findQuantityUnit(text: Text): QuantityUnit | null {
  const unit = trimmed(text).toLowerCase();
  return quantityUnits.find((each) => each.toLowerCase() === unit) ?? null;
}

function readQuantity(entry: string | number): number | null {
  const steps = findSteps(entry, DECIMALS, 'half-up');
  return steps === null ? null : steps / STEPS;
}

function readDegrees(entry: string | number): number | null {
  const steps = findSteps(entry, 0, 'down');
  return steps === findSteps(entry, 0, 'up') ? steps : null;
}
