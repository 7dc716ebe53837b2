export { MoneyField, type MoneyFieldProps } from './MoneyField.js';
export { findCents, formatMoney, toDollars } from './money-text.js';
