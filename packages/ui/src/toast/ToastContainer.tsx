import { useNotifications } from '@mantine/notifications';
import { useEffect, useState, type ReactNode } from 'react';

import { lazyComponent } from '../LazyComponent/lazy-component.js';

const load = async () => (await import('./Toasts.js')).Toasts;
const Toasts = lazyComponent(load);
const loadAfterMs = 5000;
const inputs = ['pointerdown', 'keydown'] as const;

/**
 * Loads the toasts' code on the first input, so that it doesn't delay the first screen; without input after 5 seconds,
 * or with the first toast. That toast waits for the code, and its 4 seconds (PLAT-14) start when it appears.
 */
export function ToastContainer(): ReactNode {
  const isFirstShown = useNotifications().notifications.length > 0;
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    // A failure shows nothing: the first toast tries again.
    const ready = () =>
      load().then(
        () => stop.signal.aborted || setLoaded(true),
        () => undefined,
      );
    const timer = setTimeout(ready, isFirstShown ? 0 : loadAfterMs);
    for (const input of inputs) {
      window.addEventListener(input, ready, { once: true, passive: true, signal: stop.signal });
    }
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isFirstShown]);
  return isLoaded || isFirstShown ? <Toasts /> : null;
}
