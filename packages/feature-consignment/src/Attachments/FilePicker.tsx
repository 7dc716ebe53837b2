import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAlertCircle, IconCamera } from '@tabler/icons-react';
import { useId, useRef, type ReactNode } from 'react';

import classes from './Attachments.module.css';
import { formatBytes } from './format-bytes.js';

interface Props {
  readonly file: File | null;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly focusOnMount: boolean;
  readonly onPick: (file: File) => void;
  /** A photograph that was taken with the camera. */
  readonly onPhoto: (file: File) => void;
}

function beginHere(button: HTMLButtonElement | null): void {
  button?.focus();
}

function take(input: HTMLInputElement, onTaken: (file: File) => void): void {
  const [taken] = input.files ?? [];
  // Allow choosing the same file again after it has been edited.
  input.value = '';
  if (taken !== undefined) onTaken(taken);
}

/** The chosen file, and the button to choose one; where a finger is used, also the camera (CONS-98). */
export function FilePicker({ file, error, disabled, focusOnMount, onPick, onPhoto }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hasCamera =
    useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false }) ?? false;
  const id = useId();
  return (
    <div className={classes.picker}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File"
        accept="application/pdf,image/jpeg,image/png"
        onChange={(event) => take(event.currentTarget, onPick)}
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
      {hasCamera && (
        <>
          <input
            ref={camera}
            type="file"
            hidden
            aria-label="Photo"
            accept="image/jpeg"
            capture="environment"
            onChange={(event) => take(event.currentTarget, onPhoto)}
          />
          <Button
            variant="default"
            disabled={disabled}
            leftSection={<IconCamera size={18} aria-hidden />}
            onClick={() => camera.current?.click()}
          >
            Take photo
          </Button>
        </>
      )}
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
