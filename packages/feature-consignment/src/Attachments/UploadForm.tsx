import { fileTypes } from '@consign/domain/files';
import { fileQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { DisabledReasonButton, FieldRow, SelectField, TextField } from '@consign/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';

import classes from './Attachments.module.css';
import { FilePicker } from './FilePicker.js';
import { useUpload } from './use-upload.js';

interface Props {
  readonly reference: string;
  /** The dropped file; null if it is still to be chosen. */
  readonly file: File | null;
  /** Why nothing can be attached, for example because the consignment is cancelled (FILE-04). */
  readonly disabledReason: string | null;
  /** The upload succeeded or was cancelled. */
  readonly onEnd: () => void;
}

/** The form of one upload: file, type and notes (FILE-01). */
export function UploadForm({ reference, file, disabledReason, onEnd }: Props): ReactNode {
  const id = useId();
  // Fall back to the domain's file types if they cannot be loaded.
  const { data: types = fileTypes } = useQuery(fileQueries(useClient()).types());
  const { draft, change, errors, failure, progress, send, stop } = useUpload(reference, file, onEnd);
  const isFixed = progress !== null || disabledReason !== null;
  return (
    <form
      className={classes.form}
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
        focusOnMount={file === null}
        onPick={(picked) => change({ file: picked })}
        onPhoto={(taken) => change({ file: taken, fileTypeCode: draft.fileTypeCode ?? 'PHOTO' })}
      />
      <FieldRow shares={[1, 2]}>
        <SelectField
          id={`${id}-type`}
          label="File type"
          focusOnMount={file !== null}
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
      <div className={classes.actions}>
        {failure !== null && (
          <p className={classes.failed} role="alert">
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
    <div className={classes.progress}>
      <progress value={percent} max={100} aria-label={`Uploading ${name}`} />
      <span className={classes.dimmed}>{percent === 100 ? 'Saving…' : `${percent} %`}</span>
      <Button variant="default" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
