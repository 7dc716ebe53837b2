import { toastSuccess, toastError } from '@consign/ui';

/** Puts a text where Paste takes it from, and says so; `what` begins the sentence. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(`${what} copied`);
  } catch {
    // Without a safe origin, or with the right refused.
    toastError(`${what} could not be copied`);
  }
}
