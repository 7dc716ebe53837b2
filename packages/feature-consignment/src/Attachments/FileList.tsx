import type { File as AttachedFile } from '@consign/api-client/consignment';
import { BlockedTab, useSignedLink } from '@consign/consignment-parts';
import { isolate } from '@consign/domain';
import { formatDateTime, formatTime } from '@consign/domain/dates';
import { consignmentKeys, fileMutations, findApiError } from '@consign/queries';
import { useAnalytics, useClient } from '@consign/session';
import { ConfirmDialog, FailedQuery, fieldId, toastSuccess, typography } from '@consign/ui';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { restoreFocus } from '../focus.js';
import classes from './Attachments.module.css';
import { formatBytes } from './format-bytes.js';
import { Thumbnail } from './Thumbnail.js';
import { useFiles } from './use-files.js';

interface Props {
  readonly reference: string;
  readonly canDelete: boolean;
  /** Whether files can be dropped; mentioned when there are none yet. */
  readonly canDrop: boolean;
}

/** The attached files and generated documents, newest first. */
export function FileList({ reference, canDelete, canDrop }: Props): ReactNode {
  const { files, renew } = useFiles(reference);
  const count = files.data?.length ?? 0;
  const shown = useRef(count);
  useEffect(() => {
    // The button that deleted a file is gone with it (CONS-90).
    if (count < shown.current) restoreFocus(document.getElementById(fieldId('attachFile')));
    shown.current = count;
  }, [count]);
  const generated = files.data?.filter(({ isGenerated }) => isGenerated).length ?? 0;
  const [mostGenerated, setMostGenerated] = useState(generated);
  if (generated > mostGenerated) setMostGenerated(generated);
  if (files.data === undefined) {
    return files.isError ? (
      <FailedQuery title="The files could not be loaded" query={files} />
    ) : (
      <div aria-busy="true" className={classes.list}>
        <Skeleton width={158} height={160} />
      </div>
    );
  }
  const areGone = generated < mostGenerated;
  return (
    <>
      {areGone && (
        <p className={typography.note}>
          Generated documents are here for an hour, or until what they print changes. Print them again.
        </p>
      )}
      {files.data.length === 0 ? (
        <p className={typography.dimmed}>
          {!areGone && 'No files yet. '}
          {canDrop && 'Drop a PDF, JPEG or PNG up to 10 MB here, or choose a file.'}
        </p>
      ) : (
        <ul className={classes.list} aria-label="Files">
          {files.data.map((file) => (
            <FileCard
              key={file.id}
              reference={reference}
              file={file}
              givenAt={files.dataUpdatedAt}
              renew={() => renew(file.id)}
              canDelete={canDelete}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface FileCardProps {
  readonly reference: string;
  readonly file: AttachedFile;
  /** When its URL was issued, in milliseconds since 1970. */
  readonly givenAt: number;
  /** Requests a new URL; null if the file is gone. */
  readonly renew: () => Promise<string | null>;
  readonly canDelete: boolean;
}

/** One file: its thumbnail as the link, and its details (FILE-05). */
function FileCard({ reference, file, givenAt, renew, canDelete }: FileCardProps): ReactNode {
  const { name, fileType, notes, uri, thumbnailUri, size, uploadedAtDateTimeUtc } = file;
  const { isGenerated, proofKind, expiresAtDateTimeUtc } = file;
  const { linkProps, failed, blocked } = useSignedLink({
    address: { uri, givenAt },
    name,
    text: `Opening ${name}…`,
    renew,
  });
  return (
    <li className={classes.file}>
      <a className={classes.thumbnail} {...linkProps} aria-label={`Open ${name}`}>
        <Thumbnail uri={thumbnailUri} width={158} height={160} />
      </a>
      <div className={classes.facts}>
        <bdi className={typography.name}>{name}</bdi>
        <span>{fileType.name}</span>
        {notes !== null && notes !== '' && <bdi>{notes}</bdi>}
        <span className={typography.hint}>
          {formatBytes(size)},{' '}
          <time dateTime={uploadedAtDateTimeUtc}>{formatDateTime(uploadedAtDateTimeUtc)}</time>
        </span>
        {proofKind !== null && <span className={typography.hint}>From the freight provider</span>}
        {expiresAtDateTimeUtc !== null && (
          <span className={typography.hint}>
            Generated, available until{' '}
            <time dateTime={expiresAtDateTimeUtc}>{formatTime(expiresAtDateTimeUtc)}</time>
          </span>
        )}
        {failed && (
          <span className={typography.error} role="alert">
            {isolate(name)} could not be opened
          </span>
        )}
        <BlockedTab href={blocked} />
        {canDelete && !isGenerated && proofKind === null && <DeleteFile reference={reference} file={file} />}
      </div>
    </li>
  );
}

interface DeleteFileProps {
  readonly reference: string;
  readonly file: AttachedFile;
}

/** Deletes a file after confirmation; a failure shows beside it (FILE-03). */
function DeleteFile({ reference, file }: DeleteFileProps): ReactNode {
  const { id: fileId, name, fileType } = file;
  const track = useAnalytics();
  const remove = useMutation(fileMutations(useClient()).remove());
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
        mt={4}
        ml={-8}
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={`Delete ${name}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {remove.isError && (
        <p className={typography.error} role="alert">
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
        Are you sure you want to delete <bdi className={typography.name}>{name}</bdi>?
      </ConfirmDialog>
    </>
  );
}
