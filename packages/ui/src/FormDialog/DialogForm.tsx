import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { DialogActions } from '../Dialog/Dialog.js';
import classes from './FormDialog.module.css';
import { layout } from '../layout/layout.js';

export interface DialogFormProps {
  readonly children: ReactNode;
  /** Also called by Enter in a field; never while busy. */
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly busy?: boolean | undefined;
  /** Why saving failed, shown above the buttons. */
  readonly error?: string | null | undefined;
  readonly saveLabel?: string | undefined;
  readonly cancelLabel?: string | undefined;
  /** Hides Save when there is nothing to save. */
  readonly isSaveHidden?: boolean | undefined;
}

/** The content of a FormDialog, for a form with state that should reset whenever its `Dialog` opens. */
export function DialogForm({
  children,
  onSave,
  onCancel,
  busy = false,
  error,
  saveLabel = 'Save',
  cancelLabel = 'Cancel',
  isSaveHidden = false,
}: DialogFormProps): ReactNode {
  const failed = error !== null && error !== undefined && error !== '';
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React events bubble through portals, to the form that opened the dialog.
        event.stopPropagation();
        if (!busy && !isSaveHidden) onSave();
      }}
    >
      <div className={layout.column} ref={autofocusFirstField}>
        {children}
      </div>
      <DialogActions
        message={
          failed && (
            <div
              className={clsx(layout.notice, layout.withIcon, classes.error)}
              data-tone="error"
              role="alert"
            >
              <IconAlertCircle size={18} aria-hidden />
              <span className={classes.message}>{error}</span>
            </div>
          )
        }
      >
        <Button variant="default" onClick={onCancel}>
          {cancelLabel}
        </Button>
        {!isSaveHidden && (
          <Button type="submit" loading={busy}>
            {saveLabel}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

/** Marks the first field for autofocus; otherwise the dialog focuses its close button. */
function autofocusFirstField(fields: HTMLElement | null): void {
  if (fields === null || fields.querySelector('[data-autofocus]')) return;
  fields.querySelector(':is(input, textarea):not([readonly], :disabled)')?.setAttribute('data-autofocus', '');
}
