import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { Dialog, DialogActions } from '../Dialog/Dialog.js';
import classes from '../Dialog/Dialog.module.css';
import { typography } from '../typography/typography.js';

interface Props {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Colours the confirm button red: it discards something. */
  readonly destructive?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** A remedy, offered as the primary action in place of confirming. */
  readonly offer?: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly onConfirm: () => void;
  /** Also called by Escape, the close button and a click outside. */
  readonly onCancel: () => void;
}

/** Asks for confirmation before something hard to undo. Cancelling has no other effect (ERR-09). */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirmLabel,
  cancelLabel,
  destructive = false,
  busy = false,
  offer,
  onConfirm,
  onCancel,
}: Props): ReactNode {
  return (
    <Dialog
      opened={opened}
      onClose={onCancel}
      title={title}
      isOnTop
      icon={<IconAlertTriangle className={typography.warning} size={20} aria-hidden />}
    >
      <div className={classes.text}>{children}</div>
      <DialogActions>
        <Button variant="default" onClick={onCancel} data-autofocus>
          {cancelLabel}
        </Button>
        <Button
          {...(destructive ? { color: 'red.9' } : {})}
          variant={offer === undefined ? 'filled' : 'default'}
          loading={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
        {offer !== undefined && (
          <Button disabled={busy} onClick={offer.onClick}>
            {offer.label}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
