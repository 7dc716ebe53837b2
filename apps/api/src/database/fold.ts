import { normalisePhone } from '@consign/domain/rules';

const marks = /\p{M}/gu;

/** Small letters without macrons or accents: as words are searched for, and as they are kept to be found. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(marks, '').toLowerCase();
}

/** The folded words of what was typed. */
export function splitWords(typed: string): string[] {
  return fold(typed)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** The national digits of a phone number, however it was typed: +64 and 0064 are the leading 0 (PART-04). */
export function phoneDigits(text: string): string {
  return normalisePhone(text.replace(/[^\d+]/gu, '')).replace(/\D/gu, '');
}

/** A LIKE pattern for a part of a text; % and _ are plain characters in it. */
export function likePattern(part: string): string {
  return `%${likeStart(part)}`;
}

/** A LIKE pattern for how a text begins. */
export function likeStart(start: string): string {
  return `${start.replace(/[\\%_]/gu, String.raw`\$&`)}%`;
}
