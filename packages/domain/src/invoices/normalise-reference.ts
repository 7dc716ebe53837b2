/** A reference for comparing: upper case, without spaces and punctuation (INVC-03): 'tas 000-1234' is 'TAS0001234'. */
export function normaliseReference(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
