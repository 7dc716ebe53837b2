import { need, text } from '../argument.js';
import { toLinear } from './oklch.js';

function luminance(hex: string): number {
  const [red, green, blue] = toLinear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG 2 contrast ratio of two '#rrggbb' colours: 1 to 21. */
export function contrast(one: string, other: string): number {
  need('contrast', 'one', one, text);
  need('contrast', 'other', other, text);
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
