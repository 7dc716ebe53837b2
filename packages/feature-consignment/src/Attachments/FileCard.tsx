import type { File as AttachedFile } from '@consign/api-client/consignment';
import { isolate } from '@consign/domain';
import { useSignedLink } from '@consign/consignment-parts';
import { formatDateTime, formatTime } from '@consign/domain/dates';
import type { ReactNode } from 'react';

import classes from './Attachments.module.css';
import { DeleteFile } from './DeleteFile.js';
import { formatBytes } from './format-bytes.js';
import { Thumbnail } from './Thumbnail.js';

interface Props {
  readonly reference: string;
  readonly file: AttachedFile;
  /** When its URL was issued, in milliseconds since 1970. */
  readonly givenAt: number;
  /** Requests a new URL; null if the file is gone. */
  readonly renew: () => Promise<string | null>;
  readonly canDelete: boolean;
}

/** One file: its thumbnail as the link, and its details (FILE-05). */
export function FileCard({ reference, file, givenAt, renew, canDelete }: Props): ReactNode {
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
        <bdi className={classes.name}>{name}</bdi>
        <span>{fileType.name}</span>
        {notes !== null && notes !== '' && <bdi className={classes.notes}>{notes}</bdi>}
        <span className={classes.dimmed}>
          {formatBytes(size)},{' '}
          <time dateTime={uploadedAtDateTimeUtc}>{formatDateTime(uploadedAtDateTimeUtc)}</time>
        </span>
        {proofKind !== null && <span className={classes.dimmed}>From the freight provider</span>}
        {expiresAtDateTimeUtc !== null && (
          <span className={classes.dimmed}>
            Generated, available until{' '}
            <time dateTime={expiresAtDateTimeUtc}>{formatTime(expiresAtDateTimeUtc)}</time>
          </span>
        )}
        {failed && (
          <span className={classes.failed} role="alert">
            {isolate(name)} could not be opened
          </span>
        )}
        {blocked !== null && (
          <span>
            Your browser blocked the new tab:{' '}
            <a href={blocked} target="_blank" rel="noopener noreferrer">
              open it here
            </a>
          </span>
        )}
        {canDelete && !isGenerated && proofKind === null && <DeleteFile reference={reference} file={file} />}
      </div>
    </li>
  );
}
