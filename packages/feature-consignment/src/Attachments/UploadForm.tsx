import { fileTypes } from '@consign/domain/files';
import { fileQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import {
  DisabledReasonButton,
  FieldRow,
  layout,
  SelectField,
  TextField,
  typography,
  useMedia,
} from '@consign/ui';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconCamera } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, type ReactNode } from 'react';

import classes from './Attachments.module.css';
import { formatBytes } from './format-bytes.js';
import { useUpload } from './use-upload.js';

interface Props {
  readonly reference: string;
  /** The dropped file; null if it is still to be chosen. */
  readonly file: File | null;
  readonly takesFocus: boolean;
  /** Why nothing can be attached, for example because the consignment is cancelled (FILE-04). */
  readonly disabledReason: string | null;
  /** Further files were chosen together with the first. */
  readonly onMore: (files: readonly File[]) => void;
  /** The upload succeeded or was cancelled. */
  readonly onEnd: () => void;
}

/** The form of one upload: file, type and notes (FILE-01). */
export function UploadForm(props: Props): ReactNode {
  const { reference, file, takesFocus, disabledReason, onMore, onEnd } = props;
  const id = useId();
  // Fall back to the domain's file types if they cannot be loaded.
  const { data: types = fileTypes } = useQuery(fileQueries(useClient()).types());
  const { draft, change, errors, failure, progress, send, stop } = useUpload(reference, file, onEnd);
  const isFixed = progress !== null || disabledReason !== null;
  return (
    <form
      className={`${layout.column} ${classes.form}`}
      aria-label="New file"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (disabledReason === null) void send();
      }}
    >
      <FilePicker
        file={draft.file}
        error={errors.fileData}
        disabled={isFixed}
        focusOnMount={takesFocus && file === null}
        onPick={(picked, more) => {
          change({ file: picked });
          onMore(more);
        }}
        onPhoto={(taken) => change({ file: taken, fileTypeCode: draft.fileTypeCode ?? 'PHOTO' })}
      />
      <FieldRow shares={[1, 2]}>
        <SelectField
          id={`${id}-type`}
          label="File type"
          focusOnMount={takesFocus && file !== null}
          options={types.map(({ code, name }) => ({ value: code, label: name }))}
          value={draft.fileTypeCode}
          error={errors['metadata/fileTypeCode']}
          disabled={isFixed}
          onChange={(fileTypeCode) => change({ fileTypeCode })}
        />
        <TextField
          id={`${id}-notes`}
          label="Notes"
          value={draft.notes}
          error={errors['metadata/notes']}
          disabled={isFixed}
          onChange={(notes) => change({ notes })}
        />
      </FieldRow>
      <div className={layout.buttons} data-end>
        {failure !== null && (
          <p className={typography.error} role="alert">
            {failure}
          </p>
        )}
        {progress === null ? (
          <>
            <Button variant="default" onClick={onEnd}>
              Cancel
            </Button>
            <DisabledReasonButton type="submit" variant="light" reason={disabledReason}>
              {failure?.startsWith('File upload failed') === true ? 'Retry' : 'Upload'}
            </DisabledReasonButton>
          </>
        ) : (
          <UploadProgress name={draft.file?.name ?? ''} share={progress} onStop={stop} />
        )}
      </div>
    </form>
  );
}

interface ProgressProps {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly onStop: () => void;
}

/** The progress of an upload, and a button to stop it. */
function UploadProgress({ name, share, onStop }: ProgressProps): ReactNode {
  const percent = Math.floor(share * 100);
  return (
    <div className={`${layout.row} ${classes.progress}`}>
      <progress value={percent} max={100} aria-label={`Uploading ${name}`} />
      <span className={typography.hint}>{percent === 100 ? 'Saving…' : `${percent} %`}</span>
      <Button variant="default" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}

interface FilePickerProps {
  readonly file: File | null;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly focusOnMount: boolean;
  readonly onPick: (file: File, more: readonly File[]) => void;
  /** A photograph that was taken with the camera. */
  readonly onPhoto: (file: File) => void;
}

function beginHere(button: HTMLButtonElement | null): void {
  button?.focus();
}

function take(input: HTMLInputElement, onTaken: FilePickerProps['onPick']): void {
  const [taken, ...more] = input.files ?? [];
  // Allow choosing the same file again after it has been edited.
  input.value = '';
  if (taken !== undefined) onTaken(taken, more);
}

/** The chosen file, and the button to choose one; where a finger is used, also the camera (CONS-98). */
function FilePicker({ file, error, disabled, focusOnMount, onPick, onPhoto }: FilePickerProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hasCamera = useMedia('(pointer: coarse)');
  const id = useId();
  return (
    <div className={layout.row}>
      <input
        ref={input}
        type="file"
        multiple
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
      <span className={layout.entry} id={id}>
        {file === null ? (
          <span className={typography.hint}>No file selected</span>
        ) : (
          <>
            <bdi className={typography.name}>{file.name}</bdi>
            <span className={typography.hint}>{formatBytes(file.size)}</span>
          </>
        )}
        {error !== undefined && (
          <span className={layout.withIcon} data-tone="error" role="alert">
            <IconAlertCircle size={14} aria-hidden />
            {error}
          </span>
        )}
      </span>
    </div>
  );
}
