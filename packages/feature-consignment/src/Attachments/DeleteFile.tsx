import type { File as AttachedFile } from '@consign/api-client/consignment';
import { consignmentKeys, fileMutations, findApiError } from '@consign/queries';
import { useAnalytics, useClient } from '@consign/session';
import { ConfirmDialog, toastSuccess } from '@consign/ui';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import classes from './Attachments.module.css';

interface Props {
  readonly reference: string;
  readonly file: AttachedFile;
}

/** Deletes a file after confirmation; a failure shows beside it (FILE-03). */
export function DeleteFile({ reference, file }: Props): ReactNode {
  const { id: fileId, name, fileType } = file;
  const track = useAnalytics();
  const remove = useMutation({ ...fileMutations(useClient()).remove(), meta: { failure: 'screen' } });
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const run = async (): Promise<void> => {
    try {
      await remove.mutateAsync({ reference, fileId });
      toastSuccess('File has been deleted');
      track({ name: 'file deleted', fileType: fileType.code });
    } catch (error) {
      // Already deleted by somebody else: only refresh the list. Other errors show below.
      if (findApiError(error)?.status === 404) {
        await cache.invalidateQueries({ queryKey: consignmentKeys.files(reference) });
      }
    }
    setAsking(false);
  };
  return (
    <>
      <Button
        className={classes.delete ?? ''}
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={`Delete ${name}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {remove.isError && (
        <p className={classes.failed} role="alert">
          Failed to delete file, please try again later.
        </p>
      )}
      <ConfirmDialog
        opened={asking}
        title="Delete file"
        confirmLabel="Delete"
        cancelLabel="Keep"
        destructive
        busy={remove.isPending}
        onConfirm={() => void run()}
        onCancel={() => setAsking(false)}
      >
        Are you sure you want to delete <bdi className={classes.name}>{name}</bdi>?
      </ConfirmDialog>
    </>
  );
}
