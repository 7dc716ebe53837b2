// The messages of Chrome, Firefox, Safari and Vite's loader, in this order.
const importFailure =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether the code of a page could not be loaded: offline, or a newer release has replaced it (ERR-15). */
export function isImportFailure(error: unknown): boolean {
  return error instanceof Error && importFailure.test(error.message);
}
