import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';

/** Id of every page's main content. */
export const mainId = 'main';

/** After navigation, announces the page title and moves focus to the content, unless the page has set focus itself. */
export function RouteAnnouncer(): ReactNode {
  const router = useRouter();
  const [announcement, setAnnouncement] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The browser announces the first page.
        if (fromLocation === undefined || !pathChanged) return;
        setAnnouncement(document.querySelector('h1')?.textContent ?? '');
        const main = document.getElementById(mainId);
        if (main === null || main.contains(document.activeElement)) return;
        main.focus({ preventScroll: true });
      }),
    [router],
  );
  return <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>;
}

interface Props {
  readonly title: string;
  readonly tenantName: string;
}

/** Sets the browser tab's title (ROUTE-16). */
export function DocumentTitle({ title, tenantName }: Props): ReactNode {
  useEffect(() => {
    document.title = `${title} · ${tenantName}`;
  }, [title, tenantName]);
  return null;
}
