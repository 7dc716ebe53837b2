import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId, useRef, type ReactNode } from 'react';

import classes from './Attachments.module.css';
import { formatBytes } from './format-bytes.js';

interface Props {
  readonly file: File | null;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly focusOnMount: boolean;
  readonly onPick: (file: File) => void;
}

function beginHere(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** The chosen file, and the button to choose one. */
export function FilePicker({ file, error, disabled, focusOnMount, onPick }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className={classes.picker}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File"
        accept="application/pdf,image/jpeg,image/png"
        onChange={(event) => {
          const [picked] = event.currentTarget.files ?? [];
          // Allow choosing the same file again after it has been edited.
          event.currentTarget.value = '';
          if (picked !== undefined) onPick(picked);
        }}
      />
      <Button
        variant="default"
        disabled={disabled}
        {...(focusOnMount ? { ref: beginHere } : {})}
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        {file === null ? 'Choose file' : 'Choose another file'}
      </Button>
      <span className={classes.picked} id={id}>
        {file === null ? (
          <span className={classes.dimmed}>No file selected</span>
        ) : (
          <>
            <bdi className={classes.name}>{file.name}</bdi>{' '}
            <span className={classes.dimmed}>{formatBytes(file.size)}</span>
          </>
        )}
        {error !== undefined && (
          <span className={classes.error} role="alert">
            <IconAlertCircle size={14} aria-hidden /> {error}
          </span>
        )}
      </span>
    </div>
  );
}
