import {
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';

import { ChunkLoadBoundary, ChunkLoadFailure, ChunkLoadError } from './ChunkLoadBoundary.js';

/** A component whose code is fetched when it is first drawn, or a little before. */
export interface LazyComponent<P> {
  (props: P): ReactNode;
  /** It is likely to be drawn soon: the pointer is on what opens it. */
  readonly preload: () => void;
}

/**
 * Code that comes when it is asked for. Where it cannot be had, a bar says so and offers to try again; the rest of the
 * screen stays, with all that was typed (ERR-13).
 *
 * @param load imports the module and answers its component.
 * @param meanwhile what stands in its place until then.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = null,
): LazyComponent<P> {
  let known: LazyExoticComponent<ComponentType<P>> | null = null;
  /** The one that others have fetched or are fetching; a fresh one where that failed. */
  const part = (): LazyExoticComponent<ComponentType<P>> => {
    known ??= lazy(async () => {
      try {
        return { default: await load() };
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
      <ChunkLoadBoundary key={round} failed={<ChunkLoadFailure isAgain={round > 0} onRetry={retry} />}>
        <Suspense fallback={meanwhile}>
          <Part {...props} />
        </Suspense>
      </ChunkLoadBoundary>
    );
  };
  return Object.assign(Shown, {
    // One that fails is told when it is drawn, not while it is only likely.
    preload: () => void load().catch(() => undefined),
  });
}
