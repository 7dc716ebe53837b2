import { Box } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/**
 * Keeps the focus out of the body: when the focused element is removed or disabled, by its own click for example, the
 * innermost named section around it that is left takes the focus. A screen that chooses a better place keeps it.
 */
export function KeepFocus({ children }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    let last: HTMLElement | null = null;
    let places: readonly HTMLElement[] = [];
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      places = listPlaces(target, element);
    };
    const onPointerDown = ({ target }: PointerEvent): void => {
      // A click beside every field leaves the focus nowhere, as the user wants it.
      if (target instanceof Element && last !== null && !last.contains(target)) last = null;
    };
    const restore = (): void => {
      if (last === null || !isFocusLost()) return;
      if (last.isConnected && !last.matches(':disabled')) return;
      const place = places.find(({ isConnected }) => isConnected);
      if (place === undefined) return;
      if (place.tabIndex < 0) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(restore);
    });
    element.addEventListener('focusin', onFocusIn);
    document.addEventListener('pointerdown', onPointerDown);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      element.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, []);
  return (
    <Box ref={root} display="contents">
      {children}
    </Box>
  );
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}

const places = 'section, nav, fieldset, form, ul, [role="region"], [role="group"], [role="dialog"]';

/** The named places around an element, the innermost first. */
function listPlaces(element: Element, root: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element.parentElement; at !== null && root.contains(at); at = at.parentElement) {
    const isNamed = at.hasAttribute('aria-label') || at.hasAttribute('aria-labelledby');
    if (isNamed && at.matches(places)) found.push(at);
  }
  return found;
}
