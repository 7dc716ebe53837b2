import {
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';

import { LoadBoundary, PartNotLoaded, PartNotLoadedError } from './LoadBoundary.js';

/** A component whose code is fetched when it is first drawn, or a little before. */
export interface LazyPart<P> {
  (props: P): ReactNode;
  /** It is likely to be drawn soon: the pointer is on what opens it. */
  readonly fetchSoon: () => void;
}

/**
 * Code that comes when it is asked for. Where it cannot be had, a bar says so and offers to try again; the rest of the
 * screen stays, with all that was typed (ERR-13).
 *
 * @param load imports the module and answers its component.
 * @param meanwhile what stands in its place until then.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = null,
): LazyPart<P> {
  let known: LazyExoticComponent<ComponentType<P>> | null = null;
  /** The one that others have fetched or are fetching; a fresh one where that failed. */
  const part = (): LazyExoticComponent<ComponentType<P>> => {
    known ??= lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        known = null;
        throw new PartNotLoadedError(cause);
      }
    });
    return known;
  };
  const Shown = (props: P): ReactNode => {
    const [{ round, Part }, setAttempt] = useState(() => ({ round: 0, Part: part() }));
    const retry = () => setAttempt({ round: round + 1, Part: part() });
    return (
      <LoadBoundary key={round} failed={<PartNotLoaded isAgain={round > 0} onRetry={retry} />}>
        <Suspense fallback={meanwhile}>
          <Part {...props} />
        </Suspense>
      </LoadBoundary>
    );
  };
  return Object.assign(Shown, {
    // One that fails is told when it is drawn, not while it is only likely.
    fetchSoon: () => void load().catch(() => undefined),
  });
}
