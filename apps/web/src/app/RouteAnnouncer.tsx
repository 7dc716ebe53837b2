import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';

/** The id that the content of every page has. */
export const mainId = 'main';

/** Another page says its title, and the keyboard goes on from its content; a page that has put the focus keeps it. */
export function RouteAnnouncer(): ReactNode {
  const router = useRouter();
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The first page is announced by the browser.
        if (fromLocation === undefined || !pathChanged) return;
        setSaid(document.querySelector('h1')?.textContent ?? '');
        const main = document.getElementById(mainId);
        if (main === null || main.contains(document.activeElement)) return;
        main.focus({ preventScroll: true });
      }),
    [router],
  );
  return <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>;
}
