/** Without an answer for this long, the server counts as away. */
const PAGE_TIMEOUT_MS = 10_000;

/**
 * Reloads the page, unless its server can't be reached: the browser would show its own error, and the page's content
 * would be lost (ERR-13, ERR-15). Returns whether the page reloads.
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
