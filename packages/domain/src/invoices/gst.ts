import { divide } from '../freight/index.js';
import { type Cents, GST_PERCENT, calculateGst } from '../pricing/index.js';

/** An amount with its GST. */
export function addGst(amount: Cents): Cents {
  return amount < 0 ? -addGst(-amount) : amount + calculateGst(amount);
}

/** An amount without the GST that it includes, rounded half up. */
function removeGst(amount: Cents): Cents {
  if (amount < 0) return -removeGst(-amount);
  return divide(amount * 100, 100 + GST_PERCENT, 'half-up');
}

/** An amount of an invoice with or without GST, for another invoice (INVC-07). */
export function changeBasis(amount: Cents, fromIncluded: boolean, toIncluded: boolean): Cents {
  if (fromIncluded === toIncluded) return amount;
  return toIncluded ? addGst(amount) : removeGst(amount);
}
