import { Button, Portal } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { clsx } from 'clsx';
import {
  Component,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
} from 'react';

import { reloadPage } from '../reload-page/reload-page.js';
import classes from './LazyComponent.module.css';
import { layout } from '../layout/layout.js';

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

/** A lazily loaded chunk failed to load. */
class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super("Part of this page couldn't be loaded", { cause });
  }
}

interface Props {
  /** Rendered instead of the component when its chunk fails to load. */
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

/** Catches only ChunkLoadError; render errors go on to the page's boundary. */
class ChunkLoadBoundary extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof ChunkLoadError) return this.props.failed;
    throw error;
  }
}

interface FailureProps {
  /** A retry failed too; the chunk may belong to an older release. */
  readonly hasRetried: boolean;
  readonly onRetry: () => void;
}

// Pressing the bar must not count as an outside click, which closes an open list or calendar.
const keepOpen = {
  onMouseDown: (event: SyntheticEvent) => event.stopPropagation(),
  onTouchStart: (event: SyntheticEvent) => event.stopPropagation(),
};

/** The bar shown after a failed load, above the page because the missing part may be a dialog (ERR-13). */
export function ChunkLoadFailure({ hasRetried, onRetry }: FailureProps): ReactNode {
  const [reloading, setReloading] = useState<'asking' | 'away' | null>(null);
  const reload = async (): Promise<void> => {
    setReloading('asking');
    if (!(await reloadPage())) setReloading('away');
  };
  return (
    <Portal>
      <div className={clsx(layout.notice, classes.bar)} data-row data-tone="error" role="alert">
        <IconCloudOff size={20} aria-hidden />
        <span className={layout.grows}>
          {texts[reloading === 'away' ? 'away' : hasRetried ? 'again' : 'first']}
        </span>
        <Button size="compact-md" variant="default" {...keepOpen} onClick={onRetry}>
          Try again
        </Button>
        {hasRetried && (
          <Button
            size="compact-md"
            variant="default"
            loading={reloading === 'asking'}
            {...keepOpen}
            onClick={() => void reload()}
          >
            Reload
          </Button>
        )}
      </div>
    </Portal>
  );
}

const texts = {
  first: "This part of the page couldn't be loaded. What you entered is still here.",
  again: "This part of the page still couldn't be loaded. Check your connection, then reload the page.",
  away: "The server can't be reached, so the page was not reloaded. What you entered is still here.",
};
