import type { SignedIn } from '@consign/session';

interface Edges {
  /** Null after a sign-out. */
  session(): Pick<SignedIn, 'renewAccessToken'> | null;
  reload(): void;
  /** Called if the session could not be checked. */
  onCheckFailed(): void;
}

function isPersisted(event: Event): boolean {
  return 'persisted' in event && event.persisted === true;
}

/** Covers a page in the back-forward cache, and uncovers it only if its session is still valid (AUTH-09). */
export function coverCachedPage(
  window: EventTarget,
  root: HTMLElement,
  { session, reload, onCheckFailed }: Edges,
): void {
  window.addEventListener('pagehide', (event) => {
    if (isPersisted(event)) root.dataset['checking'] = '';
  });
  window.addEventListener('pageshow', (event) => {
    if (!isPersisted(event)) return;
    const current = session();
    if (current === null) {
      reload();
      return;
    }
    current.renewAccessToken().then(() => delete root.dataset['checking'], onCheckFailed);
  });
}
