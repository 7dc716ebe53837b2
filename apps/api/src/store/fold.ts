const marks = /\p{Diacritic}/gu;

/** Small letters without macrons or accents: as words are searched for, and as they are kept to be found. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(marks, '').toLowerCase();
}

/** The national digits of a phone number, however it was typed: +64 and 0064 are the leading 0. */
export function phoneDigits(text: string): string {
  return text
    .replace(/[^\d+]/gu, '')
    .replace(/^(?:\+|00)640?/u, '0')
    .replace(/\D/gu, '');
}

/** A LIKE pattern for a part of a text; % and _ are plain characters in it. */
export function likePattern(part: string): string {
  return `%${part.replace(/[\\%_]/gu, String.raw`\$&`)}%`;
}
