import { toastSuccess, toastError } from '@consign/ui';

/** Copies a text to the clipboard and shows a toast that starts with `what`. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(`${what} copied`);
  } catch {
    // Insecure origin, or permission denied.
    toastError(`${what} could not be copied`);
  }
}
