import { Modal, getDefaultZIndex } from '@mantine/core';
import { useMounted, useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';

import { below640, useMedia } from '../media/use-media.js';
import { useScrollLock } from '../scroll-lock/use-scroll-lock.js';
import classes from './Dialog.module.css';

export interface DialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Called by Escape, the close button and, unless disabled, a click outside. */
  readonly onClose: () => void;
  /** 440, 620 or 780 px wide, or as wide as a table needs; full screen below 640 px. */
  readonly size?: 'md' | 'lg' | 'xl' | 'wide' | undefined;
  /** Set false where a click outside could lose typed text. */
  readonly closeOnOutsideClick?: boolean | undefined;
  /** Before the title. */
  readonly icon?: ReactNode;
  /** For what can come while another dialog, the navigation or a calendar is open, and stands over them. */
  readonly isOnTop?: boolean | undefined;
}

/** The frame of every dialog. An open list or calendar inside it handles Escape first. */
export function Dialog({
  opened,
  title,
  children,
  onClose,
  size = 'md',
  closeOnOutsideClick = true,
  icon,
  isOnTop = false,
}: DialogProps): ReactNode {
  const small = useMedia(below640);
  const body = useRef<HTMLDivElement>(null);
  const bodyRef = useCallback((element: HTMLDivElement) => {
    body.current = element;
    return keepFocus(element);
  }, []);
  useRestoreFocus();
  // A lazily loaded dialog mounts already opened. Open it after mounting, or Mantine won't restore the focus.
  const isMounted = useMounted();
  const isOpen = opened && isMounted;
  useScrollLock(isOpen);
  useWindowEvent(
    'keydown',
    (event) => {
      if (!opened || event.key !== 'Escape' || event.isComposing) return;
      if (isEscapeHandledElsewhere(event.target, body.current)) return;
      onClose();
    },
    { capture: true },
  );
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={
        <>
          {icon}
          <span>{title}</span>
        </>
      }
      classNames={{
        inner: classes.screen ?? '',
        header: classes.header ?? '',
        content: classes.content ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
      size={size === 'wide' ? 'min(1400px, 94vw)' : size}
      fullScreen={small}
      closeOnEscape={false}
      lockScroll={false}
      zIndex={isOnTop ? getDefaultZIndex('popover') + 1 : getDefaultZIndex('modal')}
      closeOnClickOutside={closeOnOutsideClick}
      closeButtonProps={{ 'aria-label': 'Close' }}
      // Mantine renders a <header>; only the top bar is the page's banner.
      attributes={{ header: { role: 'presentation' } }}
    >
      <div ref={bodyRef} className={classes.inner}>
        {children}
      </div>
    </Modal>
  );
}

/** Restores the focus when an open dialog unmounts, which Mantine doesn't do. */
function useRestoreFocus(): void {
  useEffect(() => {
    let before = document.activeElement;
    // A button that was busy has the focus again only after this effect (CONS-145).
    if (before === document.body)
      queueMicrotask(() => {
        before = document.activeElement;
      });
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
}

const controls = ':is(a[href], button, input, select, textarea):not(:disabled)';

/**
 * Moves the focus to the nearest control that remains, when the focused one goes (CONS-170). Returns a function that stops
 * watching.
 */
function keepFocus(body: HTMLElement): () => void {
  /** The focused control and what it stands in, up to the dialog's body. */
  let path: Element[] = [];
  const remember = ({ target }: FocusEvent): void => {
    path = [];
    for (let each = target; each instanceof Element; each = each.parentElement) {
      path.push(each);
      if (each === body) return;
    }
  };
  const observer = new MutationObserver(() => {
    if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
    for (const each of path) {
      const next = each.isConnected ? each.querySelector<HTMLElement>(controls) : null;
      if (next !== null) return next.focus();
    }
  });
  body.addEventListener('focusin', remember);
  observer.observe(body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    body.removeEventListener('focusin', remember);
  };
}

/** Whether Escape belongs to a list open at the target, or to another dialog around it. */
function isEscapeHandledElsewhere(target: EventTarget | null, body: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.getAttribute('data-mantine-stop-propagation') === 'true') return true;
  const around = target.closest('[role="dialog"]');
  return around !== null && !around.contains(body);
}

interface ActionsProps {
  /** Shown above the buttons, sticky with them. */
  readonly message?: ReactNode;
  readonly children: ReactNode;
}

/** The buttons of a dialog, primary last; sticky at the bottom. */
export function DialogActions({ message, children }: ActionsProps): ReactNode {
  return (
    <div className={classes.foot}>
      {message}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
