import { Modal } from '@mantine/core';
import { useMediaQuery, useMounted, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import classes from './Dialog.module.css';

export interface DialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Escape and the close button come here. */
  readonly onClose: () => void;
  /** 440, 620 or 780 px wide; the whole screen below 640 px. */
  readonly size?: 'md' | 'lg' | 'xl' | undefined;
  /** A click beside it closes it too: not where that could lose what was typed. */
  readonly closeOnOutsideClick?: boolean | undefined;
  /** Before the title. */
  readonly icon?: ReactNode;
}

/** The frame of every dialog. What opens inside it, such as a list or a calendar, has Escape first. */
export function Dialog({
  opened,
  title,
  children,
  onClose,
  size = 'md',
  closeOnOutsideClick = true,
  icon,
}: DialogProps): ReactNode {
  const small = useMediaQuery('(max-width: 39.99em)') ?? false;
  const body = useRef<HTMLDivElement>(null);
  useRestoreFocus();
  // One that comes opened, because it was loaded for that, opens from closed: only then does focus find its way back.
  const isMounted = useMounted();
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
      opened={opened && isMounted}
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
      size={size}
      fullScreen={small}
      closeOnEscape={false}
      closeOnClickOutside={closeOnOutsideClick}
      closeButtonProps={{ 'aria-label': 'Close' }}
      // It is a <header>, and the page's banner is the top bar.
      attributes={{ header: { role: 'presentation' } }}
    >
      <div ref={body} className={classes.inner}>
        {children}
      </div>
    </Modal>
  );
}

/** One that is taken away while it is open leaves the focus nowhere: it goes back to where it was. */
function useRestoreFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
}

/** Whether the key belongs to a list that is open at the target, or to another dialog around it. */
function isEscapeHandledElsewhere(target: EventTarget | null, body: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.getAttribute('data-mantine-stop-propagation') === 'true') return true;
  const around = target.closest('[role="dialog"]');
  return around !== null && !around.contains(body);
}

interface ActionsProps {
  /** Above the buttons and in sight with them. */
  readonly message?: ReactNode;
  readonly children: ReactNode;
}

/** The buttons of a dialog, the primary one last; they stay in sight however long it is. */
export function DialogActions({ message, children }: ActionsProps): ReactNode {
  return (
    <div className={classes.foot}>
      {message}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
