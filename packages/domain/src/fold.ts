const apostrophes = /[‘’ʻʼ]/gu;

/**
 * Folds a text for storing and searching alike: lower case, without macrons, accents and what shows nothing, and with the
 * plain apostrophe, for which phones type a curved one (LIST-89).
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(apostrophes, "'")
    .toLowerCase();
}
