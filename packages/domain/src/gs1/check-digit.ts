import { need, text } from '../argument.js';

/** The check digit of a GS1 number, from the digits before it (DOCS-09). */
export function checkDigit(digits: string): number {
  need('checkDigit', 'digits', digits, text);
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    sum += Number(digits.charAt(digits.length - 1 - index)) * (index % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10;
}
