import { toastDone, toastFailed } from '@consign/ui';

/** Puts a text where Paste takes it from, and says so; `what` begins the sentence. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastDone(`${what} copied`);
  } catch {
    // Without a safe origin, or with the right refused.
    toastFailed(`${what} could not be copied`);
  }
}
