import { Button, Portal } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { Component, type ReactNode, type SyntheticEvent } from 'react';

import classes from './LazyComponent.module.css';

/** The code of a part of the screen could not be fetched. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super("Part of this page couldn't be loaded", { cause });
  }
}

interface Props {
  /** What stands in the place of what could not be fetched. */
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

/** Catches code that could not be fetched, and nothing else: what breaks while it is drawn goes on to the page. */
export class ChunkLoadBoundary extends Component<Props, { readonly error: unknown }> {
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

interface NotLoadedProps {
  /** It was tried again already: the address may be one of an older version. */
  readonly isAgain: boolean;
  readonly onRetry: () => void;
}

// A list or calendar that waits for it closes with a press beside it, and this is no such press.
const keepOpen = {
  onMouseDown: (event: SyntheticEvent) => event.stopPropagation(),
  onTouchStart: (event: SyntheticEvent) => event.stopPropagation(),
};

/** Stands above the page, since what is missing may have been a dialog (ERR-13). */
export function ChunkLoadFailure({ isAgain, onRetry }: NotLoadedProps): ReactNode {
  return (
    <Portal>
      <div className={classes.bar} role="alert">
        <IconCloudOff size={20} aria-hidden />
        <span className={classes.text}>
          {isAgain
            ? "This part of the page still couldn't be loaded. Check your connection, then reload the page."
            : "This part of the page couldn't be loaded. What you entered is still here."}
        </span>
        <Button size="compact-md" variant="default" {...keepOpen} onClick={onRetry}>
          Try again
        </Button>
        {isAgain && (
          <Button size="compact-md" variant="default" onClick={() => window.location.reload()}>
            Reload
          </Button>
        )}
      </div>
    </Portal>
  );
}
