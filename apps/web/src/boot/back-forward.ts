import type { SignedIn } from '@consign/session';

interface Edges {
  /** Null when nobody is signed in on this page any more. */
  session(): Pick<SignedIn, 'renewAccessToken'> | null;
  reload(): void;
  /** The session could not be checked. */
  onUnknown(): void;
}

function isKept(event: Event): boolean {
  return 'persisted' in event && event.persisted === true;
}

/** A page kept for the back button is covered, and shows again only when its session is still good (AUTH-09). */
export function coverKeptPage(
  window: EventTarget,
  root: HTMLElement,
  { session, reload, onUnknown }: Edges,
): void {
  window.addEventListener('pagehide', (event) => {
    if (isKept(event)) root.dataset['checking'] = '';
  });
  window.addEventListener('pageshow', (event) => {
    if (!isKept(event)) return;
    const kept = session();
    if (kept === null) {
      reload();
      return;
    }
    kept.renewAccessToken().then(() => delete root.dataset['checking'], onUnknown);
  });
}
