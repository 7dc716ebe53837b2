/** After this long the server counts as away. */
const PAGE_TIMEOUT_MS = 10_000;

/**
 * Loads the page again, unless its server can't be reached: the browser would show an error of its own, and what is on
 * the page would be lost (ERR-13, ERR-15). Returns whether it is loaded again.
 */
export async function reloadPage(): Promise<boolean> {
  const isThere = await isPageThere();
  if (isThere) window.location.reload();
  return isThere;
}

async function isPageThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PAGE_TIMEOUT_MS);
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}
