/** At most two letters that stand for a name: the first of its first word and of its last. */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word = '') => String.fromCodePoint(word.codePointAt(0) ?? 63).toUpperCase()).join('');
}
