import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

import { ChunkLoadBoundary, ChunkLoadFailure, ChunkLoadError } from './ChunkLoadBoundary.js';

/** A component whose code loads on first render, or earlier with preload. */
export interface LazyComponent<P> {
  (props: P): ReactNode;
  /** Starts loading, for example when the pointer is on the button that opens it. */
  readonly preload: () => void;
}

/**
 * Creates a lazily loaded component. If loading fails, a bar offers to retry; the rest of the screen keeps its state
 * (ERR-13).
 *
 * @param load imports the module and returns its component.
 * @param fallback shown while loading.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): LazyComponent<P> {
  /** Once loaded, the component itself: `lazy` would show the fallback before it, and React keeps that for 300 ms. */
  let known: ComponentType<P> | null = null;
  const loadOnce = async (): Promise<ComponentType<P>> => {
    const loaded = await load();
    known = loaded;
    return loaded;
  };
  /** The shared component; a new lazy one after a failure. */
  const part = (): ComponentType<P> => {
    known ??= lazy(async () => {
      try {
        return { default: await loadOnce() };
      } catch (cause) {
        known = null;
        throw new ChunkLoadError(cause);
      }
    });
    return known;
  };
  const Shown = (props: P): ReactNode => {
    const [{ round, Part }, setAttempt] = useState(() => ({ round: 0, Part: part() }));
    const retry = () => setAttempt({ round: round + 1, Part: part() });
    return (
      <ChunkLoadBoundary key={round} failed={<ChunkLoadFailure hasRetried={round > 0} onRetry={retry} />}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </ChunkLoadBoundary>
    );
  };
  return Object.assign(Shown, {
    // A failed preload shows nothing; rendering shows the error.
    preload: () => void loadOnce().catch(() => undefined),
  });
}
