import type { SignedIn } from '@consign/session';

interface Edges {
  /** Null when nobody is signed in on this page any more. */
  session(): Pick<SignedIn, 'renewAccessToken'> | null;
  reload(): void;
  /** The session could not be checked. */
  onCheckFailed(): void;
}

function isPersisted(event: Event): boolean {
  return 'persisted' in event && event.persisted === true;
}

/** A page kept for the back button is covered, and shows again only when its session is still good (AUTH-09). */
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
