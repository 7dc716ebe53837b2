import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';

import classes from './ConfirmDialog.module.css';

interface Props {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** The confirming button throws something away. */
  readonly destructive?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly onConfirm: () => void;
  /** Escape, the close button and a click beside the dialog come here too. */
  readonly onCancel: () => void;
}

/** Asks before something that is not easily undone. */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirmLabel,
  cancelLabel,
  destructive = false,
  busy = false,
  onConfirm,
  onCancel,
}: Props): ReactNode {
  const small = useMediaQuery('(max-width: 39.99em)') ?? false;
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={title}
      classNames={{ title: classes.title ?? '' }}
      size="md"
      fullScreen={small}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={classes.text}>{children}</div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          {cancelLabel}
        </Button>
        <Button {...(destructive ? { color: 'red.9' } : {})} loading={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
