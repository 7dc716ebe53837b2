const turning = /[\p{Bidi_Control}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]/u;

/**
 * A user's text for the middle of a sentence that is plain text, as a toast or an option: its direction ends with it
 * (PLAT-26). Texts that are left to right and have no controls stay as they are. Elements use `<bdi>`.
 */
export function isolate(text: string): string {
  // A control of its own could end the isolation early.
  return turning.test(text) ? `\u2068${text.replaceAll(/\p{Bidi_Control}/gu, '')}\u2069` : text;
}
